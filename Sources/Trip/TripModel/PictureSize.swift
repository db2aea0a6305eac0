/// How large a picture stands in a text, where its author says it: `tower.jpg#full`.
package enum PictureSize: String, CaseIterable, Sendable {
  /// From edge to edge of the page.
  case full
  case twoThirds = "two-thirds"
  case oneThird = "one-third"

  /// What stands behind the last `#` of an address; nil where nothing does.
  package static func word(of address: String) -> String? {
    guard let sign = address.lastIndex(of: "#") else { return nil }
    let word = address[address.index(after: sign)...]
    return word.isEmpty ? nil : String(word)
  }

  /// The size that an address in a text asks for.
  package init?(of address: String) {
    guard let word = Self.word(of: address) else { return nil }
    self.init(rawValue: word.lowercased())
  }
}

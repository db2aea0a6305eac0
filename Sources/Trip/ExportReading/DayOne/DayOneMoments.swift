/// Addresses by which texts of Day One name pictures, films and other entries: `![](dayone-moment:/video/ID)`.
struct DayOneMoments {
  /// What becomes of a moment.
  enum Outcome: Hashable {
    /// A picture or film, by its number.
    case shown(Int)
    /// A recording that a site plays.
    case heard(Int)
    /// A file that no site shows, and why, as a note that is for the traveller alone.
    case noted(Int, String)
    /// There is no file.
    case missing
  }

  /// Tells what becomes of a moment by its kind and its identifier, in capitals.
  let outcome: (DayOneMedium.Kind?, String) -> Outcome

  private static let start = "](dayone"

  /// The moments that a text names, in their order.
  static func named(in text: String) -> [(kind: DayOneMedium.Kind?, identifier: String)] {
    var found: [(kind: DayOneMedium.Kind?, identifier: String)] = []
    var rest = text[...]
    while let mark = rest.firstRange(of: start), let end = rest[mark.upperBound...].firstIndex(of: ")") {
      if let moment = moment(rest[mark.upperBound..<end]) { found.append(moment) }
      rest = rest[end...]
    }
    return found
  }

  /// The text with our own addresses in place of Day One's.
  func resolved(_ text: String) -> String {
    guard text.contains(Self.start) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private func line(_ line: Substring) -> String {
    var written = ""
    var rest = line
    while let mark = rest.firstRange(of: Self.start) {
      let inner = rest[..<mark.lowerBound]
      guard let open = inner.lastIndex(of: "[") else {
        written += rest[..<mark.upperBound]
        rest = rest[mark.upperBound...]
        continue
      }
      guard let end = rest[mark.upperBound...].firstIndex(of: ")") else { break }
      var before = inner[..<open]
      let words = inner[inner.index(after: open)...]
      let moment = Self.moment(rest[mark.upperBound..<end])
      if before.last == "!" { before = before.dropLast() }
      written += before
      written += moment.map { replacement($0, String(words)) } ?? String(words)
      rest = rest[rest.index(after: end)...]
    }
    written += rest
    // A recording is played where it stands alone in its paragraph.
    let isAlone = written.hasPrefix("[") && written.contains("](media:") && written.hasSuffix(")")
    return isAlone && rest.isEmpty ? "\n" + written + "\n" : written
  }

  private func replacement(_ moment: (kind: DayOneMedium.Kind?, identifier: String), _ words: String)
    -> String
  {
    switch outcome(moment.kind, moment.identifier) {
    case .shown(let number): "![\(words)](media:\(number))"
    case .heard(let number): "[\(words.isEmpty ? "Recording" : words)](media:\(number))"
    case .noted(let number, let why): Self.note(number, why)
    case .missing: ""
    }
  }

  /// A note about a file that lies beside the text; no site shows it.
  static func note(_ number: Int, _ why: String) -> String { "<!-- \(why) (media:\(number)) -->" }

  /// What stands behind `dayone`: `-moment://ID`, `-moment:/video/ID`, `-video://ID`; nil for a way to something else,
  /// as to another entry.
  private static func moment(_ address: Substring) -> (kind: DayOneMedium.Kind?, identifier: String)? {
    guard address.first == "-", let colon = address.firstIndex(of: ":") else { return nil }
    let scheme = String(address[..<colon].dropFirst())
    let parts = address[address.index(after: colon)...].split(separator: "/")
    guard let last = parts.last else { return nil }
    let identifier = last.prefix { $0.isLetter || $0.isNumber || $0 == "-" }.uppercased()
    if scheme != "moment" {
      guard let kind = DayOneMedium.Kind(moment: scheme) else { return nil }
      return (kind, identifier)
    }
    guard parts.count > 1, let word = parts.first else { return (DayOneMedium.Kind.photo, identifier) }
    return (DayOneMedium.Kind(moment: String(word)), identifier)
  }
}

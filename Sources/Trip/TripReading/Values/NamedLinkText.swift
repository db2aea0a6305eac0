import Diagnostics
import TripModel
import TripNotation

/// Pages elsewhere, of somebody or of a place.
enum NamedLinkText {
  /// `https://example.org/ana`, or with what it is called: `Drawings, https://example.org/ana`.
  static func link(_ text: TextNode) throws(Problem) -> NamedLink {
    guard let start = text.value.firstRange(of: "http")?.lowerBound, start > text.value.startIndex else {
      return NamedLink(address: try LinkKind.page(text))
    }
    let address = try LinkKind.page(text.part(start..<text.value.endIndex))
    let name = text.value[..<start].trimmed
    let bare = (name.last.map { ",:".contains($0) } ?? false) ? name.dropLast().trimmed : name
    return NamedLink(name: bare.isEmpty ? nil : String(bare), address: address)
  }
}

extension FieldReader {
  /// One text, or a list of them: in both, commas are the text's own.
  mutating func wholeTexts(_ key: String) -> [TextNode] {
    guard let node = node(key) else { return [] }
    let items = node.text == nil ? self.items(key) ?? [] : [node]
    var texts: [TextNode] = []
    for item in items {
      if let text = item.text {
        if !text.value.isEmpty { texts.append(text) }
      } else {
        findings.report(.noText(item, in: key))
      }
    }
    return texts
  }

  /// The pages that a field names.
  mutating func links(_ key: String) -> [NamedLink] {
    wholeTexts(key).compactMap { findings.value(of: $0, NamedLinkText.link) }
  }
}

extension Problem {
  fileprivate static func noText(_ node: Node, in key: String) -> Problem {
    Problem(
      .wrongKind, "Expected a text in `\(key)`", at: node.range,
      advice: "Write each on a line of its own, behind a dash.")
  }
}

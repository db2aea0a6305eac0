import Markdown

/// Words for people out of names for machines.
enum Wording {
  /// `2026-05-03-the-monks-recipe` or `rome_2024` as a title: `The monks recipe`, `Rome 2024`.
  static func title(fromFileName name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }
    let text = words.joined(separator: " ")
    guard let first = text.first else { return name }
    return first.uppercased() + text.dropFirst()
  }

  /// The text's first sentences, at most about 220 characters, cut at a word.
  static func excerpt(of document: MarkdownDocument) -> String {
    guard let text = document.firstParagraph, text.count > 220 else { return document.firstParagraph ?? "" }
    let cut = text.prefix(220)
    guard let space = cut.lastIndex(of: " ") else { return cut + "…" }
    return cut[..<space].trimmingSuffix(where: { ",;:–—-".contains($0) }) + "…"
  }
}

extension Substring {
  /// Without the characters at its end for which the condition holds.
  fileprivate func trimmingSuffix(where condition: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}

extension String {
  /// What of a text follows a heading that has begun it and breaks off, `We walked to…`: `…the lake and back`, with a bracket
  /// that opens there. The text itself below any other heading; nil where nothing follows.
  func goingOn(from heading: String) -> String? {
    guard heading.hasSuffix("…") else { return self }
    let begun = heading.dropLast()
    guard hasPrefix(begun) else { return self }
    let rest = dropFirst(begun.count).drop { !$0.isLetter && !$0.isNumber && !"([（［".contains($0) }
    return rest.isEmpty ? nil : "…" + rest
  }

  /// The same below a title that was taken from the text, which may also be the first sentence of it: `We walked`, of which
  /// the full stop is left behind.
  func behind(title: String) -> String? {
    guard !title.hasSuffix("…"), hasPrefix(title) else { return goingOn(from: title) }
    let rest = dropFirst(title.count)
    guard let next = rest.first else { return nil }
    let behind = ".。".contains(next) ? rest.dropFirst() : rest
    let isEnded = next == "。" || title.last.map { "！？」』）".contains($0) } ?? false
    guard isEnded || behind.first?.isWhitespace ?? true else { return self }
    let words = behind.drop(while: \.isWhitespace)
    return words.isEmpty ? nil : String(words)
  }
}

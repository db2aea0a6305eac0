extension String {
  /// What of a text follows a heading that has begun it and breaks off, `We walked to…`: `…the lake and back`. The text
  /// itself below any other heading; nil where nothing follows.
  func goingOn(from heading: String) -> String? {
    guard heading.hasSuffix("…") else { return self }
    let begun = heading.dropLast()
    guard hasPrefix(begun) else { return self }
    let rest = dropFirst(begun.count).drop { !$0.isLetter && !$0.isNumber }
    return rest.isEmpty ? nil : "…" + rest
  }
}

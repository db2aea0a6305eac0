/// What stands in a tag behind its name: `src="x.jpg" caption='A tram'`, `width: 300`, `x.jpg`.
struct TagArguments {
  /// What was written with a key; the keys in small letters.
  private(set) var named: [String: String] = [:]
  private(set) var values: [(key: String?, value: String)] = []

  init(_ text: Substring) {
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return }
      let first = Self.value(&rest)
      let behind = rest.drop { $0 == " " }
      let isKey =
        !first.isQuoted && (behind.first == "=" || (first.text.hasSuffix(":") && first.text.count > 1))
      guard isKey else {
        values.append((nil, first.text))
        continue
      }
      let key = first.text.hasSuffix(":") ? String(first.text.dropLast()) : first.text
      rest = (behind.first == "=" ? behind.dropFirst() : behind).drop { $0.isWhitespace }
      let value = Self.value(&rest).text
      values.append((key.lowercased(), value))
      if named[key.lowercased()] == nil { named[key.lowercased()] = value }
    }
  }

  /// The first value without a key.
  var first: String? { values.first { $0.key == nil }?.value }

  private static func value(_ rest: inout Substring) -> (text: String, isQuoted: Bool) {
    if let quote = rest.first, "\"'`".contains(quote) {
      var text = ""
      var isEscaped = false
      var index = rest.index(after: rest.startIndex)
      while index < rest.endIndex, rest[index] != quote || isEscaped {
        isEscaped = rest[index] == "\\" && !isEscaped
        if !isEscaped { text.append(rest[index]) }
        index = rest.index(after: index)
      }
      rest = rest[index...].dropFirst()
      return (text, true)
    }
    let word = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "," }
    rest = rest[word.endIndex...]
    if word.isEmpty { rest = rest.dropFirst() }
    return (String(word), false)
  }

  // MARK: Pictures

  private static let sourceKeys = [
    "src", "image_path", "url", "image", "path", "img", "file", "source", "filename",
  ]
  private static let captionKeys = ["caption", "title", "description", "desc", "text", "attr"]

  /// The pictures that the tag shows, as Markdown; nothing for a tag without any.
  var pictures: [String] {
    let said = Self.captionKeys.lazy.compactMap { named[$0] }.first { !$0.isEmpty } ?? ""
    let caption = TextMarks.words(WithoutComments.text(said))
    let alternative = WithoutComments.text(named["alt"] ?? "")
    func markdown(_ source: String) -> String {
      TextMarks.picture(TextMarks.withoutSiteAddress(source), alternative: alternative, caption: caption)
    }
    let keyed = Self.sourceKeys.compactMap { named[$0] }
    if let source = keyed.first(where: PictureFields.isPicture) { return [markdown(source)] }
    let skipped: Set<String> = ["link", "href", "thumb", "thumbnail", "poster", "alt", "caption", "title"]
    let others = values.filter { !skipped.contains($0.key ?? "") }.map(\.value).filter(
      PictureFields.isPicture)
    if !others.isEmpty { return others.map(markdown) }
    // A figure may name the resource of a bundle without its ending.
    if let source = named["src"], !source.isEmpty, !source.contains("//") { return [markdown(source)] }
    return []
  }
}

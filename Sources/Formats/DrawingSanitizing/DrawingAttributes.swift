import XMLText

/// Which attributes of an element stay, and what they may say.
enum DrawingAttributes {
  /// The attributes in their order, and apart from them what the style says.
  static func sanitized(
    _ tag: MarkupTag, isRoot: Bool
  ) -> (attributes: [DrawingNode.Pair], styles: [DrawingNode.Pair], isCut: Bool) {
    var kept: [DrawingNode.Pair] = []
    var isCut = false
    func keep(_ name: String, _ value: String) {
      if let index = kept.firstIndex(where: { $0.name == name }) {
        kept[index].value = value
      } else {
        kept.append((name, value))
      }
    }
    for attribute in tag.attributes where !(isRoot && ownOfRoot.contains(attribute.name)) {
      let value = attribute.value
      switch attribute.name {
      case "id": if DrawingValues.isName(value) { keep(attribute.name, value) }
      case "href", "xlink:href":
        if DrawingWords.linked.contains(tag.name), DrawingValues.isOwnPlace(value) { keep("href", value) }
      default:
        guard let taken = taken(attribute.name, value, isStyle: false) else { continue }
        if taken.value != value { isCut = true }
        keep(taken.name, taken.value)
      }
    }
    let styles = declarations(tag["style"] ?? "").compactMap { name, written -> DrawingNode.Pair? in
      let said = written.lowercased().hasSuffix("!important") ? String(written.dropLast(10).trimmed) : written
      guard let taken = taken(name, said, isStyle: true) else { return nil }
      if taken.value != said { isCut = true }
      return taken
    }
    return (kept, styles, isCut)
  }

  /// What becomes of a property: itself where it may stand, and nothing else; one that may hide the element in a way
  /// that cannot be told hides it.
  static func taken(_ name: String, _ value: String, isStyle: Bool) -> DrawingNode.Pair? {
    let name = isStyle ? name.lowercased() : name
    if isStyle, hidingStyles.contains(name) { return ("display", "none") }
    guard DrawingWords.attributes.contains(name) else { return nil }
    if DrawingValues.isPlain(value) { return (name, value) }
    let isOpaque = name == "filter" && !value.lowercased().contains("opacity")
    return hiding.contains(name) && !isOpaque ? ("display", "none") : nil
  }

  /// What may hide an element, and is told apart by values of which only plain ones are understood.
  private static let hiding: Set<String> = [
    "display", "visibility", "opacity", "fill-opacity", "stroke-opacity", "clip-path", "mask", "transform",
    "filter",
    "font-size", "overflow",
  ]
  /// What no attribute says, and may hide an element.
  private static let hidingStyles: Set<String> = [
    "clip", "content-visibility", "scale", "translate", "zoom", "all", "offset-path", "mask-image",
    "mask-size",
  ]

  /// The root's size is written by itself.
  private static let ownOfRoot: Set<String> = ["x", "y", "width", "height", "viewBox"]

  static func declarations(_ style: String) -> [DrawingNode.Pair] {
    style.withoutComments.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0.trimmed) }
      return parts.count == 2 && !parts[1].isEmpty ? (parts[0], parts[1]) : nil
    }
  }
}

/// What values may say.
enum DrawingValues {
  /// Functions of colours and of places; `url` only of a place within the picture.
  private static let functions: Set<String> = [
    "matrix", "translate", "scale", "rotate", "skewX", "skewY", "rgb", "rgba", "hsl", "hsla", "url",
  ]

  /// Whether a value asks for nothing and runs nothing, and is understood.
  static func isPlain(_ value: String) -> Bool {
    // Most are numbers and paths.
    guard value.utf8.contains(where: { $0 == 0x28 || $0 == 0x5C || $0 == 0x2F }) else { return true }
    if value.utf8.contains(0x5C) || value.contains("/*") || value.contains("//") { return false }
    var rest = Substring(value)
    while let bracket = rest.firstIndex(of: "(") {
      let name = rest[..<bracket].reversed().prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
      guard functions.contains(String(name.reversed())) else { return false }
      rest = rest[rest.index(after: bracket)...]
      if name.elementsEqual("lru") {
        let inner = rest.drop { $0 == "\"" || $0 == "'" || $0.isWhitespace }
        guard inner.first == "#" else { return false }
      }
    }
    return true
  }

  /// Whether it is a name as programs give them.
  static func isName(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.count <= 200
      && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.: ".contains($0)) }
  }

  /// Whether it is a place within the picture: `#leaf`.
  static func isOwnPlace(_ value: String) -> Bool { value.first == "#" && isName(String(value.dropFirst())) }
}

extension StringProtocol {
  /// Without what stands between `/*` and `*/`; the rest of a comment without an end is one.
  var withoutComments: String {
    var kept = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "/*") {
      kept += rest[..<start.lowerBound] + " "
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return kept }
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }
}

import XMLText

/// Which attributes of an element stay, and what they may say.
enum DrawingAttributes {
  /// The attributes in their order; those of `style` stand as attributes of their own, which cannot do more.
  static func bare(_ tag: MarkupTag, isRoot: Bool) -> [(name: String, value: String)] {
    var kept: [(name: String, value: String)] = []
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
      case "id", "class": if DrawingValues.isName(value) { keep(attribute.name, value) }
      case "href", "xlink:href":
        if DrawingWords.linked.contains(tag.name), DrawingValues.isOwnPlace(value) { keep("href", value) }
      case let name where DrawingWords.attributes.contains(name):
        if DrawingValues.isPlain(value) { keep(name, value) }
      default: break
      }
    }
    // What a style says goes before attributes.
    for (name, value) in declarations(tag["style"] ?? "")
    where DrawingWords.attributes.contains(name) && DrawingValues.isPlain(value) { keep(name, value) }
    return kept
  }

  /// The root's size is written by itself.
  private static let ownOfRoot: Set<String> = ["x", "y", "width", "height", "viewBox"]

  private static func declarations(_ style: String) -> [(name: String, value: String)] {
    style.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
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

  /// Whether a value asks for nothing, runs nothing and hides nothing.
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

  /// Whether a sheet of styles does no more than attributes could.
  static func isPlain(sheet: String) -> Bool {
    !sheet.contains { $0 == "@" || $0 == "\\" || $0 == "<" } && isPlain(sheet.withoutComments)
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
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// Without what stands between `/*` and `*/`; the rest of a comment without an end is one.
  fileprivate var withoutComments: String {
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

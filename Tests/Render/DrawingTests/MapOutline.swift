@testable import Drawing

/// What is on a map, a line a thing: its words and markers with their places, and of each path how long it is and a
/// sum over it, so that a changed line is seen though nobody could read it.
struct MapOutline {
  let text: String

  init(_ svg: ParsedSVG) {
    text = svg.elements.compactMap(Self.line).joined(separator: "\n") + "\n"
  }

  private static func line(_ element: ParsedSVG.Element) -> String? {
    let classes = element.attributes["class"] ?? ""
    func values(_ names: String...) -> String {
      names.compactMap { element.attributes[$0] }.joined(separator: " ")
    }
    switch element.name {
    case "svg": return "sheet \(values("viewBox"))"
    case "text":
      let turn = element.attributes["transform"].map { " \($0)" } ?? ""
      return "\(classes) “\(element.text)” at \(values("x", "y"))\(turn)"
    case "circle": return "\(classes) \(values("cx", "cy", "r"))"
    case "rect": return classes.isEmpty ? nil : "\(classes) \(values("x", "y", "width", "height"))"
    case "use": return "\(classes) of \(values("href", "stroke-width"))"
    case "path":
      let data = element.attributes["d"] ?? ""
      let name = classes.isEmpty ? values("id") : classes
      let parts = data.utf8.count { $0 == UInt8(ascii: "M") }
      return "\(name): \(parts) parts, \(data.utf8.count) bytes, \(sum(data))"
    default: return nil
    }
  }

  /// Fowler, Noll and Vo's hash of 32 bits (FNV-1a), in hexadecimal.
  private static func sum(_ text: String) -> String {
    String(text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }, radix: 16)
  }
}

/// Gives the parts of a drawing names that say nothing: what somebody called a layer is for them alone.
struct DrawingNames {
  private var ids: [String: String] = [:]
  private var results: [String: String] = [:]

  /// Names all that is seen and led to, in the order of the file.
  init(_ root: DrawingNode) {
    var led: Set<String> = []
    root.forEach { if $0.isSeen { led.formUnion(Self.places(in: $0)) } }
    var names: [String: String] = [:]
    root.forEach { node in
      guard node.isSeen, let id = node["id"], led.contains(id), names[id] == nil else { return }
      names[id] = Self.name(names.count)
    }
    ids = names
    var steps: [String: String] = [:]
    root.forEach { node in
      guard node.isSeen, let result = node["result"], steps[result] == nil else { return }
      steps[result] = Self.name(steps.count)
    }
    results = steps
  }

  /// The places to which an element's attributes lead.
  static func places(in node: DrawingNode) -> [String] {
    node.attributes.compactMap { name, value in
      name == "href" ? String(value.dropFirst()) : DrawingValues.place(in: value)?.id
    }
  }

  /// The attributes with our names; what leads nowhere is left out.
  func attributes(of node: DrawingNode) -> [DrawingNode.Pair] {
    node.attributes.compactMap { name, value in
      switch name {
      case "id": return ids[value].map { (name, $0) }
      case "href": return ids[String(value.dropFirst())].map { (name, "#" + $0) }
      case "result": return results[value].map { (name, $0) }
      case "in", "in2":
        if Self.inputs.contains(value) { return (name, value) }
        return results[value].map { (name, $0) }
      case "font-family": return Self.fonts(in: value).map { (name, $0) }
      default:
        guard let place = DrawingValues.place(in: value) else { return (name, value) }
        let behind = place.behind.isEmpty ? "" : " " + place.behind
        guard let id = ids[place.id] else { return behind.isEmpty ? nil : (name, String(place.behind)) }
        return (name, "url(#\(id))" + behind)
      }
    }
  }

  /// `a` to `z`, `aa` and so on.
  private static func name(_ number: Int) -> String {
    var rest = number
    var name = ""
    repeat {
      name = String(UnicodeScalar(UInt8(97 + rest % 26))) + name
      rest = rest / 26 - 1
    } while rest >= 0
    return name
  }

  private static let inputs: Set<String> = [
    "SourceGraphic", "SourceAlpha", "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint",
  ]

  /// Those of the fonts that many have: what somebody calls the font of their own hand nobody needs to know.
  private static func fonts(in list: String) -> String? {
    let known = list.split(separator: ",").compactMap { font -> String? in
      let name = font.filter { !"\"'".contains($0) }.trimmed
      return fonts.contains(name.lowercased()) ? String(name) : nil
    }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  private static let fonts: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif", "ui-serif",
    "ui-monospace", "inherit",
    "arial", "arial black", "helvetica", "helvetica neue", "times", "times new roman", "georgia", "verdana",
    "tahoma",
    "trebuchet ms", "courier", "courier new", "comic sans ms", "impact", "palatino", "garamond", "calibri",
    "cambria", "segoe ui",
    "roboto", "open sans", "lato", "montserrat", "inter", "ubuntu", "cantarell", "noto sans", "noto serif",
    "dejavu sans",
    "dejavu serif", "dejavu sans mono", "liberation sans", "liberation serif", "liberation mono", "menlo",
    "monaco", "consolas",
  ]
}

/// How large a drawing is, and which part of its plane it shows.
struct DrawingSize {
  let width: Int
  let height: Int
  let viewBox: String
  /// What of its plane can be seen: more than the box where the picture has another shape.
  let window: DrawingBox

  /// More pixels than these are taken for fewer: only the shape matters then.
  private static let largest = 4000.0

  static func read(_ root: [String: String]) -> DrawingSize {
    let box = (root["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    let isBox = box.count == 4 && box.allSatisfy { $0.isFinite && abs($0) < 1e9 } && box[2] > 0 && box[3] > 0
    var wide = pixels(root["width"])
    var high = pixels(root["height"])
    if isBox {
      let shape = box[3] / box[2]
      if wide == nil { wide = high.map { $0 / shape } ?? box[2] }
      if high == nil { high = wide.map { $0 * shape } }
    }
    // What a browser takes for a picture that says nothing.
    let (width, height) = (wide ?? 300, high ?? 150)
    let shrunk = min(1, largest / max(width, height))
    let viewBox = isBox ? box.map { "\($0)" }.joined(separator: " ") : "0 0 \(width) \(height)"
    let shown = isBox ? box : [0, 0, width, height]
    let scale = min(width / shown[2], height / shown[3])
    // Wherever the box stands within the picture, and stretched or not.
    let (beside, above) = (width / scale - shown[2], height / scale - shown[3])
    let window = DrawingBox(
      left: shown[0] - beside, top: shown[1] - above, right: shown[0] + shown[2] + beside,
      bottom: shown[1] + shown[3] + above)
    return DrawingSize(
      width: max(1, Int((width * shrunk).rounded())), height: max(1, Int((height * shrunk).rounded())),
      viewBox: viewBox, window: window)
  }

  /// A length as CSS has it; nil for a share of what is around it.
  private static func pixels(_ written: String?) -> Double? {
    guard let written else { return nil }
    let number = written.prefix { $0.isNumber || $0 == "." }
    let unit = written.dropFirst(number.count).filter { !$0.isWhitespace }
    guard let value = Double(number), value > 0, value < 1e6, let factor = units[unit] else { return nil }
    return value * factor
  }

  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
  ]
}

/// Writes what is seen of a drawing as a file of its own.
struct DrawingWriter {
  private(set) var markup = ""
  private let names: DrawingNames
  /// The ids of what is drawn in several places: a copy of a copy could be a million.
  private let used: Set<String>

  init(_ root: DrawingNode, size: DrawingSize) {
    names = DrawingNames(root)
    var used: Set<String> = []
    root.forEach { node in
      if node.isSeen, node.name == "use", let place = node["href"] { used.insert(String(place.dropFirst())) }
    }
    self.used = used
    write(root, size.attributes, isCopied: false)
  }

  private mutating func write(_ node: DrawingNode, _ first: [DrawingNode.Pair] = [], isCopied: Bool) {
    let isCopied = isCopied || node["id"].map(used.contains) == true
    guard node.isSeen, node.name != "use" || !isCopied else { return }
    markup += "<" + node.name
    for (name, value) in first + names.attributes(of: node) {
      markup += " \(name)=\"\(Self.escaped(value))\""
    }
    markup += ">"
    for part in node.content {
      switch part {
      case .node(let child): write(child, isCopied: isCopied)
      case .text(let letters): if node.showsLetters { markup += Self.escaped(letters) }
      }
    }
    markup += "</\(node.name)>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension DrawingSize {
  fileprivate var attributes: [(name: String, value: String)] {
    [("xmlns", DrawingCollector.svg), ("width", "\(width)"), ("height", "\(height)"), ("viewBox", viewBox)]
  }
}

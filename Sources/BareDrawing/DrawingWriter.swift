/// How large a drawing is, and which part of its plane it shows.
struct DrawingSize {
  let width: Int
  let height: Int
  let viewBox: String

  /// More pixels than these are taken for fewer: only the shape matters then.
  private static let largest = 4000.0

  init(_ root: [String: String]) {
    let box = (root["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    let isBox = box.count == 4 && box.allSatisfy { $0.isFinite && abs($0) < 1e9 } && box[2] > 0 && box[3] > 0
    var wide = Self.pixels(root["width"])
    var high = Self.pixels(root["height"])
    if isBox {
      let shape = box[3] / box[2]
      if wide == nil { wide = high.map { $0 / shape } ?? box[2] }
      if high == nil { high = wide.map { $0 * shape } }
    }
    // What a browser takes for a picture that says nothing.
    let (width, height) = (wide ?? 300, high ?? 150)
    let shrunk = min(1, Self.largest / max(width, height))
    self.width = max(1, Int((width * shrunk).rounded()))
    self.height = max(1, Int((height * shrunk).rounded()))
    viewBox = isBox ? box.map { "\($0)" }.joined(separator: " ") : "0 0 \(width) \(height)"
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

/// Writes the parts of a drawing as a file of their own.
struct DrawingWriter {
  let markup: String

  init(parts: [DrawingPart], size: DrawingSize) {
    let used = Self.used(parts)
    var text = ""
    /// The elements around that are drawn elsewhere too: a copy of a copy could be a million.
    var copied = 0
    var open: [(isCopied: Bool, isWritten: Bool)] = []
    for part in parts {
      switch part {
      case .start(let name, var attributes):
        if open.isEmpty { attributes = size.attributes + attributes }
        let isCopied = attributes.contains { $0.name == "id" && used.contains($0.value) }
        let isWritten = name != "use" || copied == 0
        if isCopied { copied += 1 }
        open.append((isCopied, isWritten))
        guard isWritten else { continue }
        text += "<" + name
        for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
        text += ">"
      case .text(let letters): text += Self.escaped(letters)
      case .end(let name):
        guard let last = open.popLast() else { continue }
        if last.isCopied { copied -= 1 }
        if last.isWritten { text += "</\(name)>" }
      }
    }
    markup = text
  }

  /// The ids of what is drawn in several places.
  private static func used(_ parts: [DrawingPart]) -> Set<String> {
    var used: Set<String> = []
    for case .start("use", let attributes) in parts {
      for (name, value) in attributes where name == "href" { used.insert(String(value.dropFirst())) }
    }
    return used
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
    [
      ("xmlns", DrawingCollector.svg), ("width", "\(width)"), ("height", "\(height)"), ("viewBox", viewBox),
    ]
  }
}

import TripNotation

/// Writes a tree so that it can be read again: everything in brackets and quotes.
struct NotationText {
  private(set) var text = ""

  init(_ node: Node) { write(node) }

  private mutating func write(_ node: Node) {
    switch node.kind {
    case .empty, .broken: text += "~"
    case .text(let text): write(text.value)
    case .list(let items):
      text += "["
      for item in items {
        write(item)
        text += ",\n "
      }
      text += "]"
    case .map(let fields):
      text += "{"
      for field in fields {
        write(field.key)
        text += ": "
        write(field.value)
        text += ",\n "
      }
      text += "}"
    }
  }

  private mutating func write(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Node {
  /// The same tree without places, as text.
  var shape: String {
    switch kind {
    case .empty: "~"
    case .broken: "!"
    case .text(let text): text.value.debugDescription
    case .list(let items): "[" + items.map(\.shape).joined(separator: ", ") + "]"
    case .map(let fields):
      "{" + fields.map { $0.key.debugDescription + ": " + $0.value.shape }.joined(separator: ", ") + "}"
    }
  }

  var isWhole: Bool {
    switch kind {
    case .empty, .text: true
    case .broken: false
    case .list(let items): items.allSatisfy(\.isWhole)
    case .map(let fields): fields.allSatisfy(\.value.isWhole)
    }
  }
}

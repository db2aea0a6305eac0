/// A JSON text as a value, its members in the order in which they are written.
enum JSONValue: Sendable {
  case text(String)
  case number(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  init?(_ text: String?) {
    guard let text, !text.isEmpty else { return nil }
    self = .text(text)
  }

  /// An object of those members that have a value.
  static func members(_ members: (String, JSONValue?)...) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  static func whole(_ number: Int) -> JSONValue { .number(String(number)) }

  /// Degrees with the four digits that pages show.
  static func degrees(_ degrees: Double) -> JSONValue {
    let units = Int((abs(degrees) * 10_000).rounded())
    let fraction = String(10_000 + units % 10_000).dropFirst()
    return .number((degrees < 0 && units > 0 ? "-" : "") + "\(units / 10_000).\(fraction)")
  }

  /// The text as it may stand in a `script` element: nothing in it ends the element, begins a comment, is a line
  /// break to a script, or is a character that HTML does not allow.
  var markup: HTML {
    var text: [UInt8] = []
    write(to: &text)
    return HTML(trusted: String(decoding: text, as: UTF8.self))
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .text(let words): Self.write(words, to: &text)
    case .number(let digits): text += digits.utf8
    case .list(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &text)
        text.append(UInt8(ascii: ":"))
        member.value.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ words: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    defer { text.append(UInt8(ascii: "\"")) }
    // Most texts hold nothing that has to be looked at twice.
    if words.utf8.allSatisfy(\.isPlain) {
      text += words.utf8
      return
    }
    let bytes = words.utf8Span.span
    var index = 0
    while index < bytes.count {
      // Most bytes stand for themselves whatever their neighbours; a character is put together only of the others.
      if bytes[index].isPlain {
        text.append(bytes[index])
        index += 1
      } else {
        let scalar = words.unicodeScalars[words.utf8.index(words.startIndex, offsetBy: index)]
        if scalar.standsForItself {
          text += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
        } else {
          escape(scalar, to: &text)
        }
        index += UTF8.width(scalar)
      }
    }
  }

  /// `\u003C`; a character beyond the first 65,536 as the two halves that UTF-16 has for it.
  private static func escape(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
      let digits = String(unit, radix: 16, uppercase: true)
      text += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }
  }
}

extension Unicode.Scalar {
  fileprivate var standsForItself: Bool {
    switch self {
    case "\"", "\\", "<", ">", "&", "'", "\u{2028}", "\u{2029}": false
    default:
      switch value {
      case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
      default: value & 0xFFFE != 0xFFFE
      }
    }
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 stands for itself whatever its neighbours: no sign of ours, and not the first byte of a
  /// character of which some do not (U+0080 to U+00BF, U+2000 to U+2FFF, U+F000 and above).
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), 0x7F, 0xC2, 0xE2, 0xEF...0xFF:
      false
    default: self >= 0x20
    }
  }
}

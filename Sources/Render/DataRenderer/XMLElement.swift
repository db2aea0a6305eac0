/// A piece of an XML document as a value: no text can break out of it, since only the renderer writes markup.
struct XMLElement {
  private enum Content {
    case nothing
    case text(String)
    case elements([XMLElement])
  }

  private let name: StaticString
  private var attributes: [(name: StaticString, value: String)]
  private let content: Content

  init(_ name: StaticString, _ attributes: [(StaticString, String)] = []) {
    (self.name, self.attributes, content) = (name, attributes, .nothing)
  }

  init(_ name: StaticString, _ attributes: [(StaticString, String)] = [], text: String) {
    (self.name, self.attributes, content) = (name, attributes, .text(text))
  }

  init(_ name: StaticString, _ attributes: [(StaticString, String)] = [], holding elements: [XMLElement]) {
    (self.name, self.attributes, content) = (name, attributes, .elements(elements))
  }

  /// The whole document, with an element a line.
  var document: String {
    Self.declaration + text
  }

  /// The element alone, to stand within others.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private func write(to text: inout String) {
    text += "<\(name)"
    for attribute in attributes { text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\"" }
    switch content {
    case .nothing: text += "/>\n"
    case .text(let words): text += ">\(Self.escaped(words))</\(name)>\n"
    case .elements(let elements):
      text += ">\n"
      for element in elements { element.write(to: &text) }
      text += "</\(name)>\n"
    }
  }

  /// Harmless in elements and attributes; what XML 1.0 (section 2.2) does not allow is dropped, and so are controls
  /// that it only advises against.
  static func escaped(_ raw: String) -> String {
    var text = ""
    text.reserveCapacity(raw.utf8.count)
    for scalar in raw.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      case "\r": text += "&#13;"
      default: if scalar.mayStandInXML { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var mayStandInXML: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

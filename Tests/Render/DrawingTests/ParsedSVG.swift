import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A drawing read back by Foundation's XML parser, in document order.
struct ParsedSVG {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The names of the elements around it, from the outermost.
    var path: [String]
  }

  var elements: [Element]

  /// Nil where the text is not well-formed XML.
  init?(_ markup: String) {
    let parser = XMLParser(data: Data(markup.utf8))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { return nil }
    elements = reader.elements
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func all(ofClass name: String) -> [Element] {
    elements.filter { ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(name)) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes, path: open.map { elements[$0].name }))
      open.append(elements.count - 1)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }
  }
}

extension ParsedSVG.Element {
  /// The number at the start of an attribute: `12.5`, `12.5%`, `12.5rem`.
  func number(_ name: String) -> Double? {
    attributes[name].flatMap { Double($0.prefix { $0.isNumber || $0 == "." || $0 == "-" }) }
  }
}

/// The same numbers on every run: Knuth's multiplier for a congruence modulo 2 to the 64.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed ^= mixed >> 33
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }
}

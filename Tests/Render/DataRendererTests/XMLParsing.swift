import Foundation
import FoundationXML

/// A document as Foundation's parser sees it.
final class XMLParsing: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []
  private(set) var isWellFormed = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.insert(name)
  }
}

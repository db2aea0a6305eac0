import Foundation
import FoundationXML

/// Whether elements stand as the sequences of the schema of GPX 1.1 say, which is not ours to copy: of each kind that
/// may hold others, the names in their order.
final class GPXOrder: NSObject, XMLParserDelegate {
  private static let children: [String: [String]] = [
    "gpx": ["metadata", "wpt", "rte", "trk", "extensions"],
    "metadata": ["name", "desc", "author", "copyright", "link", "time", "keywords", "bounds", "extensions"],
    "wpt": [
      "ele", "time", "magvar", "geoidheight", "name", "cmt", "desc", "src", "link", "sym", "type", "fix",
    ],
    "trk": ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "trkseg"],
    "trkseg": ["trkpt", "extensions"],
    "trkpt": [
      "ele", "time", "magvar", "geoidheight", "name", "cmt", "desc", "src", "link", "sym", "type", "fix",
    ],
  ]
  /// Those that may stand there several times.
  private static let repeated: Set<String> = ["wpt", "rte", "trk", "trkseg", "trkpt", "link"]

  private(set) var problems: [String] = []
  private var open: [(name: String, last: String?)] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problems.append("not well-formed") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let parent = open.last { place(name, in: parent) } else { root(name, attributes) }
    if name == "wpt" || name == "trkpt" { position(name, attributes) }
    open.append((name, nil))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }

  private func place(_ name: String, in parent: (name: String, last: String?)) {
    open[open.count - 1].last = name
    let order = Self.children[parent.name] ?? []
    guard let rank = order.firstIndex(of: name) else {
      problems.append("\(parent.name) holds \(name)")
      return
    }
    guard let last = parent.last, let before = order.firstIndex(of: last) else { return }
    if rank < before { problems.append("\(parent.name): \(last) before \(name)") }
    if rank == before, !Self.repeated.contains(name) { problems.append("\(parent.name): \(name) twice") }
  }

  private func root(_ name: String, _ attributes: [String: String]) {
    let isRight =
      name == "gpx" && attributes["version"] == "1.1" && attributes["creator"]?.isEmpty == false
      && attributes["xmlns"] == "http://www.topografix.com/GPX/1/1"
    if !isRight { problems.append("begins with \(name) \(attributes)") }
  }

  private func position(_ name: String, _ attributes: [String: String]) {
    guard Set(attributes.keys) == ["lat", "lon"], let latitude = attributes["lat"].flatMap(Double.init),
      let longitude = attributes["lon"].flatMap(Double.init), (-90...90).contains(latitude),
      (-180..<180).contains(longitude)
    else {
      problems.append("\(name) stands at \(attributes)")
      return
    }
  }
}

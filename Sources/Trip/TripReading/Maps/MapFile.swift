import Diagnostics
import JSONText
import TripModel

/// Reads one map extract: GeoJSON, whole or a feature a line.
struct MapFile: Sendable {
  /// Nil where there is nothing on it that a map shows.
  private(set) var extract: MapExtract?
  /// Where money is changed.
  private(set) var offices: [ExchangeOffice] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Bytes: a large city's streets and houses are a fifth of it.
  static let largest = 512 << 20
  /// Points; each is eight bytes.
  static let maxPoints = 20_000_000

  init(_ bytes: [UInt8], file: String, language: String) {
    var collector = Collector(language: language)
    var broken: JSONProblem?
    do throws(JSONProblem) {
      try JSONReader.readItems(
        of: "features", in: bytes, other: { collector.note($0, $1) }, take: { collector.take($0) })
    } catch {
      broken = error
    }
    offices = collector.change.offices
    tell(collector, broken.map { ($0, bytes.span(ofLine: $0.line)) }, file)
    if !collector.features.isEmpty {
      extract = MapExtract(
        file: file, points: collector.points, features: collector.features,
        attribution: collector.attribution)
    }
  }

  private mutating func tell(
    _ collector: Collector, _ broken: (problem: JSONProblem, span: SourceSpan)?, _ file: String
  ) {
    if let format = collector.otherFormat {
      diagnostics.append(.otherMapFormat(file, format))
      return
    }
    if let broken {
      diagnostics.append(
        .brokenMap(file, line: broken.problem.line, at: broken.span, isInPart: !collector.features.isEmpty))
    }
    if collector.offTheEarth > 0 {
      diagnostics.append(.mapOffTheEarth(file, collector.offTheEarth, of: collector.count))
    }
    if collector.isTooLarge { diagnostics.append(.hugeMap(file)) }
    let isEmpty = collector.features.isEmpty && collector.change.offices.isEmpty
    if isEmpty, broken == nil, collector.offTheEarth == 0 {
      diagnostics.append(.emptyMap(file, things: collector.count))
    }
  }
}

/// What has been found in a file so far.
private struct Collector {
  let language: String
  var points: [MapPoint] = []
  var features: [MapExtract.Feature] = []
  /// Where money is changed.
  var change: ChangeOnMap
  var attribution: String?
  /// Features of any kind.
  var count = 0
  /// Features with a position that is none.
  var offTheEarth = 0
  var isTooLarge = false
  /// What the file is, where it is something else.
  var otherFormat: OtherMapFormat?

  init(language: String) {
    self.language = language
    change = ChangeOnMap(language: language)
  }

  /// A field of the collection itself.
  mutating func note(_ name: String, _ value: JSONValue) {
    switch name {
    case "attribution": attribution = value.text.flatMap { $0.isEmpty || $0.count > 200 ? nil : $0 }
    case "crs":
      let system = value["properties"]?["name"]?.text ?? ""
      if !system.isEmpty, !system.hasSuffix("CRS84"), !system.hasSuffix("4326") {
        otherFormat = .coordinates(system)
      }
    default: break
    }
  }

  mutating func take(_ value: JSONValue) {
    switch value["type"]?.text {
    case "Feature": take(feature: value)
    case "Topology": otherFormat = .topoJSON
    case nil where value["elements"] != nil && value["version"] != nil: otherFormat = .overpass
    default: count += 1
    }
  }

  private mutating func take(feature: JSONValue) {
    count += 1
    guard !isTooLarge else { return }
    let tags = MapTags(feature["properties"])
    let geometry = MapGeometry(feature["geometry"])
    if geometry.isOffTheEarth { offTheEarth += 1 }
    change.take(tags, geometry)
    add(geometry.rings, as: .area, tags)
    add(geometry.lines, as: .line, tags)
    add(geometry.points.map { [$0] }, as: .point, tags)
    isTooLarge = points.count > MapFile.maxPoints
  }

  private mutating func add(_ parts: [[MapPoint]], as shape: MapFeatureKind.Shape, _ tags: MapTags) {
    guard !parts.isEmpty, let kind = MapFeatureWords.kind(of: tags, shape: shape) else { return }
    let name = tags.name(in: language)
    if shape == .point, name.isEmpty { return }
    let ranges = parts.map { part in
      let start = points.count
      points += part
      return start..<points.count
    }
    features.append(
      MapExtract.Feature(
        kind: kind, name: name, parts: ranges, metresHigh: kind == .peak ? tags.metresHigh : nil))
  }
}

/// What is taken for GeoJSON and is something else.
enum OtherMapFormat: Hashable, Sendable {
  case overpass, topoJSON
  /// In the coordinates of a system with this name.
  case coordinates(String)
}

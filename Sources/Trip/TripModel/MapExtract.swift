/// A map that the traveller brought along: streets, houses and water of some area, out of one file.
///
/// A class, since it may be large and goes through many hands; nothing in it changes. All its points stand in one list.
package final class MapExtract: Sendable {
  /// A thing on it.
  package struct Feature: Sendable {
    package var kind: MapFeatureKind
    /// Empty for a thing without one.
    package var name: String
    /// Its lines, or the rings of its areas, as ranges of `points`. Rings that are filled run one way round, holes the
    /// other, and none repeats its first point.
    package var parts: [Range<Int>]
    /// Above the sea, of a peak that says so.
    package var metresHigh: Int?
    /// What all its parts lie within.
    package fileprivate(set) var bounds: MapBounds

    package init(kind: MapFeatureKind, name: String, parts: [Range<Int>], metresHigh: Int? = nil) {
      self.kind = kind
      self.name = name
      self.parts = parts
      self.metresHigh = metresHigh
      bounds = MapBounds(around: [])
    }
  }

  /// The file, relative to the trip folder.
  package let file: String
  package let points: [MapPoint]
  package let features: [Feature]
  /// Whom the data are from, as the file says it; nil where it does not, and they are from OpenStreetMap.
  package let attribution: String?
  /// What it covers: most of its features lie within, but for what sticks out, such as a ferry's line.
  package let bounds: MapBounds

  package init(file: String, points: [MapPoint], features: [Feature], attribution: String?) {
    self.file = file
    self.points = points
    var features = features
    for index in features.indices {
      features[index].bounds = MapBounds(around: features[index].parts.lazy.flatMap { points[$0] })
    }
    self.features = features
    self.attribution = attribution
    bounds = MapBounds(maxOf: features.map(\.bounds))
  }
}

/// A position on an extract, in ten-millionths of a degree: a centimetre.
package struct MapPoint: Hashable, Sendable {
  package var latitude: Int32
  package var longitude: Int32

  package static let unitsInDegree = 10_000_000.0

  package init(latitude: Int32, longitude: Int32) {
    self.latitude = latitude
    self.longitude = longitude
  }

  package init(_ coordinate: Coordinate) {
    latitude = Int32((coordinate.latitude * Self.unitsInDegree).rounded())
    longitude = Int32((coordinate.longitude * Self.unitsInDegree).rounded())
  }

  package var degrees: (latitude: Double, longitude: Double) {
    (Double(latitude) / Self.unitsInDegree, Double(longitude) / Self.unitsInDegree)
  }
}

/// What an extract covers, between two parallels and two meridians.
package struct MapBounds: Hashable, Sendable {
  package var low: MapPoint
  package var high: MapPoint

  package init(low: MapPoint, high: MapPoint) {
    self.low = low
    self.high = high
  }

  /// Around things of which one in a hundred may stick out, at each side; around none the null island.
  init(maxOf things: [MapBounds]) {
    let strays = things.count / 100
    func low(_ values: [Int32]) -> Int32 { values.isEmpty ? 0 : values.sorted()[strays] }
    func high(_ values: [Int32]) -> Int32 { values.isEmpty ? 0 : values.sorted()[values.count - 1 - strays] }
    self.low = MapPoint(
      latitude: low(things.map(\.low.latitude)), longitude: low(things.map(\.low.longitude)))
    self.high = MapPoint(
      latitude: high(things.map(\.high.latitude)), longitude: high(things.map(\.high.longitude)))
  }

  /// Of all the points; of none the null island.
  init(around points: some Sequence<MapPoint>) {
    var (minimum, maximum): (MapPoint?, MapPoint?)
    for point in points {
      minimum = MapPoint(
        latitude: min(minimum?.latitude ?? .max, point.latitude),
        longitude: min(minimum?.longitude ?? .max, point.longitude))
      maximum = MapPoint(
        latitude: max(maximum?.latitude ?? .min, point.latitude),
        longitude: max(maximum?.longitude ?? .min, point.longitude))
    }
    low = minimum ?? MapPoint(latitude: 0, longitude: 0)
    high = maximum ?? low
  }

  package func meets(_ other: MapBounds) -> Bool {
    low.latitude <= other.high.latitude && other.low.latitude <= high.latitude
      && low.longitude <= other.high.longitude && other.low.longitude <= high.longitude
  }

  package func holds(_ coordinate: Coordinate) -> Bool {
    let point = MapPoint(coordinate)
    return point.latitude >= low.latitude && point.latitude <= high.latitude
      && point.longitude >= low.longitude && point.longitude <= high.longitude
  }
}

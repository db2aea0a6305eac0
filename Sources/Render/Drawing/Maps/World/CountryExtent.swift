import Basemap
import TripModel

/// A country as a map of it shows it: those of its parts in which there are places, and large ones close to these, which the
/// edge of the sheet would cut.
enum CountryExtent {
  /// Degrees that a country measures from south to north, and so many from west to east as the same length is: of a larger
  /// one its places would be one heap, of a smaller one nobody knew where it lies.
  private static let sizes = 1.5...16.0
  /// Degrees by which a place may stand off the shore as the atlas draws it.
  private static let offShore = 0.25
  /// Degrees from the frame to another part of the country that is in it as well: an island across a strait.
  private static let closeBy = 1.0
  /// How much of the frame such a part fills at least.
  private static let leastBeside = 0.006
  /// Directions of one outline are enough to frame it.
  private static let mostPoints = 120

  /// The directions that such a map has to hold; nil where nothing is known of the country, or where it is of no size for
  /// one map.
  static func vectors(of code: String, around places: [Coordinate], _ outlines: CountryOutlines?)
    -> [UnitVector]?
  {
    let parts = (outlines?.rings(of: code) ?? []).compactMap { ring in
      DegreesAround(ring.points).map { (box: $0, points: ring.points) }
    }
    // The islands within reach of a mainland lie in the same frame: a place is of the largest part around it.
    let shown = places.compactMap { place in
      parts.indices.filter { parts[$0].box.holds(place, within: offShore) }
        .max { parts[$0].box.area < parts[$1].box.area }
    }
    var chosen = Set(shown).sorted()
    guard let first = chosen.first else { return nil }
    var box = chosen.dropFirst().reduce(parts[first].box) { $0.joined(with: parts[$1].box) }
    guard sizes.contains(box.size) else { return nil }
    for index in parts.indices where !chosen.contains(index) {
      let part = parts[index].box
      guard part.gap(to: box) <= closeBy, part.area >= box.area * leastBeside else { continue }
      let grown = box.joined(with: part)
      guard grown.size <= sizes.upperBound else { continue }
      box = grown
      chosen.append(index)
    }
    let outline = chosen.flatMap { thinned(parts[$0].points) }
    return places.map { UnitVector($0) }
      + outline.map { UnitVector(longitude: $0.longitude, latitude: $0.latitude) }
  }

  /// Some points of an outline, and the farthest to each side.
  private static func thinned(_ points: [AtlasPoint]) -> [AtlasPoint] {
    let step = max(1, points.count / mostPoints)
    let some = stride(from: 0, to: points.count, by: step).map { points[$0] }
    let ends = [
      points.min { $0.latitude < $1.latitude }, points.max { $0.latitude < $1.latitude },
      points.min { $0.longitude < $1.longitude }, points.max { $0.longitude < $1.longitude },
    ].compactMap(\.self)
    return some + ends
  }
}

/// Degrees from side to side, of something that does not reach across the date line.
private struct DegreesAround {
  private var south: Double
  private var west: Double
  private var north: Double
  private var east: Double

  /// Nil of nothing.
  init?(_ points: [AtlasPoint]) {
    guard let first = points.first else { return nil }
    (south, north) = (first.latitude, first.latitude)
    (west, east) = (first.longitude, first.longitude)
    for point in points {
      (south, north) = (min(south, point.latitude), max(north, point.latitude))
      (west, east) = (min(west, point.longitude), max(east, point.longitude))
    }
  }

  var height: Double { north - south }
  var area: Double { height * (east - west) }
  /// The longer side.
  var size: Double { max(height, lengthAcross) }
  /// From west to east, in degrees of a meridian.
  var lengthAcross: Double {
    let middle = UnitVector(longitude: 0, latitude: (south + north) / 2)
    return (east - west) * (1 - middle.z * middle.z).squareRoot()
  }

  func holds(_ place: Coordinate, within margin: Double) -> Bool {
    place.latitude >= south - margin && place.latitude <= north + margin
      && place.longitude >= west - margin && place.longitude <= east + margin
  }

  /// How many degrees two are apart; 0 where they touch.
  func gap(to other: DegreesAround) -> Double {
    max(0, other.south - north, south - other.north, other.west - east, west - other.east)
  }

  func joined(with other: DegreesAround) -> DegreesAround {
    var both = self
    (both.south, both.north) = (min(south, other.south), max(north, other.north))
    (both.west, both.east) = (min(west, other.west), max(east, other.east))
    return both
  }
}

import Foundation
import TripModel

@testable import Drawing

/// Maps of every kind that there is, from the world to a walk: what a change of the drawing is judged by.
struct ReferenceMap: CustomStringConvertible, Sendable {
  let name: String
  let style: RouteStyle
  /// Names, latitudes and longitudes, in the order of the way.
  let stops: [(String, Double, Double)]
  /// Whether the way leads back to where it began.
  var isRound = false
  /// Whether a map of the traveller's own lies under it: the made-up town.
  var hasStreets = false
  /// What is shown beyond the way.
  var surroundings = MapSurroundings.none

  var description: String { name }

  func content() throws -> MapContent {
    let points = try stops.map { try place($0.1, $0.2) }
    let stops = zip(stops, points).enumerated().map { index, stop in
      MapStop(number: "\(index + 1)", name: stop.0.0, coordinate: stop.1, link: "#\(index + 1)")
    }
    let way = isRound ? points + points.prefix(1) : points
    let extracts = hasStreets ? [try ExtractTests.town(longitude: 9.3)] : []
    return MapContent(
      lines: way.isEmpty ? [] : [RouteLine(points: way, style: style)], stops: stops, extracts: extracts,
      surroundings: surroundings)
  }

  static let all: [ReferenceMap] = [
    ReferenceMap(
      name: "world", style: .flight,
      stops: [
        ("Lisbon", 38.72, -9.14), ("New York", 40.71, -74.01), ("San Francisco", 37.77, -122.42),
        ("Tokyo", 35.68, 139.69), ("Singapore", 1.29, 103.85), ("Delhi", 28.61, 77.21),
        ("Istanbul", 41.01, 28.98),
      ], isRound: true),
    ReferenceMap(
      name: "europe-by-rail", style: .rail,
      stops: [
        ("Paris", 48.857, 2.352), ("Zürich", 47.378, 8.54), ("Milano", 45.486, 9.204),
        ("Venezia", 45.441, 12.321), ("Wien", 48.185, 16.378),
      ]),
    ReferenceMap(
      name: "iceland", style: .road,
      stops: [
        ("Reykjavík", 64.147, -21.943), ("Hella", 63.834, -20.39), ("Skógar", 63.527, -19.511),
        ("Vík", 63.419, -19.006), ("Skaftafell", 64.016, -16.966), ("Jökulsárlón", 64.048, -16.179),
        ("Höfn", 64.254, -15.208), ("Djúpivogur", 64.656, -14.285), ("Egilsstaðir", 65.267, -14.395),
        ("Mývatn", 65.64, -16.92), ("Akureyri", 65.688, -18.126), ("Varmahlíð", 65.553, -19.447),
        ("Blönduós", 65.66, -20.28), ("Borgarnes", 64.538, -21.92),
      ], isRound: true),
    ReferenceMap(
      name: "pacific", style: .boat,
      stops: [
        ("Auckland", -36.843, 174.766), ("Suva", -18.134, 178.424), ("Apia", -13.833, -171.75),
        ("Honolulu", 21.307, -157.858), ("San Diego", 32.716, -117.162),
      ]),
    ReferenceMap(
      name: "antarctic", style: .boat,
      stops: [
        ("Ushuaia", -54.807, -68.304), ("Deception Island", -62.977, -60.65), ("Rothera", -67.568, -68.127),
        ("Scott Base", -77.849, 166.768),
      ]),
    ReferenceMap(
      name: "svalbard", style: .boat,
      stops: [
        ("Longyearbyen", 78.223, 15.647), ("Pyramiden", 78.656, 16.325), ("Ny-Ålesund", 78.923, 11.923),
        ("Sjuøyane", 80.7, 20.8),
      ]),
    ReferenceMap(
      name: "city-walk", style: .walk,
      stops: [
        ("Praça do Comércio", 38.7075, -9.1364), ("Rossio", 38.7139, -9.1394), ("Sé", 38.7098, -9.1326),
        ("Castelo", 38.7139, -9.1335), ("Alfama", 38.7118, -9.1300),
        ("Miradouro da Graça", 38.7166, -9.1311),
      ]),
    ReferenceMap(
      name: "two-islands", style: .road,
      stops: [
        ("Bastia", 42.697, 9.451), ("Calvi", 42.567, 8.757), ("Ajaccio", 41.919, 8.739),
        ("Bonifacio", 41.387, 9.159), ("Olbia", 40.923, 9.503), ("Oristano", 39.906, 8.592),
        ("Cagliari", 39.217, 9.113),
      ]),
    ReferenceMap(
      name: "american-west", style: .road,
      stops: [
        ("Las Vegas", 36.17, -115.14), ("Zion", 37.2, -112.99), ("Bryce Canyon", 37.64, -112.17),
        ("Moab", 38.573, -109.549), ("Monument Valley", 36.98, -110.1), ("Grand Canyon", 36.06, -112.14),
      ], isRound: true),
    ReferenceMap(
      name: "lake-geneva", style: .road,
      stops: [
        ("Genève", 46.204, 6.143), ("Lausanne", 46.517, 6.63), ("Montreux", 46.431, 6.911),
        ("Évian", 46.401, 6.589),
      ], isRound: true),
    ReferenceMap(
      name: "streets", style: .walk,
      stops: [
        ("Station", 40.0005, 9.3008), ("Market", 40.0032, 9.3085), ("Museum", 40.0081, 9.3061),
        ("Harbour", 40.0092, 9.3015),
      ], hasStreets: true),
    ReferenceMap(name: "one-place", style: .road, stops: [("Kyoto", 35.0116, 135.7681)]),
    ReferenceMap(
      name: "one-town", style: .road, stops: [("Kyoto", 35.0116, 135.7681)], surroundings: .metres(200_000)),
    ReferenceMap(name: "no-place", style: .road, stops: [], surroundings: .world),
  ]
}

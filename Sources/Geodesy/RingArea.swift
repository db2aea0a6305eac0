import Foundation

/// The area within a ring of shortest ways on the WGS 84 ellipsoid.
///
/// By C. F. F. Karney, "Algorithms for geodesics", Journal of Geodesy 87 (2013), section 6: between each edge and the equator lies a
/// quadrilateral, whose area is that on the authalic sphere and a series in the flattening, here to its sixth power as in his own
/// GeographicLib (MIT licence), from which the coefficients are. The directions of the edges are Vincenty's, which leaves a
/// ten-thousand-millionth part of the Earth at most.
package enum RingArea {
  /// Square metres of what lies to the left of the ring, which may hold a pole; nil where an edge leads half round the Earth, so that
  /// nobody can tell which way. The last point leads back to the first.
  package static func squareMetres(_ ring: [(latitude: Double, longitude: Double)]) -> Double? {
    guard ring.count > 2 else { return 0 }
    var sum = 0.0
    var crossings = 0
    for (index, start) in ring.enumerated() {
      let end = ring[(index + 1) % ring.count]
      guard let part = underEdge(from: start, to: end) else { return nil }
      sum += part
      crossings += crossing(start.longitude, end.longitude)
    }
    // A ring around a pole passes the date line once more in one direction than in the other: its other side is meant.
    if crossings % 2 != 0 { sum += (sum < 0 ? 1 : -1) * wholeEarth / 2 }
    // Under edges that lead east lies what is on their right.
    let left = -sum
    return left < 0 ? left + wholeEarth : left
  }

  /// Square metres of the Earth.
  package static let wholeEarth = 4 * Double.pi * authalicSquared

  /// The square of the radius of the sphere with as large a surface.
  private static let authalicSquared: Double = {
    let (a, b) = (Geodesic.equatorialRadius, Geodesic.polarRadius)
    let eccentricity = squaredEccentricity.squareRoot()
    return (a * a + b * b * atanh(eccentricity) / eccentricity) / 2
  }()
  private static let squaredEccentricity = Geodesic.flattening * (2 - Geodesic.flattening)

  /// 1 for an edge that passes the prime meridian eastwards, -1 for one westwards.
  private static func crossing(_ start: Double, _ end: Double) -> Int {
    func turned(_ longitude: Double) -> Double {
      let turned = longitude.remainder(dividingBy: 360)
      return turned == -180 ? 180 : turned
    }
    let (west, east) = (turned(start), turned(end))
    let way = turned(east - west)
    if way > 0, west < 0 && east >= 0 || west > 0 && east == 0 { return 1 }
    return east < 0 && west >= 0 && way < 0 ? -1 : 0
  }

  /// Square metres between an edge and the equator: more than none for an edge that leads east in the north.
  private static func underEdge(
    from start: (latitude: Double, longitude: Double), to end: (latitude: Double, longitude: Double)
  ) -> Double? {
    guard let edge = GeodesicEdge(start, end) else { return nil }
    guard edge.turn != 0 else { return 0 }
    let sineEquator = edge.sineStart * edge.start.cosine
    let cosineEquator = hypot(edge.cosineStart, edge.sineStart * edge.start.sine)
    var series = 0.0
    if sineEquator != 0, cosineEquator != 0 {
      let k = cosineEquator * cosineEquator * squaredEccentricity / (1 - squaredEccentricity)
      let epsilon = k / (2 * (1 + (1 + k).squareRoot()) + k)
      let factors = coefficients(epsilon)
      let a = Geodesic.equatorialRadius
      series =
        a * a * cosineEquator * sineEquator * squaredEccentricity
        * (cosines(factors, edge.end.sine, edge.cosineEnd * edge.end.cosine)
          - cosines(factors, edge.start.sine, edge.cosineStart * edge.start.cosine))
    }
    return series + authalicSquared * edge.excess
  }

  /// The sum of the factors times the cosines of the angle, of three times it, and so on; sine and cosine need not be of length one.
  private static func cosines(_ factors: [Double], _ sine: Double, _ cosine: Double) -> Double {
    let angle = atan2(sine, cosine)
    return factors.enumerated().reversed().reduce(0) { sum, factor in
      sum + factor.element * cos(Double(2 * factor.offset + 1) * angle)
    }
  }

  /// The factors of the series (Karney's equation 63).
  private static func coefficients(_ epsilon: Double) -> [Double] {
    let n = Geodesic.flattening / (2 - Geodesic.flattening)
    var rows = table.makeIterator()
    return (0..<order).map { term in
      var value = 0.0
      // The highest power comes first.
      for _ in term..<order {
        guard let row = rows.next() else { return value }
        value = value * epsilon + row.dropLast().reduce(0) { $0 * n + $1 } / (row.last ?? 1)
      }
      return value * pow(epsilon, Double(term))
    }
  }

  private static let order = 6
  /// Polynomials in the third flattening, the highest power first, with what they are divided by at the end.
  private static let table: [[Double]] = [
    [97, 15015], [1088, 156, 45045], [-224, -4784, 1573, 45045], [-10656, 14144, -4576, -858, 45045],
    [64, 624, -4576, 6864, -3003, 15015], [100, 208, 572, 3432, -12012, 30030, 45045],
    [1, 9009], [-2944, 468, 135135], [5792, 1040, -1287, 135135], [5952, -11648, 9152, -2574, 135135],
    [-64, -624, 4576, -6864, 3003, 135135],
    [8, 10725], [1856, -936, 225225], [-8448, 4992, -1144, 225225], [-1440, 4160, -4576, 1716, 225225],
    [-136, 63063], [1024, -208, 105105], [3584, -3328, 1144, 315315],
    [-128, 135135], [-2560, 832, 405405],
    [128, 99099],
  ]
}

/// A shortest way as the sphere has it that the ellipsoid is mapped to.
private struct GeodesicEdge {
  let start: ReducedLatitude
  let end: ReducedLatitude
  /// How far round the axis it leads on the sphere, in radians, positive to the east.
  let turn: Double
  let sineStart: Double
  let cosineStart: Double
  let cosineEnd: Double
  /// By how much it turns from its first direction to its last.
  let excess: Double

  init?(_ one: (latitude: Double, longitude: Double), _ other: (latitude: Double, longitude: Double)) {
    (start, end) = (ReducedLatitude(one.latitude), ReducedLatitude(other.latitude))
    let east = (other.longitude - one.longitude).remainder(dividingBy: 360) * .pi / 180
    guard let solved = Geodesic.solve(start, end, east) else { return nil }
    turn = solved.onSphere
    let (sine, cosine) = (sin(turn), cos(turn))
    let first = atan2(end.cosine * sine, start.cosine * end.sine - start.sine * end.cosine * cosine)
    let last = atan2(start.cosine * sine, end.sine * start.cosine * cosine - end.cosine * start.sine)
    (sineStart, cosineStart, cosineEnd) = (sin(first), cos(first), cos(last))
    if cosine > -0.7071, end.sine - start.sine < 1.75, start.sine - end.sine < 1.75 {
      let (a, b, c) = (1 + cosine, 1 + start.cosine, 1 + end.cosine)
      excess =
        2
        * atan2(
          sine * (start.sine * c + end.sine * b), a * (start.sine * end.sine + b * c))
    } else {
      excess = (last - first).remainder(dividingBy: 2 * .pi)
    }
  }
}

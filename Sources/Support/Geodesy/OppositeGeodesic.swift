import Foundation

extension Geodesic {
  /// The way between two points nearly opposite one another.
  ///
  /// After Karney's section 4: the points are turned so that the first is the one farther from the equator, and south
  /// of it. Then the meridian that a way reaches at the other latitude grows steadily with the angle at which it sets
  /// out.
  static func opposite(_ one: ReducedLatitude, _ other: ReducedLatitude, _ east: Double) -> Geodesic {
    let swaps = abs(one.sine) < abs(other.sine)
    let (first, second) = swaps ? (other, one) : (one, other)
    let flips = first.sine > 0
    let start = (sine: -abs(first.sine), cosine: first.cosine)
    let end = (sine: flips ? -second.sine : second.sine, cosine: second.cosine)
    var (low, high) = (0.0, Double.pi)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Way(from: start, to: end, azimuth: middle).east < abs(east) { low = middle } else { high = middle }
    }
    let way = Way(from: start, to: end, azimuth: (low + high) / 2)
    var azimuths = (out: way.azimuth, arriving: way.arrival)
    if swaps { azimuths = (azimuths.arriving, azimuths.out) }
    // Seen the other way round and in a mirror, each azimuth is its supplement once.
    var azimuth = azimuths.out
    if swaps != flips { azimuth = .pi - azimuth }
    if east < 0 { azimuth = -azimuth }
    return Geodesic(metres: way.metres, azimuth: degrees(azimuth))
  }

  /// A way from a latitude, at an angle, on to the first time that it reaches another one going north.
  private struct Way {
    let azimuth: Double
    let arrival: Double
    private let sineEquator: Double
    private let start: Double
    private let end: Double
    private let eastOnSphere: Double

    init(
      from one: (sine: Double, cosine: Double), to other: (sine: Double, cosine: Double), azimuth: Double
    ) {
      self.azimuth = azimuth
      sineEquator = sin(azimuth) * one.cosine
      let cosineOne = cos(azimuth) * one.cosine
      let cosineOther = max(0, cosineOne * cosineOne + other.cosine * other.cosine - one.cosine * one.cosine)
        .squareRoot()
      arrival = atan2(sineEquator, cosineOther)
      start = atan2(one.sine, cosineOne)
      end = atan2(other.sine, cosineOther)
      eastOnSphere = atan2(sineEquator * other.sine, cosineOther) - atan2(sineEquator * one.sine, cosineOne)
    }

    private var k2: Double {
      let e2 =
        Geodesic.equatorialRadius * Geodesic.equatorialRadius
        / (Geodesic.polarRadius * Geodesic.polarRadius) - 1
      return e2 * (1 - sineEquator * sineEquator)
    }

    /// Karney's equation 7.
    var metres: Double {
      let k2 = k2
      return Geodesic.polarRadius * integral { (1 + k2 * sin($0) * sin($0)).squareRoot() }
    }

    /// Radians between the two meridians: Karney's equation 8.
    var east: Double {
      let (k2, f) = (k2, Geodesic.flattening)
      let drift = integral { (2 - f) / (1 + (1 - f) * (1 + k2 * sin($0) * sin($0)).squareRoot()) }
      return eastOnSphere - f * sineEquator * drift
    }

    /// By Gauss and Legendre with eight points in each of four stretches: the functions are all but constant.
    private func integral(_ function: (Double) -> Double) -> Double {
      let points = [
        (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
        (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
      ]
      let half = (end - start) / 8
      return (0..<4).reduce(0) { sum, stretch in
        let middle = start + half * Double(2 * stretch + 1)
        return points.reduce(sum) { sum, point in
          sum + half * point.1 * (function(middle - half * point.0) + function(middle + half * point.0))
        }
      }
    }
  }
}

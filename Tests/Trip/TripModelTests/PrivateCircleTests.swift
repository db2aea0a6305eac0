import Foundation
import Testing
import TripModel

@Suite("A circle out of which nothing is published")
struct PrivateCircleTests {
  /// Homes in all latitudes, on the date line and near a pole; shifts at both ends and between.
  static let places: [PrivatePlace] = {
    var places: [PrivatePlace] = []
    for (latitude, longitude) in [
      (52.37, 4.89), (0.0, 0.0), (-41.3, 179.99), (69.65, 18.96), (89.97, 10.0), (-77.8, -180.0),
    ] {
      for metres in [5000.0, 2000, 300, 120_000] {
        for turn in stride(from: 0.0, to: 1, by: 0.13) {
          for reach in [0, 0.4, 1] {
            guard let middle = Coordinate(latitude: latitude, longitude: longitude) else { continue }
            places.append(
              PrivatePlace(.zone, at: middle, metres: metres, shift: CircleShift(turn: turn, reach: reach)))
          }
        }
      }
    }
    return places
  }()

  @Test("It holds all that is near the place, by the ellipsoid, and not what is four times as far")
  func holds() {
    #expect(Self.places.count > 500)
    for place in Self.places {
      let circle = place.circle
      #expect(circle.contains(place.middle))
      for degrees in stride(from: 0.0, to: 360, by: 15) {
        let rim = place.middle.moved(by: place.metres, towards: degrees)
        // Whichever of the two says that it is near.
        let isNear = rim.metres(to: place.middle) <= place.metres * 1.006
        #expect(!isNear || circle.contains(rim), "\(place) \(degrees)")
        #expect(!circle.contains(place.middle.moved(by: 4 * place.metres, towards: degrees)))
      }
    }
  }

  @Test(
    "Its middle is three to five fifths of the radius away from the place, and its radius is always the same")
  func shifted() {
    for place in Self.places {
      let away = place.circle.middle.distance(to: place.middle) / place.metres
      #expect((0.599...0.971).contains(away))
      #expect(place.circle.metres == 2 * place.metres)
    }
  }

  @Test("A way through it is cut at its rim")
  func crossing() throws {
    let middle = try #require(Coordinate(latitude: 52.37, longitude: 4.89))
    let circle = PrivateCircle(middle: middle, metres: 10_000)
    for degrees in stride(from: 0.0, to: 360, by: 20) {
      for (behind, ahead, aside) in [
        (15_000.0, 20_000.0, 0.0), (30_000, 12_000, 6000), (400_000, 900_000, 9000),
      ] {
        let beside = middle.moved(by: aside, towards: degrees + 90)
        let (start, end) = (
          beside.moved(by: behind, towards: degrees + 180), beside.moved(by: ahead, towards: degrees)
        )
        let gap = try #require(circle.crossing(from: start, to: end))
        for rim in [gap.enters, gap.leaves] { #expect(abs(rim.distance(to: middle) - 10_000) < 1) }
        #expect(start.distance(to: gap.enters) < start.distance(to: gap.leaves))
        // On the way: no detour over the rim.
        let over =
          start.distance(to: gap.enters) + gap.enters.distance(to: gap.leaves) + gap.leaves.distance(to: end)
        #expect(abs(over - start.distance(to: end)) < 1)
      }
    }
  }

  @Test("A way beside it, before it or behind it is not cut")
  func noCrossing() throws {
    let middle = try #require(Coordinate(latitude: 52.37, longitude: 4.89))
    let circle = PrivateCircle(middle: middle, metres: 10_000)
    for degrees in stride(from: 0.0, to: 360, by: 20) {
      let beside = middle.moved(by: 11_000, towards: degrees + 90)
      #expect(
        circle.crossing(
          from: beside.moved(by: 30_000, towards: degrees),
          to: beside.moved(by: 30_000, towards: degrees + 180)) == nil)
      let far = middle.moved(by: 10_100, towards: degrees)
      #expect(circle.crossing(from: far, to: middle.moved(by: 90_000, towards: degrees)) == nil)
      #expect(circle.crossing(from: middle.moved(by: 90_000, towards: degrees), to: far) == nil)
      #expect(circle.crossing(from: far, to: far) == nil)
    }
  }
}

import Claims
import Foundation
import Rounds
import Testing
import TripModel

@testable import TripPlanning

@Suite("Who looks for a home where published ways end does not find it")
struct HomeAttackTests {
  /// Attacks on many homes; each sees the ends of many ways, over several trips, and says where the home is.
  private static let homes = Rounds.of(300, nightly: 1000)

  @Test("Over hundreds of homes every attack errs by half the radius and more")
  func attacks() throws {
    let errors = try Neighbourhood.errors(homes: Self.homes) { home, dice in
      PrivatePlace(.home, at: home, metres: 5000, shift: CircleShift(turn: dice.part(), reach: dice.part()))
        .circle
    }
    claim(errors.homes, is: Self.homes)
    for (attack, metres) in errors.mean.sorted(by: { $0.key < $1.key }) {
      #expect(metres >= 2500, "\(attack): \(metres)")
    }
    claim(errors.mean.count, is: 6)
  }

  /// By day the middle one: each is thirty plans of a month.
  private static let speeds = Rounds.some(of: [28.0, 45, 65], oneIn: 3)

  /// Thirty homes, twenty-eight days from each: photos at the door seconds to minutes before, a camera without a
  /// receiver, coffee at home, the train of that minute; speeds that are a sixth off.
  @Test("Who reads all hours that are published errs by half the radius and more", arguments: speeds)
  func times(kilometresAnHour: Double) throws {
    let errors = try TimeAttack.errors(homes: 30, kilometresAnHour: kilometresAnHour)
    #expect(errors.ways > 20)
    #expect(errors.published >= 2500, "\(errors.published)")
    // With the hours kept, as cameras wrote them, the same attack finds homes.
    #expect(errors.kept < 2000, "\(errors.kept)")
  }

  @Test("The attacks are worth the name: a circle round the home itself gives it away")
  func worthTheName() throws {
    let errors = try Neighbourhood.errors(homes: 60) { home, _ in PrivateCircle(middle: home, metres: 5000) }
    #expect(errors.mean["circle through the ends", default: .infinity] < 200)
    #expect(errors.mean["mean of the ends", default: .infinity] < 2500)
  }
}

/// Homes in simulated streets, with the ways that lead from them, cut as the planner cuts them.
enum Neighbourhood {
  typealias Spot = (x: Double, y: Double)

  /// Where a published way begins, in kilometres, and which way the last kilometre before it led.
  private struct End {
    var spot: Spot
    var heading: Spot
  }

  /// Metres by which each attack errs on average.
  static func errors(
    homes count: Int, circle: (Coordinate, inout Dice) -> PrivateCircle
  ) throws -> (homes: Int, mean: [String: Double]) {
    var dice = Dice(state: 20_261_122)
    var sums: [String: Double] = [:]
    var homes = 0
    while homes < count {
      let network = StreetNetwork(&dice)
      let middle = network.corners.indices.filter { hypot(network.corners[$0].x, network.corners[$0].y) < 6 }
      for _ in 0..<50 where homes < count {
        guard let corner = dice.any(of: middle) else { continue }
        let door = network.corners[corner]
        let hidden = circle(try place(door), &dice)
        let ends = try ends(of: network, from: corner, hidden, &dice)
        guard ends.count >= 6 else { continue }
        homes += 1
        for (attack, guess) in try guesses(ends, hidden) {
          sums[attack, default: 0] += 1000 * hypot(guess.x - door.x, guess.y - door.y)
        }
      }
    }
    return (homes, sums.mapValues { $0 / Double(homes) })
  }

  /// The plane of the streets lies on the Earth where that is nearly flat.
  static func place(_ spot: Spot) throws -> Coordinate {
    try at(spot.y / 111.195, spot.x / 111.195)
  }

  static func spot(_ place: Coordinate) -> Spot {
    (place.longitude * 111.195, place.latitude * 111.195)
  }

  /// Four trips of five ways each. Every way turns between the door and the circle, as streets do.
  private static func ends(
    of network: StreetNetwork, from corner: Int, _ hidden: PrivateCircle, _ dice: inout Dice
  ) throws -> [End] {
    let ways = network.ways(from: corner)
    let far = network.corners.indices.filter {
      network.distance(corner, $0) > 17 && ways.minutes[$0].isFinite
    }
    var withheld = Withheld()
    withheld.circles = [Withheld.Circle(hidden, region: PrivateRegion())]
    return try (0..<20).compactMap { _ in
      guard let aim = dice.any(of: far) else { return nil }
      let points = sampled(ways.way(to: aim).map { network.corners[$0] })
      let track = Track(
        file: "a.gpx", segments: [try points.map { TrackPoint(coordinate: try place($0)) }])
      // The first piece that stays outside to its end.
      guard let published = Redaction.cut(track, out: withheld.circles).segments.last, published.count > 5
      else {
        return nil
      }
      let way = published.map { spot($0.coordinate) }
      let inner = way[0]
      let outer = way.first { hypot($0.x - inner.x, $0.y - inner.y) >= 1 } ?? way[way.count - 1]
      let length = max(1e-9, hypot(inner.x - outer.x, inner.y - outer.y))
      return End(spot: inner, heading: ((inner.x - outer.x) / length, (inner.y - outer.y) / length))
    }
  }

  /// A point for every two hundred metres, or as many kilometres.
  static func sampled(_ way: [Spot], every kilometres: Double = 0.2) -> [Spot] {
    zip(way, way.dropFirst()).flatMap { one, next in
      let steps = max(1, Int(hypot(next.x - one.x, next.y - one.y) / kilometres))
      return (0..<steps).map { step in
        let part = Double(step) / Double(steps)
        return (one.x + part * (next.x - one.x), one.y + part * (next.y - one.y))
      }
    }
  }

  // MARK: - The attacks

  private static func guesses(_ ends: [End], _ hidden: PrivateCircle) throws -> [String: Spot] {
    let crossing = crossing(ends, weights: Array(repeating: 1, count: ends.count))
    return [
      "mean of the ends": mean(ends.map(\.spot)),
      "circle through the ends": circle(ends.map(\.spot)),
      "last kilometres made longer": crossing,
      "last kilometres, strays discounted": robust(ends, crossing),
      "road that most ways share": shared(ends, hidden.metres / 1000),
      "the middle of the circle itself": spot(hidden.middle),
    ]
  }

  private static func mean(_ spots: [Spot]) -> Spot {
    let sum = spots.reduce((x: 0.0, y: 0.0)) { ($0.x + $1.x, $0.y + $1.y) }
    return (sum.x / Double(spots.count), sum.y / Double(spots.count))
  }

  /// The middle of the circle that fits best (Kåsa 1976), solved around the mean of the ends.
  private static func circle(_ spots: [Spot]) -> Spot {
    let middle = mean(spots)
    var (xx, xy, yy, xz, yz) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for spot in spots {
      let (x, y) = (spot.x - middle.x, spot.y - middle.y)
      let square = x * x + y * y
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
      (xz, yz) = (xz + x * square, yz + y * square)
    }
    let determinant = xx * yy - xy * xy
    guard abs(determinant) > 1e-6 else { return middle }
    return (
      middle.x + (xz * yy - yz * xy) / (2 * determinant), middle.y + (yz * xx - xz * xy) / (2 * determinant)
    )
  }

  /// The spot that is nearest to all lines, by squares.
  private static func crossing(_ ends: [End], weights: [Double]) -> Spot {
    var (a, b, d, p, q) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (end, weight) in zip(ends, weights) {
      let (x, y) = end.heading
      let (across, mixed, along) = (weight * (1 - x * x), weight * -x * y, weight * (1 - y * y))
      (a, b, d) = (a + across, b + mixed, d + along)
      p += across * end.spot.x + mixed * end.spot.y
      q += mixed * end.spot.x + along * end.spot.y
    }
    let determinant = a * d - b * b
    guard abs(determinant) > 1e-6 else { return mean(ends.map(\.spot)) }
    return ((p * d - q * b) / determinant, (q * a - p * b) / determinant)
  }

  /// The same by distances: lines that lead elsewhere count less (Weiszfeld).
  private static func robust(_ ends: [End], _ start: Spot) -> Spot {
    var guess = start
    for _ in 0..<15 {
      let weights = ends.map { end in
        let (x, y) = (guess.x - end.spot.x, guess.y - end.spot.y)
        return 1 / max(0.2, abs(x * end.heading.y - y * end.heading.x))
      }
      guess = crossing(ends, weights: weights)
    }
    return guess
  }

  /// As far along the road by which most ways come as the circle's radius.
  private static func shared(_ ends: [End], _ radius: Double) -> Spot {
    func count(_ end: End) -> Int {
      ends.count { hypot($0.spot.x - end.spot.x, $0.spot.y - end.spot.y) < 0.3 }
    }
    let main =
      ends.enumerated().max { (count($0.element), $1.offset) < (count($1.element), $0.offset) }?.element
      ?? ends[0]
    return (main.spot.x + radius * main.heading.x, main.spot.y + radius * main.heading.y)
  }
}

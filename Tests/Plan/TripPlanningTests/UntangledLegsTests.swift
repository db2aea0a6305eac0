import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Straight lines that tangle")
struct UntangledLegsTests {
  /// Steps of a thousandth of a degree, a hundred metres, in an old town.
  private static func leg(_ steps: [(Int, Int)], from origin: (Double, Double)) throws -> RouteLeg {
    let points = try steps.map { east, north in
      let longitude = (origin.1 + 0.001 * Double(east)).remainder(dividingBy: 360)
      return try at(origin.0 + 0.001 * Double(north), longitude)
    }
    return RouteLeg(
      kind: .joined, mode: nil, points: points,
      days: [RouteLeg.DayStart(point: 0, day: try day("2026-05-01"))])
  }

  /// From corner to corner of a square and back, each time to another place of the opposite side.
  private static let tangle: [(Int, Int)] = (0..<12).map { ($0 % 2 == 0 ? 0 : 9, 7 * $0 % 12) }

  private static let street: [(Int, Int)] = (0..<12).map { ($0, $0 % 2) }
  private static let thereAndBack: [(Int, Int)] = (0..<12).map { ($0 < 6 ? $0 : 11 - $0, 0) }
  private static let outings: [(Int, Int)] = (0..<12).map { $0 % 2 == 0 ? (0, 0) : ($0 - 6, 9) }
  private static let journey: [(Int, Int)] = [(-90, 0), (-60, 0)] + tangle + [(70, 0), (100, 0)]

  private static let shapes: [(name: String, steps: [(Int, Int)], lines: [Int])] = [
    ("a tangle", tangle, []), ("one of few", Array(tangle.prefix(9)), [9]), ("a street", street, [12]),
    ("there and back", thereAndBack, [12]), ("outings from a bed", outings, [12]),
    ("a tangle on the way", journey, [3, 3]),
  ]

  @Test("are left out, and no others")
  func shape() throws {
    let lines = try Self.shapes.map { shape in
      let leg = try Self.leg(shape.steps, from: (43.46, 11.88))
      let route = RoutePlan(legs: [leg], stops: [], visits: [])
      return "\(shape.name): \(route.untangledLegs.map(\.points.count))"
    }
    claim(lines, is: Self.shapes.map { "\($0.name): \($0.lines)" })
  }

  @Test("leave the day of each line that remains as it was")
  func days() throws {
    var leg = try Self.leg(Self.journey, from: (-16.8, 179.99))
    leg.days.append(RouteLeg.DayStart(point: Self.journey.count - 1, day: try day("2026-05-02")))
    let parts = RoutePlan(legs: [leg], stops: [], visits: []).untangledLegs.flatMap(\.byDay)
    claim(
      parts.map { "\($0.day?.description ?? "-"): \($0.points.count)" },
      is: ["2026-05-01: 3", "2026-05-01: 2", "2026-05-02: 2"])
  }
}

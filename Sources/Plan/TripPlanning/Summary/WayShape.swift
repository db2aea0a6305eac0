import Foundation
import TripModel

extension TripSummary {
  /// The way as a sketch a few centimetres wide has it: without a place and without a scale, in a frame of its own.
  package struct Shape: Codable, Hashable, Sendable {
    /// Of the frame; the longer side is `Shape.side`.
    package var width: Int
    package var height: Int
    /// Eastwards and southwards from the corner of the frame, a line as `x y x y …`.
    package var lines: [[Int]]

    package init(width: Int, height: Int, lines: [[Int]]) {
      (self.width, self.height, self.lines) = (width, height, lines)
    }

    static let side = 1000
  }
}

/// Makes shapes of the lines of a way.
///
/// A journey is one shape. Outings far from each other would be dots in one frame: each of the longest is a shape by itself.
struct WayShapes {
  /// Lines that follow one another are one where the next begins so many metres from the end of the last.
  private static let gap = 1000.0
  /// So much wider than the longest line all of them are together where they stand apart.
  private static let farApart = 6.0
  private static let mostApart = 6
  /// Points of all lines together: some hundred bytes of a page.
  private static let mostPoints = 120

  static func shapes(of legs: [[Coordinate]]) -> [TripSummary.Shape] {
    let lines = joined(legs.filter { $0.count > 1 })
    let all = flat(lines)
    guard let whole = Frame(around: all), whole.side > 0 else { return [] }
    let sides = lines.map { Frame(around: flat([$0]))?.side ?? 0 }
    guard lines.count > 1, (sides.max() ?? 0) * farApart < whole.side else {
      return [shape(of: all, mostPoints: mostPoints)].compactMap(\.self)
    }
    let longest = sides.indices.sorted { sides[$0] == sides[$1] ? $0 < $1 : sides[$0] > sides[$1] }
      .prefix(mostApart).sorted()
    return longest.compactMap { shape(of: flat([lines[$0]]), mostPoints: mostPoints / longest.count) }
  }

  /// Lines of which one sets out where the one before arrived as one.
  private static func joined(_ legs: [[Coordinate]]) -> [[Coordinate]] {
    var lines: [[Coordinate]] = []
    for leg in legs {
      if let end = lines.last?.last, let start = leg.first, end.distance(to: start) <= gap {
        lines[lines.count - 1] += leg
      } else {
        lines.append(leg)
      }
    }
    return lines
  }

  // MARK: - On the plane

  private struct Spot {
    var x: Double
    var y: Double
  }

  private struct Frame {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// Nil without a spot.
    init?(around lines: [[Spot]]) {
      guard let first = lines.joined().first else { return nil }
      (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
      for spot in lines.joined() {
        (minX, maxX) = (min(minX, spot.x), max(maxX, spot.x))
        (minY, maxY) = (min(minY, spot.y), max(maxY, spot.y))
      }
    }

    /// The longer one.
    var side: Double { max(maxX - minX, maxY - minY) }
  }

  /// Degrees of latitude eastwards and southwards, as they are in the middle of the lines, across the 180th meridian too.
  private static func flat(_ lines: [[Coordinate]]) -> [[Spot]] {
    let latitudes = lines.joined().map(\.latitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let first = lines.first?.first else {
      return []
    }
    let width = cos((south + north) / 2 * .pi / 180)
    var last = first.longitude
    return lines.map { line in
      line.map { place in
        last += (place.longitude - last).remainder(dividingBy: 360)
        return Spot(x: last * width, y: -place.latitude)
      }
    }
  }

  // MARK: - As few points as show it

  private static func shape(of lines: [[Spot]], mostPoints: Int) -> TripSummary.Shape? {
    guard let frame = Frame(around: lines), frame.side > 0 else { return nil }
    let scale = Double(TripSummary.Shape.side) / frame.side
    let scaled = lines.map { line in
      line.map { Spot(x: ($0.x - frame.minX) * scale, y: ($0.y - frame.minY) * scale) }
    }
    // Units of the frame: less than a hair on a card.
    var tolerance = 4.0
    var simple = scaled
    repeat {
      simple = simple.map { simplified($0, within: tolerance) }
        .filter { Frame(around: [$0]).map { $0.side >= tolerance } ?? false }
      tolerance *= 1.5
    } while simple.reduce(0) { $0 + $1.count } > mostPoints && tolerance < Double(TripSummary.Shape.side)
    guard !simple.isEmpty else { return nil }
    func whole(_ length: Double) -> Int { Int(length.rounded()) }
    return TripSummary.Shape(
      width: whole((frame.maxX - frame.minX) * scale), height: whole((frame.maxY - frame.minY) * scale),
      lines: simple.map { line in line.flatMap { [whole($0.x), whole($0.y)] } })
  }

  /// Without what lies close to the spot before it, then without what lies close to the line between others (Douglas and
  /// Peucker, Cartographica 10, 1973).
  private static func simplified(_ line: [Spot], within tolerance: Double) -> [Spot] {
    guard let first = line.first, let end = line.last else { return line }
    var thin = [first]
    for spot in line.dropFirst().dropLast() where length(from: thin[thin.count - 1], to: spot) >= tolerance {
      thin.append(spot)
    }
    thin.append(end)
    var isKept = [Bool](repeating: false, count: thin.count)
    var waiting = [(first: 0, last: thin.count - 1)]
    while let (first, last) = waiting.popLast() {
      (isKept[first], isKept[last]) = (true, true)
      guard let farthest = Self.farthest(in: thin, from: first, to: last, beyond: tolerance) else { continue }
      waiting.append((first, farthest))
      waiting.append((farthest, last))
    }
    return thin.indices.filter { isKept[$0] }.map { thin[$0] }
  }

  private static func farthest(in line: [Spot], from first: Int, to last: Int, beyond tolerance: Double)
    -> Int?
  {
    let (start, end) = (line[first], line[last])
    let (wayX, wayY) = (end.x - start.x, end.y - start.y)
    let square = wayX * wayX + wayY * wayY
    var found: Int?
    var most = tolerance
    for index in stride(from: first + 1, to: last, by: 1) {
      let spot = line[index]
      let along = (spot.x - start.x) * wayX + (spot.y - start.y) * wayY
      let share = square > 0 ? min(1, max(0, along / square)) : 0
      let away = length(from: spot, to: Spot(x: start.x + share * wayX, y: start.y + share * wayY))
      if away > most { (most, found) = (away, index) }
    }
    return found
  }

  private static func length(from one: Spot, to other: Spot) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}

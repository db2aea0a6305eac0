import Geodesy
import TripModel

/// A recorded stretch in steps that are longer than what noise makes of standing still.
///
/// A step ends ten metres from where it began, or after half a minute, or where the recording itself left ten seconds
/// out. It counts as moving when it was faster than 1 km/h, as gpxpy has it (`get_moving_data`), up and down
/// included. Who stayed within 25 m for ten minutes or longer rested: nothing of that is travelled, whatever the
/// receiver wrote meanwhile.
struct WaySteps {
  private(set) var metres = 0.0
  /// Nil for a stretch without times.
  private(set) var movingSeconds: Int?
  /// Metres travelled up to each point.
  private(set) var along: [Double]

  private static let length = 10.0
  private static let duration = 30
  private static let coarse = 10
  /// Metres per second: 1 km/h.
  private static let slowest = 1 / 3.6
  private static let restMetres = 25.0
  private static let restSeconds = 600
  private static let restReach = 30

  init(_ way: SteadyWay) {
    along = [Double](repeating: 0, count: way.points.count)
    guard way.points.count > 1 else { return }
    movingSeconds = way.seconds.map { _ in 0 }
    let rests = Self.rests(on: way)
    var start = 0
    for index in 1..<way.points.count {
      let gap = way.seconds.map { $0[index] - $0[index - 1] } ?? 0
      let isOther = rests[index] != rests[index - 1]
      if start < index - 1, gap >= Self.coarse || isOther {
        step(from: start, to: index - 1, on: way, isRest: rests[index - 1])
        start = index - 1
      }
      let lasted = way.seconds.map { $0[index] - $0[start] } ?? 0
      let isFar = way.places[start].distance(to: way.places[index]) >= Self.length
      if isFar || gap >= Self.coarse || lasted >= Self.duration || isOther || index + 1 == way.points.count {
        step(from: start, to: index, on: way, isRest: rests[index])
        start = index
      }
    }
  }

  private mutating func step(from start: Int, to end: Int, on way: SteadyWay, isRest: Bool) {
    let length = isRest ? 0 : way.metres(from: start, to: end)
    for index in (start + 1)...end {
      along[index] = metres + length * Double(index - start) / Double(end - start)
    }
    metres += length
    guard !isRest, let seconds = way.seconds, let moving = movingSeconds else { return }
    let lasted = seconds[end] - seconds[start]
    let rise = (way.points[end].elevation ?? 0) - (way.points[start].elevation ?? 0)
    let hasHeights = way.points[end].elevation != nil && way.points[start].elevation != nil
    let covered = hasHeights ? (length * length + rise * rise).squareRoot() : length
    if lasted > 0, covered / Double(lasted) > Self.slowest { movingSeconds = moving + lasted }
  }

  /// Each position as the middle of those up to half a minute before and after: who stands still for ten minutes
  /// stands in one spot, however widely single positions are strewn around it.
  private static func middles(of places: [SpacePoint], _ seconds: [Int]) -> [SpacePoint] {
    var (first, next) = (0, 0)
    var sum = SpacePoint(x: 0, y: 0, z: 0)
    // Sums are kept from the first point, since the middle of the Earth is far away.
    let origin = places[0]
    func add(_ index: Int, _ sign: Double) {
      sum.x += sign * (places[index].x - origin.x)
      sum.y += sign * (places[index].y - origin.y)
      sum.z += sign * (places[index].z - origin.z)
    }
    return places.indices.map { index in
      while next < places.count, seconds[next] - seconds[index] <= restReach {
        add(next, 1)
        next += 1
      }
      while seconds[index] - seconds[first] > restReach {
        add(first, -1)
        first += 1
      }
      let count = Double(next - first)
      return SpacePoint(x: origin.x + sum.x / count, y: origin.y + sum.y / count, z: origin.z + sum.z / count)
    }
  }

  /// Whether the way to each point from the one before is part of a rest.
  private static func rests(on way: SteadyWay) -> [Bool] {
    var rests = [Bool](repeating: false, count: way.points.count)
    guard let seconds = way.seconds else { return rests }
    for stay in Stays.found(
      middles(of: way.places, seconds), seconds: seconds, within: restMetres, lasting: restSeconds)
    {
      for index in stay.dropFirst() { rests[index] = true }
    }
    return rests
  }
}

import Diagnostics
import TripModel
import TripPlanning

/// Two pins within 25 feet of each other are probably one. One that is kept back is nobody's but its author's.
func checkPinsTogether(_ trip: Trip) -> [Diagnostic] {
  var pairs = PinPairs()
  for (index, pin) in trip.pins.enumerated()
  where pin.keptBack.isEmpty && pairs.found.count < PinPairs.maximum {
    pairs.add(pin.coordinate, index: index)
  }
  return pairs.found.map { pair in
    let (first, second) = (trip.pins[pair.first], trip.pins[pair.second])
    let line = first.source.span.map { " in line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .pinsTogether, "“\(second.title)” is within 8 metres of “\(first.title)”\(line)",
      at: second.source,
      advice: "If they are the same place, keep one and give it the photos of both.")
  }
}

/// Finds near pins in one walk over the list: each is only measured against those in its own and the next cubes of a
/// grid through the Earth.
private struct PinPairs {
  private(set) var found: [(first: Int, second: Int)] = []
  private var pins: [EarthCube: [(coordinate: Coordinate, index: Int)]] = [:]

  /// More would tell nothing new.
  static let maximum = 100
  /// 25 feet.
  private static let reach = 7.62

  mutating func add(_ coordinate: Coordinate, index: Int) {
    let home = EarthCube(coordinate, edge: Self.reach)
    home.forEachAround { cube in
      for other in pins[cube] ?? []
      where found.count < Self.maximum && other.coordinate.distance(to: coordinate) <= Self.reach {
        found.append((other.index, index))
      }
    }
    pins[home, default: []].append((coordinate, index))
  }
}

import Diagnostics
import Geodesy
import TripModel

/// Finds positions at which nobody was: numbers that were exchanged, have lost their minus, or stand where nothing
/// was known.
///
/// Far from all else is no reason by itself, since people travel. Either a slip explains where a thing stands, or
/// nobody gets there and back in time.
struct StrayPositions {
  /// The trip without them.
  private(set) var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []

  private let things: [PositionedThing]
  private var found: [Int: Finding] = [:]
  /// Things that stand at the town whose name they bear.
  private var trusted: Set<Int> = []

  private struct Finding {
    var slip: PositionSlip
    var reading: Coordinate?
  }

  /// Metres from a town's middle within which a position is in the town that it names.
  private static let reachOfTown = 100_000.0
  /// Metres from all else beyond which a slip is looked for.
  private static let far = 1_000_000.0
  /// Metres from what was before and after beyond which nobody was for an hour between.
  private static let tooFar = 2_000_000.0
  /// Metres per second on the whole way there and back, of which no airline can do more: 450 km/h from door to door.
  private static let fastest = 125.0
  /// At more different positions than this together somebody was.
  private static let maxTogether = 3
  /// Degrees of the cells by which is found what is far from all else, and how many of them are looked at.
  private static let cell = 2.0
  private static let maxCells = 2000
  /// More groups than this are no journey from which anything could stray.
  private static let maxGroups = 50

  static func remove(from trip: Trip, names: PlaceLookup) -> StrayPositions {
    let things = trip.positionedThings
    var strays = StrayPositions(trip: trip, things: things)
    guard !things.isEmpty else { return strays }
    strays.findNowhere()
    strays.findByNames(names)
    strays.findSlips()
    strays.findDetours()
    strays.findZeros()
    strays.findWholeDegrees()
    let found = strays.found
    guard !found.isEmpty else { return strays }
    for index in found.keys.sorted() {
      guard let finding = found[index] else { continue }
      let isSecret = finding.reading.map { trip.withheld.region(at: $0) != nil } ?? false
      strays.diagnostics.append(
        .strayPosition(things[index], finding.slip, meant: isSecret ? nil : finding.reading))
    }
    strays.trip.removePositions(of: Set(found.keys.map { things[$0].subject }))
    return strays
  }

  // MARK: - By itself

  private mutating func findNowhere() {
    let nowhere = things.indices.filter { things[$0].place.isNowhere }
    guard let first = nowhere.first else { return }
    let middle = things[first].place
    let hasNeighbour = things.contains { !$0.place.isNowhere && $0.place.distance(to: middle) <= Self.far }
    if !hasNeighbour { for index in nowhere { found[index] = Finding(slip: .nowhere) } }
  }

  /// A town's name before a position tells what it should be.
  private mutating func findByNames(_ names: PlaceLookup) {
    let named = things.indices.filter { things[$0].name != nil && found[$0] == nil }
    guard !named.isEmpty else { return }
    let towns = names.towns(meantBy: Set(named.compactMap { things[$0].name }).sorted())
    for index in named {
      guard let readings = things[index].name.flatMap({ towns[$0] }), !readings.isEmpty else { continue }
      let place = things[index].place
      if readings.contains(where: { $0.coordinate.distance(to: place) <= Self.reachOfTown }) {
        trusted.insert(index)
      } else if let slip = readings.lazy.compactMap({ PositionSlip.slip(from: place, to: $0.coordinate) })
        .first
      {
        found[index] = Finding(slip: slip.slip, reading: slip.reading)
      } else if readings.contains(where: { PositionSlip.isZero(place, near: $0.coordinate) }) {
        found[index] = Finding(slip: .zero)
      }
    }
  }

  // MARK: - Beside all else

  /// What is far from all else, in groups: the things of each, the largest group first.
  private var groups: [[Int]] {
    var cells: [[Int]: [Int]] = [:]
    for index in things.indices where found[index] == nil {
      let place = things[index].place
      let key = [
        Int((place.latitude / Self.cell).rounded(.down)), Int((place.longitude / Self.cell).rounded(.down)),
      ]
      cells[key, default: []].append(index)
    }
    guard cells.count > 1, cells.count <= Self.maxCells else { return [] }
    let members = cells.values.sorted { $0[0] < $1[0] }
    let places = members.map { SpacePoint(things[$0[0]].place) }
    var open = Set(members.indices)
    var groups: [[Int]] = []
    while let start = open.min() {
      open.remove(start)
      var (group, next) = (members[start], [start])
      while let cell = next.popLast() {
        for other in open where places[cell].distance(to: places[other]) <= Self.far {
          open.remove(other)
          group += members[other]
          next.append(other)
        }
      }
      groups.append(group.sorted())
    }
    return groups.count < 2 ? [] : groups.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  private mutating func findSlips() {
    let (groups, things) = (groups, things)
    guard groups.count <= Self.maxGroups else { return }
    for (rank, group) in groups.enumerated().dropFirst() where isSmall(group) {
      let greater = groups[..<rank].filter { $0.count > group.count }.flatMap(\.self)
      for index in group where !trusted.contains(index) {
        let place = things[index].place
        let near = greater.lazy.compactMap { PositionSlip.slip(from: place, to: things[$0].place) }
        if let slip = near.first {
          found[index] = Finding(slip: slip.slip, reading: slip.reading)
        }
      }
    }
  }

  /// Whether a group is at so few positions that it may be a mistake.
  private func isSmall(_ group: [Int]) -> Bool {
    Set(
      group.lazy.map { [Int(things[$0].place.latitude * 100), Int(things[$0].place.longitude * 100)] }.prefix(
        200)
    ).count
      <= Self.maxTogether
  }

  /// What lies so far from what was before and after that nobody gets there and back in between.
  private mutating func findDetours() {
    let timed = things.indices.filter { things[$0].seconds != nil && found[$0] == nil }
      .sorted { (things[$0].seconds ?? 0, $0) < (things[$1].seconds ?? 0, $1) }
    var runs: [[Int]] = []
    for index in timed {
      if let first = runs.last?.first, things[first].place.distance(to: things[index].place) <= Self.far {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    for number in runs.indices.dropFirst().dropLast() where isSmall(runs[number]) {
      let run = runs[number]
      guard let before = runs[number - 1].last, let after = runs[number + 1].first,
        !run.contains(where: trusted.contains),
        let left = things[before].seconds, let back = things[after].seconds
      else { continue }
      let away = [before, after].map { things[$0].place.distance(to: things[run[0]].place) }
      let between = things[before].place.distance(to: things[after].place)
      let doubt = max(things[before].doubt, things[after].doubt, run.map { things[$0].doubt }.max() ?? 0)
      let isSameClock = doubt <= 3600
      let seconds = Double(back - left + (isSameClock ? 0 : 2 * doubt))
      guard away.allSatisfy({ $0 >= Self.tooFar && between < $0 / 5 }),
        away[0] + away[1] > Self.fastest * max(1, seconds)
      else { continue }
      for index in run { found[index] = Finding(slip: .tooFar) }
    }
  }

  /// A number that is 0 to the last decimal, and nothing near it: the other is that of all else.
  private mutating func findZeros() {
    let zeros = things.indices.filter { index in
      let place = things[index].place
      return (place.latitude == 0 || place.longitude == 0) && found[index] == nil && !trusted.contains(index)
    }
    for index in zeros.prefix(50) {
      let place = things[index].place
      let others = things.lazy.filter { $0.place.latitude != 0 && $0.place.longitude != 0 }
      guard others.contains(where: { PositionSlip.isZero(place, near: $0.place) }),
        !others.contains(where: { $0.place.distance(to: place) <= 160_000 })
      else { continue }
      found[index] = Finding(slip: .zero)
    }
  }

  /// Whole degrees beside things that are exact: no place, but what is left of one.
  private mutating func findWholeDegrees() {
    let whole = things.indices.filter {
      things[$0].place.isInWholeDegrees && found[$0] == nil && !trusted.contains($0)
    }
    for index in whole.prefix(50) {
      let place = things[index].place
      let exact = things.lazy.filter { $0.place.isExact && $0.place.distance(to: place) <= 160_000 }
      guard exact.contains(where: { place.isRounded(from: $0.place) }),
        !exact.contains(where: { $0.place.distance(to: place) <= 15_000 })
      else { continue }
      found[index] = Finding(slip: .wholeDegrees)
    }
  }
}

extension SpacePoint {
  fileprivate init(_ place: Coordinate) { self.init(latitude: place.latitude, longitude: place.longitude) }
}

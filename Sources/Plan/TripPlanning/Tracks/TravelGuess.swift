import TripModel

/// Guesses from speeds, and from where the sea is, how one travelled: on foot, on the road, by boat or by air. A
/// train is no faster than a car to a satellite.
struct TravelGuess {
  /// Whether a position lies on the sea, well off every shore.
  var isAtSea: @Sendable (Coordinate) -> Bool
  /// Whether nothing but the sea is around a position, be a shore in sight or not.
  var isOffShore: @Sendable (Coordinate) -> Bool
  /// The seconds for which ferries were booked.
  var crossings: [ClosedRange<Int>] = []

  /// A stretch of a recorded way that was travelled in one manner.
  struct Stretch {
    /// Nil where nothing tells it: a recording without times, or faster than a walk and slower than a car.
    var mode: TravelMode?
    var points: ArraySlice<TrackPoint>
  }

  /// Metres per second. On foot: 2.2 is 8 km/h, faster than nearly all who walk; in the air: 70 is 252 km/h, slower
  /// than any airliner on its way and faster than nearly all trains.
  private static let fastestWalk = 2.2
  /// 5.6 is 20 km/h: only for minutes anybody runs so fast, so that a recorder was taken along in a car.
  private static let fastestRun = 5.6
  /// Metres up in an hour: who gains more is carried, however slowly a cable car goes.
  private static let fastestClimb = 2000.0
  /// 15 is 54 km/h: over minutes nobody cycles faster, so that the recorder was taken along in a car or a train.
  private static let fastestRide = 15.0
  private static let slowestFlight = 70.0
  /// Straight from place to place, with all hours before and behind it, so many metres at so many metres per second: 45 is
  /// 162 km/h over more than any train goes so fast but in China, 25 is 90 km/h for more than a day.
  private static let farFlights: [(metres: Double, speed: Double)] = [(1_500_000, 45), (2_500_000, 25)]
  /// Times that ask for more are not those of the way, and tell nothing of it.
  private static let fastestFlight = Optional(TravelMode.flight).fastest
  /// 12.5 is 45 km/h: what is hardly ever faster may be a bicycle, a runner or a tram, or times that a program made up.
  private static let surelyDriven = 12.5
  /// Slower, and nobody is under way.
  private static let standing = 0.4
  /// Seconds on each side of a point over which its speed is measured, so that noise of a few metres does not count.
  private static let reach = 90
  /// Seconds: a change that lasts for less is a traffic light, or a run for the bus.
  private static let shortest = 300
  /// Seconds faster than any run, after which a walker was taken along: a shuttle back from the end of a walk is no longer than this.
  private static let shortestShuttle = 150
  /// Seconds: in a recording that is nearly all of one manner what is slower for less is a queue, a lock, or a hill up which
  /// one pushes.
  private static let shortestWalk = 900
  /// Metres: what is walked for less, beside a ride on which a walker's recorder was taken along, is the way to it and the wait
  /// for it.
  private static let shortestOuting = 1000.0
  /// Of the metres of a recording, how many nearly all are.
  private static let nearlyAll = 0.9
  /// Metres that a flight takes at least, from one place that is known to the next.
  private static let shortestFlight = 150_000.0
  /// 12.5 is 45 km/h, or 24 knots: what is faster on the water drives along its shore, or over a bridge. On a ferry that was
  /// booked, 21 is 41 knots.
  private static let fastestBoat = (guessed: 12.5, booked: 21.0)
  /// Metres of a way of which one point in the middle tells whether they are at sea.
  private static let seaStep = 1000.0
  /// Seconds before and behind the open sea that belong to a voyage: so long does a ship need to and from its quay.
  private static let harbour = 1200

  init(
    isAtSea: @escaping @Sendable (Coordinate) -> Bool = { _ in false },
    isOffShore: @escaping @Sendable (Coordinate) -> Bool = { _ in false }
  ) {
    self.isAtSea = isAtSea
    self.isOffShore = isOffShore
  }

  /// A guess by what is known of places.
  init(names: PlaceLookup) {
    self.init(
      isAtSea: { names.locality(at: $0)?.sea != nil }, isOffShore: { names.isOffShore($0) })
  }

  /// The stretches of a recorded way, in its order; each begins where the one before ended.
  ///
  /// What its recorder says it was is believed: what is no faster than one runs was run, what is no faster than one
  /// cycles was cycled, a rider who pushes the bicycle up does not walk, and a plotter is on the water. A walker's recorder that
  /// was driven for minutes was taken along. Between the points of an estimate nobody knows the way, and its speed tells no more
  /// than that one flew, or was at sea.
  func stretches(of points: [TrackPoint], activity: TrackActivity? = nil) -> [Stretch] {
    let instants = points.compactMap { $0.instant?.seconds }
    let isEstimate = points.first?.isEstimate ?? false
    guard points.count > 1, instants.count == points.count else {
      let mode = activity?.mode
      return [Stretch(mode: isEstimate && mode != .walk ? nil : mode, points: points[...])]
    }
    let travelled = Self.travelled(points)
    let windows = Self.windows(at: instants)
    let speeds = Self.speeds(travelled, over: windows, at: instants)
    var modes = speeds.map { $0.flatMap(Self.mode(at:)) }
    let isTakenAlong =
      activity == .onFoot && !isEstimate && Self.secondsDriven(speeds, at: instants) >= Self.shortestShuttle
    let ran =
      activity == .onFoot
      ? Self.ran(points, speeds, over: windows, at: instants, isTakenAlong: isTakenAlong) : []
    for index in modes.indices {
      switch (activity, modes[index]) {
      case (.onFoot, .road) where ran[index]: modes[index] = .walk
      case (.byBicycle, .walk): modes[index] = .bicycle
      case (.byBicycle, .road) where speeds[index] ?? 0 <= Self.fastestRide: modes[index] = .bicycle
      case (.onWheels, .walk): modes[index] = .road
      case (.onWater, .walk): modes[index] = .boat
      case (.onWater, .road) where speeds[index] ?? 0 <= Self.fastestBoat.booked: modes[index] = .boat
      default: break
      }
    }
    let fastest = activity == nil ? Self.fastest(on: .road, modes, speeds) : nil
    // A walker who runs down the hill is not driven for that.
    if let fastest, fastest <= Self.fastestRun, Self.isMostlyWalked(modes, travelled) {
      for index in modes.indices where modes[index] == .road { modes[index] = .walk }
    }
    putToSea(
      &modes, points, travelled: travelled, speeds: speeds, at: instants, isDriven: activity == .onWheels)
    if activity != .onFoot { keepAfloat(&modes, points, travelled) }
    let isDoubtful = fastest.map { $0 <= Self.surelyDriven || $0 > Self.fastestFlight } ?? false
    var runs = Self.runs(modes, instants, standing: activity == .onWater ? .boat : .walk)
    if activity == nil { runs = Self.kept(runs, travelled) }
    if isTakenAlong { runs = Self.withoutWaits(runs, travelled) }
    return runs.map { run in
      let isUntold =
        run.mode == .road && (isDoubtful || isEstimate) || run.mode == .bicycle && isEstimate
        || run.mode == .walk && isEstimate && activity != .onFoot
      return Stretch(
        mode: isUntold ? nil : run.mode,
        points: points[max(0, run.range.lowerBound - 1)..<run.range.upperBound])
    }
  }

  /// How one went straight from one place to another.
  func mode(from start: Coordinate, to end: Coordinate, inSeconds seconds: Int) -> TravelMode? {
    let metres = start.distance(to: end)
    guard seconds > 0 else { return nil }
    let speed = metres / Double(seconds)
    let isFar = Self.farFlights.contains { metres >= $0.metres && speed >= $0.speed }
    if isFar || metres >= Self.shortestFlight && speed >= Self.slowestFlight {
      return speed <= Self.fastestFlight ? .flight : nil
    }
    guard speed <= Self.fastestBoat.guessed, isAtSea(start) || isAtSea(end) else { return nil }
    return metres >= Self.voyage && isMostlyAtSea(from: start, to: end) || isByWater(start) && isByWater(end)
      ? .boat : nil
  }

  /// Whether more than half of a straight line lies on the sea: who was seen far inland and then at sea came by land for a part.
  func isMostlyAtSea(from start: Coordinate, to end: Coordinate) -> Bool {
    let places = (1..<Self.samples).compactMap {
      start.point(Double($0) / Double(Self.samples), onTheWayTo: end)
    }
    return 2 * places.count { isOffShore($0) || isAtSea($0) } > places.count
  }

  /// Whether a boat may have gone from one place to another: both are by water, and it lies between, or most of the way does.
  func isByWater(from start: Coordinate, to end: Coordinate) -> Bool {
    isMostlyAtSea(from: start, to: end) || isByWater(start) && isByWater(end)
  }

  private static let samples = 16

  /// Metres of a line with one end at sea of which most is by boat, however far up a river that set out.
  private static let voyage = 150_000.0

  /// Metres from a quay, all around it, at which open water is looked for.
  private static let toOpenWater = [2000.0, 4000, 6000]

  /// Whether a boat may have set out from a place: who was seen far inland and then at sea drove to a quay first, and
  /// nobody knows to which.
  private func isByWater(_ place: Coordinate) -> Bool {
    if isAtSea(place) { return true }
    return Self.toOpenWater.contains { metres in
      stride(from: 0.0, to: 360, by: 45).contains { degrees in
        let near = place.moved(by: metres, towards: degrees)
        return isOffShore(near) || isAtSea(near)
      }
    }
  }

  // MARK: - Along a recording

  /// Metres from the first point to each, along the way.
  private static func travelled(_ points: [TrackPoint]) -> [Double] {
    var travelled = [0.0]
    travelled.reserveCapacity(points.count)
    for (start, end) in zip(points, points.dropFirst()) {
      travelled.append(travelled[travelled.count - 1] + start.coordinate.distance(to: end.coordinate))
    }
    return travelled
  }

  /// Of each point the points at least so far before and behind, and in any case the neighbours.
  private static func windows(at instants: [Int]) -> [ClosedRange<Int>] {
    var (first, last) = (0, 0)
    return instants.indices.map { index in
      while first + 1 < index, instants[first + 1] <= instants[index] - reach { first += 1 }
      last = max(last, min(index + 1, instants.count - 1))
      while last + 1 < instants.count, instants[last] < instants[index] + reach { last += 1 }
      return first...last
    }
  }

  /// Metres per second around each point; nil where no time passed.
  private static func speeds(
    _ travelled: [Double], over windows: [ClosedRange<Int>], at instants: [Int]
  ) -> [Double?] {
    windows.map { window in
      let (first, last) = (window.lowerBound, window.upperBound)
      let seconds = instants[last] - instants[first]
      return seconds > 0 ? (travelled[last] - travelled[first]) / Double(seconds) : nil
    }
  }

  /// For how long it was faster than anybody runs.
  private static func secondsDriven(_ speeds: [Double?], at instants: [Int]) -> Int {
    instants.indices.dropFirst().reduce(0) { sum, index in
      speeds[index] ?? 0 > fastestRun ? sum + instants[index] - instants[index - 1] : sum
    }
  }

  /// Whether one ran at each point of a walk: faster than one walks, and neither carried up nor driven. Of a recorder that
  /// was taken along on a ride only minutes of it are a run: less is where that sets off, or stops.
  private static func ran(
    _ points: [TrackPoint], _ speeds: [Double?], over windows: [ClosedRange<Int>], at instants: [Int],
    isTakenAlong: Bool
  ) -> [Bool] {
    var ran = points.indices.map { index in
      guard let speed = speeds[index], speed > fastestWalk, speed <= fastestRun else { return false }
      return !isCarriedUp(points, over: windows[index], at: instants)
    }
    guard isTakenAlong else { return ran }
    var start = 0
    while start < ran.count {
      var end = start + 1
      while end < ran.count, ran[end] == ran[start] { end += 1 }
      if ran[start], instants[end - 1] - instants[max(0, start - 1)] < shortest {
        for index in start..<end { ran[index] = false }
      }
      start = end
    }
    return ran
  }

  private static func isCarriedUp(
    _ points: [TrackPoint], over window: ClosedRange<Int>, at instants: [Int]
  ) -> Bool {
    let (first, last) = (window.lowerBound, window.upperBound)
    guard let low = points[first].elevation, let high = points[last].elevation else { return false }
    return (high - low) * 3600 > fastestClimb * Double(instants[last] - instants[first])
  }

  /// Nil where one stood.
  private static func mode(at speed: Double) -> TravelMode? {
    switch speed {
    case ..<standing: nil
    case ...fastestWalk: .walk
    case slowestFlight...fastestFlight: .flight
    // Faster than sound it is in doubt with the roads.
    default: .road
    }
  }

  /// Metres per second that nineteen of twenty points of a mode do not exceed; nil without any.
  private static func fastest(
    on mode: TravelMode, _ modes: [TravelMode?], _ speeds: [Double?]
  ) -> Double? {
    let own = zip(modes, speeds).compactMap { $0 == mode ? $1 : nil }.sorted()
    return own.isEmpty ? nil : own[(own.count - 1) * 19 / 20]
  }

  private static func isMostlyWalked(_ modes: [TravelMode?], _ travelled: [Double]) -> Bool {
    let walked = modes.indices.dropFirst().reduce(0) { sum, index in
      modes[index] == .walk ? sum + travelled[index] - travelled[index - 1] : sum
    }
    return walked * 2 >= travelled[travelled.count - 1]
  }

  // MARK: - At sea

  /// Makes a voyage of each stretch at sea that is no faster than a ship, from where one last stood to where one next
  /// did. Of a drive only what was out at sea itself is one: along a shore its recorder knows better.
  private func putToSea(
    _ modes: inout [TravelMode?], _ points: [TrackPoint], travelled: [Double], speeds: [Double?],
    at instants: [Int], isDriven: Bool
  ) {
    for sea in stretchesAtSea(points, travelled: travelled, speeds: speeds, at: instants) {
      var (first, end) = (sea.lowerBound, sea.upperBound)
      let harbour = isDriven ? 0 : Self.harbour
      let (left, arrived) = (instants[first] - harbour, instants[end - 1] + harbour)
      while first > 0, instants[first - 1] >= left, modes[first - 1] != nil { first -= 1 }
      while end < points.count, instants[end] <= arrived, modes[end] != nil { end += 1 }
      // A recorder that notes little may note nothing between the open sea and the land.
      while end < points.count, speeds[end] ?? 0 <= fastestBoat(at: instants[end]),
        isAtSea(points[end - 1].coordinate.middle(to: points[end].coordinate))
      {
        end += 1
      }
      // The mode of a point is how one came there, and to the first one came not at all.
      if first == 1, isAtSea(points[0].coordinate.middle(to: points[1].coordinate)) { first = 0 }
      for index in first..<end where modes[index] != .flight { modes[index] = .boat }
    }
  }

  /// Along a coast a slow boat is no walk either: what goes on from a voyage is part of it as long as there is water all
  /// around, however near the land.
  private func keepAfloat(_ modes: inout [TravelMode?], _ points: [TrackPoint], _ travelled: [Double]) {
    func isSlow(_ index: Int) -> Bool {
      modes.indices.contains(index) && (modes[index] == nil || modes[index] == .walk)
    }
    func goOn(from start: Int, by step: Int) {
      var index = start
      while isSlow(index) {
        var end = index
        while isSlow(end + step), abs(travelled[end + step] - travelled[index]) < Self.seaStep { end += step }
        let walked = stride(from: index, through: end, by: step).filter { modes[$0] == .walk }
        guard walked.isEmpty || isOffShore(points[(index + end) / 2].coordinate) else { return }
        for point in walked { modes[point] = .boat }
        index = end + step
      }
    }
    for index in modes.indices.filter({ modes[$0] == .boat }) {
      goOn(from: index + 1, by: 1)
      goOn(from: index - 1, by: -1)
    }
  }

  private func fastestBoat(at seconds: Int) -> Double {
    crossings.contains { $0.contains(seconds) } ? Self.fastestBoat.booked : Self.fastestBoat.guessed
  }

  private func stretchesAtSea(
    _ points: [TrackPoint], travelled: [Double], speeds: [Double?], at instants: [Int]
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < points.count {
      var end = start + 1
      while end < points.count, travelled[end] - travelled[start] < Self.seaStep { end += 1 }
      let middle = (start + end - 1) / 2
      if speeds[middle] ?? 0 <= fastestBoat(at: instants[middle]), isAtSea(points[middle].coordinate) {
        if found.last?.upperBound == start {
          found[found.count - 1] = found[found.count - 1].lowerBound..<end
        } else {
          found.append(start..<end)
        }
      }
      start = end
    }
    return found
  }

  // MARK: - Stretches

  private struct Run {
    var mode: TravelMode
    var range: Range<Int>
    /// Seconds of it in which one was under way.
    var moving = 0

    mutating func join(_ other: Run) {
      range = range.lowerBound..<other.range.upperBound
      moving += other.moving
    }
  }

  /// Points of one mode in a row; where one stood, and what lasts for too short, goes with what was before; what only
  /// stood is of the mode in which one stands.
  private static func runs(
    _ modes: [TravelMode?], _ instants: [Int], standing: TravelMode
  ) -> [Run] {
    // Before the first step one stood as one went then.
    var mode = modes.lazy.compactMap(\.self).first ?? standing
    var found: [Run] = []
    for index in modes.indices {
      mode = modes[index] ?? mode
      let seconds =
        modes[index] == nil || index + 1 == instants.count ? 0 : instants[index + 1] - instants[index]
      let step = Run(mode: mode, range: index..<index + 1, moving: seconds)
      if found.last?.mode == mode {
        found[found.count - 1].join(step)
      } else {
        found.append(step)
      }
    }
    var runs: [Run] = []
    for run in found {
      guard let last = runs.last, run.moving < shortest || last.mode == run.mode else {
        runs.append(run)
        continue
      }
      runs[runs.count - 1].join(run)
    }
    return withoutShortStart(runs)
  }

  private static func metres(of run: Run, _ travelled: [Double]) -> Double {
    travelled[run.range.upperBound - 1] - travelled[max(0, run.range.lowerBound - 1)]
  }

  /// With the rides of a recorder that was taken along on them what is hardly walked beside them: the doorstep, the wait at
  /// the station, and the last steps to the hut. Where nothing longer was walked, these are the walk.
  private static func withoutWaits(_ runs: [Run], _ travelled: [Double]) -> [Run] {
    func isWait(_ index: Int) -> Bool {
      runs[index].mode == .walk && metres(of: runs[index], travelled) < shortestOuting
        && [index - 1, index + 1].contains { runs.indices.contains($0) && runs[$0].mode == .road }
    }
    guard runs.indices.contains(where: { runs[$0].mode == .walk && !isWait($0) }) else { return runs }
    var kept: [Run] = []
    for index in runs.indices {
      var run = runs[index]
      if isWait(index) { run.mode = .road }
      if kept.last?.mode == run.mode { kept[kept.count - 1].join(run) } else { kept.append(run) }
    }
    return kept
  }

  /// A recording that is nearly all of one manner is so where it is slow for a short time, and to its ends.
  private static func kept(_ runs: [Run], _ travelled: [Double]) -> [Run] {
    let whole = runs.reduce(0) { $0 + metres(of: $1, travelled) }
    let lengths = Dictionary(runs.map { ($0.mode, metres(of: $0, travelled)) }, uniquingKeysWith: +)
    guard whole > 0, let main = lengths.first(where: { $0.value >= nearlyAll * whole })?.key, main != .walk
    else { return runs }
    var kept: [Run] = []
    for run in runs {
      var run = run
      if run.mode == .walk, run.moving < shortestWalk { run.mode = main }
      if kept.last?.mode == run.mode { kept[kept.count - 1].join(run) } else { kept.append(run) }
    }
    return kept
  }

  /// A short beginning goes with what follows it.
  private static func withoutShortStart(_ runs: [Run]) -> [Run] {
    guard runs.count > 1, runs[0].moving < shortest else { return runs }
    var rest = Array(runs.dropFirst())
    rest[0].range = 0..<rest[0].range.upperBound
    return rest
  }
}

extension TrackActivity {
  /// How one goes who does it.
  fileprivate var mode: TravelMode {
    switch self {
    case .onFoot: .walk
    case .byBicycle: .bicycle
    case .onWheels: .road
    case .onWater: .boat
    }
  }
}

extension Coordinate {
  /// Half way to another, on a chart, the short way around the Earth.
  fileprivate func middle(to other: Coordinate) -> Coordinate {
    let east = (other.longitude - longitude).remainder(dividingBy: 360)
    let middle = (longitude + east / 2).remainder(dividingBy: 360)
    return Coordinate(latitude: (latitude + other.latitude) / 2, longitude: middle) ?? self
  }
}

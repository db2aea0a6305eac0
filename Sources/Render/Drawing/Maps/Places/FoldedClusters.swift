/// The signs of a crowd of pins on a sheet on which some stops are one sign: what such a sign hides is a number at it, until
/// the stops part.
struct FoldedClusters {
  /// On the sheet as it is drawn, and what a script shows where it enlarges that.
  private(set) var shown: [Marker] = []
  private(set) var hidden: [Marker] = []

  /// `stops` stand where they will, each at its enlargements; `levels` rise.
  init(
    _ clusters: [MarkerClusters.Cluster], of pins: [Marker], at stops: [Marker], levels: [Double],
    within box: Box, isLive: Bool, count: (Int) -> String
  ) {
    let signs = clusters.map { Marker.standing(for: $0, of: pins, isLive: isLive, count: count) }
    // From which enlargement on each stands by itself; nil until one is met.
    var free: [Double?] = clusters.map { _ in nil }
    var numbers: [Marker] = []
    // By the stops at which they are, those of the enlargement before.
    var before: [Int: (members: [Int], number: Int)] = [:]
    for level in levels {
      var members: [Int: [Int]] = [:]
      for index in signs.indices where signs[index].stands(at: level) {
        if let stop = Self.host(of: signs[index], among: stops, at: level) {
          members[stop, default: []] += clusters[index].members
          free[index] = nil
        } else if free[index] == nil {
          free[index] = level
        }
      }
      for stop in members.keys.sorted() { members[stop]?.sort() }
      for (stop, known) in before where members[stop] != known.members {
        numbers[known.number].until = level
        before[stop] = nil
      }
      for stop in members.keys.sorted() where before[stop] == nil {
        guard let here = members[stop] else { continue }
        let cluster = MarkerClusters.Cluster(
          members: here, point: stops[stop].anchor, from: level, until: nil)
        var number = Marker.standing(for: cluster, of: pins, isAtStop: true, isLive: isLive, count: count)
        if !stops[stop].name.isEmpty { number.name = stops[stop].name + " · " + number.name }
        before[stop] = (here, numbers.count)
        numbers.append(Self.placed(number, at: stop, of: stops, enlarged: level, within: box))
      }
    }
    // A number for a single thing says no more than the stops do; a script lists all things by them.
    numbers.removeAll { !isLive && $0.members.count < 2 }
    let apart = zip(signs, free).compactMap { sign, level -> Marker? in
      guard let level else { return nil }
      var sign = sign
      sign.from = level
      return sign
    }
    let fixed = stops.filter { $0.from == 1 }
    var here = fixed + apart.filter { $0.from == 1 }
    here.separate(fixed: fixed.count, within: box)
    shown = Array(here[fixed.count...]) + fixed + numbers.filter { $0.from == 1 }
    hidden =
      apart.coming(at: levels, beside: stops, within: box) + stops.filter { $0.from > 1 }
      + numbers.filter { $0.from > 1 }
  }

  /// The sign of several stops that hides a place.
  private static func host(of sign: Marker, among stops: [Marker], at level: Double) -> Int? {
    let place = sign.anchor * level
    return stops.indices.first { index in
      let stop = stops[index]
      return stop.members.count > 1 && stop.stands(at: level)
        && stop.enlarged(by: level).distance(to: place) < stop.reach.y + sign.reach.y
    }
  }

  private static func placed(
    _ number: Marker, at stop: Int, of stops: [Marker], enlarged level: Double, within box: Box
  ) -> Marker {
    let others = [stop] + stops.indices.filter { $0 != stop && stops[$0].stands(at: level) }
    var number = number.enlarged(by: level)
    number.point = FoldedPins.spot(
      for: number, at: 0, among: others.map { stops[$0].enlarged(by: level) },
      within: box.enlarged(by: level))
    return number.reduced(by: level)
  }
}

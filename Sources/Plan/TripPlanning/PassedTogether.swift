import TripModel

/// Towns that a recorded way only passed or spent the night in, and that lie so near each other that they would be one stop:
/// its days are true of each of them, or they are stops of their own.
///
/// A sign “5–6 Bernkastel-Kues” says that the sixth day was there, too; it began in the village behind it.
struct PassedTogether {
  let lookup: PlaceLookup
  /// What is one stop on its day stays one, by the fixes' numbers.
  let stopsOfDays: [Int: StopOfDay]

  /// Fixes of one town among those of a stop, by their places in that.
  private struct Town {
    let name: String?
    var fixes: [Int]
    var days: Set<LocalDate> = []
    /// Metres that it reaches: so large is it.
    var reach = 0.0
  }

  /// The same stops, each that is to be several in as many; and at which of these each fix is that was at `visits`.
  func parted(_ clusters: [Cluster], visits: [Int]) -> (clusters: [Cluster], visits: [Int]) {
    let towns = clusters.map { self.towns(of: $0) }
    guard towns.contains(where: { $0.count > 1 || $0.contains { $0.name != nil } }) else {
      return (clusters, visits)
    }
    var parted: [Cluster] = []
    // Of each cluster how many fixes were met, and where each of its towns is.
    var met = clusters.map { _ in 0 }
    var places: [[Int?]] = towns.map { $0.map { _ in nil } }
    let partedVisits = visits.map { visit -> Int in
      let fix = met[visit]
      met[visit] += 1
      let town = towns[visit].firstIndex { $0.fixes.contains(fix) } ?? 0
      if let place = places[visit][town] { return place }
      places[visit][town] = parted.count
      // What is no town of its own stays as it was found.
      let isWhole = towns[visit][town].name == nil
      parted.append(isWhole ? clusters[visit] : clusters[visit].with(towns[visit][town].fixes))
      return parted.count - 1
    }
    return (parted, partedVisits)
  }

  /// Metres from what was photographed, written or booked beyond which a town that was only passed may be a stop of its own.
  private static let besideThings = 5_000.0

  /// The towns of a stop that are stops of their own; all of them as one where the largest was passed on each of the days.
  private func towns(of cluster: Cluster) -> [Town] {
    let whole = [Town(name: nil, fixes: Array(cluster.fixes.indices))]
    guard cluster.fixes.count > 1 else { return whole }
    let things = cluster.fixes.indices.filter { !cluster.fixes[$0].isPassed && !cluster.fixes[$0].isTrackEnd }
    // Where there is nothing but things, they are one stop.
    guard things.count < cluster.fixes.count else { return whole }
    var towns: [Town] = []
    var ofDays: [StopOfDay: Int] = [:]
    for (index, fix) in cluster.fixes.enumerated() {
      guard let place = lookup.locality(at: fix.coordinate), place.isInTown, let name = place.town,
        let day = fix.day
      else { return whole }
      let ofDay = stopsOfDays[fix.number]
      let known = ofDay.flatMap { ofDays[$0] } ?? towns.firstIndex { $0.name == name }
      if known == nil { towns.append(Town(name: name, fixes: [])) }
      let town = known ?? towns.count - 1
      if let ofDay { ofDays[ofDay] = town }
      towns[town].fixes.append(index)
      towns[town].days.insert(day)
      towns[town].reach = max(towns[town].reach, place.townReach)
    }
    guard towns.allSatisfy({ isApart($0, from: things, in: cluster) }) else { return whole }
    let days = towns.reduce(into: Set<LocalDate>()) { $0.formUnion($1.days) }
    // Of two that are as large the first.
    guard towns.count > 1, let largest = towns.map(\.reach).max(),
      let main = towns.first(where: { $0.reach == largest })
    else { return whole }
    // What was all on one day is called by where that came first.
    guard days.count > 1 else { return whole }
    guard main.days == days else { return towns }
    // Where one stayed is on all of these days, too.
    guard !cluster.isStay else { return whole }
    let others = cluster.fixes.indices.filter { !main.fixes.contains($0) }
    return [Town(name: main.name, fixes: main.fixes + others)]
  }
}

extension PassedTogether {
  /// Whether all things of a stop are in a town, or it is far from all of them.
  private func isApart(_ town: Town, from things: [Int], in cluster: Cluster) -> Bool {
    let own = Set(town.fixes)
    if things.allSatisfy(own.contains) { return true }
    return town.fixes.allSatisfy { fix in
      things.allSatisfy {
        cluster.fixes[fix].coordinate.distance(to: cluster.fixes[$0].coordinate) > Self.besideThings
      }
    }
  }
}

extension Cluster {
  /// Some of its fixes, where the first of those given was.
  fileprivate func with(_ places: [Int]) -> Cluster {
    guard let first = places.first, fixes.indices.contains(first) else { return self }
    var part = Cluster(at: fixes[first].coordinate)
    part.fixes = places.sorted().filter { fixes.indices.contains($0) }.map { fixes[$0] }
    return part
  }
}

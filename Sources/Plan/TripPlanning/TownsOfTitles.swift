import Diagnostics
import TripModel

/// Towns of entries that say no place, on days of which nothing tells where one was: who writes of bus rides has no
/// positions at all, and names the towns in titles, in the names of files and folders, and in tags.
///
/// A title may be about anything. So a name counts only in a country in which the trip is known to have been, within a day's
/// drive of what is known of it, or in one that most cities of such names tell (`TownsMeant`), and not off the way between
/// the days before and after. Where the trip has private places nothing is read out of titles: a guess would be known
/// better than what was withheld there.
struct TownsOfTitles {
  /// The trip, in which such entries have these names for places.
  private(set) var trip: Trip
  /// What these names mean.
  private(set) var towns: [String: TownReading] = [:]

  /// Days before and after one within which what is known tells whether a town is off the way.
  private static let fewDays = 2
  /// Metres that such a town may be off it, farther for a city in whose name a title is, and the share of it that it may be: who
  /// flies far goes by other towns, too.
  private static let maxDetour = (metres: 300_000.0, toCity: 600_000.0, share: 0.5)

  static func read(
    in trip: Trip, own: OwnPlaces, besides written: NamedTowns, names: PlaceLookup
  ) -> TownsOfTitles {
    var titled = TownsOfTitles(trip: trip)
    guard names.knowsTowns, trip.mayTellTownsInTitles else { return titled }
    let places = DatedPlaces.collect(from: trip)
    let open = days(of: trip, besides: places)
      .map { (index: $0.index, day: $0.day, hints: TownHints(of: trip.entries[$0.index], on: $0.day)) }
    guard !open.isEmpty else { return titled }
    let meant = TownsMeant(open.map(\.hints), of: trip, names)
    let found = open.compactMap { entry in
      meant.town(of: entry.hints).map { Found(index: entry.index, day: entry.day, hint: $0) }
    }
    for entry in onWay(found, besides: places) {
      let (name, town) = (entry.hint.name, entry.hint.town)
      // What the traveller writes elsewhere as a place is no other.
      guard own[name] == nil, written.town(of: name).map({ $0 == town }) ?? !written.isAmbiguous(name) else {
        continue
      }
      titled.towns[name] = town
      titled.trip.entries[entry.index].place = Written(
        NamedPlace(name: name, coordinate: nil), at: SourcePlace(file: trip.entries[entry.index].file))
    }
    return titled
  }

  private struct Found {
    let index: Int
    let day: LocalDate
    let hint: TownsMeant.Hint
  }

  // MARK: - Days

  /// The entries that say no place, on days of which nothing tells where one was.
  fileprivate static func days(
    of trip: Trip, besides places: DatedPlaces
  ) -> [(index: Int, day: LocalDate)] {
    let numbers = DayNumbers.find(in: trip)
    var known: Set<LocalDate> = []
    trip.forEachItem { item in
      let isTold = item.stations.contains { $0.place.told != nil || $0.place.withheld != nil }
      if isTold { known.formUnion(item.stations.compactMap { $0.when?.date }) }
    }
    for entry in trip.entries where entry.place != nil || entry.withheld != nil {
      if let day = entry.toldDate(by: numbers) { known.insert(day) }
    }
    return trip.entries.indices.compactMap { index in
      guard let day = trip.entries[index].toldDate(by: numbers), !known.contains(day),
        places.points(on: day).isEmpty
      else { return nil }
      return (index, day)
    }
  }

  /// Those that are not far off the way: what titles say is held against each other, the rest against these, and then against
  /// all, so that one wrong tag takes away no title.
  private static func onWay(_ found: [Found], besides known: DatedPlaces) -> [Found] {
    var places = known
    let sure = found.filter(\.hint.isSure)
    for entry in sure { places.add(entry.hint.town.coordinate, on: entry.day) }
    let kept = sure.filter { !isOffWay($0, among: places) }
    places = known
    for entry in kept { places.add(entry.hint.town.coordinate, on: entry.day) }
    let others = found.filter { !$0.hint.isSure && !isOffWay($0, among: places) }
    for entry in others { places.add(entry.hint.town.coordinate, on: entry.day) }
    return kept + others.filter { !isOffWay($0, among: places) }
  }

  /// Whether one was elsewhere shortly before and shortly after a day, and the town lies far off the way between both.
  private static func isOffWay(_ found: Found, among places: DatedPlaces) -> Bool {
    let town = found.hint.town.coordinate
    func next(_ step: Int) -> [Coordinate] {
      (1...fewDays).lazy.map { places.points(on: found.day + step * $0).filter { $0 != town } }
        .first { !$0.isEmpty } ?? []
    }
    let (before, after) = (next(-1), next(1))
    guard !before.isEmpty, !after.isEmpty else { return false }
    let metres = found.hint.isSure ? maxDetour.toCity : maxDetour.metres
    return before.allSatisfy { start in
      after.allSatisfy { end in
        let way = start.distance(to: end)
        let detour = start.distance(to: town) + town.distance(to: end) - way
        return detour > max(metres, maxDetour.share * way)
      }
    }
  }
}

extension Trip {
  /// Whether a title may tell a place of it at all.
  fileprivate var mayTellTownsInTitles: Bool {
    !isUndatedPlan && settings.privatePlaces.isEmpty && withheld.circles.isEmpty
  }

  /// Whether it has entries whose towns may be told by their names alone: then a gazetteer is worth opening.
  package var mayNameTownsInTitles: Bool {
    mayTellTownsInTitles
      && TownsOfTitles.days(of: self, besides: DatedPlaces.collect(from: self))
        .contains { !TownHints(of: entries[$0.index], on: $0.day).groups.isEmpty }
  }
}

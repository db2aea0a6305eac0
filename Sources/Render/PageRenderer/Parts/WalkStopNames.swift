import SiteLanguage
import TripModel
import TripPlanning

/// What the stops of a walk are called that have no name of their own: what the day's texts call its ends, else
/// `Start, 1,573 m`.
struct WalkStopNames {
  private let scope: PageScope
  private let walk: WalkStops

  /// Nil for a day that was no walk.
  init?(scope: PageScope, day: DayPlan) {
    guard let walk = WalkStops(of: day, in: scope.plan) else { return nil }
    (self.scope, self.walk) = (scope, walk)
  }

  /// Nil for a stop that is called otherwise.
  func name(of stop: Stop) -> String? {
    guard let place = walk.place(of: stop, among: scope.site.toldPlaces) else { return nil }
    let name = place.told ?? scope.words[place.spot.phrase]
    guard let metres = place.height else { return name }
    let height = scope.words.lengths.height(metres, in: scope.plan.profile.units).text
    return name + scope.words[.listMark] + height
  }
}

extension WalkStop.Spot {
  fileprivate var phrase: Phrase {
    switch self {
    case .start: .profileStart
    case .end: .profileEnd
    case .turn: .walkTurn
    case .top: .profileHighest
    }
  }
}

extension PageScope {
  /// What the texts of its days call a stop of the whole way that is the end of a walk, and has no name of its own; that
  /// of the first day that says one.
  func toldName(of stop: Stop) -> String? {
    stop.parts.lazy.compactMap { told(at: $0) }.first
  }

  /// What the texts call most of the stops of days that such a stop is made of.
  func mostlyTold(_ stop: Stop) -> String? {
    let names = stop.parts.compactMap { told(at: $0) }
    return names.first { name in 2 * names.count { $0 == name } > stop.parts.count }
  }

  private func told(at part: StopOfDay) -> String? {
    guard let day = site.day(on: part.day), day.route.stops.indices.contains(part.index) else { return nil }
    return toldName(of: day.route.stops[part.index], on: day)
  }

  /// The same of a stop of a day.
  func toldName(of stop: Stop, on day: DayPlan) -> String? {
    WalkStops(of: day, in: plan)?.place(of: stop, among: site.toldPlaces)?.told
  }

  /// From where to where a day's walk led, as its texts call these: an end that is in a town by that. Empty where no text
  /// names an end.
  func toldEnds(of day: DayPlan) -> [String] {
    guard let walk = WalkStops(of: day, in: plan), let first = day.route.stops.first,
      let last = day.route.stops.last
    else { return [] }
    let ends = [first, last].map { stop in
      (told: walk.place(of: stop, among: site.toldPlaces)?.told, place: stop.locality)
    }
    guard ends.contains(where: { $0.told != nil }) else { return [] }
    return ends.compactMap { told, place in
      told ?? place.flatMap { $0.isInTown ? shortWords(for: $0) : nil }
    }
  }
}

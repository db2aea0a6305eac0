import SiteLanguage
import TripModel
import TripPlanner

/// What a trip is called by where it was: `Rome, one day`, `Lisbon to Porto, 4 days` (A2).
///
/// Only for a trip of pictures and tracks that nobody has written a word about.
struct PlaceTitle {
  /// Nil for a trip that somebody has named or written about, and where no town is known.
  let text: String?

  /// Metres from a town within which a stop counts as one at that town.
  private static let reach = 20_000.0
  /// More countries than these are no title.
  private static let mostCountries = 3

  init(of plan: TripPlan, words: Words) {
    guard plan.title.reason == .folderName, plan.entries.isEmpty, plan.pages.isEmpty, plan.places.isEmpty,
      let place = Self.place(plan, words)
    else {
      text = nil
      return
    }
    let days = plan.days.count { !$0.route.isEmpty || !$0.photos.isEmpty }
    text =
      days == 0 ? place : words(.titleOfPlace, ["place": place, "days": words.counted(.countDays, days)])
  }

  private static func place(_ plan: TripPlan, _ words: Words) -> String? {
    let towns = plan.days.map { Self.towns(of: $0.route) }.filter { !$0.isEmpty }
    guard let first = towns.first?.first, let last = towns.last?.last else { return nil }
    if Set(towns.joined()).count == 1 { return first }
    if first != last { return words(.titleOfWay, ["from": first, "to": last]) }
    // There and back: where most days were spent, else the countries.
    var nights: [String: Int] = [:]
    for day in towns { nights[day[day.count - 1], default: 0] += 1 }
    if let most = nights.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), 2 * most.value > towns.count {
      return most.key
    }
    let countries = plan.countries
    guard !countries.isEmpty, countries.count <= mostCountries else { return first }
    return words.list(countries.map(words.country))
  }

  /// The towns of a day's way, in order.
  private static func towns(of route: RoutePlan) -> [String] {
    route.stops.compactMap(\.locality).filter { $0.isInTown || $0.metres <= reach }.compactMap(\.town)
  }
}

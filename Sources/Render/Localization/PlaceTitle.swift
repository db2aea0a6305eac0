import SiteLanguage
import TripModel
import TripPlanning

/// What a trip is called by where and when it was: `Rome, one day`, `Lisbon to Porto, 4 days`, `May 2023`.
///
/// Only for a trip of pictures and tracks that nobody has written a word about, and whose folder has no title for a
/// name.
struct PlaceTitle {
  let plan: TripPlan
  let words: Words

  /// More countries than these are no title.
  private static let maxCountries = 3
  /// A way that ends within this share of its extent from where it began is a round.
  private static let closeness = 0.2

  /// Nil for a trip that somebody has named or written about, and where neither a town nor a month says more than the
  /// folder's name.
  var text: String? {
    let isUnnamed = plan.profile.title.reason == .folderName && !plan.profile.folder.isTitle
    guard isUnnamed, plan.journal.entries.isEmpty, plan.journal.pages.isEmpty, plan.places.isEmpty else {
      return nil
    }
    if let place = namedByFolder ?? place {
      // The days of several journeys are no stretch of so many.
      guard let dates = plan.dates, dates.outings == nil else { return place }
      return words(.titleOfPlace, ["place": place, "days": words.counted(.countDays, dates.count)])
    }
    guard plan.profile.folder.title == nil else { return nil }
    return months ?? (plan.media.pictures.isEmpty ? nil : words[.navPhotos])
  }

  /// The town, region or country that the folder is named after, as it is written: `iceland-2022`, `italy_trip`.
  private var namedByFolder: String? {
    let own = plan.profile.folder.ownWords.joined(separator: " ")
    let places = plan.way.route.stops.compactMap(\.locality)
    let names = places.compactMap(\.town) + places.compactMap(\.region) + plan.countries.map(words.country)
    return names.first { $0.lowercased() == own }
  }

  private var place: String? {
    let days = plan.days.filter { !$0.towns.isEmpty }
    guard let start = days.first?.towns.first, let end = Self.end(of: days) else { return nil }
    // Journeys that only share a folder are no way from the first to the last; and where most of their days were at no
    // place that is known, the others do not speak for them.
    let isMostlyKnown = plan.dates?.outings == nil || 2 * days.count > plan.days.count
    if isMostlyKnown, Set(days.flatMap(\.towns)).count == 1 { return isInTown ? start : around(start) }
    if let outings = plan.dates?.outings {
      return isMostlyKnown ? journeys(outings, days) ?? countries ?? months : months
    }
    if !isRound(start, end) { return words(.titleOfWay, ["from": start, "to": end]) }
    // There and back: where most days were spent, else what holds all of it.
    return mainTown(of: days) ?? region(of: plan.way.route.stops) ?? countries ?? start
  }

  /// Where most days were spent.
  private func mainTown(of days: [DayPlan]) -> String? {
    var nights: [String: Int] = [:]
    for town in days.compactMap(\.towns.last) { nights[town, default: 0] += 1 }
    guard let maximum = nights.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      2 * maximum.value > days.count
    else { return nil }
    return maximum.key
  }

  /// `Venice 2025 and Tuscany 2026`: both of two journeys, with their years where these differ.
  private func journeys(_ outings: Outings, _ days: [DayPlan]) -> String? {
    let all = Set(plan.days.compactMap { outings.outing(of: $0.date) })
    let journeys = all.sorted().map { number in days.filter { outings.outing(of: $0.date) == number } }
    let names = journeys.compactMap { days in
      mainTown(of: days) ?? region(of: days.flatMap(\.route.stops))
    }
    guard journeys.count == 2, names.count == 2, names[0] != names[1] else { return nil }
    let years = journeys.compactMap(\.first?.date.year)
    guard years.count == 2, years[0] != years[1] else { return words.list(names) }
    return words.list(
      zip(names, years).map { name, year in
        words(.titleOfYear, ["place": name, "year": String(year)])
      })
  }

  /// Metres from where one stayed within which a day's way is an excursion.
  private static let excursion = 100_000.0

  /// The town in which it ended: that of the days before, where the last day was an excursion from there.
  private static func end(of days: [DayPlan]) -> String? {
    guard let end = days.last?.towns.last, days.count > 2 else { return days.last?.towns.last }
    let before = days.dropLast().suffix(2)
    guard let home = before.last?.towns.last, before.allSatisfy({ $0.towns.last == home }),
      let here = days.last?.route.stops.last?.coordinate,
      let there = before.last?.route.stops.last?.coordinate,
      there.distance(to: here) <= excursion
    else { return end }
    return home
  }

  private var isInTown: Bool {
    plan.days.contains { $0.route.stops.contains { $0.locality?.isInTown == true } }
  }

  private func around(_ town: String) -> String {
    let text = words(.dayAround, ["places": town])
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func isRound(_ start: String, _ end: String) -> Bool {
    let visits = plan.days.flatMap { day in day.route.visits.map { day.route.stops[$0].coordinate } }
    guard start != end, let first = visits.first, let last = visits.last else { return start == end }
    let extent = visits.lazy.map { first.distance(to: $0) }.max() ?? 0
    return first.distance(to: last) < Self.closeness * extent
  }

  /// From which month to which it was. A title goes into files that nobody sets in lines.
  private var months: String? {
    plan.dates.map { words.dates.months($0.start.value, $0.end.value).withPlainSpaces }
  }

  /// The region in which all of the way was.
  private func region(of stops: [Stop]) -> String? {
    let regions = Set(stops.compactMap(\.locality).map(\.region))
    return regions.count == 1 ? regions.first ?? nil : nil
  }

  private var countries: String? {
    let countries = plan.countries
    guard !countries.isEmpty, countries.count <= Self.maxCountries else { return nil }
    return words.list(countries.map(words.country))
  }
}

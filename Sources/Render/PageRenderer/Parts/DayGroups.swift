import SiteLanguage
import TripModel
import TripPlanning

/// The chapters of a trip on its front page: journeys that share a folder, the countries, the months or the years of a
/// long one.
struct DayGroups {
  struct Group {
    /// Nil where all days are one chapter.
    var heading: String?
    var days: [DayPlan]
    /// Whether these are the days before the trip begins, which say nothing of how its chapters are filled.
    var isBefore = false
  }

  /// The country of a day, or that of the day before, where nothing is known of one at a place that nobody finds.
  private struct Land {
    var country: String?
    var isKnown: Bool
  }

  let plan: TripPlan
  let words: Words

  /// More days are chapters, and rows of a list in them.
  static let maxWithoutMonths = 20
  /// Fewer days than these are no long trip.
  private static let minOfCountries = 14
  /// Fewer countries tell less than months do.
  private static let minCountries = 3
  /// A chapter has so many days, taken all together: a list of headings is none.
  private static let minDays = 2

  /// Days, from so many on, of which less than a third have a picture are no wall of cards: a map on each of them is
  /// nearly empty, and a screen high on a phone.
  private static let minMapped = 4

  /// How each day stands in the list.
  var look: DayCard.Look {
    let count = plan.days.count
    if count > Self.maxWithoutMonths { return .row }
    let pictured = plan.days.count { $0.cover != nil }
    // Of tracks that share a folder each has a map of its own above the days.
    let isMany = count >= Self.minMapped || plan.tracksApart != nil
    return isMany && pictured * 3 < count ? .mapped : .card
  }

  var groups: [Group] {
    if let groups = journeys ?? yearsOfJourneys ?? countries { return groups }
    guard plan.days.count > Self.maxWithoutMonths else { return [Group(heading: nil, days: plan.days)] }
    let months = split { words.dates.month($0.date) }
    if isFilled(months) { return months }
    let years = split { String($0.date.year) }
    return chapters(years).count > 1 && isFilled(years) ? years : [Group(heading: nil, days: plan.days)]
  }

  /// A chapter for each journey, called by its months: those within one month are one chapter.
  private var journeys: [Group]? {
    guard let outings = plan.dates?.outings else { return nil }
    let days = Dictionary(grouping: plan.days) { outings.outing(of: $0.date) }
    let headings = days.mapValues { days in
      days.first.flatMap { first in days.last.map { words.dates.months(first.date, $0.date) } }
    }
    let groups = split { headings[outings.outing(of: $0.date)] ?? nil }
    return isWorthwhile(groups) && chapters(groups).count > 1 ? groups : nil
  }

  /// A chapter for each year, where the journeys are too short for chapters of their own. Of a long list the rows say it.
  private var yearsOfJourneys: [Group]? {
    guard plan.dates?.outings != nil, plan.days.count <= Self.maxWithoutMonths else { return nil }
    let years = split { String($0.date.year) }
    return chapters(years).count > 1 && isWorthwhile(years) ? years : nil
  }

  /// A chapter for each country, where it was in one after another and never came back.
  private var countries: [Group]? {
    let count = plan.days.count { before($0) == nil }
    guard plan.dates?.outings == nil, count >= Self.minOfCountries else { return nil }
    let lands = lands
    let unfound = words[.daysUnfound]
    var number = -1
    let groups = split { _ in
      number += 1
      return lands[number].isKnown ? lands[number].country.map(words.country) : unfound
    }
    let ofLands = chapters(groups).filter { $0.heading != unfound }
    let isOnceEach = Set(groups.map(\.heading)).count == groups.count
    return isOnceEach && isWorthwhile(groups) && ofLands.count >= Self.minCountries ? groups : nil
  }

  /// The country of each day. A day at sea, or of which nothing is known, belongs to where one was before it; of one at a
  /// place that nobody finds it is known where one was in the same country before and after.
  private var lands: [Land] {
    var country = plan.days.lazy.compactMap(\.country).first
    var isKnown = true
    var lands: [Land] = []
    for day in plan.days {
      if let own = day.country {
        if own == country, !isKnown {
          for index in lands.indices where lands[index].country == own { lands[index].isKnown = true }
        }
        (country, isKnown) = (own, true)
      } else if plan.isUnfound(day) {
        isKnown = false
      }
      lands.append(Land(country: country, isKnown: isKnown))
    }
    return lands
  }

  /// Months and years of fewer days, taken all together, would be headings with a row each.
  private func isFilled(_ groups: [Group]) -> Bool { hold(chapters(groups), TripCalendar.minDaysOfMonth) }

  private func isWorthwhile(_ groups: [Group]) -> Bool { hold(chapters(groups), Self.minDays) }

  /// Whether chapters have so many days, taken all together.
  private func hold(_ chapters: [Group], _ least: Int) -> Bool {
    chapters.count * least <= chapters.reduce(0) { $0 + $1.days.count }
  }

  private func chapters(_ groups: [Group]) -> [Group] { groups.filter { !$0.isBefore } }

  /// Days one after another with the same heading; it is asked of each once, in their order. What was before the day that
  /// is told as the first has no number, and is a chapter of its own.
  private func split(_ heading: (DayPlan) -> String?) -> [Group] {
    var groups: [Group] = []
    for day in plan.days {
      let own = heading(day)
      let before = before(day)
      let chapter = before ?? own
      if let last = groups.last, last.heading == chapter {
        groups[groups.count - 1].days.append(day)
      } else {
        groups.append(Group(heading: chapter, days: [day], isBefore: before != nil))
      }
    }
    return groups
  }
}

extension DayGroups {
  /// `Before 1 April 2017`, of a day before the trip begins.
  private func before(_ day: DayPlan) -> String? {
    guard day.number == nil, let start = plan.dates?.start.value, day.date < start else { return nil }
    return words(.daysBefore, ["date": words.dates.plain(start)])
  }
}

extension DayPlan {
  /// Where it ended, as far as that is known.
  fileprivate var country: String? { route.visits.last.flatMap { route.stops[$0].locality?.country } }
}

import SiteOutput
import TripModel
import TripPlanning

/// Where each day stands on the pages that show one kind of thing for the whole trip: found in one walk over these
/// things, since every day's page asks.
struct DayAnchors {
  /// A part of a page; without a fragment its top.
  private struct Spot {
    var page: OutputPath
    var fragment: String?
  }

  private var photos: [LocalDate: Spot] = [:]
  private var purchases: [LocalDate: Spot] = [:]
  private var months: [CalendarMonth: OutputPath] = [:]
  /// Whether the map has a list of days below it.
  private let areOnMap: Bool

  /// `title` is what a day is called, if anything but its date.
  init(of plan: TripPlan, title: (DayPlan) -> String?) {
    areOnMap = !Self.listed(of: plan, title: title).isEmpty
    if let gallery = plan.media.galleries.first(where: { $0.kind == .days }) {
      for page in gallery.pages {
        for day in page.groups.compactMap(\.day) where photos[day] == nil {
          photos[day] = Spot(page: page.page, fragment: Self.anchor(of: day))
        }
      }
    }
    if let budget = plan.money.budget, let top = plan.addresses.budget {
      var places = [OutputPath](repeating: top, count: budget.expenses.count)
      for part in budget.listing {
        for line in part.lines where places.indices.contains(line) { places[line] = part.page }
      }
      for (expense, page) in zip(budget.expenses, places) where purchases[expense.day] == nil {
        purchases[expense.day] = Spot(page: page, fragment: Self.anchor(of: expense.day))
      }
    }
    for part in plan.addresses.journalMonths {
      guard let first = part.entries.first else { continue }
      months[CalendarMonth(of: plan.journal.entries[first].day.value)] = part.page
    }
  }

  /// The days that are in a list below the map, with those at places that it does not have. A single one on it is what it
  /// shows, and no list; and days of the same name at the only stop would say that name over and over.
  static func listed(of plan: TripPlan, title: (DayPlan) -> String?) -> [DayPlan] {
    guard plan.days.count(where: { !$0.route.isEmpty }) > 1 else { return [] }
    let days = plan.days.filter { !$0.route.isEmpty || plan.isUnfound($0) }
    let isOfOneStop = plan.way.route.stops.count < 2 && plan.way.route.legs.isEmpty
    return isOfOneStop && Set(days.map(title)).count < 2 ? [] : days
  }

  /// The name of a day's part on such a page.
  static func anchor(of day: LocalDate) -> String { "day-\(day)" }

  /// The name of the part of the journal where the entries of a day begin. The style sheet shows such a day alone.
  static func journalAnchor(of day: LocalDate) -> String { "d\(day)" }

  /// Its line in the list below the map.
  func map(of day: DayPlan, from scope: PageScope) -> String? {
    let fragment = day.route.isEmpty || !areOnMap ? nil : Self.anchor(of: day.date)
    return scope.plan.addresses.map.map { scope.link($0, fragment: fragment) }
  }

  /// The list of all days, from the page of the map: below it where that has one, else on the front page.
  func allDays(from scope: PageScope) -> String {
    areOnMap ? "#days" : scope.link(scope.plan.addresses.home, fragment: "days")
  }

  /// The first of its pictures, on the wall that days of few share.
  func photos(of day: LocalDate, from scope: PageScope) -> String? { link(photos[day], from: scope) }

  /// The first of its purchases in the running list, wherever that stands; else the budget.
  func purchases(of day: LocalDate, from scope: PageScope) -> String? {
    guard let page = scope.plan.addresses.budget else { return nil }
    return link(purchases[day], from: scope) ?? scope.link(page)
  }

  /// Its part of the journal: on the page of its month where that goes by months, else on the page itself.
  func journal(of day: LocalDate, from scope: PageScope) -> String {
    let anchor = Self.journalAnchor(of: day)
    return months[CalendarMonth(of: day)].map { scope.link($0, fragment: anchor) } ?? "#" + anchor
  }

  private func link(_ spot: Spot?, from scope: PageScope) -> String? {
    spot.map { scope.link($0.page, fragment: $0.fragment) }
  }
}

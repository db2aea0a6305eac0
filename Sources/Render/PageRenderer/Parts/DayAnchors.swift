import TripModel
import TripPlanning

/// Where a day stands on the pages that show one kind of thing for the whole trip.
enum DayAnchors {
  /// The name of a day's part on such a page.
  static func anchor(of day: LocalDate) -> String { "day-\(day)" }

  /// Its line in the list below the map.
  static func map(of day: DayPlan, from scope: PageScope) -> String? {
    let fragment = day.route.isEmpty ? nil : anchor(of: day.date)
    return scope.plan.addresses.map.map { scope.link($0, fragment: fragment) }
  }

  /// The pictures among which its own stand: days of few pictures share a wall.
  static func photos(of day: DayPlan, from scope: PageScope) -> String? {
    guard let gallery = scope.plan.media.galleries.first(where: { $0.kind == .days }) else { return nil }
    for page in gallery.pages where page.groups.contains(where: { $0.day == day.date }) {
      let wall = GalleryWall.parted(page.groups, in: scope.plan).first { wall in
        wall.groups.contains { $0.day == day.date }
      }
      return scope.link(page.page, fragment: wall?.groups.first?.day.map(anchor(of:)))
    }
    return nil
  }

  /// The first of its purchases in the running list, wherever that stands.
  static func purchases(of day: LocalDate, from scope: PageScope) -> String? {
    guard let budget = scope.plan.money.budget, let page = scope.plan.addresses.budget else { return nil }
    guard let first = budget.expenses.firstIndex(where: { $0.day == day }) else { return scope.link(page) }
    let listed = budget.listing.first { $0.lines.contains(first) }?.page ?? page
    return scope.link(listed, fragment: anchor(of: day))
  }
}

import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// The days of an area that has a sheet of its own: what all of them are called, and when they were.
struct AreaDays {
  private let scope: PageScope
  /// Those on which one was at a stop of the sheet, in order.
  private let days: [DayPlan]

  /// Marks between the parts of a title.
  private static let marks = [" - ", " – ", " — ", ": ", ", ", " ("]
  /// Of a title so many marks are looked at.
  private static let mostMarks = 8
  /// More stretches of days than these are told by the first day and the last.
  private static let mostStretches = 3

  init(of area: MapContent, on scope: PageScope) {
    self.scope = scope
    let places = Set(area.stops.map(\.coordinate))
    let stops = scope.plan.way.route.stops.filter { places.contains($0.coordinate) }
    let dates = Set(stops.flatMap(\.days))
    days = scope.plan.days.filter { dates.contains($0.date) }
  }

  /// What its days are called together; nil where one of them has no title.
  var title: String? {
    let titles = days.compactMap { scope.ownTitle(of: $0) }
    return titles.count == days.count ? Self.beginning(of: titles) : nil
  }

  /// `6–11 September 2015`, `17 August 2014 and 12 September 2015`; nil where nothing tells a day.
  var dates: String? {
    guard let first = days.first?.date, let last = days.last?.date else { return nil }
    var stretches: [(first: LocalDate, last: LocalDate)] = []
    for day in days.map(\.date) {
      if let end = stretches.last?.last, end + 1 == day {
        stretches[stretches.count - 1].last = day
      } else {
        stretches.append((day, day))
      }
    }
    if stretches.count > Self.mostStretches { stretches = [(first, last)] }
    let words = scope.words
    return words.list(stretches.map { words.dates.range($0.first, $0.last) })
  }

  /// The longest beginning that all titles share: `Meraner Höhenweg` of `Meraner Höhenweg - Tag 1` and
  /// `Meraner Höhenweg - Tag 2`. Nil where they share none.
  static func beginning(of titles: [String]) -> String? {
    guard let first = titles.first else { return nil }
    let others = Set(titles.dropFirst()).map { Set(beginnings(of: $0)) }
    return beginnings(of: first).last { beginning in
      others.allSatisfy { $0.contains(beginning) }
    }
  }

  /// What a title begins with before each of its marks, and all of it, the shortest first.
  private static func beginnings(of title: String) -> [String] {
    let ends = title.indices.filter { index in Self.marks.contains { title[index...].hasPrefix($0) } }
    let parts = ends.prefix(Self.mostMarks).map { String(title[..<$0]) }
    return parts.filter { !$0.isEmpty } + [title]
  }
}

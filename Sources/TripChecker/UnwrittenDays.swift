import TripModel
package import TripPlanner

extension TripChecker {
  /// Days of the trips that nobody has written about yet, in a sentence each (B10): a reminder, and nothing
  /// wrong.
  package static func unwrittenDays(of plan: SitePlan) -> [String] {
    plan.trips.compactMap { trip in
      let open = trip.unwrittenDays(until: plan.today)
      guard let first = open.first else { return nil }
      return "No entry yet: \(DayRanges(open).words). `tripbook new entry --day \(first)` begins one."
    }
  }
}

/// Days as ranges: `2026-05-03 to 2026-05-05, 2026-05-08`.
struct DayRanges {
  private let stretches: [ClosedRange<LocalDate>]

  /// More are only hinted at.
  private static let mostShown = 8

  /// In order.
  init(_ days: [LocalDate]) {
    stretches = days.reduce(into: []) { stretches, day in
      if let last = stretches.last, last.upperBound + 1 == day {
        stretches[stretches.count - 1] = last.lowerBound...day
      } else {
        stretches.append(day...day)
      }
    }
  }

  var words: String {
    let shown = stretches.prefix(Self.mostShown).map { stretch in
      stretch.lowerBound == stretch.upperBound
        ? "\(stretch.lowerBound)" : "\(stretch.lowerBound) to \(stretch.upperBound)"
    }
    return shown.joined(separator: ", ") + (stretches.count > shown.count ? " and others" : "")
  }
}

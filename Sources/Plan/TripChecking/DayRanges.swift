package import TripModel

extension TripChecker {
  /// Days in order, as ranges: `2026-05-03 to 2026-05-05, 2026-05-08`.
  package static func ranges(of days: [LocalDate]) -> String { DayRanges(days).words }
}

/// Days as ranges: `2026-05-03 to 2026-05-05, 2026-05-08`.
struct DayRanges {
  private let stretches: [ClosedRange<LocalDate>]

  /// More are only hinted at.
  private static let maxShown = 8

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
    let shown = stretches.prefix(Self.maxShown).map { stretch in
      stretch.lowerBound == stretch.upperBound
        ? "\(stretch.lowerBound)" : "\(stretch.lowerBound) to \(stretch.upperBound)"
    }
    return shown.joined(separator: ", ") + (stretches.count > shown.count ? " and others" : "")
  }
}

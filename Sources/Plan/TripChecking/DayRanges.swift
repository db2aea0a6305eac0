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

  init(_ days: [LocalDate]) {
    stretches = days.map(\.dayNumber).runs.map {
      LocalDate(dayNumber: $0.lowerBound)...LocalDate(dayNumber: $0.upperBound)
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

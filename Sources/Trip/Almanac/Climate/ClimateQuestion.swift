package import TripModel

/// One question about the climate of a place, to the archive that knows past weather, too: the weather of all days of
/// ten whole years. The place is told no better than to a tenth of a degree.
package struct ClimateQuestion: Hashable, Sendable {
  /// The ten before today's.
  package let years: ClosedRange<Int>
  /// All of theirs.
  package let days: ClosedRange<LocalDate>
  private let position: RoughPosition

  /// As many years are asked for: fewer tell of single ones, and the climate of more was another.
  package static let count = 10
  /// With which the archive begins (ERA5).
  private static let firstYear = 1940

  /// Nil where the archive has no ten years before today's.
  package init?(at place: Coordinate, today: LocalDate) {
    years = today.year - Self.count...today.year - 1
    guard years.lowerBound >= Self.firstYear,
      let first = LocalDate(year: years.lowerBound, month: 1, day: 1),
      let last = LocalDate(year: years.upperBound, month: 12, day: 31)
    else { return nil }
    days = first...last
    position = RoughPosition(place)
  }

  /// What is told of the place: `35.0, 135.8`.
  package var place: String { position.text }

  /// The whole question, put to an address.
  package func address(at base: String) -> String {
    let fields = [
      "start_date=\(days.lowerBound)", "end_date=\(days.upperBound)",
      "daily=" + ClimateAnswer.fields.map(\.rawValue).joined(separator: ","), "timezone=auto",
    ]
    return (position.fields + fields).asked(of: base)
  }
}

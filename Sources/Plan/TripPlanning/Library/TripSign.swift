/// What stands for a trip on the calendar of a year.
package enum TripSign: Hashable, Sendable {
  /// Its icon. What two trips have for one would say of neither which it is.
  case icon(String)
  /// Which of the trips of the year it is, from 1.
  case number(Int)
}

extension LibraryPlan {
  /// The signs of all trips of a year.
  package func signs(in year: LibraryCalendar.Year) -> [TripNumber: TripSign] {
    let icons = Dictionary(grouping: year.trips.compactMap { self[$0].summary.icon }, by: \.self)
    let signs = year.trips.enumerated().map { index, number -> (TripNumber, TripSign) in
      let icon = self[number].summary.icon.flatMap { icons[$0]?.count == 1 ? $0 : nil }
      return (number, icon.map(TripSign.icon) ?? .number(index + 1))
    }
    return Dictionary(signs, uniquingKeysWith: { first, _ in first })
  }
}

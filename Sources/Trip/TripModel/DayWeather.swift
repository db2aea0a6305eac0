package import Diagnostics

/// The weather of a day: what `weather.yml` or an entry says of it.
package struct DayWeather: Hashable, Sendable {
  package var date: LocalDate
  /// In the traveller's own words: `sunny`.
  package var words: String?
  /// The highest and the lowest temperature of the day, in degrees Celsius.
  package var high: Double?
  package var low: Double?
  /// What fell as rain or, melted, as snow, in millimetres.
  package var rain: Double?
  /// Whose figures they are, for the credit; nil for the traveller's own.
  package var source: String?
  package var place: SourcePlace

  package init(date: LocalDate, words: String? = nil, place: SourcePlace) {
    self.date = date
    self.words = words
    self.place = place
  }

  /// Whether anything is said.
  package var isEmpty: Bool { words == nil && high == nil && low == nil && rain == nil }
}

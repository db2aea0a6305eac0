/// A day that something else than a time gives, for a picture or a track that does not tell its time.
package enum NamedDay: Hashable, Sendable {
  case fileName(LocalDate)
  case folderName(LocalDate)
  /// `day-02-walk.gpx`: a day of the trip, counted from 1.
  case fileNumber(Int)
  /// `Day 2/`, likewise.
  case folderNumber(Int)
  /// A day that something says of the picture, without a time.
  case told(LocalDate, by: Provenance)
  /// That of a time which is withheld.
  case ofWithheldHour(LocalDate)

  /// Nil where it takes the trip's first day to know it.
  package var date: LocalDate? {
    switch self {
    case .fileName(let date), .folderName(let date), .told(let date, _), .ofWithheldHour(let date): date
    case .fileNumber, .folderNumber: nil
    }
  }
}

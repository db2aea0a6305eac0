import Diagnostics
import TripModel

/// Takes the times out of pictures of a trip that is older than cameras with a clock: they are those of the scanner, decades
/// after it. The pictures stay, on the day that a name, a text or an entry tells, or on none.
///
/// What has a position, or a time of satellites, was taken by a telephone: as a picture of a print, perhaps at home, and is
/// left out like anything else of another time.
struct ScanTimes {
  private(set) var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []

  static func remove(from trip: Trip) -> ScanTimes {
    var scans = ScanTimes(trip: trip)
    guard let last = trip.lastDayBeforeExif else { return scans }
    for index in trip.photos.indices where StrayPhotoTimes.isOfCamera(trip.photos[index]) {
      let photo = trip.photos[index]
      guard let day = photo.cameraClock?.date, day > last, photo.coordinate == nil, photo.withheld == nil,
        !photo.withholdsHour, photo.satelliteTime == nil
      else { continue }
      scans.diagnostics.append(.scanTime(day, in: photo.file))
      scans.trip.photos[index].forgetTime()
    }
    return scans
  }
}

extension Trip {
  /// The last day of a trip that was over before a camera could write its clock into a picture; nil of any other, and
  /// where nothing but pictures tells a day.
  var lastDayBeforeExif: LocalDate? {
    if let before { return before.lastDayBeforeExif }
    let written = [settings.end ?? settings.start].compactMap { $0?.dayNumber }
    guard let last = (StrayPhotoTimes.days(besides: self) + written).max() else { return nil }
    let day = LocalDate(dayNumber: last)
    return day.year < Self.yearOfExif ? day : nil
  }

  /// In October of 1995 the first version of Exif was published (JEIDA, Digital Still Camera Image File Format Standard).
  private static let yearOfExif = 1995
}

extension Diagnostic {
  fileprivate static func scanTime(_ day: LocalDate, in file: String) -> Diagnostic {
    Diagnostic(
      .note, .strayPhotoTime, "Time of the picture not used: \(day) is when it was scanned",
      at: SourcePlace(file: file),
      advice:
        "Where you know its day, write that into a text of the same name beside it, as `date: YYYY-MM-DD`: of "
        + "“scan1.jpg” into “scan1.md”.")
  }
}

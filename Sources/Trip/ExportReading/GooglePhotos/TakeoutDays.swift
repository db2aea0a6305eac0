import ExportFiles
import Importing
import PhotoMetadata
import TripModel

/// On which day a picture was taken.
struct TakeoutDays {
  let request: ImportRequest
  let export: Export

  /// Bytes of a picture in which its EXIF part is looked for.
  private static let longestHead = 256 * 1024
  /// Names hold days of these years.
  private static let years = 1990...2100

  /// By a moment: on clocks of the trip, else of the place, else of its longitude, as at sea, else in UTC.
  func day(_ instant: Double, at position: PhotoPosition?) -> LocalDate? {
    guard instant.magnitude < 1e10 else { return nil }
    let moment = Instant(seconds: Int(instant))
    let place = position.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
    if let clock = request.knownClock(at: place) { return clock.local(moment).date }
    let sun = position.flatMap { place in
      place.longitude.magnitude <= 180
        ? UTCOffset(seconds: Int((place.longitude / 15).rounded()) * 3600) : nil
    }
    return Moment(instant: moment, offset: sun ?? .utc).local.date
  }

  /// By what the camera wrote into the picture, else by its name.
  func day(of file: ExportFile) -> LocalDate? {
    if TakeoutMedia.isPicture(file) {
      let facts = try? PhotoFacts.read(head: export.head(of: file, count: Self.longestHead))
      let clocks = [facts?.original, facts?.xmp?.original, facts?.digitized]
      let reading = clocks.lazy.compactMap { $0?.reading }.first
      if let reading, let day = LocalDate(year: reading.year, month: reading.month, day: reading.day) {
        return day
      }
    }
    return Self.day(named: file.name)
  }

  /// The day in a name that a phone or a program gave: `IMG_20260503_140512.jpg`, `IMG-20260503-WA0001.jpg`,
  /// `Screenshot_2026-05-03-14-05.png`.
  static func day(named name: String) -> LocalDate? {
    let bytes = Array(name.utf8.prefix(255))
    func isDigit(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
    }
    for start in bytes.indices where isDigit(start) && !isDigit(start - 1) {
      let run = bytes[start...].prefix(10)
      if let day = LocalDate(iso: String(decoding: run, as: UTF8.self).replacing("_", with: "-")),
        !isDigit(start + 10), years.contains(day.year)
      {
        return day
      }
      guard let number = digits(run.prefix(8)), run.count >= 8, !isDigit(start + 8),
        let day = LocalDate(year: number / 10_000, month: number / 100 % 100, day: number % 100),
        years.contains(day.year)
      else { continue }
      return day
    }
    return nil
  }
}

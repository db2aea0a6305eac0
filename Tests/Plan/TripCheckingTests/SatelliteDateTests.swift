import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("A GPS time of another day than the camera's clock")
struct SatelliteDateTests {
  /// Pictures by a clock of Rome's summer, two hours ahead of UTC, an hour apart.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    /// What the satellites' time is ahead of the moment that the clock tells, in seconds, of each picture.
    var lags: [Int]
    /// Hours ahead of UTC by the tag in the pictures.
    var tag: Int?
    var shift: Int?
    var model: String? = "P6000"
    /// What is told, from its first word to that before “the GPS time”, and its advice behind the first sentence.
    var told: [String] = []
  }

  private static let day = 86_400
  private static let byHand =
    "Write the right one into “0.md” beside it, as `date: 2026-05-03`, also where it is this."

  private static func line(_ shift: String) -> String {
    "If the clock was wrong, write into trip.yml: `cameras: [{model: P6000, shift: \(shift)}]`; if it was right, "
      + "write `shift: 0h` there."
  }

  static let cases: [Case] = [
    Case(
      testDescription: "one picture, a day later by some seconds less", lags: [day - 95],
      told: [
        "Date of the picture in doubt: its camera's clock (2026-05-03) is 1 day behind", line("1day"),
      ]),
    Case(
      testDescription: "three pictures of a clock that is a day ahead", lags: [-day, 20 - day, -day],
      told: [
        "Dates of 3 pictures in doubt: the clock of the camera “P6000” is 1 day ahead of",
        line("-1day"),
      ]),
    Case(
      testDescription: "a day and some hours", lags: [day + 3 * 3600],
      told: [
        "Date of the picture in doubt: its camera's clock (2026-05-03) is 1 day 3 h behind",
        line("1day 3h"),
      ]),
    Case(
      testDescription: "one of many pictures of a camera", lags: [day, 0, 0, 0],
      told: [
        "Date of the picture in doubt: its camera's clock (2026-05-03) is 1 day behind",
        byHand,
      ]),
    Case(
      testDescription: "a camera without a name", lags: [day], model: nil,
      told: [
        "Date of the picture in doubt: its camera's clock (2026-05-03) is 1 day behind",
        byHand,
      ]),
    Case(
      testDescription: "a day that another zone would explain, but for the offset in the picture",
      lags: [-day], tag: -10,
      told: [
        "Date of the picture in doubt: its camera's clock (2026-05-03) is 1 day ahead of",
        line("-1day"),
      ]),
    Case(testDescription: "what a shift puts right", lags: [day], shift: day),
    Case(testDescription: "a clock that is said to be right", lags: [day], shift: 0),
    Case(testDescription: "any zone", lags: [-12 * 3600, 14 * 3600]),
    Case(testDescription: "satellites that were heard hours before", lags: [-11 * 3600], tag: 9),
    Case(testDescription: "a receiver that counts from the wrong week", lags: [-1024 * 7 * day]),
  ]

  @Test(
    "is told once a camera, with a way out for either; what zones or old receivers explain is not",
    arguments: cases)
  func told(given: Case) throws {
    let ahead = try #require(UTCOffset(seconds: (given.tag ?? 2) * 3600))
    let noon = LocalDateTime(date: try #require(LocalDate(iso: "2026-05-03")), time: .midnight) + 43_200
    let photos = given.lags.enumerated().map { index, lag in
      var photo = Photo(
        file: "\(index).jpg", contentHash: "\(index)", width: 40, height: 30,
        cameraClock: noon + 3600 * index,
        camera: Camera(model: given.model))
      photo.timeSource = .original
      photo.offset = given.tag == nil ? nil : ahead
      photo.satelliteTime = Instant(seconds: noon.clockSeconds + 3600 * index - ahead.seconds + lag)
      return photo
    }
    var trip = Trip(folderName: "x", photos: photos)
    trip.settings.timeZone = ZoneRules(identifier: "Europe/Rome")
    trip.settings.cameraClocks = given.shift.map { [CameraClock(model: "P6000", shiftSeconds: $0)] } ?? []
    let today = try #require(LocalDate(iso: "2026-06-04"))
    let found = TripChecker.check(trip, plan: TripPlanner.plan(trip, today: today).plan)
      .filter { $0.code == .gpsDateDiffers }
    let words = found.flatMap { note in
      let advice = note.advice ?? ""
      return [part(of: note.message, before: " the GPS time"), part(of: advice, behind: "GPS date. ")]
    }
    #expect(words == given.told)
  }

  private func part(of text: String, before mark: String) -> String {
    text.firstRange(of: mark).map { String(text[..<$0.lowerBound]) } ?? text
  }

  private func part(of text: String, behind mark: String) -> String {
    text.firstRange(of: mark).map { String(text[$0.upperBound...]) } ?? text
  }
}

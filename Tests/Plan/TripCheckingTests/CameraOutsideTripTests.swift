import Claims
import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("What is said of a camera whose pictures are all from another time than the trip")
struct CameraOutsideTripTests {
  private static func photo(_ camera: String, _ day: String) throws -> Photo {
    var photo = Photo(
      file: "\(camera)-\(day).jpg", contentHash: camera + day, width: 400, height: 300,
      camera: Camera(model: camera))
    photo.cameraClock = LocalDateTime(date: try #require(LocalDate(iso: day)), time: .midnight) + 43_200
    photo.timeSource = .original
    return photo
  }

  private static func found(_ days: [String], besides other: [String], shift: Int? = nil) throws
    -> [Diagnostic]
  {
    let today = try #require(LocalDate(iso: "2026-05-04"))
    let photos = try days.map { try photo("moto g8", $0) } + other.map { try photo("Pixel", $0) }
    var trip = Trip(folderName: "x", photos: photos)
    trip.settings.start = LocalDate(iso: "2024-07-01")
    trip.settings.end = LocalDate(iso: "2024-07-31")
    if let shift {
      trip.settings.cameraClocks = [
        CameraClock(model: "moto g8", shiftSeconds: shift, at: SourcePlace(file: "trip.yml"))
      ]
    }
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: today).plan)
      .filter { $0.code == .photoOutsideTrip }
  }

  private static let fiveYears = ["2019-06-24", "2019-06-28", "2019-07-02"]

  @Test("is once, with the shifts that put all of them on days of the trip")
  func shift() throws {
    let found = try Self.found(Self.fiveYears, besides: ["2024-07-03"])
    claim(found.map(\.others.count), is: [2])
    #expect(found.first?.message.hasPrefix("All 3 pictures of the camera “moto g8” left out") == true)
    #expect(
      found.first?.advice?.contains("`cameras: [{model: moto g8, shift: 1834 days}]` puts its first picture")
        == true)
    #expect(found.first?.advice?.contains("1856 days its last on 2024-07-31") == true)
    #expect(found.allSatisfy { $0.advice?.contains("take in") != true })
  }

  @Test(
    "is that of any picture where they may be of another journey, or the trip's dates wrong",
    arguments: [
      (fiveYears + ["2024-07-20"], ["2024-07-03"], nil),
      (["2019-05-01", "2019-06-01", "2019-07-02"], ["2024-07-03"], nil),
      (["2024-05-20", "2024-05-21", "2024-05-22"], ["2024-07-03"], nil),
      (Array(fiveYears.prefix(2)), ["2024-07-03"], nil),
      (fiveYears, [], nil),
      (fiveYears, ["2024-07-03"], 3600),
    ] as [([String], [String], Int?)])
  func others(days: [String], other: [String], shift: Int?) throws {
    let found = try Self.found(days, besides: other, shift: shift)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.advice?.contains("take in") == true })
  }
}

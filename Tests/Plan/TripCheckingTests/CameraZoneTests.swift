import Claims
import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

@Suite("A camera that writes no zone")
struct CameraZoneTests {
  /// Pictures at noon of days in May 2025, from the 17th on.
  private static func photos(
    _ model: String, _ count: Int, offset: Int? = nil, plus minutes: Int = 0
  ) throws -> [Photo] {
    let first = try #require(LocalDate(iso: "2025-05-17"))
    return (0..<count).map { index in
      var photo = Photo(
        file: "\(model)-\(index).jpg", contentHash: "\(model)\(index)", width: 400, height: 300,
        camera: Camera(model: model))
      photo.cameraClock = LocalDateTime(date: first + index, time: .midnight) + 43_200 + minutes * 60
      photo.timeSource = .original
      if let offset { photo.offset = UTCOffset(seconds: offset * 3600) }
      return photo
    }
  }

  private static func told(
    _ photos: [Photo], home: String? = "Europe/Brussels", zone: String = "Atlantic/Azores", shift: Int? = nil
  ) throws -> [Diagnostic] {
    var trip = Trip(folderName: "x", photos: photos)
    trip.settings.timeZone = ZoneRules(identifier: zone)
    let middle = try #require(Coordinate(latitude: 51, longitude: 3.7))
    if home != nil {
      trip.settings.privatePlaces = [
        PrivatePlace(.home, at: middle, metres: 300, shift: CircleShift(turn: 0, reach: 0))
      ]
    }
    if let shift {
      trip.settings.cameraClocks = [CameraClock(model: "Lumix", shiftSeconds: shift)]
    }
    let zones = ZoneLookup { _ in home.flatMap { ZoneRules(identifier: $0) } }
    let today = try #require(LocalDate(iso: "2026-05-04"))
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: today, zones: zones).plan)
      .filter { $0.code == .cameraClockOff }
  }

  @Test("of a trip in another zone than home is told once, with the shift that home's time takes")
  func home() throws {
    let found = try Self.told(
      Self.photos("Lumix", 6) + Self.photos("iPhone", 6, offset: 0, plus: 95))
    claim(found.map(\.others.count), is: [5])
    #expect(
      found.first?.message.contains("“Lumix”: its 6 pictures are read as local time of the trip") == true)
    #expect(found.first?.advice?.contains("`cameras: [{model: Lumix, shift: -2h}]`") == true)
  }

  @Test("where clocks differ from home's by hours and a half, is told with the half")
  func halfHours() throws {
    var phone = try Self.photos("iPhone", 6, plus: 95)
    for index in phone.indices { phone[index].offset = UTCOffset(seconds: 19_800) }
    let found = try Self.told(Self.photos("Lumix", 6) + phone, zone: "Asia/Kolkata")
    #expect(found.first?.advice?.contains("`cameras: [{model: Lumix, shift: 3h 30min}]`") == true)
  }

  @Test("is not told of where nothing hangs on it, or where something tells it")
  func silent() throws {
    let phone = try Self.photos("iPhone", 6, offset: 0, plus: 95)
    let camera = try Self.photos("Lumix", 6)
    claim(try Self.told(camera).count, is: 0, "alone")
    claim(try Self.told(camera + phone, home: "Atlantic/Azores").count, is: 0, "the zone of home")
    claim(try Self.told(camera + phone, shift: 0).count, is: 0, "said")
    claim(
      try Self.told(camera + Self.photos("iPhone", 6, offset: 0, plus: 1)).count, is: 0, "beside the other's")
    claim(try Self.told(Self.photos("Lumix", 6, offset: 0) + phone).count, is: 0, "its own zone")
  }

  @Test("of a trip of which nothing tells where home is, is told of beside other cameras that write theirs")
  func homeUnknown() throws {
    let phone = try Self.photos("iPhone", 6, offset: 0, plus: 95)
    let camera = try Self.photos("Lumix", 6)
    let found = try Self.told(camera + phone, home: nil)
    claim(
      found.map(\.message),
      is: [
        "Nothing tells the zone of the camera “Lumix”: its 6 pictures are read as local time of the trip; other cameras "
          + "write theirs"
      ])
    // Nothing tells by how much: what stands there is an example, and reads as one.
    let example = "were it 3 hours, that is `cameras: [{model: Lumix, shift: +3h}]`"
    #expect(found.first?.advice?.contains(example) == true)
    claim(try Self.told(camera + phone.prefix(4), home: nil).count, is: 0, "few others")
    let beside = try Self.photos("iPhone", 6, offset: 0, plus: 1)
    claim(try Self.told(camera + beside, home: nil).count, is: 0, "beside the other's")
    claim(try Self.told(camera + phone, home: nil, shift: 0).count, is: 0, "said")
  }

  @Test("is told of where clocks were set while it was in use")
  func clocksSet() throws {
    let early = try Self.photos("iPhone", 3, offset: 0, plus: 95)
    let late = try Self.photos("iPhone", 8, offset: 3, plus: 95).dropFirst(4)
    let found = try Self.told(Self.photos("Lumix", 8) + early + late, home: nil)
    claim(found.count, is: 1)
    #expect(found.first?.message.contains("when clocks were 3 h further on") == true)
    #expect(found.first?.advice?.contains("shift: 0h") == true)
  }

  @Test("is told of where its pictures are as much beside another's if its clock was not set")
  func clocksSetOrNot() throws {
    let early = try Self.photos("iPhone", 3, offset: 0, plus: 95)
    let beside = try Self.photos("iPhone", 8, offset: 3, plus: 1).dropFirst(4)
    let later = try Self.photos("Pixel", 8, offset: 3, plus: 181).dropFirst(4)
    let camera = try Self.photos("Lumix", 8)
    claim(try Self.told(camera + early + beside, home: nil).count, is: 0)
    claim(try Self.told(camera + early + beside + later, home: nil).count, is: 1)
  }
}

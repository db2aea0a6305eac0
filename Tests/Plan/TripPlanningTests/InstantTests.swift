import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Moments without a camera's clock")
struct InstantTests {
  private func moment(_ file: String, _ utc: String, at place: Coordinate? = nil) throws -> Photo {
    var photo = try photo(file, at: place)
    photo.instant = try instant(utc, 0)
    photo.timeToldBy = .sidecar(file: file + ".json")
    return photo
  }

  private func taken(_ photo: Photo, _ trip: Trip) -> (local: String?, reason: Reason?) {
    let taken = LocalClocks.gather(from: trip, zones: KnownPlace.lookup).taken(photo)
    return (taken?.value.description, taken?.reason)
  }

  private func reason(_ file: String, _ why: Reason) -> Reason {
    .moment(by: .sidecar(file: file + ".json"), why)
  }

  @Test("The zone of the place tells what clocks showed")
  func byPlace() throws {
    let photo = try moment("1.jpg", "2026-05-03 20:30", at: KnownPlace.tokyo.coordinate)
    let found = taken(photo, Trip(photos: [photo]))
    claim(found.local, is: "2026-05-04T05:30:00+09:00")
    claim(found.reason, is: reason("1.jpg", .zoneOfPosition("Asia/Tokyo")))
  }

  @Test("Else a picture near in time, else the zone of the trip, else UTC")
  func otherwise() throws {
    let near = try photo("0.jpg", "2026-05-03 22:00", offset: 2)
    let bare = try moment("1.jpg", "2026-05-03 20:30")
    let byNeighbour = taken(bare, Trip(photos: [near, bare]))
    claim(byNeighbour.local, is: "2026-05-03T22:30:00+02:00")
    claim(byNeighbour.reason, is: reason("1.jpg", .neighbour(file: "0.jpg")))
    var trip = Trip(photos: [bare])
    #expect(
      taken(bare, trip).local == "2026-05-03T20:30:00Z"
        || taken(bare, trip).local == "2026-05-03T20:30:00+00:00")
    trip.settings.timeZone = KnownPlace.lookup.zone(at: KnownPlace.lisbon.coordinate)
    claim(taken(bare, trip).local, is: "2026-05-03T21:30:00+01:00")
  }

  @Test("Satellites alone are a moment too, and other pictures take its offset for theirs")
  func satellites() throws {
    var gps = try photo("1.jpg", at: KnownPlace.lisbon.coordinate)
    gps.instant = try instant("2026-05-03 13:00", 0)
    let bare = try photo("2.jpg", "2026-05-03 14:10")
    let trip = Trip(photos: [gps, bare])
    claim(taken(gps, trip).local, is: "2026-05-03T14:00:00+01:00")
    let clocks = LocalClocks.gather(from: trip, zones: KnownPlace.lookup)
    claim(clocks.time(of: bare)?.offset?.reason, is: .neighbour(file: "1.jpg"))
  }

  @Test("A day that is written goes before the day of an entry, and a written time is never shifted")
  func written() throws {
    var dated = try photo("1.jpg")
    dated.namedDay = .told(try day("2026-05-02"), by: .sidecar(file: "1.md"))
    var timed = try photo("2.jpg", "2026-05-02 10:00", model: "Z6")
    timed.timeSource = .written
    timed.timeToldBy = .sidecar(file: "2.md")
    var trip = Trip(photos: [dated, timed])
    trip.entries = [try entry("journal/2026-05-03-a.md", shows: ["1.jpg"])]
    trip.settings.cameraClocks = [CameraClock(model: "Z6", shiftSeconds: 7200)]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-20")).plan
    let photos = Dictionary(
      plan.media.photos.map { ($0.photo.file, $0) }, uniquingKeysWith: { first, _ in first })
    claim(photos["1.jpg"]?.day?.value, is: try day("2026-05-02"))
    claim(photos["1.jpg"]?.day?.reason, is: .told(by: .sidecar(file: "1.md")))
    claim(photos["2.jpg"]?.taken?.value.local, is: try clock("2026-05-02 10:00"))
    claim(photos["2.jpg"]?.taken?.reason, is: .clockTold(by: .sidecar(file: "2.md"), shiftedBySeconds: 0))
  }

  @Test("A rejected picture is out, unless an entry shows it or it is taken in")
  func rejected() throws {
    var one = try photo("1.jpg", "2026-05-03 10:00")
    one.rejection = .rated(by: .xmp)
    var two = try photo("2.jpg", "2026-05-03 10:00")
    two.rejection = .thrownAway(by: .sidecar(file: "2.jpg.json"))
    var three = one
    three.file = "3.jpg"
    three.contentHash = "another picture"
    var trip = Trip(photos: [one, two, three])
    trip.entries = [try entry("journal/2026-05-03-a.md", shows: ["3.jpg"])]
    func plan() throws -> TripPlan {
      TripPlanner.plan(trip, today: try day("2026-05-20")).plan
    }
    try claim(plan().media.photos.map(\.photo.file), is: ["3.jpg"])
    try claim(
      plan().media.leftOut.map(\.cause),
      is: [
        .rejected(.rated(by: .xmp)), .rejected(.thrownAway(by: .sidecar(file: "2.jpg.json"))),
      ])
    trip.settings.takeIn = ["2.jpg"]
    try claim(plan().media.photos.map(\.photo.file).sorted(), is: ["2.jpg", "3.jpg"])
  }
}

@Suite("A picture that the text beside it leaves out")
struct LeftOutByTextTests {
  @Test("is left out for that reason, and so is the same file under another name")
  func cause() throws {
    var trip = Trip(photos: [
      try photo("copy.jpg", "2026-05-03 10:00"), try photo("other.jpg", "2026-05-03 11:00"),
    ])
    var aside = trip.photos[0]
    aside.file = "a.jpg"
    trip.setAside = [aside]
    trip.leftOutByTexts = ["a.jpg": "a.md"]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-20")).plan
    claim(plan.media.photos.map(\.photo.file), is: ["other.jpg"])
    claim(plan.media.leftOut.first?.cause, is: .leftOut(by: "a.md"))
    claim(plan.media.leftOut.map(\.file), is: ["a.jpg", "copy.jpg"])
  }
}

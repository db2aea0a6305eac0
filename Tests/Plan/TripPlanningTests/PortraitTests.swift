import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The people of a trip as people.yml tells of them")
struct PortraitTests {
  private static func ana(_ change: (inout Person) throws -> Void = { _ in }) throws -> Person {
    var ana = Person(name: "Ana Reis", place: SourcePlace(file: "people.yml"))
    ana.picture = "private/IMG_1405.jpg"
    try change(&ana)
    return ana
  }

  private static func trip(_ people: [Person], _ change: (inout Trip) throws -> Void = { _ in }) throws
    -> Trip
  {
    var trip = Trip(try settings { $0.start = try day("2026-05-01") })
    trip.people = people
    trip.portraits = [try photo("private/IMG_1405.jpg", "2026-05-03 14:05", at: try at(38.7, -9.1))]
    try change(&trip)
    return trip
  }

  @Test(
    "have their pictures under their own names, in sizes of no more than a column, and in no list of pictures"
  )
  func addresses() throws {
    let plan = try planned(try Self.trip([try Self.ana()])).plan
    let ana = try unwrapped(plan.profile.people.first)
    claim(ana.portrait.map(\.path.text), is: [200, 320, 640, 1080].map { "people/ana-reis/\($0).jpg" })
    #expect(plan.media.photos.isEmpty && plan.media.cover == nil)
    claim(plan.media.portraits.map(\.derivatives), is: [ana.portrait])
    let summary = TripSummary.sumUp(plan)
    claim(summary.people, is: plan.profile.people)
    claim(summary.totals.photos, is: 0)
  }

  @Test("tell how they are reached only where they want that", arguments: [true, false])
  func contact(_ shows: Bool) throws {
    let ana = try Self.ana { ($0.mail, $0.phone, $0.showsContact) = ("ana@example.org", "+351 21", shows) }
    let plan = try planned(try Self.trip([ana])).plan
    claim(plan.profile.people.map(\.mail), is: [shows ? "ana@example.org" : nil])
    claim(plan.profile.people.map(\.phone), is: [shows ? "+351 21" : nil])
  }

  @Test("are told of nobody where a trip publishes no people, nor where their file keeps them back")
  func kept() throws {
    let open = try Self.trip([try Self.ana()])
    let secret = try Self.trip([try Self.ana()]) { $0.settings.publish.people = false }
    let hidden = try Self.trip([
      try Self.ana { $0.keptBack = [KeptBack(.until(try day("2026-08-01")), at: $0.place)] }
    ])
    try claim(planned(open).plan.profile.people.count, is: 1)
    for trip in [secret, hidden] {
      let plan = try planned(trip).plan
      #expect(plan.profile.people.isEmpty && plan.media.portraits.isEmpty)
    }
    try claim(planned(hidden, today: "2026-08-01").plan.profile.people.count, is: 1)
  }

  @Test("have no picture that something keeps back, under whatever name it lies there")
  func keptPicture() throws {
    let reasons = [KeptBack(.isPrivate, at: SourcePlace(file: "x.md"))]
    let same = try photo("copy.jpg", "2026-05-03 14:05")
    for file in ["private/IMG_1405.jpg", "copy.jpg"] {
      let trip = try Self.trip([try Self.ana()]) {
        $0.filesKeptBack = [FilesKeptBack(files: [file], reasons: reasons, isOutright: true)]
        $0.portraits[0].contentHash = same.contentHash
        $0.photos = [same]
      }
      let plan = try planned(trip).plan
      #expect(plan.profile.people.map(\.portrait) == [[]] && plan.media.portraits.isEmpty, "\(file)")
    }
  }

  @Test("were in the country in which a place lies by its position, unless one is known")
  func countries() throws {
    let place = try at(-50.9, -73.4)
    let ana = try Self.ana {
      $0.been = [
        Person.Been(name: "Towers", coordinate: place),
        Person.Been(name: "Told", coordinate: place, country: "AR"),
        Person.Been(name: "At sea", coordinate: try at(50, -20)), Person.Been(name: "Somewhere"),
      ]
    }
    let names = PlaceLookup { $0.latitude < 0 ? Locality(country: "CL") : nil }
    let today = try day("2026-06-01")
    let plan = TripPlanner.plan(try Self.trip([ana]), today: today, names: names).plan
    claim(plan.profile.people.map { $0.been.map(\.country) }, is: [["CL", "AR", nil, nil]])
  }

  @Test(
    "were nowhere near a home, and the hour and place of a portrait change nothing", arguments: [38.7, 38.71])
  func home(_ latitude: Double) throws {
    let place = try PrivateTrip.away(3000, 270)
    let far = try PrivateTrip.away(40_000)
    let ana = try Self.ana {
      $0.been = [
        Person.Been(name: "Granny's", coordinate: place), Person.Been(name: "Far", coordinate: far),
        Person.Been(name: "Elsewhere"), Person.Been(name: "Hometown", year: 2001),
        Person.Been(name: "Hometown, old town"),
      ]
    }
    var trip = Trip(try PrivateTrip.settings())
    trip.people = [ana]
    var portrait = try photo("private/IMG_1405.jpg", "2026-05-03 14:05", at: place)
    portrait.coordinate = try at(latitude, -9.1)
    trip.portraits = [portrait]
    let plan = try PrivateTrip.planned(trip).plan
    claim(plan.profile.people[0].been.map(\.name), is: ["Far", "Elsewhere"])
    claim(plan.profile.people[0].portrait.count, is: 4)
  }
}

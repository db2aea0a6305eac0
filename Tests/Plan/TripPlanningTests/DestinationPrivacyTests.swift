import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Places to go next that are kept back")
struct DestinationPrivacyTests {
  private static func destination(
    _ name: String, at place: NamedPlace? = nil, picture: String? = nil
  ) -> Destination {
    let source = SourcePlace(file: "destinations.yml")
    var destination = Destination(name: name, source: source)
    destination.at = place.map { Written($0, at: source) }
    destination.tags = ["food"]
    destination.picture = picture
    return destination
  }

  private static func trip(
    _ destinations: [Destination], _ change: (inout Trip) throws -> Void = { _ in }
  ) throws -> Trip {
    var trip = Trip(try settings { $0.start = try day("2026-05-01") })
    trip.destinations = destinations
    trip.portraits = try destinations.compactMap(\.picture).map { try photo($0, "2026-05-03 14:05") }
    try change(&trip)
    return trip
  }

  /// What readers are told of, and the addresses of its pictures.
  private static func told(_ trip: Trip, today: String = "2026-05-04") throws -> [String] {
    let (plan, _) = try planned(trip, today: today)
    let pictures = plan.media.portraits.flatMap(\.derivatives).map(\.path.text)
    return (plan.next?.destinations ?? []).map(\.name).sorted() + pictures
  }

  private static func kept(_ reason: KeptBack.Reason) -> [KeptBack] {
    [KeptBack(reason, at: SourcePlace(file: "destinations.yml"))]
  }

  @Test("have their pictures under their own names, in all sizes, and in no list of pictures")
  func addresses() throws {
    let (plan, _) = try planned(
      try Self.trip([
        Self.destination("Porto"), Self.destination("Kyōto", picture: "ideas/IMG_1405.jpg"),
        Self.destination("Nara", picture: "ideas/IMG_1405.jpg"),
      ]))
    let sizes = plan.media.portraits.map { $0.derivatives.map(\.path.text) }
    claim(sizes, is: [[200, 320, 640, 1080, 1600, 2000].map { "next/kyoto/\($0).jpg" }])
    #expect(plan.media.photos.isEmpty && plan.media.cover == nil)
  }

  @Test("are told to nobody until their day, and change nothing until then")
  func until() throws {
    let kyoto = Self.destination("Kyoto", picture: "kyoto.jpg")
    var porto = Self.destination("Porto", picture: "porto.jpg")
    porto.keptBack = Self.kept(.until(try day("2026-08-01")))
    let alone = try Self.trip([kyoto])
    let both = try Self.trip([porto, kyoto])
    try claim(Self.told(both), is: Self.told(alone))
    try claim(Self.told(both, today: "2026-08-01"), has: "Porto")
    try claim(Self.told(both, today: "2026-08-01"), has: "next/porto/640.jpg")
    porto.keptBack = Self.kept(.isPrivate)
    try claim(Self.told(try Self.trip([porto, kyoto]), today: "2030-01-01"), is: Self.told(alone))
  }

  @Test("have no picture that something keeps back, under whatever name it lies there, and that is said")
  func keptPicture() throws {
    for file in ["kyoto.jpg", "copy.jpg", "private/kyoto.jpg"] {
      let trip = try Self.trip([
        Self.destination("Kyoto", picture: "kyoto.jpg"),
        Self.destination("Porto", picture: "private/kyoto.jpg"),
      ]) {
        $0.filesKeptBack = [
          FilesKeptBack(files: [file], reasons: Self.kept(.isPrivate), isOutright: true)
        ]
        let same = try photo("copy.jpg", "2026-05-03 14:05")
        for index in $0.portraits.indices { $0.portraits[index].contentHash = same.contentHash }
        $0.photos = [same]
      }
      let (plan, diagnostics) = try planned(trip)
      #expect(plan.media.portraits.isEmpty && plan.media.photos.isEmpty, "\(file)")
      claim(diagnostics.count { $0.code == .missingPicture }, is: 2, "\(file)")
    }
  }

  @Test("keep their pictures where no people are published")
  func withoutPeople() throws {
    var ana = Person(name: "Ana", place: SourcePlace(file: "people.yml"))
    ana.picture = "ana.jpg"
    let trip = try Self.trip([Self.destination("Kyoto", picture: "kyoto.jpg")]) {
      $0.people = [ana]
      $0.portraits.append(try photo("ana.jpg"))
      $0.settings.publish.people = false
    }
    try claim(planned(trip).plan.media.portraits.map { $0.photo.file }, is: ["kyoto.jpg"])
  }

  @Test("wait for the day of their pictures where a trip has a delay")
  func delay() throws {
    let trip = try Self.trip([Self.destination("Kyoto", picture: "kyoto.jpg")]) {
      $0.settings.publishDelay = Written(3, at: SourcePlace(file: "trip.yml"))
      $0.photos = [try photo("a.jpg", "2026-05-01 10:00")]
    }
    #expect(try planned(trip, today: "2026-05-05").plan.media.portraits.isEmpty)
    #expect(try !planned(trip, today: "2026-05-06").plan.media.portraits.isEmpty)
  }

  @Test("are told from their day on, also where a trip has a delay")
  func untilAndDelay() throws {
    var kyoto = Self.destination("Kyoto")
    kyoto.keptBack = Self.kept(.until(try day("2026-08-01")))
    let trip = try Self.trip([kyoto]) {
      $0.settings.publishDelay = Written(3, at: SourcePlace(file: "trip.yml"))
    }
    #expect(try Self.told(trip, today: "2026-07-31").isEmpty)
    try claim(Self.told(trip, today: "2026-08-01"), is: ["Kyoto"])
  }

  /// Where a place is, and whether it may be told; home is Hometown.
  private static func spots() throws -> [(place: Destination, isOpen: Bool)] {
    let (near, far) = (try PrivateTrip.away(3000, 270), try PrivateTrip.away(40_000))
    return [
      (destination("Granny's", at: NamedPlace(name: nil, coordinate: near)), false),
      (destination("Far", at: NamedPlace(name: "Hometown", coordinate: far)), true),
      (destination("Hometown"), false), (destination("Hometown, old town"), false),
      (destination("Where I live", at: NamedPlace(name: "Hometown", coordinate: nil)), false),
      (destination("Elsewhere"), true),
    ]
  }

  @Test("are left out as a whole near a home, by position or by name, and change nothing there")
  func home() throws {
    let spots = try Self.spots()
    let names = try PrivateTrip.lookups().names
    let circle = try PrivateTrip.place().circle
    let open = spots.filter(\.isOpen).map(\.place)
    claim(spots.map(\.place).outside([circle], named: names), is: open)
    claim(spots.map(\.place).outside([], named: names).count, is: spots.count)
    // Where there is no gazetteer a name may be anywhere.
    claim(spots.map(\.place).outside([circle], named: .unknown).map(\.name), is: ["Far"])
    var trip = Trip(try PrivateTrip.settings())
    trip.destinations = open
    let alone = try PrivateTrip.planned(trip)
    trip.destinations = spots.map(\.place)
    let all = try PrivateTrip.planned(trip)
    #expect(all.plan.media.portraits.isEmpty)
    claim(all.plan.next?.destinations.map(\.name), is: alone.plan.next?.destinations.map(\.name))
    claim(all.words, has: "Near home and in private zones, 4 destinations are left out")
  }

  @Test("are left out where what stands before the comma is the traveller's own word for a place near home")
  func ownName() throws {
    let near = try PrivateTrip.away(3000, 270)
    let (circle, names) = (try PrivateTrip.place().circle, try PrivateTrip.lookups().names)
    let places = [Self.destination("Granny's, by the mill"), Self.destination("Elsewhere")]
    let open = places.outside([circle], named: names) { $0 == "Granny's" ? near : nil }
    claim(open.map(\.name), is: ["Elsewhere"])
  }

  @Test("have no links that open a booking")
  func links() throws {
    var kyoto = Self.destination("Kyoto")
    kyoto.links = [
      NamedLink(address: "https://flor.example/manage?token=aB3dE6gH1jK2"),
      NamedLink(address: "https://example.org/kyoto"),
    ]
    let (plan, diagnostics) = try planned(try Self.trip([kyoto]))
    #expect(diagnostics.map(\.code).contains(.secretLink))
    claim(plan.next?.destinations.flatMap(\.links).map(\.address), is: ["https://example.org/kyoto"])
    let ofLibrary = [kyoto].withoutSecretLinks(TripSecrets([], today: try day("2026-05-04")))
    claim(ofLibrary.destinations.flatMap(\.links).map(\.address), is: ["https://example.org/kyoto"])
    claim(ofLibrary.diagnostics.map(\.code), is: [.secretLink])
  }
}

import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Where money is changed near home")
struct ChangersOfTownTests {
  private static let key = SourcePlace(file: "trip.yml")

  /// The middle of the only town, a few kilometres from home.
  private static func middle() throws -> Coordinate { try PrivateTrip.away(3000, 200) }

  /// A world in which the position tells the town, and nothing else.
  private static func names() throws -> PlaceLookup {
    let middle = try middle()
    let town = TownReading(
      name: "Vianen", region: nil, country: "NL", countryName: "Netherlands", coordinate: middle,
      population: 20_000)
    return PlaceLookup(
      { _ in nil }, towns: { _ in [:] },
      townAround: { $0.distance(to: middle) < 20_000 ? town : nil })
  }

  private static func trip(_ change: (inout Trip) throws -> Void = { _ in }) throws -> Trip {
    var trip = Trip(
      try PrivateTrip.settings {
        $0.start = try day("2026-05-01")
        $0.changersNearHomeAt = key
      })
    trip.destinations = [destination("Kyoto", at: try kyoto())]
    trip.exchangeOffices = [
      ExchangeOffice(name: "Beside home", coordinate: try PrivateTrip.away(100)),
      ExchangeOffice(name: "Across the town", coordinate: try middle().moved(by: 9000, towards: 200)),
      ExchangeOffice(name: "Far", coordinate: try middle().moved(by: 10_100, towards: 200)),
      ExchangeOffice(name: "At the station", coordinate: try middle().moved(by: 400, towards: 10)),
    ]
    try change(&trip)
    return trip
  }

  private static func planned(_ trip: Trip) throws -> (next: NextPlan, diagnostics: [Diagnostic]) {
    let made = TripPlanner.plan(trip, today: try day("2026-05-04"), names: try names())
    return (try unwrapped(made.plan.next), made.diagnostics)
  }

  @Test("is told of the town alone, whatever circle lies around its middle")
  func ofTown() throws {
    let (next, diagnostics) = try Self.planned(try Self.trip())
    let near = try unwrapped(next.changersNearHome)
    claim(near.town, is: NearestTown(name: "Vianen", coordinate: try Self.middle()))
    claim(near.offices.map(\.name), is: ["At the station", "Beside home", "Across the town"])
    #expect(abs((near.offices.first?.metres ?? 0) - 400) < 5)
    #expect(!diagnostics.contains { $0.code == .missingField })
  }

  @Test(
    "is the same wherever home is to which the town is the nearest, and so is all else below next/",
    arguments: [(2000.0, 0.0), (6000, 90), (9000, 200), (15_000, 300)])
  func independent(_ metres: Double, _ degrees: Double) throws {
    let one = try Self.planned(try Self.trip()).next
    let other = try Self.planned(
      try Self.trip {
        let home = try Self.middle().moved(by: metres, towards: degrees)
        let shift = CircleShift(turn: degrees / 400, reach: 0.9)
        $0.settings.privatePlaces = [PrivatePlace(.home, at: home, metres: 5000, shift: shift)]
      }
    ).next
    #expect(one == other && one.changersNearHome != nil)
  }

  @Test("is told by nobody who did not ask for it, nor around what is no home")
  func unasked() throws {
    let (unasked, quiet) = try Self.planned(try Self.trip { $0.settings.changersNearHomeAt = nil })
    #expect(unasked.changersNearHome == nil && !quiet.contains { $0.code == .missingField })
    let zone = try Self.trip { $0.settings.privatePlaces[0].kind = .zone }
    let (next, diagnostics) = try Self.planned(zone)
    claim(none: next.changersNearHome)
    claim(diagnostics.first { $0.code == .missingField }?.place, is: Self.key)
  }

  @Test("is told for want of a home with the way out, and of no office not at all")
  func nothing() throws {
    let (next, diagnostics) = try Self.planned(try Self.trip { $0.settings.privatePlaces = [] })
    claim(none: next.changersNearHome)
    let told = try unwrapped(diagnostics.first { $0.code == .missingField })
    claim(told.severity, is: .warning)
    claim(told.advice?.contains("Write `home:` in trip.yml"), is: true)
    let none = try Self.planned(try Self.trip { $0.exchangeOffices = [] })
    #expect(none.next.changersNearHome == nil && !none.diagnostics.contains { $0.code == .missingField })
  }

  @Test("is told in a library around the town that its own home has")
  func ofLibrary() throws {
    var contents = LibraryContents(trips: [], circles: [try PrivateTrip.place().circle])
    contents.destinations = [destination("Kyoto", at: try kyoto())]
    contents.exchangeOffices = try Self.trip().exchangeOffices
    contents.townOfChangers = NearestTown(name: "Vianen", coordinate: try Self.middle())
    let today = try day("2026-05-04")
    claim(none: LibraryPlan.make(contents, today: today).plan.next?.changersNearHome)
    contents.settings.changersNearHomeAt = SourcePlace(file: "library.yml")
    let next = try unwrapped(LibraryPlan.make(contents, today: today).plan.next)
    claim(next.changersNearHome?.offices.count, is: 3)
  }
}

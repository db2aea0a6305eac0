import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Places to go next, in a trip and in a library")
struct NextPlanningTests {
  private static func trip(_ destinations: [Destination]) throws -> Trip {
    var trip = Trip(
      try settings {
        $0.title = "Asia"
        $0.start = try day("2026-05-01")
        $0.flightsFrom = try airport("AMS")
      })
    trip.destinations = destinations
    return trip
  }

  @Test("have a page below the trip's own, with what lies beside them in its folder")
  func ofTrip() throws {
    var shown = destination("Kyoto", at: try kyoto())
    shown.picture = "kyoto.jpg"
    var trip = try Self.trip([shown])
    trip.portraits = [try photo("kyoto.jpg")]
    let file = SourcePlace(file: "attractions.yml")
    var sight = Attraction(name: "Kinkaku-ji", place: file)
    sight.at = Written(NamedPlace(name: nil, coordinate: try at(35.0394, 135.7292)), at: file)
    trip.attractions = [sight]
    trip.exchangeOffices = [
      ExchangeOffice(name: "Interbank", address: "Shijo 1", coordinate: try at(35.004, 135.764)),
      ExchangeOffice(coordinate: try at(34.69, 135.5)),
    ]
    let january = DestinationClimate.Month(month: 1, high: 9, low: 1, rain: 52, wetDays: 8)
    trip.climates = [
      DestinationClimate(
        place: "Kyoto", years: 2016...2025, months: [january], source: "Open-Meteo.com",
        fetched: try day("2026-05-01"))
    ]
    let today = try day("2026-05-04")
    let plan = TripPlanner.plan(trip, today: today, root: ["asia"]).plan
    let next = try unwrapped(plan.next)
    claim(plan.addresses.next, is: next.page)
    claim(next.page.text, is: "asia/next/index.html")
    claim(TripSummary.sumUp(plan).addresses.next?.text, is: "next/index.html")
    claim(next.today, is: today)
    claim(next.currency, is: .euro)
    let card = try unwrapped(next.destinations.first)
    claim(card.page.text, is: "asia/next/kyoto/index.html")
    claim(card.picture.map(\.path.text).first, is: "asia/next/kyoto/200.jpg")
    claim(card.picture, is: plan.media.portraits.first?.derivatives)
    claim(card.climate, is: trip.climates[0])
    claim(card.reach?.from.code, is: "AMS")
    #expect(card.sights.map(\.name) == ["Kinkaku-ji"] && card.sights[0].page != nil)
    #expect(card.changers.map(\.name) == ["Interbank"] && card.changers[0].address == "Shijo 1")
    let words = PublishedWords(plan).texts.map(\.words).joined(separator: "\n")
    claim(words, has: "Kyoto\n")
    claim(words, has: "Open-Meteo.com")
  }

  @Test("are paid at as at home where a currency is the same, but in a library only if it names its own")
  func sameMoney() throws {
    var contents = LibraryContents(trips: [], circles: [])
    contents.destinations = [destination("Porto") { $0.currency = .euro }]
    let today = try day("2026-05-04")
    for (currency, isSame) in [(Currency?.none, false), (.euro, true), (Currency(code: "USD"), false)]
      as [(Currency?, Bool)]
    {
      contents.settings.currency = currency
      let next = try unwrapped(LibraryPlan.make(contents, today: today).plan.next)
      claim(next.isPaidAsHere(at: next.destinations[0]), is: isSame)
    }
    let trip = try Self.trip([destination("Porto") { $0.currency = .euro }, destination("Kyoto")])
    let next = try unwrapped(TripPlanner.plan(trip, today: today).plan.next)
    claim(next.destinations.map { next.isPaidAsHere(at: $0) }, is: [true, false])
  }

  @Test("are none where nobody wrote of any")
  func none() throws {
    let plan = TripPlanner.plan(try Self.trip([]), today: try day("2026-05-04")).plan
    claim(none: plan.next)
    claim(none: plan.addresses.next)
  }

  @Test("have a page at the top of a library's site, and know its trips' private circles")
  func ofLibrary() throws {
    let home = try PrivateTrip.home()
    var contents = LibraryContents(trips: [], circles: [try PrivateTrip.place().circle])
    contents.settings.title = "Trips"
    contents.settings.flightsFrom = try airport("AMS")
    contents.destinations = [destination("Kyoto", at: try kyoto()), destination("Home", at: home)]
    let made = LibraryPlan.make(contents, today: try day("2026-05-04")).plan
    let next = try unwrapped(made.next)
    claim(made.addresses.next?.text, is: "next/index.html")
    claim(next.destinations.map(\.page.text), is: ["next/kyoto/index.html", "next/home/index.html"])
    // What is near a home is not handed in at all; if it were, its position would not be told.
    claim(next.destinations.map { $0.position != nil }, is: [true, false])
  }
}

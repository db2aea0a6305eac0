import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The page of the map")
struct MapPageTests {
  private static func page(_ trip: Trip) throws -> PageReader {
    try BuiltSite(trip).page("map/index.html")
  }

  @Test("ends of the way without a name are told by the town they are near")
  func ends() throws {
    let names = PlaceLookup { _ in
      Locality(town: "Lisbon", metres: 8000, direction: .southWest, isInTown: false, country: "PT")
    }
    let trip = Trip(folderName: "x", tracks: try SampleTrips.full().tracks)
    let page = try BuiltSite(trip, names: names).page("map/index.html")
    let told = page.text(in: "dl")
    #expect(
      told.contains("8 km south-west of Lisbon") || told.contains("8\u{A0}km south-west of Lisbon"), "\(told)"
    )
  }

  @Test(
    "ends of the way are still to come until the trip has come to them",
    arguments: [
      ("2026-04-01", true, "Begins at", "Ends at"), ("2026-05-04", true, "Began at", "Ends at"),
      ("2026-05-04", false, "Began at", "Last at"), ("2026-05-06", true, "Began at", "Ended at"),
      ("2026-05-06", false, "Began at", "Ended at"),
    ])
  func tenses(today: String, isSaid: Bool, start: String, end: String) throws {
    var trip = try SampleTrips.full()
    if isSaid {
      let home = NamedPlace(name: "Home", coordinate: try SampleTrips.at(48.1, 11.5))
      trip.settings.startAt = Written(home, at: SampleTrips.place)
      trip.settings.endAt = Written(home, at: SampleTrips.place)
    }
    let told = try BuiltSite(trip, today: today).page("map/index.html").text(in: "main")
    let labels = ["Begins at", "Began at", "Ends at", "Last at", "Ended at"]
    #expect(labels.filter(told.contains) == labels.filter([start, end].contains), "\(told)")
  }

  @Test("every stop leads to its day, and what its card says stands in the list below, by its id")
  func stops() throws {
    let site = try BuiltSite(SampleTrips.full())
    let page = try site.page("map/index.html")
    let stops = page.elements.filter { $0.attributes["data-item"] != nil }
    #expect(
      Set(stops.compactMap { $0.attributes["data-item"] }).count == site.plan.trips[0].way.route.stops.count)
    for stop in stops {
      #expect(stop.name == "a" && stop.attributes["href"]?.contains("days/") == true)
      let lines = page.elements.filter { $0.attributes["id"] == stop.attributes["data-item"] }
      #expect(lines.map(\.name) == ["li"])
    }
    let cards = page.elements.filter { $0.around.suffix(2) == ["li", "template"] }
    #expect(cards.count { $0.attributes["class"] == "title" } == site.plan.trips[0].way.route.stops.count)
    let links = page.elements.filter { $0.name == "a" && $0.around.suffix(3) == ["li", "template", "p"] }
    #expect(links.contains { $0.attributes["href"] == "../days/2026-05-03/index.html" })
    // The same list on other pages has neither.
    for path in ["index.html", "days/2026-05-03/index.html"] {
      let other = try site.page(path)
      #expect(!other.elements.contains { $0.attributes["id"]?.hasPrefix("stop-") == true }, "\(path)")
      #expect(!other.elements.contains { $0.attributes["data-item"] != nil }, "\(path)")
    }
  }

  @Test("on a trip of one day every stop can be opened too, and leads to the day where it has no page")
  func oneDay() throws {
    let photos = [try SampleTrips.photo("a", day: 1, hour: 9), try SampleTrips.photo("b", day: 1, hour: 17)]
    let page = try Self.page(Trip(folderName: "x", photos: photos))
    let stops = page.elements.filter { $0.attributes["data-item"] != nil }
    #expect(Set(stops.compactMap { $0.attributes["data-item"] }) == ["stop-1", "stop-2"])
    #expect(stops.allSatisfy { $0.name == "a" && $0.attributes["href"]?.contains("days/") == true })
  }

  @Test(
    "a card says who was at a place and what is told of it, as its page does, and nothing that is kept back")
  func places() throws {
    var trip = try SampleTrips.full()
    trip.pins[0].who = ["Cleo"]
    trip.pins[0].description = "White as a tooth."
    let page = try Self.page(trip)
    #expect(page.text(in: "template").contains("Cleo") && page.text(in: "template").contains("Who was there"))
    #expect(page.text(in: "main").contains("White as a tooth."))
    #expect(page.elements.contains { $0.attributes["id"] == "place-torre-de-belem" })
    trip.pins[0].keptBack = [KeptBack(.draft, at: SampleTrips.place)]
    let hidden = try Self.page(trip)
    for words in ["Cleo", "White as a tooth.", "Torre de Belém"] {
      #expect(!hidden.text(in: "template").contains(words), "\(words)")
    }
    #expect(!hidden.elements.contains { $0.attributes["id"] == "place-torre-de-belem" })
  }

  @Test("each day says how far it was before it and on it, and what is only joined is told as a guess")
  func wayByDays() throws {
    let page = try Self.page(SampleTrips.full())
    let ways = page.all("option").compactMap {
      $0.attributes["data-way"]?.split(separator: " ").map(String.init)
    }
    #expect(!ways.isEmpty)
    var sum = 0
    for way in ways {
      let (before, metres) = (try #require(Int(way[0])), try #require(Int(way[1])))
      #expect(before >= sum - 1 && metres >= 0)
      sum = before + metres
    }
    #expect(sum > 0)
    let plate = try #require(page.elements.first { $0.attributes["class"] == "onway" })
    #expect(plate.attributes["data-unit"] == "km" && plate.attributes["data-metres"] == "1000")
    var trip = try SampleTrips.full()
    trip.settings.units = .miles
    let miles = try #require(try Self.page(trip).elements.first { $0.attributes["class"] == "onway" })
    #expect(miles.attributes["data-unit"] == "mi")
    trip.tracks = []
    let guessed = try Self.page(trip).all("option").compactMap { $0.attributes["data-way"] }
    #expect(try #require(guessed.last).hasSuffix(" ≈"))
  }

  @Test("all that is pressed on the map is large enough, and no other map has room for it")
  func targets() throws {
    let site = try BuiltSite(SampleTrips.full())
    let page = try site.page("map/index.html")
    let links = page.elements.filter { $0.name == "a" && $0.attributes["data-at"] != nil }
    #expect(!links.isEmpty)
    #expect(page.elements.filter { $0.attributes["class"] == "map-target" }.count == links.count)
    for path in ["index.html", "days/2026-05-03/index.html", "places/index.html"] {
      #expect(!(try site.page(path)).elements.contains { $0.attributes["class"] == "map-target" }, "\(path)")
    }
  }
}

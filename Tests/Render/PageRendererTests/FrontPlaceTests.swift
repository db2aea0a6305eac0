import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The places on the front page of a trip without days")
struct FrontPlaceTests {
  private static func title(_ number: Int) -> String { "Place \(number)" }

  private static func position(_ number: Int) throws -> Coordinate {
    try SampleTrips.at(48 + Double(number) / 10, 7)
  }

  private static func front(_ trip: Trip) throws -> PageReader {
    let names = PlaceLookup { _ in Locality(town: "Town", region: "Alsace", country: "FR") }
    return try BuiltSite(trip, names: names).page("index.html")
  }

  /// The numbers in all lists of a kind, `ol` or `ul`.
  private static func numbers(_ page: PageReader, in list: String) -> [String] {
    page.texts.filter { $0.around.last == "b" && $0.around.contains(list) }.map(\.text)
  }

  @Test("have the numbers of their page and their map, and the sentence above both")
  func scattered() throws {
    let places = try (0..<9).map {
      Waypoint(name: Self.title($0), point: TrackPoint(coordinate: try Self.position($0)))
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "places.gpx", waypoints: places)])
    let page = try Self.front(trip)
    // All are named behind their numbers beside the map, which has no room for some, and none a second time.
    #expect(!page.all("li").contains { $0.attributes["class"] == "place" })
    claim(Self.numbers(page, in: "ol"), is: (1...9).map(String.init))
    let names = page.texts.filter { $0.around.contains("ol") && $0.around.last == "bdi" }.map(\.text)
    claim(Set(names), is: Set((0..<9).map(Self.title)))
    let told = page.texts.filter { $0.around.contains("main") }
    let sentence = try unwrapped(told.firstIndex { $0.text.hasPrefix("9 ") && $0.around.last == "p" })
    let heading = try unwrapped(told.firstIndex { $0.around.contains("h2") })
    #expect(sentence < heading)
  }

  @Test(
    "are a short list on a phone where they are many, with the way to all",
    arguments: [(12, false), (13, true)])
  func many(count: Int, isCut: Bool) throws {
    let places = try (0..<count).map {
      Waypoint(name: Self.title($0), point: TrackPoint(coordinate: try Self.position($0)))
    }
    let page = try Self.front(
      Trip(folderName: "x", tracks: [Track(file: "places.gpx", waypoints: places)]))
    let isLong = page.all("ol").contains { $0.attributes["class"]?.hasSuffix(" long") ?? false }
    #expect([isLong, page.text(in: "main").contains("All 13 places")] == [isCut, isCut])
  }

  @Test(
    "are all there up to eighteen, else the first six, where the map has no numbers of theirs",
    arguments: [(9, 9), (18, 18), (19, 6)])
  func onWay(count: Int, shown: Int) throws {
    let pins = try (0..<count).map { number in
      var pin = Pin(
        title: Self.title(number), coordinate: try Self.position(number), place: SampleTrips.place)
      pin.category = number.isMultiple(of: 2) ? "food" : "camp"
      return pin
    }
    var trip = Trip(folderName: "x", pins: pins)
    trip.settings.startAt = Written(
      NamedPlace(name: pins[0].title, coordinate: nil), at: SampleTrips.place)
    let page = try Self.front(trip)
    claim(page.all("li").count { $0.attributes["class"] == "place" }, is: shown)
    claim(Self.numbers(page, in: "ul"), is: [])
  }
}

import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The place of an entry on its page")
struct EntryPlaceTests {
  /// The page of an entry that was written at a pin, by a name.
  private func page(at name: String) throws -> PageReader {
    var trip = try SampleTrips.full()
    trip.entries[0].place = Written(
      NamedPlace(name: name, coordinate: try SampleTrips.at(38.6916, -9.216)), at: SampleTrips.place)
    return try BuiltSite(trip, today: "2026-06-01").page("journal/belem/index.html")
  }

  @Test(
    "is a link in its head where it has a page, and no other of the page",
    arguments: [("Torre de Belém", true), ("Belém", false)])
  func once(name: String, isLinked: Bool) throws {
    let page = try page(at: name)
    let links = page.all("a").filter {
      $0.attributes["href"] == "../../places/torre-de-belem/index.html" && !$0.around.contains("svg")
    }
    #expect(links.count == 1 && links.allSatisfy { $0.around.contains("header") == isLinked }, "\(links)")
  }
}

import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("What the itinerary has in one town")
struct TownSignTests {
  @Test("is one sign on a map of countries, which has the town's name and leads to the list")
  func oneSign() throws {
    var trip = Trip(folderName: "trip")
    trip.settings.title = "By rail"
    func event(_ kind: TripEvent.Kind, _ title: String, day: Int) throws -> TripEvent {
      let start = TripEvent.Time(DayAndTime(date: try SampleTrips.day(day)))
      return TripEvent(kind: kind, title: title, start: start, place: SampleTrips.place)
    }
    func place(_ name: String, _ latitude: Double, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(
        NamedPlace(name: name, coordinate: try SampleTrips.at(latitude, longitude)), at: SampleTrips.place)
    }
    var train = try event(.train, "RJ 79", day: 3)
    train.from = try place("Wien Hbf", 48.19, 16.38)
    train.to = try place("Praha hl.n.", 50.08, 14.44)
    var meeting = try event(.activity, "Meeting", day: 4)
    meeting.at = try place("Werkstatt", 48.22, 16.35)
    trip.events = [train, meeting]
    let names = PlaceLookup { place in
      Locality(town: place.longitude > 15 ? "Vienna" : "Prague", isInTown: true)
    }
    let page = try BuiltSite(trip, names: names).page("itinerary/index.html")
    let signs = page.texts.filter { $0.around.last == "title" }.map(\.text)
    // On wide screens and on narrow ones.
    #expect(signs.count { $0 == "Vienna" } == 2 && !signs.contains { $0.contains("Werkstatt") }, "\(signs)")
    #expect(!page.elements.contains { $0.attributes["class"] == "map-cluster" })
    #expect(page.all("a").contains { $0.attributes["href"] == "#day-2026-05-03" })
  }
}

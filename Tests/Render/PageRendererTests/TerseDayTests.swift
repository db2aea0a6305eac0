import Claims
import PageReading
import PageRenderer
import Testing
import TripModel
import TripPlanning

@Suite("Days of a word or two")
struct TerseDayTests {
  /// North of 47.1° one town, and south of it another.
  private static let names = PlaceLookup { place in
    Locality(town: place.latitude < 47.1 ? "Aach" : "Bach", metres: 400, isInTown: true, country: "DE")
  }

  /// A ride of an hour northwards, 300 m a minute.
  private static func ride(day: Int) throws -> Track {
    let start = try unwrapped(LocalDate(iso: "2026-05-0\(day)")).dayNumber * 86_400 + 10 * 3600
    let points = try (0...60).map { minute in
      TrackPoint(
        coordinate: try SampleTrips.at(47 + Double(minute) * 300 / 111_195, 7),
        instant: Instant(seconds: start + minute * 60))
    }
    return Track(file: "tracks/\(day).gpx", segments: [points])
  }

  @Test(
    "Where nothing is said but a title, cards and the journal tell from where to where it went",
    arguments: [("Tired.", true), ("Over the hill, and then rain.", false)])
  func ends(text: String, isTold: Bool) throws {
    var trip = Trip(folderName: "x", tracks: [try Self.ride(day: 3), try Self.ride(day: 4)])
    trip.entries = try [3, 4].map { day in
      var entry = try SampleTrips.entry("e\(day)", day: day, title: "Tired.", SampleTexts.plain(text))
      entry.place = nil
      return entry
    }
    // A picture at each end.
    trip.photos = try [3, 4].flatMap { day -> [Photo] in
      try [(10, 47.0), (11, 47.16)].map { hour, latitude in
        var photo = try SampleTrips.photo("p\(day)-\(hour)", day: day, hour: hour)
        photo.coordinate = try SampleTrips.at(latitude, 7)
        return photo
      }
    }
    let site = try BuiltSite(trip, today: "2026-06-01", names: Self.names)
    let front = try site.page("index.html").texts.map(\.text)
    claim(front.contains { $0.contains("Aach – Bach") }, is: isTold, "\(front)")
    let journal = try site.page("journal/index.html").texts.map(\.text)
    claim(journal.contains { $0.contains("Aach – Bach · ") }, is: isTold, "\(journal)")
  }

  @Test(
    "A day of words alone has a drawing beside its title, and one with a picture or a place none",
    arguments: [0, 1, 2])
  func drawn(kind: Int) throws {
    var trip = Trip(folderName: "x")
    var entry = try SampleTrips.entry("e3", day: 3, title: "Snow", SampleTexts.plain("It snowed."))
    if kind < 2 { entry.place = nil }
    trip.entries = [entry]
    if kind == 1 { trip.photos = [try SampleTrips.photo("p", day: 3, hour: 10)] }
    let page = try BuiltSite(trip, today: "2026-06-01", names: Self.names).page("days/2026-05-03/index.html")
    claim(page.all("svg").contains { $0.attributes["class"] == "vignette" }, is: kind == 0)
  }
}

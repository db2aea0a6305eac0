import Claims
import SiteOutput
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The map of an entry that tells of a ride")
struct EntryRideTests {
  private static let atlas = try? ShippedTheme.atlas()

  /// From Cádiz to Tarifa by the morning's train.
  private static func train() throws -> TripEvent {
    func time(_ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(DayAndTime(date: try SampleTrips.day(5), time: try SampleTrips.clock(hour, 0)))
    }
    func place(_ latitude: Double, _ longitude: Double) throws -> Written<NamedPlace> {
      let position = try SampleTrips.at(latitude, longitude)
      return Written(NamedPlace(name: nil, coordinate: position), at: SampleTrips.place)
    }
    var train = TripEvent(kind: .train, title: "Out", start: try time(8), place: SampleTrips.place)
    train.end = try time(10)
    (train.from, train.to) = (try place(36.5296, -6.29), try place(36.0205, -5.6175))
    return train
  }

  @Test(
    "draws the ride on each of its sheets, alone and beside what the trip knows near by; another's draws none on all",
    arguments: [("train", 0), ("train", 3), ("food", 0), ("food", 3)])
  func drawn(kind: String, pins: Int) throws {
    var entry = try SampleTrips.entry("levante", day: 5, title: "Levante", SampleTexts.plain("Wind."))
    entry.kind = kind
    entry.time = .timeOfDay(try SampleTrips.clock(13, 0))
    let position = try SampleTrips.at(36.0205, -5.6175)
    entry.place = Written(NamedPlace(name: "Tarifa", coordinate: position), at: SampleTrips.place)
    var trip = Trip(folderName: "x", entries: [entry])
    trip.events = [try Self.train()]
    trip.pins = try (0..<pins).map { number in
      let place = try SampleTrips.at(36.0150 + 0.003 * Double(number), -5.6080 + 0.004 * Double(number))
      return Pin(title: "Pin \(number)", coordinate: place, place: SampleTrips.place)
    }
    let site = try BuiltSite(trip, atlas: Self.atlas)
    let path = try unwrapped(site.plan.trips.first?.journal.entries.first).page.text
    let page = try unwrapped(site.pages.first { $0.path == path }).text
    let sheets = page.split(separator: "<svg class=\"map ").dropFirst().map { $0.prefix { $0 != "\n" } }
    #expect(!sheets.isEmpty && sheets.allSatisfy { $0.contains("map-rail") } == (kind == "train"))
  }
}

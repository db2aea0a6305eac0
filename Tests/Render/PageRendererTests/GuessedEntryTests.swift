import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The sign of an entry of which a picture alone tells where it was written")
struct GuessedEntryTests {
  private static func time(_ hour: Int) throws -> TripEvent.Time {
    TripEvent.Time(
      DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 5)), zone: nil)
  }

  private static func place(_ name: String, _ longitude: Double) throws -> Written<NamedPlace> {
    Written(NamedPlace(name: name, coordinate: try SampleTrips.at(48, longitude)), at: SampleTrips.place)
  }

  /// What the maps of a day name that has a train from nine to seventeen, and a picture and an entry at so many hours.
  private static func named(at hour: Int, longitude: Double) throws -> [Substring] {
    var photo = try SampleTrips.photo("window", day: 3, hour: hour)
    photo.coordinate = try SampleTrips.at(48, longitude)
    photo.offset = UTCOffset(seconds: 7200)
    var trip = Trip(folderName: "x", photos: [photo])
    trip.settings.timeZone = ZoneRules(identifier: "Europe/Vienna")
    var train = TripEvent(
      kind: .train, title: "Railjet", start: try time(9), end: try time(17), place: SampleTrips.place)
    (train.from, train.to) = (try place("Wien", 16), try place("Paris", 2))
    trip.events = [train]
    var entry = try SampleTrips.entry("mint", day: 3, title: "Mint", SampleTexts.plain("Eleven kilos."))
    entry.place = nil
    entry.kind = "walk"
    entry.time = .timeOfDay(try SampleTrips.clock(hour, 30))
    entry.pictures = [:]
    trip.entries = [entry]
    let site = try BuiltSite(trip)
    let text = try unwrapped(site.pages.first { $0.path == "days/2026-05-03/index.html" }).text
    return text.split(separator: "<desc ").dropFirst().map { $0.prefix { $0 != "\n" && $0 != "/" } }
  }

  @Test("stands where one stopped, and on no straight line between two places")
  func underWay() throws {
    let away = try Self.named(at: 12, longitude: 9)
    #expect(away.contains { $0.contains("Paris") } && !away.contains { $0.contains("Mint") }, "\(away)")
    let arrived = try Self.named(at: 18, longitude: 2.001)
    #expect(arrived.contains { $0.contains("Mint") }, "\(arrived)")
  }
}

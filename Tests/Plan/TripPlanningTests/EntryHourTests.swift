import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The hour of an entry by its pictures")
struct EntryHourTests {
  @Test(
    "is none before a ride comes there, unless one was there already or the picture says so itself",
    arguments: [
      ("12:00", false, ["in"], nil), ("15:00", false, ["in"], "15:00"), ("12:00", true, ["in"], "12:00"),
      ("12:00", false, ["out", "in"], "12:00"), ("13:30", false, ["out", "in"], nil),
      ("12:00", false, [], "12:00"),
    ] as [(String, Bool, [String], String?)])
  func ride(hour: String, isPlaced: Bool, rides: [String], expected: String?) throws {
    let (cadiz, tarifa) = (try spot("Cádiz", 36.5296, -6.29), try spot("Tarifa", 36.0205, -5.6175))
    let picture = try photo("a.jpg", "2026-05-05 " + hour, at: isPlaced ? try at(36.021, -5.618) : nil)
    var trip = Trip(
      entries: [try entry("2026-05-05-levante.md", place: tarifa, shows: ["a.jpg"])], photos: [picture])
    trip.events = try rides.map { name in
      name == "in"
        ? try event(.bus, "In", "2026-05-05 08:00", "2026-05-05 14:00", from: cadiz, to: tarifa)
        : try event(.bus, "Out", "2026-05-05 13:00", "2026-05-05 13:45", from: tarifa, to: cadiz)
    }
    let found = try unwrapped(planned(trip).plan.journal.entries.first)
    claim(found.time?.value.local.time.hourAndMinute, is: expected)
  }

  @Test(
    "is that of a picture in the town that it names, and of none under sail before it",
    arguments: [
      (["sail.jpg"], nil), (["sail.jpg", "port.jpg"], nil), (["bay.jpg"], nil), (["port.jpg"], "13:40"),
      (["port.jpg", "sail.jpg"], "13:40"),
    ] as [([String], String?)])
  func town(shown: [String], expected: String?) throws {
    let found = try Self.onVis(shown)
    claim(found.time?.value.local.time.hourAndMinute, is: expected)
  }

  @Test(
    "A picture tells better where in a town one was, and none from the sea before it or from the country around",
    arguments: [
      (["sail.jpg"], nil), (["bay.jpg"], nil), (["hill.jpg"], nil), (["sail.jpg", "port.jpg"], "port.jpg"),
    ] as [([String], String?)])
  func position(shown: [String], file: String?) throws {
    let reason = file.map { Reason.pictureInText(file: $0) } ?? .town("Vis, Croatia")
    try claim(Self.onVis(shown).position?.reason, is: reason)
  }

  @Test(
    "Where it is written, what is nearest to it in time tells the place: a picture of the text or the day, or a track",
    arguments: [
      ("09:10", false, 36.1), ("17:40", false, 36.2), ("16:50", false, 36.3), ("14:00", false, 36.2),
      ("14:00", true, 36.4), ("17:40", true, 36.2), (nil, true, 36.1),
    ] as [(String?, Bool, Double)])
  func nearest(hour: String?, hasTrack: Bool, latitude: Double) throws {
    let photos = [
      try photo("a.jpg", "2026-05-05 09:00", at: at(36.1, -6)),
      try photo("b.jpg", "2026-05-05 18:00", at: at(36.2, -6)),
      try photo("c.jpg", "2026-05-05 16:45", at: at(36.3, -6)),
    ]
    let written = try hour.map { JournalEntry.TimeClaim.timeOfDay(try time($0)) }
    let told = try entry(
      "2026-05-05-ride.md", time: written, title: "We rode on", shows: ["a.jpg", "b.jpg"])
    var trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "UTC") }, entries: [told], photos: photos)
    if hasTrack {
      trip.tracks = [
        try track(
          "ride.gpx", [[(at(36.4, -6), "2026-05-05 13:59"), (at(36.4, -6.001), "2026-05-05 14:01")]])
      ]
    }
    let found = try unwrapped(planned(trip).plan.journal.entries.first)
    #expect(abs((found.position?.value.latitude ?? 0) - latitude) < 0.001)
  }

  @Test(
    "An entry that is called like a pin is there, unless what it shows is far away",
    arguments: [(36.11, 36.1), (38.0, 38.0)] as [(Double, Double)])
  func pinOfTitle(taken: Double, latitude: Double) throws {
    let told = try entry("2026-05-05-cove.md", title: "Hidden Cove", shows: ["a.jpg"])
    let trip = Trip(
      entries: [told], photos: [try photo("a.jpg", "2026-05-05 09:00", at: at(taken, -6))],
      pins: [pin("Hidden cove", try at(36.1, -6), nil)])
    let found = try unwrapped(planned(trip).plan.journal.entries.first)
    #expect(found.position?.value.latitude == latitude)
  }

  /// An entry on an island in the Adriatic that shows pictures taken in the port and around it.
  private static func onVis(_ shown: [String]) throws -> EntryPlan {
    let vis = TownReading(
      name: "Vis", region: nil, country: "HR", countryName: "Croatia", coordinate: try at(43.06, 16.18),
      population: 16_500)
    let names = PlaceLookup(
      { place in
        place.latitude > 43.08 ? Locality(sea: "Adriatic Sea") : Locality(town: "Vis", isInTown: true)
      }, towns: { texts in texts.contains("Vis") ? ["Vis": [vis]] : [:] })
    let all = [
      try photo("sail.jpg", "2026-05-05 10:31", at: at(43.16, 16.18)),
      try photo("bay.jpg", "2026-05-05 12:50", at: at(43.09, 16.18)),
      try photo("hill.jpg", "2026-05-05 13:00", at: at(42.98, 16.18)),
      try photo("port.jpg", "2026-05-05 13:40", at: at(43.062, 16.185)),
    ]
    let named = NamedPlace(name: "Vis", coordinate: nil)
    let trip = Trip(
      entries: [try entry("2026-05-05-island.md", place: named, shows: shown)],
      photos: all.filter { shown.contains($0.file) })
    let plan = TripPlanner.plan(trip, today: try day("2026-06-01"), names: names).plan
    return try unwrapped(plan.journal.entries.first)
  }
}

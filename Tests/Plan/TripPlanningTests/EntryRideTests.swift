import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The ride of an entry")
struct EntryRideTests {
  @Test(
    "is that during which it was written, else that by which one came, where it tells of one",
    arguments: [
      ("13", "drive", "Out"), ("13", nil, nil), ("09", nil, "Out"), ("07", "bus", "Back"),
      ("19", "bus", "Out"), ("16", "food", "Back"), ("11", "walk", nil),
    ] as [(String, String?, String?)])
  func ofEntry(hour: String, kind: String?, expected: String?) throws {
    let (cadiz, tarifa) = (try spot("Cádiz", 36.5296, -6.29), try spot("Tarifa", 36.0205, -5.6175))
    var told = try entry("2026-05-05-levante.md", time: .timeOfDay(try time(hour + ":00")), place: tarifa)
    told.kind = kind
    var trip = Trip(entries: [told])
    trip.events = [
      try event(.flight, "Above", "2026-05-05 06:00", "2026-05-05 20:00", from: cadiz, to: tarifa),
      try event(.bus, "Out", "2026-05-05 08:00", "2026-05-05 10:00", from: cadiz, to: tarifa),
      try event(.bus, "Back", "2026-05-05 15:00", "2026-05-05 18:00", from: tarifa, to: cadiz),
    ]
    let plan = try planned(trip).plan
    let written = try unwrapped(plan.journal.entries.first)
    claim(EntryRide(of: written, in: plan)?.event.title, is: expected)
  }
}

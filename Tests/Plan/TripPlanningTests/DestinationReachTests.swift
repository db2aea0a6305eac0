import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("How far places to go next are")
struct DestinationReachTests {
  /// Minutes from gate to gate by timetables: those in the on-time data of the US Department of Transportation
  /// for 3 January 2008 (`CRSElapsedTime`), and one across the world in 2021.
  @Test(
    "is told in minutes of a direct flight, within twenty of what timetables say, or a sixth",
    arguments: [
      ("IND", "BWI", 90), ("LAS", "OAK", 90), ("IND", "MCI", 95), ("IND", "JAX", 115), ("IND", "LAS", 250),
      ("HKG", "LHR", 720),
    ])
  func minutes(_ start: String, _ end: String, _ known: Int) throws {
    let metres = try airport(start).coordinate.metres(to: airport(end).coordinate)
    let minutes = DestinationReach.minutes(ofFlight: metres)
    #expect(abs(minutes - known) <= max(20, known / 6), "\(minutes)")
    claim(minutes % 15, is: 0)
  }

  @Test(
    "is to the airport that is written, else to the largest of the nearest city; nothing within 100 km",
    arguments: [
      (35.0116, 135.7681, nil, "KIX", true), (35.0116, 135.7681, "ITM", "ITM", true),
      // Utrecht is near, and beyond 100 km the way to it would be from the airport to itself.
      (52.09, 5.12, nil, "AMS", false), (52.09, 5.12, "LIS", "LIS", false), (51.45, 5.46, nil, "EIN", true),
      (40, -140, nil, nil, true),
    ] as [(Double, Double, String?, String?, Bool)])
  func airports(
    _ latitude: Double, _ longitude: Double, _ written: String?, _ expected: String?, _ isFar: Bool
  ) throws {
    let place = try destination("A", at: try at(latitude, longitude)) {
      $0.airport = try written.map(airport)
    }
    let plan = try planned([place]) { $0.flightsFrom = try airport("AMS") }.plan.destinations[0]
    claim(plan.airport?.code, is: expected)
    claim(plan.reach != nil, is: isFar)
    #expect(plan.reach.map { $0.from.code == "AMS" } ?? true)
    try claim(none: planned([place]).plan.destinations[0].reach)
  }

  @Test("is measured to the place, and by the airport where only that is known")
  func metres() throws {
    let lisbon = try airport("LIS")
    let places = [
      destination("There", at: try at(38.71, -9.14)), destination("Somewhere") { $0.airport = lisbon },
      destination("Nowhere"),
    ]
    let plan = try planned(places) { $0.flightsFrom = try airport("AMS") }.plan
    let reaches = plan.destinations.map(\.reach)
    let straight = try airport("AMS").coordinate.metres(to: at(38.71, -9.14))
    claim(reaches[0]?.metres, is: straight)
    claim(reaches[0]?.minutes, is: 165)
    claim(reaches[1]?.metres, is: try airport("AMS").coordinate.metres(to: lisbon.coordinate))
    claim(none: reaches[2])
  }

  @Test(
    "is told with how far clocks there are ahead on the day of the build",
    arguments: [("2026-05-04", 25_200), ("2026-12-04", 28_800)])
  func clocks(_ today: String, _ ahead: Int) throws {
    let (japan, here) = (ZoneRules(identifier: "Asia/Tokyo"), ZoneRules(identifier: "Europe/Amsterdam"))
    let place = try destination("Kyoto", at: kyoto())
    let zones = ZoneLookup { $0.longitude > 100 ? japan : here }
    func reach(_ zones: ZoneLookup) throws -> DestinationReach? {
      try planned([place]) {
        $0.today = try day(today)
        $0.flightsFrom = try airport("AMS")
        $0.zones = zones
      }.plan.destinations[0].reach
    }
    try claim(reach(zones)?.clockAhead, is: ahead)
    let open = try reach(.unknown)
    #expect(open != nil && open?.clockAhead == nil)
  }

  @Test("the zone of its clocks is known where its position is")
  func zone() throws {
    let japan = ZoneRules(identifier: "Asia/Tokyo")
    let places = [destination("Kyoto", at: try kyoto()), destination("Nowhere")]
    let plan = try planned(places) { $0.zones = ZoneLookup { _ in japan } }.plan
    claim(plan.destinations.map(\.zone), is: ["Asia/Tokyo", nil])
  }
}

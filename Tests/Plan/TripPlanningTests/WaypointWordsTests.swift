import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("What devices write of a waypoint")
struct WaypointWordsTests {
  @Test(
    "is told without empty fields and without an hour instead of a word",
    arguments: [
      (
        "Open: ; Places: 64.0; Budget €/j: 5-10; Tel: 03 89 73 20 00",
        "Places: 64 · Budget €/j: 5-10 · Tel: 03 89 73 20 00"
      ),
      ("Open: ; Tel:", nil), ("02-OCT-10 16:01:13", nil), ("2010-10-02T16:01:13Z", nil),
      ("10/2/2010 4:01 PM", nil),
      ("16:01", "16:01"), ("Open 8:00; closed at noon", "Open 8:00; closed at noon"),
      ("Bus 10 at 16:01, or 17:05", "Bus 10 at 16:01, or 17:05"),
      ("Price: 12.0", "Price: 12.0"), ("Marina 08:00-20:00", "Marina 08:00-20:00"),
      ("Opens 9:00; closes 12:30", "Opens 9:00; closes 12:30"),
      ("https://a.example; https://b.example", "https://a.example; https://b.example"),
      ("Height: 12 m; Water: yes", "Height: 12 m; Water: yes"), ("May 10: 3 4", nil),
      ("Well; cold water", "Well; cold water"),
    ] as [(String, String?)])
  func tidied(_ text: String, _ told: String?) {
    claim(WaypointWords.tidied(text), is: told)
  }

  @Test("is no name of a place if it is what there is for walkers anywhere")
  func utilities() {
    for name in ["Water, toilet and shelter", "Public Toilet", "Parkplatz", "eau potable", "WC"] {
      #expect(WaypointWords.isUtility(name), "\(name)")
    }
    for name in ["Shelter Cove", "Kantju Gorge", "Water Street", "and", "12", "Les Toilettes d'or"] {
      #expect(!WaypointWords.isUtility(name), "\(name)")
    }
  }

  @Test(
    "names no stop near a town, nor on a track with a name, if it is what there is for walkers anywhere",
    arguments: [
      (true, "Round the rock", "Yulara"), (true, nil, "Yulara"), (false, "Round the rock", "Round the rock"),
      (false, nil, "Water and toilet"),
    ] as [(Bool, String?, String)])
  func stops(nearTown: Bool, track name: String?, expected: String) throws {
    let names = PlaceLookup { _ in
      nearTown ? Locality(town: "Yulara", isInTown: true, country: "AU") : nil
    }
    let tap = try at(-25, 131)
    let mark = Waypoint(name: "Water and toilet", note: nil, point: TrackPoint(coordinate: tap))
    var walk = try track("walk.gpx", [[(tap, nil), (try at(-25.01, 131), nil)]], waypoints: [mark])
    walk.name = name
    let trip = Trip(folderName: "x", tracks: [walk])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-04"), names: names).plan
    claim(plan.way.route.stops.first?.name?.value, is: expected, "\(plan.way.route.stops)")
    claim(plan.places.map(\.title), is: ["Water and toilet"])
  }

  @Test(
    "names the start of a track beside it, and of one that begins farther off no sign stands there",
    arguments: [(0.0018, "Kantju Gorge"), (0.0072, "Yulara")])
  func starts(degreesNorth: Double, expected: String) throws {
    let names = PlaceLookup { _ in Locality(town: "Yulara", isInTown: true, country: "AU") }
    let start = try at(-25, 131)
    let mark = Waypoint(
      name: "Kantju Gorge", point: TrackPoint(coordinate: try at(-25 + degreesNorth, 131)))
    let walk = try track("walk.gpx", [[(start, nil), (try at(-25.01, 131), nil)]], waypoints: [mark])
    let far = try track("far.gpx", [[(try at(45, 14), nil), (try at(45.01, 14), nil)]])
    let plan = TripPlanner.plan(
      Trip(folderName: "x", tracks: [walk, far]), today: try day("2026-05-04"), names: names
    ).plan
    let stop = try unwrapped(plan.way.route.stops.first { $0.coordinate.latitude < 0 })
    claim(stop.name?.value, is: expected, "\(plan.way.route.stops)")
    #expect(stop.coordinate.distance(to: start) <= 250)
    claim(plan.places.map(\.title), is: ["Kantju Gorge"])
  }

  @Test("is no name if it is only the device's own number")
  func numbers() {
    #expect(
      !WaypointWords.isTelling("002") && WaypointWords.isTelling("2. Hütte") && WaypointWords.isTelling("滝"))
  }

  @Test(
    "has the whole name where the device shortened it",
    arguments: [
      ("VANSHNG LK", "VANISHING LAKE", "VANISHING LAKE"),
      ("BACK T TH", "BACK TO THE ROOTS", "BACK TO THE ROOTS"),
      ("CAMP", "Campsite", "Campsite"), ("FAGGIO", "FAGGIO", nil), ("CAMP", "Close to a map", nil),
      ("CAMP", "A camp", nil), ("Vanshng Lk", "Vanishing Lake", nil), ("LAP001", nil, nil),
    ] as [(String, String?, String?)])
  func wholeName(of name: String, _ description: String?, expected: String?) {
    claim(WaypointWords.wholeName(of: name, in: description), is: expected)
  }

  @Test("is a code in capitals and figures, of no more letters than a small screen has")
  func codes() {
    for name in ["LAP001", "RAKV SKCJN", "BIRDS NEST"] { #expect(WaypointWords.isCode(name), "\(name)") }
    for name in ["Lap 1", "VANISHING LAKE", "001", "滝", "BALLEN"] {
      #expect(!WaypointWords.isCode(name), "\(name)")
    }
  }
}

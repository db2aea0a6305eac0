import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("A name in capitals")
struct ShoutedNameTests {
  @Test(
    "is set as names are written, but for codes, numerals and abbreviations",
    arguments: [
      ("Camping MUNICIPAL AU RHIN ET A LA SAUER 2**", "Camping Municipal au Rhin et a la Sauer 2**"),
      ("Camping INTERCOMMUNAL du PLAN D EAU 3*", "Camping Intercommunal du Plan d Eau 3*"),
      ("L'ÉTANG D'HASPELSCHIELDT", "L'Étang d'Haspelschieldt"), ("LES MOUETTES", "Les Mouettes"),
      ("FORT LOUIS XIV", "Fort Louis XIV"), ("WC AM MARKTPLATZ", "WC am Marktplatz"),
      ("UNESCO WORLD HERITAGE", "UNESCO World Heritage"), ("MONT-SAINT-MICHEL", "Mont-Saint-Michel"),
      // A device's code, and what may be short for something among other words.
      ("BIRDS NEST", "BIRDS NEST"), ("LAP001", "LAP001"), ("Musée de la SNCF", "Musée de la SNCF"),
      ("Centre UNESCO", "Centre UNESCO"), ("Old mill", "Old mill"), ("002", "002"), ("", ""), ("滝", "滝"),
    ] as [(String, String)])
  func quiet(_ name: String, _ expected: String) {
    claim(ShoutedName.quiet(name), is: expected)
    claim(ShoutedName.quiet(name).lowercased(), is: name.lowercased())
  }

  @Test("is that of a track, too")
  func tracks() throws {
    var walk = try track("walk.gpx", [[(try at(45, 5), nil), (try at(45.01, 5), nil)]])
    walk.name = "GRAND RAID 2025 - DIAGONALE DES FOUS sur TraceDeTrail.fr"
    let plan = try planned(Trip(tracks: [walk])).plan
    claim(plan.way.tracks.map(\.title), is: ["Grand Raid 2025 - Diagonale des Fous"])
  }

  @Test("is that of a waypoint's place; of a pin every letter is the traveller's")
  func places() throws {
    let mark = Waypoint(name: "CAMPING LE HERRENHAUS", point: TrackPoint(coordinate: try at(48, 7)))
    let trip = Trip(
      pins: [pin("THE GREAT ESCAPE", try at(38, -9))], tracks: [Track(file: "a.gpx", waypoints: [mark])])
    try claim(planned(trip).plan.places.map(\.title), is: ["THE GREAT ESCAPE", "Camping le Herrenhaus"])
  }
}

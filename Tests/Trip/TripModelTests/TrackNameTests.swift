import Testing
import TripModel

@Suite("The name of a track")
struct TrackNameTests {
  @Test(
    "tells something where a person gave it",
    arguments: [
      "Génolhac Randonée", "Baden Baden loop", "Promenade de la Base d'Uluru", "GRAND RAID REUNION 2025",
      "Tarifa to Tangier, by ferry", "Track to the lake", "Marathon 2024", "山", "Tag 3: zum See",
      "La Tour", "Wanderung zum Rabenkopf", "Le Midi", "Marche de Vienne", "Mettmann Radfahren",
      "Giro d'Italia",
    ])
  func telling(_ name: String) { #expect(TrackName.isTelling(name)) }

  @Test(
    "tells nothing where a device or a program did",
    arguments: [
      "ACTIVE LOG", "ACTIVE LOG #2", "Move", "Track 001", "03-OCT-10 #2", "2026-05-03", "3 mai 2024",
      "Morning Ride", "walk.gpx", "Radfahren", "Lauf am Morgen", "Radfahrt in der Nacht", "Randonnée",
      "Randonnée dans l'après-midi", "Caminata por la tarde", "Corsa mattutina", "Avondrit",
      "Pedalada da manhã", "L76B2", "", "  ",
      "20240524_024506", "Untitled", "Fri, 3 May 2024 10:22 AM",
    ])
  func machine(_ name: String) { #expect(!TrackName.isTelling(name)) }

  @Test(
    "one of one piece is read with spaces",
    arguments: [
      ("EV6_Bale_StBrevin", "EV6 Bale StBrevin"), ("korita-zbevnica", "korita-zbevnica"),
      ("Old_mill to the lake", "Old_mill to the lake"), ("_round_", "round"), ("Kochel", "Kochel"),
    ])
  func spaced(_ name: String, _ expected: String) { #expect(TrackName.spaced(name) == expected) }

  @Test(
    "ends before the site that it is from, and nowhere else",
    arguments: [
      ("DIAGONALE DES FOUS 2025 sur TraceDeTrail.fr", "DIAGONALE DES FOUS 2025"),
      ("Morning Run on Strava", "Morning Run"), ("Alp walk | Wikiloc", "Alp walk"),
      ("Walk from www.walks-and-more.co.uk", "Walk"), ("sur TraceDeTrail.fr", "sur TraceDeTrail.fr"),
      ("A day on Rhodes", "A day on Rhodes"), ("Walk to No. 5", "Walk to No. 5"),
      ("Up from St.Anton", "Up from St.Anton"), ("Strava", "Strava"), ("", ""),
    ])
  func site(_ name: String, _ expected: String) { #expect(TrackName.withoutSite(name) == expected) }
}

import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Ends of a walk in a line of text")
struct ToldWalkTests {
  @Test(
    "are the names behind the words for them, without what lies between and behind",
    arguments: [
      ("Wanderung vom Pirchhof zur Rableider Hütte", "Pirchhof", "Rableider Hütte"),
      ("Vom Gasthof Talbauer zum Pirchhof", "Gasthof Talbauer", "Pirchhof"),
      ("Wanderung von der Rableider Hütte übers Eisjoch nach Pfelders", "Rableider Hütte", "Pfelders"),
      ("Rundwanderung von Kochel am See über den Sonnenspitz auf den Rabenkopf", "Kochel am See", nil),
      ("We walked from the Refuge du Lac to Val d’Isère, and slept.", "Refuge du Lac", "Val d’Isère"),
      ("Randonnée de Chamonix à Argentière.", "Chamonix", "Argentière"),
      ("Vandring från Abisko och vidare till Nikkaluokta", "Abisko", "Nikkaluokta"),
      ("Randonnée de Cabrerets à Vers", "Cabrerets", "Vers"),
      ("Randonnée de Bourg en Bresse à Cluny", "Bourg en Bresse", "Cluny"),
      ("Wanderung über den Seinskopf und die Schöttelkarspitze zum Soiernhaus", nil, "Soiernhaus"),
    ] as [(String, String?, String?)])
  func told(line: String, from: String?, to: String?) throws {
    let walk = try unwrapped(ToldWalk(line))
    #expect(walk.from == from && walk.to == to, "\(walk)")
  }

  @Test("are found by each word that says so wherever ways are read", arguments: WayWords.froms.sorted())
  func froms(word: String) throws {
    let walk = try unwrapped(ToldWalk("Hike \(word) Kochel to Pfelders"))
    #expect(walk.from == "Kochel" && walk.to == "Pfelders", "\(walk)")
  }

  @Test("are parted by each word that parts places", arguments: WayWords.joints.sorted())
  func joints(word: String) throws {
    let walk = try unwrapped(ToldWalk("Hike from Kochel \(word) Pfelders"))
    #expect(walk.from == "Kochel" && walk.to == "Pfelders", "\(walk)")
  }

  @Test(
    "are none where no name stands there",
    arguments: [
      "From nine to eleven", "Wanderung auf die Große Klammspitze", "A day from hell", "from 8 to 12", "from",
      "", "A walk around the lake", "Welcome to Switzerland", "Walk to the lake",
      "Wanderung von neun bis Elf",
    ])
  func none(line: String) { claim(none: ToldWalk(line)) }
}

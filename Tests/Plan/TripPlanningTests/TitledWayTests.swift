import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The two ends of a way in a title")
struct TitledWayTests {
  private static let paired = WayWords.pairs.map { "\($0.from) Zubiri \($0.to) Pamplona" }

  @Test(
    "stand about each word and sign that parts places",
    arguments: WayWords.joints.sorted() + WayWords.arrows + WayWords.dashes)
  func joints(joint: String) {
    let way = TitledWay("Zubiri \(joint) Pamplona")
    claim([way?.from, way?.to], is: ["Zubiri", "Pamplona"])
  }

  @Test(
    "stand behind each two words for them",
    arguments: paired + [
      "von Zubiri bis Pamplona", "van Zubiri tot Pamplona", "de Zubiri hasta Pamplona",
      "du Zubiri à Pamplona",
    ])
  func pairs(title: String) {
    let way = TitledWay(title)
    claim([way?.from, way?.to], is: ["Zubiri", "Pamplona"])
  }

  @Test("may be the village that is called as a word for “towards”")
  func village() {
    claim(TitledWay("De Cabrerets à Vers")?.to, is: "Vers")
    claim(TitledWay("Cabrerets – Vers")?.to, is: "Vers")
  }
}

import Claims
import Testing
import TripModel

@testable import TripImport

@Suite("The two ends of a ride in a title")
struct WrittenWayTests {
  private static let paired = WayWords.pairs.map { "\($0.from) Zubiri \($0.to) Pamplona" }
  private static let pointed = WayWords.arrows.map { "Zubiri \($0) Pamplona" }

  @Test(
    "stand behind each two words for them, and about each arrow, whatever tells that it is a ride",
    arguments: paired + pointed + ["de Zubiri vers Pamplona", "Zubiri » Pamplona"])
  func always(title: String) {
    let way = WrittenWay(title, isRide: false)
    claim([way?.from, way?.to], is: ["Zubiri", "Pamplona"])
  }

  @Test(
    "stand about each word and dash where something else tells that it is a ride",
    arguments: WayWords.joints.sorted() + WayWords.dashes + ["vers"])
  func ofRides(joint: String) {
    let title = "Zubiri \(joint) Pamplona"
    let way = WrittenWay(title, isRide: true)
    claim([way?.from, way?.to], is: ["Zubiri", "Pamplona"])
    claim(none: WrittenWay(title, isRide: false))
  }

  @Test(
    "are none about words that part times as well",
    arguments: ["Urlaub von Montag bis Freitag", "Vrij van Maandag tot Vrijdag"])
  func times(title: String) { claim(none: WrittenWay(title, isRide: false)) }
}

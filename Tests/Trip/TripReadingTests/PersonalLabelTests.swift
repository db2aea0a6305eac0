import Claims
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Remarks that are not for somebody")
struct PersonalLabelTests {
  @Test(
    "are known by the names and the family behind such words",
    arguments: [
      ("Not for Grandma Jo", true), ("not for my dear old mum", true), ("only for Sanne, not for oma", true),
      ("Don’t tell dad", true), ("Nicht an Mama weiterleiten", true), ("nur für Oma", true),
      ("NO decirle a su madre", true), ("ne pas dire à maman", true), ("(mine", true), ("mine", false),
      ("Note to self", true), ("niet voor Joris", true), ("Only for Scotland", false), ("Only for Eva", true),
      ("only for mum", true),
      ("Not for beginners", false), ("Only for the brave", false), ("Nur für Radfahrer", false),
      ("Nicht an Land", false), ("Solo para llevar", false), ("Just for Fun", false), ("For mum", false),
      ("Not for", false),
    ])
  func labels(text: String, isOne: Bool) { claim(PersonalLabel.isOne(text), is: isOne) }

  @Test("take somebody of the family in a heading, where any word may have a capital")
  func headings() {
    claim(PersonalLabel.isOne("Not for Beginners", isHeading: true), is: false)
    claim(PersonalLabel.isOne("Not for the Faint-Hearted", isHeading: true), is: false)
    claim(PersonalLabel.isOne("Not for Grandma Jo", isHeading: true), is: true)
  }

  @Test(
    "keep back their paragraph",
    arguments: [
      ("> Not for Grandma Jo: we lost Theo.", true),
      ("(Nicht an Mama weiterleiten: ich bin gestürzt.)", true),
      ("[[ only for Sanne, not for oma: his pressure ]]", true),
      ("Not for beginners: the last ridge.", false),
    ])
  func paragraphs(text: String, isKept: Bool) async throws {
    let reading = try await TripFolder(["2026-08-06.md": "Walked.\n\n\(text)\n\nSlept.\n"]).read()
    let words = try #require(reading.trip.entries.first).body.plainText
    claim(words.contains("Slept"), is: true)
    claim(words.count > 20, is: !isKept)
    claim(
      reading.told.contains { $0.hasPrefix("warning may-be-private 2026-08-06.md:3") }, is: isKept,
      "\(reading.told)")
  }
}

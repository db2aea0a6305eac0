import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("The name of a person")
struct PersonNameTests {
  @Test(
    "is the same but for capitals, blanks, how accents are stored, and the kind of ' and -",
    arguments: [
      ("Ana", "ANA", true), ("Ana Reis", " ana\u{A0} reis", true), ("José", "jose\u{301}", true),
      ("José", "Jose", false), ("Ana", "Ana Reis", false),
      ("Kay O’Neil", "kay o'neil", true), ("Jean\u{2011}Luc", "Jean-Luc", true),
      ("Jean-Luc", "Jean Luc", true),
      ("Großmann", "GROSSMANN", true), ("Ana M.", "Ana M", true), ("Ana", "Ana\u{AD}", true),
      ("-", "'", false),
    ] as [(String, String, Bool)])
  func key(_ one: String, _ other: String, _ isSame: Bool) {
    claim(PersonKey(one) == PersonKey(other), is: isSame)
    let named = person(one) { _ in }
    claim(PersonProfile(named, portrait: []).isCalled(other), is: isSame)
    let known = person("Somebody") { $0.otherNames = [one] }
    claim(PersonProfile(known, portrait: []).isCalled(other), is: isSame)
    #expect(known.keys.contains(PersonKey(other)) == isSame)
  }

  @Test(
    "is the same whatever its accents where somebody is kept back",
    arguments: [
      ("Zoë", "ZOE", true), ("Elif", "ELİF", true), ("Łukasz O’Neil", "lukasz oneil", true),
      ("Jean\u{2011}Luc", "jeanluc", true), ("José", "Joseph", false), ("Ян", "Яна", false),
      ("-", "'", false),
    ] as [(String, String, Bool)])
  func loose(_ one: String, _ other: String, _ isSame: Bool) {
    claim(LoosePersonKey(one) == LoosePersonKey(other), is: isSame)
  }

  @Test("is listed once on the pages of a trip, however it is written")
  func people() throws {
    var written = try entry("journal/2026-05-01-a.md", text: [.paragraph([.text("By tram.")])])
    written.who = ["ana  reis", "Ben"]
    let trip = Trip(
      settings { $0.travellers = [Traveller(name: "Ana Reis")] }, entries: [written])
    let plan = try planned(trip).plan
    claim(plan.people.map(\.name), is: ["Ana Reis", "Ben"])
    claim(plan.people.map(\.entries.count), is: [1, 1])
  }
}

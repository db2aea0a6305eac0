import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Whose a place of a library is")
struct LibraryOwnerTests {
  @Test(
    "is told by whom it names: ours where it names nobody, and the nearest of several",
    arguments: [
      ([], .ours), (["Ana"], .ours), (["Zoë"], .friend), (["Zoë", "Ana"], .ours), (["Driss"], .everybody),
      (["Driss", "zoë"], .friend), (["Max"], .everybody),
    ] as [([String], Person.Relation)])
  func relation(_ who: [String], _ expected: Person.Relation) throws {
    let trip = try summary("Open", "2025-06-01 2025-06-02", of: ["Ana", "Ben"]) {
      try $0.add(.pin, "Bar", (38.7, -9.1), "2025-06-01", country: "PT", who: who)
    }
    let plan = try library([trip]) {
      $0.people = [person("Zoë") { $0.relation = .friend }, person("Max") { $0.relation = .everybody }]
    }.plan
    claim(plan.map.points.map(\.relation), is: [expected])
    claim(plan.map.points[0].named.map(\.name).count, is: who.count)
  }

  @Test(
    "may have the colour of the only one, and a pin's own before that",
    arguments: [
      (["Ana"], [], nil, "#a00"), (["Ana", "Ben"], [], nil, nil), (["Ana", "Ben"], ["Ben"], nil, "#00b"),
      (["Ana"], ["Ben"], "#123", "#123"), (["Ana"], ["Driss"], nil, nil),
    ] as [([String], [String], String?, String?)])
  func colour(_ travellers: [String], _ who: [String], _ own: String?, _ expected: String?) throws {
    let trip = try summary("Open", "2025-06-01 2025-06-02", of: travellers) {
      try $0.add(.pin, "Bar", (38.7, -9.1), "2025-06-01", country: "PT", who: who) { $0.colour = own }
    }
    let plan = try library([trip]) {
      $0.people = [person("Ana") { $0.colour = "#a00" }, person("Ben") { $0.colour = "#00b" }]
    }.plan
    claim(plan.map.points.map(\.colour), is: [expected])
  }

  @Test("is said first by the library's people.yml, then by those of trips")
  func joined() throws {
    let path = try unwrapped(OutputPath("people/ana/200.jpg"))
    let trip = try summary("Open", "2025-06-01 2025-06-02", of: ["ana", "Ben"]) {
      var ana = person("Ana") {
        ($0.bio, $0.colour, $0.mail, $0.showsContact) = ("Sings.", "#a00", "ana@example.org", true)
      }
      ana.otherNames = ["Anita"]
      let size = DerivativePlan(path: path, width: 200, height: 250, format: .jpeg)
      let ben = person("Ben") { ($0.mail, $0.showsContact) = ("ben@example.org", true) }
      $0.people = [PersonProfile(ana, portrait: [size]), PersonProfile(ben, portrait: [])]
    }
    let plan = try library([trip]) { $0.people = [person("Ana") { $0.bio = "Draws." }] }.plan
    let ana = plan.people[0]
    claim(plan.people.map(\.name), is: ["Ana", "Ben"])
    claim(ana.trips.count, is: 1)
    claim(ana.bio, is: "Draws.")
    claim(ana.colour, is: "#a00")
    claim(ana.portrait.map(\.path.text), is: ["open/people/ana/200.jpg"])
    // Without a word of it in the first file, nobody is to be told.
    #expect(ana.mail == nil && plan.people[1].mail == "ben@example.org")
  }

  @Test("is told of nobody whom their file keeps back", arguments: [true, false])
  func kept(_ isKept: Bool) throws {
    let plan = try library([]) {
      var ana = person("Ana") { $0.bio = "Draws." }
      if isKept { ana.keptBack = [KeptBack(.isPrivate, at: ana.place)] }
      $0.people = [ana]
    }.plan
    claim(plan.people.isEmpty, is: isKept)
  }
}

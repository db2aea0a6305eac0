import Claims
import Diagnostics
import Markdown
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The people of a library")
struct LibraryPeopleTests {
  @Test(
    "are one person where their names are written alike, but for capitals and blanks",
    arguments: [
      (["Ana"], ["Ana"], ["Ana 2"]), (["Ana"], ["ana"], ["Ana 2"]),
      (["Ana Reis"], ["ana  reis "], ["Ana Reis 2"]),
      (["José"], ["Jose\u{301}"], ["José 2"]), (["José"], ["Jose"], ["José 1", "Jose 1"]),
      (["Ana"], ["Ana Reis"], ["Ana 1", "Ana Reis 1"]), (["Ana", "ANA"], [], ["Ana 1"]),
    ] as [([String], [String], [String])])
  func names(_ first: [String], _ second: [String], _ expected: [String]) throws {
    let trips = [
      try summary("Long", "2025-05-01 2025-05-09", of: first),
      try summary("Short", "2024-05-01 2024-05-02", of: second),
    ]
    let (plan, diagnostics) = try library(trips)
    claim(plan.people.map { "\($0.name) \($0.trips.count)" }, is: expected)
    claim(diagnostics.map(\.code), is: expected.contains { $0.hasSuffix("2") } ? [.onePerson] : [])
    #expect(diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test("are who people.yml says that they are, and then nothing is noted")
  func told() throws {
    let trips = [
      try summary("A", "2025-05-01 2025-05-09", of: ["Ana", "Ben"]),
      try summary("B", "2024-05-01 2024-05-02", of: ["Ana M.", "Ben"]),
    ]
    let (plan, diagnostics) = try library(trips) {
      $0.people = [
        person("Zoë") { $0.been = [Person.Been(name: "Kyōto", country: "JP", year: 2012)] },
        person("Ana Maria") {
          $0.otherNames = ["Ana", "ana m."]
          $0.bio = "Walks."
          ($0.picture, $0.mail, $0.phone) = ("ana.jpg", "ana@example.org", "+351 1")
        },
      ]
      let path = try unwrapped(OutputPath("people/ana.jpg"))
      $0.portraits = ["ana.jpg": [DerivativePlan(path: path, width: 200, height: 200, format: .jpeg)]]
    }
    claim(plan.people.map(\.name), is: ["Zoë", "Ana Maria", "Ben"])
    claim(plan.people.map(\.trips.count), is: [0, 2, 2])
    claim(plan.people.map(\.days.count), is: [0, 11, 11])
    claim(plan.people.map(\.page.text), is: ["zoe", "ana-maria", "ben"].map { "people/\($0)/index.html" })
    claim(plan.people[1].bio, is: "Walks.")
    claim(plan.people[1].portrait.map(\.width), is: [200])
    #expect(plan.people[0].countries.map(\.code) == ["JP"] && plan.people[0].countries[0].page == nil)
    claim(diagnostics.map(\.message).count { $0.contains("“Ben”") }, is: 1)
    claim(diagnostics.count, is: 1)
  }

  @Test("have a page each where only an accent parts their names")
  func accents() throws {
    let plan = try library([]) { $0.people = [person("Zoë") { _ in }, person("Zoe") { _ in }] }.plan
    claim(plan.people.map(\.page.text), is: ["people/zoe/index.html", "people/zoe-2/index.html"])
  }

  @Test("have the countries first in which they were longest")
  func countries() throws {
    let trip = try summary("A", "2025-05-01 2025-05-09", of: ["Ana"]) {
      try $0.add(country: "AT", "2025-05-01")
      try $0.add(country: "CH", "2025-05-02 2025-05-03")
      try $0.add(country: "BE", "2025-05-04")
    }
    let person = try unwrapped(try library([trip]).plan.people.first)
    claim(person.countries.map { "\($0.code) \($0.days.count)" }, is: ["CH 2", "AT 1", "BE 1"])
  }

  @Test("of whom only trips to come tell have where these lead, when, and who comes along")
  func ahead() throws {
    let past = try summary("A", "2025-05-01 2025-05-09", of: ["Ana"])
    let next = try summary("B", "2027-03-01 2027-03-09", of: ["Jonas", "Ana"]) {
      try $0.add(country: "NO")
      try $0.add(country: "SE")
      try $0.add(country: "NO")
      try $0.add(.pin, "Fjord", (61, 7), country: "NO")
    }
    let plan = try library([past, next]).plan
    let (ana, jonas) = (plan.people[0], plan.people[1])
    claim(ana.name, is: "Ana")
    claim(none: ana.ahead)
    let ahead = try unwrapped(jonas.ahead)
    claim(ahead.start, is: next.start)
    claim(ahead.countries.map(\.code), is: ["NO", "SE"])
    #expect(ahead.countries.allSatisfy { $0.page != nil })
    claim(ahead.places.map { plan[$0].name }, is: ["Fjord"])
    claim(ahead.along.map { plan[$0].name }, is: ["Ana"])
    claim(jonas.toldCompany.map { "\(plan[$0.person].name) \($0.days.count)" }, is: ["Ana 0"])
    #expect(jonas.toldPlaces == ahead.places && ana.toldPlaces == ana.places && ana.toldCompany.isEmpty)
    claim(TripCount(jonas), is: TripCount(begun: 0, planned: 1))
    claim(TripCount(ana), is: TripCount(begun: 1, planned: 1))
    claim(plan.company, is: LibraryCompany(travelled: 1, others: 1, days: 9))
    let named = try library([]) { $0.people = [try person("Zoe")] }.plan
    claim(named.people.map(\.ahead), is: [nil])
  }

  @Test("of whom only trips to come tell have behind where these lead where they were before")
  func before() throws {
    let next = try summary("B", "2027-03-01 2027-03-09", of: ["Jonas"]) {
      try $0.add(country: "NO")
      try $0.add(country: "SE")
    }
    let plan = try library([next]) {
      $0.people = [
        person("Jonas") {
          $0.been = ["JP", "SE"].map { Person.Been(name: "There", country: $0, year: 2012) }
        }
      ]
    }.plan
    let told = plan.people[0].toldCountries
    claim(told.map(\.code), is: ["NO", "SE", "JP"])
    claim(told.map { plan.people[0].isAhead($0) }, is: [true, true, false])
  }

  @Test("show mail and telephone only where they want that", arguments: [true, false])
  func contact(_ shows: Bool) throws {
    let plan = try library([]) {
      $0.people = [
        person("Ana") { ($0.mail, $0.phone, $0.showsContact) = ("ana@example.org", "+351 1", shows) }
      ]
    }.plan
    claim(plan.people[0].mail != nil, is: shows)
    claim(plan.people[0].phone != nil, is: shows)
    claim("\(plan)".contains("example.org"), is: shows)
  }

  @Test("have been nowhere near a home", arguments: [(38.7, -9.1, false), (38.8, -9.1, true)])
  func home(_ latitude: Double, _ longitude: Double, _ isShown: Bool) throws {
    let plan = try library([]) {
      let place = try at(latitude, longitude)
      $0.people = [person("Ana") { $0.been = [Person.Been(name: "Granny's", coordinate: place)] }]
      $0.circles = [PrivateCircle(middle: try at(38.71, -9.11), metres: 5000)]
    }.plan
    #expect("\(plan)".contains("Granny") == isShown && (plan.people[0].been.count == 1) == isShown)
  }

  @Test("are those who come along, and nobody of a trip that names none")
  func travellers() throws {
    let secret = try summary("Secret", "2025-05-01 2025-05-02")
    let open = try summary("Open", "2025-06-01 2025-06-02", of: ["Ana"]) {
      $0.travellers += [Traveller(name: "Ben", status: .invited), Traveller(name: "Cy", status: .declined)]
      try $0.add(.pin, "Bar", (38.7, -9.1), "2025-06-01", country: "PT", who: ["Driss"])
    }
    let plan = try library([secret, open]).plan
    claim(plan.people.map(\.name), is: ["Ana"])
    claim(plan.people[0].trips.map { plan[$0.trip].summary.title }, is: ["Open"])
    claim(plan.places[0].visits[0].who, is: [LibraryPlace.Presence(name: "Driss", person: nil)])
    #expect(plan.people[0].places.isEmpty && plan.map.points.map(\.people) == [[]])
  }

  @Test("are not named by a trip that publishes no people", arguments: [true, false])
  func published(_ publishes: Bool) throws {
    var written = try entry("journal/2026-05-01-a.md", text: [.paragraph([.text("By tram.")])])
    written.who = ["Ben"]
    let trip = Trip(
      try settings {
        $0.start = try day("2026-05-01")
        $0.travellers = [Traveller(name: "Ana")]
        $0.publish.people = publishes
      }, entries: [written])
    let plan = try library([TripSummary.sumUp(try planned(trip).plan)]) { $0.people = try [person("Ben")] }
      .plan
    claim(plan.people.map(\.name), is: publishes ? ["Ben", "Ana"] : ["Ben"])
    #expect("\(plan)".contains("Ana") == publishes && plan.current != nil)
  }

  @Test(
    "meet on one trip, or where two trips stop near one another on one day",
    arguments: [
      // The second trip's dates, where it stops and when; the days together of Ana and Ben, and of Ana and Cy.
      ("2025-05-03 2025-05-06", (38.7, -9.1), "2025-05-03 2025-05-04", 5, 2),
      ("2025-05-03 2025-05-06", (38.708, -9.1), "2025-05-03", 5, 1),
      ("2025-05-03 2025-05-06", (38.72, -9.1), "2025-05-03", 5, 0),
      ("2025-05-06 2025-05-09", (38.7, -9.1), "2025-05-06", 5, 0),
    ] as [(String, (Double, Double), String, Int, Int)])
  func together(
    _ dates: String, _ place: (Double, Double), _ days: String, _ withBen: Int, _ withCy: Int
  ) throws {
    let first = try summary("First", "2025-05-01 2025-05-05", of: ["Ana", "Ben"]) {
      try $0.add(stop: "Lisbon", (38.7, -9.1), "2025-05-02 2025-05-03 2025-05-04")
    }
    let second = try summary("Second", dates, of: ["Cy"]) { try $0.add(stop: "There", place, days) }
    let plan = try library([first, second]) { $0.people = try [person("Ana"), person("Ben"), person("Cy")] }
      .plan
    func common(_ one: Int, _ other: Int) -> Int {
      plan.people[one].together.first { $0.person.index == other }?.days.count ?? 0
    }
    claim(common(0, 1), is: withBen)
    claim(common(1, 0), is: withBen)
    claim(common(0, 2), is: withCy)
    claim(common(2, 0), is: withCy)
    claim(common(1, 2), is: withCy)
    let trips = plan.people[2].together.flatMap(\.trips).map { plan[$0].summary.title }
    claim(trips, is: withCy == 0 ? [] : ["Second", "Second"])
  }

  @Test("count a day on two trips once, and no day to come")
  func days() throws {
    let plan = try library([
      try summary("A", "2025-05-01 2025-05-03", of: ["Ana", "Ben"]),
      try summary("B", "2025-05-03 2025-05-04", of: ["Ana", "Ben"]),
      try summary("C", "2026-05-03 2026-05-20", of: ["Ana"]),
      try summary("D", "2026-06-01 2026-06-20", of: ["Ana", "Ben"]),
    ]).plan
    claim(plan.people.map(\.days.count), is: [6, 4])
    claim(plan.people[0].together.map(\.days.count), is: [4])
    claim(plan.people[0].trips.map(\.isPlanned), is: [true, false, false, false])
  }
}

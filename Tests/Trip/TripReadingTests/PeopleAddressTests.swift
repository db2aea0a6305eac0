import Claims
import Diagnostics
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Mail addresses behind names")
struct PeopleAddressTests {
  @Test("are cut off wherever people are named, told there, and known as what no text is to tell")
  func everywhere() async throws {
    let folder = try TripFolder([
      "trip.yml": "title: T\ntravellers: [Ana <a@ex.org>, {name: Ben (b@ex.org)}]\n",
      "journal/2026-05-01-a.md": "---\ntitle: A\nwho: [Cy <c@ex.org>, d@ex.org]\n---\nW.\n",
      "pins.yml": "- title: P\n  at: 48.3, 14.28\n  who: Eve <e@ex.org>\n",
      "itinerary.yml":
        "- activity: Y\n  start: 2026-05-01\n  who: Fay <f@ex.org>\n  cost: 5 EUR, paid by Ana <g@ex.org>\n",
      "attractions.yml": "- name: X\n  reviews: [{by: Hal <h@ex.org>, text: good}]\n",
      "people.yml": "- name: Ida <i@ex.org>\n  also: [j@ex.org]\n",
      "budget.yml": """
      expenses:
        - 2026-05-01 food 5 Bread, paid by Ana <k@ex.org>, for Ana Ben <l@ex.org>
        - {date: 2026-05-01, category: food, amount: 5, paid by: Ben <m@ex.org>, for: {Ana <n@ex.org>: 2}}
      """,
    ])
    let reading = try await folder.read()
    let trip = reading.trip
    claim(trip.settings.travellers.map(\.name), is: ["Ana", "Ben"])
    claim(trip.entries.map(\.who), is: [["Cy", "d"]])
    claim(trip.pins.map(\.who), is: [["Eve"]])
    claim(trip.events.map(\.who), is: [["Fay"]])
    claim(trip.events.map { $0.cost?.paidBy }, is: ["Ana"])
    claim(trip.attractions.flatMap(\.reviews).map(\.by), is: ["Hal"])
    claim(trip.people.map(\.name), is: ["Ida"])
    claim(trip.people.map(\.otherNames), is: [["j"]])
    let expenses = trip.budget?.expenses ?? []
    claim(expenses.map(\.paidBy), is: ["Ana", "Ben"])
    claim(expenses.map { $0.shares.map(\.traveller) }, is: [["Ana", "Ben"], ["Ana"]])
    claim(expenses.first?.what, is: "Bread")
    let letters = "abcdefghijklmn".map { "\($0)@ex.org" }
    claim(Set(trip.confidential.filter { $0.kind == .mailBehindName }.map(\.text)), is: Set(letters))
    claim(reading.diagnostics.filter { $0.code == .mayBePrivate }.count, is: letters.count)
  }

  @Test(
    "on the line of an expense are those behind the words before names",
    arguments: table(
      """
      5 Bread, paid by Ana <a@ex.org> → 5 Bread, paid by Ana
      5 Bread, paid by a@ex.org, for Ben b@ex.org Cy → 5 Bread, paid by a, for Ben Cy
      5 Bread, Ana <a@ex.org> → 5 Bread, Ana
      5 Ticket of info@ex.org → 5 Ticket of info@ex.org
      5 Bread, bezahlt von (a\u{FF20}ex.org) → 5 Bread, bezahlt von a
      """))
  func lines(written: String, cut: String) {
    claim(AddressesInLine(text(written)).line.value, is: cut)
  }

  @Test("Who is kept back under such a name is so without the address")
  func silences() {
    let bytes = Array("- name: Ida <i@ex.org>\n  private: yes\n".utf8)
    let kept = PeopleKeptBack(of: NotationReader.read(bytes, file: "people.yml"))
    #expect(kept.silences.contains { $0.names.contains("Ida") })
  }

  @Test("Somebody's own address that is published by choice is not kept back by the name")
  func published() {
    func found(_ text: String) -> [String] {
      PersonFields.confidential(in: NotationReader.read(Array(text.utf8), file: "people.yml")).map(\.text)
    }
    claim(found("- name: Ida <i@ex.org>\n  mail: i@ex.org\n  contact: yes\n"), is: [])
    claim(found("- name: Ida <j@ex.org>\n  mail: i@ex.org\n  contact: yes\n"), is: ["j@ex.org"])
    claim(found("- name: Ida <i@ex.org>\n  contact: yes\n  private: yes\n"), is: ["i@ex.org"])
  }
}

import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Reading itinerary.yml")
struct ItineraryFileTests {
  private func read(_ text: String) throws -> (events: [TripEvent], problems: [String]) {
    var settings = TripSettings()
    settings.travellers = [
      Traveller(name: "Ana"), Traveller(name: "Ben"), Traveller(name: "Cleo", status: .invited),
    ]
    let (events, diagnostics) = ProofReader.items(
      of: .events, in: Array(text.utf8), file: "itinerary.yml", settings: settings, categories: ["ice"])
    return (events, diagnostics.map { "\($0.code.rawValue) \($0.place?.span?.line ?? 0) \($0.message)" })
  }

  @Test("a flight with all that there is to say of it")
  func flight() throws {
    let (events, problems) = try read(
      """
      - flight: KL1693 Amsterdam to Lisbon
        from: Amsterdam Schiphol, 52.3105 4.7683
        to: Lisbon, 38.7742 -9.1342
        start: 2026-05-01 09:35 Europe/Amsterdam
        end: 2026-05-01T11:40+01:00[Europe/Lisbon]
        booking: XK4P2Q
        cost: 420 EUR, paid by Ana, for Ana Ben
        phone: +351 21 000 0000
        website: https://example.org
        note: Gate closes early.
        who: Ana, Ben
        remind: 2h
      """)
    #expect(problems.isEmpty)
    let event = try unwrapped(events.first)
    claim(event.kind, is: .flight)
    claim(event.title, is: "KL1693 Amsterdam to Lisbon")
    claim(event.start.when.offset?.description, is: "+02:00")
    claim(event.start.zone?.identifier, is: "Europe/Amsterdam")
    claim(event.end?.zone?.identifier, is: "Europe/Lisbon")
    #expect(event.from?.value.name == "Amsterdam Schiphol" && event.to?.value.coordinate != nil)
    claim(event.booking, is: "XK4P2Q")
    claim(event.phone, is: "+351 21 000 0000")
    claim(event.who, is: ["Ana", "Ben"])
    claim(event.remindSeconds, is: 7200)
    let cost = try unwrapped(event.cost)
    claim(cost.amount, is: Money(minorUnits: 42_000, currency: .euro))
    claim(cost.category, is: "transport")
    #expect(cost.paidBy == "Ana" && cost.shares.map(\.traveller) == ["Ana", "Ben"] && cost.isBooking)
    claim(cost.what, is: event.title)
    claim(cost.when.date.description, is: "2026-05-01")
  }

  @Test(
    "a day where a place should be is told, however it is written", arguments: ["2026-05-14", "14.05.2026"])
  func dayAsPlace(day: String) throws {
    let (events, problems) = try read("- train: To Porto\n  start: 2026-05-13\n  to: \(day) 10:00\n")
    #expect(events.count == 1 && events[0].to == nil)
    claim(problems, is: ["bad-coordinate 3 Day in `to`, which is a place"])
  }

  @Test("its pictures are named as those of a pin, and kept back with it")
  func pictures() async throws {
    func read(_ more: String) async throws -> Trip {
      let text = "- hotel: Inn\n  start: 2026-05-01\n  photos: [IMG_2231.jpg]\n" + more
      return try await TripFolder(["itinerary.yml": text, "photos/IMG_2231.jpg": ""]).read().trip
    }
    let open = try await read("")
    #expect(open.events.map(\.photos) == [["photos/IMG_2231.jpg"]] && open.filesKeptBack.isEmpty)
    try await claim(read("  private: yes\n").filesKeptBack.map(\.files), is: [["photos/IMG_2231.jpg"]])
  }

  @Test(
    "the category of a cost is that of the kind, unless it is written",
    arguments: [
      ("flight", "transport"), ("train", "transport"), ("bus", "transport"), ("ferry", "transport"),
      ("car rental", "transport"), ("parking", "transport"), ("transport", "transport"),
      ("direction", "transport"), ("hotel", "lodging"), ("restaurant", "food"), ("activity", "fun"),
    ] as [(String, String)])
  func category(kind: String, category: String) throws {
    let text = "- \(kind): A\n  start: 2026-05-01\n  cost: 12.50"
    try claim(read(text).events.first?.cost?.category, is: category)
    try claim(read(text + "\n  category: ice").events.first?.cost?.category, is: "ice")
  }

  @Test("a cost as a map, with unequal shares, a rate and nights")
  func costAsMap() throws {
    let (events, problems) = try read(
      """
      - hotel: Inn
        start: 2026-05-01
        cost: {amount: 300 CHF, paid by: Ben, for: {Ana: 2, Ben: 1}, rate: 1.04, over: 3 nights}
      """)
    #expect(problems.isEmpty)
    let cost = try unwrapped(events.first?.cost)
    claim(cost.amount.currency.code, is: "CHF")
    claim(cost.rate?.description, is: "1.04")
    claim(cost.days, is: 3)
    claim(cost.shares.map(\.parts), is: [2, 1])
  }

  @Test("a payer whom nobody knows is told, and the cost counts; without knowing for whom, it does not")
  func unknownPeople() throws {
    let costs = [
      "12, paid by Bne", "12, paid by Bne, for Ana", "{amount: 12, paid by: Bne}", "12, for Bne",
      "{amount: 12, for: [Ana, Bne]}",
    ]
    let (events, problems) = try read(
      costs.map { "- bus: A\n  start: 2026-05-01\n  cost: \($0)\n" }.joined())
    claim(events.map { $0.cost?.amount.minorUnits }, is: [1200, 1200, 1200, nil, nil])
    #expect(events.allSatisfy { $0.cost?.paidBy == nil } && events[1].cost?.shares.count == 1)
    #expect(problems.allSatisfy { $0.hasPrefix("unknown-traveller") } && problems.count == 5)
    claim(problems.count { $0.hasSuffix("counted without a payer") }, is: 3)
  }

  @Test("means of payment are no stranger, and the name of one ends where another clause begins")
  func unknownMeans() throws {
    let costs = ["12, paid by visa", "12, paid by Zoe over 4 nights", "12, paid by Zoe for Ana by card"]
    let (events, problems) = try read(
      costs.map { "- bus: A\n  start: 2026-05-01\n  cost: \($0)\n" }.joined())
    claim(events.map { $0.cost?.amount.minorUnits }, is: [1200, 1200, 1200])
    claim(events.map { $0.cost?.days }, is: [1, 4, 1])
    claim(events.map { $0.cost?.means }, is: [nil, nil, "card"])
    claim(events.last?.cost?.shares.map(\.traveller), is: ["Ana"])
    claim(
      problems,
      is: [
        "unknown-word 3 Unknown means of payment: “visa”",
        "unknown-traveller 6 “Zoe” is not a traveller; counted without a payer",
        "unknown-traveller 9 “Zoe” is not a traveller; counted without a payer",
      ])
  }

  @Test("one bad item loses no other, and all mistakes of one are told at once")
  func mistakes() throws {
    let (events, problems) = try read(
      """
      - hotel: Inn
        start: 2026-05-01
        end: 2026-04-28
      - flght: AB 1
        start: 2026-05-01
      - hotel: Inn
        parking: Below it
        start: 2026-05-01
      - train:
        start: 2026-05-01
      - bus: Night bus
      - ferry: Over
        start: 2026-05-01 08:00
        phone: ask at the quay
        website: example
        cost: 12, paid by Cleo
        remind: soon
      - restaurant: Table
        start: 2026-05-02 20:00
        cost: 30 EUR, breakfast included
      """)
    claim(events.map(\.title), is: ["Inn", "Over", "Table"])
    claim(events.map { $0.cost == nil }, is: [true, true, true])
    claim(
      problems.map { $0.split(separator: " ").prefix(2).joined(separator: " ") },
      is: [
        "ends-before-start 3", "missing-field 4", "two-kinds 7", "missing-field 9", "missing-field 11",
        "unknown-word 14", "unsafe-link 15", "unknown-traveller 16", "bad-duration 17", "bad-money 20",
      ])
  }

  @Test("what is private is marked, and what may be is left out")
  func keeping() throws {
    let (events, problems) = try read(
      """
      - hotel: Inn
        start: 2026-05-01
        private: yes
      - hotel: Other
        start: 2026-05-02
        private: perhaps
      """)
    claim(events.map(\.title), is: ["Inn"])
    claim(events.first?.keptBack.map(\.reason), is: [.isPrivate])
    claim(problems.map { $0.prefix(14) }, is: ["may-be-private"])
  }
}

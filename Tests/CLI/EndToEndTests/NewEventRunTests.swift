import Testing

@Suite("Events from the command line")
struct NewEventRunTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "lisbon/trip.yml", "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-08\ntravellers: [Ana, Ben]\n")
    return workspace
  }

  @Test("a new event stands in the file as it was said, in the order of the handbook")
  func newEvent() async throws {
    let workspace = try workspace()
    let made = try await workspace.run(
      "new", "event", "lisbon", "car", "rental", "A small one", "--start", "2026-05-02 10:00 Europe/Lisbon",
      "--end",
      "2026-05-04", "--from", "Faro", "--to", "Lisbon", "--booking", "XK4", "--cost", "120 EUR, paid by Ana",
      "--phone",
      "+351 21 000 0000", "--website", "https://example.org", "--note", "Full: tank")
    #expect(made.status == 0)
    #expect(
      made.output
        == "Wrote the car rental “A small one” into lisbon/itinerary.yml:1.\n")
    #expect(
      try workspace.text("lisbon/itinerary.yml") == """
        - car rental: A small one
          start: 2026-05-02 10:00 Europe/Lisbon
          end: 2026-05-04
          from: Faro
          to: Lisbon
          booking: XK4
          phone: +351 21 000 0000
          website: https://example.org
          note: "Full: tank"
          cost: 120 EUR, paid by Ana

        """)
    let hotel = try await workspace.run(
      "new", "event", "lisbon", "hotel", "Flor", "--start", "2026-05-01", "--at", "38.7139, -9.1394")
    #expect(hotel.status == 0 && hotel.output.contains("itinerary.yml:11."))
  }

  @Test("a time that was left outside the quotes, or an end before the beginning, is no event")
  func slips() async throws {
    let workspace = try workspace()
    let outside = try await workspace.run(
      "new", "event", "lisbon", "restaurant", "Central", "--start", "2026-05-02", "20:00")
    #expect(outside.status == 2 && outside.errors.contains("--start '2026-05-02 20:00'"))
    let backwards = try await workspace.run(
      "new", "event", "lisbon", "activity", "Surf", "--start", "2026-05-02 15:30", "--end", "2026-05-02 14:30"
    )
    #expect(backwards.status == 3 && backwards.errors.contains("ends before it begins"))
    #expect(!workspace.exists("lisbon/itinerary.yml"))
  }

  @Test("hours that nobody understands are saved as they are written, with a word")
  func strangeHours() async throws {
    let workspace = try workspace()
    let saved = try await workspace.run(
      "new", "attraction", "lisbon", "Lighthouse", "--hours", "sunrise-sunset", "--cost", "5 EUR")
    #expect(saved.status == 0 && saved.errors.contains("[bad-hours]"), "\(saved.errors)")
    #expect(
      try workspace.text("lisbon/attractions.yml")
        == "- name: Lighthouse\n  cost: 5 EUR\n  hours: sunrise-sunset\n")
  }

  @Test("what is wrong in a new event is told, and nothing is written")
  func wrongEvent() async throws {
    let workspace = try workspace()
    let before = try workspace.files("lisbon")
    func status(_ arguments: String...) async throws -> Int32 {
      try await TripbookProcess(arguments: ["new", "event", "lisbon"] + arguments, workspace: workspace).run()
        .status
    }
    #expect(try await status("hotle", "Flor", "--start", "2026-05-01") == 2)
    #expect(try await status("hotel", "--start", "2026-05-01") == 2)
    #expect(try await status("hotel", "Flor") == 2)
    #expect(try await status() == 2)
    #expect(try await status("hotel", "Flor", "--start", "3 May") == 3)
    #expect(try await status("hotel", "Flor", "--start", "2026-05-03", "--end", "2026-05-01") == 3)
    #expect(try await status("hotel", "Flor", "--start", "2026-05-03", "--cost", "much") == 3)
    #expect(try workspace.files("lisbon") == before)
  }
}

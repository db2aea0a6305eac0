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
        == "Wrote the car rental “A small one” into lisbon/itinerary.yml:1.\nTo see it: `tripbook build lisbon`.\n"
    )
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

import Testing

@Suite("Bookings from the command line")
struct BookingRunTests {
  private static let trip = "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-08\ntravellers: [Ana, Ben]\n"
  private static let calendar = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    SUMMARY:Flight KL1693 Amsterdam to Lisbon
    DTSTART;TZID=Europe/Amsterdam:20260501T093500
    DTEND;TZID=Europe/Lisbon:20260501T114000
    DESCRIPTION:Booking reference: XK4P2Q
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:Surf
    DTSTART:20260407T090000
    RRULE:FREQ=WEEKLY;BYDAY=TU,TH
    END:VEVENT
    END:VCALENDAR

    """

  private func workspace(_ calendar: String = Self.calendar) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("lisbon/trip.yml", Self.trip)
    try workspace.write("booking.ics", calendar)
    return workspace
  }

  @Test("a calendar becomes events that a build reads without a word, and a second time none")
  func twice() async throws {
    let workspace = try workspace()
    try workspace.write("lisbon/itinerary.yml", "# mine\n- hotel: Pensão Flor\n  start: 2026-05-01\n")
    let first = try await workspace.run("import", "booking.ics", "lisbon")
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.output.hasPrefix("Calendar: 2 events: 3 added, 0 already there, 0 left out.\n"))
    let itinerary = try workspace.text("lisbon/itinerary.yml")
    #expect(
      itinerary == """
        # mine
        - hotel: Pensão Flor
          start: 2026-05-01
        - flight: Flight KL1693 Amsterdam to Lisbon
          start: 2026-05-01 09:35 Europe/Amsterdam
          end: 2026-05-01 11:40 Europe/Lisbon
          from: Amsterdam
          to: Lisbon
          booking: XK4P2Q
        - activity: Surf
          start: 2026-05-05 09:00
        - activity: Surf
          start: 2026-05-07 09:00

        """)
    let second = try await workspace.run("import", "booking.ics", "lisbon")
    #expect(
      second.status == 0
        && second.output.hasPrefix("Calendar: 2 events: 0 added, 3 already there, 0 left out.\n"))
    #expect(try workspace.text("lisbon/itinerary.yml") == itinerary)
    #expect(try await workspace.run("check", "lisbon", "--today", "2026-05-09").status == 0)
  }

  @Test(
    "a time in UTC is by the clocks of its place, and what is planned is by those of its places before anything was written"
  )
  func clocks() async throws {
    let workspace = try workspace(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      SUMMARY:Flight KL1693 Amsterdam to Lisbon
      DTSTART:20260501T073500Z
      DTEND:20260501T104000Z
      END:VEVENT
      END:VCALENDAR

      """)
    try workspace.write(
      "lisbon/itinerary.yml",
      "- flight: Home\n  from: Lisbon, 38.7742 -9.1342\n  to: Lima, -12.0464 -77.0428\n  start: 2026-05-08 10:00\n  end: 2026-05-08 16:00\n"
    )
    #expect(try await workspace.run("import", "booking.ics", "lisbon").status == 0)
    let itinerary = try workspace.text("lisbon/itinerary.yml")
    #expect(
      itinerary.contains("start: 2026-05-01 09:35 Europe/Amsterdam\n  end: 2026-05-01 11:40 Europe/Lisbon\n"))
    #expect(try await workspace.run("build", "lisbon", "--today", "2026-04-01").status == 0)
    let data = try workspace.text("lisbon/_site/trip.json")
    #expect(data.contains("2026-05-08T10:00:00+01:00") && data.contains("2026-05-08T16:00:00-05:00"))
  }

  @Test("shows with --dry-run what it would write, whatever the file is called, and writes nothing")
  func dryRun() async throws {
    let workspace = try workspace()
    try workspace.write("invite.txt", Self.calendar)
    let result = try await workspace.run("import", "invite.txt", "lisbon", "--dry-run")
    #expect(result.status == 0 && result.output.contains("- activity: Surf\n  start: 2026-05-05 09:00\n"))
    #expect(result.output.contains("3 to be added") && !workspace.exists("lisbon/itinerary.yml"))
  }

  @Test(
    "asks for both days where one of them leaves none of the trip's",
    arguments: [["--to", "2026-04-20"], ["--from", "2026-06-01"]])
  func daysOutside(days: [String]) async throws {
    let workspace = try workspace()
    let result = try await TripbookProcess(
      arguments: ["import", "booking.ics", "lisbon"] + days, workspace: workspace
    ).run()
    #expect(result.status == 2 && result.errors.contains("end before they begin"))
    #expect(!workspace.exists("lisbon/itinerary.yml"))
    let both = try await workspace.run(
      "import", "booking.ics", "lisbon", "--from", "2026-04-07", "--to", "2026-04-20")
    #expect(both.status != 2)
    #expect(
      try workspace.text("lisbon/itinerary.yml").contains("- activity: Surf\n  start: 2026-04-07 09:00\n"))
  }

  @Test("answers 1 where something is left out, 3 where all is, and names it")
  func leftOut() async throws {
    let cancelled = "BEGIN:VEVENT\nSUMMARY:Canceled: Talk\nDTSTART:20260502T090000\nEND:VEVENT\n"
    let workspace = try workspace(
      Self.calendar.replacing("BEGIN:VCALENDAR\n", with: "BEGIN:VCALENDAR\n" + cancelled))
    let some = try await workspace.run("import", "booking.ics", "lisbon")
    #expect(some.status == 1 && some.errors.contains("[event-left-out]\n --> booking.ics:3:1"))
    try workspace.write("off.ics", "BEGIN:VCALENDAR\n\(cancelled)END:VCALENDAR\n")
    let before = try workspace.files("lisbon")
    #expect(try await workspace.run("import", "off.ics", "lisbon").status == 3)
    try workspace.write("empty.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n")
    #expect(try await workspace.run("import", "empty.ics", "lisbon").status == 3)
    #expect(try workspace.files("lisbon") == before)
    #expect(try await workspace.run("import", "booking.ics", "lisbon", "--preset", "n26").status == 2)
  }

  @Test("a field that would be read otherwise is left out of its event with a word")
  func misread() async throws {
    let event =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Talk: @home\nDTSTART:20260502T090000\nLOCATION:38.7\\, -99999\nEND:VEVENT\n"
    let workspace = try workspace(event)
    let result = try await workspace.run("import", "booking.ics", "lisbon")
    #expect(result.status == 0 && result.errors.contains("[event-changed]"))
    #expect(
      try workspace.text("lisbon/itinerary.yml") == "- activity: \"Talk: @home\"\n  start: 2026-05-02 09:00\n"
    )
  }
}

import Testing

@Suite("Days that nobody has written about")
struct UnwrittenDayTests {
  @Test("are none of those that an entry of several days tells of")
  func ofSeveralDays() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: Prague\nstart: 2024-06-01\nend: 2024-06-09\n")
    try workspace.write("trip/journal/2024-06-01_02.md", "# On the way\n\nBy train.\n")
    try workspace.write("trip/journal/prague.md", "---\ndate: 3–6 June 2024\n---\n# Prague\n\nWe walked.\n")
    try workspace.write("trip/journal/brno.md", "---\ndate: 2024-06-07 to 2024-06-08\n---\nWe rested.\n")
    let check = try await workspace.run("check", "trip", "--today", "2024-06-10")
    #expect(check.output.contains("No entry yet: 2024-06-09. ") && check.status == 0, "\(check.output)")
  }

  @Test("are named by a check as ranges, up to today, and by no build")
  func named() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-09\n")
    try workspace.write("trip/journal/2026-05-03-belem.md", "# Belém\n\nWe queued.\n")
    try workspace.write("trip/journal/2026-05-05-graca.md", "# Graça\n\nWe sat.\n")
    let told = "No entry yet: 2026-05-01 to 2026-05-02, 2026-05-04, 2026-05-06 to 2026-05-07. "
    let check = try await workspace.run("check", "trip", "--today", "2026-05-07")
    #expect(
      check.output.contains(told + "`tripbook new entry trip --day 2026-05-01` begins one.")
        && check.status == 0)
    try workspace.write("trip/trip.yml", "start: 2026-05-01\nend: 2026-05-09\nclosed: yes\n")
    let closed = try await workspace.run("check", "trip", "--today", "2026-05-12")
    #expect(!closed.output.contains("No entry yet"))
    try workspace.write("trip/trip.yml", "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-09\n")
    let before = try await workspace.run("check", "trip", "--today", "2026-04-01")
    #expect(!before.output.contains("No entry yet"))
    let build = try await workspace.run("build", "trip", "--today", "2026-05-07")
    #expect(!build.output.contains("No entry yet"))
  }
}

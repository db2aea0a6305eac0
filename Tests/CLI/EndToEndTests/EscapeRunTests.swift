import Foundation
import Testing

@Suite("What strangers wrote cannot steer the terminal")
struct EscapeRunTests {
  /// Colours, a title, an erased screen, text turned round, a carriage return.
  private static let escapes = "\u{1B}[31m\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\u{2066}"

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    let quoted = #"\e[31m\e]0;x\a\x9b2J\u202E\u2066"#
    try workspace.write(
      "lisbon/trip.yml",
      "title: \"Lisbon\(quoted)\"\nstart: 2026-05-01\nend: 2026-05-08\ntravellers: [\"Ana\(quoted)\", Ben]\n")
    try workspace.write(
      "lisbon/journal/2026-05-03-a.md",
      "---\ntitle: \"Tower\(quoted)\"\nplace: \"Belem\(quoted), 38.69 -9.2\"\n---\nWords.\n")
    try workspace.write("lisbon/journal/2026-05-04-\(Self.escapes).md", "Words.\n")
    try workspace.write(
      "lisbon/budget.yml",
      "total: 900\nexpenses:\n  - {date: 2026-05-03, category: \"fu\(quoted)n\", amount: 3, what: \"x\(quoted)\"}\n"
    )
    try workspace.write(
      "booking.ics",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Flight\(Self.escapes) KL1\nDTSTART:20260502T093500Z\nEND:VEVENT\nEND:VCALENDAR\n"
    )
    try workspace.write("bank.csv", "Date,Description,Amount\n2026-05-03,Soup\(Self.escapes),7.80\n")
    return workspace
  }

  @Test("whatever the command says of it, on success as of a problem")
  func commands() async throws {
    let workspace = try workspace()
    let name = "site\(Self.escapes)"
    let runs = [
      ["import", "booking.ics", "lisbon"],
      [
        "import", "bank.csv", "lisbon", "--dry-run", "--columns",
        "date=Date, amount=Amount, what=Description",
      ],
      ["new", "entry", "lisbon", "--prompt", "list", "--day", "2026-05-04"],
      ["build", "lisbon", "--output", name], ["check", "lisbon", "--photos"],
      ["check", "lisbon", "--format", "json"],
      ["check", "lisbon", "--format", "github"], ["budget", "lisbon"],
      ["why", "lisbon/journal/2026-05-03-a.md", "--trip", "lisbon"],
      ["invite", "lisbon", "Ben"],
      ["new", "pin", "lisbon", "--title", "Pin\(Self.escapes)", "--at", "38.7 -9.1"], ["end", "lisbon"],
      ["help", "x\(Self.escapes)"], ["explain", "x\(Self.escapes)"], ["x\(Self.escapes)"],
      ["build", "--x\(Self.escapes)"],
      ["build", "nothing\(Self.escapes)"], ["audit", name],
    ]
    var said = ""
    for run in runs {
      let result = try await TripbookProcess(arguments: run, workspace: workspace).run()
      for text in [result.output, result.errors] {
        let steering = text.unicodeScalars.filter { scalar in
          scalar != "\n"
            && [.control, .format, .lineSeparator, .paragraphSeparator].contains(
              scalar.properties.generalCategory)
        }
        #expect(steering.isEmpty, "\(run.first ?? ""): \(text)")
      }
      said += result.output + result.errors
    }
    // All of them had something to say of what is hostile.
    for words in ["KL1", "/site␛[31m", "Lisbon␛", "Built"] { #expect(said.contains(words), "\(words)") }
  }
}

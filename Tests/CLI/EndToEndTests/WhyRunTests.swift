import Foundation
import Testing

@Suite("tripbook why")
struct WhyRunTests {
  private static func trip() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "lisbon/trip.yml", "title: Lisbon\nstart: 2026-05-04\nend: 2026-05-08\ncurrency: EUR\n")
    try workspace.write("lisbon/journal/2026-05-05-belem.md", "# Belém\n\nThe tram.\n")
    try workspace.write(
      "lisbon/budget.yml",
      "total: 100 EUR\nexpenses:\n  - 2026-05-05 food 12.50 Soup\n  - 2026-05-06 food 3.x Tea\n")
    return workspace
  }

  @Test("finds the trip above the file, and writes nothing")
  func entry() async throws {
    let workspace = try Self.trip()
    let result = try await workspace.run("why", "lisbon/journal/2026-05-05-belem.md")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output == """
        journal/2026-05-05-belem.md
          It is called “Belém”: its text begins with that heading.
          It is on 2026-05-05 (day 2): the name of its file says so.
          It has no position: neither it nor anything near to it in time says one.

        """)
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/lisbon/_site"))
  }

  @Test("takes the line of an expense; of one that cannot be read it tells the problem")
  func expense() async throws {
    let workspace = try Self.trip()
    let good = try await workspace.run("why", "lisbon/budget.yml:3")
    #expect(good.status == 0 && good.output.contains("It cost 12.50 EUR, the trip's own currency."))
    let bad = try await workspace.run("why", "lisbon/budget.yml:4")
    #expect(bad.status == 0 && bad.output.contains("[bad-currency]"))
  }

  @Test("takes the line of a pin or a field of it, and knows the trip by its folders without a trip.yml")
  func pin() async throws {
    let workspace = try Workspace()
    try workspace.write(
      "a/pins.yml", "- title: Belém\n  at: 38.6916, -9.2160\n  description: A tower\n")
    try workspace.write("a/journal/2026-05-05-belem.md", "# Belém\n\nThe tram.\n")
    for line in 1...3 {
      let result = try await workspace.run("why", "a/pins.yml:\(line)")
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("pins.yml:1 “Belém”\n  It is at 38.6916, -9.2160"))
    }
    let entry = try await workspace.run("why", "a/journal/2026-05-05-belem.md")
    #expect(entry.output.hasPrefix("journal/2026-05-05-belem.md\n"))
  }

  @Test("shows a problem that several files have under the name of the one that is asked about")
  func sharedProblem() async throws {
    let workspace = try Self.trip()
    for name in ["a", "b"] { try workspace.write("lisbon/\(name).docx", "x") }
    let result = try await workspace.run("why", "lisbon/b.docx")
    #expect(result.output.contains("--> b.docx") && !result.output.contains("a.docx"))
  }

  @Test(
    "what there is nothing to tell of is refused in words, with 2",
    arguments: [
      ("lisbon/nothing.jpg", "No such file"), ("lisbon", "is a folder. Give a file in it"),
      ("lisbon/budget.yml:1", "No expense in line 1 of “budget.yml”: there is one on line 3."),
      ("lisbon/trip.yml", "Nothing is known of “trip.yml”."),
    ])
  func nothing(file: String, words: String) async throws {
    let result = try await Self.trip().run("why", file)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(words))
  }

  @Test("knows the weather, people and rates, and by which of these something counts")
  func smallFiles() async throws {
    let workspace = try Self.trip()
    try workspace.write("lisbon/weather.yml", "- {date: 2026-05-05, weather: sunny}\n")
    try workspace.write("lisbon/people.yml", "- name: Ana\n  bio: Draws.\n\n# Nobody else\n")
    try workspace.write("lisbon/rates.csv", "Date,USD\n2026-05-05,1.25\n2026-05-06,1.5\n")
    try workspace.write(
      "lisbon/budget.yml", "total: 100 EUR\nexpenses:\n  - 2026-05-05 food 12.50 USD Soup\n")
    let weather = try await workspace.run("why", "lisbon/weather.yml:1")
    #expect(weather.output.contains("weather.yml:1 “2026-05-05”"), "\(weather.output) \(weather.errors)")
    let ana = try await workspace.run("why", "lisbon/people.yml:2")
    #expect(ana.status == 0 && ana.output.hasPrefix("people.yml:1 “Ana”\n"), "\(ana.output)")
    #expect(try await workspace.run("why", "lisbon/people.yml:4").status == 2)
    for (place, words) in [
      ("rates.csv", "budget.yml:3 counts by these rates."),
      ("rates.csv:2", "budget.yml:3 counts by the rates of 2026-05-05."),
      ("rates.csv:3", "Nothing that was spent counts by the rates of 2026-05-06"),
    ] {
      let result = try await workspace.run("why", "lisbon/" + place)
      #expect(result.status == 0 && result.output.contains(words), "\(result.output)")
    }
  }
}

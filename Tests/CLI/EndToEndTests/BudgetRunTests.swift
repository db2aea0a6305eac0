import Foundation
import Testing

@Suite("tripbook budget")
struct BudgetRunTests {
  private static func trip(_ expenses: String) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "lisbon/trip.yml",
      "title: Lisbon\nstart: 2026-05-04\nend: 2026-05-08\npublish: {budget: no}\n")
    try workspace.write("lisbon/budget.yml", "total: 100 EUR\nexpenses:\n" + expenses)
    return workspace
  }

  @Test("tells the traveller what is left, kept back from readers or not, and writes nothing")
  func left() async throws {
    let workspace = try Self.trip(
      "  - 2026-05-05 food 12.50 Soup\n  - {date: 2026-05-05, category: food, amount: 7.50, draft: yes}\n")
    let result = try await workspace.run("budget", "lisbon", "--today", "2026-05-06")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output.hasPrefix(
        "2026-05-06, day 3 of 5; amounts in EUR\n\n26.67  left today, of the day's 26.67\n"))
    #expect(result.output.contains("\n80.00  left in all, of 100.00\n"))
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/lisbon/_site"))
  }

  @Test("tells which expenses are not in the sums, with 1")
  func leftOut() async throws {
    let workspace = try Self.trip("  - 2026-05-05 food 12.50 Soup\n  - 2026-05-05 food 5 CHF Tea\n")
    let result = try await workspace.run("budget", "lisbon", "--today", "2026-05-06")
    #expect(result.status == 1)
    // What is left nobody knows while one of them is in no sum.
    #expect(result.output.contains("12.50  spent") && !result.output.contains("left in all"))
    #expect(result.errors.contains("[missing-rate]"))
  }

  @Test("refuses a trip without a budget, and a folder that is none, with 2")
  func none() async throws {
    let workspace = try Self.trip("")
    try FileManager.default.removeItem(atPath: workspace.path + "/lisbon/budget.yml")
    let result = try await workspace.run("budget", "lisbon")
    #expect(result.status == 2 && result.errors.contains("No budget in this trip yet"))
    #expect(try await workspace.run("budget", "nowhere").status == 2)
  }
}

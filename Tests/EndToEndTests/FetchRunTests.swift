import Foundation
import LocalServer
import Testing

@Suite("Fetching from the command line")
struct FetchRunTests {
  private static let rates = """
    Date,USD,JPY,CHF,
    2026-05-05,1.0876,168.15,0.9412,
    2026-05-04,1.0850,167.00,0.9400,
    2026-03-02,1.0000,160.00,0.9000,

    """

  /// A trip of three days with an expense in each of these currencies.
  private func workspace(_ currencies: [String], more: String = "") throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: Lisbon\nstart: 2026-05-03\nend: 2026-05-05\n")
    let lines = currencies.map { "  - 2026-05-04 food 12 \($0) Lunch\n" }.joined()
    try workspace.write("trip/budget.yml", "expenses:\n" + lines + more)
    return workspace
  }

  private func fetch(
    _ workspace: Workspace, from reply: @escaping @Sendable (String) -> LocalServer.Reply
  ) async throws -> (result: TripbookProcess.Result, heads: [String], host: String) {
    let server = try LocalServer(reply)
    let result = try await workspace.run(
      "fetch", "rates", "trip", "--from", server.address("/rates"), "--today", "2026-05-20")
    return (result, server.heads, "127.0.0.1:\(server.port)")
  }

  @Test("rates come into rates.csv, and nothing about the trip goes out")
  func rates() async throws {
    let workspace = try workspace(["USD", "EUR", "CHF"])
    let (result, heads, host) = try await fetch(workspace) { _ in .text(Self.rates) }
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(
      result.output == """
        Asking \(host) for its table of rates. Nothing about the trip is told.
        Wrote 2 days of CHF, USD, 2026-05-04 to 2026-05-05, into trip/rates.csv.
        To see it: `tripbook build trip`.

        """)
    #expect(
      try workspace.text("trip/rates.csv")
        == "Date,CHF,USD\n2026-05-05,0.9412,1.0876\n2026-05-04,0.9400,1.0850\n")
    #expect(
      heads == ["GET /rates HTTP/1.1\r\nHost: \(host)\r\nUser-Agent: tripbook\r\nAccept: */*\r\n\r\n"])
    let again = try await fetch(workspace) { _ in .text(Self.rates) }.result
    #expect(again.status == 0)
    #expect(again.output.hasSuffix("trip/rates.csv has all rates of CHF, USD to 2026-05-05 already.\n"))
  }

  @Test("what rates.csv holds stays in it")
  func merges() async throws {
    let workspace = try workspace(["USD"])
    try workspace.write("trip/rates.csv", "Date,GBP\n2026-05-04,0.85\n2026-04-30,0.84\n")
    #expect(try await fetch(workspace) { _ in .text(Self.rates) }.result.status == 0)
    #expect(
      try workspace.text("trip/rates.csv")
        == "Date,GBP,USD\n2026-05-05,N/A,1.0876\n2026-05-04,0.85,1.0850\n2026-04-30,0.84,N/A\n")
  }

  @Test("a rates.csv that does not read stays as it is, and the line is shown")
  func foreignFile() async throws {
    let workspace = try workspace(["USD"])
    try workspace.write("trip/rates.csv", "Date,GBP\n2026-05-04,about 1\n")
    let result = try await fetch(workspace) { _ in .text(Self.rates) }.result
    #expect(result.status == 3)
    #expect(result.errors.contains("rates.csv:2:12"))
    #expect(try workspace.text("trip/rates.csv") == "Date,GBP\n2026-05-04,about 1\n")
  }

  @Test("a currency that nobody publishes is named with a way out, the others come")
  func missing() async throws {
    let workspace = try workspace(["MAD", "USD"])
    let result = try await fetch(workspace) { _ in .text(Self.rates) }.result
    #expect(result.status == 0)
    #expect(result.errors.contains("warning: There is no rate of MAD in the table [rate-not-published]"))
    #expect(try workspace.text("trip/rates.csv").hasPrefix("Date,USD\n"))
    let alone = try self.workspace(["MAD"])
    let nothing = try await fetch(alone) { _ in .text(Self.rates) }.result
    #expect(nothing.status == 3)
    #expect(!alone.exists("trip/rates.csv"))
    let told = try self.workspace(["MAD"], more: "rates: {MAD: 0.1}\n")
    let settled = try await fetch(told) { _ in .text(Self.rates) }.result
    #expect(settled.status == 0)
    #expect(settled.output.contains("The table has no rates of MAD"))
    #expect(!told.exists("trip/rates.csv"))
  }

  @Test("a trip without foreign money asks nobody")
  func unneeded() async throws {
    let workspace = try workspace(["EUR"])
    let (result, heads, _) = try await fetch(workspace) { _ in .text(Self.rates) }
    #expect(result.status == 0)
    #expect(result.output == "No expense is in another currency than EUR, so no rates are needed.\n")
    #expect(heads.isEmpty)
    #expect(!workspace.exists("trip/rates.csv"))
  }

  @Test(
    "an answer that is none leaves the folder as it was",
    arguments: [
      (LocalServer.Reply.body([], status: 404), "HOST answers that there is no such page"),
      (
        .raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nDate"),
        "The answer of HOST broke off"
      ),
      (.redirect("http://example.invalid/"), "HOST sends us on to"),
      (.endless, "HOST sends more than 16 MB"),
      (.text("<html>Log in first</html>"), "The answer of HOST is no table of rates"),
      (.text("PK\u{3}\u{4}"), "The answer of HOST is an archive that breaks off"),
      (.text("Date,USD\n1999-01-04,1.1789\n"), "The table has no rates from 2026-04-23"),
    ])
  func refused(reply: LocalServer.Reply, words: String) async throws {
    let workspace = try workspace(["USD"])
    let before = try workspace.files("trip")
    let (result, _, host) = try await fetch(workspace) { _ in reply }
    #expect(result.status == 3)
    #expect(result.errors.contains("error: " + words.replacing("HOST", with: host)), "\(result.errors)")
    #expect(result.errors.contains("Nothing was written."))
    #expect(try workspace.files("trip") == before)
  }

  @Test("an address in the open is wrong use, and nobody is asked")
  func wrongUse() async throws {
    let workspace = try workspace(["USD"])
    let result = try await workspace.run("fetch", "rates", "trip", "--from", "http://example.org/rates.csv")
    #expect(result.status == 2)
    #expect(result.errors.contains("“http://example.org/rates.csv” would be asked in the open"))
  }
}

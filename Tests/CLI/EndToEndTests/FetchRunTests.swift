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
    #expect(result.errors.contains("warning: No rate of MAD in the table [rate-not-published]"))
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
    #expect(
      result.output == "No expense and no booking is in another currency than EUR, so no rates are needed.\n")
    #expect(heads.isEmpty)
    #expect(!workspace.exists("trip/rates.csv"))
  }

  @Test(
    "an answer that is none leaves the folder as it was",
    arguments: [
      (LocalServer.Reply.body([], status: 404), "HOST answers: no such page"),
      (
        .raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nDate"),
        "The answer of HOST broke off"
      ),
      (.redirect("http://example.invalid/"), "HOST redirects to"),
      (.endless, "HOST sends more than 16 MB"),
      (.text("<html>Log in first</html>"), "Unexpected answer: that of HOST is not a table of rates"),
      (.text("PK\u{3}\u{4}"), "Unexpected answer: that of HOST is an archive that breaks off"),
      (.text("Date,USD\n1999-01-04,1.1789\n"), "No rates in the table from 2026-04-23"),
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
    #expect(result.errors.contains("not a secure address: “http://example.org/rates.csv”"))
  }

  // MARK: - Weather

  /// What an archive would answer to a question: the same weather on each of its days.
  private static func archive(_ path: String) -> LocalServer.Reply {
    func value(_ name: String) -> String {
      path.split(whereSeparator: { "?&".contains($0) }).first { $0.hasPrefix(name + "=") }
        .map { String($0.dropFirst(name.count + 1)) } ?? ""
    }
    let days = Set([value("start_date"), value("end_date")]).sorted()
    func list(_ value: String) -> String { days.map { _ in value }.joined(separator: ",") }
    return .text(
      """
      {"daily":{"time":[\(days.map { "\"\($0)\"" }.joined(separator: ","))],"weather_code":[\(list("61"))],
      "temperature_2m_max":[\(list("18.4"))],"temperature_2m_min":[\(list("9"))],"precipitation_sum":[\(list("2.3"))]}}
      """)
  }

  /// A trip with a place on each of four days, the first of them at home.
  private func travelled() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "trip/trip.yml",
      """
      title: Lisbon
      start: 2026-05-02
      end: 2026-05-05
      private zones:
        - {at: 41.1496 -8.6110, radius: 5 km}

      """)
    for (day, place) in [
      ("2026-05-02", "41.1496 -8.6110"), ("2026-05-03", "38.69163 -9.21604"),
      ("2026-05-04", "38.71234 -9.20567"),
      ("2026-05-05", "38.5244 -8.8882"),
    ] {
      try workspace.write(
        "trip/journal/\(day)-a.md", "---\ntitle: Day\nplace: \(place)\n---\nWe queued.\n")
    }
    return workspace
  }

  private func fetchWeather(
    _ workspace: Workspace, today: String = "2026-05-20",
    from reply: @escaping @Sendable (String) -> LocalServer.Reply = archive
  ) async throws -> (result: TripbookProcess.Result, requests: [String], host: String) {
    let server = try LocalServer(reply)
    let result = try await workspace.run(
      "fetch", "weather", "trip", "--from", server.address("/archive"), "--today", today)
    return (result, server.requests, "127.0.0.1:\(server.port)")
  }

  @Test("weather comes into weather.yml and onto the page, and home is not told")
  func weather() async throws {
    let workspace = try travelled()
    let (result, requests, host) = try await fetchWeather(workspace)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        Asking \(host) for the weather. It is told these days and places:
          2026-05-03 to 2026-05-04 near 38.7, -9.2
          2026-05-05 near 38.5, -8.9
        Wrote the weather of 3 days into trip/weather.yml.

        """)
    let fields =
      "&daily=weather_code,temperature_2m_max,temperature_2m_min,precipitation_sum&timezone=auto HTTP/1.1"
    #expect(
      requests == [
        "GET /archive?latitude=38.7&longitude=-9.2&start_date=2026-05-03&end_date=2026-05-04" + fields,
        "GET /archive?latitude=38.5&longitude=-8.9&start_date=2026-05-05&end_date=2026-05-05" + fields,
      ])
    let lines = try workspace.text("trip/weather.yml").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("#") }.joined().contains("Open-Meteo.com (https://open-meteo.com/)"))
    #expect(lines.count == 5)
    #expect(
      lines.last
        == "- {date: 2026-05-05, weather: light rain, high: 18.4 °C, low: 9 °C, rain: 2.3 mm, source: Open-Meteo.com}"
    )
    #expect(try await workspace.run("build", "trip", "--today", "2026-05-20").status == 0)
    let page = try workspace.text("trip/_site/days/2026-05-05/index.html")
    #expect(page.contains("light rain, 9 to 18\u{A0}°C, 2\u{A0}mm fell"))
    #expect(page.contains("Weather data by <a href=\"https://open-meteo.com/\""))
    let again = try await fetchWeather(workspace)
    #expect(again.result.status == 0)
    #expect(again.requests.isEmpty)
  }

  @Test("days that stand there stay as they are, and young ones are not asked about")
  func weatherKept() async throws {
    let workspace = try travelled()
    try workspace.write("trip/weather.yml", "# Mine.\n- {date: 2026-05-03, weather: glorious}\n")
    let (result, requests, _) = try await fetchWeather(workspace, today: "2026-05-09")
    #expect(result.status == 0)
    #expect(requests.count == 1)
    #expect(
      try workspace.text("trip/weather.yml") == """
        # Mine.
        - {date: 2026-05-03, weather: glorious}
        - {date: 2026-05-04, weather: light rain, high: 18.4 °C, low: 9 °C, rain: 2.3 mm, source: Open-Meteo.com}

        """)
  }

  @Test(
    "an archive's answer that is none leaves the folder as it was",
    arguments: [
      (LocalServer.Reply.text("{\"error\":true}"), "Unexpected answer: that of HOST has no weather"),
      (.text("no"), "Unexpected answer: that of HOST is not JSON"),
      (.letters("[", 1_000_000), "Unexpected answer: that of HOST is not JSON"),
      (.body([], status: 429), "HOST answers: too many requests (429)"),
    ])
  func weatherRefused(reply: LocalServer.Reply, words: String) async throws {
    let workspace = try travelled()
    let before = try workspace.files("trip")
    let (result, _, host) = try await fetchWeather(workspace) { _ in reply }
    #expect(result.status == 3)
    #expect(result.errors.contains("error: " + words.replacing("HOST", with: host)), "\(result.errors)")
    #expect(try workspace.files("trip") == before)
  }
}

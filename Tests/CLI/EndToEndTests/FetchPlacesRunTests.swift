import Foundation
import LocalServer
import Testing

@Suite("Fetching for places where one might go")
struct FetchPlacesRunTests {
  /// The same weather on all days of 2016 to 2025.
  private static func archive(_ path: String) -> LocalServer.Reply { tenYears(of: "20") }

  private static func tenYears(of warmth: String) -> LocalServer.Reply {
    var times: [String] = []
    for year in 2016...2025 {
      let lengths = [31, year % 4 == 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in lengths.enumerated() {
        times += (1...length).map { "\"\(year)-\(two(month + 1))-\(two($0))\"" }
      }
    }
    func list(_ value: String) -> String { times.map { _ in value }.joined(separator: ",") }
    return .text(
      """
      {"daily":{"time":[\(times.joined(separator: ","))],"temperature_2m_max":[\(list(warmth))],
      "temperature_2m_min":[\(list("9.5"))],"precipitation_sum":[\(list("2"))]}}
      """)
  }

  /// Six hours of the first of August.
  private static func forecast(_ temperature: Int) -> LocalServer.Reply {
    let times = (0..<6).map { "\"2026-08-01T\(two($0)):00\"" }.joined(separator: ",")
    let warmth = (0..<6).map { "\(temperature + $0)" }.joined(separator: ",")
    return .text(
      """
      {"hourly":{"time":[\(times)],"temperature_2m":[\(warmth)],"relative_humidity_2m":[80,80,80,70,70,70],
      "weather_code":[3,61,2,0,0,1]}}
      """)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A library with a place that has a position, one that has a name, two at home, by position and by name, one that is
  /// private, and one that is nowhere.
  private func library() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "trips/library.yml", "private zones:\n  - {at: 41.1496 -8.6110, radius: 5 km}\n")
    try workspace.write("trips/lisbon/journal/2026-05-03-a.md", "We queued.\n")
    try workspace.write(
      "trips/destinations.yml",
      """
      - {name: Kyoto, at: 35.0116 135.7681, tags: food}
      - {name: Lisbon, tags: sun}
      - {name: Around home, at: 41.1500 -8.6100, tags: calm}
      - {name: Porto, tags: home}
      - {name: Surprise, at: 10.5 20.5, tags: calm, private: yes}
      - {name: Xyzzyville, tags: calm}

      """)
    return workspace
  }

  private func fetch(
    _ what: String..., in workspace: Workspace,
    from reply: @escaping @Sendable (String) -> LocalServer.Reply = archive
  ) async throws -> (result: TripbookProcess.Result, requests: [String], host: String) {
    let server = try LocalServer(reply)
    let words = ["fetch"] + what + ["--from", server.address("/asked"), "--today", "2026-08-01"]
    let result = try await TripbookProcess(arguments: words, workspace: workspace).run()
    return (result, server.requests, "127.0.0.1:\(server.port)")
  }

  @Test(
    "the climate of a library's places comes into climate.csv, once, and of home and what is private nothing goes out"
  )
  func climate() async throws {
    let workspace = try library()
    let (result, requests, host) = try await fetch("climate", "trips", in: workspace)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        Asking \(host) for the climate. It is told the years 2016 to 2025, and these places:
          35.0, 135.8, for Kyoto
          38.7, -9.1, for Lisbon
        Of what is near home or in a private zone nothing is told.
        Wrote the climate of 2 places into trips/climate.csv.

        """)
    #expect(result.errors.contains("warning: No one town known as “Xyzzyville”"))
    let fields =
      "&start_date=2016-01-01&end_date=2025-12-31"
      + "&daily=temperature_2m_max,temperature_2m_min,precipitation_sum&timezone=auto HTTP/1.1"
    #expect(
      requests == [
        "GET /asked?latitude=35.0&longitude=135.8" + fields,
        "GET /asked?latitude=38.7&longitude=-9.1" + fields,
      ])
    let lines = try workspace.text("trips/climate.csv").split(separator: "\n")
    #expect(lines.prefix(2).joined().contains("Open-Meteo.com (https://open-meteo.com/)"))
    #expect(lines.count == 2 + 1 + 24)
    #expect(lines[2] == "place,month,high,low,rain,wet days,years,source,fetched")
    #expect(lines[3] == "Kyoto,1,20,9.5,62,31,2016-2025,Open-Meteo.com,2026-08-01")
    #expect(lines[4] == "Kyoto,2,20,9.5,56.6,28.3,2016-2025,Open-Meteo.com,2026-08-01")
    let again = try await fetch("climate", "trips", in: workspace)
    #expect(again.result.status == 0 && again.requests.isEmpty)
    #expect(again.result.output.hasSuffix("without a climate, so nobody is asked.\n"))
  }

  @Test("what stands in climate.csv stays as it is, but for a place that is named")
  func named() async throws {
    let workspace = try library()
    let head = "# Mine.\nplace,month,high,low,rain,wet days,years,source,fetched\n"
    let mine = "KYOTO,1,9.25,1,50,8,2000-2009,My aunt,2020-01-01\n"
    try workspace.write("trips/climate.csv", head + mine)
    #expect(try await fetch("climate", "trips", in: workspace).requests.count == 1)
    let text = try workspace.text("trips/climate.csv")
    #expect(text.hasPrefix(head + mine + "Lisbon,1,20,9.5,"))
    let (result, requests, _) = try await fetch("climate", "trips", "kyoto", in: workspace)
    #expect(result.status == 0 && requests.count == 1)
    let renewed = try workspace.text("trips/climate.csv")
    #expect(!renewed.contains("My aunt") && renewed.contains("\nKyoto,1,20,9.5,"))
    #expect(renewed.split(separator: "\n").count == 2 + 24)
  }

  @Test("a table that spells a place without its accents has it, and loses it where it is asked about anew")
  func accents() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/destinations.yml", "- {name: Cádiz, at: 36.53 -6.29, tags: sea}\n")
    try workspace.write(
      "trip/climate.csv",
      "place,month,high,low,rain,wet days,years,source,fetched\n"
        + "Cadiz,1,9.25,1,50,8,2000-2009,My aunt,2020-01-01\n")
    #expect(try await fetch("climate", "trip", in: workspace).requests.isEmpty)
    let (result, requests, _) = try await fetch("climate", "trip", "cadiz", in: workspace)
    #expect(result.status == 0 && requests.count == 1, "\(result.errors)")
    let text = try workspace.text("trip/climate.csv")
    #expect(!text.contains("My aunt") && text.contains("\nCádiz,1,20,9.5,"))
  }

  @Test(
    "a place that is kept back, near home, unknown or nowhere is not asked about, though it is named",
    arguments: [
      ("Surprise", Int32(3), "Kept back from readers"), ("Porto", 3, "Near home or in a private zone"),
      ("Around home", 3, "Near home or in a private zone"),
      ("Xyzzyville", 3, "No one town known as"), ("Kyotto", 2, "There are: Kyoto, Lisbon, "),
    ])
  func refused(place: String, status: Int32, words: String) async throws {
    let workspace = try library()
    for what in ["climate", "forecast"] {
      let (result, requests, _) = try await fetch(what, "trips", place, in: workspace)
      #expect(result.status == status && requests.isEmpty, "\(result.errors)")
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(!result.errors.contains("41.1") && !result.errors.contains("10.5"))
    }
    #expect(!workspace.exists("trips/climate.csv") && !workspace.exists("trips/forecast.csv"))
  }

  @Test("what a trip calls a place near home is not asked about, and its name is no proposal")
  func ownName() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "private zones:\n  - {at: 41.1496 -8.6110, radius: 5 km}\n")
    try workspace.write("trip/journal/2026-05-03-a.md", "We queued.\n")
    try workspace.write("trip/pins.yml", "- {title: Lisbon, at: 41.1500 -8.6100}\n")
    let kyoto = "- {name: Kyoto, at: 35.0116 135.7681, tags: food}\n"
    try workspace.write("trip/destinations.yml", "- {name: Lisbon, tags: sun}\n" + kyoto)
    let (result, requests, _) = try await fetch("forecast", "trip", in: workspace) { _ in Self.forecast(20) }
    #expect(result.status == 0 && requests.count == 1, "\(result.errors)")
    #expect(requests.allSatisfy { $0.contains("latitude=35.0&") })
    #expect(!result.output.contains("Lisbon"))
    let named = try await fetch("forecast", "trip", "Nara", in: workspace)
    #expect(named.result.errors.contains("There are: Kyoto.") && named.requests.isEmpty)
  }

  @Test("places of which nothing is known keep nobody from asking about those behind them, and are told")
  func unknown() async throws {
    let workspace = try Workspace.withTrip()
    // As many as one call asks about lie in the far south, of which this archive knows nothing.
    let south = (0..<20).map { "- {name: South \($0), at: -60.0 \($0).0, tags: cold}\n" }
    let north = [
      "- {name: Kyoto, at: 35.0116 135.7681, tags: food}\n", "- {name: Rome, at: 41.9 12.5, tags: food}\n",
    ]
    try workspace.write("trip/destinations.yml", (south + north).joined())
    let (result, requests, _) = try await fetch("climate", "trip", in: workspace) { path in
      Self.tenYears(of: path.contains("latitude=-60.0") ? "null" : "20")
    }
    #expect(result.status == 0 && requests.count == 22, "\(result.errors)")
    #expect(
      result.output.contains(
        "Nothing is known of some. Asking about these places, too:\n  35.0, 135.8, for Kyoto"))
    #expect(result.output.contains("Wrote the climate of 2 places into trip/climate.csv."))
    #expect(!result.output.contains("There are more places"))
    #expect(result.errors.contains("No climate of “South"))
    let text = try workspace.text("trip/climate.csv")
    #expect(text.contains("\nKyoto,12,") && text.contains("\nRome,12,") && !text.contains("South"))
  }

  @Test("what was answered before somebody stopped answering is kept, and told")
  func broken() async throws {
    let workspace = try library()
    let (result, requests, host) = try await fetch("climate", "trips", in: workspace) { path in
      path.contains("latitude=35.0") ? Self.archive(path) : .body([], status: 429)
    }
    #expect(result.status == 1 && requests.count == 2)
    #expect(result.errors.contains("\(host) answers: too many requests (429)"))
    #expect(result.output.contains("Wrote the climate of 1 place into trips/climate.csv."))
    #expect(try workspace.text("trips/climate.csv").contains("\nKyoto,12,"))
    // The next call goes on with the others.
    let next = try await fetch("climate", "trips", in: workspace)
    #expect(next.result.status == 0 && next.requests.count == 1)
  }

  @Test("a forecast takes the place of the older one, and what other places have stays")
  func forecast() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/destinations.yml", "- {name: Kyoto, at: 35.0116 135.7681, tags: food}\n")
    let rome = "Rome,2026-07-01 00:00,19,21,60,0,Open-Meteo.com,2026-07-01\n"
    try workspace.write(
      "trip/forecast.csv", "place,time,low,high,humidity,code,source,fetched\n" + rome)
    let (result, requests, host) = try await fetch("forecast", "trip", in: workspace) { _ in Self.forecast(20)
    }
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        Asking \(host) for the forecast. It is told these places:
          35.0, 135.8, for Kyoto
        Wrote the forecast of 1 place into trip/forecast.csv.

        """)
    #expect(
      requests == [
        "GET /asked?latitude=35.0&longitude=135.8&hourly=temperature_2m,relative_humidity_2m,weather_code"
          + "&timezone=auto&forecast_days=5 HTTP/1.1"
      ])
    _ = try await fetch("forecast", "trip", "Kyoto", in: workspace) { _ in Self.forecast(-3) }
    let lines = try workspace.text("trip/forecast.csv").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines == [
        "place,time,low,high,humidity,code,source,fetched", rome.dropLast(),
        "Kyoto,2026-08-01 00:00,-3,-1,80,61,Open-Meteo.com,2026-08-01",
        "Kyoto,2026-08-01 03:00,0,2,70,1,Open-Meteo.com,2026-08-01",
      ])
  }

  @Test(
    "an answer that is none leaves the folder as it was",
    arguments: [
      ("{\"error\":true}", "has no weather: no readable “daily”", "has no forecast: no readable “hourly”"),
      ("no", "is not JSON", "is not JSON"),
    ])
  func strange(answer: String, climate: String, forecast: String) async throws {
    let workspace = try library()
    let before = try workspace.files("trips")
    for (what, words) in [("climate", climate), ("forecast", forecast)] {
      let (result, _, host) = try await fetch(what, "trips", in: workspace) { _ in .text(answer) }
      #expect(result.status == 3)
      #expect(
        result.errors.contains("error: Unexpected answer: that of \(host) \(words)"), "\(result.errors)")
    }
    #expect(try workspace.files("trips") == before)
  }

  @Test("a table that does not read stays as it is, its line is shown, and nobody is asked")
  func foreignTable() async throws {
    let workspace = try library()
    let text =
      "place,month,high,low,rain,wet days,years,source,fetched\nKyoto,13,9,1,5,8,2016-2025,Me,2026-08-01\n"
    try workspace.write("trips/climate.csv", text)
    let (result, requests, _) = try await fetch("climate", "trips", in: workspace)
    #expect(result.status == 3 && requests.isEmpty)
    #expect(result.errors.contains("climate.csv:2:7"))
    #expect(try workspace.text("trips/climate.csv") == text)
  }

  @Test("a table that is larger than builds read stays as it is, that is told, and nobody is asked")
  func hugeTable() async throws {
    let workspace = try library()
    let text = String(repeating: "#", count: (4 << 20) + 1)
    for what in ["climate", "forecast"] {
      try workspace.write("trips/\(what).csv", text)
      let (result, requests, _) = try await fetch(what, "trips", in: workspace)
      #expect(result.status == 3 && requests.isEmpty)
      #expect(result.errors.contains("“\(what).csv” is larger than 4 MB"), "\(result.errors)")
      #expect(try workspace.text("trips/\(what).csv") == text)
    }
  }

  @Test("a folder without destinations is told which file it lacks")
  func without() async throws {
    let workspace = try Workspace.withTrip()
    let (result, requests, _) = try await fetch("climate", "trip", in: workspace)
    #expect(result.status == 2 && requests.isEmpty)
    #expect(result.errors.contains("No destinations.yml in this folder"))
  }

  // MARK: - Rates

  private static let rates = """
    Date,USD,JPY,CHF,
    2026-05-05,1.0876,168.15,0.9412,
    2026-03-02,1.0000,160.00,0.9000,
    2023-12-29,1.1050,156.33,0.9260,

    """

  @Test("rates of what is paid in there come for two years and more, beside those of a trip's own money")
  func ratesOfTrip() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: Lisbon\nstart: 2026-05-03\nend: 2026-05-05\n")
    try workspace.write("trip/budget.yml", "expenses:\n  - 2026-05-04 food 12 USD Lunch\n")
    // The position tells the country, and that what is paid in.
    try workspace.write("trip/destinations.yml", "- {name: Kyoto, at: 35.0116 135.7681, tags: food}\n")
    let (result, _, _) = try await fetch("rates", "trip", in: workspace) { _ in .text(Self.rates) }
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.hasSuffix("Wrote 2 days of USD, JPY, 2026-03-02 to 2026-05-05, into trip/rates.csv.\n"))
    #expect(
      try workspace.text("trip/rates.csv")
        == "Date,USD,JPY\n2026-05-05,1.0876,168.15\n2026-03-02,N/A,160.00\n")
  }

  @Test(
    "rates come into a library that has destinations, in its own currency, and say which are not in the table"
  )
  func ratesOfLibrary() async throws {
    let workspace = try Workspace()
    try workspace.write("trips/library.yml", "currency: CHF\n")
    try workspace.write(
      "trips/destinations.yml",
      "- {name: Kyoto, tags: food, currency: JPY}\n- {name: Fez, tags: food, currency: MAD}\n")
    let (result, _, host) = try await fetch("rates", "trips", in: workspace) { _ in .text(Self.rates) }
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(
      result.output == """
        Asking \(host) for its table of rates. Nothing about the library is told.
        Wrote 2 days of CHF, JPY, 2026-03-02 to 2026-05-05, into trips/rates.csv.
        The table has no rates of MAD, so no page tells any.

        """)
    #expect(
      try workspace.text("trips/rates.csv")
        == "Date,CHF,JPY\n2026-05-05,0.9412,168.15\n2026-03-02,0.9000,160.00\n")
  }

  @Test("nobody is asked for rates where all destinations have one's own currency, but for those kept back")
  func ratesUnneeded() async throws {
    let workspace = try Workspace()
    try workspace.write("trips/library.yml", "")
    let surprise = "- {name: Kyoto, tags: food, currency: JPY, private: yes}\n"
    try workspace.write("trips/destinations.yml", "- {name: Rome, tags: food, country: IT}\n" + surprise)
    let (result, requests, _) = try await fetch("rates", "trips", in: workspace) { _ in .text(Self.rates) }
    #expect(result.status == 0 && requests.isEmpty)
    #expect(result.output == "No destination is in another currency than EUR, so no rates are needed.\n")
  }
}

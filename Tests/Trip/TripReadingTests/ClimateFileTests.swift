import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

/// What is wrong, and where: `bad-number 3:8`.
private func told(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { "\($0.code.rawValue) \($0.place?.span?.line ?? 0):\($0.place?.span?.column ?? 0)" }
}

@Suite("climate.csv")
struct ClimateFileTests {
  private static let head = "place,month,high,low,rain,wet days,years,source,fetched\n"

  private func read(_ text: String) -> ClimateFile { ClimateFile.read(Array(text.utf8), file: "climate.csv") }

  private func line(_ start: String, years: String = "2016-2025", fetched: String = "2026-08-01") -> String {
    "\(start),\(years),Open-Meteo.com,\(fetched)\n"
  }

  @Test(
    "is read as it is fetched, and as spreadsheets save it",
    arguments: [
      "# What it is, and whose.\n" + head
        + "Kyoto,2,10.4,1.2,68,9.1,2016-2025,Open-Meteo.com,2026-08-01\n"
        + "Kyoto,1,9.1,-0.5,52.3,8.4,2016-2025,Open-Meteo.com,2026-08-01\n",
      "\u{FEFF}\"# What it is, and whose.\";;;;;;;;\r\nMonth;Place;Low;High;Rain;Wet days;Source;Fetched;Years\r\n"
        + "1;Kyoto;-0,5;9,1;52,3;8,4;Open-Meteo.com;2026-08-01;2016–2025\r\n\r\n"
        + "2;KYOTO;1,2;10,4;68;9,1;Open-Meteo.com;2026-08-01;2016–2025\r\n",
    ])
  func layouts(text: String) throws {
    let file = read(text)
    claim(told(file.diagnostics), is: [])
    let day = try unwrapped(LocalDate(iso: "2026-08-01"))
    claim(
      file.climates,
      is: [
        DestinationClimate(
          place: "Kyoto", years: 2016...2025,
          months: [
            DestinationClimate.Month(month: 1, high: 9.1, low: -0.5, rain: 52.3, wetDays: 8.4),
            DestinationClimate.Month(month: 2, high: 10.4, low: 1.2, rain: 68, wetDays: 9.1),
          ], source: "Open-Meteo.com", fetched: day)
      ])
  }

  @Test("tells each mistake at its cell, and uses all the other lines")
  func mistakes() {
    let file = read(
      Self.head + line("Kyoto,13,9,1,50,8") + line("Kyoto,1,warm,1,50,8") + line("Kyoto,1,1,9,50,8")
        + line("Kyoto,1,99,1,50,8") + line("Kyoto,1,9,1,-3,8") + line("Kyoto,1,9,1,50,32")
        + line(",1,9,1,50,8")
        + line("Kyoto,1,9,1,50,8", years: "2025-2016") + line("Kyoto,1,9,1,50,8", fetched: "1/8/26")
        + "Kyoto,1,9\n" + line("Kyoto,1,9,1,50,8") + line("kyoto,1,8,1,50,8")
        + line("Kyoto,2,8,1,50,8", years: "2015-2024"))
    claim(
      told(file.diagnostics),
      is: [
        "bad-number 2:7", "bad-number 3:9", "bad-weather 4:11", "bad-weather 5:9", "bad-weather 6:13",
        "bad-weather 7:16", "missing-field 8:1", "bad-number 9:18", "bad-date 10:43",
        "bad-number 11:1", "bad-number 11:1", "bad-number 11:1", "bad-number 11:1", "missing-field 11:1",
        "bad-date 11:1", "named-twice 13:7", "table-layout 14:18",
      ])
    claim(file.climates.map(\.place), is: ["Kyoto"])
    claim(file.climates.first?.months.count, is: 1)
    #expect(file.diagnostics.allSatisfy { $0.advice?.isEmpty == false })
  }

  @Test("tells columns that are none, and those that are there twice")
  func columns() {
    let head = "place,month,high,low,rain,wet days,years,source,fetched,sun,high\n"
    let file = read(head + "Kyoto,1,9,1,50,8,2016-2025,Me,2026-08-01,5,7\n")
    claim(told(file.diagnostics), is: ["unknown-word 1:57", "named-twice 1:61"])
    claim(file.climates.first?.months.first?.high, is: 9)
  }

  @Test(
    "that does not begin with the names of its columns is told, and none of it is used",
    arguments: ["Kyoto,1,9,1,50,8,2016-2025,Me,2026-08-01\n", "place,month,high\nKyoto,1,9\n"])
  func withoutHead(text: String) {
    let file = read(text)
    claim(told(file.diagnostics), is: ["table-layout 1:1"])
    #expect(file.climates.isEmpty)
  }

  @Test("credits all whose figures they are, and is as old as the oldest of them")
  func sources() {
    let file = read(
      Self.head + "Kyoto,1,9,1,50,8,2016-2025,Open-Meteo.com,2026-08-01\n"
        + "Kyoto,2,9,1,50,8,2016-2025,My aunt,2025-01-02\nKyoto,3,9,1,50,8,2016-2025,My aunt,2026-08-01\n")
    claim(file.climates.first?.source, is: "Open-Meteo.com, My aunt")
    claim(file.climates.first?.fetched.description, is: "2025-01-02")
  }

  @Test("knows a place whose name a spreadsheet would take for a formula")
  func shielded() {
    claim(read(Self.head + line("'=Kyoto,1,9,1,50,8")).climates.first?.place, is: "=Kyoto")
  }

  @Test(
    "does not guess whether a mark sets thousands apart, where both may be meant",
    arguments: [
      ("\"1,234\"", "1234 or 1.234", "Write 1234 or 1.23."),
      ("1.234", "1234 or 1.234", "Write 1234 or 1.23."),
      ("9.500", "9500 or 9.5", "Write 9500 or 9.5."),
    ])
  func thousands(rain: String, ways: String, advice: String) {
    let file = read(Self.head + line("Kyoto,1,9,1,\(rain),8"))
    #expect(file.diagnostics.map(\.code) == [.badNumber] && file.climates.isEmpty)
    claim(file.diagnostics.first?.message.contains(ways), is: true, "\(file.diagnostics)")
    claim(file.diagnostics.first?.advice, is: advice)
  }

  @Test(
    "takes three figures behind a mark for decimals where nothing else can be meant",
    arguments: [("0.234", 0.234), ("12.345", 12.345), ("1.2345", 1.2345), ("1234.567", 1234.567)])
  func decimals(rain: String, value: Double) {
    let file = read(Self.head + line("Kyoto,1,9.123,1,\(rain),8.125"))
    claim(told(file.diagnostics), is: [])
    let month = file.climates.first?.months.first
    claim(month?.rain, is: value)
    claim(month?.high, is: 9.123)
    claim(month?.wetDays, is: 8.125)
  }

  @Test("tells a hundred mistakes, and counts the others")
  func countless() {
    let file = read(Self.head + String(repeating: line("Kyoto,1,warm,1,50,8"), count: 5000))
    #expect(file.diagnostics.count == 101 && file.climates.isEmpty)
    #expect(file.diagnostics.prefix(100).allSatisfy { $0.code == .badNumber })
    claim(file.diagnostics.last?.code, is: .moreProblems)
    claim(file.diagnostics.last?.message, is: "4900 more problems in this file are not shown")
  }

  @Test("that holds nothing says nothing")
  func empty() {
    for text in ["", "\n \n", "# Nothing yet.\n", Self.head] {
      #expect(read(text).diagnostics.isEmpty && read(text).climates.isEmpty, "\(text)")
    }
  }
}

@Suite("forecast.csv")
struct ForecastFileTests {
  private static let head = "place,time,low,high,humidity,code,source,fetched\n"

  private func read(_ text: String) -> ForecastFile {
    ForecastFile.read(Array(text.utf8), file: "forecast.csv")
  }

  private func line(_ start: String) -> String { "\(start),Open-Meteo.com,2026-08-01\n" }

  @Test("steps of a place are in the order of their times, in whichever way these are written")
  func steps() throws {
    let file = read(
      "# Whose.\n" + Self.head + line("Kyoto,2026-08-01 03:00,22.1,24,90,61")
        + line("Rome,2026-08-01T00:00:00,19,20.5,70,0") + line("Kyoto,2026-08-01 0:00,23,25,85,3"))
    claim(told(file.diagnostics), is: [])
    claim(file.forecasts.map(\.place), is: ["Kyoto", "Rome"])
    let steps = try unwrapped(file.forecasts.first?.steps)
    claim(steps.map(\.time.description), is: ["2026-08-01T00:00:00", "2026-08-01T03:00:00"])
    claim(steps.map(\.high), is: [25, 24])
    claim(steps.map(\.low), is: [23, 22.1])
    claim(steps.map(\.humidity), is: [85, 90])
    claim(steps.map(\.code), is: [3, 61])
    claim(file.forecasts.first?.source, is: "Open-Meteo.com")
    claim(file.forecasts.first?.fetched.description, is: "2026-08-01")
  }

  @Test("tells each mistake at its cell, and uses all the other lines")
  func mistakes() {
    let file = read(
      Self.head + line("Kyoto,noon,22,24,90,61") + line("Kyoto,2026-08-01 01:00,22,24,90,61")
        + line("Kyoto,2026-08-01 24:00,22,24,90,61") + line("Kyoto,2026-08-01 00:00,25,24,90,61")
        + line("Kyoto,2026-08-01 00:00,22,24,101,61") + line("Kyoto,2026-08-01 00:00,22,24,90,100")
        + line("Kyoto,2026-08-01 00:00,22,24,90,6.1") + line("Kyoto,2026-08-01 00:00,22,24,90,61")
        + line("KYOTO,2026-08-01 00:00,21,24,90,61"))
    claim(
      told(file.diagnostics),
      is: [
        "bad-time 2:7", "bad-time 3:7", "bad-time 4:7", "bad-weather 5:24", "bad-number 6:30",
        "bad-number 7:33", "bad-number 8:33", "named-twice 10:7",
      ])
    claim(file.forecasts.map(\.steps.count), is: [1])
    claim(file.forecasts.first?.steps.first?.low, is: 22)
  }

  @Test("that does not begin with the names of its columns is told, and none of it is used")
  func withoutHead() {
    let file = read("Kyoto,2026-08-01 00:00,22,24,90,61,Me,2026-08-01\n")
    claim(told(file.diagnostics), is: ["table-layout 1:1"])
    claim(file.diagnostics.first?.advice?.contains("`tripbook fetch forecast`"), is: true)
    #expect(file.forecasts.isEmpty)
  }
}

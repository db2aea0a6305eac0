import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Names with days")
struct NamesWithDaysTests {
  private func names(_ file: String, from start: String?, to end: String?) -> String {
    var settings = TripSettings()
    settings.start = start.flatMap { LocalDate(iso: $0) }
    settings.end = end.flatMap { LocalDate(iso: $0) }
    let names = NamesWithDays(settings).proposals(for: file).map(\.name)
    return names.isEmpty ? "-" : names.joined(separator: ", ")
  }

  @Test(
    "a day at the beginning of a name is written first, as the trip's days leave it",
    arguments: table(
      """
      journal/5-13-24 Bryce.md → 2024-05-13 Bryce.md
      May 21 Monument Valley.md → 2024-05-21 Monument Valley.md
      May 21st.md → 2024-05-21.md
      24.5. Aurland.md → 2024-05-24 Aurland.md
      1. Juni Trondheim.md → 2024-06-01 Trondheim.md
      06-05-2024.md → 2024-05-06.md, 2024-06-05.md
      07-05-2024-moab.md → 2024-05-07-moab.md
      1-2 June Moab.md → 2024-06-01 to 2024-06-02 Moab.md
      31 May to 2 June.md → 2024-05-31 to 2024-06-02.md
      1 and 5 June Moab.md → 2024-06-01 Moab.md
      1-2 July Moab.md → -
      24.12. Aurland.md → -
      Bryce 24.5.md → -
      7 day trip.md → -
      01-lisbon.md → -
      24h in Moab.md → -
      """))
  func proposals(file: String, expected: String) {
    claim(names(file, from: "2024-05-01", to: "2024-06-10"), is: expected)
  }

  @Test(
    "a text that begins with one day of the trip may be of that",
    arguments: [
      ("24.5.\nRain.", "2024-05-24 rain.md"), ("\n# 24. Mai: Regen", "2024-05-24 rain.md"),
      ("May 24 – rain", "2024-05-24 rain.md"), ("24.12. Rain", nil), ("5-6 Rain", nil),
      ("Rain since 24.5.", nil), ("Tuesday May 14th, 2024\non the bus", "2024-05-14 rain.md"),
      ("# Letter 6 - Hvar\n\nHvar, 5/18/24\n\nDear Emma,", "2024-05-18 rain.md"),
      ("Rovinj, Croatia -- Sunday, 5/12/2024\n", "2024-05-12 rain.md"),
      ("# Rain\n\nIt began on a day of which nobody had said that it would rain, 24.5.\n", nil),
      ("# Rain\n\nDear all,\n\nIt rained, 24.12.\n", nil),
      ("7 days of rain", nil), ("", nil),
    ] as [(String, String?)])
  func beginnings(text: String, expected: String?) {
    var settings = TripSettings()
    settings.start = LocalDate(iso: "2024-05-01")
    settings.end = LocalDate(iso: "2024-06-10")
    let names = NamesWithDays(settings)
    claim(names.proposal(for: "notes/rain.md", beginning: text)?.name, is: expected)
    claim(none: NamesWithDays(TripSettings()).proposal(for: "notes/rain.md", beginning: text))
  }

  @Test("a text that begins with a day is told which entry it would be")
  func told() async throws {
    let reading = try await TripFolder([
      "trip.yml": "start: 2024-05-01\nend: 2024-06-10\n", "walks/rain.md": "24.5.\n\nIt rained.\n",
      "walks/tea.md": "We had tea.\n",
    ]).read()
    let told = reading.diagnostics.filter { $0.code == .noEntry }.map(\.message)
    claim(
      told.sorted(),
      is: [
        "Text is not an entry: it begins with a day, and its name has none",
        "Text is not an entry: it has no day",
      ])
  }

  @Test("without the trip's days only a year in the name tells one")
  func withoutDays() {
    claim(names("May 21.md", from: nil, to: nil), is: "-")
    claim(names("5-13-24 Bryce.md", from: nil, to: nil), is: "2024-05-13 Bryce.md")
    claim(names("30.12. Moab.md", from: "2024-12-20", to: nil), is: "2024-12-30 Moab.md")
    claim(names("3.1. Moab.md", from: "2024-12-20", to: "2025-01-06"), is: "2025-01-03 Moab.md")
  }
}

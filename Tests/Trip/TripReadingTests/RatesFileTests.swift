import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("rates.csv")
struct RatesFileTests {
  private func read(_ text: String) -> RatesFile { RatesFile.read(Array(text.utf8), file: "rates.csv") }

  private func rate(_ code: String, _ date: String, in file: RatesFile) throws -> String? {
    let (currency, day) = (try unwrapped(Currency(code: code)), try unwrapped(LocalDate(iso: date)))
    return file.rates.rate(of: .euro, in: currency, on: day)?.units.description
  }

  @Test(
    "is read as the bank writes it, with a comma at the end of each line and columns of old currencies, and as spreadsheets do",
    arguments: [
      "Date,USD,CYP,JPY,\n2026-05-05,1.15,N/A,163.1,\n2026-05-04,1.1,0.58,N/A,\n",
      "\u{FEFF}date;USD;JPY\r\n2026-05-04;1.1;\r\n2026-05-05;1.15;163.1\r\n",
      "Date, USD, JPY\n\"2026-05-05\", 1.15, 163.1\n\n2026-05-04, 1.1\n",
    ])
  func layouts(text: String) throws {
    let file = read(text)
    #expect(file.diagnostics.isEmpty)
    try claim(rate("USD", "2026-05-04", in: file), is: "1.1")
    try claim(rate("USD", "2026-05-05", in: file), is: "1.15")
    try claim(rate("JPY", "2026-05-05", in: file), is: "163.1")
    try claim(none: rate("JPY", "2026-05-04", in: file))
  }

  @Test("tells each mistake at its cell, and uses all the others")
  func mistakes() throws {
    let file = read(
      """
      Date,USD,franc,JPY
      05/05/2026,1.1,1,163
      2026-05-05,"1,15",1,163.1
      2026-05-04,1.1,1,0
      2026-05-05,9,1,9
      """)
    claim(
      file.diagnostics.map {
        "\($0.code.rawValue) \($0.place?.span?.line ?? 0):\($0.place?.span?.column ?? 0)"
      },
      is: [
        "bad-currency 1:10", "bad-date 2:1", "bad-number 3:13", "bad-number 4:18", "named-twice 5:1",
      ])
    try claim(rate("JPY", "2026-05-05", in: file), is: "163.1")
    try claim(rate("USD", "2026-05-05", in: file), is: "1.1")
  }

  @Test(
    "that does not begin with the names of its columns is told, and none of it is used",
    arguments: ["2026-05-04,1.1\n", "Date\n2026-05-04\n", "USD,Date\n1.1,2026-05-04\n"])
  func withoutHead(text: String) {
    let file = read(text)
    claim(file.diagnostics.map(\.code), is: [.ratesLayout])
    #expect(file.rates.isEmpty)
  }

  @Test("that holds nothing says nothing")
  func empty() {
    #expect(read("").diagnostics.isEmpty)
    #expect(read("\n \n").rates.isEmpty)
  }
}

import Foundation
import Testing

@testable import TripModel

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
  .deletingLastPathComponent().path
private let python = root + "/.build/oracles/bin/python"

@Suite("Currencies of countries")
struct CountryCurrencyTests {
  @Test(
    "is the country's own, in small letters or capitals",
    arguments: [
      ("JP", "JPY"), ("jp", "JPY"), ("PT", "EUR"), ("HR", "EUR"), ("BG", "EUR"), ("CH", "CHF"), ("LI", "CHF"),
      ("GB", "GBP"), ("JE", "GBP"), ("PA", "PAB"), ("BT", "BTN"), ("SV", "USD"), ("CW", "XCG"), ("XK", "EUR"),
      ("PS", "ILS"), ("TW", "TWD"),
    ])
  func known(country: String, code: String) {
    #expect(CountryCurrencies.currency(of: country)?.code == code)
  }

  @Test("is nothing where there is none, or no country", arguments: ["AQ", "EU", "ZZ", "JPN", "", "j"])
  func unknown(country: String) {
    #expect(CountryCurrencies.currency(of: country) == nil)
  }

  @Test(
    "are of what is a country, as is Antarctica, which has none, and no code in small letters",
    arguments: [("JP", true), ("XK", true), ("AQ", true), ("jp", false), ("ZZ", false), ("", false)])
  func countries(code: String, isCountry: Bool) {
    #expect(CountryCurrencies.isCountry(code) == isCountry)
  }

  @Test("of each country is one that a trip may count in")
  func listed() {
    #expect(CountryCurrencies.codes.count > 240)
    for (country, code) in CountryCurrencies.codes.sorted(by: { $0.key < $1.key }) {
      #expect(Currency(code: code) != nil, "\(country) \(code)")
    }
  }
}

/// Held against the list of the standard itself. Asked only where `make oracles` has installed it.
@Suite("Currencies of countries, against ISO 4217", .enabled(if: hasList, "make oracles"))
struct CountryCurrencyOracleTests {
  @Test("are among those that the standard has for the country")
  func agrees() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [root + "/Tests/Oracles/currencies.py"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    var count = 0
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      try #require(cells.count == 2)
      let codes = cells[1].split(separator: " ").map(String.init)
      let ours = CountryCurrencies.codes[cells[0]] ?? "none"
      #expect(codes.contains(ours), "\(cells[0]): \(ours), and by the standard \(cells[1])")
      count += 1
    }
    #expect(count > 240)
  }
}

/// Whether the list is installed: an environment of before may lack it.
private let hasList =
  FileManager.default.isExecutableFile(atPath: python)
  && ((try? FileManager.default.subpathsOfDirectory(atPath: root + "/.build/oracles/lib")) ?? [])
    .contains { $0.hasSuffix("site-packages/iso4217/table.xml") }

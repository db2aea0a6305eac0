import Testing
import TripModel

@Suite("Rates by the day")
struct DatedRatesTests {
  private static func currency(_ code: String) throws -> Currency { try #require(Currency(code: code)) }

  /// Monday 4, Tuesday 5 and Monday 18 May 2026; of the franc nothing on the last.
  private static func rates() throws -> DatedRates {
    func row(_ date: String, _ values: [String: String]) throws -> (
      date: LocalDate, rates: [Currency: ExchangeRate]
    ) {
      var rates: [Currency: ExchangeRate] = [:]
      for (code, value) in values {
        let rate = try #require(ExchangeRate(value))
        rates[try currency(code)] = rate
      }
      return (try #require(LocalDate(iso: date)), rates)
    }
    return DatedRates([
      try row("2026-05-18", ["USD": "1.2"]), try row("2026-05-04", ["USD": "1.1", "CHF": "0.94"]),
      try row("2026-05-05", ["USD": "1.15", "CHF": "0.95"]),
    ])
  }

  @Test(
    "are of the day, or of the last one before it within a week; behind the last day that one's count",
    arguments: [
      ("2026-05-03", nil), ("2026-05-04", "1.1"), ("2026-05-05", "1.15"), ("2026-05-12", "1.15"),
      ("2026-05-13", nil), ("2026-05-17", nil), ("2026-05-18", "1.2"), ("2027-01-01", "1.2"),
    ])
  func day(date: String, rate: String?) throws {
    let day = try #require(LocalDate(iso: date))
    let found = try Self.rates().rate(of: .euro, in: try Self.currency("USD"), on: day)
    #expect(found?.units.description == rate)
  }

  @Test("are none for a currency that has none in that week")
  func gap() throws {
    let rates = try Self.rates()
    let (franc, day) = (try Self.currency("CHF"), try #require(LocalDate(iso: "2026-05-18")))
    #expect(rates.rate(of: franc, in: .euro, on: day) == nil)
    #expect(rates.rate(of: franc, in: .euro, on: day - 7)?.date == day - 13)
    #expect(rates.rate(of: try Self.currency("JPY"), in: .euro, on: day) == nil)
    #expect(DatedRates().rate(of: franc, in: .euro, on: day) == nil)
  }

  /// Worked out with Python's fractions: round(units * quotient), halves away from zero.
  @Test(
    "give amounts that are rounded once, through the euro where neither is it",
    arguments: [
      (2350, "CHF", "0.9374", "EUR", "1", 2507, "1.06678046"),
      (2350, "EUR", "1", "CHF", "0.9374", 2203, "0.9374"),
      (2350, "CHF", "0.9374", "USD", "1.1391", 2856, "1.21516962"),
      (120_000, "JPY", "163.10", "EUR", "1", 73_574, "0.00613121"),
      (2350, "CHF", "0.9374", "KWD", "0.3489", 8747, "0.37219970"),
      (-2350, "CHF", "0.9374", "JPY", "162.88", -4083, "173.75720077"),
      (1_000_000_000_000_000, "KWD", "0.34891", "JPY", "163.105", 467_470_121_234_702, "467.47012123"),
    ] as [(Int, String, String, String, String, Int, String)])
  func cross(
    units: Int, from: String, per: String, to: String, of: String, result: Int, written: String
  ) throws {
    let day = try #require(LocalDate(iso: "2026-05-04"))
    let (foreign, own) = (try Self.currency(from), try Self.currency(to))
    let worth = [foreign: try #require(ExchangeRate(per)), own: try #require(ExchangeRate(of))]
    let rates = DatedRates([(day, worth)])
    let rate = try #require(rates.rate(of: foreign, in: own, on: day + 1))
    let amount = Money(minorUnits: units, currency: foreign)
    #expect(amount.converted(to: own, rate: rate) == Money(minorUnits: result, currency: own))
    #expect(rate.description == written.trimmingZeros)
  }
}

extension String {
  fileprivate var trimmingZeros: String {
    var text = Substring(self)
    while text.contains("."), text.last == "0" { text.removeLast() }
    return String(text)
  }
}

import Foundation
import Rounds
import Testing
import TripModel

struct MoneyTests {
  private static func decimal(_ money: Money) throws -> Decimal {
    try #require(Decimal(string: money.decimal))
  }

  @Test("Random sums and differences are those of Foundation's decimals")
  func sums() throws {
    var numbers = SplitMix(state: 1)
    for code in ["EUR", "JPY", "KWD"] {
      let currency = try #require(Currency(code: code))
      var sum = Money.zero(currency)
      var expected = Decimal(0)
      for _ in 0..<500 {
        let next = Money(
          minorUnits: .random(in: -10_000_000...10_000_000, using: &numbers), currency: currency)
        if Bool.random(using: &numbers) {
          sum += next
          expected += try Self.decimal(next)
        } else {
          sum = sum - next
          expected -= try Self.decimal(next)
        }
        #expect(try Self.decimal(sum) == expected)
      }
    }
  }

  @Test("Random conversions are Foundation's, rounded half away from zero")
  func conversions() throws {
    var numbers = SplitMix(state: 2)
    let codes = ["EUR", "JPY", "KWD", "CHF", "CLF"]
    for _ in 0..<2000 {
      let from = try #require(Currency(code: codes.randomElement(using: &numbers) ?? ""))
      let to = try #require(Currency(code: codes.randomElement(using: &numbers) ?? ""))
      let text =
        "\(Int.random(in: 0...9999, using: &numbers)).\(Int.random(in: 1...999_999, using: &numbers))"
      let rate = try #require(ExchangeRate(text))
      let money = Money(minorUnits: .random(in: -1_000_000...1_000_000, using: &numbers), currency: from)
      var product = try Self.decimal(money) * (try #require(Decimal(string: text)))
      var expected = Decimal()
      unsafe NSDecimalRound(&expected, &product, to.digits, .plain)
      let converted = try #require(money.converted(to: to, rate: rate))
      #expect(try Self.decimal(converted) == expected, "\(money.decimal) \(from) at \(text)")
    }
  }

  @Test(
    "An amount is divided half away from zero",
    arguments: [
      (5, 2, 3), (-5, 2, -3), (7, 3, 2), (8, 3, 3), (-7, 3, -2), (1, 2, 1), (0, 9, 0), (105_000, 3, 35_000),
    ])
  func division(units: Int, count: Int, expected: Int) {
    #expect(Money(minorUnits: units, currency: .euro).divided(by: count).minorUnits == expected)
  }

  @Test("A part of an amount is counted without rounding in between")
  func parts() {
    let total = Money(minorUnits: 10_000, currency: .euro)
    #expect(total.part(3, of: 7).minorUnits == 4286)
    #expect((0...7).map { total.part($0, of: 7).minorUnits }.last == 10_000)
    #expect(Money(minorUnits: .max, currency: .euro).part(4000, of: 4000).minorUnits == .max)
  }

  @Test("A sum beyond the largest number stays there")
  func saturation() {
    let maximum = Money(minorUnits: .max, currency: .euro)
    #expect((maximum + maximum).minorUnits == .max)
    #expect((-maximum - maximum).minorUnits == -.max)
    #expect((-Money(minorUnits: .min, currency: .euro)).minorUnits == .max)
  }

  @Test("A conversion that would not fit is none")
  func tooLarge() throws {
    let yen = try #require(Currency(code: "JPY"))
    let maximum = Money(minorUnits: Money.largestMinorUnits, currency: yen)
    #expect(maximum.converted(to: .euro, rate: try #require(ExchangeRate("999999999999"))) == nil)
    #expect(maximum.converted(to: yen, rate: try #require(ExchangeRate("1"))) == maximum)
  }

  @Test(
    "An amount is written with the digits of its currency",
    arguments: [
      ("EUR", 780, "7.80"), ("EUR", -5, "-0.05"), ("EUR", 0, "0.00"), ("JPY", 1200, "1200"),
      ("KWD", 1, "0.001"),
      ("CLF", -12_345, "-1.2345"),
    ])
  func writing(code: String, units: Int, text: String) throws {
    #expect(Money(minorUnits: units, currency: try #require(Currency(code: code))).decimal == text)
  }

  @Test("A rate is a plain positive decimal", arguments: ["1.04", "0.0061", "162", "0.5"])
  func goodRate(text: String) { #expect(ExchangeRate(text)?.description == text) }

  @Test(
    "Anything else is no rate",
    arguments: [
      "", ".", "1.", ".5", "0", "0.00", "-1", "+1", "1,04", "1e3", "1.2.3", "1234567890.123", " 1", "١",
    ])
  func badRate(text: String) { #expect(ExchangeRate(text) == nil) }

  @Test("Currencies are those that ISO 4217 lists, each once")
  func currencies() throws {
    #expect(Currency.listed["EUR"] == 2)
    #expect(Currency.listed["JPY"] == 0)
    #expect(Currency.listed.count > 150)
    #expect(Currency(code: "eur") == nil)
    #expect(Currency(code: "XXX") == nil)
    #expect(try #require(Currency(code: "CHF")) < .euro)
    #expect("\(Currency.euro)" == "EUR")
  }

  @Test(
    "A camera is called by its model, with the make where the model does not say it",
    arguments: [
      ("Canon", "Canon EOS R6", "Canon EOS R6"), ("NIKON CORPORATION", "NIKON D750", "NIKON D750"),
      ("Apple", "iPhone 15", "Apple iPhone 15"), (nil, "X100V", "X100V"), ("Sony", nil, "Sony"),
      (nil, nil, nil), ("456", "123", nil), (nil, "123", nil), ("Nokia", "808", "Nokia 808"),
      ("456", "X100V", "X100V"),
    ] as [(String?, String?, String?)])
  func cameras(make: String?, model: String?, name: String?) {
    #expect(Camera(make: make, model: model).name == name)
  }
}

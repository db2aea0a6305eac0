import Claims
import Foundation
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Money")
struct MoneyTests {
  private func amount(_ written: String, in code: String) -> String {
    let money = MoneyText(tripCurrency: Currency(code: code) ?? .euro)
    return result(written) { text throws(Problem) in
      let amount = try money.money(text)
      return "\(amount.decimal) \(amount.currency)"
    }
  }

  private static let forms = table(
    #"""
    23.50 CHF → 23.50 CHF
    CHF 23.50 → 23.50 CHF
    CHF23.50 → 23.50 CHF
    23.50CHF → 23.50 CHF
    €23.50 → 23.50 EUR
    23,50 € → 23.50 EUR
    1'200.50 → 1200.50 EUR
    1’200 → 1200.00 EUR
    1400 → 1400.00 EUR
    0012 → 12.00 EUR
    1.200,50 → 1200.50 EUR
    1,200.5 → 1200.50 EUR
    1 200,50 € → 1200.50 EUR
    1\#u{202F}200 → 1200.00 EUR
    1.200.300 → 1200300.00 EUR
    1200 JPY → 1200 JPY
    31,260円 → 31260 JPY
    1.200 JPY → 1200 JPY
    JPY 7,236 → 7236 JPY
    7,236 yen → 7236 JPY
    12,000 KRW → 12000 KRW
    50.000₫ → 50000 VND
    42,150 XPF → 42150 XPF
    1,200 KWD → 1.200 KWD
    1.2345 CLF → 1.2345 CLF
    12 zł → 12.00 PLN
    US$5 → 5.00 USD
    0.01 → 0.01 EUR
    CHF 23.- → 23.00 CHF
    23.– → 23.00 EUR
    Fr. 12.50 → 12.50 CHF
    23,-- € → 23.00 EUR
    $12 CAD → 12.00 CAD
    €12 EUR → 12.00 EUR
    EUR 5 EUR → 5.00 EUR
    A$12 → 12.00 AUD
    1,00,000 INR → 100000.00 INR
    12,34,567.50 INR → 1234567.50 INR
    1\#u{2009}200 → 1200.00 EUR
    10000000000000.00 → 10000000000000.00 EUR
    12 euros → 12.00 EUR
    Euro 12 → 12.00 EUR
    15lari → 15.00 GEL
    9000 dram → 9000.00 AMD
    1200 yen → 1200 JPY
    12 złotych → 12.00 PLN
    40 reais → 40.00 BRL
    40 real → 40.00 BRL
    12 dollars CAD → 12.00 CAD
    """#)

  @Test("an amount is read in every form", arguments: forms)
  func reads(written: String, expected: String) {
    claim(amount(written, in: "EUR"), is: expected)
  }

  @Test(
    "a shared symbol or name is the trip's where the trip uses it",
    arguments: [
      ("SEK", "kr 12"), ("CAD", "$12"), ("CNY", "12 ¥"), ("IRR", "12 rials"), ("CAD", "12 dollars"),
    ])
  func sharedSymbols(currency: String, written: String) {
    claim(amount(written, in: currency), is: "12.00 \(currency)")
  }

  @Test(
    "where the currency has no decimals, thousands may stand apart if it is written beside them",
    arguments: [
      ("¥33,480", "33480 JPY"), ("33.480 ¥", "33480 JPY"), ("3,400 JPY", "3400 JPY"),
      (
        "3,400",
        "1 Ambiguous amount “3,400”: 3400 or 3.400 | Write 3400: JPY has no digits after the point."
      ),
    ])
  func thousandsOfYen(written: String, expected: String) {
    claim(amount(written, in: "JPY"), is: expected)
  }

  private static let form = "Write it like 23.50 CHF, €23.50 or 1400."
  private static let positive =
    "Write money that comes back with the word refund before it."
  private static let nothing = "What cost nothing is no expense: leave it out, or correct the amount."
  private static let tooMuch = "Check whether a digit was typed twice, or a point is missing."

  private static let mistakes = table(
    #"""
    0.001 → 1 Too many decimals in “0.001”: EUR has at most 2 | Round it, or correct the currency.
    1,200 → 1 Ambiguous amount “1,200”: 1200 or 1.200 | Write 1200 or 1.20.
    1.200 EUR → 1 Ambiguous amount “1.200”: 1200 or 1.200 | Write 1200 or 1.20.
    1,200 HUF → 1 Ambiguous amount “1,200”: 1200 or 1.200 | Write 1200 or 1.20.
    1234,567 JPY → 1 Ambiguous amount “1234,567”: 1234567 or 1234.567 | Write 1234567: JPY has no digits after the point.
    0,500 JPY → 1 Too many decimals in “0,500”: JPY has none | Write 1, or correct the currency.
    12,34 JPY → 1 Too many decimals in “12,34”: JPY has none | Write 12, or correct the currency.
    $12 → 1 Ambiguous currency sign “$”: 15 currencies use it | Write the code: USD, AUD, CAD, NZD, HKD, SGD, MXN, TWD, ARS, CLP, COP, UYU, JMD, BSD, BBD.
    12 kr → 4 Ambiguous currency sign “kr”: 4 currencies use it | Write the code: DKK, ISK, NOK, SEK.
    12 eur → 4 Unknown currency: “eur” | Write 12 EUR.
    12 XXX → 4 Unknown currency: “XXX” | Write the three capitals of its code, such as EUR, CHF or JPY.
    1'200.555 → 1 Too many decimals in “1'200.555”: EUR has at most 2 | Write 1200.56, or correct the currency.
    12.5 JPY → 1 Too many decimals in “12.5”: JPY has none | Write 13, or correct the currency.
    -5 → 1 Amount not above zero: “-5” | \#(positive)
    -€5 → 1 Amount not above zero: “-€5” | \#(positive)
    0.00 → 1 Amount not above zero: “0.00” | \#(nothing)
     → 1 Invalid amount: “” | \#(form)
    free → 1 Invalid amount: “free” | \#(nothing)
    12. → 1 Invalid amount: “12.” | Write 12.
    .50 → 1 Invalid amount: “.50” | \#(form)
    +5 → 1 Invalid amount: “+5” | Write 5 without the sign; money that comes back has the word refund before it.
    3x12 → 1 Invalid amount: “3x12” | Write 36.
    12€50 → 1 Invalid amount: “12€50” | Write 12.50 €.
    1.5k → 4 Unknown currency: “k” | Write 1500.00.
    1.20.30 → 1 Invalid amount: “1.20.30” | \#(form)
    1,2 3 → 1 Invalid amount: “1,2 3” | \#(form)
    1'200,500.30 → 1 Invalid amount: “1'200,500.30” | Write 1200500.30.
    １２ → 1 Invalid amount: “１２” | Write it with the figures 0 to 9: 12.
    EUR 12 CHF → 1 Two currencies: “EUR 12 CHF” | Write one of them: 12 EUR or 12 CHF.
    €12 CHF → 1 Two currencies: “€12 CHF” | Write one of them: 12 EUR or 12 CHF.
    12 EUR CHF → 1 Two currencies: “12 EUR CHF” | Write one of them: 12 EUR or 12 CHF.
    12 EUR for two → 1 More than an amount: “12 EUR for two” | Write only the number and its currency.
    12 RMB → 4 Unknown currency: “RMB” | Write CNY.
    12 CHG → 4 Unknown currency: “CHG” | Did you mean CHF?
    12 CH4 → 4 Unknown currency: “CH4” | Did you mean CHF?
    EU2 12 → 1 Unknown currency: “EU2” | Did you mean EUR?
    12 X4 → 4 Unknown currency: “X4” | Write the three capitals of its code, such as EUR, CHF or JPY. If it is so many times that, write 48.
    12 x4 → 1 Invalid amount: “12 x4” | Write 48.
    12 pounds → 4 Ambiguous currency “pounds”: 9 are called so | Write the code: GBP, EGP, FKP, GIP, LBP, SDG, SHP, SSP, SYP.
    2,500,000 rial → 11 Ambiguous currency “rial”: 5 are called so | Write the code: IRR, OMR, QAR, SAR, YER.
    20000 toman → 7 Unknown currency: “toman” | Write 200000 IRR.
    12 bucks → 4 Unknown currency: “bucks” | Write the code: USD, AUD, CAD, NZD, HKD, SGD, MXN, TWD, ARS, CLP, COP, UYU, JMD, BSD, BBD.
    ca. 12 → 1 Unknown currency: “ca.” | Write 12.
    1e3 → 1 Invalid amount: “1e3” | \#(form)
    5- → 1 Invalid amount: “5-” | \#(form)
    ~12 → 1 Invalid amount: “~12” | Write 12.
    12-15 → 1 Invalid amount: “12-15” | Write one number: what was paid, or what you count with.
    1,2,3 → 1 Invalid amount: “1,2,3” | \#(form)
    1.2345 KWD → 1 Too many decimals in “1.2345”: KWD has at most 3 | Write 1.235, or correct the currency.
    1,200 CLF → 1 Ambiguous amount “1,200”: 1200 or 1.200 | Write 1200 or 1.200.
    99999999999999999999 → 1 Amount too large: “99999999999999999999” | \#(tooMuch)
    """#)

  @Test("what is no amount is told why", arguments: mistakes)
  func refuses(written: String, expected: String) {
    claim(amount(written, in: "EUR"), is: expected)
  }

  /// A whole number with a mark between thousands.
  private func grouped(_ number: Int, _ mark: String) -> String {
    let figures = Array(String(number))
    var text = ""
    for (index, figure) in figures.enumerated() {
      if index > 0, (figures.count - index).isMultiple(of: 3) { text += mark }
      text.append(figure)
    }
    return text
  }

  @Test("an amount in whatever form is the decimal that Foundation makes of it")
  func decimals() throws {
    var generator = SystemRandomNumberGenerator()
    for code in ["EUR", "JPY", "KWD"] {
      let currency = try unwrapped(Currency(code: code))
      for _ in 0..<200 {
        let whole = Int.random(in: 1...9_999_999, using: &generator)
        let cents = String(String(Int.random(in: 1_000...9_999, using: &generator)).suffix(currency.digits))
        let plain = cents.isEmpty ? "\(whole)" : "\(whole).\(cents)"
        let expected = try unwrapped(Decimal(string: plain)) * pow(10, currency.digits)
        for (mark, point) in [
          ("", "."), ("", ","), ("'", "."), ("’", "."), (" ", ","), ("\u{A0}", ","), (".", ","), (",", "."),
        ] {
          let number = grouped(whole, mark) + (cents.isEmpty ? "" : point + cents)
          for written in ["\(number) \(code)", "\(code) \(number)", "\(code)\(number)"] {
            let money = try? MoneyText(tripCurrency: .euro).money(text(written))
            claim(money.map { Decimal($0.minorUnits) }, is: expected, "\(written)")
          }
        }
      }
    }
  }
}

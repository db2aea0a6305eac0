import TripModel
import TripNotation

@testable import TripReading

extension TextReader {
  /// Amounts, and what was paid.
  static let money = [
    TextReader(
      name: "money",
      seeds: .texts([
        "23.50 CHF", "CHF 23.50", "€23.50", "23,50 €", "1'200.50", "1400", "1,200", "$5", "5 kr",
        "1.234.567,89",
        "0.005 BHD", "¥500", "-3", "1 234,5", "99999999999999",
      ]),
      words: ["EUR", "JPY", "BHD", "€", "$", "kr", "zł", "'", "’", "\u{A0}", "\u{202F}", ".", ",", "000"],
      longest: 100, read: amounts),
    TextReader(
      name: "expenses",
      seeds: .texts([
        "2026-05-01 lodging 350 Pensão Flor, 4 nights, paid by Ana",
        "2026-05-03 14:20 food 7.80 Pastéis for four, paid by Ben Bo, for Ana Ben Bo",
        "2026-05-04 transport refund 12.50 Tram card returned", "2026-05-04 food 12 5 beers",
        "2026-05-04 fun CHF 23.50 Museum, for Ana, paid by Zoë", "2026-05-04 fod 3 x", "food 3 x",
        "2026-05-04 other €3 paid by Ana",
      ]),
      words: [
        "2026-05-03 ", "14:20 ", "food ", "street food ", "refund ", "7.80 ", "CHF ", "€", ", paid by ",
        ", for ", "Ana",
        "Ben Bo", "Zoë", ",", " ",
      ], longest: 300
    ) { bytes in
      let words = ExpenseWords(
        categories: ["street food", "street"], travellers: settings.travellers,
        money: MoneyText(tripCurrency: .euro))
      var warnings: [Problem] = []
      let (expense, said) = value(bytes) { text throws(Problem) in
        let file = NotationFile(name: "budget.yml", lines: [text.value])
        var line = ExpenseLine(text, words: words, file: file)
        defer { warnings = line.warnings }
        return try line.read()
      }
      claim((expense?.amount.minorUnits ?? 1) > 0, "\(said): not positive")
      return said
        + warnings.map { problem in value(bytes) { _ throws(Problem) in throw problem } as (Int?, String) }
        .map(\.1).joined()
    },
  ]

  private static func amounts(_ bytes: [UInt8]) -> String {
    ["EUR", "JPY", "BHD", "SEK", "USD"].compactMap { Currency(code: $0) }.map { currency in
      let (money, said) = value(bytes, MoneyText(tripCurrency: currency).money)
      claim((1...Money.largestMinorUnits).contains(money?.minorUnits ?? 1), "\(said): no amount")
      return said
    }.joined()
  }
}

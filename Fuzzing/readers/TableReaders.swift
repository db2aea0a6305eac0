import Diagnostics
import TripModel

@testable import TripImport

extension TextReader {
  /// Tables of apps and banks, which come from elsewhere.
  static let tables = [
    TextReader(
      name: "imported-tables",
      seeds: .texts([
        "Date,Description,Category,Cost,Currency,Ana,Ben Bo\n2026-05-01,Dinner,Dining out,30.00,EUR,15.00,-15.00\n"
          + "2026-05-02,Total balance, , ,EUR,15.00,-15.00\n",
        "Title,Amount,Currency,Type of transaction,Category,Paid by,Paid for Ana,Paid for Ben Bo,Date & time\n"
          + "Tram,7.80,EUR,Expense,Taxi,Ana,3.90,3.90,2026-05-03 14:20\n",
        "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n"
          + "CARD_PAYMENT,Current,2026-05-01 14:20:11,,Tram,-7.80,0.10,JPY,COMPLETED,1\n",
        "Buchungstag;Buchungstext;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung;Info\n"
          + "01.05.26;KARTE;Tram;-1.007,80;EUR;Umsatz gebucht\n",
        "date,time,category,amount,currency,rate,in EUR,what,over,paid by,for\n"
          + "2026-05-03,14:20,food,-7.80,CHF,1.04,8.11,'=1,4,Ana,\"Ana × 2; Ben Bo\"\n",
      ]),
      words: [
        "Date", "Cost", "Ana", "Ben Bo", "Payment", "Total balance", "2026-05-03", "03/05/2026", "1.234,56",
        "1,234", "-12,50", "(12.50)", "€", "EUR", "JPY", "Ana × 2; ", "\"", "\"\"", "\r\n", "\t", ";",
        "\u{FEFF}",
      ], longest: 4096, read: read)
  ]

  private static func read(_ bytes: [UInt8]) -> String {
    var settings = TripSettings()
    settings.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben Bo")]
    let reading = TableReading.read(bytes, file: "a.csv", settings: settings, options: ImportOptions())
    let all = reading.rows.count + reading.leftOut + reading.totals
    claim(all == reading.count, "a row is neither used nor left out")
    for expense in reading.rows.flatMap(\.expenses) {
      claim((1...Money.largestMinorUnits).contains(expense.amount.minorUnits), "no amount")
      claim(expense.shares.allSatisfy { $0.parts > 0 }, "a share of nothing")
    }
    return "\(reading)"
  }
}

import TripModel
import TripWriting

@testable import TripImport
@testable import TripReading

extension Shape {
  private static let travellers = ["Ana", "Ben"].map { Traveller(name: $0) }

  private static func table(_ bytes: [UInt8]) -> TableReading {
    var settings = TripSettings()
    settings.travellers = travellers
    return TableReading.read(bytes, file: "a.csv", settings: settings, options: ImportOptions())
  }

  @Sendable
  private static func read(_ bytes: [UInt8]) { _ = table(bytes) }

  /// A table up to the bytes of the budget, and what a build reads in them.
  @Sendable
  private static func imported(_ bytes: [UInt8]) {
    var settings = TripSettings()
    settings.travellers = travellers
    let news = table(bytes).news(beside: [])
    let lines = news.expenses.compactMap { ExpenseItem.spellings(of: $0, tripCurrency: .euro).first }.map {
      [$0]
    }
    guard let edited = try? ListGrowth.adding(all: lines, below: "expenses", to: nil, file: "b") else {
      return
    }
    _ = ProofReader.budget(edited.bytes, file: "b", settings: settings)
  }

  private static let splitwise = "Date,Description,Category,Cost,Currency,Ana,Ben\n"
  private static let own = "date,category,amount,currency,what,over\n"

  @Sendable
  private static func climate(_ bytes: [UInt8]) { _ = ClimateFile.read(bytes, file: "a.csv") }

  @Sendable
  private static func forecast(_ bytes: [UInt8]) { _ = ForecastFile.read(bytes, file: "a.csv") }

  private static let climates = "place,month,high,low,rain,wet days,years,source,fetched\n"
  private static let forecasts = "place,time,low,high,humidity,code,source,fetched\n"

  /// 65,536 rows make a budget of nearly as many bytes as one may have.
  static let tables = [
    repeating(
      "table: imported rows", "2026-05-03,Tram #N,Taxi,3.00,EUR,1.50,-1.50\n", before: splitwise,
      smallest: 1024,
      largest: 1 << 16, imported),
    repeating(
      "table: rows of Splitwise", "2026-05-03,Tram,Taxi,3.00,EUR,1.50,-1.50\n", before: splitwise, read),
    repeating("table: days of two meanings", "3/5/26,food,1.234,EUR,x,\n", before: own, read),
    repeating("table: separators", ",", before: own, read),
    repeating("table: open quotes", "2026-05-03,food,3,EUR,\"x,\n", before: own, largest: 1 << 13, read),
    repeating(
      "table: climates of places", "P#N,1,9,1,50,8,2016-2025,A,2026-08-01\n", before: climates, climate),
    repeating(
      "table: climate of no month", "P,13,9,1,50,8,2016-2025,A,2026-08-01\n", before: climates, climate),
    repeating(
      "table: forecasts of places", "P#N,2026-08-01 03:00,1,9,50,8,S#N,2026-08-01\n", before: forecasts,
      forecast),
    repeating("table: columns that are none", "x#N,", before: climates.replacing("\n", with: ","), climate),
    repeating("table: new categories", "2026-05-03,x,Odd #N,3.00,EUR,1.50,-1.50\n", before: splitwise, read),
  ]
}

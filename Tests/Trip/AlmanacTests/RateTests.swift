import CSVText
import Diagnostics
import Foundation
import Testing
import TripModel

@testable import Almanac

@Suite("Rates of the European Central Bank")
struct RateTests {
  /// The beginning of the bank's table in its own layout, as Python's zipfile packs it.
  private static let packed =
    """
    UEsDBBQAAAAIAACApVzkelR3SAAAAF0AAAASAAAAZXVyb2Z4cmVmLWhpc3QuY3N2c0ksSdUJDXbR8QqI1HH2cNNxjgzQ4TIyMDLTNTAFIh1DPQMLczMdQ\
    zMLPUNTHQM9SxNDIx0/fUckRSZgRaYGYGGQCgMIkwsAUEsBAhQDFAAAAAgAAIClXOR6VHdIAAAAXQAAABIAAAAAAAAAAAAAAIABAAAAAGV1cm9meHJlZi\
    1oaXN0LmNzdlBLBQYAAAAAAQABAEAAAAB4AAAAAAA=
    """
  private static let plain = """
    Date,USD,JPY,CHF,CYP,
    2026-05-05,1.0876,168.15,0.9412,N/A,
    2026-05-04,1.0850,N/A,0.9400,N/A,

    """

  private func table(_ text: String) throws -> RateTable { try RateAnswer.read(Array(text.utf8)) }

  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  @Test("the zip and the table in it are the same")
  func zip() throws {
    let bytes = Array(try #require(Data(base64Encoded: Self.packed)))
    let unpacked = try RateAnswer.read(bytes)
    #expect(try unpacked == table(Self.plain))
    #expect(unpacked.currencies == ["USD", "JPY", "CHF", "CYP"])
    #expect(unpacked.days.map(\.description) == ["2026-05-05", "2026-05-04"])
    #expect(try unpacked.rate(of: "USD", on: day("2026-05-04")) == "1.0850")
    #expect(try unpacked.rate(of: "JPY", on: day("2026-05-04")) == nil)
  }

  @Test("every archive that breaks off or is changed is refused, or the same")
  func damagedArchives() throws {
    let bytes = Array(try #require(Data(base64Encoded: Self.packed)))
    let whole = try RateAnswer.read(bytes)
    for count in 0..<bytes.count {
      #expect(throws: AnswerProblem.self) { try RateAnswer.read(Array(bytes.prefix(count))) }
      var changed = bytes
      changed[count] ^= 0x10
      if let read = try? RateAnswer.read(changed) { #expect(read == whole) }
    }
  }

  @Test(
    "what is no such table is refused, with the line that shows it",
    arguments: [
      ("", 1), ("<!doctype html>\n<p>Log in", 1), ("Date\n", 1), ("Date,,\n2026-05-04,1\n", 1),
      ("Date,USD,USD\n2026-05-04,1,2\n", 1), ("Date,usd\n2026-05-04,1\n", 1), ("Date,US$\n2026-05-04,1\n", 1),
      ("Date,USD\n04 May 2026,1\n", 2), ("Date,USD\n2026-02-30,1\n", 2),
      ("Date,USD\n2026-05-04,1\n2026-05-04,2\n", 3), ("Date,USD\n2026-05-04,1\n2026-05-03,-1\n", 3),
      ("Date,USD\n2026-05-04,0.00\n", 2), ("Date,USD\n2026-05-04,1e5\n", 2),
      ("Date,USD\n2026-05-04,1.2.3\n", 2),
      ("Date,USD\n2026-05-04,.5\n", 2), ("Date,USD\n2026-05-04,=1+1\n", 2),
      ("Date,USD\n2026-05-04,123456789012345678901\n", 2),
    ])
  func noTable(text: String, line: Int) {
    #expect(throws: AnswerProblem.noRates(line: line)) { try RateAnswer.read(Array(text.utf8)) }
  }

  @Test("of the table only what is needed is kept, and it reads back the same")
  func part() throws {
    let part = try table(Self.plain).only(["CHF", "JPY", "MAD"], on: day("2026-05-01")...day("2026-05-09"))
    #expect(part.text == "Date,CHF,JPY\n2026-05-05,0.9412,168.15\n2026-05-04,0.9400,N/A\n")
    #expect(try table(part.text) == part)
    // A day without any of them is none.
    let yen = try table(Self.plain).only(["JPY"], on: day("2026-05-04")...day("2026-05-04"))
    #expect(yen.days.isEmpty)
  }

  @Test("what a file holds already stays, but where both speak of a day")
  func completed() throws {
    let old = try table("Date,CHF,GBP\n2026-05-04,9,0.85\n2026-04-30,0.9300,N/A\n")
    let new = try table("Date,USD,CHF\n2026-05-05,1.0876,0.9412\n2026-05-04,1.0850,0.9400\n")
    #expect(
      new.completed(by: old).text == """
        Date,CHF,GBP,USD
        2026-05-05,0.9412,N/A,1.0876
        2026-05-04,0.9400,0.85,1.0850
        2026-04-30,0.9300,N/A,N/A

        """)
    #expect(new.completed(by: new.completed(by: old)) == new.completed(by: old))
  }

  private func needs(_ expenses: [(String, String, String?)], own: String, today: String = "2026-06-01")
    throws -> RateNeeds?
  {
    var settings = TripSettings()
    settings.currency = try #require(Currency(code: own))
    let franc = try #require(Currency(code: "CHF"))
    let budget = Budget(
      rates: [franc: try #require(ExchangeRate("1.04"))],
      expenses: try expenses.map { date, code, rate in
        var expense = Expense(
          when: DayAndTime(date: try day(date)), category: "food",
          amount: Money(minorUnits: 100, currency: try #require(Currency(code: code))), what: "",
          place: .init(file: "budget.yml"))
        expense.rate = rate.flatMap { ExchangeRate($0) }
        return expense
      })
    return RateNeeds(
      settings: settings, budget: budget, dates: try day("2026-05-01")...day("2026-05-05"),
      today: try day(today))
  }

  @Test("what is booked in another currency needs a rate as well, also without a budget")
  func booked() throws {
    let yen = try #require(Currency(code: "JPY"))
    let cost = Expense(
      when: DayAndTime(date: try day("2026-05-02")), category: "lodging",
      amount: Money(minorUnits: 30_000, currency: yen), what: "Ryokan", place: .init(file: "itinerary.yml"))
    let needs = try #require(
      RateNeeds(
        settings: TripSettings(), budget: nil, bookings: [cost],
        dates: try day("2026-05-01")...day("2026-05-05"), today: try day("2026-06-01")))
    #expect(needs.currencies.map(\.code) == ["JPY"] && needs.unsettled == [yen])
  }

  @Test(
    "places where one might go need their currencies from the first of January two years back, and one's own")
  func destinations() throws {
    func codes(_ codes: [String], own: String) throws -> RateNeeds? {
      RateNeeds(
        of: try codes.map { try #require(Currency(code: $0)) }, own: try #require(Currency(code: own)),
        today: try day("2026-08-01"))
    }
    let yen = try #require(try codes(["JPY", "EUR", "JPY"], own: "EUR"))
    #expect(yen.currencies.map(\.code) == ["JPY"] && yen.unsettled.isEmpty)
    #expect(try yen.days == day("2024-01-01")...day("2026-08-01"))
    #expect(try codes(["EUR"], own: "CHF")?.currencies.map(\.code) == ["CHF"])
    #expect(try codes(["EUR"], own: "EUR") == nil)
    #expect(try codes([], own: "CHF") == nil)
  }

  @Test("a trip needs its own currency and the foreign ones, ten days before to its last")
  func needed() throws {
    #expect(try needs([("2026-05-02", "EUR", nil)], own: "EUR") == nil)
    let euro = try #require(try needs([("2026-05-02", "USD", nil), ("2026-04-20", "CHF", nil)], own: "EUR"))
    #expect(euro.currencies.map(\.code) == ["CHF", "USD"])
    #expect(euro.unsettled.map(\.code) == ["USD"])
    #expect(try euro.days == day("2026-04-10")...day("2026-05-05"))
    let dollars = try #require(try needs([("2026-05-09", "MAD", "0.1")], own: "USD", today: "2026-05-03"))
    #expect(dollars.currencies.map(\.code) == ["MAD", "USD"])
    #expect(dollars.unsettled.isEmpty)
    #expect(try dollars.days == day("2026-04-21")...day("2026-05-03"))
    // A trip that is yet to come gets the latest rates that there are.
    let planned = try #require(try needs([("2026-05-02", "USD", nil)], own: "EUR", today: "2026-01-15"))
    #expect(try planned.days == day("2026-01-05")...day("2026-01-15"))
  }
}

import CSVText
import Diagnostics
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

/// What was spent for spreadsheets.
@Suite("expenses.csv")
struct ExpensesCSVTests {
  static let expected = """
    date,time,category,amount,currency,rate,in EUR,what,over,paid by,for
    2026-05-01,,lodging,350.00,EUR,,350.00,"Pensão Flor, 4 nights",4,Ana,
    2026-05-03,14:20,food,7.80,EUR,,7.80,"Pastéis ""for"" four",,Ben,"Ana; Ben"
    2026-05-03,14:20:05+01:00,fun,23.50,CHF,1.04,24.44,'=HYPERLINK(1),,Ana,"Ana × 2; Ben"
    2026-05-04,,transport,-1250,JPY,,-7.38,Tram card returned,,,

    """

  static func make() throws -> Trip {
    var settings = TripSettings()
    settings.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
    let place = SourcePlace(file: "budget.yml")
    func when(_ day: Int, _ second: Int? = nil, _ offset: Int? = nil) throws -> DayAndTime {
      DayAndTime(
        date: try LisbonTrip.day(day),
        time: second.flatMap { LocalTime(hour: 14, minute: 20, second: $0) },
        offset: offset.flatMap { UTCOffset(seconds: $0) })
    }
    func money(_ units: Int, _ code: String) throws -> Money {
      Money(minorUnits: units, currency: try #require(Currency(code: code)))
    }
    let both = [Expense.Share(traveller: "Ana", parts: 1), Expense.Share(traveller: "Ben", parts: 1)]
    let yen = try #require(Currency(code: "JPY"))
    var budget = Budget(
      rates: [yen: try #require(ExchangeRate("0.0059"))],
      expenses: [
        Expense(
          when: try when(1), category: "lodging", amount: try money(35_000, "EUR"),
          what: "Pensão Flor, 4 nights", paidBy: "Ana", place: place),
        Expense(
          when: try when(3, 0), category: "food", amount: try money(780, "EUR"), what: "Pastéis \"for\" four",
          paidBy: "Ben", shares: both, place: place),
        Expense(
          when: try when(3, 5, 3600), category: "fun", amount: try money(2350, "CHF"), what: "=HYPERLINK(1)",
          paidBy: "Ana", shares: [Expense.Share(traveller: "Ana", parts: 2), both[1]],
          place: place),
        Expense(
          when: try when(4), category: "transport", amount: try money(1250, "JPY"), isRefund: true,
          what: "Tram card returned", place: place),
      ])
    budget.expenses[0].days = 4
    budget.expenses[2].rate = ExchangeRate("1.04")
    return Trip(folderName: "money", settings: settings, budget: budget)
  }

  static func file(
    of trip: Trip, for audience: Audience = .readers
  ) throws -> StreamedFile? {
    let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(20), for: audience).plan
    let file = ExpensesCSV.file(of: plan)
    #expect(file?.path == plan.addresses.expenses)
    #expect(FilesDocument(plan).expenses == file?.path.text)
    guard let file else { return nil }
    guard case .portions(let content) = file.content else { throw WrongContent() }
    return content
  }

  private struct WrongContent: Error {}

  /// The text behind the mark of UTF-8, with plain line ends.
  static func text(of trip: Trip, for audience: Audience = .readers) throws -> String? {
    guard let file = try file(of: trip, for: audience) else { return nil }
    #expect(file.bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    let text = String(decoding: file.bytes.dropFirst(3), as: UTF8.self)
    #expect(text.matches(of: /\n/).isEmpty, "every line ends with CR LF")
    return text.replacing("\r\n", with: "\n")
  }

  @Test("holds a row for each expense that counts; refunds are negative, so that sums are right")
  func rows() throws {
    #expect(try Self.text(of: try Self.make()) == Self.expected)
  }

  @Test("is absent where no expense is published one by one", arguments: ["totals", "no", "none spent"])
  func absent(what: String) throws {
    var trip = try Self.make()
    switch what {
    case "totals": trip.settings.publish.budget = .totals
    case "no": trip.settings.publish.budget = .none
    default: trip.budget?.expenses = []
    }
    #expect(try Self.file(of: trip) == nil)
  }

  @Test("names nobody where people are not published, not even in its headings")
  func people() throws {
    var trip = try Self.make()
    trip.settings.publish.people = false
    let text = try #require(try Self.text(of: trip))
    #expect(text.hasPrefix("date,time,category,amount,currency,rate,in EUR,what,over\n"))
    #expect(!text.contains("Ana") && !text.contains("Ben"))
  }

  @Test("says how it was paid where that is told, and names accounts only where they are published")
  func means() throws {
    var trip = try Self.make()
    trip.budget?.expenses[0].means = "=purse"
    trip.budget?.expenses[1].means = "card"
    let rows = try #require(try Self.text(of: trip)).split(separator: "\n")
    #expect(rows.map { $0.hasSuffix(",paid with") } == [true, false, false, false, false])
    #expect(rows[1].hasSuffix(",4,Ana,,") && rows[2].hasSuffix(",Ben,\"Ana; Ben\",card"))
    trip.settings.publish.accounts = true
    trip.settings.publish.people = false
    let open = try #require(try Self.text(of: trip)).split(separator: "\n")
    #expect(open[0].hasSuffix(",what,over,paid with") && open[1].hasSuffix(",4,'=purse"))
  }

  @Test("holds nothing that is kept back, but for the author")
  func keptBack() throws {
    var trip = try Self.make()
    trip.budget?.expenses[1].keptBack = [KeptBack(.draft, at: SourcePlace(file: "budget.yml"))]
    let text = try #require(try Self.text(of: trip))
    #expect(!text.contains("Pastéis") && text.contains("Pensão"))
    #expect(try Self.text(of: trip, for: .author) == Self.expected)
  }

  @Test("is made in portions of a few thousand rows, however many there are")
  func portions() throws {
    var trip = try Self.make()
    let one = try #require(trip.budget?.expenses[1])
    trip.budget?.expenses = Array(repeating: one, count: 8000)
    let file = try #require(try Self.file(of: trip))
    let sizes = file.portions.map(\.count)
    #expect(sizes.count > 3 && sizes.allSatisfy { $0 < 1 << 20 })
    #expect(CSVTable(file: "expenses.csv", bytes: file.bytes).rows.count == 8001)
  }

  @Test(
    "lets no text out of its cell, and none run as a formula",
    arguments: [
      "=1+1", "+1", "-1", "@SUM(A1)", "\tx", "'=1", "''=1", "'plain", "a\r\nb", "a\"b", "a,b", "；", "＝1",
      "\"",
      "a;b|c",
    ])
  func hostile(text: String) throws {
    var trip = try Self.make()
    let one = try #require(trip.budget?.expenses[0])
    trip.budget?.expenses = [one]
    trip.budget?.expenses[0].what = text
    trip.budget?.expenses[0].paidBy = text
    let table = CSVTable(file: "expenses.csv", bytes: try #require(try Self.file(of: trip)).bytes)
    #expect(table.rows.map(\.cells.count) == [11, 11])
    for column in [7, 9] {
      let cell = table.rows[1].cells[column].text
      #expect(!"=+-@\t\r\n＝".contains(cell.first ?? "="))
      #expect(CSVWriter.text(of: cell) == text)
    }
  }
}

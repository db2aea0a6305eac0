import Claims
import Importing
import Diagnostics
import Testing
import TripModel

@testable import TripImport

@Suite("A column of a foreign table")
struct ColumnTests {
  private func read(
    _ column: ExpenseColumn, _ cells: [String], _ change: (inout ImportOptions) -> Void = { _ in }
  )
    -> TableReading
  {
    let rows = cells.map { column == .date ? "\($0);1" : "2026-05-03;\($0)" }
    return ImportTrip.read((["day;sum"] + rows).joined(separator: "\n")) {
      $0.columns = [.date: "day", .amount: "sum"]
      $0.category = "food"
      change(&$0)
    }
  }

  private func amounts(_ reading: TableReading) -> [String] {
    reading.rows.map { ($0.expenses[0].isRefund ? "-" : "") + $0.expenses[0].amount.decimal }
  }

  @Test("of days without a year is in that nearest to the trip, else to the row before")
  func withoutYear() throws {
    let cells = ["28.12.22", "9.7.", "9.7", "31.12.", "1.1. 14:20", "30.2.", "9."]
    func days(_ start: String?, _ end: String?) -> [String] {
      var settings = ImportTrip.settings
      settings.start = start.flatMap { LocalDate(iso: $0) }
      settings.end = end.flatMap { LocalDate(iso: $0) }
      var options = ImportOptions()
      options.columns = [.date: "day", .amount: "sum"]
      let text = (["day;sum"] + cells.map { "\($0);1" }).joined(separator: "\n")
      let reading = TableReading.read(Array(text.utf8), file: "a.csv", settings: settings, options: options)
      claim(reading.leftOut, is: 2)
      return reading.rows.map { $0.expenses[0].when.date.description }
    }
    claim(
      days("2023-07-08", "2023-07-25"),
      is: ["2022-12-28", "2023-07-09", "2023-07-09", "2023-12-31", "2024-01-01"])
    claim(
      days("2023-12-27", "2024-01-05"),
      is: ["2022-12-28", "2023-07-09", "2023-07-09", "2023-12-31", "2024-01-01"])
    claim(
      days(nil, nil), is: ["2022-12-28", "2022-07-09", "2022-07-09", "2022-12-31", "2023-01-01"])
  }

  static let byHand = """
    date,what,amount,cur,who paid,for
    5.9.2026,taxi,500,INR,Ana,all
    5.9.2026,flights,411.60,EUR,Ben,"Ana, Ben"
    6.9.2026,dinner,"14,000",INR,everyone,Ana & Cleo × 2
    """

  private static let asMeant = [
    "2026-09-05 other 500.00 INR taxi, Ana", "2026-09-05 other 411.60 EUR flights, Ben for Ana 1 Ben 1",
    "2026-09-06 other 14000.00 INR dinner, Ana 1 Cleo 2",
  ]

  @Test(
    "of a table by hand is known by what one calls it; all are all travellers, and commas set names apart")
  func byHand() {
    let reading = ImportTrip.read(Self.byHand)
    claim(ImportTrip.lines(reading), is: Self.asMeant)
    claim(reading.leftOut, is: 0)
  }

  @Test("of codes of currencies is the currency, whatever it is called")
  func currencies() {
    let strange = Self.byHand.replacing("cur", with: "in")
    claim(ImportTrip.lines(ImportTrip.read(strange)), is: Self.asMeant)
    let named = ImportTrip.read(strange) { $0.columns = [.date: "date", .amount: "amount", .what: "what"] }
    claim(
      named.rows.map { $0.expenses[0].amount.currency.code }, is: ["INR", "EUR", "INR"])
    // Neither two of them, nor one that says for whom it was, nor one beside amounts of one currency.
    for text in [
      "date,amount,a,b\n2026-05-03,1,INR,USD", "date,amount,a\n2026-05-03,1,ALL",
      "date,amount (CHF),a\n2026-05-03,1,USD",
    ] {
      let reading = ImportTrip.read(text) {
        $0.columns = [.date: "date", .amount: text.contains("CHF") ? "amount (CHF)" : "amount"]
      }
      claim(
        reading.rows.map { $0.expenses[0].amount.currency.code }, is: [text.contains("CHF") ? "CHF" : "EUR"])
    }
  }

  @Test("of an unknown table is named in the advice where its heading or its cells say what it holds")
  func advice() {
    let reading = ImportTrip.read(
      "when,note,amount,in,who paid,for,mood\n5.9.2026,taxi,500,INR,Ana,all,good\n")
    #expect(
      reading.diagnostics.first?.advice?.contains(
        "--columns 'date=…, amount=amount, currency=in, what=…, paid by=who paid'") == true)
  }

  @Test("of categories is known by words of many languages, and a strange one by those of its row")
  func categories() {
    let reading = ImportTrip.read(
      "day;sort;sum;text\n"
        + [
          "2026-05-03;Fähre;1;a", "2026-05-03;Stellplatz;1;b", "2026-05-03;Eintritt;1;c",
          "2026-05-03;Spaß;1;d",
          "2026-05-03;Parken;1;e", "2026-05-03;Fixkosten;1;Miete",
        ].joined(separator: "\n")
    ) { $0.columns = [.date: "day", .category: "sort", .amount: "sum", .what: "text"] }
    claim(
      reading.rows.map { $0.expenses[0].category },
      is: ["transport", "lodging", "sights", "fun", "transport", "other"])
    #expect(reading.diagnostics.contains { $0.advice?.contains("'Fixkosten=lodging'") == true })
  }

  @Test(
    "of amounts is read one way, whatever a cell by itself would be",
    arguments: [
      (["1,234", "0,50"], ["too-many-digits", "0.50"]), (["1,234", "12.50"], ["1234.00", "12.50"]),
      (["1.234,56", "1.234"], ["1234.56", "1234.00"]), (["1'234.50", "12"], ["1234.50", "12.00"]),
      (["12,00,000", "5.5"], ["1200000.00", "5.50"]),
      (["€ 12,50", "12,50 €", "(12,50)", "12,50-"], ["12.50", "12.50", "-12.50", "-12.50"]),
      (["1 234,5", "-7"], ["1234.50", "-7.00"]), (["7", "8"], ["7.00", "8.00"]),
      (["1.500", "2.250.000"], ["1500.00", "2250000.00"]),
    ] as [([String], [String])])
  func amounts(cells: [String], expected: [String]) {
    let reading = read(.amount, cells)
    let problems = reading.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
    #expect(problems + amounts(reading) == expected)
  }

  @Test("of amounts that read two ways is not guessed, but told with both and a way out")
  func ambiguousAmounts() throws {
    let reading = read(.amount, ["1.234", "7", "2.345"])
    let told = try #require(reading.diagnostics.first)
    #expect(told.code == .ambiguousColumn && told.message.contains("1.234 or 1234") && told.others.count == 1)
    #expect(told.advice?.contains("--decimals") == true && reading.leftOut == 3)
    #expect(amounts(read(.amount, ["1.234", "7"]) { $0.decimals = .comma }) == ["1234.00", "7.00"])
    let both = read(.amount, ["1,50", "1.50"])
    #expect(both.diagnostics.first?.code == .ambiguousColumn && both.rows.isEmpty)
    #expect(amounts(read(.amount, ["1,50", "1.50"]) { $0.decimals = .point }) == ["1.50"])
  }

  @Test(
    "of days is read one way, which any of its days shows",
    arguments: [
      (["03/05/2026", "13/05/2026"], ["2026-05-03", "2026-05-13"]),
      (["03/05/2026", "05/13/26"], ["2026-03-05", "2026-05-13"]),
      (["3.5.26", "2026-05-04"], ["2026-05-03", "2026-05-04"]),
      (["20260503", "2026/5/3", "5/5/2026"], ["2026-05-03", "2026-05-03", "2026-05-05"]),
    ] as [([String], [String])])
  func days(cells: [String], expected: [String]) {
    #expect(read(.date, cells).rows.map { $0.expenses[0].when.date.description } == expected)
  }

  @Test("of days that may be two is told with both, and settled by an option")
  func ambiguousDays() throws {
    let cells = ["03/05/2026", "04/05/2026", "06/06/2026"]
    let reading = read(.date, cells)
    let told = try #require(reading.diagnostics.first)
    #expect(told.code == .ambiguousColumn && told.message.contains("2026-05-03 or 2026-03-05"))
    #expect(told.others.count == 1 && reading.leftOut == 2 && reading.rows.count == 1)
    let settled = read(.date, cells) { $0.dates = .monthFirst }
    #expect(
      settled.rows.map { $0.expenses[0].when.date.description } == ["2026-03-05", "2026-04-05", "2026-06-06"])
    #expect(read(.date, ["13/05/2026", "05/13/2026", "01/02/2026"]).rows.count == 0)
  }

  @Test(
    "of times takes the usual ones",
    arguments: [
      ("2026-05-03T14:20:05+01:00", "2026-05-03T14:20:05+01:00"), ("2026-05-03 14:20", "2026-05-03T14:20:00"),
      ("2026-05-03, 2:20 PM", "2026-05-03T14:20:00"), ("2026-05-03 12:00 am", "2026-05-03T00:00:00"),
      ("2026-05-03 14:20:05.123Z", "2026-05-03T14:20:05+00:00"), ("2026-05-03 25:00", "none"),
      ("2026-05-03 soon", "none"),
    ] as [(String, String)])
  func times(cell: String, expected: String) {
    #expect(read(.date, [cell]).rows.first?.expenses[0].when.moment?.description ?? "none" == expected)
  }

  @Test("of people comes out to the unit, whatever everybody bears")
  func people() throws {
    // Numbers that repeat without an end, so no two rows are alike.
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<2000 {
      let borne = ["Ana", "Ben", "Cleo"].map { (traveller: $0, units: next(3) == 0 ? 0 : next(20_000)) }
      let cost = borne.reduce(0) { $0 + $1.units }
      let payers = Set((0...next(2)).map { _ in next(3) })
      guard cost > 0 else { continue }
      let (each, over) = cost.quotientAndRemainder(dividingBy: payers.count)
      let balances = borne.enumerated().map { index, person in
        let rank = payers.sorted().firstIndex(of: index)
        let paid = rank.map { each + ($0 < over ? 1 : 0) } ?? 0
        return (traveller: person.traveller, units: paid - person.units)
      }
      guard balances.contains(where: { $0.units > 0 }) else { continue }
      let payments = try #require(FairShares.payments(of: balances, cost: cost))
      #expect(payments.reduce(0) { $0 + $1.units } == cost)
      var back: [String: Int] = [:]
      for payment in payments {
        back[payment.payer, default: 0] += payment.units
        for (name, units) in Self.split(payment.units, payment.shares) { back[name, default: 0] -= units }
      }
      #expect(balances.allSatisfy { back[$0.traveller] ?? 0 == $0.units }, "\(borne) \(payers)")
    }
  }

  /// Shares of an amount, what is left over to the largest remainders: as the planner divides it.
  private static func split(_ amount: Int, _ shares: [Expense.Share]) -> [(String, Int)] {
    let all = shares.reduce(0) { $0 + $1.parts }
    let exact = shares.map { (amount * $0.parts).quotientAndRemainder(dividingBy: all) }
    var units = exact.map(\.quotient)
    let order = exact.indices.sorted { (-exact[$0].remainder, $0) < (-exact[$1].remainder, $1) }
    for index in order.prefix(amount - units.reduce(0, +)) { units[index] += 1 }
    return zip(shares.map(\.traveller), units).map { ($0, $1) }
  }
}

import Importing
import CSVText
import Diagnostics
import TripModel

/// When something was paid in a row, and how much.
extension RowReader {
  mutating func when(_ row: CSVTable.Row) throws(RowRefusal) -> DayAndTime {
    guard let cell = layout.cell(.date, of: row) else { throw .missing("day", "date") }
    guard let written = WrittenDay(cell.text) ?? nearby.flatMap({ WrittenDay(cell.text, near: $0) }) else {
      throw .wrong(
        .badDate, "Invalid day: “\(cell.text.short)”", cell,
        advice: "Write it like 2026-05-03, and import again.")
    }
    guard let order = written.isPlain ? .dayFirst : findings.dates else { throw .told }
    guard let date = written.date(order) else {
      throw .wrong(
        .badDate,
        "Invalid day “\(cell.text.short)”: the days of this column are \(order.rawValue)",
        cell, advice: "Write it like 2026-05-03, or say --dates.")
    }
    last = date
    guard let clock = layout.cell(.time, of: row) else {
      return DayAndTime(date: date, time: written.time, offset: written.offset)
    }
    guard let time = WrittenClock(clock.text) else {
      throw .wrong(
        .badTime, "Invalid time: “\(clock.text.short)”", clock,
        advice: "Write it like 14:20, and import again.")
    }
    return DayAndTime(date: date, time: time.time, offset: time.offset)
  }

  /// Days near which one without a year lies: those of the trip, else that of the row before.
  private var nearby: ClosedRange<LocalDate>? {
    if let first = settings.start ?? settings.end, let last = settings.end ?? settings.start, first <= last {
      return first...last
    }
    return last.map { $0...$0 }
  }

  /// With its sign.
  func amount(_ row: CSVTable.Row) throws(RowRefusal) -> Money {
    guard let cell = layout.cell(.amount, of: row) else { throw .missing("amount", "amount") }
    guard let written = WrittenAmount(cell.text) else { throw .badAmount(cell) }
    let currency = try currency(row, mark: written.mark, of: cell)
    let money = try money(written, cell, in: currency)
    guard money.minorUnits != 0 else {
      throw .noExpense("Amount is zero", cell, advice: "Add it by hand if it cost something.")
    }
    return money
  }

  func money(
    _ written: WrittenAmount, _ cell: CSVTable.Cell, in currency: Currency
  ) throws(RowRefusal) -> Money {
    guard let mark = findings.decimals else { throw .told }
    guard let parts = written.parts(mark) else {
      throw .wrong(
        .badMoney, "Invalid amount: “\(cell.text.short)” has no \(mark.rawValue) before its decimals", cell,
        advice:
          "The amounts of a column are all read alike; if they have a \(mark.other.rawValue), say --decimals "
          + "\(mark.other.rawValue)."
      )
    }
    var fraction = parts.fraction[...]
    while fraction.count > currency.digits, fraction.last == "0" { fraction.removeLast() }
    guard fraction.count <= currency.digits else {
      throw .wrong(
        .tooManyDigits, "Too many decimals for \(currency.code): “\(cell.text.short)”", cell,
        advice: "Round it, and import again.")
    }
    let filled = parts.whole + fraction + String(repeating: "0", count: currency.digits - fraction.count)
    guard let units = Int(filled), units <= Money.largestMinorUnits else { throw .badAmount(cell) }
    return Money(minorUnits: written.isNegative ? -units : units, currency: currency)
  }

  /// The one beside the number, that of the row, of the heading, or the trip's.
  private func currency(
    _ row: CSVTable.Row, mark: String, of amount: CSVTable.Cell
  ) throws(RowRefusal) -> Currency {
    let cell = layout.cell(.currency, of: row)
    let written = mark.isEmpty ? cell?.text ?? "" : mark
    guard !written.isEmpty else { return layout.currency ?? settings.currency }
    if let currency = Currency(code: written.uppercased()) { return currency }
    let codes = CurrencySymbols.codes[written.lowercased()] ?? CurrencyNames.codes(of: written) ?? []
    if codes.contains(settings.currency.code) { return settings.currency }
    if codes.count == 1, let currency = Currency(code: codes[0]) { return currency }
    throw .wrong(
      .badCurrency, "Unknown currency: “\(written.short)”",
      mark.isEmpty ? cell ?? amount : amount,
      advice: CurrencySymbols.advice(for: written.short, trip: settings.currency))
  }

  /// The amount, positive, with what the bank took for it.
  func withFee(_ amount: Money, _ row: CSVTable.Row, isRefund: Bool) throws(RowRefusal) -> Money {
    var money = amount.minorUnits < 0 ? -amount : amount
    guard let cell = layout.cell(.fee, of: row) else { return money }
    guard let written = WrittenAmount(cell.text) else { throw .badAmount(cell) }
    let fee = try self.money(written, cell, in: amount.currency)
    let taken = fee.minorUnits < 0 ? -fee : fee
    money += isRefund ? -taken : taken
    guard (1...Money.largestMinorUnits).contains(money.minorUnits) else { throw .badAmount(cell) }
    return money
  }

  func rate(_ row: CSVTable.Row) throws(RowRefusal) -> ExchangeRate? {
    guard let cell = layout.cell(.rate, of: row) else { return nil }
    guard let rate = ExchangeRate(cell.text) else {
      throw .wrong(
        .badNumber, "Invalid rate: “\(cell.text.short)”", cell, advice: "Write it with a point, such as 1.04."
      )
    }
    return rate
  }

  func days(_ row: CSVTable.Row) throws(RowRefusal) -> Int {
    guard let cell = layout.cell(.over, of: row) else { return 1 }
    guard let days = Int(cell.text), (1...400).contains(days) else {
      throw .wrong(
        .badNumber, "Not a number of days from 1 to 400: “\(cell.text.short)”", cell,
        advice: "Correct it, or leave it out.")
    }
    return days
  }
}

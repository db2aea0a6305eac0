import Importing
import CSVText
import Diagnostics
import TripModel

/// What the whole columns of a table show: how its days and its amounts are written. No cell is read by another rule
/// than its column.
struct ColumnFindings {
  /// Nil where a column reads two ways; then nothing of it is read.
  private(set) var dates: DateOrder?
  private(set) var decimals: DecimalMark?
  private(set) var sense: TablePreset.Sense
  private(set) var diagnostics: [Diagnostic] = []

  init(_ table: CSVTable, _ layout: TableLayout, options: ImportOptions) {
    sense = layout.preset.sense ?? .spentIsPositive
    decideDates(table, layout, options)
    decideDecimals(table, layout, options)
    if layout.preset.sense == nil { decideSense(layout) }
  }

  private mutating func decideDates(_ table: CSVTable, _ layout: TableLayout, _ options: ImportOptions) {
    dates = options.dates ?? layout.preset.dates
    guard dates == nil else { return }
    var shown: [DateOrder: CSVTable.Cell] = [:]
    var open: [CSVTable.Cell] = []
    for row in layout.rows {
      guard let cell = layout.cell(.date, of: row), let day = Self.day(cell.text) else { continue }
      if let evidence = day.evidence { shown[evidence] = shown[evidence] ?? cell }
      if day.evidence == nil, !day.isPlain { open.append(cell) }
    }
    if shown.count == 1 || open.isEmpty {
      dates = shown[.monthFirst] != nil && shown[.dayFirst] == nil ? .monthFirst : .dayFirst
      return
    }
    guard let first = open.first, let day = Self.day(first.text) else { return }
    var diagnostic = Diagnostic.ambiguousDates(
      first.text, day, isContradicted: !shown.isEmpty, at: table.place(of: first))
    diagnostic.others = open.dropFirst().map { table.place(of: $0) }
    diagnostics.append(diagnostic)
  }

  /// Of a day without a year any leap year shows as well which number is the month.
  private static func day(_ text: String) -> WrittenDay? {
    WrittenDay(text) ?? LocalDate(year: 2024, month: 7, day: 1).flatMap { WrittenDay(text, near: $0...$0) }
  }

  private mutating func decideDecimals(_ table: CSVTable, _ layout: TableLayout, _ options: ImportOptions) {
    decimals = options.decimals ?? layout.preset.decimals
    guard decimals == nil else { return }
    var shown: [DecimalMark: CSVTable.Cell] = [:]
    var open: [CSVTable.Cell] = []
    for row in layout.rows {
      let code = layout.cell(.currency, of: row).flatMap { Currency(code: $0.text.uppercased()) }
      let hasDecimals = (code ?? layout.currency)?.digits != 0
      guard let cell = layout.cell(.amount, of: row), let amount = WrittenAmount(cell.text) else { continue }
      switch amount.evidence(hasDecimals: hasDecimals) {
      case .only(let mark): shown[mark] = shown[mark] ?? cell
      case .either: open.append(cell)
      case .neither: break
      }
    }
    if let point = shown[.point], let comma = shown[.comma] {
      diagnostics.append(.contradictingDecimals(point.text, comma.text, at: table.place(of: comma)))
    } else if let only = shown.keys.first {
      decimals = only
    } else if let first = open.first, let amount = WrittenAmount(first.text) {
      var diagnostic = Diagnostic.ambiguousDecimals(first.text, amount, at: table.place(of: first))
      diagnostic.others = open.dropFirst().map { table.place(of: $0) }
      diagnostics.append(diagnostic)
    } else {
      decimals = .point
    }
  }

  /// Most amounts of an account are what was spent, so where most are negative, that is what negative means.
  private mutating func decideSense(_ layout: TableLayout) {
    var (negative, all) = (0, 0)
    for row in layout.rows {
      guard let cell = layout.cell(.amount, of: row), let amount = WrittenAmount(cell.text) else { continue }
      all += 1
      if amount.isNegative { negative += 1 }
    }
    sense = negative * 2 > all ? .spentIsNegative : .spentIsPositive
  }
}

extension Diagnostic {
  fileprivate static func ambiguousDates(
    _ text: String, _ day: WrittenDay, isContradicted: Bool, at place: SourcePlace
  ) -> Diagnostic {
    let ways = [day.dayFirst, day.monthFirst].compactMap { $0?.description }.joined(separator: " or ")
    return Diagnostic(
      .error, .ambiguousColumn,
      "“\(text)” may be \(ways), and the other days of the column "
        + (isContradicted ? "show both ways of writing them" : "do not show which"), at: place,
      advice: "Say it with --dates day-first or --dates month-first.")
  }

  fileprivate static func ambiguousDecimals(
    _ text: String, _ amount: WrittenAmount, at place: SourcePlace
  ) -> Diagnostic {
    func read(_ mark: DecimalMark) -> String {
      amount.parts(mark).map { $0.fraction.isEmpty ? $0.whole : "\($0.whole).\($0.fraction)" } ?? text
    }
    return Diagnostic(
      .error, .ambiguousColumn,
      "“\(text)” may be \(read(.point)) or \(read(.comma)), and the other amounts of the column do not show which",
      at: place, advice: "Say what stands before the decimals: --decimals point or --decimals comma.")
  }

  fileprivate static func contradictingDecimals(
    _ point: String, _ comma: String, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .error, .ambiguousColumn,
      "“\(comma)” has a comma before its decimals, and “\(point)” in the same column a point", at: place,
      advice: "Say which is right for the column: --decimals point or --decimals comma.")
  }
}

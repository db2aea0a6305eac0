import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilder
import TripImport
import TripModel
import TripWriter

/// `tripbook import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the expenses of a table of another program to budget.yml.",
    discussion: """
      The table is a CSV file from Splitwise, Tricount, Revolut, N26 or a Sparkasse, an expenses.csv of Tripbook's, \
      or any other whose columns you name. Every row is used, or named with the reason. A second time the same file \
      adds nothing.

      EXAMPLES
        tripbook import splitwise.csv lisbon
        tripbook import splitwise.csv lisbon --as 'Ana M.=Ana' --dry-run
        tripbook import table.csv lisbon --columns 'date=Day, amount=Sum, what=Text'

      EXIT STATUS
        0 all rows are used; 1 some are left out; 2 wrong use; 3 nothing written
      """)

  @Argument(help: ArgumentHelp("The table.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The trip folder, unless you are in it.", valueName: "folder"))
  var folder: String?

  @Option(
    help:
      "What the table is from, where its headings do not show it: tripbook, splitwise, tricount, revolut, n26, sparkasse."
  )
  var preset: String?

  @Option(
    help: ArgumentHelp(
      "The headings of the columns, as in 'date=Day, amount=Sum, what=Text'.", valueName: "map"))
  var columns: String?

  @Option(help: "What 03/05/2026 is: day-first or month-first.")
  var dates: DateOrder?

  @Option(help: "What stands before the decimals: comma or point.")
  var decimals: DecimalMark?

  @Option(
    help: ArgumentHelp(
      "The category of rows without one; or one of ours for one of theirs, as in 'Gifts=shopping'. May be given several times.",
      valueName: "name"))
  var category: [String] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "A traveller for a name in the table, as in 'Ana M.=Ana'; may be given several times.",
      valueName: "name=traveller"))
  var names: [String] = []

  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @OptionGroup var options: SharedOptions

  /// A hundred thousand rows are ten megabytes; a larger file is something else.
  private static let mostBytes = 16 << 20

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      var settings = try importOptions()
      let bytes = try bytes(surroundings)
      let desk = try await Desk.open(folder, options, surroundings)
      settings.knownCategories = ExpenseDesk(desk: desk).categories
      let reading = TableReading(bytes, file: file, settings: desk.trip.settings, options: settings)
      guard reading.title != nil else { throw CommandStop(reading.diagnostics) }
      let added = try ImportDesk(desk: desk).add(reading, isDryRun: dryRun)
      var result = WritingResult(lines: lines(reading, added, desk))
      result.diagnostics = (reading.diagnostics + added.unwritten).inReadingOrder().gathered()
      if reading.leftOut + added.unwrittenRows > 0 {
        result.exitStatus = added.expenses.isEmpty && added.there == 0 ? 3 : 1
      }
      return result
    }
  }

  private func lines(_ reading: TableReading, _ added: ImportDesk.Added, _ desk: Desk) -> [String] {
    let file = desk.shown(desk.folder.smallFile("budget"))
    var lines: [String] = []
    if dryRun { lines += added.categories.map { "\($0): ~" } + added.lines.map { "- " + $0 } }
    let leftOut = reading.leftOut + added.unwrittenRows
    let used = reading.rows.count - added.there - added.unwrittenRows
    var parts = [
      "\(used) \(dryRun ? "to be added" : "added")", "\(added.there) already there", "\(leftOut) left out",
    ]
    if reading.totals > 0 { parts.append("\(reading.totals) of sums") }
    lines.append(
      "\(reading.title ?? ""): \(Console.count(reading.count, "row")): \(parts.joined(separator: ", ")).")
    if !added.expenses.isEmpty, !dryRun {
      lines.append("Wrote \(Console.count(added.expenses.count, "expense")) into \(file).")
      lines += added.missingRates(desk.trip).map {
        "It counts once `rates:` in \(file) says what one \($0) is worth."
      }
      lines.append("To see it: \(desk.command("build")).")
    }
    return lines
  }

  // MARK: What was said

  private func importOptions() throws -> ImportOptions {
    var options = ImportOptions()
    options.dates = dates
    options.decimals = decimals
    options.preset = preset
    if let preset, !TableReading.presets.contains(preset) {
      throw CommandStop.notSaid(
        "There is no preset “\(preset)”", advice: "There are \(TableReading.presets.joined(separator: ", "))."
      )
    }
    options.columns = try columns.map(columnMap) ?? [:]
    for category in category {
      if let (foreign, ours) = Self.pair(category) {
        options.categories[foreign] = ours
      } else {
        options.category = category
      }
    }
    for name in names {
      guard let (foreign, ours) = Self.pair(name) else {
        throw CommandStop.notSaid(
          "--as wants two names",
          advice: "Write it like --as 'Ana M.=Ana': the table's name, then the traveller's.")
      }
      options.names[foreign] = ours
    }
    return options
  }

  private func columnMap(_ text: String) throws -> [ExpenseColumn: String] {
    var map: [ExpenseColumn: String] = [:]
    for part in text.split(separator: ",") {
      guard let (name, heading) = Self.pair(String(part)),
        let column = ExpenseColumn(rawValue: name.lowercased())
      else {
        throw CommandStop.notSaid(
          "--columns: “\(part)” names no column",
          advice: "Write it like 'date=Day, amount=Sum'. There are "
            + ExpenseColumn.allCases.map(\.rawValue).joined(separator: ", ") + ".")
      }
      map[column] = heading
    }
    guard map[.date] != nil, map[.amount] != nil else {
      throw CommandStop.notSaid(
        "--columns wants a date and an amount at least", advice: "Write it like 'date=Day, amount=Sum'.")
    }
    return map
  }

  /// What stands on both sides of the first `=`.
  private static func pair(_ text: String) -> (String, String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    return parts.count == 2 && !parts.contains("") ? (parts[0], parts[1]) : nil
  }

  private func bytes(_ surroundings: Surroundings) throws -> [UInt8] {
    let url = URL(fileURLWithPath: surroundings.absolute(file)).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else {
      throw CommandStop.notSaid("There is no file “\(file)”", advice: "Name the table that you exported.")
    }
    guard (facts?[.size] as? Int ?? 0) <= Self.mostBytes, let data = try? Data(contentsOf: url) else {
      throw CommandStop(
        .unknownTable, "“\(file)” cannot be read, or is larger than \(Self.mostBytes >> 20) MB",
        advice: "Export a shorter time.")
    }
    return Array(data)
  }
}

extension DateOrder: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}

/// Puts what a table says into the budget of a trip.
struct ImportDesk {
  let desk: Desk

  /// What became of the expenses of a table.
  struct Added {
    /// As they are read again.
    var expenses: [Expense] = []
    /// Categories of the table's own, which the budget is to know.
    var categories: [String] = []
    /// The lines that hold them.
    var lines: [String] = []
    /// Rows that are all in the budget already.
    var there = 0
    /// Of those that no spelling says.
    var unwritten: [Diagnostic] = []
    var unwrittenRows: Int { Set(unwritten.map(\.place)).count }

    /// Foreign currencies for which there is no rate, in the order of their codes.
    func missingRates(_ trip: Trip) -> [Currency] {
      let known = trip.budget?.rates ?? [:]
      let foreign = expenses.filter { $0.rate == nil }.map(\.amount.currency)
      return Set(foreign).filter { $0 != trip.settings.currency && known[$0] == nil }.sorted()
    }
  }

  /// Adds all in one change, or nothing.
  func add(_ reading: TableReading, isDryRun: Bool) throws(WriteProblem) -> Added {
    let file = desk.folder.smallFile("budget")
    // A file that would stay the same is not touched, and one that is not there not made.
    let before = current(file)
    var result = try grown(before, with: reading, file: file)
    if isDryRun || result.added.expenses.isEmpty { return result.added }
    try desk.folder.change(file) { old throws(WriteProblem) in
      if old != before { result = try grown(old, with: reading, file: file) }
      return result.bytes
    }
    return result.added
  }

  private func current(_ file: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: desk.folder.root + "/" + file))).map { Array($0) }
  }

  /// The file with what is new. Each expense is written the shortest way that a build reads as it is meant: all are written and read at
  /// once, and those that were misread are written another way.
  private func grown(
    _ old: [UInt8]?, with reading: TableReading, file: String
  ) throws(WriteProblem) -> (bytes: [UInt8], added: Added) {
    let (budget, _) = desk.survey.budget(old ?? [], file: file)
    let news = reading.news(beside: budget.expenses)
    var added = Added()
    added.there = news.there
    guard !news.expenses.isEmpty else { return (old ?? [], added) }
    added.categories = newCategories(of: news.expenses)
    var base = old
    if !added.categories.isEmpty {
      base = try ListGrowth.naming(added.categories, below: "categories", in: old, file: file).bytes
    }
    let currency = desk.trip.settings.currency
    var open = news.expenses.map { Spelt($0, tripCurrency: currency) }
    while !open.isEmpty {
      let lines = open.map(\.text)
      let edited = try ListGrowth.adding(all: lines.map { [$0] }, below: "expenses", to: base, file: file)
      let misread = misread(open.map(\.expense), in: edited, file: file)
      if misread.isEmpty {
        added.expenses = open.map(\.expense)
        added.lines = lines
        return (edited.bytes, added)
      }
      for index in misread { open[index].trySomethingElse(tripCurrency: currency) }
      added.unwritten += open.filter(\.isUnwritten).map { .unwritten($0.expense) }
      open.removeAll(where: \.isUnwritten)
    }
    return (old ?? [], added)
  }

  /// Which of the new lines, one for each expense, do not say what is meant, or not without a word about them.
  private func misread(_ expenses: [Expense], in edited: Edited, file: String) -> Set<Int> {
    let (budget, diagnostics) = desk.survey.budget(edited.bytes, file: file)
    // The key of the list is new, too, where there was none.
    let first = edited.lines.upperBound - expenses.count + 1
    var byLine: [Int: Expense] = [:]
    for expense in budget.expenses { if let line = expense.place.span?.line { byLine[line] = expense } }
    var misread: Set<Int> = []
    for (index, expense) in expenses.enumerated()
    where byLine[first + index].map({ !$0.saysTheSame(as: expense) }) ?? true {
      misread.insert(index)
    }
    for line in diagnostics.compactMap({ $0.place?.span?.line })
    where (first...edited.lines.upperBound).contains(line) {
      misread.insert(line - first)
    }
    return misread
  }

  private func newCategories(of expenses: [Expense]) -> [String] {
    var known = Set(ExpenseDesk(desk: desk).categories.map { $0.lowercased() })
    return expenses.map(\.category).filter { known.insert($0.lowercased()).inserted }
  }
}

/// An expense with the way in which it is written.
private struct Spelt {
  let expense: Expense
  private(set) var text: String
  /// Whether there is no other way.
  private(set) var isUnwritten = false
  private var number = -1

  init(_ expense: Expense, tripCurrency: Currency) {
    self.expense = expense
    text = ""
    trySomethingElse(tripCurrency: tripCurrency)
    // What no line says is a map at once.
    if isUnwritten {
      isUnwritten = false
      trySomethingElse(tripCurrency: tripCurrency)
    }
  }

  mutating func trySomethingElse(tripCurrency: Currency) {
    number += 1
    let spelling = ExpenseItem.spelling(number, of: expense, tripCurrency: tripCurrency)
    text = spelling ?? ""
    isUnwritten = spelling == nil
  }
}

extension Diagnostic {
  fileprivate static func unwritten(_ expense: Expense) -> Diagnostic {
    Diagnostic(
      .error, .cannotAppend, "This expense would not be read as it is meant, so it is left out",
      at: expense.place,
      advice: "Write it into budget.yml by hand; `tripbook check` says how it is read.")
  }
}

import Diagnostics
import Foundation
import SiteBuilder
import TripCompiler
import TripImport
import TripModel
import TripWriter

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
    // What a rate is worth is the table's own affair: it reads as it is meant.
    for line in diagnostics.filter({ $0.code != .oddRate }).compactMap({ $0.place?.span?.line })
    where (first...edited.lines.upperBound).contains(line) {
      misread.insert(line - first)
    }
    return misread
  }

  private func newCategories(of expenses: [Expense]) -> [String] {
    var known = Set(ExpenseDesk(desk: desk).categories.map { $0.lowercased() })
    return expenses.filter { !$0.isRepayment }.map(\.category).filter {
      known.insert($0.lowercased()).inserted
    }
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
      .error, .cannotAppend, "Expense left out: a build would misread it",
      at: expense.place,
      advice: "Write it into budget.yml by hand; `tripbook check` says how it is read.")
  }
}

import Diagnostics
import SiteBuilding
import TripCompiling
import TripImport
import TripModel
import TripReading
import TripWriting

/// Puts what a table says into the budget of a trip.
struct ExpenseImport {
  let session: EditSession
  let reading: TableReading
  let isDryRun: Bool

  func result() throws(WriteProblem) -> WritingResult {
    let added = try session.add(to: .expenses, isDryRun: isDryRun, news: news)
    // Where several paid, a row is several expenses.
    let unwritten = Set(added.leftOut.map(\.place)).count + added.doubted
    return added.result(
      lines(added, unwritten: unwritten), reading.diagnostics, leftOut: reading.leftOut + unwritten)
  }

  private func news(beside known: [Expense]) -> ListImport<ExpenseDraft> {
    let news = reading.news(beside: known)
    let currency = session.trip.settings.currency
    var knownCategories = Set(session.expenseCategories.map { $0.lowercased() })
    let categories = news.expenses.filter { !$0.isRepayment }.map(\.category).filter {
      knownCategories.insert($0.lowercased()).inserted
    }
    var knownMeans = Set((session.expenseMeans + Expense.commonMeans).map { $0.lowercased() })
    let accounts = news.expenses.compactMap(\.means).filter {
      knownMeans.insert($0.lowercased()).inserted
    }
    return ListImport(
      drafts: news.expenses.map { ExpenseDraft($0, tripCurrency: currency) }, there: news.there,
      remarks: news.doubted.map { .probablyThere($0.expense, $0.known, tripCurrency: currency) },
      categories: categories, accounts: accounts, doubted: news.doubted.count)
  }

  private func lines(_ added: ListImport<ExpenseDraft>, unwritten: Int) -> [String] {
    let file = session.shown(session.folder.smallFile("budget"))
    var lines: [String] = []
    if isDryRun {
      lines +=
        (added.categories + added.accounts).map { "\($0): ~" }
        + added.drafts.flatMap(\.lines).map { "- " + $0 }
    }
    let used = reading.rows.count - added.there - unwritten
    var parts = [
      "\(used) \(isDryRun ? "to be added" : "added")", "\(added.there) already there",
      "\(reading.leftOut + unwritten) left out",
    ]
    if reading.totals > 0 { parts.append("\(reading.totals) of sums") }
    lines.append(
      "\(reading.title ?? ""): \(Console.count(reading.count, "row")): \(parts.joined(separator: ", ")).")
    if added.drafts.isEmpty || isDryRun { return lines }
    lines.append("Wrote \(Console.count(added.drafts.count, "expense")) into \(file).")
    lines += missingRates(of: added.drafts.map(\.item)).map {
      "It counts once `rates:` in \(file) says what one \($0) is worth."
    }
    return lines + session.withNext()
  }

  /// Foreign currencies for which there is no rate, in the order of their codes.
  private func missingRates(of expenses: [Expense]) -> [Currency] {
    let known = session.trip.budget?.rates ?? [:]
    let foreign = expenses.filter { $0.rate == nil }.map(\.amount.currency)
    return Set(foreign).filter { $0 != session.trip.settings.currency && known[$0] == nil }.sorted()
  }
}

extension Diagnostic {
  /// Money that would count twice is in doubt left out, and its line told.
  fileprivate static func probablyThere(
    _ expense: Expense, _ known: Expense, tripCurrency: Currency
  ) -> Diagnostic {
    let line = known.place.span.map { ", in line \($0.line)" } ?? ""
    let written = ExpenseItem.spellings(of: expense, tripCurrency: tripCurrency).first ?? ""
    return Diagnostic(
      .warning, .rowLeftOut,
      "Row left out: an expense of this day and amount is in \(known.place.file) already\(line)",
      at: expense.place, advice: "If this is another one, add it there by hand: `- \(written)`.")
  }
}

/// An expense with the ways of writing it that are left.
private struct ExpenseDraft: ImportedItem {
  let item: Expense
  private var spellings: ArraySlice<String>

  init(_ expense: Expense, tripCurrency: Currency) {
    item = expense
    spellings = ExpenseItem.spellings(of: expense, tripCurrency: tripCurrency)[...]
  }

  var lines: [String] { Array(spellings.prefix(1)) }

  var isWritten: Bool { !spellings.isEmpty }

  func misreadLines(_ read: Expense) -> [Int] { item.saysTheSame(as: read) ? [] : [0] }

  mutating func rewrite(_ misread: Set<Int>) -> [Diagnostic] {
    spellings.removeFirst()
    return isWritten ? [] : [.misread("Expense", at: item.place, file: "budget.yml")]
  }
}

import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripReading
import TripWriting

/// `tripbook new expense`.
struct NewExpenseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expense",
    abstract: "Add an expense to budget.yml.",
    discussion: """
      The line is one of budget.yml: date (left out, today), time, category, amount, what it was, `, paid by NAME`, \
      `, for NAME NAME`. It is read before it is written, as a build will read it. A trip that is closed takes \
      expenses still: some bills come late.

      EXAMPLES
        tripbook new expense lisbon 'food 7.80 Pastéis for four, paid by Ben, for Ana Ben'
        tripbook new expense '2026-05-03 14:20 transport 12.50 Tram cards'
        tripbook new expense 'repayment 40, paid by Ben, for Ana'
        tripbook new expense lisbon --amount '23.50 CHF' --category fun --what 'Tram museum' --paid-by Ana

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written: the line does not read well, say
      """)

  @Argument(
    help: .tripFolder(then: "the line, in quotes", "<line"), completion: .directory)
  var words: [String] = []

  @Option(help: "What was paid, with its currency if that is not the trip's.")
  var amount: String?

  @Option(help: "What kind of expense it is.")
  var category: String?

  @Option(help: "What it was.")
  var what: String?

  @Option(name: .customLong("paid-by"), help: ArgumentHelp("Who paid.", valueName: "name"))
  var paidBy: String?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("For whom it was, if not for all; may be given several times.", valueName: "name"))
  var sharedBy: [String] = []

  @Option(help: ArgumentHelp("The day; otherwise today.", valueName: "date"))
  var day: LocalDate?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writing(options) { surroundings in
      let (folder, line) = split(surroundings)
      let session = try await EditSession.open(
        folder, options, surroundings, before: words.prefix(words.count > 1 ? 1 : 0))
      let day = (self.day ?? session.survey.today).description
      let added: EditSession.Added<Expense>
      if let line {
        guard amount == nil, category == nil, what == nil, paidBy == nil, sharedBy.isEmpty else {
          throw CommandStop.notSaid("Both a line and its parts given", advice: "Give one or the other.")
        }
        let isDated = line.prefix(5).filter(\.isNumber).count >= 4
        let whole = isDated ? line : day + " " + line
        added = try session.append([[ExpenseItem.line(whole)]], to: .expenses) { _ in true }
      } else {
        let item = try asked(day, session)
        added = try session.append(item.spellings.map { [$0] }, to: .expenses, isMeant: item.isRead)
      }
      session.console.tell(result(added, session))
    }
  }

  /// The folder where the first word is one, and the line out of the others.
  private func split(_ surroundings: Surroundings) -> (folder: String?, line: String?) {
    let hasFolder = words.first.map(surroundings.isFolder) ?? false
    let line = words.dropFirst(hasFolder ? 1 : 0).joined(separator: " ")
    return (hasFolder ? words.first : nil, line.isEmpty ? nil : line)
  }

  private func asked(_ day: String, _ session: EditSession) throws -> ExpenseItem {
    let questions = session.questions
    guard questions.isAsking || (amount != nil && category != nil) else {
      throw CommandStop.notSaid(
        "Missing amount and category",
        advice: "Write the line, such as 'food 7.80 Pastéis', or say --amount and --category.")
    }
    let isAsking = questions.isAsking && (amount == nil || category == nil)
    let amount = try self.amount ?? questions.text("Amount")
    guard let amount else { throw CommandStop.notAnswered }
    let category = try self.category ?? questions.choice("Category", among: session.expenseCategories)
    guard let category else { throw CommandStop.notAnswered }
    var item = ExpenseItem(when: day, category: category, amount: amount)
    item.what = try what ?? (isAsking ? questions.text("What was it") : nil)
    let payers = session.trip.settings.travellers.filter { $0.status == .accepted }.map(\.name)
    let asksWho = isAsking && !payers.isEmpty
    item.paidBy = try paidBy ?? (asksWho ? questions.choice("Paid by? Enter for nobody", among: payers) : nil)
    let names = sharedBy.flatMap { $0.split(separator: ",").map { $0.trimmingBlanks } }
    item.shares = names.map { Expense.Share(traveller: $0, parts: 1) }
    return item
  }

  private func result(_ added: EditSession.Added<Expense>, _ session: EditSession) -> [String] {
    let expense = added.item
    let currency = expense.amount.currency
    var lines = ["Wrote \(expense.amount.decimal) \(currency.code), \(expense.what), into \(added.place)."]
    if currency != session.trip.settings.currency, expense.rate == nil,
      session.trip.budget?.rates[currency] == nil,
      session.trip.budget?.datedRates.rate(
        of: currency, in: session.trip.settings.currency, on: expense.when.date) == nil
    {
      lines.append(
        "It counts once `rates:` in \(session.folder.smallFile("budget")) says what one \(currency.code) is worth."
      )
    }
    return lines + session.withNext()
  }
}

extension EditSession {
  /// The categories of the budget, those that were used, and the usual ones.
  var expenseCategories: [String] {
    let own =
      (trip.budget?.categories.map(\.name) ?? [])
      + (trip.budget?.expenses.filter { !$0.isRepayment }.map(\.category) ?? [])
    let usual = ["food", "lodging", "transport", "fun", "shopping", "sights", "health", "other"]
    var seen: Set<String> = []
    return (own + usual).filter { seen.insert($0.lowercased()).inserted }
  }

  /// The accounts of the budget, and what else was paid with.
  var expenseMeans: [String] {
    var seen: Set<String> = []
    let own = (trip.budget?.accountNames ?? []) + (trip.budget?.expenses.compactMap(\.means) ?? [])
    return own.filter { seen.insert($0.lowercased()).inserted }
  }
}

extension ExpenseItem {
  /// Whether an expense says what was meant.
  fileprivate func isRead(as expense: Expense) -> Bool {
    let payer = paidBy.map { $0.lowercased() }
    return expense.what == what.filled ?? expense.category && expense.paidBy?.lowercased() == payer
      && expense.shares.map { $0.traveller.lowercased() }.sorted()
        == shares.map { $0.traveller.lowercased() }.sorted()
      && expense.category.lowercased() == category.lowercased()
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

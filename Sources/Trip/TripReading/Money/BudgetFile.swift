import Diagnostics
import TripModel
import TripNotation

/// `budget.yml`: what the trip may cost, and what it did.
struct BudgetFile {
  private(set) var budget = Budget()
  /// Whether it cannot be told if all of it is to be kept back: then nobody gets any of it.
  private(set) var isLeftOut = false
  private(set) var diagnostics: [Diagnostic] = []
  private let money: MoneyText
  private let travellers: [Traveller]
  private let receipts: ReceiptNames
  private let isWithoutDays: Bool

  static func read(_ reading: NotationReader.Reading, _ context: ListContext) -> BudgetFile {
    let settings = context.settings
    let reading = reading.withDaysSettled(settings)
    var file = BudgetFile(
      money: MoneyText(tripCurrency: settings.currency), travellers: settings.travellers,
      receipts: context.receipts, isWithoutDays: settings.start == nil && settings.end == nil)
    guard reading.root.kind != .empty else { return file }
    var findings = Findings(about: reading.file)
    let marks = VisibilityMarks(ofTop: reading.root, in: reading.file, .budget)
    let list = reading.root.fields?.first { $0.key == "expenses" }?.value
    let items = list?.items?.filter { $0.kind != .empty && $0.kind != .broken } ?? []
    let visibility = ListVisibility(items, of: list, in: reading, each: .expense, all: .budget)
    let budget = FieldReader.read(reading.root, as: "budget.yml", &findings) { fields -> Budget? in
      var budget = Budget()
      budget.total = file.total(&fields)
      budget.totalPlace = fields.node("total").map { fields.findings.file.place(of: $0.range) }
      let named = fields.entries("categories") ?? []
      budget.categories = named.compactMap { file.category($0, &fields.findings) }
      let amounts = named.count { $0.value.kind != .empty }
      budget.isPutAsideUnread =
        fields.isUnread("total", budget.total) || (budget.total == nil && amounts > budget.categories.count)
      (budget.rates, budget.unreadRates) = file.rates(&fields)
      let accounts = fields.entries("accounts") ?? []
      budget.accounts = AccountsReading(money: file.money).read(accounts, &fields.findings)
      budget.accountNames = accounts.map(\.key)
      // A category whose amount is wrong is a category still.
      let expenses = file.expenses(
        &fields, categories: named.map(\.key), accounts: budget.accountNames, visibility)
      budget.expenses = expenses.read
      budget.unread = UnreadExpenses(expenses.unread, of: list, in: reading).all
      file.warnAboutCategories(named, used: budget.expenses, &fields.findings)
      fields.allowKeepingKeys()
      return budget
    }
    file.budget = budget ?? Budget()
    file.budget.keptBack = marks.kept
    let doubt = marks.doubt ?? visibility.doubtAboutAll
    file.isLeftOut = doubt != nil
    file.diagnostics = findings.diagnostics + visibility.marks.flatMap(\.diagnostics) + marks.diagnostics
    file.diagnostics += [marks.doubt == nil ? visibility.doubtAboutAll : nil].compactMap(\.self)
    return file
  }

  private var currency: Currency { money.tripCurrency }

  private func total(_ fields: inout FieldReader) -> Money? {
    fields.reading("total") { text throws(Problem) in try inTripCurrency(text) }
  }

  /// The budget of one category; a name alone makes it known, and sets no budget.
  private func category(_ field: Field, _ findings: inout Findings) -> CategoryBudget? {
    guard field.value.kind != .empty else { return nil }
    guard let text = field.value.text else {
      findings.report(.noAmount(field))
      return nil
    }
    let file = findings.file
    return findings.value(of: text) { text throws(Problem) in
      CategoryBudget(name: field.key, amount: try inTripCurrency(text), place: file.place(of: field.keyRange))
    }
  }

  /// A category that no expense is of and that is nearly one that everybody has is a slip.
  private func warnAboutCategories(_ named: [Field], used: [Expense], _ findings: inout Findings) {
    let used = Set(used.map(\.category))
    for field in named
    where !used.contains(field.key) && !ExpenseWords.presets.contains(field.key.lowercased()) {
      guard let near = ExpenseWords.presets.first(where: { Spelling.isSlip(field.key, of: $0) }) else {
        continue
      }
      findings.report(
        Problem(
          .unknownCategory, "No expense is in the category `\(field.key.shortened)`", at: field.keyRange,
          advice: "Did you mean \(near)?"), as: .warning)
    }
  }

  /// The rates, and the currencies whose rate does not read.
  private func rates(
    _ fields: inout FieldReader
  ) -> (rates: [Currency: ExchangeRate], unread: Set<Currency>) {
    var rates: [Currency: ExchangeRate] = [:]
    var unread: Set<Currency> = []
    for field in fields.entries("rates") ?? [] where field.value.kind != .empty {
      guard let foreign = Currency(code: field.key) else {
        fields.findings.report(.unknownCode(field, currency))
        continue
      }
      if foreign == currency {
        fields.findings.report(.needlessRate(field), as: .warning)
        continue
      }
      let form = RateText(foreign: foreign, own: currency)
      guard let text = field.value.text else {
        unread.insert(foreign)
        fields.findings.report(.noRate(field.value.range, form))
        continue
      }
      guard let rate = fields.findings.value(of: text, form.rate) else {
        unread.insert(foreign)
        continue
      }
      if let doubt = form.doubt(rate, at: text.range) { fields.findings.report(doubt, as: .warning) }
      rates[foreign] = rate
    }
    return (rates, unread)
  }

  /// The expenses, and the items that are none and that nothing keeps back.
  private func expenses(
    _ fields: inout FieldReader, categories: [String], accounts: [String], _ visibility: ListVisibility
  ) -> (read: [Expense], unread: [Node]) {
    let words = ExpenseWords(
      categories: categories, travellers: travellers, money: money, accounts: accounts, receipts: receipts,
      isWithoutDays: isWithoutDays)
    var expenses: [Expense] = []
    var unread: [Node] = []
    let items = fields.items("expenses") ?? []
    let days = DaysAround(items)
    for ((index, item), marks) in zip(items.enumerated(), visibility.marks) where marks.doubt == nil {
      let mark = fields.findings.mark
      guard var expense = expense(item, words, around: days[index], &fields.findings) else {
        fields.findings.tell(
          consequence: "Until this is put right, the expense is not counted.", since: mark)
        if !marks.isKept { unread.append(item) }
        continue
      }
      expense.keptBack += marks.kept
      expenses.append(expense)
    }
    return (expenses, unread)
  }

  private func expense(
    _ item: Node, _ words: ExpenseWords, around: ClosedRange<LocalDate>?, _ findings: inout Findings
  ) -> Expense? {
    let written = item.text.map(SecondExpense.withoutCurlyQuotes)
    if let text = written.map({ findings.lineWithoutAddresses($0) }) {
      let second = SecondExpense(words: words, file: findings.file)
      if let problem = SecondExpense.partsProblem(in: text) ?? second.below(text) {
        findings.report(problem)
        return nil
      }
      var line = ExpenseLine(text, words: words, file: findings.file, around: around)
      var expense = findings.value(of: text) { _ throws(Problem) in
        let read = try line.read()
        if let problem = second.behind(text) { throw problem }
        return read
      }
      expense?.receipts = line.receipts.compactMap { receipts.file($0, &findings) }
      for warning in line.warnings { findings.report(warning, as: .warning) }
      return expense
    }
    if let problem = ExpenseMap.lineWithColon(item) ?? ExpenseMap.oneField(item, words, around: around) {
      findings.report(problem)
      return nil
    }
    return FieldReader.read(item, as: "an expense", &findings) { ExpenseMap(words: words).read(&$0) }
  }

  private func inTripCurrency(_ text: TextNode) throws(Problem) -> Money {
    let amount = try money.money(text)
    guard amount.currency == currency else {
      throw Problem(
        .badCurrency, "Budget in another currency than the trip's, \(currency.code)", at: text.range,
        advice: "Write it in \(currency.code), or set `currency: \(amount.currency.code)` in trip.yml.")
    }
    return amount
  }
}

extension Problem {
  fileprivate static func needlessRate(_ field: Field) -> Problem {
    Problem(
      .badNumber, "Unneeded rate: \(field.key) is the trip's own currency", at: field.keyRange,
      advice: "Delete the line.")
  }

  fileprivate static func unknownCode(_ field: Field, _ trip: Currency) -> Problem {
    Problem(
      .badCurrency, "Unknown currency: “\(field.key.shortened)”", at: field.keyRange,
      advice: CurrencySymbols.advice(for: field.key, trip: trip))
  }

  fileprivate static func noAmount(_ field: Field) -> Problem {
    Problem(
      .wrongKind, "Missing amount of `\(field.key.shortened)`", at: field.value.range,
      advice: "Write its budget after the colon, such as 300.")
  }

  fileprivate static func noRate(_ range: TextRange, _ form: RateText) -> Problem {
    Problem(.badNumber, "Invalid rate", at: range, advice: form.wanted)
  }
}

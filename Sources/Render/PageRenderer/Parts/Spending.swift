import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// A purchase on one line.
struct ExpenseLine {
  let scope: PageScope
  let expense: ExpensePlan

  var record: Record {
    let spent = expense.expense
    return [
      "what": .text(what), "category": .text(category),
      "signHTML": .html(sign),
      "amount": .text(scope.words.money.text(expense.amount.value)),
      "exact": .text(String(expense.amount.value.minorUnits)),
      "paid": TemplateValue(asPaid), "paidBy": TemplateValue(spent.paidBy),
      "forWhom": TemplateValue(forWhom), "isRefund": .flag(spent.isRefund),
      "kept": scope.kept(expense.kept),
      "day": .record(scope.dayLink(expense.day)), "date": .text(scope.shortDate(expense.day)),
      "leftInAll": TemplateValue(expense.leftInAll.map { scope.words.money.text($0) }),
      "leftInCategory": TemplateValue(expense.leftInCategory.map { scope.words.money.text($0) }),
      "means": TemplateValue(
        spent.means.map { scope.words(.paidWithMeans, ["means": scope.label(ofMeans: $0).isolated]) }),
      "receipts": TemplateValue(receipts),
    ]
  }

  /// The same among the hours of a day.
  var hour: Record {
    [
      "what": .text(what), "amount": .text(scope.words.money.text(expense.amount.value)),
      "paid": TemplateValue(asPaid), "signHTML": .html(sign),
      "kept": scope.kept(expense.kept), "told": TemplateValue(told), "receipts": TemplateValue(receipts),
    ]
  }

  private var sign: HTML { scope.site.spendingSigns.html(expense.expense.category) }

  /// `for Tom`, `for Inés 2 : Tom 1`; nil where it is for all who came along alike.
  private var forWhom: String? {
    let shares = expense.expense.shares.filter { $0.parts > 0 }
    guard let first = shares.first else { return nil }
    let areEqual = shares.allSatisfy { $0.parts == first.parts }
    let all = Set(scope.plan.profile.travellers.filter { $0.status == .accepted }.map(\.name))
    if areEqual, all == Set(shares.map(\.traveller)) { return nil }
    let numbers = scope.words.numbers
    let names =
      areEqual
      ? scope.words.list(shares.map(\.traveller.isolated))
      : shares.map { "\($0.traveller.isolated)\u{A0}\(numbers.whole($0.parts))" }.joined(separator: " : ")
    return scope.words(.paidFor, ["names": names])
  }

  /// Who paid it, for whom and how, and whether it was given back; nil where nobody says.
  var told: String? {
    let (words, spent) = (scope.words, expense.expense)
    let told = [
      spent.paidBy.map { words[.paidByName] + " " + $0.isolated }, forWhom,
      spent.means.map { words(.paidWithMeans, ["means": scope.label(ofMeans: $0).isolated]) },
      spent.isRefund ? words[.givenBack] : nil,
    ].compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: " · ")
  }

  /// What it cost in the trip's currency, by which prices are compared, and as it was paid behind it.
  var price: String {
    let amount = scope.words.money.text(expense.amount.value)
    return asPaid.map { "\(amount) (\($0))" } ?? amount
  }

  /// What an event that it paid has at the end of its line: the sum, and before it how much it was in another currency, and
  /// for how many days, or nights of a room.
  func sums(inNights areNights: Bool) -> Record {
    let days = expense.expense.days
    let spell = days > 1 ? scope.words.counted(areNights ? .costForNights : .costForDays, days) : nil
    let paid = [asPaid, spell].compactMap(\.self)
    return [
      "price": .text(scope.words.money.text(expense.amount.value)),
      "paid": TemplateValue(paid.isEmpty ? nil : paid.joined(separator: " · ")),
    ]
  }

  var what: String { expense.expense.what.isEmpty ? category : expense.expense.what }

  private var category: String { scope.label(ofCategory: expense.expense.category) }

  /// What proves it: a picture by its page; a document, which no site has, by its name.
  private var receipts: [Record] {
    let words = scope.words
    return expense.receipts.enumerated().map { index, receipt in
      let label =
        expense.receipts.count == 1
        ? words[.receipt] : words(.receiptNumber, ["number": words.numbers.whole(index + 1)])
      let photo = receipt.photo.map { scope.plan[$0] }
      return [
        "href": TemplateValue(photo.map { scope.link($0.page) }),
        "label": .text(photo == nil ? "\(label): \(receipt.file)" : label),
        "kept": TemplateValue(photo == nil || photo?.kept != nil ? words[.receiptKept] : nil),
      ]
    }
  }

  /// The amount in the currency in which it was paid, where that is another.
  var asPaid: String? { expense.ownAmount.map { scope.words.money.text($0) } }
}

/// The money of one day, beside its hours: all that was bought, so that one list adds up to its sum.
struct SpendingColumn {
  let scope: PageScope
  let day: DayPlan

  /// Nothing for a day on which nothing was paid, as far as anybody wrote it down: what might have been would be read as
  /// what was. Only today has what is left.
  var value: TemplateValue {
    guard let budget = scope.plan.money.budget, let money = day.money else { return .none }
    let costs = money.costs.filter { $0.expense < budget.expenses.count }
    let href = scope.site.anchors.purchases(of: day.date, from: scope)
    let lines = costs.map { line($0, of: budget.expenses[$0.expense]) }
    let sum = costs.reduce(Money.zero(budget.currency)) { $0 + $1.amount }
    let planned = budget.planned?.sum(on: day.date)
    let headline = self.headline(money, costs)
    let unrated = budget.unrated.filter { $0.day == day.date }.map(self.unrated)
    guard money.isCounted || headline != nil || planned != nil || !unrated.isEmpty else { return .none }
    // What is planned alone has nothing to be measured against.
    let drawn = money.isCounted || headline != nil ? bar(money) : nil
    let words = scope.words
    let record: Record = [
      "figure": TemplateValue(headline?.figure), "label": TemplateValue(headline?.label),
      "barHTML": TemplateValue(drawn), "beside": TemplateValue(beside(money)),
      "spread": TemplateValue(spread(money, costs, budget)),
      "lines": TemplateValue(lines + unrated),
      "planned": TemplateValue(
        planned.map { words(.costPlannedThatDay, ["amount": words.money.text($0)]) }),
      "total": .text(words.money.text(money.spent)),
      "hasTotal": .flag(costs.count > 1 && sum == money.spent), "href": TemplateValue(href),
    ]
    return .record(record)
  }

  /// How much of the day's money was paid for several days, and for what where that is one thing.
  private func spread(_ money: DayMoney, _ costs: [DayCost], _ budget: BudgetPlan) -> String? {
    guard let spread = money.spread else { return nil }
    let words = scope.words
    let amount = words.money.text(spread)
    let parts = costs.filter { $0.parts > 1 }
    guard parts.count == 1 else { return words(.spreadThatDay, ["amount": amount]) }
    let what = ExpenseLine(scope: scope, expense: budget.expenses[parts[0].expense]).what
    return words(.spreadOnOneThatDay, ["amount": amount, "what": what.isolated])
  }

  /// An expense as it counts on this day: a part of one that is spread says so.
  private func line(_ cost: DayCost, of expense: ExpensePlan) -> Record {
    let words = scope.words
    let line = ExpenseLine(scope: scope, expense: expense).record
    guard cost.parts > 1 else { return line.with(["part": .none]) }
    let numbers = ["part": words.numbers.whole(cost.part), "parts": words.numbers.whole(cost.parts)]
    return line.with([
      "amount": .text(words.money.text(cost.amount)), "part": .text(words(.partOfCost, numbers)),
      "paid": TemplateValue(
        expense.ownAmount.map { own in
          words.money.text(own.split(by: Array(repeating: 1, count: cost.parts))[cost.part - 1])
        }),
    ])
  }

  /// One of which nobody knows what it is worth, as it was paid: it is in no sum, and says so.
  private func unrated(_ expense: ExpensePlan) -> Record {
    ExpenseLine(scope: scope, expense: expense).record
      .with(["part": .text(scope.words[.uncountedThatDay])])
  }

  /// What was spent beside what might have been; of a day without an allowance the sum says it all, and so it does
  /// where nobody knows whether as much was left, and of a trip that is over.
  private func bar(_ money: DayMoney) -> HTML? {
    guard !isOver, scope.plan.money.budget?.known(money.left) != nil else { return nil }
    return money.allowance
      .flatMap { drawAllowanceBar(spent: money.spent, fixed: money.spread, allowance: $0) }
      .map { HTML(trusted: $0.markup) }
  }

  /// How much that is beside what might have been spent; nothing where the figure itself says so.
  private func beside(_ money: DayMoney) -> String? {
    guard money.spent.minorUnits != 0, let difference = difference(money) else { return nil }
    return [difference.figure, difference.label].joined(separator: " ")
  }

  /// The sum of the day, or what is left of today; nil where the only line below says the same, or nothing was paid.
  private func headline(_ money: DayMoney, _ costs: [DayCost]) -> (figure: String, label: String)? {
    let words = scope.words
    if money.isCounted {
      guard costs.count != 1 || costs[0].amount != money.spent else { return nil }
      return (figure: words.money.text(money.spent), label: words[.spentThatDay])
    }
    let isUnderWay = day.date == scope.plan.today && scope.plan.money.budget?.knownAllowance != nil
    return isUnderWay ? difference(money) : nil
  }

  /// Whether nothing of a day can be left any more: what its part of the budget was nobody had set for it.
  private var isOver: Bool { scope.plan.toldState == .ended }

  /// What is left of the day's allowance, or how much more was spent, while the trip is not over.
  private func difference(_ money: DayMoney) -> (figure: String, label: String)? {
    guard !isOver, let left = scope.plan.money.budget?.known(money.left), let allowance = money.allowance
    else { return nil }
    let words = scope.words
    let phrase: Phrase = left.minorUnits < 0 ? .overAllowance : .leftOfAllowance
    return (
      words.money.text(left.minorUnits < 0 ? -left : left),
      words(phrase, ["allowance": words.money.text(allowance)])
    )
  }
}

extension ExpensePlan {
  /// Whether the hours of a day tell all of it with its event: what proves it, what its author is told of it, and the parts
  /// of several days stand beside the sum alone.
  var isToldByItsEvent: Bool { expense.days <= 1 && kept == nil && receipts.isEmpty }
}

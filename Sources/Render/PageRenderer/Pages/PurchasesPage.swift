import SiteLanguage
import SiteOutput
import TripPlanning

/// A page of a running list that is too long for the budget's own.
struct PurchasesPage {
  private let scope: PageScope
  private let budget: BudgetPlan
  private let index: Int

  /// `index` is that of the page in the budget's listing.
  init(site: TripSite, budget: BudgetPlan, index: Int) {
    scope = PageScope(site: site, path: budget.listing[index].page)
    self.budget = budget
    self.index = index
  }

  private var words: Words { scope.words }

  var file: OutputFile {
    let page = budget.listing[index]
    let part = part(index)
    return scope.file(
      "purchases", section: .budget, title: words[.purchasesHeading] + " · " + part.days,
      description: part.numbers,
      [
        "title": .text(words[.purchasesHeading]), "lede": .text(part.days + " · " + part.numbers),
        "above": TemplateValue(scope.plan.addresses.budget.map { scope.link($0) }),
        "purchases": RunningList(scope: scope, budget: budget).value(of: page.lines),
        "turn": turning.value(on: scope, label: .purchasesHeading),
        "csv": TemplateValue(scope.plan.addresses.expenses.map { scope.link($0) }),
      ])
  }

  private func part(_ index: Int) -> RunningListPart {
    RunningListPart(page: budget.listing[index], budget: budget, words: words)
  }

  private var turning: Turning {
    let numbers = Array(budget.listing.indices)
    return Turning(at: index, of: numbers, by: (.previousPage, .nextPage)) { number, phrase in
      Turning.Side(page: budget.listing[number].page, label: words[phrase], title: part(number).days)
    }
  }
}

import SiteLanguage
import SiteOutput
import TripPlanner

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
    func side(_ index: Int, _ phrase: Phrase) -> Turning.Side? {
      guard budget.listing.indices.contains(index) else { return nil }
      return Turning.Side(page: budget.listing[index].page, label: words[phrase], title: part(index).days)
    }
    return Turning(previous: side(index - 1, .previousPage), next: side(index + 1, .nextPage))
  }
}

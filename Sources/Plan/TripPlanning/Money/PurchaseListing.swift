import SiteOutput
import TripModel

/// Cuts the running list of a long trip into pages that stay light.
struct PurchaseListing {
  let expenses: [ExpensePlan]

  /// A page of so many lines has less than 25 KB, compressed. As many stand on the budget's own page.
  static let maxOnPage = 500

  /// `folder/`, then `folder/pages/2/`; none where the budget's own page holds the list.
  func pages(in folder: [String]) -> [PurchasePage] {
    guard expenses.count > Self.maxOnPage else { return [] }
    return stride(from: 0, to: expenses.count, by: Self.maxOnPage).enumerated().map { index, start in
      PurchasePage(
        page: index == 0 ? .page(folder) : .page(folder + ["pages", String(index + 1)]),
        lines: start..<min(start + Self.maxOnPage, expenses.count))
    }
  }
}

import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A long running list")
struct PurchasesPageTests {
  /// So many purchases, all on the first of May, each with a name of its own.
  private func site(purchases count: Int) throws -> BuiltSite {
    let expenses = try (1...count).map { try SampleTrips.expense(1, "food", $0, "Bun number \($0),") }
    return try BuiltSite(Trip(folderName: "buns", budget: Budget(expenses: expenses)))
  }

  private static let folder = "budget/purchases/"

  @Test("stands whole on the budget's page while that is light")
  func short() throws {
    let site = try site(purchases: 500)
    #expect(!site.files.contains { $0.hasPrefix(Self.folder) })
    try claim(site.page("budget/index.html").all("tr").count { $0.attributes["data-group"] != nil }, is: 500)
  }

  @Test("has pages of its own beyond that, and every purchase once")
  func long() throws {
    let site = try site(purchases: 1001)
    let budget = try site.page("budget/index.html")
    let pages = ["index.html", "pages/2/index.html", "pages/3/index.html"].map { Self.folder + $0 }
    #expect(budget.all("tr").allSatisfy { $0.attributes["data-group"] == nil })
    let links = budget.all("a").compactMap { $0.attributes["href"] }
    claim(links.filter { $0.hasPrefix("purchases/") }.map { "budget/" + $0 }, is: pages)
    claim(site.files.filter { $0.hasPrefix(Self.folder) }.sorted(), is: pages)
    var shown: [String] = []
    for page in pages {
      let page = try site.page(page)
      shown += page.texts.map(\.text).filter { $0.hasPrefix("Bun number") }
    }
    claim(shown, is: (1...1001).map { "Bun number \($0)," })
  }

  @Test("leads from page to page, and back to the budget")
  func turning() throws {
    let middle = try site(purchases: 1001).page(Self.folder + "pages/2/index.html")
    func target(_ rel: String) -> String? {
      middle.all("a").first { $0.attributes["rel"] == rel }?.attributes["href"]
    }
    claim(target("prev"), is: "../../index.html")
    claim(target("next"), is: "../3/index.html")
    #expect(middle.all("a").contains { $0.attributes["href"] == "../../../index.html" })
    claim(middle.text(in: "main"), has: "501–1,000 of 1,001 purchases")
  }
}

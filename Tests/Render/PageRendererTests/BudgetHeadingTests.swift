import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import PageReading
import Testing
import TripModel

@Suite("The head of the budget")
struct BudgetHeadingTests {
  @Test(
    "says of a trip that is over what it cost, in all and for each, and until then what is left",
    arguments: [("2026-05-03", false), ("2026-06-01", true)])
  func cost(today: String, isOver: Bool) throws {
    var trip = try SampleTrips.full()
    trip.settings.travellers = ["Ana", "Ben"].map { Traveller(name: $0) }
    trip.budget?.expenses = [try SampleTrips.expense(3, "food", 9000, "Dinner", paidBy: "Ana")]
    let page = try BuiltSite(trip, today: today).page("budget/index.html")
    #expect((page.text(in: "h1") == "€90.00 spent") == isOver, "\(page.text(in: "h1"))")
    #expect(page.text(in: "main").contains("€1,310.00 are left.") == isOver)
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    #expect(labels.contains("a person, on average") == isOver, "\(labels)")
    #expect(labels.contains("spent") != isOver, "\(labels)")
  }
}

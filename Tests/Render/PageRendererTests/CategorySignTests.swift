import Claims
import Diagnostics
import Drawing
import Foundation
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Signs of categories")
struct CategorySignTests {
  @Test(
    "spending has the sign of the places that it pays for, and no sign stands for two kinds",
    arguments: [
      ("lodging", PlaceCategory.stay), ("stay", .stay), ("sights", .sight), ("Fun", .fun),
      ("museum", .museum), ("food", .food), ("shopping", .shopping), ("health", .other),
    ] as [(String, PlaceCategory)])
  func spending(word: String, category: PlaceCategory) {
    claim(Signs.sign(of: word), is: category)
  }

  @Test("a number stands in the sign of its place, but of two figures beside one that narrows upwards")
  func numbered() {
    for category in ["museum", "camp", "food", "stay"] {
      #expect(!Signs.numbered(category, 9).isBeside)
      #expect(!Signs.numbered(category, nil).isBeside)
      claim(Signs.numbered(category, 10).isBeside, is: ["museum", "camp"].contains(category))
    }
    // One that has no room makes all of its list as small.
    #expect(Signs.numbered("food", 3, areBeside: true).isBeside)
    claim(Signs.numbered("food", 3, areBeside: true).sign.text, is: Signs.html("food").text)
    // Nothing is known of what can be read on a colour that somebody chose, which a list shows all the same.
    let own = Signs.numbered("food", 3, colour: Signs.colour("#ffff00"))
    #expect(own.isBeside && own.sign.text.contains("fill=\"#ffff00\""))
    // The door of a tent would cut through its number.
    let bare = Signs.html("camp").text
    claim(Signs.numbered("camp", nil).sign.text, is: bare)
    claim(Signs.numbered("camp", 10).sign.text, is: bare)
    #expect(Signs.numbered("camp", 6).sign.text != bare)
  }

  @Test("categories of the traveller's own have signs and colours apart, and what has a sign keeps it")
  func own() throws {
    var trip = try MoneyTrip.trip()
    let names = ["food", "lodging", "Ice cream", "Lego", "health", "other"]
    trip.budget?.expenses = try names.map { try SampleTrips.expense(5, $0, 500, "Thing") }
    let site = try BuiltSite(trip, today: "2026-05-09")
    let signs = SpendingSigns(site.plan.trips.first?.money.budget)
    claim(Set(names.map { signs.html($0).text }).count, is: names.count)
    let own = ["Ice cream", "Lego", "health"]
    claim(Set((own + ["other"]).map(signs.tone)).count, is: 4)
    // In the order of their names.
    claim(["health", "Ice cream", "Lego"].map(signs.tone), is: [.view, .museum, .sight])
    for name in ["food", "lodging", "other"] { claim(signs.html(name).text, is: Signs.html(name).text) }
    // None has the colour of a category that is there.
    let taken: Set<PlaceCategory> = [.food, .stay, .other]
    for name in own { claim(taken.contains(signs.tone(of: name)), is: false, "\(name)") }
    claim(signs.html("ICE CREAM").text, is: signs.html("ice cream").text)
    let page = try site.page("budget/index.html")
    claim(page.elements.contains { $0.attributes["fill-rule"] == "evenodd" }, is: true)
  }

  @Test("the traveller's own have the same colours on the map of money, whose key has their signs")
  func ownOnMap() throws {
    var trip = try MoneyTrip.trip()
    let names = ["Ice cream", "Lego"]
    trip.budget?.expenses = try names.enumerated().map { index, name -> Expense in
      var bought = try SampleTrips.expense(5, name, 500, "Thing")
      bought.header.at = ItemPlace(
        Written(
          NamedPlace(
            name: "Shop \(index)",
            coordinate: Coordinate(latitude: 35 + Double(index) / 10, longitude: 135.77)),
          at: bought.place))
      return bought
    }
    let site = try BuiltSite(trip, today: "2026-05-09")
    let signs = SpendingSigns(site.plan.trips.first?.money.budget)
    let built = try unwrapped(site.pages.first { $0.path == "budget/index.html" })
    func hasPin(_ colour: String) -> Bool {
      built.page.elements.contains {
        ["a", "g"].contains($0.name) && $0.around.contains("figure") && $0.attributes["class"] == colour
      }
    }
    for (name, colour) in zip(names, ["c-view", "c-museum"]) {
      claim(hasPin(colour), is: true, "\(name)")
      claim(built.text, has: signs.html(name).text + " " + name + "</span>", "\(name)")
    }
    // The colour of all else is that of none of them.
    claim(hasPin("c-other"), is: false)
  }

  @Test("what is booked for the day has the sign of fun, and none of a museum")
  func booked() {
    claim(TripEvent.Kind.activity.mapSign, is: .fun)
  }
}

import Claims
import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import Drawing
import Testing
import TripModel

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

  @Test("what is booked for the day has the sign of fun, and none of a museum")
  func booked() {
    claim(TripEvent.Kind.activity.mapSign, is: .fun)
  }
}

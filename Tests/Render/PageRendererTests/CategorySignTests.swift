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
    #expect(Signs.sign(of: word) == category)
  }

  @Test("what is booked for the day has the sign of fun, and none of a museum")
  func booked() {
    #expect(TripEvent.Kind.activity.mapSign == .fun)
  }
}

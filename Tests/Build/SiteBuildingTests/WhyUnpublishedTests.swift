import Explanations
import SiteBuilding
import Testing
import TripCompiling

@Suite("Why readers do not get what says nothing of that itself")
struct WhyUnpublishedTests {
  @Test(
    "is told of its trip",
    arguments: [
      ("", nil), ("publish delay: 0 days\n", nil),
      ("visibility: private\n", "do not get it: nobody else may see this trip, says line 2 of trip.yml."),
      ("publish delay: 60 days\n", "get it from 2026-07-03 on, by the `publish delay` of the trip."),
    ] as [(String, String?)])
  func told(settings: String, sentence: String?) async throws {
    let library = try SmallLibrary([
      "rome/trip.yml": "title: Rome\n" + settings, "rome/journal/2026-05-04-a.md": "Stones.\n",
    ])
    var order = library.order
    order.folder += "/rome"
    let inquiry = await TripInquiry.about("journal/2026-05-04-a.md", line: nil, in: order)
    let told = inquiry.answers.flatMap(\.sentences).filter { $0.hasPrefix("Readers") }
    #expect(told == [sentence].compactMap { $0.map { "Readers " + $0 } })
  }
}

import Explanations
import SiteBuilding
import Testing
import TripCompiling
import TripModel

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

  @Test("is told once, by its cause, where the trip's delay marks it")
  func delay() async throws {
    let library = try SmallLibrary([
      "rome/trip.yml": "title: Rome\npublish delay: 60 days\n", "rome/journal/2026-05-04-a.md": "Stones.\n",
    ])
    var order = library.order
    order.folder += "/rome"
    let inquiry = await TripInquiry.about("journal/2026-05-04-a.md", line: nil, in: order)
    let first = try #require(LocalDate(iso: "2026-07-03"))
    #expect(inquiry.answers.map(\.withholdings) == [[.delay(until: first)]])
  }

  @Test(
    "is told of itself alone where it keeps itself back, and of a folder where that does",
    arguments: [
      ("rome", "---\ndraft: yes\n---\n", "do not get it: it is a draft."),
      ("rome", "---\nprivate: yes\n---\n", "do not get it: it is private."),
      ("private/rome", "", "do not get it: this trip is private by the name of a folder of its library."),
    ])
  func ownCause(folder: String, header: String, sentence: String) async throws {
    let library = try SmallLibrary([
      "library.yml": "",
      "\(folder)/trip.yml": "title: Rome\npublish delay: \(header.isEmpty ? 0 : 60) days\n",
      "\(folder)/journal/2026-05-04-a.md": header + "Stones.\n",
    ])
    var order = library.order
    order.folder += "/" + folder
    let inquiry = await TripInquiry.about("journal/2026-05-04-a.md", line: nil, in: order)
    let told = inquiry.answers.flatMap(\.sentences).filter { $0.hasPrefix("Readers") }
    #expect(told == ["Readers " + sentence])
  }
}

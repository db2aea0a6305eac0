import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("What has no hour, in the order of its day")
struct OrderByPictureTests {
  @Test(
    "An entry stands by its first picture, and titles its day by that; one without any is the last",
    arguments: [(["ridge.jpg"], "Tongariro"), ([], "Fenna"), (["home.jpg", "ridge.jpg"], "Fenna")]
      as [([String], String)])
  func entries(shown: [String], first: String) throws {
    // What was taken far from its place tells no hour of the entry.
    var photos = [
      try photo("ridge.jpg", "2026-02-08 08:02", at: at(-39.14, 175.65)),
      try photo("home.jpg", "2026-02-08 07:00", at: at(-39.2, 175.54)),
    ]
    photos[1].withheld = PrivateRegion()
    let trip = Trip(
      settings { $0.timeZone = ZoneRules(identifier: "Pacific/Auckland") },
      entries: [
        try entry(
          "2026-02-08-walk.md", title: "Tongariro", place: try spot("Whakapapa", -39.2, 175.54), shows: shown),
        try entry("2026-02-08-fenna.md", time: .timeOfDay(try time("20:35")), title: "Fenna"),
      ], photos: photos)
    let plan = try planned(trip).plan
    claim(plan.journal.entries.map { $0.title.value }.first, is: first)
    claim(plan.days.first?.title?.value, is: first)
  }

  @Test(
    "A place stands where the first picture was taken there, and last where none was",
    arguments: [true, false])
  func places(isSeen: Bool) throws {
    let (falls, hut) = (try at(68.1, 13.5), try at(68.3, 14.2))
    let photos = [
      try photo("falls.jpg", "2026-03-19 11:02", at: isSeen ? falls : nil),
      try photo("late.jpg", "2026-03-19 18:00", at: hut),
    ]
    let morning = DayAndTime(date: try day("2026-03-19"), time: try time("09:00"))
    let evening = DayAndTime(date: try day("2026-03-19"), time: try time("17:00"))
    let pins = [
      pin("Start", hut, morning), pin("Falls", falls, DayAndTime(date: try day("2026-03-19"))),
      pin("End", hut, evening),
    ]
    let plan = try planned(Trip(photos: photos, pins: pins)).plan
    let places = try unwrapped(plan.days.first).timeline.compactMap { item -> String? in
      guard case .item(let ref) = item.subject, ref.kind == .pin else { return nil }
      return plan[PlaceID(ref.index)].title
    }
    claim(places, is: isSeen ? ["Start", "Falls", "End"] : ["Start", "End", "Falls"])
  }
}

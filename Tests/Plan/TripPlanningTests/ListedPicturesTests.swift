import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The pictures of lists")
struct ListedPicturesTests {
  /// Pictures of so many days, each an hour after the one before; the cover is the first.
  private func plan(_ days: [Int], _ change: (inout Trip) throws -> Void = { _ in }) throws -> TripPlan {
    var trip = Trip(
      settings { $0.cover = "0.jpg" },
      photos: try days.enumerated().map { index, day in
        try photo("\(index).jpg", "2026-05-0\(day) 1\(index):00")
      })
    try change(&trip)
    return try planned(trip).plan
  }

  private func card(_ plan: TripPlan) -> String? {
    plan.days.first.flatMap { plan.cardPicture(of: $0) }.map { plan[$0].photo.file }
  }

  @Test(
    "are those of the days, and not that of the page again, unless it is the only one among cards with pictures"
  )
  func days() throws {
    let two = try plan([3, 3, 4])
    #expect(card(two) == "1.jpg" && !two.isAboveCards(PhotoID(0)))
    claim(two.cardPicture(of: try unwrapped(two.days.last)).map { two[$0].photo.file }, is: "2.jpg")
    try claim(card(plan([3, 4])), is: "0.jpg")
    let written = try plan([3]) { $0.entries = [try entry("2026-05-04-rain.md")] }
    claim(written.days.count, is: 2)
    claim(none: card(written))
    try claim(card(plan([1, 2, 3, 4, 5, 6, 7])), is: "0.jpg")
    let one = try plan([3, 3])
    #expect(card(one) == "1.jpg" && one.isAboveCards(PhotoID(0)) && !one.isAboveCards(PhotoID(1)))
    // None that a card would enlarge to a blur, and no second time the only one.
    let small = try plan([3, 3, 3]) { trip in
      trip.photos[1].width = 399
      trip.photos[1].height = 200
    }
    claim(card(small), is: "2.jpg")
    try claim(none: card(plan([3])))
  }

  @Test("of places are those that stand for them, else the nearest of what stands for others")
  func places() throws {
    let trip = Trip(
      photos: [try photo("a.jpg", "2026-05-03 10:00", at: try at(38, -9))],
      pins: [
        pin("At", try at(38, -9)), pin("Beside", try at(38.0001, -9)), pin("Near", try at(38.001, -9)),
        pin("Far", try at(38.02, -9)),
      ])
    let plan = try planned(trip).plan
    claim(plan.places.map { $0.picture != nil }, is: [true, false, false, false])
    claim(plan.places.map { plan.cardPicture(of: $0) != nil }, is: [true, true, true, false])
    // Eleven metres part the first two.
    claim(plan.places.map { plan.namesake(of: $0)?.index }, is: [nil, 0, nil, nil])
    claim(plan.places.map { plan.listedPicture(of: $0) != nil }, is: [true, false, true, false])
  }

  @Test("of two places at one spot are two, as far as there are two", arguments: [1, 2, 3])
  func spot(count: Int) throws {
    let trip = Trip(
      photos: try (0..<count).map { try photo("\($0).jpg", "2026-05-03 1\($0):00", at: try at(38, -9)) },
      pins: [
        pin("Mosque", try at(38, -9)), pin("Wall", try at(38.0001, -9)), pin("Step", try at(38.00005, -9)),
      ])
    let plan = try planned(trip).plan
    let listed = plan.places.compactMap { plan.listedPicture(of: $0) }
    #expect(listed.count == count && Set(listed).count == count, "\(listed)")
  }

  @Test("of no day stand apart where they are many: one in four", arguments: [(4, true), (5, false)])
  func undated(count: Int, areApart: Bool) throws {
    let plan = try plan(Array(repeating: 3, count: count)) { trip in
      trip.photos[count - 1].cameraClock = nil
      trip.photos[count - 1].timeSource = .none
    }
    claim(plan.picturesApart?.shown.map { plan[$0].photo.file }, is: areApart ? ["\(count - 1).jpg"] : nil)
    claim(plan.picturesApart?.areBesideDays, is: areApart ? true : nil)
  }

  @Test(
    "of a trip without a day are a look, and none where the only one is the cover",
    arguments: [(1, nil), (2, 2), (40, 36)] as [(Int, Int?)])
  func dayless(count: Int, shown: Int?) throws {
    let plan = try planned(Trip(photos: try (0..<count).map { try photo("\($0).jpg") })).plan
    #expect(plan.days.isEmpty && plan.media.cover != nil)
    claim(plan.picturesApart?.shown.count, is: shown)
  }
}

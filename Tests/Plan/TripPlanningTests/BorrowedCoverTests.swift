import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("The picture of an entry and of a day")
struct BorrowedCoverTests {
  private static let tower = "Torre de Belém"

  private func trip(_ change: (inout Trip) -> Void = { _ in }) throws -> Trip {
    var told = try entry("journal/2026-05-04-told.md", time: .timeOfDay(try time("10:00")))
    told.tags = ["rain", Self.tower]
    var trip = Trip(
      entries: [told],
      photos: [
        try photo("near.jpg", "2026-05-02 10:00", at: try at(38.70, -9.20)),
        try photo("nearest.jpg", "2026-05-01 10:00", at: try at(38.6916, -9.216)),
        try photo("far.jpg", "2026-05-04 10:05", at: try at(41.15, -8.61)),
        try photo("unknown.jpg", "2026-05-05 10:00"),
      ], pins: [pin(Self.tower, try at(38.6916, -9.216))])
    change(&trip)
    return trip
  }

  private func cover(_ change: (inout Trip) -> Void = { _ in }) throws -> (String?, Reason?) {
    let plan = try planned(try trip(change)).plan
    let cover = plan.journal.entries.first?.cover
    return (cover.map { plan[$0.value].photo.file }, cover?.reason)
  }

  @Test(
    "is one from near the first pin that it bears as a tag: the nearest in time, whatever is nearer in space")
  func nearPin() throws {
    let found = try cover()
    #expect(found == ("near.jpg", .nearPin(title: Self.tower)))
  }

  @Test("is the nearest in space of those from the same time")
  func inSpace() throws {
    let found = try cover { trip in trip.photos[1].cameraClock = trip.photos[0].cameraClock }
    claim(found.0, is: "nearest.jpg")
  }

  @Test("is rather what the author names, or the text shows")
  func own() throws {
    try claim(cover { $0.entries[0].cover = "far.jpg" }.1, is: .written(file: "journal/2026-05-04-told.md"))
    let shown = try cover { trip in
      trip.entries[0] = try! entry("journal/2026-05-04-told.md", shows: ["unknown.jpg"])
      trip.entries[0].tags = [Self.tower]
    }
    #expect(shown == ("unknown.jpg", .pictureInText(file: "unknown.jpg")))
  }

  @Test("is else that of an attraction that it names, else the nearest in time of its day")
  func attraction() throws {
    func change(_ trip: inout Trip, named name: String) {
      trip.pins = []
      var saved = Attraction(name: Self.tower, place: SourcePlace(file: "attractions.yml"))
      saved.photos = ["unknown.jpg"]
      trip.attractions = [saved]
      trip.entries[0].tags = [name]
    }
    #expect(
      try cover { change(&$0, named: Self.tower) } == ("unknown.jpg", .pictureOfAttraction(name: Self.tower)))
    #expect(try cover { change(&$0, named: "rain") } == ("far.jpg", .nearestInTime(file: "far.jpg")))
  }

  @Test(
    "No picture stands for two days, and one that was only borrowed is not taken from the day that has it")
  func days() throws {
    let plan = try planned(
      try trip { trip in
        trip.photos.removeAll { $0.file == "far.jpg" }
        // An earlier day shows the picture that is a later day's own, and another day names it too.
        let first = try! entry("journal/2026-04-30-first.md")
        trip.entries.append(first)
        trip.entries[1].tags = [Self.tower]
        trip.entries.append(try! entry("journal/2026-05-06-again.md", cover: "unknown.jpg"))
      }
    ).plan
    let covers = Dictionary(
      uniqueKeysWithValues: plan.days.map {
        ($0.date.description, $0.cover.map { plan[$0.value].photo.file })
      })
    claim(covers["2026-05-02"], is: "near.jpg")
    claim(covers["2026-05-01"], is: "nearest.jpg")
    #expect(covers["2026-05-06"] == "unknown.jpg" && covers["2026-05-05"] == .some(nil))
    #expect(covers["2026-04-30"] == .some(nil) && covers["2026-05-04"] == .some(nil))
    let chosen = plan.days.compactMap { $0.cover?.value }
    claim(Set(chosen).count, is: chosen.count)
  }

  @Test("A day without pictures of its own takes what its entry borrowed, where no other day shows it")
  func borrowed() throws {
    let plan = try planned(
      try trip { trip in
        trip.photos.removeAll { $0.file == "far.jpg" }
        trip.photos.append(try! photo("second.jpg", "2026-05-02 10:01", at: try! at(38.70, -9.20)))
        trip.entries[0].time = .timeOfDay(try! time("10:00"))
      }
    ).plan
    let day = try unwrapped(plan.days.first { $0.date == plan.journal.entries[0].day.value })
    claim(day.cover.map { plan[$0.value].photo.file }, is: "second.jpg")
    claim(day.cover?.reason.isBorrowed, is: true)
  }

  @Test("An entry without a picture has none of the day that another entry shows")
  func lent() throws {
    let photos = [
      try photo("cat.jpg", "2026-05-03 10:00"), try photo("castle.jpg", "2026-05-03 16:00"),
    ]
    let entries = [
      try entry("2026-05-03-eye.md", title: "London Eye", shows: ["castle.jpg", "cat.jpg"]),
      try entry("2026-05-03-walk.md", title: "Dundas Castle"),
    ]
    let plan = try planned(Trip(entries: entries, photos: photos)).plan
    let castle = try unwrapped(plan.journal.entries.first { $0.title.value == "Dundas Castle" })
    claim(none: castle.cover)
  }
}

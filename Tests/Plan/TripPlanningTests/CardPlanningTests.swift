import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

/// Which picture a preview card shows.
@Suite("Preview cards")
struct CardPlanningTests {
  private static func day(_ number: Int) throws -> LocalDate {
    try #require(LocalDate(year: 2026, month: 5, day: number))
  }

  private static func entry(_ name: String, day number: Int, at place: Coordinate?) throws -> JournalEntry {
    var entry = JournalEntry(file: "journal/\(name).md", slugWish: name, day: .fileName(try day(number)))
    entry.place = place.map {
      Written(NamedPlace(name: nil, coordinate: $0), at: SourcePlace(file: entry.file))
    }
    return entry
  }

  private static func trip(address: Bool = true) throws -> TripPlan {
    var photo = Photo(file: "photos/a.jpg", contentHash: "a", width: 3000, height: 2000)
    photo.cameraClock = LocalDateTime(date: try day(1), time: .midnight) + 3600
    let place = try unwrapped(Coordinate(latitude: 38.7, longitude: -9.2))
    var trip = Trip(
      folderName: "x",
      entries: [
        try entry("shown", day: 1, at: nil), try entry("placed", day: 2, at: place),
        try entry("bare", day: 3, at: nil),
      ], photos: [photo])
    if address { trip.settings.address = SiteAddress(scheme: "https", host: "a.example", path: "/") }
    return TripPlanner.plan(trip, today: try day(4)).plan
  }

  @Test("is cut from the cover, else drawn from the map, else for the entry, else that of the day or trip")
  func sources() throws {
    let plan = try Self.trip()
    claim(plan.publication.card?.path.text, is: "card.jpg")
    claim(plan.publication.card?.source, is: .photo(PhotoID(0)))
    claim(
      plan.days.map { $0.card?.path.text },
      is: [
        "days/2026-05-01/card.jpg", "days/2026-05-02/card.png", "days/2026-05-03/card.png",
      ])
    claim(plan.days[1].card?.source, is: .wayOfDay(try Self.day(2)))
    claim(plan.days[2].card?.source, is: .vignette(EntryID(2)))
    claim(plan.journal.entries.map { $0.card?.path.text }, is: ["journal/shown/card.jpg", nil, nil])
    claim(Set(plan.cards.map(\.path)).count, is: plan.cards.count)
  }

  @Test("is not made for a site that does not know its address, but that which readers download")
  func withoutAddress() throws {
    try claim(Self.trip(address: false).cards.map(\.path.text), is: ["share.jpg"])
  }
}

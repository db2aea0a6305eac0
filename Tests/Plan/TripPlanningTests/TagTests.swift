import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

struct TagTests {
  private func tagged(_ file: String, _ tags: String...) throws -> JournalEntry {
    var entry = try entry(file)
    entry.tags = tags
    return entry
  }

  private func pin(_ title: String, _ latitude: Double, tags: String..., on day: String? = nil) throws -> Pin
  {
    var pin = TripPlanningTests.pin(
      title, try at(latitude, -9.2), try day.map { DayAndTime(date: try TripPlanningTests.day($0)) })
    pin.tags = tags
    return pin
  }

  @Test("Neither capitals nor blanks part tags: they are one, called as it was written first, with one page")
  func spellings() throws {
    let trip = Trip(entries: [
      try tagged("2026-05-04-b.md", "street  food", "STREETFOOD"),
      try tagged("2026-05-03-a.md", "Street food"),
    ])
    let plan = try planned(trip).plan
    claim(plan.journal.tags.map(\.name), is: ["Street food"])
    claim(plan.journal.tags.map(\.page.text), is: ["tags/street-food/index.html"])
    claim(plan.journal.tags[0].entries.map { plan[$0].file }, is: ["2026-05-03-a.md", "2026-05-04-b.md"])
    claim(
      plan.journal.entries[1].tagLinks, is: [TagLink(name: "Street food", page: plan.journal.tags[0].page)])
    claim(plan.journal.entries[1].tags, is: ["street  food", "STREETFOOD"])
    claim(none: plan.addresses.tags)
  }

  @Test("Tags of entries and pins stand together, those of most things first, and their places by days")
  func order() throws {
    let trip = Trip(
      entries: [try tagged("2026-05-03-a.md", "wind", "hat"), try tagged("2026-05-04-b.md", "hat")],
      pins: [
        try pin("Late", 38.1, tags: "hat", on: "2026-05-09"), try pin("Never", 38.2, tags: "hat"),
        try pin("Early", 38.3, tags: "hat", "apple", on: "2026-05-02"),
      ])
    let plan = try planned(trip).plan
    claim(plan.journal.tags.map(\.name), is: ["hat", "apple", "wind"])
    claim(plan.journal.tags.map(\.count), is: [5, 1, 1])
    claim(plan.journal.tags[0].places.map { plan[$0].title }, is: ["Never", "Early", "Late"])
    claim(plan.addresses.tags?.text, is: "tags/index.html")
  }

  @Test("Pictures bear tags as entries and pins do; one that names a pin or an attraction is that one's own")
  func photos() throws {
    func photo(_ file: String, _ taken: String, _ tags: String...) throws -> Photo {
      var photo = try TripPlanningTests.photo(file, taken, at: try at(38.7, -9.2))
      photo.tags = tags
      return photo
    }
    var trip = Trip(
      entries: [try tagged("2026-05-03-a.md", "HAT")],
      photos: [
        try photo("b.jpg", "2026-05-04 10:00", "Hat", "hat"),
        try photo("a.jpg", "2026-05-03 10:00", "hat", "Tower"),
        try photo("c.jpg", "2026-05-05 10:00", "livraria lello"), try photo("d.jpg", "2026-05-06 10:00"),
      ], pins: [try pin("Tower", 41.1)])
    trip.attractions = [Attraction(name: "Livraria Lello", place: SourcePlace(file: "attractions.yml"))]
    let plan = try planned(trip).plan
    #expect(plan.journal.tags.map(\.name) == ["HAT"] && plan.journal.tags[0].count == 3)
    claim(plan.journal.tags[0].photos.map { plan[$0].photo.file }, is: ["a.jpg", "b.jpg"])
    let page = plan.journal.tags[0].page
    claim(
      plan.media.photos.map { $0.tagLinks.map(\.page) },
      is: [
        [page, plan.places[0].page], [page], [plan.itinerary.attractions[0].page], [],
      ])
    // However far away it was taken.
    #expect(
      plan.places[0].photos.map { plan[$0.photo].photo.file } == ["a.jpg"] && plan.places[0].photos[0].isNamed
    )
    claim(plan.itinerary.attractions[0].photos.map { plan[$0].photo.file }, is: ["c.jpg"])
  }

  @Test("Tags that differ have addresses of their own, whatever came first")
  func addresses() throws {
    for files in [["2026-05-03-a.md", "2026-05-04-b.md"], ["2026-05-04-b.md", "2026-05-03-a.md"]] {
      let trip = Trip(entries: [try tagged(files[0], "c++"), try tagged(files[1], "C", "🎣")])
      let pages = try planned(trip).plan.journal.tags.map { $0.name + " " + $0.page.text }
      claim(pages, is: ["C tags/c/index.html", "c++ tags/c-2/index.html", "🎣 tags/page/index.html"])
    }
  }

  @Test("What is tagged with the name of a saved attraction belongs to it, and it has no page as a tag")
  func attractions() throws {
    var trip = Trip(
      entries: [try tagged("2026-05-03-a.md", "livraria  lello", "tram")],
      pins: [try pin("Tower", 38.2, tags: "Livraria Lello", "river")])
    let source = SourcePlace(file: "attractions.yml")
    trip.attractions = ["Livraria Lello", "Café", "Café"].map { Attraction(name: $0, place: source) }
    trip.entries.append(try tagged("2026-05-04-b.md", "Café"))
    let plan = try planned(trip).plan
    // Of two with one name nothing says which is meant.
    claim(plan.journal.tags.map(\.name), is: ["Café", "river", "tram"])
    claim(plan.itinerary.attractions.dropFirst().map(\.entries), is: [[], []])
    let saved = plan.itinerary.attractions[0]
    claim(saved.entries, is: [EntryID(0)])
    claim(saved.taggedPlaces, is: [PlaceID(0)])
    claim(plan.journal.entries[0].attractions, is: [saved.id])
    claim(plan.places[0].tagLinks.map(\.name), is: ["Livraria Lello", "river"])
    claim(plan.places[0].tagLinks[0].page, is: saved.page)
  }

  @Test("What is tagged with the title of a pin belongs to that place, which has no page as a tag")
  func places() throws {
    let trip = Trip(
      entries: [try tagged("2026-05-03-a.md", "belém", "tram")],
      pins: [try pin("Belém", 38.1, tags: "Belém"), try pin("Tower", 38.2, tags: "BELÉM", "river")])
    let plan = try planned(trip).plan
    claim(plan.journal.tags.map(\.name), is: ["river", "tram"])
    claim(plan.places[0].entries, is: [EntryID(0)])
    claim(plan.places[0].taggedPlaces, is: [PlaceID(1)])
    claim(plan.journal.entries[0].places, is: [PlaceID(0)])
    claim(plan.journal.entries[0].tagLinks.map(\.name), is: ["tram"])
    #expect(plan.places[0].tagLinks.isEmpty)
    claim(plan.places[1].tagLinks.map(\.name), is: ["Belém", "river"])
    claim(plan.places[1].tagLinks[0].page, is: plan.places[0].page)
    claim(plan.places[0].days, is: [try day("2026-05-03")])
  }

  @Test("A title that two pins have is a tag like others, and so is the name of a waypoint")
  func ambiguous() throws {
    let water = Waypoint(name: "Water", point: TrackPoint(coordinate: try at(38.01, -9.01)))
    let trip = Trip(
      entries: [try tagged("2026-05-03-a.md", "hotel", "water")],
      pins: [try pin("Hotel", 38.1), try pin("Hotel", 38.2)],
      tracks: [try track("a.gpx", [], waypoints: [water])])
    let plan = try planned(trip).plan
    claim(plan.journal.tags.map(\.name), is: ["hotel", "water"])
    claim(plan.places.map(\.entries), is: [[], [], []])
  }

  @Test(
    "A tag that only a draft or a private pin bears is nowhere, and the name of one is that of what is published"
  )
  func keptBack() throws {
    var draft = try tagged("2026-05-02-a.md", "HAT", "zqsecret")
    draft.keptBack = [KeptBack(.draft, at: SourcePlace(file: "x"))]
    var hidden = try pin("Cabin", 38.1, tags: "zqhidden")
    hidden.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: "x"))]
    let shown = try tagged("2026-05-03-b.md", "hat", "cabin")
    let plan = try planned(Trip(entries: [draft, shown], pins: [hidden])).plan
    claim(plan.journal.tags.map(\.name), is: ["cabin", "hat"])
    var sentence = ""
    dump(plan, to: &sentence)
    claim(sentence, lacks: "zqsecret")
    claim(sentence, lacks: "zqhidden")
    claim(sentence, lacks: "HAT")
    let author = TripPlanner.plan(
      Trip(entries: [draft, shown], pins: [hidden]), today: try day("2026-05-04"),
      for: .author
    ).plan
    claim(author.journal.tags.map(\.name), is: ["HAT", "zqhidden", "zqsecret"])
    claim(author.journal.tags.map(\.kept), is: [nil, .isPrivate, .draft])
  }
}

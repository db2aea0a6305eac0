import Claims
import Foundation
import Testing
import TripModel

@testable import TripPlanning

@Suite("The cover of a trip of pictures alone")
struct CoverTests {
  /// A picture by its name, and behind that what is special about it.
  private func picture(_ text: String, at minute: Int) throws -> Photo {
    let end = text.range(of: ".jpg")?.upperBound ?? text.range(of: ".png")?.upperBound ?? text.endIndex
    let words = text[end...].split(separator: " ").map(String.init)
    let sizes = [
      "tall": (3000, 4000), "strip": (9000, 1000), "tiny": (300, 200), "small": (800, 600),
      "half": (2000, 1500),
    ]
    let (width, height) = words.lazy.compactMap { sizes[$0] }.first ?? (4000, 3000)
    var photo = try photo(
      String(text[..<end]), "2026-05-03 10:\(10 + minute)", model: words.contains("sent") ? nil : "X100",
      width: width, height: height)
    photo.caption = words.contains("told") ? "The kiosk at the lookout" : nil
    photo.stars = words.compactMap { $0.hasSuffix("*") ? Int($0.dropLast()) : nil }.first
    return photo
  }

  @Test(
    "is the middle one of those that fill it best",
    arguments: [
      (["a.jpg", "b.jpg", "c.jpg"], "b.jpg"), (["a.jpg"], "a.jpg"),
      (["a.jpg tall", "b.jpg tall", "c.jpg tall"], "b.jpg"),
      (["a.jpg tall", "b.jpg tall", "c.jpg"], "c.jpg"), (["a.jpg strip", "b.jpg"], "b.jpg"),
      // What somebody liked goes first, and three stars are the least that is praise.
      (["a.jpg tall 5*", "b.jpg", "c.jpg"], "a.jpg"), (["a.jpg 3*", "b.jpg 4*", "c.jpg"], "b.jpg"),
      (["a.jpg 2*", "b.jpg", "c.jpg 1*"], "b.jpg"),
      // Large and upright is better than wide and blurred on a screen.
      (["a.jpg small", "b.jpg tall", "c.jpg small"], "b.jpg"), (["a.jpg tiny", "b.jpg small"], "b.jpg"),
      // Screens, papers and what somebody else sent.
      (["IMG/Screenshot_1.jpg", "b.jpg tall", "Bildschirmfoto 2.jpg"], "b.jpg"),
      (["a.png sent", "scan0001.jpg", "c.jpg sent"], "c.jpg"),
      (["a.jpg sent", "b.jpg", "c.jpg sent"], "b.jpg"),
      (["a.jpg sent", "b.jpg tall"], "b.jpg"), (["a.jpg sent", "b.jpg small", "c.jpg sent"], "b.jpg"),
      (["scanning the sky/a.jpg", "b.jpg tall"], "scanning the sky/a.jpg"),
      (["Screenshot_1.jpg 5*", "b.jpg"], "b.jpg"),
    ] as [([String], String)])
  func best(_ pictures: [String], _ expected: String) throws {
    let photos = try pictures.enumerated().map { try picture($0.element, at: $0.offset) }
    let plan = try planned(Trip(photos: photos)).plan
    let cover = try unwrapped(plan.media.cover)
    claim(plan[cover.value].photo.file, is: expected)
    claim(cover.reason, is: .middleOfBest(file: expected))
  }

  @Test(
    "is of a day wherever a photograph is, however many are of none",
    arguments: [("a.jpg small sent", "a.jpg"), ("a.jpg tall", "a.jpg"), ("a.jpg tiny", "c.jpg")])
  func dated(_ dated: String, _ expected: String) throws {
    let undated = try ["b.jpg", "c.jpg 5*"].map { text in
      var photo = try picture(text, at: 0)
      (photo.cameraClock, photo.timeSource) = (nil, .none)
      return photo
    }
    let plan = try planned(Trip(photos: [try picture(dated, at: 1)] + undated)).plan
    claim(plan.media.cover.map { plan[$0.value].photo.file }, is: expected)
  }

  @Test("is no picture from near a private place, which may show a door, where there is another")
  func nearHome() throws {
    var photos = try ["a.jpg", "b.jpg", "c.jpg tall"].enumerated().map {
      try picture($0.element, at: $0.offset)
    }
    for index in [0, 1] { photos[index].withheld = PrivateRegion() }
    let texts = [try entry("2026-05-03-town.md", shows: ["a.jpg"])]
    for entries in [[], texts] {
      let plan = try planned(Trip(entries: entries, photos: photos)).plan
      claim(plan.media.cover.map { plan[$0.value].photo.file }, is: "c.jpg")
    }
  }

  @Test(
    "A day shows the middle of its best that somebody described, else of those not far coarser than others",
    arguments: [
      (["a.jpg tall", "b.jpg", "c.jpg", "d.jpg 2*"], "c.jpg"), (["a.jpg", "b.jpg"], "a.jpg"),
      (["a.jpg half", "b.jpg", "c.jpg"], "b.jpg"),
      (["a.jpg", "b.jpg half told", "c.jpg told"], "b.jpg"),
      (["a.jpg", "b.jpg tall told", "c.jpg 3*"], "c.jpg"),
    ] as [([String], String)])
  func day(_ pictures: [String], _ expected: String) throws {
    let photos = try pictures.enumerated().map { try picture($0.element, at: $0.offset) }
    let day = try unwrapped(try planned(Trip(photos: photos)).plan.days.first)
    claim(day.cover?.reason, is: .middleOfBest(file: expected))
  }

  @Test(
    "A day shows one of its best from the town in which most of its pictures were taken, where there is such a town",
    arguments: [
      ([false, true, true, true], "2.jpg"), ([false, true, true, false], "1.jpg"), ([false, true], "0.jpg"),
      ([true, true, true, false], "1.jpg"),
    ])
  func townOfMost(areInTown: [Bool], expected: String) throws {
    let photos = try areInTown.enumerated().map { index, isInTown in
      try photo(
        "\(index).jpg", "2026-05-03 1\(index):00", at: try at(isInTown ? 38.71 : 38.9, -9.14), model: "X100")
    }
    let names = PlaceLookup { place in
      Locality(town: "Lisbon", metres: 900, isInTown: place.latitude < 38.8, country: "PT")
    }
    let today = try unwrapped(LocalDate(iso: "2026-06-01"))
    let plan = TripPlanner.plan(Trip(photos: photos), today: today, names: names).plan
    claim(plan.days.first?.cover?.reason, is: .middleOfBest(file: expected))
  }

  @Test("A day shows no picture from before four in the morning while it has another")
  func night() throws {
    func cover(_ hours: [String]) throws -> String? {
      let photos = try hours.map { try photo("\($0).jpg", "2026-05-03 \($0):22", model: "X100") }
      let plan = try planned(Trip(photos: photos)).plan
      return plan.days.first?.cover.map { plan[$0.value].photo.file }
    }
    try claim(cover(["00", "01", "15"]), is: "15.jpg")
    try claim(cover(["00", "01", "02"]), is: "01.jpg")
  }

  /// A plan for which somebody looked at pixels and found these to be graphics.
  private func lookedAt(_ trip: Trip, graphics: Set<String>, papers: Set<String> = []) throws -> TripPlan {
    var media = MediaFacts()
    media.graphics = graphics.union(papers)
    media.papers = papers
    return TripSelection.choose(
      from: trip, today: try unwrapped(LocalDate(iso: "2026-06-01")), for: .readers, zones: .unknown,
      names: .unknown
    ).plan(media).plan
  }

  @Test(
    "What was drawn, written or scanned is behind every photograph, however small, unless there is none",
    arguments: [
      (["a.jpg 5*", "b.jpg tall", "c.jpg 5*"], ["a.jpg", "c.jpg"], "b.jpg"),
      (["a.jpg", "b.jpg tiny sent"], ["a.jpg"], "b.jpg"), (["a.jpg"], ["a.jpg"], "a.jpg"),
    ] as [([String], [String], String)])
  func graphics(_ pictures: [String], _ graphics: [String], _ expected: String) throws {
    let photos = try pictures.enumerated().map { try picture($0.element, at: $0.offset) }
    let plan = try lookedAt(Trip(photos: photos), graphics: Set(graphics))
    claim(plan.media.cover.map { plan[$0.value].photo.file }, is: expected)
    claim(plan.days.first?.cover.map { plan[$0.value].photo.file }, is: expected)
  }

  @Test(
    "A paper or a screen stands for nothing that did not name it",
    arguments: [
      (["Screenshot_1.jpg"], nil), (["visa.jpg"], nil), (["a.png tall sent"], "a.png"),
      (["visa.jpg", "c.jpg sent"], "c.jpg"),
    ] as [([String], String?)])
  func papers(_ pictures: [String], _ expected: String?) throws {
    let photos = try pictures.enumerated().map { try picture($0.element, at: $0.offset) }
    let first = photos[0].file
    func covers(_ entries: [JournalEntry]) throws -> Set<String?> {
      let plan = try lookedAt(Trip(entries: entries, photos: photos), graphics: [], papers: ["visa.jpg"])
      let covers: [Reasoned<PhotoID>?] =
        [plan.days.first?.cover, plan.media.cover] + plan.journal.entries.map { $0.cover }
      return Set(covers.map { cover in cover.map { plan[$0.value].photo.file } })
    }
    try claim(covers([]), is: [expected])
    // The first of the day, that of an hour, and that in the text.
    let file = "2026-05-03-town.md"
    try claim(covers([entry(file)]), is: [expected])
    try claim(covers([entry(file, shows: [first])]), is: [expected])
    try claim(covers([entry(file, cover: first)]), has: first)
  }

  @Test("A graphic in a text stands neither for entry, day nor trip, unless the cover is written")
  func graphicInText() throws {
    let photos = try ["logo.jpg", "b.jpg", "c.jpg"].enumerated()
      .map { try picture($0.element, at: $0.offset) }
    func covers(_ entry: JournalEntry) throws -> [String?] {
      let plan = try lookedAt(Trip(entries: [entry], photos: photos), graphics: ["logo.jpg"])
      let covers = [plan.journal.entries.first?.cover, plan.days.first?.cover, plan.media.cover]
      return covers.map { cover in cover.map { plan[$0.value].photo.file } }
    }
    let file = "2026-05-03-town.md"
    try claim(covers(entry(file, shows: ["logo.jpg", "c.jpg"])), is: ["c.jpg", "c.jpg", "c.jpg"])
    try claim(covers(entry(file, shows: ["logo.jpg"])), is: ["logo.jpg", "b.jpg", "c.jpg"])
    try claim(
      covers(entry(file, cover: "logo.jpg", shows: ["c.jpg"])), is: ["logo.jpg", "logo.jpg", "logo.jpg"])
  }
}

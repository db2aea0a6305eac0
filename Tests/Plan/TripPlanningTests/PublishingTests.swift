import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("What is kept back")
struct PublishingTests {
  private func kept(_ reason: KeptBack.Reason, _ file: String = "journal/secret.md", line: Int = 3)
    -> [KeptBack]
  {
    [
      KeptBack(
        reason,
        at: SourcePlace(file: file, span: SourceSpan(line: line, column: 1, length: 5, text: "draft: yes")))
    ]
  }

  private func draft(_ file: String, shows: [String] = []) throws -> JournalEntry {
    var draft = try entry(file, title: "Secret", shows: shows)
    draft.keptBack = kept(.draft, file)
    return draft
  }

  /// A trip with a draft that shows `a.jpg` and `b.jpg`, and shares its name with a track.
  private func trip() throws -> Trip {
    var trip = Trip(
      entries: [
        try entry("journal/2026-05-02-good.md", title: "Good", shows: ["b.jpg"]),
        try draft("journal/2026-05-03-secret.md", shows: ["a.jpg", "b.jpg"]),
      ],
      photos: [
        try photo("a.jpg", "2026-05-03 12:00"), try photo("b.jpg", "2026-05-03 13:00"),
        try photo("c.jpg", "2026-05-03 14:00"),
      ], tracks: [Track(file: "tracks/2026-05-03-secret.gpx", segments: [])])
    trip.filesKeptBack = [
      FilesKeptBack(
        files: ["a.jpg", "b.jpg", "tracks/2026-05-03-secret.gpx"], reasons: trip.entries[1].keptBack)
    ]
    return trip
  }

  private func told(_ trip: Trip, today: String = "2026-05-04") throws -> [String] {
    try planned(trip, today: today).diagnostics.map { diagnostic in
      let line = diagnostic.place?.span.map { ":\($0.line)" } ?? ""
      return "\(diagnostic.severity) \(diagnostic.place?.file ?? "-")\(line) \(diagnostic.message)"
        + (diagnostic.advice.map { " | " + $0 } ?? "")
    }
  }

  @Test("A draft goes with the pictures and tracks that nothing published shows")
  func entries() throws {
    let plan = try planned(try trip()).plan
    claim(plan.journal.entries.map(\.title.value), is: ["Good"])
    claim(plan.media.photos.map(\.photo.file), is: ["b.jpg", "c.jpg"])
    #expect(plan.way.tracks.isEmpty)
    try claim(
      told(try trip()),
      is: [
        "note journal/2026-05-03-secret.md:3 1 entry is kept back, and with it 1 picture and 1 track that nothing else shows | Drafts and private things are not in the site. To publish it, delete `draft` and its value."
      ])
  }

  @Test("A tag that keeps a text back is told by its place, and how it is none")
  func tag() throws {
    var trip = try trip()
    let place = SourcePlace(file: "a.md", span: SourceSpan(line: 5, column: 1, length: 6, text: ""))
    trip.entries[1].keptBack = [KeptBack(.isPrivate, at: place)]
    try claim(
      told(trip),
      is: [
        "note a.md:5 1 entry is kept back, and with it 1 picture and 1 track that nothing else shows | Drafts and private things are not in the site. To publish it, delete only the tag that keeps it back, such as `#private`; of a heading, write a blank behind its `#`."
      ])
  }

  @Test("A heading that keeps a text back is told as one, and not as a tag")
  func heading() throws {
    var trip = try trip()
    let place = SourcePlace(file: "journal.md", span: SourceSpan(line: 5, column: 1, text: ""))
    var cause = KeptBack(.isPrivate, at: place)
    cause.isByHeading = true
    trip.entries[1].keptBack = [cause]
    try claim(
      told(trip),
      is: [
        "note journal.md:5 1 entry is kept back, and with it 1 picture and 1 track that nothing else shows | Drafts and private things are not in the site. To publish it, delete only the word that keeps it back from its heading, or from one above that."
      ])
  }

  @Test("A name that keeps a text back is told as one")
  func name() throws {
    var trip = try trip()
    var cause = KeptBack(.isPrivate, at: SourcePlace(file: "2026-05-03 Perth (privat).md"))
    cause.isByName = true
    trip.entries[1].keptBack = [cause]
    try claim(
      told(trip).count {
        $0.hasSuffix("delete only the word that keeps it back from its name, or its caption.")
      }, is: 1)
  }

  @Test("The author's own plan holds everything")
  func author() throws {
    let plan = TripPlanner.plan(try trip(), today: try day("2026-05-04"), for: .author)
    claim(plan.plan.journal.entries.count, is: 2)
    claim(plan.plan.media.photos.count, is: 3)
    claim(plan.plan.way.tracks.count, is: 1)
  }

  @Test("The author is told what readers will not get, on each thing and in the words of a build")
  func marks() throws {
    let author = TripPlanner.plan(try trip(), today: try day("2026-05-04"), for: .author)
    let readers = TripPlanner.plan(try trip(), today: try day("2026-05-04"))
    let plan = author.plan
    claim(plan.journal.entries.compactMap(\.kept), is: [.draft])
    claim(plan.journal.entries.first { $0.kept != nil }?.file, is: "journal/2026-05-03-secret.md")
    claim(plan.media.photos.filter { $0.kept != nil }.map(\.photo.file), is: ["a.jpg"])
    claim(author.diagnostics, is: readers.diagnostics)
    let published = readers.plan
    #expect(
      published.journal.entries.allSatisfy { $0.kept == nil }
        && published.media.photos.allSatisfy { $0.kept == nil })
    #expect(published.days.allSatisfy { $0.kept == nil } && published.publication.kept == nil)
  }

  @Test(
    "A day decides what is not of today",
    arguments: [
      (KeptBack.Reason.until(LocalDate(dayNumber: 20_578)), "2026-05-04", false),
      (.until(LocalDate(dayNumber: 20_578)), "2026-05-05", true),
      (.from(LocalDate(dayNumber: 20_578)), "2026-05-04", true),
      (.from(LocalDate(dayNumber: 20_578)), "2026-05-05", false),
    ] as [(KeptBack.Reason, String, Bool)])
  func days(reason: KeptBack.Reason, today: String, isPublished: Bool) throws {
    var trip = try trip()
    trip.entries[1].keptBack = kept(reason)
    trip.filesKeptBack[0].reasons = kept(reason)
    let plan = try planned(trip, today: today).plan
    claim(plan.journal.entries.count, is: isPublished ? 2 : 1)
    claim(plan.media.photos.count, is: isPublished ? 3 : 2)
  }

  @Test("A link to a draft is text, and a picture of its own keeping is not shown, both told at their line")
  func links() throws {
    var trip = try trip()
    let place = SourcePlace(
      file: "journal/2026-05-02-good.md", span: SourceSpan(line: 7, column: 3, text: "x"))
    trip.entries[0].links = ["secret.md": "journal/2026-05-03-secret.md"]
    trip.entries[0].places = ["secret.md": place, "b.jpg": place]
    trip.filesKeptBack.append(
      FilesKeptBack(files: ["b.jpg"], reasons: kept(.isPrivate, "b.md"), isOutright: true))
    trip.settings.cover = "b.jpg"
    trip.pins = [pin("Pin", try at(38, -9), photos: ["b.jpg"])]
    let plan = try planned(trip).plan
    #expect(plan.journal.entries[0].links.isEmpty && plan.journal.entries[0].pictures.isEmpty)
    claim(plan.media.photos.map(\.photo.file), is: ["c.jpg"])
    #expect(plan.media.cover?.value == PhotoID(0) && plan.places[0].photos.isEmpty)
    let told = try told(trip)
    claim(
      told.count {
        $0.hasPrefix("note journal/2026-05-02-good.md:7 Link to “secret.md”, which is kept back")
      }, is: 1)
    claim(
      told.count { $0.hasPrefix("note journal/2026-05-02-good.md:7 Picture “b.jpg” is kept back") }, is: 1)
    #expect(told.contains { $0.hasPrefix("note trip.yml Picture “b.jpg” is kept back") })
    #expect(told.contains { $0.hasPrefix("note pins.yml:1 Picture “b.jpg” is kept back") })
  }

  @Test(
    "A picture that a folder's name keeps back is none of the entry that is called alike, unless that shows it",
    arguments: [
      ("receipts/2026-05-02-good.jpg", "receipts", false, false),
      ("receipts/2026-05-02-good.jpg", "receipts", true, true),
      ("_drafts/a/2026-05-02-good.jpg", "_drafts", false, false),
      // What goes with a text in such a folder lies elsewhere.
      ("photos/2026-05-02-good.jpg", "_drafts", false, true),
    ])
  func folder(file: String, folder: String, isShown: Bool, isPublished: Bool) throws {
    let reason = KeptBack(.draft, at: SourcePlace(file: file), byFolder: folder)
    var trip = Trip(
      entries: [try entry("journal/2026-05-02-good.md", shows: isShown ? [file] : [])],
      photos: [try photo(file, "2026-05-02 12:00")])
    trip.filesKeptBack = [FilesKeptBack(files: [file], reasons: [reason])]
    try claim(planned(trip).plan.media.photos.map(\.photo.file), is: isPublished ? [file] : [])
  }

  @Test(
    "A receipt wherever it lies is none of the entry that is called alike, unless that shows it",
    arguments: [false, true])
  func receipt(isShown: Bool) throws {
    let file = "photos/2026-05-02-good.jpg"
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: "budget.yml"))
    var trip = Trip(
      entries: [try entry("journal/2026-05-02-good.md", shows: isShown ? [file] : [])],
      photos: [try photo(file, "2026-05-02 12:00")])
    trip.filesKeptBack = [FilesKeptBack(files: [file], reasons: [reason], areReceipts: true)]
    let (plan, told) = try planned(trip)
    claim(plan.media.photos.map(\.photo.file), is: isShown ? [file] : [])
    let notes = told.filter { $0.code == .notPublished }.map(\.message)
    claim(notes, is: isShown ? [] : ["1 picture of a receipt is kept back"])
  }

  @Test("What cannot be told takes its pictures with it on every day, and a damaged one is not named either")
  func doubt() throws {
    var trip = try trip()
    trip.filesKeptBack = [FilesKeptBack(files: ["c.jpg", "broken.jpg"], reasons: [])]
    trip.leftOut = [LeftOutPhoto(file: "broken.jpg", cause: .damaged("x"))]
    let plan = try planned(trip).plan
    #expect(plan.media.photos.map(\.photo.file) == ["a.jpg", "b.jpg"] && plan.media.leftOut.isEmpty)
  }

  @Test("Pins and expenses that are kept back are nowhere, and in no sum")
  func items() throws {
    var secret = pin("Secret", try at(38.7, -9.1), photos: [])
    secret.keptBack = kept(.isPrivate, "pins.yml", line: 6)
    var bribe = try expense("2026-05-09", 99_900)
    bribe.keptBack = kept(.draft, "budget.yml")
    let trip = Trip(
      photos: [try photo("a.jpg", "2026-05-03 12:00", at: try at(38.7, -9.1))], pins: [secret],
      budget: Budget(expenses: [bribe, try expense("2026-05-03", 500)]))
    let plan = try planned(trip).plan
    #expect(plan.places.isEmpty && plan.addresses.places == nil)
    #expect(plan.way.route.stops.allSatisfy { $0.name == nil })
    claim(none: plan.media.photos[0].nearestPlace)
    claim(plan.money.budget?.spent, is: euros(500))
    claim(plan.money.budget?.expenses.count, is: 1)
    claim(plan.money.budget?.days.map(\.date.description), is: ["2026-05-03"])
    try claim(
      told(trip),
      is: [
        "note pins.yml:6 1 pin and 1 expense are kept back | Drafts and private things are not in the site. See also budget.yml:3."
      ])
    var whole = trip
    whole.budget?.keptBack = kept(.isPrivate, "budget.yml")
    try claim(none: planned(whole).plan.money.budget)
    try claim(told(whole)[0], has: "1 pin and the budget are kept back")
  }

  @Test("Only totals: no single expense, no figure that is one, no payer")
  func totals() throws {
    var trip = Trip(
      settings {
        $0.publish.budget = .totals
        $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
      },
      budget: Budget(
        total: euros(5000),
        expenses: [
          try expense("2026-05-03", 500, by: "Ana"), try expense("2026-05-03", 700, "fun", by: "Ben"),
        ]))
    let plan = try planned(trip).plan
    let budget = try unwrapped(plan.money.budget)
    #expect(
      budget.isTotalsOnly && budget.expenses.isEmpty && budget.statistics == nil && budget.balances.isEmpty)
    claim(budget.spent, is: euros(1200))
    claim(budget.left, is: euros(3800))
    claim(budget.categories.map(\.spent), is: [euros(700), euros(500)])
    #expect(plan.days.map(\.money?.spent) == [euros(1200)] && plan.days[0].timeline.isEmpty)
    trip.settings.publish.budget = .none
    let without = try planned(trip).plan
    claim(none: without.money.budget)
    claim(none: without.money.currency)
    claim(none: without.addresses.budget)
  }

  @Test("No people: no name but in what the author wrote")
  func people() throws {
    var trip = Trip(
      settings {
        $0.publish.people = false
        $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")]
      }, entries: [try entry("2026-05-03-x.md", title: "Ana")],
      budget: Budget(expenses: [try expense("2026-05-03", 500, by: "Ana", shares: [("Ana", 1)])]))
    trip.entries[0].who = ["Ana"]
    var tower = pin("Tower", try at(38.7, -9.2))
    tower.who = ["Ben"]
    trip.pins = [tower]
    let plan = try planned(trip).plan
    #expect(
      plan.profile.travellers.isEmpty && plan.journal.entries[0].who.isEmpty
        && plan.journal.entries[0].title.value == "Ana")
    #expect(plan.places[0].who.isEmpty)
    claim(plan.money.budget?.balances.isEmpty, is: true)
    claim(none: plan.money.budget?.expenses[0].expense.paidBy)
    claim(plan.money.budget?.expenses[0].expense.shares.isEmpty, is: true)
  }

  @Test(arguments: [(Visibility.listed, true), (.unlisted, false)])
  func onlyAPublicTripIsListed(visibility: Visibility, isListed: Bool) throws {
    let trip = Trip(settings { $0.visibility = visibility }, photos: [try photo("a.jpg", "2026-05-03 12:00")])
    try claim(planned(trip).plan.publication.isListed, is: isListed)
  }

  @Test("Where everything is kept back there is nothing to build")
  func nothing() throws {
    var trip = Trip(entries: [try draft("journal/2026-05-03-secret.md")])
    trip.hasOwnFile = false
    try claim(planned(trip).diagnostics.map(\.code), is: [.notPublished, .emptyTrip])
    trip.hasOwnFile = true
    try claim(planned(trip).diagnostics.map(\.code), is: [.notPublished])
  }
}

@Suite("Pictures of which nothing tells a day")
struct UndatedPictureTests {
  /// The pictures that readers get of a trip with written dates and two pictures without a time.
  private func shown(_ change: (inout Trip) throws -> Void = { _ in }) throws -> [String] {
    var trip = Trip(photos: [try photo("one.jpg"), try photo("two.jpg")])
    trip.settings.start = try day("2026-05-01")
    trip.settings.end = try day("2026-05-09")
    try change(&trip)
    return TripPlanner.plan(trip, today: try day("2026-06-01")).plan.media.photos.map(\.photo.file)
  }

  @Test("are shown where nothing in the folder tells a day")
  func alone() throws { try claim(shown(), is: ["one.jpg", "two.jpg"]) }

  @Test("are left out where anything does, also what is kept back itself")
  func beside() throws {
    try claim(shown { $0.entries = [try entry("2026-05-03-a.md")] }, is: [])
    #expect(
      try shown {
        var held = try entry("2026-05-03-a.md")
        held.keptBack = [KeptBack(.draft, at: SourcePlace(file: held.file))]
        $0.entries = [held]
      } == [])
    try claim(
      shown { $0.pins = [pin("Tower", try at(38, -9), DayAndTime(date: try day("2026-05-03")))] }, is: [])
    #expect(
      try shown {
        var idea = Attraction(name: "Museum", place: SourcePlace(file: "attractions.yml"))
        idea.header.when = DayAndTime(date: try day("2026-05-04"))
        $0.attractions = [idea]
      } == [])
    try claim(
      shown {
        $0.weather = [DayWeather(date: try day("2026-05-03"), place: SourcePlace(file: "weather.yml"))]
      }, is: [])
  }
}

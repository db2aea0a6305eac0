import Claims
import Markdown
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The story of a day")
struct DayStoryTests {
  private static func page(
    _ day: String = "2026-05-03", _ change: (inout Trip) throws -> Void = { _ in }
  ) throws -> PageReader {
    var trip = try SampleTrips.full()
    try change(&trip)
    return try BuiltSite(trip, today: "2026-06-01").page("days/\(day)/index.html")
  }

  /// The photos that a page shows, in its order.
  private static func photos(_ page: PageReader) -> [String] {
    page.all("a").compactMap { $0.attributes["data-photo"] }
  }

  @Test(
    "shows no picture twice, and each of the day once", arguments: ["2026-05-02", "2026-05-03", "2026-05-04"])
  func once(_ day: String) throws {
    var trip = try SampleTrips.full()
    for index in trip.entries.indices where !trip.entries[index].pictures.isEmpty {
      let pictures = ["counter.jpg", "tower.jpg"].map { Block.paragraph([SampleTexts.image($0)]) }
      trip.entries[index].body = MarkdownDocument(blocks: pictures)
    }
    let site = try BuiltSite(trip, today: "2026-06-01")
    let shown = Self.photos(try site.page("days/\(day)/index.html"))
    claim(Set(shown).count, is: shown.count, "\(shown)")
    let plan = site.plan.trips[0]
    let taken = try unwrapped(plan.days.first { $0.date.description == day }).photos.map { plan[$0].name }
    #expect(Set(shown).isSuperset(of: taken))
  }

  @Test("of a day within those of an entry leads to that entry, and to none on other days")
  func severalDays() throws {
    for (day, count) in [("2026-05-02", 0), ("2026-05-03", 0), ("2026-05-04", 1)] {
      let page = try Self.page(day) { $0.entries[0].until = try SampleTrips.day(4) }
      let links = page.texts.filter { $0.around.suffix(3) == ["p", "a", "bdi"] && $0.text.contains("monks") }
      claim(links.count, is: count, "\(day)")
      // Up by the title, and said to be where the day is told.
      let told = page.texts.filter { $0.around.contains("header") && $0.text.contains("Told in:") }
      claim(told.count, is: count, "\(day)")
    }
  }

  @Test("has the words of its entries, and none of them among its hours")
  func inFull() throws {
    let page = try Self.page()
    let stories = page.all("article").filter { $0.attributes["class"]?.contains("story") == true }
    #expect(!stories.isEmpty && stories.count == Set(stories.compactMap { $0.attributes["id"] }).count)
    #expect(!page.all("li").contains { $0.attributes["class"] == "at-entry" })
  }

  @Test("has what is said of each picture below it where no entry tells the day, and not where one does")
  func captionsOfGallery() throws {
    let photos = try (0..<4).map {
      try SampleTrips.photo("p\($0)", day: 3, hour: 9 + $0, caption: $0 == 3 ? nil : "Seen at \($0)")
    }
    let morning = DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(8, 0))
    let pin = Pin(
      title: "Home", coordinate: try SampleTrips.at(38.7, -9.2), time: morning, place: SampleTrips.place)
    for day in [3, 4] {
      let text = SampleTexts.plain("It rained.")
      let told = try SampleTrips.entry("told", day: day, title: "The walk", text)
      // A story has words for more than a look.
      let words = SampleTexts.plain(Array(repeating: "word", count: 300).joined(separator: " "))
      let more = try [5, 6].map { try SampleTrips.entry("more\($0)", day: $0, title: "On", words) }
      let trip = Trip(folderName: "x", entries: [told] + more, photos: photos, pins: [pin])
      let site = try BuiltSite(trip, today: "2026-06-01")
      for path in ["days/2026-05-03/index.html", "story/index.html"] {
        // The head of the day shows one of them, and may be called by it.
        let below = try site.page(path).texts.filter { $0.around.suffix(2) == ["li", "p"] }.map(\.text)
          .filter { $0.hasPrefix("Seen at") }
        #expect(below.isEmpty == (day == 3), "\(path) \(below)")
      }
    }
  }

  @Test("has a byline of who wrote an entry and who was there, each once")
  func byline() throws {
    let page = try Self.page { ($0.entries[0].writers, $0.entries[0].who) = (["Ben"], ["Ana", "Ben"]) }
    let names = page.texts.filter { $0.around.contains("article") && $0.around.last == "bdi" }.map(\.text)
    claim(Array(names.filter { ["Ana", "Ben"].contains($0) }.prefix(3)), is: ["Ben", "Ana"])
  }

  @Test("says what a sign of a mood is, and nothing before one that is words", arguments: ["😴", "tired 😴"])
  func mood(_ mood: String) throws {
    let told = try Self.page { $0.entries[0].mood = mood }.text(in: "main")
    #expect(told.contains(mood) && told.contains("Mood: \(mood)") == (mood == "😴"), "\(told)")
  }

  @Test(
    "says of an hour that it is that of writing where one was at the entry's place at another",
    arguments: [
      ("17:40", "Torre de Belém", true), ("15:50", "Torre de Belém", false), ("17:40", "Belém", false),
    ])
  func written(hour: String, place: String, isTold: Bool) throws {
    // The pin says half past three.
    let digits = hour.split(separator: ":").compactMap { Int($0) }
    let page = try Self.page {
      $0.entries[0].time = .timeOfDay(try unwrapped(LocalTime(hour: digits[0], minute: digits[1])))
      $0.entries[0].place = Written(
        NamedPlace(name: place, coordinate: try SampleTrips.at(38.6916, -9.216)), at: SampleTrips.place)
    }
    let hours = page.texts.filter { $0.around.contains("time") }.map(\.text)
    claim(hours, has: isTold ? "written " + hour : hour, "\(hours)")
    claim(hours.contains { $0.hasPrefix("written") }, is: isTold)
  }

  @Test("leaves the hour of a picture to the picture", arguments: [true, false])
  func hourOfHead(isWritten: Bool) throws {
    let page = try Self.page { trip in
      trip.photos = [try SampleTrips.photo("counter", day: 3, hour: 14)]
      let blocks = SampleTexts.plain("Words.").blocks + [.paragraph([SampleTexts.image("counter.jpg")])]
      let text = MarkdownDocument(blocks: blocks)
      trip.entries = [try SampleTrips.entry("on", day: 3, title: "Rain", text)]
      if !isWritten { trip.entries[0].time = nil }
    }
    let hours = page.texts.filter { $0.around.contains("article") && $0.around.contains("time") }.map(\.text)
    claim(hours, is: isWritten ? ["14:20"] : [])
  }

  /// An entry of a day of which nothing else is known, and nothing but its words.
  private static func bare(_ title: String, _ words: String) throws -> JournalEntry {
    var entry = try SampleTrips.entry("bare", day: 5, title: title, SampleTexts.plain(words))
    (entry.mood, entry.weather, entry.who, entry.tags) = (nil, nil, [], [])
    (entry.time, entry.place, entry.pictures) = (nil, nil, [:])
    return entry
  }

  @Test("is none where a word that is all of it is the title of the day, and says no place that is its title")
  func bare() throws {
    let word = try Self.bare("Wein!", "Wein!")
    var timed = word
    var placed = try Self.bare("Trier", "Rain.")
    timed.time = .timeOfDay(try SampleTrips.clock(14, 20))
    let trier = NamedPlace(name: "Trier", coordinate: try SampleTrips.at(49.76, 6.64))
    placed.place = Written(trier, at: SampleTrips.place)
    let pages = try [word, timed, placed].map { entry in
      let page = try Self.page("2026-05-05") { $0.entries = [entry] }
      let stories = page.all("article").count { $0.attributes["class"]?.contains("story") == true }
      let names = page.texts.count {
        $0.text == entry.title?.value && $0.around.contains("article") && $0.around.contains("bdi")
      }
      return "\(page.text(in: "h1")): \(stories), \(names)"
    }
    claim(pages, is: ["Wein!: 0, 0", "Wein!: 1, 0", "Trier: 1, 0"])
  }

  @Test("has an entry in short that would make its page too long")
  func tooLong() throws {
    let words = Array(repeating: "word", count: 5_001).joined(separator: " ")
    let page = try Self.page {
      $0.entries.append(try SampleTrips.entry("long", day: 3, title: "All of it", SampleTexts.plain(words)))
    }
    claim(page.all("li").count { $0.attributes["class"] == "at-entry" }, is: 1)
    #expect(page.texts.count { $0.text.contains("word word word") } <= 1)
  }

  /// The class of the image at the head of a day's page, and those on the cards of the front page.
  private static func focuses(
    _ change: (inout Trip) throws -> Void
  ) throws -> (head: String?, cards: [String]) {
    var trip = try SampleTrips.full()
    try change(&trip)
    let site = try BuiltSite(trip, today: "2026-06-01")
    let head = try site.page("days/2026-05-03/index.html").all("img")
      .first { $0.attributes["fetchpriority"] == "high" }
    let cards = try site.page("index.html").all("img").filter { $0.attributes["fetchpriority"] != "high" }
    return (
      head?.attributes["class"],
      cards.compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("to-") }
    )
  }

  @Test("and its card keep in sight what is said of their picture, by itself before its entry and the trip")
  func focus() throws {
    let file = try unwrapped(
      try BuiltSite.full(today: "2026-06-01").plan.trips.first.flatMap { plan in
        plan.days.first { $0.date.description == "2026-05-03" }?.cover.map { plan[$0.value].photo.file }
      })
    func own(_ focus: CoverFocus, _ trip: inout Trip) {
      for index in trip.photos.indices where trip.photos[index].file == file {
        trip.photos[index].focus = focus
      }
    }
    func byEntry(_ trip: inout Trip) throws {
      var entry = try SampleTrips.entry("first", day: 3, title: "First", SampleTexts.plain("Rain."))
      (entry.cover, entry.focus) = (file, .bottom)
      trip.entries.append(entry)
    }
    let none = try Self.focuses { _ in }
    claim(none: none.head)
    claim(none.cards, is: [])
    let written = try Self.focuses {
      own(.left, &$0)
      $0.settings.cover = "photos/panorama.jpg"
    }
    claim(written.head, is: "to-left")
    claim(written.cards, has: "to-left")
    try claim(Self.focuses(byEntry).head, is: "to-bottom")
    let both = try Self.focuses {
      try byEntry(&$0)
      own(.right, &$0)
    }
    claim(both.head, is: "to-right")
    let trip = try Self.focuses {
      ($0.settings.cover, $0.settings.coverFocus) = (file, .top)
    }
    claim(trip.head, is: "to-top")
  }

  @Test(
    "begins with a picture that fills its page, a smaller one beside the title, and none that is a stamp",
    arguments: [(4000, "hero"), (900, "plate"), (500, "")])
  func head(width: Int, place: String) throws {
    let page = try Self.page {
      for index in $0.photos.indices {
        ($0.photos[index].width, $0.photos[index].height) = (width, width * 3 / 4)
      }
    }
    let heads = page.all("figure").compactMap { figure in
      (figure.attributes["class"] ?? "").split(separator: " ").map(String.init)
        .first { ["hero", "plate"].contains($0) }
    }
    claim(heads, is: place.isEmpty ? [] : [place])
    claim(page.all("div").contains { $0.attributes["class"] == "wrap plated" }, is: place == "plate")
  }

  @Test(
    "has its figures once, beside an upright head, else further down, and its map once",
    arguments: [(3000, 4000, true), (4000, 3000, false)])
  func besideHead(width: Int, height: Int, isBeside: Bool) throws {
    let page = try Self.page {
      for index in $0.photos.indices { ($0.photos[index].width, $0.photos[index].height) = (width, height) }
    }
    // Seven of them would stand between a phone's reader and the first word.
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    claim(labels.count, is: 4, "\(labels)")
    let elements = page.elements
    let numbers = elements.indices.filter { elements[$0].attributes["class"] == "numbers" }
    claim(numbers.count, is: 1)
    let story = try unwrapped(elements.firstIndex { $0.attributes["class"] == "art story" })
    #expect(numbers.allSatisfy { ($0 < story) == isBeside })
    #expect(!elements.contains { $0.attributes["class"]?.contains("map-card") ?? false })
    #expect(elements.contains { $0.attributes["id"] == "map" })
  }

  @Test("leads a phone down to each entry and to its other parts")
  func leaps() throws {
    let page = try Self.page { _ in }
    let links = zip(page.all("a"), page.linkNames).filter { $0.0.around.contains("nav") }
      .compactMap { $0.0.attributes["href"] }.filter { $0.hasPrefix("#") }
    let ids = Set(page.elements.compactMap { $0.attributes["id"] })
    let entries = page.all("article").compactMap { $0.attributes["id"] }
    #expect(!entries.isEmpty && Array(links.prefix(entries.count + 1)) == ["#map"] + entries.map { "#" + $0 })
    #expect(links.allSatisfy { ids.contains(String($0.dropFirst())) }, "\(links)")
  }

  @Test(
    "leads to an entry that the day is called by, where its own beginning is the title, by another word",
    arguments: [(nil, "Journal"), ("Soup", "Soup")] as [(String?, String)])
  func leapToBeginning(title: String?, name: String) throws {
    let page = try Self.page { trip in
      trip.entries = [
        JournalEntry(
          file: "journal/2026-05-03.md", slugWish: "",
          title: title.map { Written($0, at: SampleTrips.place) },
          day: .fileName(try SampleTrips.day(3)), body: SampleTexts.plain("Rain then sun. A cat came."))
      ]
    }
    let links = zip(page.all("a"), page.linkNames).filter { $0.0.attributes["href"] == "#entry-1" }
    claim(links.map(\.1), is: [name])
  }

  @Test(
    "has its title over that side of the head's foot where there is least to be seen",
    arguments: [
      (nil, 3000, "ltr", false), (.left, 3000, "ltr", false), (.right, 3000, "ltr", true),
      (.left, 3000, "rtl", true), (.right, 3000, "rtl", false), (.right, 1200, "ltr", false),
    ] as [(PictureSide?, Int, String, Bool)])
  func calmSide(_ calm: PictureSide?, height: Int, direction: String, isAside: Bool) throws {
    var trip = try SampleTrips.full()
    for index in trip.photos.indices {
      (trip.photos[index].width, trip.photos[index].height) = (4000, height)
    }
    var theme = try ShippedTheme.read()
    theme.phrases["direction"] = ["other": direction]
    var media = MediaFacts()
    media.calmSide = { _ in calm }
    let site = try BuiltSite(trip, today: "2026-06-01", theme: theme, media: media)
    for path in ["days/2026-05-03/index.html", "story/index.html"] {
      let heads = try site.page(path).all("figure").compactMap { $0.attributes["class"] }
        .filter { $0.split(separator: " ").contains("hero") }
      #expect(!heads.isEmpty, "\(path)")
      claim(heads.contains { $0.split(separator: " ").contains("aside") }, is: isAside, "\(path)")
    }
  }

  @Test(
    "leaves that side of the head free at which the traveller wants something to be seen",
    arguments: [(.left, true), (.right, false), (.top, true)] as [(CoverFocus, Bool)])
  func focusOfHead(focus: CoverFocus, isAside: Bool) throws {
    var trip = try SampleTrips.full()
    for index in trip.photos.indices {
      (trip.photos[index].width, trip.photos[index].height) = (4000, 3000)
      trip.photos[index].focus = focus
    }
    var media = MediaFacts()
    media.calmSide = { _ in focus == .left ? .left : .right }
    let page = try BuiltSite(trip, today: "2026-06-01", media: media).page("days/2026-05-03/index.html")
    let heads = page.all("figure").compactMap { $0.attributes["class"] }
      .filter { $0.split(separator: " ").contains("hero") }
    claim(heads.contains { $0.split(separator: " ").contains("aside") }, is: isAside)
  }

  @Test("tells the style sheet how broad its head is, which may lose only so much of that")
  func shapeOfHead() throws {
    let page = try Self.page {
      for index in $0.photos.indices { ($0.photos[index].width, $0.photos[index].height) = (4000, 2250) }
    }
    let classes = page.all("figure").compactMap { $0.attributes["class"] }
    claim(classes, has: "top hero broad r18", "\(classes)")
  }

  @Test("has the beginning of a long caption below the picture at its head, up to a word")
  func longCaption() throws {
    let long = Array(repeating: "considerable", count: 30).joined(separator: " ")
    let page = try Self.page { trip in
      trip.entries = []
      for index in trip.photos.indices { trip.photos[index].caption = long }
    }
    let captions = page.texts.filter { $0.around.last == "figcaption" && $0.text.hasPrefix("considerable") }
    #expect(!captions.isEmpty)
    #expect(captions.allSatisfy { $0.text.hasSuffix("considerable…") && $0.text.count <= 161 }, "\(captions)")
  }

  @Test("counts its photos, words and stops only beside what is measured or spent", arguments: [true, false])
  func counts(isSpent: Bool) throws {
    let page = try Self.page { trip in
      trip.tracks = []
      if !isSpent { (trip.budget, trip.events) = (nil, []) }
    }
    let hasNumbers = page.all("section").contains { $0.attributes["class"] == "numbers" }
    claim(hasNumbers, is: isSpent)
  }

  @Test("counts no stops that it lists, however many other figures there are", arguments: [true, false])
  func listedStops(isSpent: Bool) throws {
    let page = try Self.page { if !isSpent { ($0.budget, $0.events) = (nil, []) } }
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    claim(labels.count, is: isSpent ? 4 : 3, "\(labels)")
    claim(labels, lacks: "stops", "\(labels)")
  }

  @Test("has pictures of no entry below a heading that parts them from its text", arguments: [true, false])
  func picturesBesides(isTold: Bool) throws {
    let page = try Self.page("2026-05-01") { trip in
      trip.entries =
        isTold ? [try SampleTrips.entry("on", day: 1, title: "Off we go", SampleTexts.plain("Words."))] : []
      trip.photos += try (9...11).map { try SampleTrips.photo("p\($0)", day: 1, hour: $0) }
    }
    let headings = page.texts.filter { $0.around.last == "h2" }.map(\.text)
    claim(headings.contains("Also that day"), is: isTold, "\(headings)")
    // With the one at the head of the page there are three, as everything else says.
    #expect(headings.contains("2 more pictures") != isTold)
  }

  @Test(
    "counts all pictures of a day without a head",
    arguments: [(500, "3 pictures"), (3000, "2 more pictures")])
  func countOfPictures(width: Int, heading: String) throws {
    let page = try Self.page("2026-05-01") { trip in
      trip.entries = []
      trip.photos += try (9...11).map { try SampleTrips.photo("p\($0)", day: 1, hour: $0, width: width) }
    }
    #expect(page.texts.contains { $0.around.last == "h2" && $0.text == heading })
  }

  @Test("has its pictures in rows that are higher than those of the page of all photos")
  func largeRows() {
    let tiles = Array(repeating: GalleryRows.Tile(ratio: 1.5, height: 2000), count: 12)
    let (day, all) = (GalleryRows.lay(tiles, in: .day), GalleryRows.lay(tiles, in: .page))
    #expect(zip(day.places[0].rows, all.places[0].rows).allSatisfy { $0 < $1 })
  }

  @Test(
    "is a card that enlarges no picture of a few hundred pixels", arguments: [(320, true), (1600, false)])
  func card(width: Int, isOwn: Bool) throws {
    var trip = try SampleTrips.full()
    for index in trip.photos.indices {
      (trip.photos[index].width, trip.photos[index].height) = (width, width * 3 / 4)
    }
    let cards = try BuiltSite(trip, today: "2026-06-01").page("index.html").all("li")
      .compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("card") }
    claim(cards.contains("card own"), is: isOwn, "\(cards)")
  }

  @Test("has no head that is kept back, since its mark would be missing there, and none that is a film")
  func headIsOpen() throws {
    let clip = Clip(
      file: "photos/a.mov", contentHash: "a", seconds: 3, byteCount: 9,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true))
    func head(_ change: (inout Trip) -> Void) throws -> PhotoID? {
      var trip = try SampleTrips.full()
      change(&trip)
      let today = try unwrapped(LocalDate(iso: "2026-06-01"))
      let plan = TripPlanner.plan(trip, today: today, for: .author).plan
      let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
      let day = try unwrapped(plan.days.first { $0.date.description == "2026-05-03" })
      let scope = PageScope(site: renderer.site(of: plan, on: nil), path: day.page)
      return DayStory(scope: scope, day: day).hero
    }
    let reasons = [KeptBack(.draft, at: SampleTrips.place)]
    #expect(try head { _ in } != nil)
    let kept = try head {
      $0.filesKeptBack = [
        FilesKeptBack(files: Set($0.photos.map(\.file)), reasons: reasons, isOutright: true)
      ]
    }
    claim(none: kept)
    let film = try head {
      for index in $0.photos.indices { ($0.photos[index].clip, $0.photos[index].still) = (clip, .frame) }
    }
    claim(none: film)
  }
}

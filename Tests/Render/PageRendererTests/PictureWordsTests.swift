import Claims
import Markdown
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("What a picture is called, and how large it stands")
struct PictureWordsTests {
  /// So long that it is no caption.
  private static let described =
    "The counter: " + String(repeating: "marble and more marble, ", count: 6) + "monks"
  private static let silent = MarkdownDocument(blocks: [
    .paragraph([SampleTexts.image("counter.jpg", title: "", alternative: described)])
  ])

  /// The page of a photo that an entry shows with words for those who cannot see it.
  private static func page(_ change: (inout Trip) throws -> Void = { _ in }) throws -> PageReader {
    var trip = try SampleTrips.full()
    try change(&trip)
    return try BuiltSite(trip).page("photos/counter/index.html")
  }

  @Test("It is called by its caption")
  func caption() throws {
    let page = try Self.page {
      $0.photos[1].caption = "Forty minutes of queue"
      $0.entries[0].body = Self.silent
    }
    claim(page.text(in: "h1"), is: "Forty minutes of queue")
    #expect(page.text(in: "title").hasPrefix("Forty minutes of queue"))
  }

  @Test("A caption as long as a text has its first sentence for a heading, and the rest below it")
  func longCaption() throws {
    let rest = Array(repeating: "It took forty minutes.", count: 20).joined(separator: " ")
    let page = try Self.page {
      $0.photos[1].caption = "The queue at the counter. " + rest
      $0.entries[0].body = Self.silent
    }
    claim(page.text(in: "h1"), is: "The queue at the counter.")
    #expect(page.text(in: "title").hasPrefix("The queue at the counter."))
    claim(page.text(in: "title"), lacks: "forty")
    #expect(page.texts.contains { $0.text == rest && $0.around.contains("header") })
  }

  @Test("It is called by where and when it was taken, and not by its alternative text or its file")
  func placeAndTime() throws {
    let page = try Self.page { trip in
      trip.entries[0].body = Self.silent
      trip.photos[1].coordinate = trip.pins[0].coordinate
      trip.photos[1].caption = "IMG_2231"
    }
    // The words that tests read have no blank at their ends.
    claim(page.text(in: "h1"), is: "Torre de Belém,14:05")
    #expect(
      !page.text(in: "title").contains("IMG") && page.text(in: "title").hasPrefix("Torre de Belém,14:05"))
    // Who cannot see it is told all the same.
    #expect(page.all("img").contains { $0.attributes["alt"] == Self.described })
    let far = try Self.page {
      $0.entries[0].body = Self.silent
      $0.photos[1].coordinate = nil; $0.tracks = []; $0.pins = []
    }
    // Where nothing tells the place, an hour alone would be no name.
    claim(far.text(in: "h1").withPlainSpaces, is: "Sunday 3 May 2026,14:05")
    #expect(far.text(in: "title").hasPrefix("Sun 3 May,14:05"))
    #expect(!far.texts.contains { $0.text == "Sunday 3 May 2026" && $0.around.contains("header") })
    #expect(far.all("a").contains { $0.attributes["href"]?.hasSuffix("days/2026-05-03/index.html") ?? false })
  }

  @Test("The name in its title is not said again in the line above it")
  func nameOnce() throws {
    var photo = try SampleTrips.photo("a", day: 3, hour: 9)
    photo.caption = nil
    let names = PlaceLookup { _ in
      Locality(town: "Höfn", metres: 51_900, direction: .southWest, country: "IS")
    }
    let site = try BuiltSite(Trip(folderName: "x", photos: [photo]), today: "2026-06-01", names: names)
    let page = try site.page("photos/a/index.html")
    claim(page.text(in: "h1"), has: "south-west of Höfn")
    let head = page.texts.filter { $0.around.contains("main") && $0.around.contains("header") }
    let above = head.filter { !$0.around.contains("h1") }.map(\.text)
    #expect(above.contains("Iceland") && !above.contains { $0.contains("Höfn") }, "\(above)")
  }

  @Test("Its caption says neither the title above it nor what is said to those who cannot see it")
  func nothingTwice() throws {
    var trip = try SampleTrips.full()
    let images = [
      SampleTexts.image("counter.jpg", title: "The Monks' recipe.", alternative: "The counter"),
      SampleTexts.image("tower.jpg", title: "worth it", alternative: "Worth it!"),
    ]
    trip.entries[0].body = MarkdownDocument(
      blocks: [.paragraph([images[0]]), .paragraph([.text("Between them.")]), .paragraph([images[1]])])
    let page = try BuiltSite(trip).page("journal/belem/index.html")
    let captions = page.texts.filter { $0.around.last == "figcaption" }.map(\.text)
    #expect(captions.contains("worth it") && !captions.contains("The Monks' recipe."), "\(captions)")
    let spoken = page.all("img").compactMap { $0.attributes["alt"] }
    #expect(spoken.contains("The counter") && !spoken.contains("Worth it!"), "\(spoken)")
    claim(spoken, lacks: "")
  }

  @Test("Words in brackets that are its caption stand below it, and are not read out as well")
  func bracketsAsCaption() throws {
    var trip = try SampleTrips.full()
    let image = SampleTexts.image("counter.jpg", title: "", alternative: "Forty minutes of queue")
    trip.entries[0].body = MarkdownDocument(blocks: [.paragraph([image]), .paragraph([.text("Then tiles.")])])
    let site = try BuiltSite(trip)
    let page = try site.page("journal/belem/index.html")
    claim(page.all("img").compactMap { $0.attributes["alt"] }, lacks: "Forty minutes of queue")
    #expect(page.texts.contains { $0.text == "Forty minutes of queue" && $0.around.last == "figcaption" })
    try claim(site.page("photos/counter/index.html").text(in: "h1"), is: "Forty minutes of queue")
  }

  @Test("Of pictures in a row each has its caption below it, and one caption of all stands below the row")
  func captionsOfRow() throws {
    /// The captions within the items of the row, and those below all of it.
    func captions(_ titles: String...) throws -> (own: [String], common: [String]) {
      var trip = try SampleTrips.full()
      let names = ["counter.jpg", "tower.jpg", "tram.jpg"]
      let images = zip(names, titles).map { SampleTexts.image($0, title: $1) }
      trip.entries[0].body = MarkdownDocument(blocks: [.paragraph(images)])
      for name in names { trip.entries[0].pictures[name] = "photos/" + name }
      for index in trip.photos.indices { trip.photos[index].caption = nil }
      let texts = try BuiltSite(trip).page("journal/belem/index.html").texts
      let own = texts.filter { $0.around.contains("figure") && $0.around.suffix(2) == ["li", "p"] }
      let common = texts.filter { $0.around.last == "figcaption" && titles.contains($0.text) }
      return (own.map(\.text), common.map(\.text))
    }
    let both = try captions("The counter.", "The tower.")
    claim(both.own, is: ["The counter.", "The tower."])
    claim(both.common, is: [])
    try claim(captions("", "The tower.", "").own, is: ["The tower."])
    try claim(captions("The tower.", "The tower.", "").own, is: ["The tower.", "The tower."])
    let one = try captions("Both of them.", "Both of them.")
    claim(one.own, is: [])
    claim(one.common, is: ["Both of them."])
  }

  @Test("Alone on the page of its day it has below it what is said of it, else where and when it was taken")
  func alone() throws {
    func page(_ title: String, _ caption: String?) throws -> PageReader {
      var trip = try SampleTrips.full()
      let spot = try SampleTrips.at(38.709, -9.21)
      trip.pins.append(Pin(title: "Miradouro", coordinate: spot, place: SampleTrips.place))
      trip.entries[1].title = Written(title, at: SampleTrips.place)
      trip.photos[3].caption = caption
      return try BuiltSite(trip).page("days/2026-05-04/index.html")
    }
    func captions(_ page: PageReader) -> [String] {
      page.texts.filter { $0.around.last == "figcaption" }.map(\.text)
    }
    try claim(captions(page("Up, mostly", nil)), has: "Miradouro,19:05")
    // The title has named the place.
    try claim(captions(page("At the Miradouro", nil)), has: "19:05")
    let said = try captions(page("Up, mostly", "Over the roofs"))
    claim(said, has: "Over the roofs")
    claim(said, lacks: "Miradouro,19:05")
    let again = try captions(page("Over the roofs", "Over the roofs!"))
    claim(again, lacks: "Over the roofs!")
    claim(again, has: "Miradouro,19:05")
    // The only one of the gallery, below the picture at the head.
    #expect(try page("Up, mostly", nil).texts.contains { $0.text == "20:05" && $0.around.last == "p" })
  }

  @Test("On its own page its title is not said again to those who cannot see it")
  func titleOnce() throws {
    var trip = try SampleTrips.full()
    trip.photos[0].caption = "Line 28"
    let page = try BuiltSite(trip).page("photos/tram/index.html")
    claim(page.text(in: "h1"), is: "Line 28")
    let pictures = page.all("img").filter { !$0.around.contains("nav") }
    claim(pictures.compactMap { $0.attributes["alt"] }, is: ["Photograph 1"])
  }

  @Test("A long title is begun before and behind a page, and goes on below where it breaks off above it")
  func longTitleBeside() throws {
    let words = (1...30).map { "considerable\($0)" }
    let long = words.joined(separator: " ")
    let page = try Self.page {
      $0.entries[0].body = Self.silent
      for index in $0.photos.indices { $0.photos[index].caption = long }
    }
    let beside = page.texts.filter { $0.around.contains("nav") && $0.text.hasPrefix("considerable") }
    claim(beside.count, is: 2)
    // Each breaks off behind a word.
    func isBeginning(_ text: String) -> Bool {
      text.hasSuffix("…") && long.hasPrefix(String(text.dropLast()) + " ")
    }
    #expect(beside.allSatisfy { isBeginning($0.text) && $0.text.count <= 81 }, "\(beside)")
    #expect(isBeginning(page.text(in: "h1")))
    let told = page.texts.filter { $0.around.contains("main") && $0.around.contains("header") }.map(\.text)
    let once = told.joined().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    claim(once.filter { $0.hasPrefix("considerable") }, is: words, "\(told)")
  }

  @Test("Small hours that are counted to the day before are those of the night into the day of the calendar")
  func smallHours() throws {
    var trip = try SampleTrips.full()
    trip.settings.dayStarts = try SampleTrips.clock(4, 0)
    trip.photos.append(try SampleTrips.photo("late", day: 4, hour: 1))
    trip.entries[0].time = .timeOfDay(try SampleTrips.clock(1, 30))
    let site = try BuiltSite(trip)
    for path in ["photos/late/index.html", "journal/belem/index.html"] {
      let page = try site.page(path)
      #expect(
        page.texts.contains { $0.text.contains("Night into Monday 4 May 2026") },
        "\(path) \(page.texts.map(\.text).filter { $0.contains("May") })")
      #expect(page.all("a").contains { $0.attributes["href"] == "../../days/2026-05-03/index.html" })
    }
    let written = try site.page("journal/belem/index.html").all("time")
      .compactMap { $0.attributes["datetime"] }
    #expect(written.contains("2026-05-04") && !written.contains("2026-05-03"), "\(written)")
    let told = try site.page("photos/index.html").all("a")
      .compactMap { $0.attributes["data-when"]?.replacing("\u{A0}", with: " ") }
    #expect(told.contains { $0.contains("Night into Mon 4 May, 01:05") }, "\(told)")
    #expect(told.contains { $0.contains("Sun 3 May, 09:05") }, "\(told)")
  }

  @Test("The hour of an entry in the small hours is said to be past midnight where no date tells the night")
  func pastMidnight() throws {
    var trip = try SampleTrips.full()
    trip.settings.dayStarts = try SampleTrips.clock(4, 0)
    trip.entries[0].time = .timeOfDay(try SampleTrips.clock(1, 30))
    // Of a day's only entry it would be the hour of writing.
    trip.entries.append(try SampleTrips.entry("more", day: 3, title: "More", SampleTexts.plain("More.")))
    let site = try BuiltSite(trip, today: "2026-06-01")
    for path in ["journal/index.html", "days/2026-05-03/index.html", "story/index.html"] {
      #expect(try site.page(path).texts.contains { $0.text == "01:30, after midnight" }, "\(path)")
    }
    let page = try site.page("journal/belem/index.html")
    #expect(page.texts.contains { $0.text == "01:30" })
    claim(page.text(in: "main"), lacks: "after midnight")
  }

  @Test("The viewer is told the caption of each picture, and where and when it was taken")
  func viewer() throws {
    let page = try BuiltSite.full().page("photos/index.html")
    let links = page.all("a").filter { $0.attributes["data-photo"] != nil }
    #expect(links.contains { $0.attributes["data-said"] == "The tower, from the wrong side" })
    #expect(links.allSatisfy { $0.attributes["data-when"]?.contains("May, ") == true })
    #expect(!links.contains { $0.attributes["data-said"] == "The counter" })
  }

  @Test(
    "A picture stands as large as its author says, by itself",
    arguments: [("full", "edge"), ("two-thirds", "two-thirds"), ("One-Third", "one-third"), ("ful", "row")]
      as [(String, String)])
  func size(_ word: String, _ expected: String) throws {
    var trip = try SampleTrips.full()
    let images = ["tower.jpg#\(word)", "counter.jpg"]
    trip.entries[0].body = MarkdownDocument(blocks: [.paragraph(images.map { SampleTexts.image($0) })])
    trip.entries[0].pictures = [images[0]: "photos/tower.jpg", images[1]: "photos/counter.jpg"]
    let page = try BuiltSite(trip).page("journal/belem/index.html")
    let classes = page.all("figure").compactMap {
      $0.attributes["class"]?.split(separator: " ").first.map(String.init)
    }
    claim(classes, has: expected, "\(classes)")
    claim(classes.contains("row"), is: expected == "row")
  }

  @Test("A trip of pictures without a day shows them on its front page, and says nothing of emptiness")
  func undated() throws {
    let photos = (0..<5).map { Photo(file: "DSC_\($0).jpg", contentHash: "\($0)", width: 3000, height: 2000) }
    let site = try BuiltSite(Trip(folderName: "scans", photos: photos))
    let page = try site.page("index.html")
    claim(page.all("a").compactMap { $0.attributes["data-photo"] }.count, is: 5)
    #expect(!page.all("p").contains { $0.attributes["class"] == "lede empty" })
    #expect(page.all("a").contains { $0.attributes["href"] == "photos/index.html" })
    try claim(site.page("photos/index.html").all("a").compactMap { $0.attributes["data-photo"] }.count, is: 5)
    claim(page.text(in: "h2"), lacks: "DSC")
    #expect(
      try BuiltSite(Trip(folderName: "empty")).page("index.html").all("p").contains {
        $0.attributes["class"] == "lede empty"
      })
  }

  @Test("The text of a row is cut between words by us, and not by the browser within one")
  func rows() throws {
    var trip = try SampleTrips.full()
    (trip.settings.start, trip.settings.end) = (nil, nil)
    trip.photos = try (1...28).map { try SampleTrips.photo("p\($0)", day: $0, hour: 8) }
    trip.entries = [
      try SampleTrips.entry(
        "long", day: 3, title: "All of it",
        SampleTexts.plain(Array(repeating: "considerable", count: 40).joined(separator: " ")))
    ]
    let page = try BuiltSite(trip).page("index.html")
    let texts = page.texts.map(\.text).filter { $0.hasPrefix("considerable") }
    #expect(
      texts.count == 1 && texts.allSatisfy { $0.hasSuffix("considerable…") && $0.count <= 91 }, "\(texts)")
  }
}

@Suite("Quotes on pages")
struct QuotesOnPagesTests {
  @Test("of pins and purchases are those of Markdown, but in a language with marks of its own")
  func typeset() throws {
    var trip = try SampleTrips.full()
    trip.pins[0].description = "The merchants' tower."
    trip.budget?.expenses[0].what = "The musicians' plate"
    let pages = ["places/torre-de-belem/index.html", "budget/index.html"]
    let site = try BuiltSite(trip)
    for (path, told) in zip(pages, ["merchants’ tower", "musicians’ plate"]) {
      try claim(site.page(path).text(in: "main"), has: told, "\(path)")
    }
    trip.settings.language = "he"
    try claim(BuiltSite(trip).page(pages[0]).text(in: "main"), has: "merchants' tower")
  }
}

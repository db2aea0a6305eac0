import Foundation
import Diagnostics
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The front page of a library")
struct ShelfPageTests {
  @Test("has the trip under way on top, and each other one once, on the shelf of its year")
  func shelves() throws {
    let library = try BuiltLibrary(try LibrarySamples.trips()) { $0.settings.title = "Our <shelf>" }
    let page = try library.page("index.html")
    #expect(page.text(in: "h1") == "Our <shelf>")
    #expect(page.allText.contains("Under way · Day 4 of 9"))
    #expect(page.links.filter { $0 == "trip-1/index.html" }.count == 1)
    #expect(page.links.filter { $0.hasPrefix("trip-") }.count == 4)
    let headings = page.texts.filter { $0.around.contains("h2") && $0.around.last == "bdi" }.map(\.text)
    #expect(headings == ["2026", "2025", "Without a date"])
    #expect(page.allText.contains("Planned"))
  }

  @Test("tells of each trip its dates, countries and travellers")
  func card() throws {
    let page = try BuiltLibrary(try LibrarySamples.trips()).page("index.html")
    #expect(page.allText.contains("3–4 March 2025"))
    #expect(page.allText.contains("Morocco") && page.allText.contains("Switzerland"))
    #expect(page.text(in: "li").contains("Ana Costa and"))
    // In the cover's panel.
    #expect(page.allText.contains("1–9 May 2026") && page.allText.contains("Ana Costa and Ben"))
  }

  @Test("adds up what the plan adds up")
  func totals() throws {
    let library = try BuiltLibrary(try LibrarySamples.trips())
    let text = try library.page("index.html").allText
    #expect(text.contains("2 trips and 2 planned · 2025–2026"))
    #expect(text.contains("words 1,204") && text.contains("photographs 12"))
    #expect(text.contains("By rail at least 320.0 km") && text.contains("On foot 12.4 km"))
    #expect(text.contains("EUR €790") && !text.contains("In all"))
    let (begun, ahead) = (library.plan.totals.trips, library.plan.totals.plannedTrips)
    #expect(begun + ahead == 4 && ahead > 0)
    #expect(text.contains("trips \(begun)") && text.contains("to come \(ahead)"))
  }

  @Test("says how one went, and how many days and countries are to come, as the trips do that are whole")
  func whole() throws {
    let trip = try LibrarySamples.trip("Flights", "2026-05-01 2026-05-09") { trip in
      trip.totals.ways = [TripSummary.Way(mode: .flight, recordedMetres: 0, straightMetres: 2_054_700)]
      trip.countries = try [("DE", "2026-05-01"), ("US", "2026-05-09")].map { code, day in
        TripSummary.Country(code: code, days: [try LibrarySamples.date(day)])
      }
    }
    let text = try BuiltLibrary([trip]).page("index.html").allText
    #expect(text.contains("days, 5 to come 4") && text.contains("country, 1 to come 1"))
    #expect(text.contains("by air at least 2,054 km") && !text.contains("on the way"))
  }

  @Test("says by bus what the trips themselves say was by bus")
  func bus() throws {
    func text(recorded: Int) throws -> String {
      let trip = try LibrarySamples.trip("Bus", "2025-03-01 2025-03-03") { trip in
        trip.totals.ways = [
          TripSummary.Way(mode: .road, recordedMetres: recorded, straightMetres: 90_000)
        ]
      }
      return try BuiltLibrary([trip]).page("index.html").allText
    }
    #expect(try text(recorded: 0).contains("By bus at least 90.0 km"))
    #expect(try text(recorded: 10_000).contains("By road or rail at least 100.0 km"))
  }

  @Test("has rows that add up, each with what the trip's own page of figures has in it")
  func rows() throws {
    let trip = try LibrarySamples.trip("Strait", "2025-03-01 2025-03-03") { trip in
      trip.totals.ways = [
        TripSummary.Way(mode: .road, recordedMetres: 0, straightMetres: 167_200),
        TripSummary.Way(mode: .boat, recordedMetres: 30_800, straightMetres: 300),
        TripSummary.Way(mode: nil, recordedMetres: 0, straightMetres: 70_200),
      ]
    }
    // However far another trip went.
    let far = try LibrarySamples.trip("Far", "2025-05-01 2025-05-03") { trip in
      trip.totals.ways = [TripSummary.Way(mode: .walk, recordedMetres: 900_000, straightMetres: 0)]
    }
    let text = try BuiltLibrary([trip, far]).page("index.html").allText
    #expect(text.contains("On foot 900.0 km"))
    #expect(text.contains("By bus at least 167.2 km") && text.contains("By boat 30.8 km"))
    #expect(text.contains("In other ways at least 70.2 km"))
    #expect(text.contains("Short stretches besides at least 0.3 km"))
  }

  @Test("tells apart how far the ways of trips lead that nothing gives a day, but no planned trip's")
  func undated() throws {
    func trip(_ title: String, _ dates: String, _ metres: Int) throws -> TripSummary {
      try LibrarySamples.trip(title, dates) { $0.totals.undatedMetres = metres }
    }
    let trips = [
      try trip("Walks", "2025-03-01 2025-03-03", 194_000), try trip("More", "2025-04-01 2025-04-03", 6000),
      try trip("Ahead", "2027-03-01 2027-03-03", 50_000),
    ]
    #expect(try BuiltLibrary(trips).page("index.html").allText.contains("on tracks without a day 200 km"))
    let none = try BuiltLibrary([try trip("None", "2025-03-01 2025-03-03", 0)])
    #expect(try !none.page("index.html").allText.contains("without a day"))
  }

  @Test("tells trips to come apart wherever it counts, and in its cover")
  func planned() throws {
    let alps = try LibrarySamples.trip("Alps", "2027-03-01 2027-03-03")
    let andes = try LibrarySamples.trip("Andes", "2027-08-01 2027-08-03")
    let idea = try LibrarySamples.trip("Some day")
    let library = try BuiltLibrary([try LibrarySamples.fes(), idea, alps, andes])
    let text = try library.page("index.html").allText
    #expect(text.contains("1 trip and 3 planned · 2025") && !text.contains("4 trips"))
    #expect(text.contains("2027 1 planned trip") && text.contains("Without a date 1 planned trip"))
    let year = try library.page("calendar/2027/index.html").allText
    #expect(year.contains("2 planned trips, on 6 days.") && year.contains("1 trip"))
  }

  @Test("has the picture of the trip on top for its cover, else none that the card below it has")
  func cover() throws {
    let first = try BuiltLibrary(try LibrarySamples.trips()).page("index.html")
    let image = try #require(first.all("img").first)
    #expect(image.attributes["src"] == "trip-1/media/lisbon/320.jpg")
    #expect(image.attributes["alt"] == "A boat & a tower" && image.attributes["fetchpriority"] == "high")
    #expect(!first.allText.contains("Above:"))
    var older = try LibrarySamples.fes()
    older.cover = LibrarySamples.cover("fes")
    let second = try BuiltLibrary([older, try LibrarySamples.alps()]).page("index.html")
    // No picture stands on the page twice.
    #expect(second.all("img").map { $0.attributes["src"] } == ["trip-1/media/fes/320.jpg"])
    #expect(!second.allText.contains("Above:"))
    #expect(second.elements.contains { $0.attributes["class"] == "cover front bare" })
  }

  @Test("has another picture on top than on the card below it, and draws the trip to come that has none")
  func otherPicture() throws {
    var older = try LibrarySamples.fes()
    older.cover = LibrarySamples.cover("fes")
    older.other = LibrarySamples.cover("gate")
    let library = try BuiltLibrary([older, try LibrarySamples.alps()])
    let images = try library.page("index.html").all("img").compactMap { $0.attributes["src"] }
    #expect(images == ["trip-1/media/gate/320.jpg", "trip-1/media/fes/320.jpg"])
    #expect(try library.page("index.html").allText.contains("Above:"))
    let drawn = try library.page("index.html").elements.filter { $0.attributes["class"] == "current drawn" }
    #expect(drawn.count == 1)
    // One with a picture has it for its cover, and nothing is drawn.
    let own = try BuiltLibrary(try LibrarySamples.trips()).text("index.html")
    #expect(own.contains("class=\"current\""))
  }

  @Test("draws something for a trip without a picture, another for each")
  func drawn() throws {
    let library = try BuiltLibrary([try LibrarySamples.trip("One"), try LibrarySamples.trip("Two")])
    let shape = /class="vignette-near" d="([^"]*)"/
    let drawn = try library.text("index.html").matches(of: shape).map { String($0.output.1) }
    #expect(drawn.count == 2 && Set(drawn).count == 2)
    let again = try BuiltLibrary([try LibrarySamples.trip("One"), try LibrarySamples.trip("Two")])
    #expect(try again.text("index.html") == library.text("index.html"))
  }

  @Test("draws the way of a trip without a picture, dotted while nobody has travelled it")
  func sketched() throws {
    func text(_ dates: String) throws -> String {
      let trip = try LibrarySamples.trip("One", dates) { trip in
        trip.shapes = [TripSummary.Shape(width: 1000, height: 500, lines: [[0, 0, 1000, 500]])]
      }
      return try BuiltLibrary([trip]).text("index.html")
    }
    let been = try text("2025-03-01 2025-03-09")
    #expect(been.contains("<path class=\"sketch-line\" d=\"M75 87 525 312\"/>"))
    #expect(!been.contains("vignette-near"))
    #expect(try text("2027-03-01 2027-03-09").contains("class=\"sketch-line sketch-ahead\""))
  }

  @Test("is a list on phones, and has ways down to the years, where there are many trips")
  func many() throws {
    let trips = try (0..<60).map { number in
      try LibrarySamples.trip("No \(number)", "\(2011 + number / 4)-03-01 \(2011 + number / 4)-03-09")
    }
    let page = try BuiltLibrary(trips).page("index.html")
    #expect(page.elements.contains { $0.attributes["class"] == "stacks many" })
    #expect(page.links.contains("#year-2011"))
    #expect(page.elements.contains { $0.attributes["id"] == "year-2011" })
    let few = try BuiltLibrary(Array(trips.prefix(3))).page("index.html")
    #expect(few.elements.contains { $0.attributes["class"] == "stacks" })
    #expect(!few.links.contains("#year-2011"))
  }

  @Test("is light where there are many trips: small cards with what a small card shows, and no more")
  func light() throws {
    let trips = try (0..<60).map { number -> TripSummary in
      let year = 2011 + number / 4
      return try LibrarySamples.trip("No \(number)", "\(year)-03-01 \(year)-03-09") { trip in
        trip.description = "Words on trip \(number), as many as a card of three lines takes."
        if !number.isMultiple(of: 3) { trip.cover = LibrarySamples.cover("no-\(number)") }
        if number == 1 { trip.other = LibrarySamples.cover("other") }
      }
    }
    let many = try BuiltLibrary(trips).text("index.html")
    #expect(many.utf8.count < 60_000)
    #expect(!many.contains("Words on trip") && !many.contains("vignette-contour"))
    // The cover of the page has all sizes of its picture.
    #expect(many.ranges(of: "/1600.jpg").count == 1)
    let few = try BuiltLibrary(Array(trips.prefix(3))).text("index.html")
    #expect(few.contains("Words on trip 1,") && few.contains("vignette-contour"))
    #expect(few.ranges(of: "/1600.jpg").count > 1)
  }

  @Test("stands by category where that is asked for")
  func categories() throws {
    var hike = try LibrarySamples.fes()
    hike.category = "Hikes & walks"
    let page = try BuiltLibrary([hike, try LibrarySamples.trip("Some day")]) {
      $0.settings.grouping = .category
    }.page("index.html")
    let headings = page.texts.filter { $0.around.contains("h2") && $0.around.last == "bdi" }.map(\.text)
    #expect(headings == ["Hikes & walks", "Others"])
    #expect(page.all("h2").contains { $0.attributes["class"] == "word" })
  }

  @Test("of an empty library says how to begin, and is its only page")
  func empty() throws {
    let library = try BuiltLibrary([])
    #expect(library.pages.map(\.path) == ["index.html"])
    let page = try library.page("index.html")
    #expect(page.text(in: "h1") == "Our trips")
    #expect(page.allText.contains("No trip stands here yet."))
    #expect(page.text(in: "code").contains("tripbook new"))
    #expect(page.all("nav").count == 1)
    #expect(page.links.filter { $0 != "#main" } == ["index.html", "index.html"])
  }

  @Test("asks search engines not to list it as long as one trip does")
  func unlisted() throws {
    var hidden = try LibrarySamples.fes()
    hidden.isListed = false
    let noindex = "<meta name=\"robots\" content=\"noindex\">"
    let libraries = [(trips: [try LibrarySamples.fes()], isListed: true), ([hidden], false)]
    for (trips, isListed) in libraries {
      let library = try BuiltLibrary(trips)
      for page in library.pages { #expect(page.text.contains(noindex) != isListed, "\(page.path)") }
    }
  }
}

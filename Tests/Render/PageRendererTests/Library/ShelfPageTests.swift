import Claims
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
    claim(page.text(in: "h1"), is: "Our <shelf>")
    claim(page.allText, has: "Under way · Day 4 of 9")
    claim(page.links.filter { $0 == "trip-1/index.html" }.count, is: 1)
    claim(page.links.filter { $0.hasPrefix("trip-") }.count, is: 4)
    let headings = page.texts.filter { $0.around.contains("h2") && $0.around.last == "bdi" }.map(\.text)
    claim(headings, is: ["2026", "2025", "Without a date"])
    claim(page.allText, has: "Planned")
  }

  @Test("tells of each trip its dates, countries and travellers")
  func card() throws {
    let page = try BuiltLibrary(try LibrarySamples.trips()).page("index.html")
    claim(page.allText, has: "3–4 March 2025")
    claim(page.allText, has: "Morocco")
    claim(page.allText, has: "Switzerland")
    claim(page.text(in: "li"), has: "Ana Costa and")
    // In the cover's panel.
    claim(page.allText, has: "1–9 May 2026")
    claim(page.allText, has: "Ana Costa and Ben")
  }

  @Test("adds up what the plan adds up")
  func totals() throws {
    let library = try BuiltLibrary(try LibrarySamples.trips())
    let text = try library.page("index.html").allText
    claim(text, has: "2 trips and 2 planned · 2025–2026")
    claim(text, has: "words 1,204")
    claim(text, has: "photographs 12")
    claim(text, has: "By rail at least 320.0 km")
    claim(text, has: "On foot 12.4 km")
    claim(text, has: "EUR €790")
    claim(text, lacks: "In all")
    let (begun, ahead) = (library.plan.totals.trips, library.plan.totals.plannedTrips)
    #expect(begun + ahead == 4 && ahead > 0)
    claim(text, has: "trips \(begun)")
    claim(text, has: "to come \(ahead)")
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
    claim(text, has: "days, 5 to come 4")
    claim(text, has: "country, 1 to come 1")
    claim(text, has: "by air at least 2,054 km")
    claim(text, lacks: "on the way")
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
    try claim(text(recorded: 0), has: "By bus at least 90.0 km")
    try claim(text(recorded: 10_000), has: "By road or rail at least 100.0 km")
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
    claim(text, has: "On foot 900.0 km")
    claim(text, has: "By bus at least 167.2 km")
    claim(text, has: "By boat 30.8 km")
    claim(text, has: "In ways unknown at least 70.2 km")
    claim(text, has: "Short stretches besides at least 0.3 km")
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
    try claim(BuiltLibrary(trips).page("index.html").allText, has: "on tracks without a day 200 km")
    let none = try BuiltLibrary([try trip("None", "2025-03-01 2025-03-03", 0)])
    try claim(none.page("index.html").allText, lacks: "without a day")
  }

  @Test("tells trips to come apart wherever it counts, and in its cover")
  func planned() throws {
    let alps = try LibrarySamples.trip("Alps", "2027-03-01 2027-03-03")
    let andes = try LibrarySamples.trip("Andes", "2027-08-01 2027-08-03")
    let idea = try LibrarySamples.trip("Some day")
    let library = try BuiltLibrary([try LibrarySamples.fes(), idea, alps, andes])
    let text = try library.page("index.html").allText
    claim(text, has: "1 trip and 3 planned · 2025")
    claim(text, lacks: "4 trips")
    claim(text, has: "2027 1 planned trip")
    claim(text, has: "Without a date 1 planned trip")
    let year = try library.page("calendar/2027/index.html").allText
    claim(year, has: "2 planned trips, on 6 days.")
    claim(year, has: "1 trip")
  }

  @Test("has the picture of the trip on top for its cover, else none that the card below it has")
  func cover() throws {
    let first = try BuiltLibrary(try LibrarySamples.trips()).page("index.html")
    let image = try unwrapped(first.all("img").first)
    claim(image.attributes["src"], is: "trip-1/media/lisbon/320.jpg")
    claim(image.attributes["alt"], is: "A boat & a tower")
    claim(image.attributes["fetchpriority"], is: "high")
    claim(first.allText, lacks: "Above:")
    var older = try LibrarySamples.fes()
    older.cover = LibrarySamples.cover("fes")
    let second = try BuiltLibrary([older, try LibrarySamples.alps()]).page("index.html")
    // No picture stands on the page twice.
    claim(second.all("img").map { $0.attributes["src"] }, is: ["trip-1/media/fes/320.jpg"])
    claim(second.allText, lacks: "Above:")
    #expect(second.elements.contains { $0.attributes["class"] == "cover front bare" })
  }

  @Test("has another picture on top than on the card below it, and draws the trip to come that has none")
  func otherPicture() throws {
    var older = try LibrarySamples.fes()
    older.cover = LibrarySamples.cover("fes")
    older.other = LibrarySamples.cover("gate")
    let library = try BuiltLibrary([older, try LibrarySamples.alps()])
    let images = try library.page("index.html").all("img").compactMap { $0.attributes["src"] }
    claim(images, is: ["trip-1/media/gate/320.jpg", "trip-1/media/fes/320.jpg"])
    try claim(library.page("index.html").allText, has: "Above:")
    let drawn = try library.page("index.html").elements.filter { $0.attributes["class"] == "current drawn" }
    claim(drawn.count, is: 1)
    // One with a picture has it for its cover, and nothing is drawn.
    let own = try BuiltLibrary(try LibrarySamples.trips()).text("index.html")
    claim(own, has: "class=\"current\"")
  }

  @Test("draws something for a trip without a picture, another for each")
  func drawn() throws {
    let library = try BuiltLibrary([try LibrarySamples.trip("One"), try LibrarySamples.trip("Two")])
    let shape = /class="vignette-near" d="([^"]*)"/
    let drawn = try library.text("index.html").matches(of: shape).map { String($0.output.1) }
    claim(drawn.count, is: 2)
    claim(Set(drawn).count, is: 2)
    let again = try BuiltLibrary([try LibrarySamples.trip("One"), try LibrarySamples.trip("Two")])
    try claim(again.text("index.html"), is: library.text("index.html"))
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
    claim(been, has: "<path class=\"sketch-line\" d=\"M75 87 525 312\"/>")
    claim(been, lacks: "vignette-near")
    try claim(text("2027-03-01 2027-03-09"), has: "class=\"sketch-line sketch-ahead\"")
  }

  @Test("is a list on phones, and has ways down to the years, where there are many trips")
  func many() throws {
    let trips = try (0..<60).map { number in
      try LibrarySamples.trip("No \(number)", "\(2011 + number / 4)-03-01 \(2011 + number / 4)-03-09")
    }
    let page = try BuiltLibrary(trips).page("index.html")
    #expect(page.elements.contains { $0.attributes["class"] == "stacks many" })
    claim(page.links, has: "#year-2011")
    #expect(page.elements.contains { $0.attributes["id"] == "year-2011" })
    let few = try BuiltLibrary(Array(trips.prefix(3))).page("index.html")
    #expect(few.elements.contains { $0.attributes["class"] == "stacks" })
    claim(few.links, lacks: "#year-2011")
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
    claim(many, lacks: "Words on trip")
    claim(many, lacks: "vignette-contour")
    // The cover of the page has all sizes of its picture.
    claim(many.ranges(of: "/1600.jpg").count, is: 1)
    let few = try BuiltLibrary(Array(trips.prefix(3))).text("index.html")
    claim(few, has: "Words on trip 1,")
    claim(few, has: "vignette-contour")
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
    claim(headings, is: ["Hikes & walks", "Others"])
    #expect(page.all("h2").contains { $0.attributes["class"] == "word" })
  }

  @Test("of an empty library says how to begin, and is its only page")
  func empty() throws {
    let library = try BuiltLibrary([])
    claim(library.pages.map(\.path), is: ["index.html"])
    let page = try library.page("index.html")
    claim(page.text(in: "h1"), is: "Our trips")
    claim(page.allText, has: "No trip stands here yet.")
    claim(page.text(in: "code"), has: "tripbook new")
    claim(page.all("nav").count, is: 1)
    claim(page.links.filter { $0 != "#main" }, is: ["index.html", "index.html"])
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

import Claims
import Drawing
import PageReading
import Testing
import TrackFigures
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A way that nothing dates")
struct UndatedWayTests {
  /// A town at each half degree, and none between.
  private static let towns = PlaceLookup { place in
    let row = (place.latitude * 2).rounded()
    let isInTown = abs(place.latitude * 2 - row) < 0.04
    return Locality(
      town: "Town \(Int(row))", metres: isInTown ? 0 : 20_000, isInTown: isInTown, country: "FR")
  }

  /// A track northwards, a hundredth of a degree a point.
  static func track(
    _ file: String, from latitude: Double, points: Int, longitude: Double = 5
  ) throws -> Track {
    let points = try (0..<points).map { step in
      TrackPoint(coordinate: try SampleTrips.at(latitude + Double(step) / 100, longitude))
    }
    return Track(file: file, segments: [points])
  }

  private static func site(_ tracks: [Track], folder: String = "the-way") throws -> BuiltSite {
    try BuiltSite(Trip(folderName: folder, tracks: tracks), names: towns)
  }

  private func texts(_ page: PageReader, in name: String) -> [String] {
    page.texts.filter { $0.around.contains(name) }.map(\.text)
  }

  @Test("says where it leads and what is on it, and of nobody that they stopped or began there")
  func alone() throws {
    let site = try Self.site([Self.track("route.gpx", from: 45, points: 201)])
    let map = try site.page("map/index.html")
    claim(texts(map, in: "h2"), has: "On the way")
    claim(texts(map, in: "h2"), lacks: "Stops")
    let ends = texts(map, in: "dt")
    #expect(ends.contains("From") && ends.contains("To") && !ends.contains("Began at"), "\(ends)")
    claim(map.text(in: "main"), has: "The track as GPX")
    let front = try site.page("index.html")
    claim(texts(front, in: "h2"), has: "On the way", "\(texts(front, in: "h2"))")
    claim(front.text(in: "main"), has: "Towns along the way, in its order.")
    claim(texts(front, in: "dt"), has: "in all", "\(texts(front, in: "dt"))")
    // Nobody described it: its ends do, and how far that is.
    claim(front.text(in: "main"), has: "Town 90 to Town 94, 222", "\(front.text(in: "main"))")
  }

  @Test("has on phones some of the towns that it passes, and no name beside its only line")
  func fewer() throws {
    var track = try Self.track("route.gpx", from: 40, points: 601)
    track.name = "EV6_route"
    let site = try Self.site([track])
    let stops = site.plan.trips[0].way.route.stops.count
    try #require(stops > 7)
    for path in ["index.html", "map/index.html"] {
      let text = try unwrapped(site.pages.first { $0.path == path }).text
      // A drawing is one line.
      let drawings = text.split(separator: "<svg class=\"map on-").dropFirst().map {
        $0.prefix { $0 != "\n" }
      }
      let counts = drawings.map { $0.ranges(of: "class=\"map-stop\"").count }
      claim(counts, is: [stops, 7], "\(path): \(counts)")
      #expect(drawings.allSatisfy { !$0.contains("map-way") })
      // Each of the others is a dot there, but where a script enlarges the map.
      let isLive = path != "index.html"
      let told = isLive ? "Not all that is listed fits" : "whose number has no room on a map this small"
      claim(text.ranges(of: told).count, is: 1, "\(path)")
      let dots = drawings.map { drawing -> Int in
        let parts = drawing.split(separator: "map-leader-end map-plain\" d=\"")
        return parts.count < 2 ? 0 : parts[1].prefix { $0 != "\"" }.count { $0 == "h" }
      }
      claim(dots, is: [0, isLive ? 0 : stops - 7], "\(path): \(dots)")
    }
  }

  @Test("calls start and goal on its profile by their towns, also where these have their middle some way off")
  func profile() throws {
    let towns = PlaceLookup { place in
      var town = Locality(town: "Town", metres: 20_000, country: "FR")
      for (name, latitude) in [("Alpha", 45.0), ("Omega", 46.0)] where abs(place.latitude - latitude) < 0.01 {
        (town.town, town.metres, town.isInTown) = (name, 2000, true)
      }
      return town
    }
    let points = try (0...1000).map { step in
      TrackPoint(
        coordinate: try SampleTrips.at(45 + Double(step) / 1000, 5), elevation: 800 - Double(abs(step - 500)))
    }
    let track = Track(file: "tracks/route.gpx", segments: [points])
    let site = try BuiltSite(Trip(folderName: "the-way", tracks: [track]), names: towns)
    let rows = texts(try site.page("index.html"), in: "table")
    #expect(rows.contains("Alpha") && rows.contains("Omega"), "\(rows)")
  }

  @Test("of tracks that begin and end far apart is so many tracks, whose places have no order")
  func apart() throws {
    let tracks = try [
      Self.track("a.gpx", from: 45, points: 20), Self.track("b.gpx", from: -25, points: 20, longitude: 131),
      Self.track("c.gpx", from: 10, points: 20, longitude: -80),
    ]
    let site = try Self.site(tracks)
    claim(site.plan.trips[0].tracksApart, is: 3)
    let front = try site.page("index.html")
    claim(texts(front, in: "h2"), has: "3 tracks", "\(texts(front, in: "h2"))")
    for page in [front, try site.page("map/index.html")] {
      let text = page.text(in: "main")
      claim(text, lacks: "The numbers")
      claim(text, lacks: "along the way")
      #expect(!page.all("b").contains { $0.around.last == "li" })
      #expect(page.all("li").contains { $0.around.last == "ol" })
    }
    let ends = try texts(site.page("map/index.html"), in: "dt")
    #expect(!ends.contains("From") && !ends.contains("Began at"), "\(ends)")
  }

  @Test("has the countries of these places before them, where they are in several")
  func countries() throws {
    let names = PlaceLookup { place in
      Locality(town: "Town", isInTown: true, country: place.longitude > 100 ? "AU" : "FR")
    }
    let tracks = try [
      Self.track("a.gpx", from: 45, points: 20), Self.track("b.gpx", from: -25, points: 20, longitude: 131),
      Self.track("c.gpx", from: 10, points: 20, longitude: -80),
    ]
    let site = try BuiltSite(Trip(folderName: "walks", tracks: tracks), names: names)
    for path in ["index.html", "map/index.html"] {
      let before = try site.page(path).texts.filter { $0.around.last == "b" && $0.around.contains("ol") }
      claim(Set(before.map(\.text)), is: ["Australia", "France"], "\(path): \(before.map(\.text))")
    }
  }

  @Test("counts what was but planned by itself")
  func planned() throws {
    var route = try Self.track("c.gpx", from: 10, points: 20, longitude: -80)
    for point in route.segments[0].indices { route.segments[0][point].isPlanned = true }
    let site = try Self.site([
      try Self.track("a.gpx", from: 45, points: 20),
      try Self.track("b.gpx", from: -25, points: 20, longitude: 131), route,
    ])
    let headings = texts(try site.page("index.html"), in: "h2")
    claim(headings, has: "2 tracks and one planned route", "\(headings)")
  }

  @Test("counts what of a file has no day by itself, as it has a row of its own")
  func parts() throws {
    var file = try Self.track("a.gpx", from: 45, points: 20)
    let start = try unwrapped(LocalDate(iso: "2026-05-03")).dayNumber * 86_400 + 10 * 3600
    for point in file.segments[0].indices {
      file.segments[0][point].instant = Instant(seconds: start + point * 600)
    }
    file.segments += try Self.track("a.gpx", from: 45.4, points: 20).segments
    let site = try Self.site([file, try Self.track("b.gpx", from: -25, points: 20, longitude: 131)])
    let page = try site.page("index.html")
    claim(texts(page, in: "h2"), has: "3 tracks", "\(texts(page, in: "h2"))")
  }

  @Test("with a gap of some metres in one of them is still no common way, and nothing plays it")
  func gap() throws {
    var dated = try Self.track("a.gpx", from: 45, points: 20)
    for point in dated.segments[0].indices {
      dated.segments[0][point].instant = Instant(seconds: 1_777_800_000 + 900 * point)
    }
    var rest = try Self.track("a.gpx", from: 45.195, points: 20).segments[0]
    for point in rest.indices { rest[point].instant = Instant(seconds: 1_777_820_000 + 900 * point) }
    dated.segments.append(rest)
    let tracks = try [
      dated, Self.track("b.gpx", from: 46.5, points: 20), Self.track("c.gpx", from: 48, points: 20),
    ]
    let site = try Self.site(tracks)
    claim(site.plan.trips[0].tracksApart, is: 3)
    // Each has a map of its own above: those of days are small.
    let front = try site.page("index.html")
    #expect(!front.all("svg").contains { $0.attributes["class"]?.contains("map-card") == true })
    let map = try site.page("map/index.html")
    claim(map.text(in: "main"), has: "All tracks, and everything else with a place.")
    #expect(!map.all("input").contains { $0.attributes["class"] == "moment" })
  }

  @Test("of which days have a part says of when the rest is")
  func rest() throws {
    var dated = try Self.track("a.gpx", from: 45, points: 20)
    for point in dated.segments[0].indices {
      dated.segments[0][point].instant = Instant(seconds: 1_777_800_000 + 900 * point)
    }
    dated.segments.append(try Self.track("a.gpx", from: 45.5, points: 20).segments[0])
    let tracks = try [
      dated, Self.track("b.gpx", from: 46.5, points: 20), Self.track("c.gpx", from: 48, points: 20),
    ]
    let site = try Self.site(tracks)
    let front = try site.page("index.html")
    let rows = texts(front, in: "li").filter { $0.contains("in one file with the track of 3 May 2026") }
    claim(rows.count, is: 1, "\(texts(front, in: "li"))")
    // On maps each has the words of its file, and the part that has a day has its stops.
    let plan = site.plan.trips[0]
    claim(plan.tracksApart, is: 3)
    let named = NamedTracks(of: plan).all
    claim(named.map(\.name), is: ["a", "b", "c"])
    claim(named.first?.points.first.map { $0.latitude > 45.4 }, is: true)
  }

  @Test("of stages that follow one another is one way, whose places have an order")
  func stages() throws {
    let stages = try [
      Self.track("1.gpx", from: 45, points: 51), Self.track("2.gpx", from: 45.5, points: 51),
      Self.track("3.gpx", from: 46.02, points: 51),
    ]
    let site = try Self.site(stages)
    #expect(site.plan.trips[0].tracksApart == nil && site.plan.trips[0].isWayUndated)
    let front = try site.page("index.html")
    claim(texts(front, in: "h2"), has: "On the way")
    #expect(front.all("b").contains { $0.around.last == "li" })
    try claim(site.page("map/index.html").text(in: "main"), has: "The tracks as GPX")
  }

  @Test("that is all of a trip has its heights on the front page, and no list of its own")
  func heights() throws {
    var route = try Self.track("route.gpx", from: 45, points: 201)
    for point in route.segments[0].indices {
      // Up for half of it and down again: from 100 to 600 metres.
      route.segments[0][point].elevation = 100 + 5 * Double(100 - abs(100 - point))
    }
    let front = try Self.site([route]).page("index.html")
    let labels = texts(front, in: "dt")
    for label in ["in all", "uphill", "the highest point", "the lowest point"] {
      claim(labels, has: label, "\(labels)")
    }
    claim(texts(front, in: "h2"), has: "Up and down")
    claim(front.text(in: "svg"), has: "How high the way is: route")
    claim(texts(front, in: "h2"), lacks: "A track without a day")
    let flat = try Self.site([Self.track("route.gpx", from: 45, points: 201)]).page("index.html")
    claim(texts(flat, in: "h2"), lacks: "Up and down")
    claim(texts(flat, in: "dt"), lacks: "the highest point")
  }

  @Test(
    "tells its lowest place unless that may be the sea, by what a receiver may be wrong",
    arguments: [(-7.0, false), (12, false), (60, true), (-400, true)])
  func lowest(height: Double, isTold: Bool) throws {
    var route = try Self.track("route.gpx", from: 45, points: 201)
    for point in route.segments[0].indices {
      route.segments[0][point].elevation = height + 5 * Double(100 - abs(100 - point))
    }
    let labels = texts(try Self.site([route]).page("index.html"), in: "dt")
    claim(labels, has: "the highest point", "\(labels)")
    claim(labels.contains("the lowest point"), is: isTold, "\(labels)")
  }

  @Test("is not called recorded where no point has a time")
  func untimed() throws {
    var route = try Self.track("route.gpx", from: 45, points: 201)
    try claim(Self.site([route]).page("index.html").text(in: "main"), has: "Track, no times recorded.")
    for point in route.segments[0].indices {
      route.segments[0][point].instant = Instant(seconds: 1_777_800_000 + 90 * point)
    }
    let timed = try Self.site([route]).page("index.html").text(in: "main")
    claim(timed, has: "Recorded.")
    claim(timed, lacks: "no times")
    // Beside one that was recorded it is not called so either.
    let both = try Self.site([route, Self.track("other.gpx", from: 46, points: 201)])
    func told(_ path: String) throws -> String { try both.page(path).text(in: "main") }
    try claim(told("map/index.html"), has: "Tracks, some with no times recorded.")
    // That it has no day is for whoever makes the site.
    try claim(told("index.html"), lacks: "no day")
    let day = try told("days/2026-05-03/index.html")
    #expect(day.contains("Recorded.") && !day.contains("no times"), "\(day)")
  }

  @Test("is not called recorded on its day either, beside what was recorded on another")
  func untimedDay() throws {
    var timed = try Self.track("other.gpx", from: 46, points: 201)
    for point in timed.segments[0].indices {
      timed.segments[0][point].instant = Instant(seconds: 1_777_800_000 + 90 * point)
    }
    var drawn = try Self.track("2026-05-05-route.gpx", from: 49, points: 101)
    drawn.namedDay = .fileName(try SampleTrips.day(5))
    let site = try Self.site([timed, drawn])
    let day = try site.page("days/2026-05-05/index.html").text(in: "main")
    #expect(day.contains("Track, no times recorded.") && !day.contains("Recorded."), "\(day)")
    try claim(site.page("days/2026-05-03/index.html").text(in: "main"), has: "Recorded.")
  }

  @Test("of many tracks has them all: from the 37th on in rows without maps")
  func rows() throws {
    let tracks = try (10..<50).map { try Self.track("walk-\($0).gpx", from: Double($0), points: 3) }
    let front = try Self.site(tracks).page("index.html")
    claim(front.all("li").count { $0.attributes["class"] == "card" }, is: 40)
    claim(front.all("div").count { $0.attributes["class"] == "pic drawn" }, is: 36)
    claim(front.text(in: "main"), has: "walk-49")
    #expect(front.all("ol").contains { $0.attributes["class"] == "rows tracks" })
  }

  @Test("stands on a card also where another part of its file has a day, and has its own highest point")
  func part() throws {
    var track = try Self.track("both.gpx", from: 45, points: 20)
    for point in track.segments[0].indices {
      track.segments[0][point].elevation = 900
      track.segments[0][point].instant = Instant(seconds: 1_777_800_000 + 900 * point)
    }
    var rest = try Self.track("rest.gpx", from: 46, points: 20).segments[0]
    for point in rest.indices { rest[point].elevation = 1000 + Double(point) * 20 }
    track.segments.append(rest)
    let site = try Self.site([track])
    let plan = site.plan.trips[0]
    claim(plan.days.count, is: 1)
    claim(plan.undatedTracks.map(\.track.segments.count), is: [1])
    claim(plan.undatedTracks.map(\.rest?.lowerBound), is: [plan.days[0].date])
    let figures = plan.figures
    let highest = try unwrapped(figures.undatedHighest)
    #expect(abs(highest.height - 1380) < 20, "\(highest)")
    claim(figures.highest?.day, is: 0)
    claim(figures.highest?.place.height, is: 900)
    #expect(abs(try unwrapped(figures.undatedClimb).ascent - 380) < 20)
    let front = try site.page("index.html")
    claim(front.text(in: "h2"), has: "A track without a day")
    let told = try site.page("figures/index.html").texts.map { $0.text.replacing("\u{A0}", with: " ") }
    // The days' figures are of the days, and those of the other track stand apart.
    #expect(told.contains { $0.contains("380 m up") && $0.contains("highest point 1,380 m") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("900 m") }, "\(told)")
    claim(told, has: "the highest point on a dated day", "\(told)")
  }

  @Test("stands among others on a card with its map, which tells how far and how high it leads")
  func cards() throws {
    var hill = try Self.track("hill.gpx", from: 45, points: 20)
    for point in hill.segments[0].indices {
      hill.segments[0][point].elevation = 100 + 20 * Double(point)
    }
    let flat = try Self.track("flat.gpx", from: -25, points: 20, longitude: 131)
    let front = try Self.site([hill, flat]).page("index.html")
    let cards = front.all("li").filter { $0.attributes["class"] == "card" }
    let links = front.all("a").filter { $0.around.suffix(2) == ["div", "h3"] }
    #expect(cards.count == 2 && links.allSatisfy { $0.attributes["href"] == "map/index.html" })
    let told = front.text(in: "li")
    #expect(told.contains("up and") && told.contains("hill") && told.contains("flat"), "\(told)")
    claim(front.text(in: "svg"), has: "Map of hill")
    claim(texts(front, in: "h2"), lacks: "Up and down")
  }
}

import Claims
import Foundation
import PageReading
import SiteLanguage
import SiteOutput
import Testing
import TrackFigures
import TripModel
import TripPlanning

@Suite("The page of figures")
struct FiguresPageTests {
  /// A walk of an hour on 3 May: 80 m a minute northwards, up for half of it and down again by so many metres a minute.
  private static func walk(_ file: String, day: Int, rising: Double) throws -> Track {
    let start = try unwrapped(LocalDate(iso: "2026-05-0\(day)")).dayNumber * 86_400 + 10 * 3600
    let points = try (0...60).map { minute in
      TrackPoint(
        coordinate: try unwrapped(
          Coordinate(latitude: 38.7 + Double(minute) * 80 / 111_000, longitude: -9.2)),
        elevation: 100 + rising * Double(30 - abs(30 - minute)),
        instant: Instant(seconds: start + minute * 60))
    }
    return Track(file: file, segments: [points])
  }

  private static func trip(rising: Double = 10) throws -> Trip {
    var trip = try SampleTrips.full()
    trip.tracks = [
      try walk("tracks/a.gpx", day: 3, rising: rising), try walk("tracks/b.gpx", day: 4, rising: rising / 2),
    ]
    return trip
  }

  private func figures(_ page: PageReader) -> [String] {
    page.texts.filter { $0.around.contains("dd") && $0.around.contains("dl") }
      .map { $0.text.trimmingCharacters(in: .whitespaces) }
  }

  /// Nothing but recorded ways.
  private static func recorded(_ tracks: [Track]) -> Trip {
    var trip = Trip(folderName: "x", tracks: tracks)
    trip.settings.timeZone = ZoneRules(identifier: "UTC")
    return trip
  }

  @Test("tells distance, time, speed, climbs and the highest point of all that was recorded")
  func sums() throws {
    let page = try BuiltSite(Self.trip()).page("figures/index.html")
    let text = page.texts.map(\.text).joined(separator: "|")
    for figure in ["2:00", "4.8", "450", "400"] { claim(figures(page), has: figure, "\(text)") }
  }

  @Test(
    "says how one went where the recorder tells it, and neither that nothing is known of it nor that nobody rested",
    arguments: [nil, TrackActivity.byBicycle])
  func manner(activity: TrackActivity?) throws {
    var tracks = try [3, 4].map { try Self.walk("tracks/\($0).gpx", day: $0, rising: 10) }
    for track in tracks.indices where track == 0 || activity == nil {
      tracks[track].activity = activity
      for index in tracks[track].segments[0].indices {
        // Four times as far in the same hour.
        let north = 38.7 + Double(index) * 320 / 111_000
        let place = try unwrapped(Coordinate(latitude: north, longitude: -9.2))
        tracks[track].segments[0][index].coordinate = place
      }
    }
    let site = try BuiltSite(Self.recorded(tracks), today: "2026-06-01")
    let texts = Set(try site.page("figures/index.html").texts.map(\.text))
    let told: Set = ["How we went", "By bicycle", "On foot", "Not known", "Rests"]
    claim(texts.intersection(told), is: activity == nil ? [] : ["How we went", "By bicycle", "On foot"])
  }

  @Test("has a bar of how far it was beside that, in the row of each day on the way")
  func bars() throws {
    let page = try BuiltSite(Self.trip()).page("figures/index.html")
    let bars = page.elements.filter { $0.attributes["class"] == "bar-chart bar-way" }
    #expect(bars.count >= 2 && bars.allSatisfy { $0.around.last == "td" })
  }

  @Test("tells how often one rested on a day only of three recorded days and more", arguments: [2, 3])
  func rests(days: Int) throws {
    let tracks = try (3..<3 + days).map { day in
      var track = try Self.walk("tracks/\(day).gpx", day: day, rising: 0)
      // Half an hour at its end, from which one does not move.
      let last = try unwrapped(track.segments[0].last)
      let end = try unwrapped(last.instant).seconds
      track.segments[0] += (1...30).map { minute in
        TrackPoint(
          coordinate: last.coordinate, elevation: last.elevation,
          instant: Instant(seconds: end + 60 * minute))
      }
      return track
    }
    let site = try BuiltSite(Self.recorded(tracks), today: "2026-06-01")
    #expect(site.plan.trips[0].figures.stays > 0)
    let texts = try site.page("figures/index.html").texts
    #expect(texts.contains { $0.text == "Rests on a day with a recorded track" } == (days > 2))
  }

  @Test("leads with how far it was in all, and says how much of it was recorded")
  func inAll() throws {
    let trip = try Self.trip()
    let site = try BuiltSite(trip)
    let page = try site.page("figures/index.html")
    let sum = site.plan.trips[0].figures
    try #require(sum.straightMetres > 0)
    let lengths = LengthStyle(
      numbers: NumberStyle(decimalMark: ".", thousandsMark: ",", percent: "{number}%"))
    let measure =
      sum.metres < LengthStyle.mostTenthsOfLeast
      ? lengths.tenths(sum.metres, in: .kilometres) : lengths.leastWhole(sum.metres, in: .kilometres)
    claim(figures(page).first, is: "at least \(measure.figure) \(measure.unit)")
    #expect(page.texts.contains { $0.text == "on the way, 9.6 km of it recorded" })
    #expect(page.texts.contains { $0.text == "In ways unknown" })
    #expect(!page.texts.contains { $0.text == "Not known" })
  }

  @Test(
    "has what lies between two days with silent ones between in a row of its own, so that all rows add up")
  func between() throws {
    // The second walk begins where the first did, 4.8 km from where that ended.
    let walks = [3, 6].map { (file: "tracks/\($0).gpx", day: $0) }
    let trip = Self.recorded(try walks.map { try Self.walk($0.file, day: $0.day, rising: 0) })
    let texts = try BuiltSite(trip, today: "2026-06-01").page("figures/index.html").texts
    func cells(_ part: String) -> [String] {
      texts.filter { $0.around.contains(part) }.map { $0.text.trimmingCharacters(in: .whitespaces) }
    }
    let rows = cells("tbody")
    let row = rows.firstIndex(of: "Between the days").flatMap { rows.dropFirst($0 + 1).first { !$0.isEmpty } }
    #expect(row == "4.8+ km" && rows.count { $0 == "4.8 km" } >= 2, "\(rows)")
    claim(cells("tfoot"), has: "14.4+ km", "\(cells("tfoot"))")
  }

  @Test(
    "the front page says how far it was in each of a few manners, on foot however short that was, and in those that nothing tells",
    arguments: [(-8.2, false), (2, false), (2, true)] as [(Double, Bool)])
  func parts(goal: Double, isManifold: Bool) throws {
    func place(_ name: String, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(
        NamedPlace(name: name, coordinate: try SampleTrips.at(38.75, longitude)), at: SampleTrips.place)
    }
    func time(_ day: Int, _ hour: Int) throws -> DayAndTime {
      DayAndTime(date: try SampleTrips.day(day), time: try SampleTrips.clock(hour, 0), offset: .utc)
    }
    var trip = Self.recorded([try Self.walk("tracks/3.gpx", day: 3, rising: 0)])
    var bus = TripEvent(
      kind: .bus, title: "Coach", start: TripEvent.Time(try time(3, 13)),
      end: TripEvent.Time(try time(3, 15)), place: SampleTrips.place)
    (bus.from, bus.to) = (try place("Loures", -9.2), try place("Coruche", goal))
    trip.events = [bus]
    if isManifold {
      // On by two other manners: what was walked is told beside three as well.
      for (kind, hour, from, to) in [(.train, 16, goal, goal + 9), (.ferry, 20, goal + 9, goal + 16)]
        as [(TripEvent.Kind, Int, Double, Double)]
      {
        var ride = bus
        (ride.kind, ride.title) = (kind, "Ride at \(hour)")
        (ride.start, ride.end) = (TripEvent.Time(try time(3, hour)), TripEvent.Time(try time(3, hour + 1)))
        (ride.from, ride.to) = (try place("A\(hour)", from), try place("B\(hour)", to))
        trip.events.append(ride)
      }
    }
    trip.pins = [
      Pin(
        title: "Cape",
        coordinate: try isManifold ? SampleTrips.at(40.2, goal + 16) : SampleTrips.at(38.95, goal),
        time: try time(3, 22), place: SampleTrips.place)
    ]
    let page = try BuiltSite(trip, today: "2026-06-01").page("index.html")
    let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
    let told = try unwrapped(labels.first { $0.hasPrefix("on the way: ") }, "\(labels)")
    let others = isManifold ? ["+ km by rail", "+ km by boat"] : []
    for part in ["by bus", "4.8 km on foot", "+ km otherwise"] + others { claim(told, has: part) }
  }

  @Test("cards and the lists of days have how far each day was as the page of figures has it")
  func byDay() throws {
    let site = try BuiltSite(Self.trip())
    let plan = site.plan.trips[0]
    let told = plan.toldDistances.compactMap(\.self)
    try #require(told.contains { $0.isLeast })
    let rows = try site.page("figures/index.html").texts.filter { $0.around.contains("tbody") }.map(\.text)
    for path in ["index.html", "map/index.html"] {
      let texts = try site.page(path).texts.filter { $0.around.contains("li") }.map(\.text)
      for (figure, isLeast) in told {
        let way = (isLeast ? "at least " : "") + figure
        #expect(texts.contains { $0.hasSuffix(way) }, "\(path): \(way) in \(texts)")
        // In a line there is no room for words, and who hears it has them.
        let isShort = texts.contains { $0.contains("+") && $0.replacing("+", with: "") == figure }
        claim(isShort, is: isLeast, "\(path): \(figure) in \(texts)")
        let row = rows.first { $0.replacing("+", with: "") == figure }
        claim(row?.contains("+"), is: isLeast, "\(figure) in \(rows)")
      }
    }
  }

  @Test("the page of a day has the distance that its card has, and how much of it was recorded")
  func onDay() throws {
    let site = try BuiltSite(Self.trip())
    let plan = site.plan.trips[0]
    for (day, told) in zip(plan.days, plan.toldDistances) where day.way != nil {
      let (figure, isLeast) = try unwrapped(told)
      let page = try site.page("days/\(day.date)/index.html")
      let cells = figures(page)
      let labels = page.texts.filter { $0.around.contains("dt") }.map(\.text)
      if isLeast {
        claim(cells, has: "at least " + figure, "\(cells)")
        #expect(labels.contains { $0.hasSuffix("of it recorded") }, "\(labels)")
        claim(labels, has: "under way, where it was recorded")
        claim(labels, lacks: "under way")
      } else {
        #expect(cells.contains { figure.hasPrefix($0) } && labels.contains("recorded on the way"))
        #expect(labels.contains { $0.hasPrefix("under way, 1") && $0.hasSuffix(":00") }, "\(labels)")
      }
    }
  }

  /// A drive of an hour, a kilometre a minute, from the afternoon of the walk on 3 May; up by so many metres a minute.
  private static func drive(from latitude: Double = 39, rising: Double = 0) throws -> Track {
    let start = try unwrapped(LocalDate(iso: "2026-05-03")).dayNumber * 86_400 + 14 * 3600
    let points = try (0...60).map { minute in
      TrackPoint(
        coordinate: try unwrapped(Coordinate(latitude: latitude + Double(minute) / 111, longitude: -9.2)),
        elevation: 100 + rising * Double(minute), instant: Instant(seconds: start + minute * 60))
    }
    return Track(file: "tracks/drive.gpx", segments: [points])
  }

  @Test("a day on which one walked and was driven names both, and what one climbed oneself")
  func mixedDay() throws {
    let walk = try Self.walk("tracks/a.gpx", day: 3, rising: 10)
    let drive = try Self.drive(from: 38.7 + 4800 / 111_000.0, rising: 10)
    let site = try BuiltSite(Self.recorded([walk, drive]))
    let text = try site.page("days/2026-05-03/index.html").text(in: "main").withPlainSpaces
    for told in ["on the way: 4.8 km on foot and 60", "uphill on foot", "4.8 km, 300 m up and 300 m down"] {
      claim(text, has: told, "\(text)")
    }
    let driven = try BuiltSite(Self.recorded([drive])).page("days/2026-05-03/index.html")
    claim(driven.text(in: "main"), lacks: "uphill")
  }

  @Test("tells as uphill what one climbed oneself, and not what one was driven up")
  func ownClimb() throws {
    let walk = try Self.walk("tracks/a.gpx", day: 3, rising: 10)
    let drive = try Self.drive(from: 38.7 + 4800 / 111_000.0, rising: 10)
    let both = try BuiltSite(Self.recorded([walk, drive])).page("figures/index.html")
    claim(figures(both), has: "300", "\(figures(both))")
    claim(figures(both), lacks: "900", "\(figures(both))")
    #expect(both.texts.contains { $0.text == "uphill on foot" })
    let driven = try BuiltSite(Self.recorded([drive])).page("figures/index.html")
    #expect(!driven.texts.contains { $0.text.hasPrefix("uphill") })
    let alone = try BuiltSite(Self.recorded([walk])).page("figures/index.html")
    #expect(alone.texts.contains { $0.text == "uphill" })
  }

  @Test("a speed is told of each manner, and of none together")
  func mixedSpeeds() throws {
    let trip = try Self.recorded([Self.walk("tracks/a.gpx", day: 3, rising: 10), Self.drive()])
    let texts = try BuiltSite(trip).page("figures/index.html").texts
    #expect(!texts.contains { $0.text == "while under way" || $0.text == "Speed with rests" })
    let byDay = texts.filter { $0.text.hasSuffix("km/h") && $0.around.contains("tfoot") }
    #expect(byDay.isEmpty)
    let speeds = texts.filter { $0.text.hasSuffix("km/h") && $0.around.contains("tbody") }.map(\.text)
    #expect(speeds.count == 2 && speeds.contains("4.8 km/h"), "\(speeds)")
  }

  @Test("a speed is that of the ways whose times are known")
  func speed() throws {
    var trip = try Self.trip()
    var untimed = try Self.walk("tracks/2026-05-02.gpx", day: 3, rising: 0)
    untimed.segments = [untimed.segments[0].map { TrackPoint(coordinate: $0.coordinate) }]
    untimed.namedDay = .fileName(try unwrapped(LocalDate(iso: "2026-05-02")))
    trip.tracks.append(untimed)
    let page = try BuiltSite(trip).page("figures/index.html")
    #expect(page.texts.contains { $0.text.contains("14.4 km of it recorded") })
    claim(figures(page), has: "4.8", "\(figures(page))")
    #expect(!page.texts.contains { $0.text.contains("7.2") })
  }

  @Test("the front page has one sum of all ways, with how one went, and tells at most six things")
  func front() throws {
    var trip = try Self.trip()
    trip.budget = nil
    var untimed = try Self.walk("tracks/lone.gpx", day: 3, rising: 0)
    // Beside what was recorded: along that it would be a plan of it.
    untimed.segments = [
      try untimed.segments[0].map {
        TrackPoint(coordinate: try SampleTrips.at($0.coordinate.latitude, $0.coordinate.longitude + 0.1))
      }
    ]
    trip.tracks.append(untimed)
    var dated = untimed
    dated.file = "tracks/2026-05-02.gpx"
    dated.namedDay = .fileName(try unwrapped(LocalDate(iso: "2026-05-02")))
    trip.tracks.append(dated)
    func front(_ trip: Trip) throws -> (total: Double, page: PageReader, labels: [String]) {
      let site = try BuiltSite(trip)
      let page = try site.page("index.html")
      return (
        site.plan.trips[0].figures.metres, page,
        page.texts.filter { $0.around.contains("dt") }.map(\.text)
      )
    }
    let all = try front(trip)
    claim(all.labels, has: "on the way, 9.6 km of it on foot", "\(all.labels)")
    claim(all.labels, has: "on tracks without a day", "\(all.labels)")
    // The walks of two days, and one of which no manner is known.
    #expect(all.total >= 14_400)
    // At least so many whole kilometres.
    claim(figures(all.page), has: "\(Int(all.total / 1000))+", "\(figures(all.page))")
    trip.budget = try SampleTrips.full().budget
    let full = try front(trip)
    claim(full.labels.count, is: 6, "\(full.labels)")
  }

  @Test("counts below its table no stops but those of the days above")
  func stopsInAll() throws {
    func sum(_ trip: Trip) throws -> [String] {
      let page = try BuiltSite(trip).page("figures/index.html")
      return page.texts.filter { $0.around.contains("tfoot") && $0.around.contains("td") }.map(\.text)
    }
    var trip = try Self.recorded([Self.walk("tracks/a.gpx", day: 3, rising: 10)])
    let before = try sum(trip)
    // Away from the walk, and without a day.
    let points = try (0...20).map { step in
      TrackPoint(coordinate: try SampleTrips.at(38.9 + Double(step) / 1000, -9.2))
    }
    trip.tracks.append(Track(file: "tracks/undated.gpx", segments: [points]))
    #expect(try BuiltSite(trip).plan.trips[0].way.route.stops.contains { $0.days.isEmpty })
    #expect(try sum(trip) == before && !before.isEmpty, "\(before)")
  }

  @Test("tells planned routes apart from what was recorded, as do the front page and that of the day")
  func plannedRoutes() throws {
    var trip = try Self.trip()
    var route = try Self.walk("tracks/2026-05-03-route.gpx", day: 3, rising: 0)
    route.segments = [
      try route.segments[0].map { point in
        let place = point.coordinate
        var planned = TrackPoint(coordinate: try SampleTrips.at(place.latitude + 0.1, place.longitude))
        planned.isPlanned = true
        return planned
      }
    ]
    route.namedDay = .fileName(try unwrapped(LocalDate(iso: "2026-05-03")))
    let before = try BuiltSite(trip).plan.trips[0].figures
    trip.tracks.append(route)
    trip.budget = nil
    let site = try BuiltSite(trip)
    let figures = site.plan.trips[0].figures
    #expect(figures.recorded.metres == before.recorded.metres && figures.plannedMetres > 1000)
    for path in ["index.html", "figures/index.html", "days/2026-05-03/index.html"] {
      let labels = try site.page(path).texts.filter { $0.around.contains("dt") }.map(\.text)
      claim(labels, has: "planned route", "\(path): \(labels)")
    }
  }

  @Test("what is too fast for a walk and is called a run by its recorder is on foot")
  func runs() throws {
    var trip = try Self.trip()
    for index in trip.tracks.indices {
      // Three times as fast as a walk.
      trip.tracks[index].segments[0] = trip.tracks[index].segments[0].enumerated().filter {
        $0.offset % 3 == 0
      }
      .map { offset, point in
        TrackPoint(
          coordinate: point.coordinate, elevation: point.elevation,
          instant: point.instant.map { Instant(seconds: $0.seconds - offset * 40) })
      }
    }
    func labels(_ trip: Trip) throws -> [String] {
      try BuiltSite(trip).page("index.html").texts.map(\.text)
    }
    #expect(try !labels(trip).contains { $0.contains("on foot") })
    for index in trip.tracks.indices { trip.tracks[index].activity = .onFoot }
    #expect(try labels(trip).contains { $0.contains("on foot") })
  }

  @Test("has a row for each day, and in each column what adds up to its foot")
  func days() throws {
    let trip = try Self.recorded([
      Self.walk("tracks/a.gpx", day: 3, rising: 10), Self.walk("tracks/b.gpx", day: 4, rising: 5),
    ])
    let page = try BuiltSite(trip).page("figures/index.html")
    let cells = page.texts.filter { $0.around.contains("td") && $0.around.contains("tbody") }.map(\.text)
    #expect(cells.filter { $0 == "4.8 km" }.count >= 2)
    let foot = page.texts.filter { $0.around.contains("tfoot") }.map(\.text)
    #expect(foot.contains("9.6 km") && foot.contains("2:00 h"), "\(foot)")
  }

  @Test("has no column that is filled on few days, and all others on a phone too")
  func columns() throws {
    let plain = try (3...5).map { day in
      var track = try Self.walk("tracks/\(day).gpx", day: day, rising: 0)
      for point in track.segments[0].indices where day > 3 { track.segments[0][point].elevation = nil }
      return track
    }
    let page = try BuiltSite(Self.recorded(plain), today: "2026-06-01").page("figures/index.html")
    let heads = page.texts.filter { $0.around.contains("thead") }.map(\.text)
    for name in ["Day", "Distance"] { claim(heads, has: name, "\(heads)") }
    // Of the days, and of the manners.
    claim(heads.count { $0 == "Under way" }, is: 2, "\(heads)")
    for name in ["Up", "Down", "Highest", "Photos"] { claim(heads, lacks: name, "\(heads)") }
    let classes = page.all("th").compactMap { $0.attributes["class"] }
    // Four of them are of the table of manners.
    #expect(classes.count { $0 == "num" } > 6 && classes.allSatisfy { $0 == "num" }, "\(classes)")
  }

  @Test("each cell says of which column it is, and each day is told in short: a phone stacks them")
  func stacked() throws {
    let page = try BuiltSite(Self.trip()).page("figures/index.html")
    let cells = page.all("td").filter { $0.attributes["class"] == "num" && $0.around.contains("main") }
    let tables = cells.filter { $0.attributes["data-label"] != nil }
    #expect(tables.contains { $0.attributes["data-label"] == "Distance" })
    #expect(tables.contains { $0.attributes["data-label"] == "Under way" })
    let rows = page.texts.filter { $0.around.contains("tbody") && $0.around.contains("time") }.map(\.text)
    #expect(rows.contains("Sun 3 May") && !rows.contains { $0.contains("Sunday") }, "\(rows)")
  }

  @Test("says of several profiles alone that their scales differ", arguments: [1, 2])
  func scales(count: Int) throws {
    var trip = try Self.trip()
    trip.tracks = Array(trip.tracks.prefix(count))
    let page = try BuiltSite(trip).page("figures/index.html")
    claim(page.texts.contains { $0.text == "Each has a scale of its own" }, is: count > 1)
  }

  @Test("a profile has the name of a town that one walks through, and not of one at the foot of the mountain")
  func townsOnProfile() throws {
    for (metres, isNamed) in [(300.0, true), (2600.0, false)] {
      var trip = Trip(folderName: "trip")
      trip.tracks = [try Self.walk("tracks/a.gpx", day: 3, rising: 10)]
      let names = PlaceLookup { _ in
        Locality(town: "Plaus", metres: metres, isInTown: true, country: "IT")
      }
      let page = try BuiltSite(trip, names: names).page("figures/index.html")
      let drawn = page.texts.filter { $0.around.contains("svg") }.map(\.text)
      claim(drawn.contains { $0.contains("Plaus") }, is: isNamed, "\(drawn)")
    }
  }

  @Test("each figure leads to how it is found, here and on a day")
  func methods() throws {
    let site = try BuiltSite(Self.trip())
    let page = try site.page("figures/index.html")
    let ids = Set(page.elements.compactMap { $0.attributes["id"] })
    let links = page.all("a").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#how-") }
    #expect(links.count >= 5 && links.allSatisfy { ids.contains(String($0.dropFirst())) })
    let day = try site.page("days/2026-05-03/index.html")
    #expect(day.all("a").contains { $0.attributes["href"] == "../../figures/index.html#how-climbs" })
    // Only who asks reads them.
    let folded = page.elements.filter { $0.attributes["id"]?.hasPrefix("how-") == true }
    #expect(folded.allSatisfy { $0.around.contains("details") && $0.attributes["open"] == nil })
  }

  @Test(
    "draws a profile for each day with heights, with its table, and none for a plain", arguments: [10.0, 0.2])
  func profiles(rising: Double) throws {
    let site = try BuiltSite(Self.trip(rising: rising))
    for (name, count) in [("figures/index.html", 2), ("days/2026-05-03/index.html", 1)] {
      let page = try site.page(name)
      let charts = page.elements.filter { $0.attributes["class"]?.hasPrefix("chart profile") == true }
      claim(charts.count, is: rising > 1 ? count : 0, "\(name)")
      claim(page.texts.contains { $0.text == "Start" }, is: rising > 1)
    }
  }

  @Test("a walk has the same kilometres on its map as on its profile, and both are joined for a script")
  func walk() throws {
    let site = try BuiltSite(Self.trip())
    let page = try site.page("days/2026-05-03/index.html")
    let ways = page.elements.compactMap { $0.attributes["data-way"]?.split(separator: " ").count }
    let line = page.elements.compactMap { $0.attributes["data-line"]?.split(separator: " ").count }
    let panel = try unwrapped(page.elements.first { $0.attributes["class"] == "along" })
    let heights = try unwrapped(panel.attributes["data-heights"]?.split(separator: " "))
    claim(ways, is: [242, 242])
    claim(line, is: [121])
    claim(heights.count, is: 121)
    #expect((heights[0], heights[60]) == ("100", "400"), "\(heights)")
    claim(panel.attributes["data-saying"], is: "{distance}\u{a0}km: {height}\u{a0}m")
    #expect(panel.attributes.keys.contains("hidden"))
    let scripts = page.all("script").compactMap { $0.attributes["src"] }
    #expect(scripts.contains { $0.hasSuffix("profile.js") })
    let texts = page.texts.map(\.text)
    let shared = ["1", "2", "3", "4\u{a0}km"].filter { distance in texts.count { $0 == distance } > 1 }
    #expect(shared.count > 1, "\(shared)")
    let figures = try site.page("figures/index.html")
    #expect(figures.elements.allSatisfy { $0.attributes["data-line"] == nil })
  }

  @Test("a walk that ends a few steps below its highest place tells one height there")
  func endBelowTop() throws {
    var trip = try Self.trip()
    for index in 0...60 {
      trip.tracks[0].segments[0][index].elevation = index < 60 ? 100 + 10 * Double(index) : 682
    }
    let page = try BuiltSite(trip).page("days/2026-05-03/index.html")
    let drawn = page.texts.filter { $0.around.contains("svg") }.map(\.text)
    let onMaps = drawn.prefix { !$0.hasPrefix("How high") }
    let heights = Set(onMaps.filter { $0.wholeMatch(of: /6[789][0-9]\s?m/) != nil })
    claim(heights.count, is: 1, "\(drawn)")
  }

  @Test("a walk has all of its kilometres on its map, also where its heights have a gap")
  func gap() throws {
    var trip = try Self.trip()
    for index in 10...35 { trip.tracks[0].segments[0][index].elevation = nil }
    let page = try BuiltSite(trip).page("days/2026-05-03/index.html")
    let marks = page.texts.filter { $0.around.contains("svg") }.map(\.text)
    for distance in ["1", "2", "3"] {
      #expect(marks.count { $0 == distance } >= 2, "\(distance) of \(marks)")
    }
  }

  @Test("counts as many stops as the map, the front page and each day number")
  func stops() throws {
    let site = try BuiltSite.full()
    let plan = site.plan.trips[0]
    func listed(on page: String) throws -> Int {
      let text = try unwrapped(site.pages.first { $0.path == page }).text
      let list = text.components(separatedBy: #"<ol class="stops"#).dropFirst().first
      return (list?.components(separatedBy: "</ol>").first?.components(separatedBy: "<li").count ?? 1) - 1
    }
    func cells(_ part: String) throws -> [String] {
      try site.page("figures/index.html").texts.filter { $0.around.contains(part) && $0.around.last == "td" }
        .map(\.text)
    }
    #expect(try site.page("figures/index.html").texts.contains { $0.text == "Stops" })
    // A stop of two days is none of the sum twice, and that is said.
    let (count, sum) = (
      plan.way.route.stops.count, plan.days.reduce(0) { $0 + $1.route.stops.count }
    )
    try #require(count < sum)
    try claim(cells("tfoot"), has: "\(count)")
    let texts = try site.page("figures/index.html").texts.map(\.text)
    let told = "\(count) stops in all: one of several days, and several in one town, count once."
    let notes = texts.filter { $0.hasPrefix(told) }
    claim(notes, is: [told + " What has a plus is rounded down, and the sum of it only once."], "\(texts)")
    let front = try unwrapped(site.pages.first { $0.path == "index.html" }).text
    let list = try unwrapped(
      front.components(separatedBy: #"<ol class="stops">"#).last?.components(separatedBy: "</ol>").first)
    claim(list.components(separatedBy: "<li>").count - 1, is: plan.way.route.stops.count)
    for day in plan.days where !day.route.stops.isEmpty {
      let count = try listed(on: day.page.text)
      claim(count, is: day.route.stops.count)
      try claim(cells("tbody"), has: "\(count)")
    }
  }

  @Test("says into which morning the last night was, where that is behind the last day")
  func lastNight() throws {
    func labels(until end: Int) throws -> [String] {
      var trip = try Self.trip()
      (trip.settings.start, trip.settings.end) = (try SampleTrips.day(1), try SampleTrips.day(5))
      let start = DayAndTime(date: try SampleTrips.day(1), time: try SampleTrips.clock(15, 0))
      var hotel = TripEvent(
        kind: .hotel, title: "Inn", start: TripEvent.Time(start), place: SampleTrips.place)
      hotel.end = TripEvent.Time(
        DayAndTime(date: try SampleTrips.day(end), time: try SampleTrips.clock(11, 0)))
      trip.events = [hotel]
      return try BuiltSite(trip, today: "2026-06-01").page("figures/index.html")
        .texts.filter { $0.around.contains("dt") }.map(\.text)
    }
    #expect(try labels(until: 6).contains { $0.hasPrefix("nights, the last into") && $0.contains("6 May") })
    try claim(labels(until: 5), has: "nights")
  }

  @Test("counts miles and feet where the trip does")
  func miles() throws {
    var trip = try Self.trip()
    trip.settings.units = .miles
    let page = try BuiltSite(trip).page("figures/index.html")
    #expect(page.texts.contains { $0.text.contains("6.0 mi of it recorded") })
    claim(figures(page), has: "mi")
    claim(figures(page), has: "mph")
    claim(figures(page), has: "1,312")
    claim(figures(page), has: "ft")
  }

  @Test("is left out, and led to from nowhere, where it had hardly anything to tell")
  func leftOut() throws {
    var trip = Trip(folderName: "x")
    trip.photos = [
      try SampleTrips.photo("a", day: 3, hour: 9), try SampleTrips.photo("b", day: 4, hour: 9),
    ]
    for index in trip.photos.indices { trip.photos[index].coordinate = nil }
    func hasPage() throws -> Bool {
      let site = try BuiltSite(trip)
      let isLed = site.pages.contains { page in
        page.page.all("a").contains { $0.attributes["href"]?.contains("figures/index.html") == true }
      }
      let isMade = site.pages.contains { $0.path == "figures/index.html" }
      claim(isLed, is: isMade)
      return isMade
    }
    #expect(try !hasPage())
    trip.budget = Budget(expenses: [try SampleTrips.expense(3, "food", 100, "Bread")])
    #expect(try !hasPage())
    trip.entries = [
      try SampleTrips.entry("a", day: 4, title: "A", SampleTexts.plain("We went up, and down again."))
    ]
    #expect(try hasPage())
  }

  @Test("is none of pictures of years all over the world, between two of which a few steps are known")
  func scattered() throws {
    let places = [(38.7, -9.1), (38.72, -9.1), (-0.3, 36.1), (41.2, -96.0)]
    let photos = try places.enumerated().map { number, place in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 9 + number)
      photo.coordinate = try SampleTrips.at(place.0, place.1)
      // The first two on one day, the others a year after each other.
      photo.cameraClock = photo.cameraClock.map { $0 + max(0, number - 1) * 365 * 86_400 }
      return photo
    }
    func hasPage(_ count: Int) throws -> Bool {
      let trip = Trip(folderName: "x", photos: Array(photos.prefix(count)))
      return try BuiltSite(trip, today: "2029-01-01").pages.contains { $0.path == "figures/index.html" }
    }
    #expect(try !hasPage(4))
    // Two on a day, and one beside them a year later.
    var near = photos
    near[2].coordinate = near[0].coordinate
    let trip = Trip(folderName: "x", photos: Array(near.prefix(3)))
    let site = try BuiltSite(trip, today: "2029-01-01")
    #expect(site.pages.contains { $0.path == "figures/index.html" })
  }

  @Test("has lines straight from place to place as whole kilometres with a plus, though few days have any")
  func straightAlone() throws {
    let photos = try (1...6).map { day in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 10)
      photo.coordinate =
        day < 6 ? try SampleTrips.at(53.4276, -6.2392) : try SampleTrips.at(55.9750, -3.4143)
      return photo
    }
    let trip = Trip(folderName: "x", photos: photos)
    let page = try BuiltSite(trip, today: "2026-06-01").page("figures/index.html")
    let cells = page.texts.filter { $0.around.contains("td") && $0.text.contains("km") }.map(\.text)
    claim(cells, is: ["336+ km", "336+ km"], "\(cells)")
    claim(figures(page).first, is: "at least 336 km")
  }

  @Test("a day of which a part was recorded is told in whole kilometres from twenty on, in rows and on cards")
  func partlyRecorded() throws {
    var trip = Self.recorded([try Self.walk("tracks/a.gpx", day: 3, rising: 0)])
    var photo = try SampleTrips.photo("far", day: 3, hour: 18)
    // About 100 km east of where the walk was.
    photo.coordinate = try SampleTrips.at(38.7, -8.05)
    trip.photos = [photo]
    let site = try BuiltSite(trip, today: "2026-06-01")
    let day = try unwrapped(site.plan.trips.first?.figures.days.first)
    try #require(day.straightMetres > 20_000 && day.recorded != nil)
    let whole = Int(day.metres / 1000)
    let cells = try site.page("figures/index.html").texts.filter { $0.around.contains("td") }
      .map(\.text.withPlainSpaces).filter { $0.contains("+") }
    #expect(cells.contains("\(whole)+ km") && cells.allSatisfy { !$0.contains(".") }, "\(cells)")
    let card = try site.page("days/2026-05-03/index.html").text(in: "main").withPlainSpaces
    claim(card, has: "at least \(whole) km")
  }

  @Test("of a trip without tracks has what is known, and says how far it was at least")
  func withoutTracks() throws {
    var trip = try SampleTrips.full()
    trip.tracks = []
    let page = try BuiltSite(trip).page("figures/index.html")
    #expect(page.texts.contains { $0.text == "straight from place to place" })
    #expect(!page.texts.contains { $0.text == "under way" })
  }
}

import Basemap
import Claims
import Foundation
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("The map of one place")
struct NearbyMapTests {
  private static let atlas = try? ShippedTheme.atlas()

  private static func pin(_ title: String, _ latitude: Double, _ longitude: Double) throws -> Pin {
    Pin(title: title, coordinate: try SampleTrips.at(latitude, longitude), place: SampleTrips.place)
  }

  private static func site() throws -> BuiltSite {
    var trip = Trip(
      folderName: "x",
      pins: [
        try pin("Café Hafa", 35.7917, -5.8216), try pin("Kasbah", 35.7885, -5.8125),
        try pin("Station", 35.7715, -5.7935), try pin("Lighthouse", 36.6, -6.4),
      ])
    trip.pins[1].tags = ["gate"]
    var told = try SampleTrips.entry("t", day: 3, title: "Arrived", SampleTexts.plain("At last."))
    told.place = Written(NamedPlace(name: "Tangier", coordinate: nil), at: SampleTrips.place)
    trip.entries = [told]
    let tangier = TownReading(
      name: "Tangier", region: nil, country: "MA", countryName: "Morocco",
      coordinate: try SampleTrips.at(35.77, -5.80), population: 900_000)
    return try BuiltSite(
      trip, atlas: Self.atlas,
      names: PlaceLookup({ _ in nil }, towns: { _ in ["Tangier": [tangier]] }))
  }

  private static func drawings(_ site: BuiltSite, _ path: String) throws -> [Substring] {
    let text = try unwrapped(site.pages.first { $0.path == path }).text
    return text.split(separator: "<svg class=\"map ").dropFirst().map { $0.prefix { $0 != "\n" } }
  }

  @Test("has what the trip knows around it beside its region, and is like that of no neighbour")
  func neighbours() throws {
    let site = try Self.site()
    let pages = try ["cafe-hafa", "kasbah", "station"].map {
      try Self.drawings(site, "places/\($0)/index.html")
    }
    for drawn in pages {
      claim(drawn.count, is: 4, "\(drawn.map { $0.prefix(40) })")
      claim(drawn.count { $0.hasPrefix("map-square") }, is: 2)
      // On a phone, which shows both at its width, they are drawn in units of one size.
      let narrow = drawn.filter { $0.prefix(40).contains("on-narrow\"") }
      #expect(narrow.count == 2 && narrow.allSatisfy { $0.contains("width=\"400\"") })
      for name in ["Café Hafa", "Kasbah"] { #expect(drawn.count { $0.contains(name) } >= 2, "\(name)") }
      // What lies an hour off is not of that town.
      #expect(!drawn.contains { $0.contains("Lighthouse") })
    }
    // The squares are those of one of the two.
    let told = try site.page("places/kasbah/index.html").text(in: "figcaption")
    claim(told, has: "Squares of the closer map are")
    claim(told, lacks: "Squares are")
    let towns = pages.map { $0.filter { !$0.hasPrefix("map-square") } }
    claim(Set(towns).count, is: pages.count)
  }

  @Test("is also that of the only thing which bears a tag")
  func ofTag() throws {
    let drawn = try Self.drawings(Self.site(), "tags/gate/index.html")
    claim(drawn.count, is: 4, "\(drawn.map { $0.prefix(40) })")
  }

  @Test("is of its region alone where squares would have nothing but it and one other", arguments: [2, 3])
  func emptySquares(count: Int) throws {
    let pins = try [
      Self.pin("Obelisk", 41.9107, 12.4764), Self.pin("Bridge", 41.9011, 12.4664),
      Self.pin("Steps", 41.9058, 12.4824),
    ]
    var trip = Trip(folderName: "x", pins: Array(pins.prefix(count)))
    trip.settings.startAt = Written(
      NamedPlace(name: "Obelisk", coordinate: nil), at: SampleTrips.place)
    let site = try BuiltSite(trip, atlas: Self.atlas)
    for path in ["places/obelisk/index.html", "index.html"] {
      let drawn = try Self.drawings(site, path)
      claim(drawn.contains { $0.hasPrefix("map-square") }, is: count == 3, "\(path)")
    }
  }

  @Test("calls what is around by its own name, not by its town's, and draws the page's own spot once")
  func ownNames() throws {
    let beach = try SampleTrips.at(35.7880, -5.8000)
    var trip = Trip(
      folderName: "x",
      pins: [try Self.pin("Beach", 35.7880, -5.8000), try Self.pin("Kasbah", 35.7885, -5.8125)])
    var told = try SampleTrips.entry("t", day: 3, title: "Wind", SampleTexts.plain("Much of it."))
    told.place = Written(NamedPlace(name: "Tangier", coordinate: beach), at: SampleTrips.place)
    trip.entries = [told]
    let start = TripEvent.Time(
      DayAndTime(
        date: try SampleTrips.day(3), time: try SampleTrips.clock(14, 0), offset: UTCOffset(seconds: 0)))
    var room = TripEvent(kind: .hotel, title: "Room on the hill", start: start, place: SampleTrips.place)
    room.at = Written(
      NamedPlace(name: "Tangier", coordinate: try SampleTrips.at(35.7860, -5.8060)), at: SampleTrips.place)
    trip.events = [room]
    let site = try BuiltSite(
      trip, atlas: Self.atlas,
      names: PlaceLookup({ _ in
        Locality(town: "Tangier", metres: 2000, isInTown: true, country: "MA")
      }))
    let entry = try unwrapped(site.plan.trips[0].journal.entries.first).page.text
    let event = try unwrapped(site.plan.trips[0].itinerary.events.first).page.text
    for path in [entry, event, "places/beach/index.html", "places/kasbah/index.html"] {
      let drawn = try Self.drawings(site, path).filter { !$0.hasPrefix("map-square") }
      #expect(!drawn.isEmpty)
      for map in drawn {
        let signs = map.matches(of: #/<title>([^<]*)</title>/#).map { String($0.1) }
        claim(signs, lacks: "Tangier", "\(path): \(signs)")
        #expect(signs.count { $0 == "Beach" } == 1 && signs.contains("Room on the hill"), "\(signs)")
        claim(map, has: "map-here")
      }
    }
  }

  @Test(
    "names what was written by the place at that spot, and not by a house twenty metres off",
    arguments: [0.0, 20])
  func ownName(metres: Double) throws {
    let roof = try Self.pin("Room with a roof", 35.7872, -5.8121)
    var trip = Trip(folderName: "x", pins: [roof, try Self.pin("Kasbah", 35.7885, -5.8050)])
    let spot = try SampleTrips.at(35.7872 - metres / 111_000, -5.8121)
    var told = try SampleTrips.entry("t", day: 3, title: "No time at all", SampleTexts.plain("It took none."))
    told.place = Written(NamedPlace(name: "Tangier", coordinate: spot), at: SampleTrips.place)
    trip.entries = [told]
    let site = try BuiltSite(
      trip, atlas: Self.atlas,
      names: PlaceLookup({ _ in
        Locality(town: "Tangier", metres: 2000, isInTown: true, country: "MA")
      }))
    let entry = try unwrapped(site.plan.trips[0].journal.entries.first).page.text
    let drawn = try Self.drawings(site, entry).filter { !$0.hasPrefix("map-square") }
    #expect(!drawn.isEmpty)
    for map in drawn {
      let signs = map.matches(of: #/<title>([^<]*)</title>/#).map { String($0.1) }
      let (own, other) =
        metres == 0 ? ("Room with a roof", "No time at all") : ("No time at all", "Room with a roof")
      #expect(signs.count { $0 == own } == 1 && !signs.contains(other), "\(signs)")
    }
  }

  @Test(
    "has a dot where pictures were taken, and where one only wrote the title of that",
    arguments: [true, false])
  func dots(isWritten: Bool) throws {
    var trip = Trip(
      folderName: "x",
      pins: [try Self.pin("Kasbah", 35.7885, -5.8125), try Self.pin("Café Hafa", 35.7917, -5.8216)])
    let spot = try SampleTrips.at(35.7860, -5.8060)
    if isWritten {
      var told = try SampleTrips.entry("t", day: 3, title: "No shade", SampleTexts.plain("None at all."))
      told.place = Written(NamedPlace(name: nil, coordinate: spot), at: SampleTrips.place)
      trip.entries = [told]
    } else {
      trip.photos = [try SampleTrips.photo("a", day: 3, hour: 9)]
      trip.photos[0].coordinate = spot
    }
    let site = try BuiltSite(trip, atlas: Self.atlas)
    let drawn = try Self.drawings(site, "places/kasbah/index.html").filter { !$0.hasPrefix("map-square") }
    #expect(!drawn.isEmpty)
    for map in drawn {
      claim(map.contains("<title>No shade</title>"), is: isWritten)
      claim(map.contains("class=\"map-dot\""), is: !isWritten)
    }
    let told = try site.page("places/kasbah/index.html").text(in: "figcaption")
    claim(told.contains("Where a picture was taken."), is: !isWritten, "\(told)")
  }

  @Test("speaks of a closer map only where its region stands beside it on a desk", arguments: [1, 6])
  func squares(pictures: Int) throws {
    var trip = Trip(
      folderName: "x",
      pins: [try Self.pin("Kasbah", 35.7885, -5.8125), try Self.pin("Café Hafa", 35.7917, -5.8216)])
    trip.photos = try (0..<pictures).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 9 + number)
      photo.coordinate = try SampleTrips.at(35.7885, -5.8125)
      return photo
    }
    let page = try BuiltSite(trip, atlas: Self.atlas).page("places/kasbah/index.html")
    let isAlone = page.all("div").contains { $0.attributes["class"] == "spread high" }
    claim(isAlone, is: pictures > 1)
    let told = page.text(in: "figcaption")
    claim(told.contains("Squares of the closer map are"), is: !isAlone, "\(told)")
    claim(told.contains("Squares are"), is: isAlone, "\(told)")
  }

  @Test(
    "has a key of the kinds that stand on it beside its own sign, also of one", arguments: ["view", "food"])
  func keyOfKinds(kind: String) throws {
    var trip = Trip(
      folderName: "x",
      pins: [
        try Self.pin("Kasbah", 35.7885, -5.8125), try Self.pin("Café Hafa", 35.7917, -5.8216),
        try Self.pin("Terrace", 35.7875, -5.8150),
      ])
    for (index, category) in ["sight", "food", kind].enumerated() { trip.pins[index].category = category }
    let page = try BuiltSite(trip, atlas: Self.atlas).page("places/kasbah/index.html")
    let told = page.text(in: "figcaption")
    claim(told.contains("Views"), is: kind == "view", "\(told)")
    claim(told, has: "Food and drink", "\(told)")
    // What is drawn nowhere is no part of it.
    claim(told, lacks: "Museums")
  }

  @Test("follows the signs that stand closely together, and leaves out the one that stands apart")
  func crowd() throws {
    var trip = Trip(
      folderName: "x",
      pins: [
        try Self.pin("Plaza", 35.1688, -5.2636), try Self.pin("Kasbah", 35.1693, -5.2626),
        try Self.pin("Gate", 35.1712, -5.2612), try Self.pin("Spring", 35.1709, -5.2575),
        try Self.pin("Mosque", 35.1660, -5.2556), try Self.pin("Out of town", 35.1690, -5.2800),
      ])
    trip.entries = [try SampleTrips.entry("t", day: 3, title: "Arrived", SampleTexts.plain("At last."))]
    let site = try BuiltSite(trip, atlas: Self.atlas)
    let drawn = try Self.drawings(site, "places/plaza/index.html").filter { !$0.hasPrefix("map-square") }
    claim(drawn.count, is: 2)
    for map in drawn {
      for name in ["Kasbah", "Gate", "Spring", "Mosque"] { claim(map, has: name, "\(name)") }
      claim(map, lacks: "Out of town")
    }
  }

  @Test("is framed on the signs, and not on as much to all sides of a place at the edge of its town")
  func framed() throws {
    let trip = Trip(
      folderName: "x",
      pins: [
        try Self.pin("Mosque", 35.1660, -5.2556), try Self.pin("Plaza", 35.1688, -5.2636),
        try Self.pin("Kasbah", 35.1693, -5.2626), try Self.pin("Gate", 35.1712, -5.2612),
        try Self.pin("Spring", 35.1709, -5.2575),
      ])
    let site = try BuiltSite(trip, atlas: Self.atlas)
    let drawn = try Self.drawings(site, "places/mosque/index.html").filter { !$0.hasPrefix("map-square") }
    claim(drawn.count, is: 2)
    for map in drawn {
      let height = try unwrapped(map.firstMatch(of: #/height="([\d.]+)"/#).flatMap { Double($0.1) })
      let own = try unwrapped(
        map.firstMatch(of: #/class="map-stop" cx="[\d.]+" cy="([\d.]+)"/#).flatMap { Double($0.1) })
      // All others are north of it.
      #expect(own > 0.6 * height, "\(own) of \(height)")
    }
  }

  @Test("shows a walk round it to its end, and what that is called")
  func wholeWalk() throws {
    // Six kilometres round a rock, on whose western side the place lies.
    let points = try (0...72).map { step in
      let angle = Double(step) * .pi / 36
      return TrackPoint(
        coordinate: try SampleTrips.at(-25.345 + 0.009 * sin(angle), 131.04 - 0.0125 * cos(angle)))
    }
    let trip = Trip(
      folderName: "x", pins: [try Self.pin("Kantju Gorge", -25.345, 131.0275)],
      tracks: [Track(file: "uluru.gpx", name: "Base d'Uluru", segments: [points])])
    let site = try BuiltSite(trip, atlas: Self.atlas)
    let drawn = try Self.drawings(site, "places/kantju-gorge/index.html")
      .filter { !$0.hasPrefix("map-square") }
    #expect(drawn.count == 2 && drawn.allSatisfy { $0.contains("Uluru<") })
    // One line, whose end is where it began: it was not cut into two at an edge.
    let ways = try drawn.map { try unwrapped($0.firstMatch(of: #/<path id="[^"]*-road" d="([^"]*)"/#)).1 }
    #expect(ways.allSatisfy { way in way.count { $0 == "M" } == 1 })
  }

  @Test("tells in its legend how its only line was travelled")
  func legend() throws {
    let noon = try SampleTrips.day(2).dayNumber * 86_400 + 12 * 3600
    let points = try (0..<40).map { minute in
      TrackPoint(
        coordinate: try SampleTrips.at(35.166 + 0.0006 * Double(minute), -5.256), elevation: 10,
        instant: Instant(seconds: noon + minute * 60))
    }
    let trip = Trip(
      folderName: "x", pins: [try Self.pin("Mosque", 35.166, -5.256)],
      tracks: [Track(file: "hill.gpx", segments: [points])])
    let page = try BuiltSite(trip, atlas: Self.atlas).page("places/mosque/index.html")
    #expect(page.elements.contains { $0.attributes["class"] == "map-route map-walk" })
    claim(page.elements.count { $0.attributes["class"] == "map-key" }, is: 1)
    let told = page.text(in: "figcaption")
    claim(told, has: "On foot.", "\(told)")
  }

  @Test("says of a track without times that it has none, as all maps do")
  func untimed() throws {
    let points = try (0..<40).map { step in
      TrackPoint(coordinate: try SampleTrips.at(35.166 + 0.0006 * Double(step), -5.256))
    }
    let noon = try SampleTrips.day(2).dayNumber * 86_400 + 12 * 3600
    let walk = try (0..<40).map { minute in
      TrackPoint(
        coordinate: try SampleTrips.at(36 + 0.0006 * Double(minute), -5.256), elevation: 10,
        instant: Instant(seconds: noon + minute * 60))
    }
    let trip = Trip(
      folderName: "x", pins: [try Self.pin("Mosque", 35.166, -5.256)],
      tracks: [Track(file: "hill.gpx", segments: [points]), Track(file: "walk.gpx", segments: [walk])])
    let told = try BuiltSite(trip, atlas: Self.atlas).page("places/mosque/index.html").text(in: "figcaption")
    #expect(told.contains("Track, no times recorded.") && !told.contains("Recorded."), "\(told)")
  }

  @Test("is one map of the land where the trip knows nothing near, and where only its town is known")
  func alone() throws {
    let site = try Self.site()
    let entry = try unwrapped(site.plan.trips[0].journal.entries.first).page.text
    for path in ["places/lighthouse/index.html", entry] {
      let drawn = try Self.drawings(site, path)
      #expect(drawn.count == 2 && !drawn.contains { $0.hasPrefix("map-square") }, "\(path)")
    }
  }

  @Test("with nothing near it has the place in its ring", arguments: [nil, "camp"] as [String?])
  func ring(category: String?) throws {
    var pin = try Self.pin("Lighthouse", 36.6, -6.4)
    pin.category = category
    let site = try BuiltSite(Trip(folderName: "x", pins: [pin]), atlas: Self.atlas)
    let drawn = try Self.drawings(site, "places/lighthouse/index.html")
    claim(drawn.map { $0.contains("map-here") && !$0.contains("map-pin") }, is: [true, true])
  }

  @Test(
    "with nothing near it has the way that led there from a place not far off, by the name of its town, and none from afar",
    arguments: [(0.1, true), (1, false)])
  func wayThere(degrees: Double, isShown: Bool) throws {
    var trip = Trip(folderName: "x")
    trip.pins = try [("Inn", 35.17, 10), ("Falls", 35.17 + degrees, 12)].map { title, latitude, hour in
      Pin(
        title: title, coordinate: try SampleTrips.at(latitude, -5.268),
        time: DayAndTime(
          date: try SampleTrips.day(3), time: try SampleTrips.clock(hour, 0), offset: UTCOffset(seconds: 0)),
        place: SampleTrips.place)
    }
    let site = try BuiltSite(trip, atlas: Self.atlas)
    let drawn = try Self.drawings(site, "places/falls/index.html")
    claim(drawn.map { $0.contains("map-joined") && $0.contains(">Chefchaouen<") }, is: [isShown, isShown])
  }

  private static func inTangier() throws -> Trip {
    Trip(
      folderName: "x",
      pins: [
        try pin("Café Hafa", 35.7917, -5.8216), try pin("Kasbah", 35.7885, -5.8125),
        try pin("Station", 35.7715, -5.7935),
      ])
  }

  @Test("calls the outline of what is shown closer by the town there")
  func outlineOfTown() throws {
    let site = try BuiltSite(Self.inTangier(), atlas: Self.atlas)
    let outlined = try Self.drawings(site, "places/cafe-hafa/index.html")
      .filter { $0.contains("map-globe-sheet") }
    #expect(!outlined.isEmpty && outlined.allSatisfy { $0.contains(">Tangier<") })
  }

  @Test(
    "below a large picture is drawn for the width of the page, else for a column", arguments: [true, false])
  func across(hasPicture: Bool) throws {
    var trip = try Self.inTangier()
    if hasPicture {
      var photo = try SampleTrips.photo("p", day: 3, hour: 9)
      photo.coordinate = try SampleTrips.at(35.7917, -5.8216)
      trip.photos = [photo]
    }
    let drawn = try Self.drawings(BuiltSite(trip, atlas: Self.atlas), "places/cafe-hafa/index.html")
    claim(drawn.count { $0.hasPrefix("map-square") }, is: hasPicture ? 1 : 2)
  }

  @Test("of a picture has dots where others of a walk were taken that nothing recorded", arguments: [2, 12])
  func pictures(count: Int) throws {
    var trip = Trip(folderName: "x")
    trip.photos = try (0..<count).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 3, hour: 8 + number)
      photo.coordinate = try SampleTrips.at(41.9 + Double(number) / 1500, 12.48)
      return photo
    }
    // All of it is one stop.
    let rome = PlaceLookup { _ in Locality(town: "Rome", isInTown: true, country: "IT") }
    let site = try BuiltSite(trip, atlas: Self.atlas, names: rome)
    let photo = try unwrapped(site.plan.trips[0].media.pictures.first).page.text
    let drawn = try Self.drawings(site, photo)
    claim(drawn.contains { $0.hasPrefix("map-square") }, is: count > 2, "\(drawn.count)")
    claim(drawn.contains { $0.contains("map-dot") }, is: count > 2)
  }

  @Test(
    "of all places is as high as wide where they lie above each other, and narrower where more stands below",
    arguments: [true, false])
  func upright(isUpright: Bool) throws {
    let camps = try (0..<8).map { number in
      let way = Double(number) / 4
      let place = try SampleTrips.at(isUpright ? 47 + way : 48, isUpright ? 7 : 7 + way)
      return Waypoint(name: "Camp \(number)", point: TrackPoint(coordinate: place))
    }
    let camping = Trip(folderName: "x", tracks: [Track(file: "camps.gpx", waypoints: camps)])
    let site = try BuiltSite(camping, atlas: Self.atlas)
    for path in ["index.html", "map/index.html", "places/index.html"] {
      let page = try site.page(path)
      let sheets = page.all("figure").compactMap { $0.attributes["class"] }
      let isOfPage = path == "map/index.html"
      claim(sheets.contains("sheet spot"), is: isUpright && !isOfPage, "\(path): \(sheets)")
      let wide = try unwrapped(page.all("svg").first { $0.attributes["class"] == "map on-wide" })
      let height = try unwrapped(wide.attributes["height"].flatMap(Double.init))
      let flat = height < (path == "index.html" ? 530 : 700)
      let isNarrower = wide.attributes["width"] == "820" && (800...850).contains(height)
      let high = path == "places/index.html" ? height > 900 : isNarrower
      #expect(isUpright ? high : flat, "\(path): \(height)")
      // On all of them they have the numbers of their list.
      let text = try unwrapped(site.pages.first { $0.path == path }).text
      claim(text, has: "class=\"map-pin-number\"", "\(path)")
    }
  }
}

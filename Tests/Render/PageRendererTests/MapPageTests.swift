import Claims
import Diagnostics
import Drawing
import PageReading
import SiteLanguage
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The page of the map")
struct MapPageTests {
  private static func page(_ trip: Trip) throws -> PageReader {
    try BuiltSite(trip).page("map/index.html")
  }

  /// The list of stops as it is written.
  private static func stops(on site: BuiltSite) throws -> String {
    let text = try unwrapped(site.pages.first { $0.path == "map/index.html" }).text
    let begin = try unwrapped(text.firstRange(of: #/<ol class="stops told[^>]*>/#))
    let rest = text[begin.upperBound...]
    let end = try unwrapped(rest.firstRange(of: "</ol>"))
    return String(rest[..<end.lowerBound])
  }

  @Test("ends of the way without a name are told by the town they are near")
  func ends() throws {
    let names = PlaceLookup { _ in
      Locality(town: "Lisbon", metres: 8000, direction: .southWest, isInTown: false, country: "PT")
    }
    let trip = Trip(folderName: "x", tracks: try SampleTrips.full().tracks)
    let page = try BuiltSite(trip, names: names).page("map/index.html")
    let told = page.text(in: "dl")
    #expect(
      told.contains("8 km south-west of Lisbon") || told.contains("8\u{A0}km south-west of Lisbon"), "\(told)"
    )
  }

  @Test("ends of the way have the day, and where no name says where they are their coordinates")
  func endsByDay() throws {
    func ends(_ page: PageReader) -> [String] {
      page.elements.filter { $0.name == "a" && $0.around.last == "dd" }.compactMap { $0.attributes["href"] }
    }
    let page = try Self.page(SampleTrips.full())
    #expect(ends(page).count == 2 && ends(page).allSatisfy { $0.hasPrefix("../days/2026-05-0") })
    let trip = Trip(folderName: "x", tracks: try SampleTrips.full().tracks)
    let bare = try Self.page(trip)
    #expect(bare.text(in: "dl").contains("°") && ends(bare).isEmpty)
    let names = PlaceLookup { _ in
      Locality(town: "Lisbon", metres: 8000, direction: .southWest, isInTown: false, country: "PT")
    }
    let named = try BuiltSite(trip, names: names).page("map/index.html").text(in: "dl")
    claim(named, has: "south-west of Lisbon")
    claim(named, has: "°")
  }

  @Test("its list says of each stop when one was there, how many pictures there are and what was written")
  func factsOfStops() throws {
    let site = try BuiltSite.full()
    let plan = site.plan.trips[0]
    let list = try Self.stops(on: site)
    // Each day stands in the line and in the card.
    let dates = plan.way.route.stops.flatMap(\.days)
    #expect(!dates.isEmpty)
    for date in Set(dates) {
      let told = list.ranges(of: "<a href=\"../days/\(date)/index.html\">").count
      #expect(told >= 2 * dates.count { $0 == date }, "\(date): \(told)")
    }
    let entries = plan.way.route.stops.flatMap(\.entries)
    #expect(!entries.isEmpty && list.contains(" dir=\"auto\">"))
    for id in entries {
      claim(list, has: "<a href=\"../\(plan[id].page.text)\" dir=\"auto\">", "\(plan[id].page.text)")
    }
    #expect(list.contains("photo</span>") || list.contains("photos</span>"))
  }

  @Test("its list names no entry that is called as the stop is, whose day it names")
  func namesakes() throws {
    var trip = try SampleTrips.full()
    trip.pins = []
    trip.entries = try [("a", 3, "Belém"), ("b", 4, "Belém"), ("c", 4, "The monks")].map { slug, day, title in
      try SampleTrips.entry(slug, day: day, title: title, SampleTexts.plain("It goes up."))
    }
    let site = try BuiltSite(trip)
    let plan = site.plan.trips[0]
    let list = try Self.stops(on: site)
    let named = plan.journal.entries.filter { list.contains("<a href=\"../\($0.page.text)\" dir=\"auto\">") }
    claim(named.map(\.title.value), is: ["The monks"])
  }

  @Test("places of which nothing says that anybody goes from one to the next have no order, and no way")
  func undatedPlaces() throws {
    var trip = Trip(folderName: "x")
    trip.pins = try [("Fushimi Inari", 34.967, 135.773), ("Himeji", 34.839, 134.694)].map {
      title, north, east in
      Pin(title: title, coordinate: try SampleTrips.at(north, east), place: SampleTrips.place)
    }
    let page = try Self.page(trip)
    let ends = page.text(in: "dl")
    #expect(!["From", "To", "Began at", "Ended at"].contains { ends.contains($0) }, "\(ends)")
    let told = page.text(in: "main")
    let words = ["2 places.", "The route", "No track, drawn straight.", "The numbers"]
    claim(words.filter { told.contains($0) }, is: ["2 places."], "\(told)")
  }

  @Test(
    "its list and its card say how many days there were behind the first week at a stop",
    arguments: [(7, []), (8, ["and one more day"]), (10, ["and 3 more days"])] as [(Int, [String])])
  func furtherDays(count: Int, told: [String]) throws {
    let photos = try (1...count).map { try SampleTrips.photo("p\($0)", day: $0, hour: 9) }
    let page = try Self.page(Trip(folderName: "x", photos: photos))
    claim(page.texts.map(\.text).filter { $0.contains(" more day") }, is: told + told)
  }

  @Test(
    "calls the file of the way by what that is",
    arguments: [(false, "The recorded way as GPX"), (true, "The estimated way as GPX")])
  func fileOfWay(isEstimate: Bool, label: String) throws {
    var trip = Trip(folderName: "x", tracks: try SampleTrips.full().tracks)
    for point in trip.tracks[0].segments[0].indices {
      trip.tracks[0].segments[0][point].isEstimate = isEstimate
    }
    try claim(Self.page(trip).text(in: "main"), has: label)
  }

  @Test(
    "ends of the way are still to come until the trip has come to them",
    arguments: [
      ("2026-04-01", true, "Begins at", "Ends at"), ("2026-05-04", true, "Began at", "Ends at"),
      ("2026-05-04", false, "Began at", "Most recently at"), ("2026-05-06", true, "Began at", "Ended at"),
      ("2026-05-06", false, "Began at", "Ended at"),
    ] as [(String, Bool, String, String)])
  func tenses(today: String, isSaid: Bool, start: String, end: String) throws {
    var trip = try SampleTrips.full()
    if isSaid {
      let home = NamedPlace(name: "Home", coordinate: try SampleTrips.at(48.1, 11.5))
      trip.settings.startAt = Written(home, at: SampleTrips.place)
      trip.settings.endAt = Written(home, at: SampleTrips.place)
    }
    let told = try BuiltSite(trip, today: today).page("map/index.html").text(in: "main")
    let labels = ["Begins at", "Began at", "Ends at", "Most recently at", "Ended at"]
    claim(labels.filter { told.contains($0) }, is: labels.filter([start, end].contains), "\(told)")
    claim(told, lacks: "48.1000", "a name says where that is: \(told)")
  }

  @Test("an end that is still to come leads to the last day only where that is the day on which it is")
  func endAhead() throws {
    for hasEnd in [true, false] {
      var trip = try SampleTrips.full()
      trip.settings.end = hasEnd ? try SampleTrips.day(6) : nil
      let home = NamedPlace(name: "Home", coordinate: try SampleTrips.at(48.1, 11.5))
      trip.settings.endAt = Written(home, at: SampleTrips.place)
      let page = try BuiltSite(trip, today: "2026-05-04").page("map/index.html")
      let names = page.texts.filter { $0.text == "Home" && $0.around.contains("svg") }
      #expect(!names.isEmpty && names.allSatisfy { $0.around.contains("a") == hasEnd }, "\(hasEnd)")
    }
  }

  @Test(
    "says how many bookings are not on it, of those that have a place at all",
    arguments: [([], nil), (["261"], "One booking has"), (["261", "University"], "2 bookings have")]
      as [([String], String?)])
  func unplacedBookings(names: [String], expected: String?) throws {
    var trip = try SampleTrips.full()
    let start = TripEvent.Time(DayAndTime(date: try SampleTrips.day(1)))
    trip.events = [TripEvent(kind: .activity, title: "Call", start: start, place: SampleTrips.place)]
    for name in names {
      var event = TripEvent(kind: .activity, title: name, start: start, place: SampleTrips.place)
      event.at = Written(NamedPlace(name: name, coordinate: nil), at: SampleTrips.place)
      trip.events.append(event)
    }
    let told = try Self.page(trip).text(in: "main")
    let whole = "The route, and everything with a place."
    claim(told.contains(whole), is: expected == nil, "\(told)")
    if let expected { claim(told, has: "\(expected) no place on this map.", "\(told)") }
  }

  @Test(
    "a booking that stands nowhere on it is counted, even where its place is known", arguments: [true, false])
  func undrawnBookings(isFar: Bool) throws {
    var trip = try SampleTrips.full()
    var event = TripEvent(
      kind: .parking, title: "Garage",
      start: TripEvent.Time(DayAndTime(date: try SampleTrips.day(1))), place: SampleTrips.place)
    let there = try isFar ? SampleTrips.at(32.7, -117.2) : SampleTrips.at(38.72, -9.14)
    event.at = Written(NamedPlace(name: "Garage", coordinate: there), at: SampleTrips.place)
    trip.events = [event]
    try claim(Self.page(trip).text(in: "main").contains("One booking has no place on this map."), is: isFar)
  }

  @Test(
    "a booking of which only the town is known is told by that, searched by its address, and nobody is led there"
  )
  func townAlone() throws {
    let milan = TownReading(
      name: "Milan", region: nil, country: "IT", countryName: "Italy",
      coordinate: try SampleTrips.at(45.46427, 9.18951), population: 1_300_000)
    let names = PlaceLookup(
      { _ in Locality(town: "Milan", isInTown: true, country: "IT") },
      towns: { texts in texts.contains("Milan") ? ["Milan": [milan]] : [:] })
    var trip = Trip(folderName: "x")
    let start = TripEvent.Time(
      DayAndTime(
        date: try SampleTrips.day(1), time: try SampleTrips.clock(9, 30), offset: UTCOffset(seconds: 0)))
    var event = TripEvent(kind: .activity, title: "Akademy", start: start, place: SampleTrips.place)
    event.at = Written(NamedPlace(name: "The University", coordinate: nil), at: SampleTrips.place)
    event.header.address = "Piazza 1, 20126 Milan"
    trip.events = [event]
    let site = try BuiltSite(trip, names: names)
    for path in ["map/index.html", "itinerary/index.html", "itinerary/akademy/index.html"] {
      let page = try site.page(path)
      let links = page.all("a").compactMap { $0.attributes["href"] }
      #expect(
        !links.contains { $0.contains("geo:") || $0.contains("daddr=") || $0.contains("mlat=") }, "\(path)")
      #expect(page.texts.contains { $0.text == "in Milan" && $0.around.contains("svg") }, "\(path)")
      let search = "https://www.google.com/maps/search/?api=1&query=Piazza%201%2C%2020126%20Milan"
      claim(links.contains(search), is: !path.hasPrefix("itinerary/index"), "\(path)")
    }
    let itinerary = try unwrapped(site.pages.first { $0.path == "itinerary/index.html" }).text
    claim(itinerary, has: "map-idea")
    claim(itinerary, has: "Hollow signs: somewhere in the town.")
    // On a map of countries it is called by the town alone.
    var other = event
    other.title = "Office"
    other.start = TripEvent.Time(
      DayAndTime(
        date: try SampleTrips.day(2), time: try SampleTrips.clock(9, 30), offset: UTCOffset(seconds: 0)))
    other.at = Written(
      NamedPlace(name: "Office", coordinate: try SampleTrips.at(41.9, 12.5)), at: SampleTrips.place)
    trip.events.append(other)
    let far = try BuiltSite(trip, names: names)
    for path in ["map/index.html", "itinerary/index.html"] {
      let drawn = Set(try far.page(path).texts.filter { $0.around.last == "text" }.map(\.text))
      #expect(drawn.contains("Milan") && !drawn.contains("in Milan"), "\(path): \(drawn)")
    }
  }

  @Test("of pictures of many years all over the world it tells no route, and plays none")
  func pictures() throws {
    func trip(_ places: [(Double, Double)], days: [Int]) throws -> Trip {
      let photos = try zip(places, days).enumerated().map { index, taken in
        var photo = try SampleTrips.photo("p\(index)", day: 1, hour: 9 + 2 * index)
        photo.cameraClock = photo.cameraClock.map { $0 + taken.1 * 86_400 }
        photo.coordinate = try SampleTrips.at(taken.0.0, taken.0.1)
        return photo
      }
      return Trip(folderName: "x", photos: photos)
    }
    let scattered = try BuiltSite(trip([(38.7, -9.1), (38.75, -9.1), (-33.8, 151.2)], days: [0, 0, -900]))
    try #require(!scattered.plan.trips[0].way.route.legs.isEmpty)
    let whole = try BuiltSite(trip([(38.7, -9.1), (38.9, -9.1), (39.2, -9.1)], days: [0, 0, 1]))
    for (site, isWay) in [(scattered, false), (whole, true)] {
      let map = try site.page("map/index.html")
      claim(map.text(in: "main").contains("The route, and everything"), is: isWay)
      claim(map.text(in: "main").contains("Where pictures were taken."), is: !isWay)
      let players = map.all("div").compactMap { $0.attributes["class"] }
      claim(players.contains("tools player played"), is: isWay)
      let headings = try site.page("index.html").text(in: "h2")
      claim(headings.contains("The way"), is: isWay)
      claim(headings.contains("Where this was"), is: !isWay)
    }
  }

  @Test("names days at a place that nobody finds, and does not say that the way ended before them")
  func unfound() throws {
    var entry = try SampleTrips.entry("a", day: 3, title: "Far out", SampleTexts.plain("Sand."))
    entry.place = Written(NamedPlace(name: "Nowhere Isle", coordinate: nil), at: SampleTrips.place)
    (entry.pictures, entry.links) = ([:], [:])
    let photos = [
      try SampleTrips.photo("a", day: 1, hour: 9), try SampleTrips.photo("b", day: 2, hour: 20),
    ]
    let told = try Self.page(Trip(folderName: "x", entries: [entry], photos: photos)).text(in: "main")
    claim(
      ["Began at", "not on the map", "Ended at"].filter { told.contains($0) },
      is: [
        "Began at", "not on the map",
      ], "\(told)")
  }

  @Test("without a way it says how many places it shows, and not twice where the trip was")
  func noWay() throws {
    let alone = try Self.page(Trip(folderName: "x", photos: [try SampleTrips.photo("a", day: 1, hour: 9)]))
    let told = alone.text(in: "main")
    #expect(told.contains("One place.") && !told.contains("The route, and everything"), "\(told)")
    #expect(!told.contains("Began at") && !told.contains("Ended at"), "\(told)")
    claim(alone.text(in: "h2"), lacks: "Days", "a list of one day says nothing")
    var trip = Trip(folderName: "x")
    for number in 0..<3 {
      let source = SourcePlace(
        file: "attractions.yml", span: SourceSpan(line: number + 1, column: 1, text: "Line \(number)"))
      var saved = Attraction(name: "Idea \(number)", place: source)
      let there = NamedPlace(name: nil, coordinate: try SampleTrips.at(42 + Double(number), -6))
      saved.header.at = ItemPlace(Written(there, at: source))
      trip.attractions.append(saved)
    }
    try claim(Self.page(trip).text(in: "main"), has: "3 places.")
    try claim(Self.page(SampleTrips.full()).text(in: "main"), has: "The route, and everything")
  }

  @Test("no choice is offered where there is but one, and no room kept for it", arguments: [1, 2])
  func choices(days: Int) throws {
    let photos = try (1...days).flatMap { day in
      try [9, 17].map { try SampleTrips.photo("p\(day)-\($0)", day: day, hour: $0) }
    }
    let page = try Self.page(Trip(folderName: "x", photos: photos))
    let slot = try unwrapped(page.elements.first { $0.attributes["data-tools"] == "narrow" })
    claim(slot.attributes["class"], is: days == 1 ? "tools unneeded" : "tools")
    // The player asks the choice of days all the same.
    let select = try unwrapped(page.elements.firstIndex { $0.attributes["class"] == "day" })
    let choice = try unwrapped(page.elements[..<select].last { $0.name == "label" })
    claim(choice.attributes["hidden"] != nil, is: days == 1)
  }

  @Test("every stop leads to its day, and what its card says stands in the list below, by its id")
  func stops() throws {
    let site = try BuiltSite.full()
    let page = try site.page("map/index.html")
    let stops = page.elements.filter { $0.attributes["data-item"] != nil }
    claim(
      Set(stops.compactMap { $0.attributes["data-item"] }).count, is: site.plan.trips[0].way.route.stops.count
    )
    for stop in stops {
      claim(stop.name, is: "a")
      claim(stop.attributes["href"]?.contains("days/"), is: true)
      let lines = page.elements.filter { $0.attributes["id"] == stop.attributes["data-item"] }
      claim(lines.map(\.name), is: ["li"])
    }
    let cards = page.elements.filter { $0.around.suffix(2) == ["li", "template"] }
    claim(cards.count { $0.attributes["class"] == "title" }, is: site.plan.trips[0].way.route.stops.count)
    let links = page.elements.filter { $0.name == "a" && $0.around.suffix(3) == ["li", "template", "p"] }
    #expect(links.contains { $0.attributes["href"] == "../days/2026-05-03/index.html" })
    // The same list on other pages has neither.
    for path in ["index.html", "days/2026-05-03/index.html"] {
      let other = try site.page(path)
      #expect(!other.elements.contains { $0.attributes["id"]?.hasPrefix("stop-") == true }, "\(path)")
      #expect(!other.elements.contains { $0.attributes["data-item"] != nil }, "\(path)")
    }
  }

  @Test("on a trip of one day every stop can be opened too, and leads to the day where it has no page")
  func oneDay() throws {
    let photos = [try SampleTrips.photo("a", day: 1, hour: 9), try SampleTrips.photo("b", day: 1, hour: 17)]
    let page = try Self.page(Trip(folderName: "x", photos: photos))
    let stops = page.elements.filter { $0.attributes["data-item"] != nil }
    claim(Set(stops.compactMap { $0.attributes["data-item"] }), is: ["stop-1", "stop-2"])
    #expect(stops.allSatisfy { $0.name == "a" && $0.attributes["href"]?.contains("days/") == true })
  }

  @Test(
    "a card says who was at a place and what is told of it, as its page does, and nothing that is kept back")
  func places() throws {
    var trip = try SampleTrips.full()
    trip.pins[0].who = ["Cleo"]
    trip.pins[0].description = "White as a tooth."
    let page = try Self.page(trip)
    claim(page.text(in: "template"), has: "Cleo")
    claim(page.text(in: "template"), has: "Who was there")
    claim(page.text(in: "main"), has: "White as a tooth.")
    #expect(page.elements.contains { $0.attributes["id"] == "place-torre-de-belem" })
    trip.pins[0].keptBack = [KeptBack(.draft, at: SampleTrips.place)]
    let hidden = try Self.page(trip)
    for words in ["Cleo", "White as a tooth.", "Torre de Belém"] {
      claim(hidden.text(in: "template"), lacks: words, "\(words)")
    }
    #expect(!hidden.elements.contains { $0.attributes["id"] == "place-torre-de-belem" })
  }

  @Test("each day says how far it was before it and on it, and what is only joined is told as a guess")
  func wayByDays() throws {
    let page = try Self.page(SampleTrips.full())
    let ways = page.all("option").compactMap {
      $0.attributes["data-way"]?.split(separator: " ").map(String.init)
    }
    #expect(!ways.isEmpty)
    var sum = 0
    for way in ways {
      let (before, metres) = (try unwrapped(Int(way[0])), try unwrapped(Int(way[1])))
      #expect(before >= sum - 1 && metres >= 0)
      sum = before + metres
    }
    #expect(sum > 0)
    // Of a day by itself its card says what the list of days does.
    let lengths = page.all("option").compactMap { $0.attributes["data-length"] }
    func figures(_ text: String) -> String { text.filter { $0.isNumber || $0.isLetter || $0 == "." } }
    let days = figures(page.text(in: "main"))
    #expect(!lengths.isEmpty && lengths.allSatisfy { days.contains(figures($0)) }, "\(lengths)")
    let plate = try unwrapped(page.elements.first { $0.attributes["class"] == "onway" })
    claim(plate.attributes["data-unit"], is: "km")
    claim(plate.attributes["data-metres"], is: "1000")
    claim(plate.attributes["data-far"], is: "{distance} so far")
    var trip = try SampleTrips.full()
    trip.settings.units = .miles
    let miles = try unwrapped(try Self.page(trip).elements.first { $0.attributes["class"] == "onway" })
    claim(miles.attributes["data-unit"], is: "mi")
    trip.tracks = []
    let guessed = try Self.page(trip).all("option").compactMap { $0.attributes["data-way"] }
    #expect(try unwrapped(guessed.last).hasSuffix(" +"))
  }

  @Test("all that is pressed on the map is large enough, and no other map has room for it")
  func targets() throws {
    let site = try BuiltSite.full()
    let page = try site.page("map/index.html")
    let links = page.elements.filter { $0.name == "a" && $0.attributes["data-at"] != nil }
    #expect(!links.isEmpty)
    claim(page.elements.filter { $0.attributes["class"] == "map-target" }.count, is: links.count)
    for path in ["index.html", "days/2026-05-03/index.html", "places/index.html"] {
      #expect(!(try site.page(path)).elements.contains { $0.attributes["class"] == "map-target" }, "\(path)")
    }
  }

  @Test("on every map what stands for several is explained and leads to the list that tells each of them")
  func crowds() throws {
    let photos = [try SampleTrips.photo("a", day: 1, hour: 9), try SampleTrips.photo("b", day: 1, hour: 17)]
    var trip = Trip(folderName: "x", photos: photos)
    for number in 0..<45 {
      let place = NamedPlace(name: nil, coordinate: try SampleTrips.at(40 + Double(number) / 1000, -8))
      let source = SourcePlace(
        file: "some.yml", span: SourceSpan(line: number + 1, column: 1, text: "Line \(number)"))
      let here = try unwrapped(place.coordinate)
      var pin = Pin(title: "Pin \(number)", coordinate: here, tags: ["bench"], place: source)
      pin.description = "A bench."
      trip.pins.append(pin)
      var saved = Attraction(name: "Idea \(number)", place: source)
      let there = NamedPlace(name: nil, coordinate: try SampleTrips.at(42 + Double(number) / 1000, -6))
      saved.header.at = ItemPlace(Written(there, at: source))
      trip.attractions.append(saved)
      var paid = try SampleTrips.expense(1, "food", 100, "Bread")
      let shop = try SampleTrips.at(41 + Double(number) / 300, -7)
      paid.header.at = ItemPlace(Written(NamedPlace(name: "Shop \(number)", coordinate: shop), at: source))
      trip.budget = trip.budget ?? Budget()
      trip.budget?.expenses.append(paid)
    }
    let site = try BuiltSite(trip)
    let lists = [
      ("map/index.html", "places"), ("map/index.html", "ideas"), ("places/index.html", "place-pin-0"),
      ("ideas/index.html", "list"), ("tags/bench/index.html", "places"),
      ("budget/index.html", "spent-list"),
    ]
    // What was spent at a place stands at the end of its line.
    #expect(try site.page("budget/index.html").all("span").contains { $0.attributes["class"] == "num" })
    for (path, id) in lists {
      guard let page = site.pages.first(where: { $0.path == path }) else {
        Issue.record("no \(path) among \(site.pages.map(\.path))")
        continue
      }
      #expect(page.page.elements.contains { $0.attributes["class"] == "map-cluster" }, "\(path)")
      // A link of a drawing has the sign of several behind it.
      claim(page.text, has: "<a href=\"#\(id)\"", "\(path) \(id)")
      #expect(page.page.elements.contains { $0.attributes["id"] == id }, "\(path) \(id)")
      let legend = page.page.text(in: "figcaption")
      // Where numbers are those of stops, a script's map has dots until it is enlarged.
      let isNumbered =
        path == "map/index.html" && page.page.elements.contains { $0.attributes["class"] == "map-number" }
      let told =
        isNumbered
        ? "Several places; enlarged"
        : path == "places/index.html"
          ? "A number with a plus stands for" : "A number with a plus stands for that many places"
      // What has the numbers of the list on it is explained by them.
      let isCounted = page.page.texts.contains { $0.around.last == "text" && $0.text.hasPrefix("+") }
      #expect(legend.contains(told) || !isCounted, "\(path): \(legend)")
      claim(legend.contains("enlarged, the map shows each"), is: path == "map/index.html", "\(path)")
      // With the dot before it, as a line of the key, which goes once there is none.
      let hasDot = page.page.elements.contains { $0.attributes["class"] == "map-several" }
      claim(hasDot, is: isNumbered, "\(path)")
    }
  }

  @Test(
    "an entry has its sign and its title there, also at a stop, and a stop has the kinds of what is there")
  func entries() throws {
    var trip = try SampleTrips.full()
    trip.entries[1].kind = "swim"
    let page = try Self.page(trip)
    func hasSign(_ page: PageReader) -> Bool {
      page.elements.contains { $0.attributes["class"]?.contains("map-entry") == true }
    }
    #expect(hasSign(page))
    // One of no kind tells no more than its stop.
    trip.entries[1].kind = nil
    #expect(!hasSign(try Self.page(trip)))
    let titles = page.texts.filter { $0.around.last == "title" }.map(\.text)
    claim(titles, has: "Up, mostly", "\(titles)")
    claim(page.text(in: "figcaption"), has: "Journal entry.")
    // By a sign that stands on it, and not by a page that nobody finds there.
    let sheets = page.elements.filter { $0.attributes["class"]?.contains("map-sign") == true }
    let samples = sheets.filter { $0.around.contains("figcaption") }.compactMap { $0.attributes["d"] }
    let drawn = sheets.filter { !$0.around.contains("figcaption") }.compactMap { $0.attributes["d"] }
    #expect(!samples.isEmpty && Set(samples).isSubset(of: drawn))
    let kinds = page.elements.filter { $0.attributes["data-item"] != nil }
      .compactMap { $0.attributes["data-kind"] }
    #expect(kinds.contains { $0.split(separator: "\n").contains("Sights") }, "\(kinds)")
    #expect(kinds.contains { $0.split(separator: "\n").contains("A swim") }, "\(kinds)")
  }

  @Test("it says how a script counts what is shown of its lists: of all, and of a day by itself")
  func counted() throws {
    var trip = Trip(folderName: "x", pins: try SampleTrips.full().pins)
    func texts() throws -> [String?] {
      let status = try Self.page(trip).elements.first {
        $0.attributes["role"] == "status" && $0.attributes["data-text"] != nil
      }
      return ["data-text", "data-day"].map { status?.attributes[$0]?.replacing("\u{A0}", with: " ") }
    }
    try claim(texts(), is: ["Places: {count} of {all}", "Places of this day: {count}"])
    let source = SourcePlace(file: "some.yml", span: SourceSpan(line: 1, column: 1, text: "Idea"))
    var saved = Attraction(name: "Idea", place: source)
    let there = NamedPlace(name: nil, coordinate: try SampleTrips.at(42, -6))
    saved.header.at = ItemPlace(Written(there, at: source))
    trip.attractions = [saved]
    try claim(texts(), is: ["Places and ideas: {count} of {all}", "Places and ideas of this day: {count}"])
  }

  @Test("the list of stops says whether their numbers are those of the days that it names as well")
  func numberedByDays() throws {
    func isByDays(_ trip: Trip) throws -> Bool {
      try Self.page(trip).elements.contains { $0.attributes["class"] == "stops told by-days" }
    }
    let ofOneDay = [
      try SampleTrips.photo("a", day: 1, hour: 9), try SampleTrips.photo("b", day: 1, hour: 17),
    ]
    let ofTwo = try [1, 2].map { number in
      var photo = try SampleTrips.photo("p\(number)", day: number, hour: 9)
      photo.coordinate = try SampleTrips.at(38.71 + Double(number), -9.12)
      return photo
    }
    #expect(try isByDays(Trip(folderName: "x", photos: ofTwo)))
    #expect(try !isByDays(Trip(folderName: "x", photos: ofOneDay)))
  }

  @Test("what was saved tells its day there as places tell theirs")
  func dayOfIdea() throws {
    var trip = try SampleTrips.full()
    var saved = Attraction(name: "Idea", place: SampleTrips.place)
    saved.day = DayAndTime(date: try SampleTrips.day(3))
    let there = NamedPlace(name: nil, coordinate: try SampleTrips.at(38.71, -9.13))
    saved.at = Written(there, at: SampleTrips.place)
    trip.attractions = [saved]
    let page = try Self.page(trip)
    let days = page.texts.filter { $0.around.last == "time" && $0.around.contains("li") }.map(\.text)
    claim(days, has: "Sun 3 May", "\(days)")
    #expect(days.allSatisfy { !$0.contains("2026") }, "\(days)")
  }

  @Test("its ends and its list of days say of which day they are, for a script that shows one")
  func daysOfLines() throws {
    let page = try Self.page(try SampleTrips.full())
    let lines = page.elements.filter { $0.name == "li" && $0.attributes["id"]?.hasPrefix("day-") == true }
    #expect(lines.allSatisfy { $0.attributes["data-days"].map { "day-" + $0 } == $0.attributes["id"] })
    let ends = page.elements.filter { $0.name == "div" && $0.attributes["data-days"] != nil }
    #expect(ends.count == 2 && !lines.isEmpty, "\(ends.count) \(lines.count)")
  }

  @Test("its legend shows a piece of each kind of line, of one too short to be seen once the map has grown")
  func legend() throws {
    var photos = [try SampleTrips.photo("a", day: 1, hour: 9), try SampleTrips.photo("b", day: 3, hour: 9)]
    photos[1].coordinate = try SampleTrips.at(41.15, -8.61)
    let noon = try SampleTrips.day(2).dayNumber * 86_400 + 12 * 3600
    for (minutes, isSeen) in [(40, false), (600, true)] {
      let points = try (0..<minutes).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(40 + Double(minute) / 1000, -8.4), elevation: 10,
          instant: Instant(seconds: noon + minute * 60))
      }
      let walk = Track(file: "walk.gpx", segments: [points])
      let page = try Self.page(Trip(folderName: "x", photos: photos, tracks: [walk]))
      let told = page.text(in: "figcaption")
      claim(page.elements.count { $0.attributes["class"] == "map-key" }, is: 2)
      #expect(page.elements.contains { $0.attributes["class"] == "line on-near" } != isSeen)
      claim(told, has: "No track, drawn straight.", "\(told)")
      claim(told, has: "On foot.", "\(told)")
      // So are the dots that this map shows where it is enlarged.
      claim(told, has: "Where a picture was taken.", "\(told)")
    }
    let bare = try Self.page(Trip(folderName: "x", pins: try SampleTrips.full().pins))
    #expect(!bare.texts.contains { $0.text.contains("Where a picture was taken.") })
    #expect(!bare.texts.contains { $0.text.contains("Journal entry.") })
  }

  @Test("a planned route is keyed as one, and not as a way without a track")
  func plannedRoute() throws {
    let points = try (0...60).map { step in
      var point = TrackPoint(coordinate: try SampleTrips.at(48 + Double(step) / 200, 8))
      point.isPlanned = true
      return point
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "loop.gpx", name: "Loop", segments: [points])])
    let told = try Self.page(trip).text(in: "figcaption")
    claim(told, lacks: "No track, drawn straight.", "\(told)")
    claim(told, has: "Planned route.", "\(told)")
  }

  @Test(
    "a gap of some metres is no way without a track, which is told beside a planned route",
    arguments: [true, false])
  func gap(isSmall: Bool) throws {
    func line(_ ends: [Double], isStraight: Bool) throws -> RouteLine {
      RouteLine(
        points: try ends.map { try SampleTrips.at($0, 8) }, style: .joined, isStraight: isStraight)
    }
    let lines = [
      try line([48, 48.1, 48.2], isStraight: false),
      try line([50, isSmall ? 50.0005 : 50.1], isStraight: true),
    ]
    let legend = MapLegend(
      words: Words(language: "en", table: try ShippedTheme.read().phrases), content: MapContent(lines: lines))
    var drawing = SVGDrawing(markup: "")
    drawing.styles = [.joined]
    let told = legend.lines(on: drawing).compactMap { record -> String? in
      if case .text(let text) = record["text"] { text } else { nil }
    }
    claim(told, is: [isSmall ? "Planned route." : "Planned route, or no track, drawn straight."])
  }

  @Test(
    "a way along a location history is told as one, and what leads from place to place beside it",
    arguments: [
      (false, "By a location history, estimated."), (true, "By a location history, estimated, or no track."),
    ])
  func traced(isBesideHop: Bool, told: String) throws {
    let points = try [48, 48.1, 48.3].map { try SampleTrips.at($0, 8) }
    var lines = [RouteLine(points: points, style: .joined, isStraight: true)]
    lines[0].isEstimate = true
    if isBesideHop { lines.append(RouteLine(points: points, style: .joined, isStraight: true)) }
    let legend = MapLegend(
      words: Words(language: "en", table: try ShippedTheme.read().phrases), content: MapContent(lines: lines))
    var drawing = SVGDrawing(markup: "")
    drawing.styles = [.joined]
    let words = legend.lines(on: drawing).compactMap { record -> String? in
      if case .text(let text) = record["text"] { text } else { nil }
    }
    claim(words, is: [told])
  }

  @Test(
    "a line that bows round the water is not told to be straight",
    arguments: [
      (.joined, 2, false, false, "No track, drawn straight."),
      (.joined, 2, false, true, "No track, drawn from place to place."),
      (.joined, 2, true, true, "Planned route, or no track, drawn from place to place."),
      (.rail, 2, false, true, "By rail, drawn from place to place."),
      (.rail, 3, false, true, "By rail, drawn through the towns named."),
      (.boat, 2, false, true, "By boat, drawn from place to place."),
    ] as [(RouteStyle, Int, Bool, Bool, String)])
  func bowed(style: RouteStyle, places: Int, isBesidePlan: Bool, isBowed: Bool, told: String) throws {
    let points = try (0..<places).map { try SampleTrips.at(48 + 0.1 * Double($0), 8) }
    var lines = [RouteLine(points: points, style: style, isStraight: true)]
    if isBesidePlan { lines.append(RouteLine(points: points, style: style)) }
    let legend = MapLegend(
      words: Words(language: "en", table: try ShippedTheme.read().phrases), content: MapContent(lines: lines))
    var drawing = SVGDrawing(markup: "")
    (drawing.styles, drawing.bowedStyles) = ([style], isBowed ? [style] : [])
    // The line of a map of several sheets is told as it is on any of them.
    var straight = drawing
    straight.bowedStyles = []
    let records = [
      legend.lines(on: drawing), legend.records(onWide: [straight], onNarrow: [drawing]),
    ]
    for record in records.joined() {
      if case .text(let text) = record["text"] { claim(text, is: told) }
    }
    claim(records.map(\.count), is: [1, 1])
  }

  @Test(
    "a sheet tells where few stops without a name are, and leaves many to the list",
    arguments: [(2, true), (5, false)])
  func placedStops(count: Int, areTold: Bool) throws {
    var trip = Trip(folderName: "x")
    trip.photos = try (0..<count).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: number + 1, hour: 9)
      photo.coordinate = try SampleTrips.at(34 + 0.3 * Double(number), 77.5)
      return photo
    }
    let names = PlaceLookup { _ in
      Locality(town: "Leh", metres: 31_000, direction: .southWest, isInTown: false, country: "IN")
    }
    let page = try BuiltSite(trip, names: names).page("map/index.html")
    let told = page.text(in: "figcaption")
    claim(told.contains("Without room for a name"), is: areTold, "\(told)")
    claim(page.text(in: "main"), has: "of Leh")
  }

  @Test("a sheet names the few stops whose names have no room on it")
  func namesLeftOut() throws {
    let stops = [MapStop(number: "2", name: "Toulouse", coordinate: try SampleTrips.at(43.6, 1.4))]
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    let content = MapContent(stops: stops)
    let legend = MapLegend(words: words, content: content)
    var drawing = SVGDrawing(markup: "", unnamedStops: [0], sharedSigns: [0: "1·2"])
    claim(none: legend.text(of: drawing))
    claim(NamesLeftOut.told(of: content, on: drawing, words: words), is: ["2 Toulouse"])
    drawing.namesLeftOut = ["2 Toulouse", "8 Luxembourg"]
    claim(legend.text(of: drawing), is: "Without room for a name: 2 Toulouse and 8 Luxembourg.")
  }

  @Test(
    "what its ring is stands in the key of a picture’s map, and of no place that is called so",
    arguments: [true, false])
  func here(isHere: Bool) throws {
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var stop = MapStop(number: "", name: "Taken here", coordinate: try SampleTrips.at(43.6, 1.4))
    stop.isHere = isHere
    let content = MapContent(stops: [stop])
    let drawing = SVGDrawing(markup: "", unnamedStops: [0])
    let told = NamesLeftOut.told(of: content, on: drawing, words: words)
    claim(told, is: isHere ? [] : ["Taken here"])
    let ring = MapLegend(words: words, content: content).ring(onWide: drawing, onNarrow: drawing)
    claim(ring.count, is: isHere ? 1 : 0)
  }

  @Test("stops whose numbers a sign runs together are told with it, once")
  func namesInOneSign() throws {
    let coordinate = try SampleTrips.at(43.6, 1.4)
    let stops = [("2", "Toulouse"), ("7", "Albi"), ("3–4", "Agen")].map {
      MapStop(number: $0.0, name: $0.1, coordinate: coordinate)
    }
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    let drawing = SVGDrawing(
      markup: "", unnamedStops: [0, 1, 2], sharedSigns: [0: "2–4", 1: "7·9", 2: "2–4"])
    let told = NamesLeftOut.told(of: MapContent(stops: stops), on: drawing, words: words)
    claim(told, is: ["Toulouse and Agen (in 2–4)", "7 Albi"])
  }

  @Test("a stop whose sign says less than its numbers is told with what the sign says")
  func namesBySigns() throws {
    let coordinate = try SampleTrips.at(43.6, 1.4)
    let stops = [("1–5, 8, 10, 12", "Toulouse"), ("14", "Albi"), ("16–18", "Agen")].map {
      MapStop(number: $0.0, name: $0.1, coordinate: coordinate)
    }
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var drawing = SVGDrawing(
      markup: "", unnamedStops: [0, 1, 2], sharedSigns: [1: "14–30", 2: "14–30"])
    drawing.shortSigns = [0: "8 days"]
    let told = NamesLeftOut.told(of: MapContent(stops: stops), on: drawing, words: words)
    claim(told, is: ["8 days Toulouse", "Albi and Agen (in 14–30)"])
  }

  @Test("what stands on a map without its name is told by that, with the number of its sign")
  func marksLeftOut() throws {
    let coordinate = try SampleTrips.at(43.6, 1.4)
    var listed = MapMark(kind: .pin(.view, number: "7"), name: "The dune", coordinate: coordinate)
    listed.listed = 7
    let marks = [MapMark(kind: .pin(.view), name: "Sauce", coordinate: coordinate), listed]
    let stop = MapStop(number: "1,11", name: "", coordinate: coordinate)
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    let content = MapContent(stops: [stop], marks: marks)
    var drawing = SVGDrawing(markup: "")
    drawing.bareMarks = [0, 1]
    let told = NamesLeftOut.told(of: content, on: drawing, words: words, place: { _ in "8 km off" })
    claim(told, is: ["8 km off (in 1,11)", "Sauce", "7 The dune"])
    claim(NamesLeftOut.areListed(of: content, on: drawing, hasStops: false), is: false)
    drawing.bareMarks = [1]
    claim(NamesLeftOut.areListed(of: content, on: drawing, hasStops: false), is: true)
    // A sheet that leaves stops to the list tells of its pins all the same.
    drawing.leavesOutStops = true
    let ofPins = NamesLeftOut.told(of: content, on: drawing, words: words, place: { _ in "8 km off" })
    claim(ofPins, is: ["7 The dune"])
    // What two closer maps leave out is told once.
    drawing.namesLeftOut = ["Sauce"]
    var closer = SVGDrawing(markup: "")
    closer.namesLeftOut = ["Sauce", "7 The dune"]
    drawing.leaveNames(of: [closer, closer])
    claim(drawing.namesLeftOut, is: ["Sauce", "7 The dune"])
  }

  @Test(
    "what a map of the region leaves unnamed is told with the rest, on those screens that show it",
    arguments: [true, false])
  func namesOfRegion(isOnDesks: Bool) {
    func drawing(_ names: String...) -> SVGDrawing {
      var drawing = SVGDrawing(markup: "")
      drawing.namesLeftOut = names
      return drawing
    }
    var sheets = MapSheets(
      content: MapContent(), wide: drawing("1 Agen"), narrow: drawing(), region: drawing("2 Toulouse"))
    let told = sheets.drawings(withRegionOnDesks: isOnDesks)
    claim(told.wide.namesLeftOut, is: isOnDesks ? ["1 Agen", "2 Toulouse"] : ["1 Agen"])
    claim(told.narrow.namesLeftOut, is: ["2 Toulouse"])
    sheets.narrowRegion = drawing("2 Toulouse", "3 Albi")
    claim(
      sheets.drawings(withRegionOnDesks: isOnDesks).narrow.namesLeftOut, is: ["2 Toulouse", "3 Albi"])
  }

  @Test(
    "more names than a sentence tells are left to the list that has their numbers", arguments: [true, false])
  func namesListed(areListed: Bool) throws {
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var drawing = SVGDrawing(markup: "")
    drawing.namesLeftOut = (1...9).map { "\($0) Camp" }
    drawing.areNamesListed = areListed
    let told = try unwrapped(MapLegend(words: words, content: MapContent()).text(of: drawing))
    claim(told, has: areListed ? "the list has them by their numbers" : "9 Camp", "\(told)")
    claim(told.contains("9 Camp"), is: !areListed)
  }

  @Test(
    "names that a list has are left to it from nine on, on a phone from four on, also where one sign has several",
    arguments: [
      (3, true, false), (4, true, true), (4, false, false), (8, false, false), (9, false, true),
    ])
  func namesOfSigns(count: Int, isOnPhone: Bool, isLeft: Bool) throws {
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    let names = (1...count).map { "Camp \($0)" }
    var drawing = SVGDrawing(
      markup: "", unnamedStops: Array(names.indices),
      sharedSigns: Dictionary(uniqueKeysWithValues: names.indices.map { ($0, "1–9") }))
    drawing.namesLeftOut = [words(.mapUnnamedInSign, ["number": "1–9", "name": words.list(names)])]
    (drawing.areNamesListed, drawing.isOnPhone) = (true, isOnPhone)
    let told = try unwrapped(MapLegend(words: words, content: MapContent()).text(of: drawing))
    claim(told.contains("the list has them by their numbers"), is: isLeft, "\(told)")
  }

  @Test(
    "of a sheet without room for all numbers one sentence tells, whatever is unnamed",
    arguments: [true, false])
  func beads(areListed: Bool) throws {
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    let stops = try (1...20).map {
      MapStop(number: "\($0)", name: "Stage \($0)", coordinate: try SampleTrips.at(43.6, 1.4))
    }
    let content = MapContent(stops: stops)
    var drawing = SVGDrawing(markup: "", unnamedStops: Array(3..<20))
    (drawing.showsBeads, drawing.areStopsListed) = (true, areListed)
    drawing.namesLeftOut = NamesLeftOut.told(of: content, on: drawing, words: words)
    claim(drawing.namesLeftOut, is: [])
    claim(
      MapLegend(words: words, content: content).text(of: drawing),
      is: areListed
        ? "Small rings are stops, too: the list has all by their numbers." : "Small rings are stops, too.")
  }

  @Test("a list has the names of stops where it stands below the map and their signs say numbers")
  func listedStops() throws {
    let content = MapContent(
      stops: [MapStop(number: "1–3, 9", name: "Toulouse", coordinate: try SampleTrips.at(43.6, 1.4))])
    var drawing = SVGDrawing(markup: "", unnamedStops: [0])
    func areListed(_ hasStops: Bool) -> Bool {
      NamesLeftOut.areListed(of: content, on: drawing, hasStops: hasStops)
    }
    #expect(areListed(true) && !areListed(false))
    drawing.shortSigns = [0: "4 days"]
    #expect(!areListed(true))
  }

  @Test(
    "of more names than a sentence tells it says how many, where no list has their numbers",
    arguments: [20, 21, 32])
  func namesUntold(count: Int) throws {
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    let legend = MapLegend(words: words, content: MapContent())
    var drawing = SVGDrawing(markup: "")
    drawing.namesLeftOut = (1...count).map { "Camp \($0)" }
    let told = try unwrapped(legend.text(of: drawing))
    claim(told, has: "Camp 20")
    claim(told, lacks: "Camp 21")
    claim(told.contains("\(count - 20) more."), is: count > 20, "\(told)")
    claim(legend.leavesNamesUntold(on: drawing), is: count > 20)
    drawing.areNamesListed = true
    claim(legend.leavesNamesUntold(on: drawing), is: false)
  }

  @Test("is not stretched for a pin of no day half the world away from the way: its words name that")
  func wish() throws {
    func pin(_ title: String, _ latitude: Double, on number: Int?) throws -> Pin {
      Pin(
        title: title, coordinate: try SampleTrips.at(latitude, 10),
        time: try number.map { DayAndTime(date: try SampleTrips.day($0)) }, place: SampleTrips.place)
    }
    func isBeyond(_ latitude: Double) throws -> Bool {
      let pins = [
        try pin("Start", 40, on: 2), try pin("Goal", 43, on: 3), try pin("Wish", latitude, on: nil),
      ]
      let page = try BuiltSite(Trip(folderName: "x", pins: pins)).page("map/index.html")
      return page.texts.contains { $0.text.contains("Beyond this map") && $0.text.contains("Wish") }
    }
    #expect(try [isBeyond(-50), isBeyond(44)] == [true, false])
  }

  @Test("a night train is on the maps of both its days")
  func night() throws {
    var trip = Trip(folderName: "x")
    func time(_ number: Int, _ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(date: try SampleTrips.day(number), time: try SampleTrips.clock(hour, 0)), zone: nil)
    }
    func place(_ name: String, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(NamedPlace(name: name, coordinate: try SampleTrips.at(48, longitude)), at: SampleTrips.place)
    }
    trip.settings.timeZone = ZoneRules(identifier: "Europe/Vienna")
    var train = TripEvent(
      kind: .train, title: "Nightjet", start: try time(2, 22), end: try time(3, 7), place: SampleTrips.place)
    (train.from, train.to) = (try place("Wien", 16), try place("Paris", 2))
    trip.events = [train]
    let site = try BuiltSite(trip)
    for day in ["2026-05-02", "2026-05-03"] {
      let page = try site.page("days/\(day)/index.html")
      let names = page.texts.filter { $0.around.last == "title" }.map(\.text)
      #expect(names.contains { $0.contains("Wien") } && names.contains { $0.contains("Paris") }, "\(names)")
      #expect(page.elements.contains { $0.attributes["class"]?.contains("map-rail") == true }, "\(day)")
    }
  }

  @Test("a night train is one line on the map of a day on which something is known of its way")
  func knownOnTheWay() throws {
    func time(_ number: Int, _ hour: Int) throws -> TripEvent.Time {
      TripEvent.Time(
        DayAndTime(date: try SampleTrips.day(number), time: try SampleTrips.clock(hour, 0), offset: .utc))
    }
    func place(_ name: String, _ longitude: Double) throws -> Written<NamedPlace> {
      Written(NamedPlace(name: name, coordinate: try SampleTrips.at(48, longitude)), at: SampleTrips.place)
    }
    let hour = DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(3, 0), offset: .utc)
    let halt = Pin(
      title: "Halt", coordinate: try SampleTrips.at(47, 9), time: hour, place: SampleTrips.place)
    var trip = Trip(folderName: "x", pins: [halt])
    trip.settings.timeZone = ZoneRules(identifier: "UTC")
    var train = TripEvent(
      kind: .train, title: "Nightjet", start: try time(2, 22), end: try time(3, 7), place: SampleTrips.place)
    (train.from, train.to) = (try place("Wien", 16), try place("Paris", 2))
    trip.events = [train]
    let plan = TripPlanner.plan(trip, today: try SampleTrips.day(9)).plan
    let site = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer).site(of: plan, on: nil)
    let day = try unwrapped(site.plan.days.first { $0.date.day == 3 })
    let map = TripMap(scope: PageScope(site: site, path: day.page), name: "m")
    let lines = map.content(of: day, marks: []).lines.filter { $0.style == .rail }
    claim(lines.map { $0.points.map(\.longitude) }, is: [[16, 9, 2]])
  }
}

import Claims
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("What stands beside the words of a day")
struct DayMarginTests {
  private static let autumn = ["2026-10-24", "2026-10-25", "2026-10-26"]

  /// Three days on which summer time ends.
  private static func site(in zone: String? = "Europe/Madrid", _ change: (inout Trip) -> Void = { _ in })
    throws -> BuiltSite
  {
    var trip = Trip(folderName: "x")
    let text = SampleTexts.plain(Array(repeating: "word", count: 100).joined(separator: " "))
    trip.entries = try autumn.map { date in
      var entry = try SampleTrips.entry("e\(date)", day: 1, title: "Of \(date)", text)
      entry.day = .fileName(try unwrapped(LocalDate(iso: date[...])))
      entry.weather = nil
      return entry
    }
    trip.settings.timeZone = zone.flatMap(ZoneRules.init)
    change(&trip)
    return try BuiltSite(trip, today: "2027-01-01")
  }

  @Test("says in one line that clocks were set, on its page and in the story, and nothing on other days")
  func clocks() throws {
    let site = try Self.site()
    let line =
      #"<p class="clock"><b dir="ltr">03:00 → 02:00</b> <span>The clock goes back. From here UTC+1.</span></p>"#
    claim(
      site.pages.filter { $0.text.contains(line) }.map(\.path).sorted(),
      is: ["days/2026-10-25/index.html", "story/index.html"])
    func mentions(_ site: BuiltSite) -> Int {
      site.pages.reduce(0) { $0 + $1.page.all("p").count { $0.attributes["class"] == "clock" } }
    }
    claim(mentions(site), is: 2)
    try claim(mentions(Self.site(in: nil)), is: 0)
  }

  @Test("tells the zone with the hours of all pictures of a day on which clocks were set, and of no others")
  func zonesOfPictures() throws {
    let site = try Self.site { trip in
      trip.photos = Self.autumn.map { date in
        let clock = LocalDate(iso: date[...]).map {
          LocalDateTime(clockSeconds: $0.dayNumber * 86_400 + 50_000)
        }
        var photo = Photo(
          file: "photos/p\(date).jpg", contentHash: date, width: 3000, height: 2000, cameraClock: clock)
        (photo.timeSource, photo.caption) = (.original, "Of the day")
        return photo
      }
    }
    let told = try Self.autumn.map { number in
      try site.page("photos/p\(number)/index.html").text(in: "dl").contains("UTC+1")
    }
    claim(told, is: [false, true, false])
  }

  @Test("tells no zone of a picture that only one near it in time tells, where two of its day are of two")
  func assumedZone() throws {
    var photos = try ["a", "b", "c"].enumerated().map { index, name in
      try SampleTrips.photo(name, day: 3, hour: 9 + 3 * index, caption: "Of the day")
    }
    photos[1].offset = UTCOffset(seconds: 7200)
    (photos[2].offset, photos[2].coordinate) = (nil, nil)
    let site = try BuiltSite(Trip(folderName: "x", photos: photos))
    let told = try ["a", "b", "c"].map { name in
      try site.page("photos/\(name)/index.html").text(in: "dl").contains("UTC")
    }
    claim(told, is: [true, true, false])
  }

  @Test(
    "tells by how much clocks are ahead or behind in another zone",
    arguments: [
      (1, 9, "Clocks go forward by 8 hours. From here UTC+9."),
      (2, 1, "Clocks go back by an hour. From here UTC+1."),
    ])
  func zones(before: Int, after: Int, expected: String) throws {
    let shift = ClockShift(
      before: try unwrapped(UTCOffset(seconds: before * 3600)),
      after: try unwrapped(UTCOffset(seconds: after * 3600)), showed: nil)
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).0)
    let site = renderer.site(of: plan, on: nil)
    let scope = PageScope(site: site, path: site.plan.addresses.home)
    guard case .record(let record) = ClockLine(scope: scope, shift: shift).value,
      case .text(let text)? = record.fields.first(where: { $0.0 == "text" })?.1
    else {
      Issue.record("no line")
      return
    }
    claim(text, is: expected)
  }

  @Test("tells among the hours where clocks were set, and the time again where it is the same as before")
  func clocksAmongHours() throws {
    let (spain, morocco) = (
      ZoneRules(identifier: "Europe/Madrid"), ZoneRules(identifier: "Africa/Casablanca")
    )
    let zones = ZoneLookup { $0.longitude > -5.7 ? spain : morocco }
    func pin(_ title: String, _ longitude: Double, day number: Int) throws -> Pin {
      let time = DayAndTime(date: try SampleTrips.day(number), time: try SampleTrips.clock(11, 0))
      return Pin(
        title: title, coordinate: try SampleTrips.at(36, longitude), time: time, place: SampleTrips.place)
    }
    let trip = Trip(
      folderName: "x",
      pins: [
        try pin("Market", -5.5, day: 3), try pin("Harbour", -5.6, day: 4), try pin("Ville", -5.8, day: 4),
      ])
    let plan = TripPlanner.plan(trip, today: try SampleTrips.day(9), zones: zones).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).0)
    let site = renderer.site(of: plan, on: nil)
    let index = try unwrapped(site.plan.days.firstIndex { $0.clockShift != nil })
    let day = site.plan.days[index]
    let scope = PageScope(site: site, path: day.page)
    let records = DayTimeline(scope: scope, day: day, story: DayStory(scope: scope, day: day)).records
    func texts(_ name: String) -> [String?] {
      records.map { if case .text(let text) = $0[name] { text } else { nil } }
    }
    claim(texts("kind"), is: ["place", "shift", "place"])
    claim(texts("time"), is: ["11:00", nil, "11:00"])
    // The head of the page does not say it as well.
    guard case .bytes(let bytes) = DayPage(site: site, index: index).file.content else {
      Issue.record("no page")
      return
    }
    let lines = try PageReader(String(decoding: bytes, as: UTF8.self)).all("p")
      .filter { $0.attributes["class"] == "clock" }
    claim(lines.map { $0.around.contains("ol") }, is: [true])
  }

  @Test(
    "tells no hours of a day that has a place and none of them",
    arguments: [(nil, false), (9, true)] as [(Int?, Bool)])
  func hoursOfPlaces(hour: Int?, isTold: Bool) throws {
    var trip = Trip(folderName: "x")
    let time = try hour.map { try SampleTrips.clock($0, 0) }
    trip.pins = [
      Pin(
        title: "Market", coordinate: try SampleTrips.at(36, -5.5),
        time: DayAndTime(date: try SampleTrips.day(3), time: time), place: SampleTrips.place)
    ]
    var picture = try SampleTrips.photo("a", day: 3, hour: 8)
    picture.coordinate = try SampleTrips.at(36.2, -5.5)
    trip.photos = [picture, try SampleTrips.photo("b", day: 4, hour: 8)]
    let text = try BuiltSite(trip).page("days/2026-05-03/index.html").text(in: "main")
    claim(text.contains("Hour by hour"), is: isTold, "\(text)")
    claim(text.contains("By the clocks of the place"), is: isTold, "\(text)")
  }

  @Test("tells it before what has no place, too, where a picture tells that its hour is by the new clock")
  func clocksBeforeUnplaced() throws {
    let (spain, morocco) = (
      ZoneRules(identifier: "Europe/Madrid"), ZoneRules(identifier: "Africa/Casablanca")
    )
    let zones = ZoneLookup { $0.longitude > -5.7 ? spain : morocco }
    func when(_ hour: Int, day number: Int) throws -> DayAndTime {
      DayAndTime(date: try SampleTrips.day(number), time: try SampleTrips.clock(hour, 0))
    }
    func pin(_ title: String, _ longitude: Double, _ time: DayAndTime) throws -> Pin {
      Pin(title: title, coordinate: try SampleTrips.at(36, longitude), time: time, place: SampleTrips.place)
    }
    func kinds(with pictures: [Photo]) throws -> [String?] {
      var trip = Trip(folderName: "x", photos: pictures)
      trip.pins = [
        try pin("Market", -5.5, when(11, day: 3)), try pin("Ville", -5.8, when(15, day: 4)),
      ]
      trip.events = [
        TripEvent(
          kind: .activity, title: "Customs", start: TripEvent.Time(try when(13, day: 4)),
          place: SampleTrips.place)
      ]
      let plan = TripPlanner.plan(trip, today: try SampleTrips.day(9), zones: zones).plan
      let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).0)
      let site = renderer.site(of: plan, on: nil)
      let day = try unwrapped(site.plan.days.first { $0.clockShift != nil })
      let scope = PageScope(site: site, path: day.page)
      return DayTimeline(scope: scope, day: day, story: DayStory(scope: scope, day: day)).records
        .map { if case .text(let text) = $0["kind"] { text } else { nil } }
    }
    var picture = try SampleTrips.photo("later", day: 4, hour: 16)
    picture.coordinate = nil
    try claim(kinds(with: [picture]), is: ["shift", "event", "place"])
    // Without it nobody knows by which clock that was.
    try claim(kinds(with: []), is: ["event", "shift", "place"])
  }

  /// So many days with weather, the first on the first of the three.
  private static func warmth(days: Int, on change: (inout DayWeather) -> Void = { _ in }) throws -> PageReader
  {
    let first = try unwrapped(LocalDate(iso: "2026-10-24"))
    let weather = (0..<days).map { number in
      var weather = DayWeather(date: first + number, place: SampleTrips.place)
      (weather.low, weather.high) = (10, 20 + Double(number))
      change(&weather)
      return weather
    }
    return try site { $0.weather = weather }.page("days/2026-10-25/index.html")
  }

  @Test("shows how warm the day was among the others, where three of them tell it")
  func warmth() throws {
    func charts(_ page: PageReader) -> [String] {
      page.all("svg").filter { $0.attributes["class"]?.contains("chart-weather") == true }
        .compactMap { $0.attributes["aria-label"] }
    }
    let labels = try charts(Self.warmth(days: 3))
    claim(labels, is: ["Temperatures from 24\u{A0}Oct to 26\u{A0}Oct; on this day 10° to 21°"])
    try claim(charts(Self.warmth(days: 2)), is: [])
    try claim(charts(Self.warmth(days: 3) { $0.low = nil }), is: [])
  }

  @Test("shows the spending of a day as a bar where it had an allowance, until the trip is over")
  func spending() throws {
    let page = try BuiltSite.full(today: "2026-05-03").page("days/2026-05-03/index.html")
    let bars = page.all("svg").filter { $0.attributes["class"]?.contains("bar-day") == true }
    claim(bars.count, is: 1)
    let over = try BuiltSite.full(today: "2026-06-01").page("days/2026-05-03/index.html")
    #expect(!over.all("svg").contains { $0.attributes["class"]?.contains("bar-day") == true })
    #expect(!over.texts.contains { $0.text.contains("the day’s") })
    // What was spent stands large, and what that is beside the allowance below it.
    let told = page.texts.map(\.text)
    let large = try unwrapped(told.firstIndex(of: "spent that day"))
    let beside = try unwrapped(told.firstIndex { $0.contains("the day’s") })
    #expect(large < beside)
    var trip = try SampleTrips.full()
    trip.budget?.total = nil
    let plain = try BuiltSite(trip, today: "2026-05-03").page("days/2026-05-03/index.html")
    #expect(!plain.all("svg").contains { $0.attributes["class"]?.contains("bar-day") == true })
  }

  @Test(
    "has no money on a day without a purchase, but on the day itself what is left",
    arguments: [("2026-05-01", false), ("2026-05-02", true), ("2026-05-03", false), ("2026-06-01", false)])
  func unspent(today: String, isTold: Bool) throws {
    let page = try BuiltSite.full(today: today).page("days/2026-05-02/index.html")
    claim(page.elements.contains { $0.attributes["id"] == "spending" }, is: isTold)
    claim(page.texts.contains { $0.text.contains("left of the day’s") }, is: isTold)
  }

  @Test("has a sum of the day's money where that is not its only purchase's", arguments: [1, 2])
  func sumOfDay(count: Int) throws {
    var trip = try SampleTrips.full()
    trip.budget?.expenses = try (1...count).map {
      try SampleTrips.expense(3, "food", 780 * $0, "Bread \($0)")
    }
    let page = try BuiltSite(trip, today: "2026-06-01").page("days/2026-05-03/index.html")
    #expect(page.elements.contains { $0.attributes["id"] == "spending" })
    claim(page.texts.contains { $0.text == "spent that day" }, is: count > 1)
  }
}

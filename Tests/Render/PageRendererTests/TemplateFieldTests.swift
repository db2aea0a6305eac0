import Claims
import Foundation
import Markdown
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The fields of templates")
struct TemplateFieldTests {
  /// The fields of all kinds of records that the pages of many trips are made of, and those that are listed.
  private static func held() async throws -> (made: [String: Set<String>], listed: TemplateFields) {
    let made = MadeRecords()
    let root = ShippedTheme.root.path(percentEncoded: false)
    let theme = try ShippedTheme.read()
    var media = MediaFacts()
    media.originals["photos/counter.jpg"] = OriginalFacts(ending: "jpg", byteCount: 3_210_000)
    media.placeholders["photos/counter.jpg"] = PicturePlaceholder(
      columns: 1, rows: 1, colours: ["f00"])
    for day in ["2025-01-01", "2026-05-04", "2027-01-01"] {
      try made.watch(SampleTrips.full(), theme: theme, on: day, media: media)
      try await made.watch(folder: root + "/example-trip", on: day)
    }
    let scans = (0..<3).map { Photo(file: "\($0).jpg", contentHash: "\($0)", width: 3000, height: 2000) }
    try made.watch(Trip(folderName: "scans", photos: scans), theme: theme, on: "2027-01-01", media: media)
    // So many that they are told by areas.
    let pins = try (1...61).map { number in
      Pin(title: "No \(number)", coordinate: try SampleTrips.at(38.7, -9.1), place: SampleTrips.place)
    }
    try made.watch(Trip(folderName: "many", pins: pins), theme: theme, on: "2027-01-01", media: media)
    // Walks so far apart that each has a map, and two in one region.
    for starts in [[(47.4, 11.0), (-25.3, 131.0), (37.7, -119.5)], [(47.4, 11.0), (46.6, 11.0)]] {
      let walks = try starts.enumerated().map { number, start in
        let points = try (0...60).map { step in
          TrackPoint(coordinate: try SampleTrips.at(start.0 + Double(step) / 1000, start.1))
        }
        return Track(file: "tracks/\(number).gpx", segments: [points])
      }
      var trip = Trip(folderName: "walks", tracks: walks)
      // With dates, of which these tracks have none.
      if starts.count == 2 {
        trip.settings.start = LocalDate(iso: "2026-05-01")
        trip.settings.end = LocalDate(iso: "2026-05-04")
      }
      try made.watch(trip, theme: theme, on: "2027-01-01", media: media)
    }
    // A journal by months, of entries that have neither picture nor place.
    let entries = try (0...JournalMonth.maxEntriesTogether).map { number -> JournalEntry in
      var entry = try SampleTrips.entry(
        "note-\(number)", day: 1 + number % 28, title: "No \(number)", SampleTexts.plain("Rain."))
      entry.place = nil
      if number.isMultiple(of: 2) { entry.day = .fileName(try unwrapped(LocalDate(iso: "2026-06-01"))) }
      entry.pictures = [:]
      // Some of nothing but a line.
      if number.isMultiple(of: 3) { (entry.tags, entry.mood, entry.weather) = ([], nil, nil) }
      return entry
    }
    try made.watch(Trip(folderName: "words", entries: entries), theme: theme, on: "2027-01-01", media: media)
    try made.watch(StayTrip.trip(), theme: theme, on: "2027-01-01", media: media)
    try made.watch(Self.rare(), theme: theme, on: "2027-01-01", media: media)
    try made.watch(
      Trip(folderName: "next"), theme: theme, on: "2026-05-05", next: NextSamples.plan())
    try made.watch(Self.plan(), theme: theme, on: "2026-05-05", next: NextSamples.plan())
    try made.watch(MoneyTrip.trip(), theme: theme, on: "2026-05-05", media: media)
    try made.watch(MoneyTrip.trip(publishesAll: false), theme: theme, on: "2026-05-05", media: media)
    for name in ["everything", "clips", "date-line", "no-photos"] {
      try await made.watch(folder: root + "/Tests/Fixtures/strange-trips/" + name, on: "2027-01-01")
    }
    try made.watch(try Self.whose(), theme: theme)
    try made.watch(try Self.often(), theme: theme)
    for trips in [try LibrarySamples.trips(), []] {
      let library = try BuiltLibrary(trips, next: NextSamples.plan()) { contents in
        let page = OutputPath.top("sealed/abc/index.html")
        if !trips.isEmpty { contents.sealed = [LibrarySealedTrip(title: "Elsewhere", page: page)] }
      }
      try made.watch(library.plan, theme: theme)
    }
    return (made.fields, TemplateFields(theme.fields))
  }

  /// Ideas that nothing dates, with a page of the author's own.
  private static func plan() throws -> Trip {
    var trip = Trip(folderName: "plan")
    trip.attractions = [Attraction(name: "Idea", place: SampleTrips.place)]
    var text = try SampleTrips.entry("rough", day: 1, title: "Rough plan", SampleTexts.plain("Four nights."))
    (text.file, text.pictures) = ("pages/rough.md", [:])
    trip.pages = [OwnPage(text: text)]
    return trip
  }

  /// A library of which many trips came by one place, and one by so many that their list is folded up.
  private static func often() throws -> LibraryPlan {
    let trips = try (1...4).map { number in
      try LibrarySamples.trip("No \(number)", "2025-0\(number)-01 2025-0\(number)-02", of: ["Ana Costa"]) {
        $0.items = [
          try LibrarySamples.pin("Tower", 38.69, -9.21, "2025-0\(number)-01", "PT", region: "Lisbon")
        ]
        var house = try LibrarySamples.pin(
          "House", 38.75, -9.3, "2025-0\(number)-01", "PT", region: "Lisbon", category: "hotel")
        house.kind = .event
        $0.items.append(house)
        guard number == 1 else { return }
        $0.items += try (1...16).map { place in
          try LibrarySamples.pin(
            "Pin \(place)", 38.1 + Double(place) / 50, -9.1, "2025-01-01", "PT", region: "Lisbon")
        }
      }
    }
    return try BuiltLibrary(trips).plan
  }

  /// A library whose places are of several people.
  private static func whose() throws -> LibraryPlan {
    var trip = try LibrarySamples.lisbon()
    trip.items[0].who = ["Driss", "Ana Costa"]
    trip.items[1].who = ["Driss"]
    // Where nobody was yet.
    trip.items.append(try LibrarySamples.pin("Cape", 38.78, -9.5, "2026-05-09", "PT", region: nil))
    var ana = Person(name: "Ana Costa", place: SampleTrips.place)
    (ana.colour, ana.been) = ("#2a6f62", [Person.Been(name: "Porto", year: 2019)])
    return try BuiltLibrary([trip]) { $0.people = [ana] }.plan
  }

  /// What few folders hold: albums, clips, a day without a map, a list of purchases that is long, somebody who paid
  /// back, a journal of months, an address, a map.
  private static func rare() throws -> Trip {
    var trip = try SampleTrips.full()
    trip.entries[0].until = try SampleTrips.day(4)
    trip.settings.address = SiteAddress(scheme: "https", host: "example.org", path: "/lisbon/")
    trip.settings.library = LibraryAbove(title: "Nos voyages", language: "fr")
    trip.settings.end = nil
    var words = try SampleTrips.entry("album", day: 3, title: "All of them", SampleTexts.plain("Look."))
    words.file = "photos/album.md"
    trip.albums = [Album(text: words)]
    let clip = Clip(
      file: "photos/tower.mov", contentHash: "a", seconds: 3, byteCount: 9,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true))
    for index in trip.photos.indices where trip.photos[index].file == "photos/tower.jpg" {
      trip.photos[index].clip = clip
    }
    var alone = try SampleTrips.photo("film", day: 4, hour: 9)
    alone.file = "photos/film.mp4"
    (alone.clip, alone.still) = (clip, .frame)
    trip.photos.append(alone)
    var nowhere = try SampleTrips.photo("nowhere", day: 1, hour: 9)
    nowhere.coordinate = nil
    nowhere.caption = String(repeating: "It was far away. ", count: 20)
    trip.photos.append(nowhere)
    // Too long to stand on the page of its day.
    let many = Array(repeating: "word", count: 5001).joined(separator: " ")
    trip.entries.append(try SampleTrips.entry("long", day: 3, title: "All of it", SampleTexts.plain(many)))
    var late = try SampleTrips.entry("late", day: 4, title: "Home", SampleTexts.plain("It was far."))
    late.file = "journal/2026-12-24-late.md"
    late.day = .fileName(try unwrapped(LocalDate(iso: "2026-12-24")))
    for month in 6...11 {
      var entry = late
      entry.file = "journal/2026-\(month)-01.md"
      entry.day = .fileName(try unwrapped(LocalDate(year: 2026, month: month, day: 1)))
      trip.entries.append(entry)
    }
    // Two pictures side by side, below which one line stands.
    var row = late
    (row.file, row.day) = ("journal/2026-05-05-row.md", .fileName(try SampleTrips.day(5)))
    row.pictures = ["a.jpg": "photos/a.jpg", "b.jpg": "photos/b.jpg"]
    trip.photos += try ["a", "b"].map { try SampleTrips.photo($0, day: 5, hour: 9) }
    row.body = MarkdownDocument(
      blocks: late.body.blocks + [
        .paragraph([
          SampleTexts.image("a.jpg", title: "From above"), SampleTexts.image("b.jpg", title: "From above"),
        ])
      ])
    trip.entries += [row, late]
    // Below a long story a conversation is told elsewhere; below a short one it is folded.
    trip.chats = [try ChatSamples.chat(day: 3, count: 2), try ChatSamples.chat(day: 4, count: 45)]
    // The clocks are put back.
    trip.settings.timeZone = ZoneRules(identifier: "Europe/Lisbon")
    for date in ["2026-10-24", "2026-10-25"] {
      var entry = late
      entry.file = "journal/\(date).md"
      entry.day = .fileName(try unwrapped(LocalDate(iso: date[...])))
      trip.entries.append(entry)
    }
    // And an hour of that day says by which clock it is.
    let noon = DayAndTime(
      date: try unwrapped(LocalDate(iso: "2026-10-25")), time: try SampleTrips.clock(12, 0), offset: .utc)
    trip.pins.append(
      Pin(
        title: "Home", coordinate: try SampleTrips.at(38.7, -9.2), time: noon, place: SampleTrips.place))
    trip.budget?.expenses += try (1...600).map {
      try SampleTrips.expense(1, "food", $0, "Bun \($0)", paidBy: "Ana")
    }
    var repaid = try SampleTrips.expense(4, "repayment", 500, "", paidBy: "Ben")
    (repaid.isRepayment, repaid.shares) = (true, [Expense.Share(traveller: "Ana", parts: 1)])
    trip.budget?.expenses.append(repaid)
    var idea = Attraction(name: "Tower", place: SampleTrips.place)
    idea.phone = "+351 21 000"
    trip.attractions = [idea]
    var call = TripEvent(
      kind: .activity, title: "Call", start: TripEvent.Time(DayAndTime(date: try SampleTrips.day(1))),
      place: SampleTrips.place)
    call.note = String(repeating: "Ask for the key. ", count: 20)
    trip.events.append(call)
    // Somebody who is introduced, and may be asked.
    var ana = Person(name: "Ana", place: SampleTrips.place)
    (ana.bio, ana.mail, ana.showsContact) = ("Draws.", "ana@example.org", true)
    trip.people = [ana]
    for index in trip.pins.indices { trip.pins[index].who = ["Ana", "Ben"] }
    for index in trip.pins.indices { trip.pins[index].description = "Places: 25 · Tel: 03 88 01 56 51" }
    let points = try (0...50).map { step in
      MapPoint(try SampleTrips.at(38.6 + Double(step) / 250, -9.3 + Double(step) / 250))
    }
    let street = MapExtract.Feature(
      kind: .motorway, name: "", parts: [0..<51])
    var route = try [39.9, 39.95].map { TrackPoint(coordinate: try SampleTrips.at($0, -8.5)) }
    for index in route.indices { route[index].isPlanned = true }
    trip.tracks.append(Track(file: "tracks/loop.gpx", segments: [route]))
    trip.maps = [MapExtract(file: "maps/town.geojson", points: points, features: [street], attribution: nil)]
    return trip
  }

  @Test("are all known of what the shipped templates ask for")
  func shipped() throws {
    claim(TripRenderer.open(theme: try ShippedTheme.read()).diagnostics, is: [])
  }

  @Test("are listed, all that any page is made of, and no others")
  func list() async throws {
    let (made, listed) = try await Self.held()
    var seen: [String: Set<String>] = [:]
    for (path, fields) in made {
      let names = path.split(separator: "/").map(String.init)
      // Names of templates have a slash in them, too.
      let depth = listed.kinds[names.prefix(2).joined(separator: "/")] == nil ? 1 : 2
      var kind = names.prefix(depth).joined(separator: "/")
      for name in names.dropFirst(depth) {
        kind = listed.kinds[kind]?[name] ?? listed.kinds[TemplateFields.everywhere]?[name] ?? ""
      }
      #expect(listed.kinds[kind] != nil, "\(path) is no list of records in templates/fields.txt")
      seen[kind, default: []].formUnion(fields)
    }
    let shared = Set(listed.kinds[TemplateFields.everywhere].map { Array($0.keys) } ?? [])
    for (kind, fields) in listed.kinds.sorted(by: { $0.key < $1.key }) where kind != TemplateFields.everywhere
    {
      let made = (seen[kind] ?? []).subtracting(shared)
      claim(made.subtracting(fields.keys).sorted(), is: [], "missing from \(kind)")
      claim(Set(fields.keys).subtracting(shared).subtracting(made).sorted(), is: [], "never made: \(kind)")
    }
  }

  @Test(
    "are looked for where they are known, and told with what was probably meant",
    arguments: [
      (
        "{{title}}{{words.navTrip}}{{page.label}}{{^items}}-{{/items}}{{#hasItems}}{{title}}{{/hasItems}}",
        nil
      ),
      ("{{#items}}{{text}}{{page.label}}{{/items}}{{#plain}}{{.}}{{title}}{{/plain}}", nil),
      ("{{titel}}", "title"), ("{{#items}}{{title}}{{/items}}", "none"), ("{{^itens}}-{{/itens}}", "items"),
      ("{{#hasItens}}-{{/hasItens}}", "hasItems"), ("{{page.lable}}", "page.label"),
      ("{{>part}}", nil), ("{{#items}}{{>part}}{{/items}}{{>part}}", nil),
      ("{{<frame}}{{$a}}{{titel}}{{/a}}{{/frame}}", "title"),
      ("{{<frame}}{{$a}}{{title}}{{/a}}{{/frame}}", nil),
      ("{{#items}}{{<frame}}{{$a}}{{text}}{{/a}}{{/frame}}{{/items}}", nil),
    ] as [(String, String?)])
  func known(_ text: String, _ near: String?) throws {
    let fields = TemplateFields(
      "# A comment.\neverywhere\n  words page=page\npage\n  label\nday\n  title items=item plain\nitem\n  text\n"
    )
    let texts = ["day": text, "part": "{{title}}{{text}}", "frame": "<{{$a}}{{text}}{{/a}}>"]
    let nodes = try texts.mapValues { try TemplateReader.read(TemplateTags($0)) }
    let unknown = FieldCheck(nodes, filled: ["day"], fields: fields).unknown
    // What only one of the places knows at which a part is taken in is known.
    let told = unknown.filter { $0.key.template == "day" }.map { $0.value ?? "none" }
    claim(told, is: near.map { [$0] } ?? [])
  }

  @Test("of a clip in a text tell what it shows, and lead to its page")
  func clip() throws {
    var trip = try Self.rare()
    trip.entries[0].pictures["tower.jpg"] = "photos/film.mp4"
    let today = try unwrapped(LocalDate(iso: "2027-01-01"))
    let plan = SiteLinker.link([TripPlanner.plan(trip, today: today).plan])
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let page = try unwrapped(
      SiteRenderer(plan, [renderer]).pages(on: nil).first { $0.path.text == "journal/belem/index.html" })
    guard case .bytes(let bytes) = page.file.content else { throw BuiltSite.NotAPage(path: page.path.text) }
    let text = String(decoding: bytes, as: UTF8.self)
    claim(text, has: "<video")
    claim(text, has: "href=\"../../photos/film/index.html\">")
    claim(text, lacks: "href=\"\"")
  }
}

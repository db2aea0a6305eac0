import Claims
import TripNotation
import Diagnostics
import Testing
import TripModel
import TripReading

@Suite("What keeps something back")
struct HeldBackTests {
  private static let trip = table(
    #"""
    home: Amsterdam → home
    Home: 52.37 → Home
    home: [52.37] → home
    private zones: [{at: 38 -9, radius: 2}] → private zones
    private zones: [{at: 38 -9, radius: 0 km}] → private zones
    private zones: [{at: 38 -9, radius: 2 km, name: x}] → private zones
    private_zones: [{radius: 2 km}] → private_zones
    private zones: yes → private zones
    private zones: [{at: 38 -9}]¶title: x: y → private zones
    photos: {home: 52 4} → home
    privacy: {home: 52 4} → home
    privacy:¶  visibility: private → visibility
    publish delay: a while → publish delay
    publishDelay: 3 → publishDelay
    publish delay: -3 days → publish delay
    publish delay: [3 days] → publish delay
    photos: {publish delay: 3 days} → publish delay
    publish: {photos: no} → publish
    publish: {peeple: no} → publish
    publish: {budget: perhaps} → budget
    publish: {people: nobody} → people
    publish: {people: {Ana: no}} → people
    publish: [budget] → publish
    publish: 2026-05-03 → publish
    publish:¶  budget: totals¶  people no → publish
    visibility: privte → visibility
    visibility: unlisted¶visibility: private → visibility
    visibilty: private → visibilty
    vsibilty: private → vsibilty
    private: perhaps → private
    title: [yes → -
    {title: x, home: 1 2 → home
    title: "x¶home: 52 4 → home
    title: x¶ draft: yes → draft
    title: x¶draft yes → draft
    travellers:¶  - name: Ana¶    home: 52 4 → home
    travellers:¶  - name: Ana¶    visibility: private → visibility
    photos: {leave out: [{a: b}]} → leave out
    photos: {leave_out: [a.jpg]} → leave_out
    leave out: [a.jpg] → leave out
    photos:¶  leave out: [a.jpg → leave out
    """#)

  @Test("in trip.yml stops the build, however it is spelt and even where the file is broken", arguments: trip)
  func stops(text: String, key: String) async throws {
    let folder = try TripFolder(["trip.yml": text.replacing("¶", with: "\n"), "a.jpg": ""])
    let held = try await folder.read().diagnostics.filter { $0.code == .heldBack }
    if key == "-" {
      #expect(held.isEmpty)
    } else {
      claim(held.count, is: 1)
      claim(held.first?.message.contains("`\(key)`"), is: true, "\(held.map(\.told))")
      #expect(held.first?.severity == .error && held.first?.place?.span != nil)
    }
  }

  @Test(
    "in words that keep nothing back does not stop it",
    arguments: [
      "publish: {}", "publish:", "publish: {budget: yes, bookings: no, prices: no, people: Yes}",
      "publish: {prices: yes}",
      "visibility: public", "visibility: unlisted", "draft: no", "private: false", "home:", "home: ~",
      "home: 52.37, 4.89", "Home: Utrecht, 52.09 5.12", "private_zones: [38 -9]",
      "private zones: []", "publish delay: 3 days", "publish delay:", "PublishDelay: 1 week",
      "description: |\n  home: sweet home\n  private: beach", "title: x\nfoo: [bar", "publish: yes",
    ])
  func passes(text: String) async throws {
    let reading = try await TripFolder(["trip.yml": text]).read()
    claim(reading.diagnostics.filter { $0.code == .heldBack }.map(\.told), is: [])
  }

  private static let obeyed = table(
    #"""
    title: x → unlisted yes yes
    visibility: public → public yes yes
    visibility: unlisted → unlisted yes yes
    visibility: public¶Visibility: unlisted → unlisted yes yes
    Visibility: Private → private yes yes
    draft: yes → private yes yes
    visibility: nur ich → private yes yes
    visibility: öffentlich → public yes yes
    visibility: visible → unlisted yes yes
    sichtbarkeit: privat → private yes yes
    Entwurf: ja → private yes yes
    status: draft → private yes yes
    hidden: yes → private yes yes
    public: nein → private yes yes
    private: on → private yes yes
    private: True → private yes yes
    published: no → private yes yes
    publish: no → private yes yes
    publish: yes → unlisted yes yes
    publish: {budget: no} → unlisted no yes
    Publish: {Budget: Totals} → unlisted totals yes
    publish: {budget: totals, bookings: no, prices: no, people: FALSE} → unlisted totals no
    publish: {budget: yes, people: yes} → unlisted yes yes
    publish:¶Publish: {budget: no, Budget: totals} → unlisted no yes
    title: x: y¶visibility: private → private yes yes
    """#)

  @Test("that is about the whole trip is obeyed", arguments: obeyed)
  func obeys(text: String, rules: String) async throws {
    let reading = try await TripFolder(["trip.yml": text.replacing("¶", with: "\n"), "a.jpg": ""]).read()
    let settings = reading.trip.settings
    let said = [
      settings.visibility.rawValue, settings.publish.budget.rawValue, settings.publish.people ? "yes" : "no",
    ]
    claim(said.joined(separator: " "), is: rules)
    claim(settings.visibility == .preview, is: settings.privateAt != nil)
    #expect(
      !reading.diagnostics.contains { $0.code == .heldBack || $0.code == .unknownKey }, "\(reading.told)")
  }

  @Test(
    "A delay is read in whole days, a part of one as one, and said twice the longer counts",
    arguments: [
      ("publish delay: 3 days", 3), ("publish delay: 36h", 2), ("publish_delay: 1 week", 7),
      ("publish delay: 0 days", nil), ("publish delay: 2 days\nPublish-Delay: 1 day", 2), ("title: x", nil),
    ] as [(String, Int?)])
  func delay(text: String, days: Int?) async throws {
    let reading = try await TripFolder(["trip.yml": text, "a.jpg": ""]).read()
    claim(reading.trip.settings.publishDelay?.value, is: days)
    #expect(
      !reading.diagnostics.contains { $0.code == .heldBack || $0.code == .unknownKey }, "\(reading.told)")
  }

  private static let entries = table(
    #"""
    draft: yes → draft
    Draft: YES → draft
    private: true → private
    PRIVATE: True → private
    published: no → draft
    published: False → draft
    publish: no → private
    publish: false → private
    visibility: private → private
    Visibility: Private → private
    status: draft → draft
    status: fine → -
    publishDate: 2026-07-01 → until 2026-07-01
    publishdate: 2026-07-01T00:00:00Z → until 2026-07-01
    publish_date: 2026-07-01 09:30 +0200 → until 2026-07-02
    published: 2026-07-01 → until 2026-07-01
    publishDate: 14.07.2026 → until 2026-07-14
    publishDate: 14.07.2026 09:30 → until 2026-07-15
    published: 7/14/2026 → until 2026-07-14
    public: 14.07.2026 → until 2026-07-14
    publish on: 14.07.2026 → until 2026-07-14
    hide until: 2026-07-14 → until 2026-07-14
    not_before: 2026-07-14 → until 2026-07-14
    sichtbar ab: 2026-07-14 → until 2026-07-14
    pas avant: 2026-07-14 → until 2026-07-14
    visible desde: 2026-07-14 → until 2026-07-14
    non prima del: 2026-07-14 → until 2026-07-14
    zichtbaar vanaf: 2026-07-14 → until 2026-07-14
    publicar em: 2026-07-14 → until 2026-07-14
    veřejné od: 2026-07-14 → until 2026-07-14
    widoczne od: 2026-07-14 → until 2026-07-14
    ikke før: 2026-07-14 → until 2026-07-14
    inte före: 2026-07-14 → until 2026-07-14
    publiser fra: 2026-07-14 → until 2026-07-14
    ei ennen: 2026-07-14 → until 2026-07-14
    nyilvános ettől: 2026-07-14 → until 2026-07-14
    vizibil de la: 2026-07-14 → until 2026-07-14
    yayın tarihi: 2026-07-14 → until 2026-07-14
    όχι πριν: 2026-07-14 → until 2026-07-14
    не раньше: 2026-07-14 → until 2026-07-14
    не раніше: 2026-07-14 → until 2026-07-14
    公開日: 2026-07-14 → until 2026-07-14
    发布日期: 2026-07-14 → until 2026-07-14
    게시일: 2026-07-14 → until 2026-07-14
    تاريخ النشر: 2026-07-14 → until 2026-07-14
    תאריך פרסום: 2026-07-14 → until 2026-07-14
    embargo: yes → ? embargo: yes
    publishDate: 3.7.2026 → ? publishDate: 3.7.2026
    expiryDate: 14.07.2026 09:30 → from 2026-07-14
    expiryDate: 2026-07-01T10:00:00Z → from 2026-07-01
    weather:¶  draft: yes → draft
    title: x: y¶draft: yes → draft
    drafft: no¶draft: yes → draft
    draft: yes¶privat: maybe → draft
    drafts: yes → draft
    darft: yes → ? darft
    privat: yes → private
    prvate: yes → ? prvate
    pubished: no → ? pubished
    publisher: Penguin → -
    draft: maybe → ? draft: maybe
    private: on → private
    visibility: privat → private
    visibility: privte → ? visibility: privte
    publishDate: soon → ? publishDate: soon
    publishDate: 2026-07-01¶draft: perhaps → ? draft: perhaps
    draft: [x → ? draft
    draft: no¶draft: yes → ? draft
    	draft: yes → ? draft
    draft yes → ? draft
    title: "x¶private: yes → private
    title: "x¶private yes → ? private
    draft: no → -
    draft: → -
    private: no¶published: yes → -
    title: A private: beach → -
    """#)

  @Test("in an entry keeps it back, and leaves it out where that cannot be told", arguments: entries)
  func entry(fields: String, verdict: String) async throws {
    let text = "---\n" + fields.replacing("¶", with: "\n") + "\n---\nText"
    let reading = try await TripFolder(["journal/2026-05-03-x.md": text, "a.md": ""]).read()
    let doubts = reading.diagnostics.filter { $0.code == .mayBePrivate }
    let kept = reading.trip.entries.first?.keptBack.map(\.reason.words)
    let said =
      doubts.first.map { "? " + $0.message.drop { $0 != "`" }.dropFirst().prefix { $0 != "`" } } ?? kept?
      .first ?? "-"
    claim(said, is: verdict, "\(reading.told)")
    claim(doubts.count, is: verdict.hasPrefix("?") ? 1 : 0)
    #expect(doubts.allSatisfy { $0.severity == .error && $0.place?.span != nil })
    claim(kept == nil, is: verdict.hasPrefix("?"))
    #expect(!reading.diagnostics.contains { $0.code == .heldBack })
  }

  private static let unfound = table(
    #"""
    ---¶title: Open¶draft: yes¶¶Text → ? draft
    ---¶title: Open¶¶Text → -
    ¶---¶draft: yes¶¶Text → ? draft
    # A day¶¶---¶draft: yes¶---¶Text → ? draft
    {"title": "x", "draft": true}¶Text → ? draft
    draft: yes¶¶Text → ? draft
    A draft: yes, please → -
    """#)

  @Test("in an entry whose fields are not found leaves it out with its pictures", arguments: unfound)
  func unreadableEntry(text: String, verdict: String) async throws {
    let folder = try TripFolder(["photos/a.jpg": "", "photos/b.jpg": ""])
    let body = text.replacing("¶", with: "\n") + "\n![](../photos/a.jpg)"
    for (name, bytes) in [
      ("utf-8", Array(body.utf8)), ("latin-1", [0xE3, 0x0A] + Array(body.utf8)),
      ("utf-16", Array(body.utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }),
    ] {
      try folder.write("journal/2026-05-03-x.md", bytes)
      let reading = try await folder.read()
      let doubts = reading.diagnostics.filter { $0.code == .mayBePrivate }
      claim(doubts.count, is: verdict == "-" ? 0 : 1, "\(name) \(reading.told)")
      let kept = reading.trip.filesKeptBack
      claim(kept.map(\.files), is: verdict == "-" ? [] : [["photos/a.jpg"]], "\(name)")
      #expect(kept.allSatisfy { $0.reasons.isEmpty && !$0.isOutright })
      if verdict != "-" { #expect(reading.trip.entries.isEmpty) }
    }
  }

  private static let items = table(
    #"""
    pins.yml | - {title: X, at: 1 2, private: yes} → X private
    pins.yml | - {title: X, at: 1 2, Draft: yes}¶- {title: Y, at: 1 2} → X draft, Y
    pins.yml | - {title: X, at: 1 2, meta: {private: yes}} → X private
    pins.yml | - title: X¶  at: 1 2¶  private yes → ?
    pins.yml | - title: X¶  at: 1 2¶- title: Y¶  at: 1 2¶  private yes¶- title: Z¶  at: 1 2 → X, Z ?
    pins.yml | - title: X¶  at: 1 2¶- title: "Y¶  at: 1 2¶  private: yes¶- title: Z¶  at: 1 2 → X, Z
    pins.yml | -¶  title: X¶  at: 1 2¶  private yes¶- {title: Y, at: 1 2} → Y ?
    pins.yml | - title: X¶  at: 1 2¶private: yes¶- title: Z¶  at: 1 2 → ?
    pins.yml | - title: X¶  at: 1 2¶-private: yes¶- title: Z¶  at: 1 2 → ?
    pins.yml | [{title: X, at: 1 2}, {title: Y, private yes, at: 1 2}] → ?
    pins.yml | - {title: X, at: 1 2, prvate: yes}¶- {title: Y, at: 1 2} → Y ?
    pins.yml | - {title: X, at: 1 2, draft: no} → X
    pins.yml | - title: X¶  at: 1 2¶  private: no¶  private: yes → ?
    budget.yml | expenses:¶- {date: 2026-05-03, category: food, amount: 5, draft: yes} → food draft
    budget.yml | expenses:¶- {date: 2026-05-03, category: food, amount: 5, draft: oiu}¶- 2026-05-03 fun 5 x → x ?
    budget.yml | expenses:¶- date: 2026-05-03¶  category: food¶  amount: 5¶  draft yes¶- 2026-05-03 fun 5 x → x ?
    budget.yml | private: yes¶total: 5 → budget private
    budget.yml | private yes¶expenses:¶- 2026-05-03 fun 5 x → ?
    budget.yml | expenses:¶- 2026-05-03 fun 5 x¶categories:¶  private yes¶  fun: 5 → ?
    budget.yml | prvate: yes¶expenses:¶- 2026-05-03 fun 5 x → ?
    """#)

  @Test("in a pin or an expense keeps it back, and loses no other", arguments: items)
  func inList(what: String, verdict: String) async throws {
    let parts = what.split(separator: " | ", maxSplits: 1).map(String.init)
    let reading = try await TripFolder([parts[0]: parts[1].replacing("¶", with: "\n"), "a.md": ""]).read()
    let trip = reading.trip
    var left = trip.pins.map { Self.told($0.title, $0.keptBack) }
    left += (trip.budget?.expenses ?? []).map { Self.told($0.what, $0.keptBack) }
    if let budget = trip.budget, !budget.keptBack.isEmpty {
      left.append(Self.told("budget", budget.keptBack))
    }
    let doubts = reading.diagnostics.filter { $0.code == .mayBePrivate }
    let said = [left.joined(separator: ", "), doubts.isEmpty ? "" : "?"].filter { !$0.isEmpty }
    claim(said.joined(separator: " "), is: verdict, "\(reading.told)")
    #expect(doubts.allSatisfy { $0.severity == .error && $0.place?.file == parts[0] })
  }

  private static func told(_ name: String, _ kept: [KeptBack]) -> String {
    ([name] + kept.map(\.reason.words)).joined(separator: " ")
  }

  @Test(
    "beside a picture keeps it back, in an album all below it",
    arguments: [
      ("photos/album.md", "---\nprivate: yes\n---\n", ["photos/a.jpg", "photos/deep/b.jpg"], true),
      ("photos/deep/Album.md", "---\ndraft: yes\n---\n", ["photos/deep/b.jpg"], true),
      ("album.md", "---\ndraft: yes\n---\n", ["c.jpg", "photos/a.jpg", "photos/deep/b.jpg"], true),
      ("photos/a.md", "---\ndraft: yes\n---\n", ["photos/a.jpg"], true),
      ("photos/A.jpg.md", "---\nprivate: yes\n---\n", ["photos/a.jpg"], true),
      ("photos/a.md", "---\ndraft: perhaps\n---\n", ["photos/a.jpg"], false),
      ("photos/a.md", "draft: yes\nA sunset", ["photos/a.jpg"], false),
      ("photos/a.md", "---\nprivate: yes\n\nA sunset", ["photos/a.jpg"], false),
      ("photos/a.md", "---\ntitle: A sunset\n---\n", [], true),
    ] as [(String, String, [String], Bool)])
  func pictures(file: String, text: String, kept: [String], isClear: Bool) async throws {
    let reading = try await TripFolder([
      file: text, "photos/a.jpg": "", "photos/deep/b.jpg": "", "c.jpg": "",
    ]).read()
    let groups = reading.trip.filesKeptBack
    claim(groups.flatMap { $0.files.sorted() }, is: kept, "\(reading.told)")
    #expect(groups.allSatisfy { $0.isOutright && $0.reasons.isEmpty == !isClear })
    claim(reading.diagnostics.contains { $0.code == .mayBePrivate }, is: !isClear)
  }

  @Test("a text or a picture in `_drafts` is a draft")
  func drafts() async throws {
    let reading = try await TripFolder([
      "_drafts/later.md": "Text ![](x.jpg)", "blog/_Drafts/2026-05-03-b.md": "Text", "_drafts/x.jpg": "",
      "_drafts/way.gpx": "", "a.md": "",
    ]).read()
    let trip = reading.trip
    claim(
      trip.entries.map { Self.told($0.file, $0.keptBack) }.sorted(),
      is: [
        "_drafts/later.md draft", "blog/_Drafts/2026-05-03-b.md draft",
      ])
    claim(
      trip.filesKeptBack.flatMap(\.files).sorted(), is: ["_drafts/way.gpx", "_drafts/x.jpg", "_drafts/x.jpg"])
  }

  private static let mentions = table(
    #"""
    ![A picture](../photos/a.jpg) → photos/a.jpg
    [a link](A.JPG) → photos/a.jpg
    <img src="/photos/a.jpg"> → photos/a.jpg
    {% include figure.html image="photos/a.jpg" %} → photos/a.jpg
    ![[a.jpg|300]] → photos/a.jpg
    see a.jpg. → photos/a.jpg
    ![](my%20picture%202.jpg) → photos/my picture 2.jpg
    ![[my picture 2.jpg]] → photos/my picture 2.jpg
    [track](../tracks/way.gpx) → tracks/way.gpx
    twin.jpg → 1/twin.jpg, 2/twin.jpg
    a jpg → -
    """#)

  @Test("whatever way a draft names a picture or a track, it goes with it", arguments: mentions)
  func namedIn(text: String, files: String) async throws {
    let folder = try TripFolder([
      "photos/a.jpg": "", "photos/my picture 2.jpg": "", "tracks/way.gpx": "", "1/twin.jpg": "",
      "2/twin.jpg": "",
      "photos/2026-05-03-x.jpg": "", "journal/2026-05-03-y.md": "---\nprivate: yes\n---\n" + text,
    ])
    let found = try await folder.read().trip.filesKeptBack.flatMap { $0.files.sorted() }
    claim(found.isEmpty ? "-" : found.joined(separator: ", "), is: files)
    try folder.write("journal/2026-05-03-y.md", Array("---\nimage: \(text)\ndraft: yes\n---\n".utf8))
    let inFields = try await folder.read().trip.filesKeptBack.flatMap { $0.files.sorted() }
    claim(inFields.isEmpty ? "-" : inFields.joined(separator: ", "), is: files)
  }

  @Test("a track or picture of the same name goes with a draft, and all of the folder of an index.md")
  func companions() async throws {
    let reading = try await TripFolder([
      "journal/2026-05-03-x.md": "---\ndraft: yes\n---\n", "tracks/2026-05-03-X.gpx": "",
      "journal/2026-05-03-x.jpg": "", "photos/2026-05-04.jpg": "",
      "journal/day-2/index.md": "---\ndraft: yes\n---\n", "journal/day-2/deep/b.jpg": "",
    ]).read()
    let files = reading.trip.filesKeptBack.map { $0.files.sorted() }
    claim(
      files,
      is: [
        ["journal/2026-05-03-x.jpg", "tracks/2026-05-03-X.gpx"], ["journal/day-2/deep/b.jpg"],
      ])
  }

  @Test("out of its place counts in every line, whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
  func misplaced(lineEnd: String) async throws {
    let text = ["# A day", "", "draft: yes", "", "We queued."].joined(separator: lineEnd)
    let reading = try await TripFolder(["journal/2026-05-03.md": text]).read()
    claim(reading.diagnostics.filter { $0.code == .mayBePrivate }.map { $0.place?.span?.line }, is: [3])
    #expect(reading.trip.entries.isEmpty)
  }

  @Test("out of its place is shown on its own line, whatever else looks like a line's end")
  func misplacedAfterFormFeed() async throws {
    let reading = try await TripFolder(["journal/2026-05-03.md": "A\u{C}day\u{2028}long\n\ndraft: yes"])
      .read()
    let span = try unwrapped(reading.diagnostics.first { $0.code == .mayBePrivate }?.place?.span)
    claim(span.line, is: 3)
    claim(span.text, is: "draft: yes")
  }

  @Test("a trip.yml whose words cannot be read stops the build")
  func unreadable() async throws {
    let latin = try TripFolder()
    try latin.write("trip.yml", Array("title: S".utf8) + [0xE3] + Array("o Paulo\nhome: 1 2".utf8))
    let wide = try TripFolder()
    try wide.write(
      "trip.yml", Array("\u{FEFF}home: 1 2".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    let folder = try TripFolder(["trip.yml/x.txt": ""])
    let outside = try TripFolder(["a.md": ""])
    try outside.writeOutside("trip.yml", "home: 1 2")
    try outside.link("trip.yml", to: "../trip.yml")
    let broken = try TripFolder(["a.md": ""])
    try broken.link("trip.yaml", to: "nowhere")
    let second = try TripFolder(["trip.yml": "title: x", "trip.yaml": "visibility: private"])
    let inner = try TripFolder(["trip.yml": "title: x", "2025/trip.yml": "photos: {leave out: [a.jpg]}"])
    for folder in [latin, wide, folder, outside, broken, second, inner] {
      let reading = try await folder.read()
      claim(reading.diagnostics.count { $0.code == .heldBack }, is: 1, "\(reading.told)")
    }
  }

  @Test(
    "Fields without their two lines of --- are told of every text, and not read as its words in silence",
    arguments: [
      ("photos/a.md", "date: 2026-05-03\nHello"), ("photos/a.md", "caption: Hello"),
      ("photos/album.md", "title: Belém\n\nHello"), ("pages/about.md", "title: About\n\nUs"),
      ("chats/2026-05-03-crew.md", "private: no\n\n- 14:05 Ana: Hi"),
    ])
  func fieldsWithoutFence(file: String, text: String) async throws {
    let folder = try TripFolder([file: text])
    try folder.write("photos/a.jpg", [0xFF, 0xD8, 0xFF])
    let told = try await folder.read().diagnostics.filter { $0.code == .badFrontMatter }
    claim(told.map { $0.place?.file }, is: [file])
    claim(told.first?.place?.span?.line, is: 1)
  }

  /// Texts of which some line is meant as a field, and the line at which they are told to be left out; 0 for none, -1 for all of it.
  private static let conversations: [(text: String, line: Int)] = [
    ("chat: Crew\n\n- 14:05 Ana: Hi", 1), ("chat: Crew\nprivate: no\n\n- 14:05 Ana: Hi", 1),
    ("\"chat\": \"Crew\"\n- 14:05 Ana: Hi", 1), ("```yaml\ntitle: x\nchat: Crew\n```\nHi", 3),
    ("---\nchat: Crew\n\n- 14:05 Ana: Hi", 2), ("{\"chat\": \"Crew\"}\n- 14:05 Ana: Hi", 1),
    ("We wrote.\n\nchat: Crew\n\n- 14:05 Ana: Hi", 3), ("Text\n\n---\ntitle: x\nchat: Crew\n---\nHi", 5),
    (String(repeating: "Text\n\n", count: 20) + "---\nprivate: yes\n---\nHi", 42),
    (String(repeating: "Text\n\n", count: 20) + " ---\nprivate: yes\n ---\nHi", 42),
    ("[02.05.26, 14:05:10] Ana: hello\n[02.05.26, 14:06:10] Ben: hi", -1),
    ("2026-05-02 14:05 - Ana: hello\n2026-05-02 14:06 - Ben: hi", -1),
    ("---\ntitle: Crew\n---\n[02.05.26, 14:05:10] Ana: hello\n[02.05.26, 14:06:10] Ben: hi", -1),
    ("---\npublishDate: 2026-05-03\n---\n[02.05.26, 14:05:10] Ana: hello\n[02.05.26, 14:06:10] Ben: hi", -1),
    ("---\nprivate: no\n---\n[02.05.26, 14:05:10] Ana: hello\n[02.05.26, 14:06:10] Ben: hi", 0),
    ("# Chat: Crew\n\n- 14:05 Ana: Hi", 1), ("# Chat : celui de la pension\n\nIl dort.", 0),
    ("2026-05-02 14:05 - Lisbon: nice walk along the river.\nThen we ate.", 0),
    ("We had a word.\n\nChat: with Ana, about the boat.", 0), ("chat:\n\nHi", 0), ("Chatting: we did.", 0),
  ]

  @Test(
    "A text that is a conversation, or private, is in no site for want of a line of ---",
    arguments: conversations)
  func conversationWithoutFence(text: String, line: Int) async throws {
    let folder = try TripFolder(["journal/2026-05-03.md": text + "\n\n![](../a.jpg)\n"])
    try folder.write("a.jpg", [0xFF, 0xD8, 0xFF])
    let reading = try await folder.read()
    let told = reading.diagnostics.filter { $0.code == .mayBePrivate }.map { $0.place?.span?.line ?? -1 }
    claim(told, is: line == 0 ? [] : [line])
    claim(reading.trip.entries.isEmpty, is: line != 0)
    claim(reading.trip.filesKeptBack.contains { $0.files.contains("a.jpg") }, is: line != 0)
  }

  @Test("Fields out of their place that leave a picture in doubt are told once")
  func doubtBesidePicture() async throws {
    let folder = try TripFolder(["a.md": "caption: Hello\nprivate: yes\n"])
    try folder.write("a.jpg", [0xFF, 0xD8, 0xFF])
    let told = try await folder.read().diagnostics.filter { $0.place?.file == "a.md" }
    claim(told.map(\.code), is: [.mayBePrivate])
  }

  @Test("A line that is in order, in a text that is not, is sent to what is wrong with the text")
  func lineInUnreadText() async throws {
    let told = try await TripFolder([
      "journal/2026-05-03.md": "---\ntitle: x\nprivate: yes\n\nText"
    ]).read().diagnostics.filter { $0.code == .mayBePrivate }
    claim(told.map(\.advice), is: ["Mend what else is told of this file: then the line counts as it stands."])
  }

  @Test("the words say what it is, why and what to do")
  func words() async throws {
    let reading = try await TripFolder([
      "trip.yml": "title: x\nhome: here\ndraf: yes\npublish: {photos: no}",
      "journal/2026-05-03.md": "---\ndraft: maybe\n---\nText",
      "journal/2026-05-04.md": "---\ndrafft: yes\n---\nText",
      "journal/2026-05-05.md": "---\ndraft yes\n---\nText",
      "journal/2026-05-06.md": "draft: yes\n\nText",
      "journal/2026-05-07.md": "---\npublishDate: soon\n---\nText",
      "attractions.yml": "- {name: X, visible from: the harbour}",
      "pins.yml": "- {title: X, at: 1 2, visibility: privte}", "photos/a.jpg": "",
      ".tripbookignore": String(repeating: "x\n", count: 60_000),
    ]).read(privacy: PrivacySource(home: "Amsterdam"))
    claim(
      reading.told.filter { $0.contains("held-back") || $0.contains("may-be-private") },
      is: [
        "error held-back .tripbookignore Nothing is built: cannot read these rules for what to leave out | Make it a readable UTF-8 file of at most 100 kB.",
        "error may-be-private attractions.yml:1:13 Unclear whether this is published: `visible from: the harbour`; this attraction is left out | Write a day, such as `visible from: 2026-05-03`. If it does not say from when on people may read this, say it in a text.",
        "error may-be-private journal/2026-05-03.md:2:1 Unclear whether this is published: `draft: maybe`; this entry is left out | Write `draft: yes` to keep it back, or `draft: no` to publish it.",
        "error may-be-private journal/2026-05-04.md:2:1 `drafft` looks like `draft`, which may keep something private; this entry is left out | Write `draft: yes` to keep it back, or `draft: no` to publish it.",
        "error may-be-private journal/2026-05-05.md:2:1 Cannot read `draft`, which may keep something private; this entry is left out | Fix the line: write `draft: yes` to keep it back, or `draft: no` to publish it.",
        "error may-be-private journal/2026-05-06.md:1:1 `draft` is not between two lines of --- at the top of the file; this entry is left out | Write `---` in the first line, and again below the last field.",
        "error may-be-private journal/2026-05-07.md:2:1 Unclear whether this is published: `publishDate: soon`; this entry is left out | Write a day, such as `publishDate: 2026-05-03`.",
        "error may-be-private pins.yml:1:23 Unclear whether this is published: `visibility: privte`; this pin is left out | Write `visibility: private` to keep it back, or `visibility: public` to publish it.",
        "error held-back trip.yml:2:7 Nothing is built: `home` keeps something private, and this is not a position | Write latitude and longitude, like `home: 52.3702, 4.8952`.",
        "error held-back trip.yml:3:1 Nothing is built: `draf` looks like `draft`, which keeps something private | Write `draft: yes`.",
        "error held-back trip.yml:4:11 Nothing is built: unknown `photos` in `publish`, which may keep something private | Known: `budget`, `bookings`, `prices`, `receipts`, `accounts` and `people`, each `yes` or `no`.",
        "error held-back - Nothing is built: the home in the environment variable TRIPBOOK_HOME cannot be read: this is not a position | Write latitude and longitude, like `52.3702, 4.8952`.",
      ])
  }
}

extension KeptBack.Reason {
  /// `draft`, `until 2026-07-01`.
  fileprivate var words: String {
    switch self {
    case .draft: "draft"
    case .isPrivate: "private"
    case .until(let day): "until \(day)"
    case .from(let day): "from \(day)"
    case .nearHome: "near home"
    }
  }
}

import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("The day of a track without times")
struct TrackDayTests {
  /// A way of eleven kilometres to the north, a point a kilometre.
  private static func way(_ file: String, from latitude: Double = 38, _ named: NamedDay? = nil) throws
    -> Track
  {
    var track = try track(file, [(0...10).map { (try at(latitude + Double($0) / 100, -9), nil) }])
    track.namedDay = named ?? track.namedDay
    return track
  }

  private static func timed(_ file: String, _ date: String, from latitude: Double) throws -> Track {
    try track(
      file,
      [(0...10).map { (try at(latitude + Double($0) / 100, -9), "\(date) 1\($0 / 6):\(10 + $0 % 6 * 5)") }])
  }

  private static let dates = try? settings {
    $0.timeZone = ZoneRules(identifier: "UTC")
    $0.start = try day("2026-05-01")
    $0.end = try day("2026-05-09")
  }

  private func plan(
    _ track: Track, entries: [JournalEntry] = [], photos: [Photo] = [], others: [Track] = []
  ) throws -> (track: TrackPlan, notes: [Diagnostic]) {
    let trip = Trip(
      try unwrapped(Self.dates), entries: entries, photos: photos, tracks: [track] + others)
    let (plan, diagnostics) = try planned(trip, today: "2026-05-20")
    return (
      try unwrapped(plan.way.tracks.first { $0.file == track.file }),
      diagnostics.filter { $0.code == .trackWithoutDay }
    )
  }

  @Test("is that of its name, of its number, or of its folder")
  func named() throws {
    let cases: [(NamedDay, Int, Reason)] = try [
      (.fileName(day("2026-05-03")), 3, .fileName), (.fileNumber(4), 4, .fileName),
      (.folderName(day("2026-05-05")), 5, .folderName), (.folderNumber(6), 6, .folderName),
    ]
    for (name, date, reason) in cases {
      let found = try plan(try Self.way("walk.gpx", name))
      #expect(found.track.days.map(\.day) == [date] && found.track.dayReason == reason && found.notes.isEmpty)
    }
  }

  @Test("is that of the entry of its name, before those that link to it, before that of its folder")
  func entries() throws {
    var same = try entry("journal/2026-05-04-walk.md")
    same.track = "walk.gpx"
    var linking = try entry("journal/2026-05-06-x.md")
    linking.linkedTracks = ["walk.gpx"]
    let way = try Self.way("walk.gpx", .folderName(try day("2026-05-07")))
    let both = try plan(way, entries: [linking, same]).track
    claim(both.days.map(\.day), is: [4])
    claim(both.dayReason, is: .entryOfName(file: "journal/2026-05-04-walk.md"))
    let linked = try plan(way, entries: [linking]).track
    claim(linked.days.map(\.day), is: [6])
    claim(linked.dayReason, is: .entryNaming(file: "journal/2026-05-06-x.md"))
    try claim(plan(way).track.days.map(\.day), is: [7])
    let named = try Self.way("walk.gpx", .fileName(try day("2026-05-02")))
    try claim(plan(named, entries: [linking, same]).track.days.map(\.day), is: [2])
  }

  @Test("is not told by entries of two days")
  func contradiction() throws {
    let entries = try ["2026-05-04-a.md", "2026-05-05-b.md", "2026-05-04-c.md"].map { file in
      var linking = try entry(file)
      linking.linkedTracks = ["walk.gpx"]
      return linking
    }
    let found = try plan(try Self.way("walk.gpx"), entries: entries)
    #expect(found.track.days.isEmpty && found.notes.count == 1)
    let again = try plan(try Self.way("walk.gpx"), entries: [entries[0], entries[2]])
    claim(again.track.days.map(\.day), is: [4])
  }

  /// A picture near to the way where it is half a kilometre from both of its nearest points; `metres` to the east of
  /// it.
  private static func picture(_ file: String, _ date: String, metres: Double = 0) throws -> Photo {
    try photo(file, "2026-05-0\(date) 12:00", at: try at(38.015, -9 + metres / 87_600))
  }

  @Test("is that of what was photographed or written on its way, within 300 m")
  func nearThings() throws {
    let way = try Self.way("walk.gpx")
    let near = try plan(way, photos: [try Self.picture("a.jpg", "3", metres: 250)]).track
    claim(near.days.map(\.day), is: [3])
    claim(near.dayReason, is: .thingsNearby(count: 1, file: "a.jpg"))
    let far = try plan(way, photos: [try Self.picture("a.jpg", "3", metres: 350)])
    #expect(far.track.days.isEmpty && far.notes.count == 1)
    let written = try entry(
      "2026-05-05-x.md", place: NamedPlace(name: "Here", coordinate: try at(38.05, -9)))
    try claim(plan(way, entries: [written]).track.days.map(\.day), is: [5])
  }

  @Test("is the day of most of these, and of none where several days went along it")
  func majority() throws {
    let way = try Self.way("walk.gpx")
    let pictures = try ["3", "4", "4"].enumerated().map { try Self.picture("\($0.offset).jpg", $0.element) }
    let maximum = try plan(way, photos: pictures).track
    claim(maximum.days.map(\.day), is: [4])
    claim(maximum.dayReason, is: .thingsNearby(count: 2, file: "1.jpg"))
    #expect(try plan(way, photos: Array(pictures.prefix(2))).track.days.isEmpty)
    let whole = try ["2", "3", "4", "4", "5", "6"].enumerated().map {
      try Self.picture("\($0.offset).jpg", $0.element)
    }
    #expect(try plan(way, photos: whole).track.days.isEmpty)
  }

  @Test("is not told by a picture whose position was itself worked out")
  func estimates() throws {
    let photos = [try photo("a.jpg", "2026-05-03 12:00")]
    let other = try Self.timed("other.gpx", "2026-05-03", from: 45)
    #expect(try plan(try Self.way("walk.gpx"), photos: photos, others: [other]).track.days.isEmpty)
  }

  @Test("is that of the recorded track which it goes on from, or which goes on from it, within 500 m")
  func meeting() throws {
    let way = try Self.way("walk.gpx", from: 38.004)
    // It ends at 38.0, four hundred and forty metres before the way.
    let before = try Self.timed("before.gpx", "2026-05-03", from: 37.9)
    let found = try plan(way, others: [before])
    claim(found.track.days.map(\.day), is: [3])
    claim(found.track.dayReason, is: .trackMeeting(file: "before.gpx"))
    let behind = try Self.timed("behind.gpx", "2026-05-04", from: 38.106)
    try claim(plan(way, others: [behind]).track.days.map(\.day), is: [4])
    #expect(try plan(way, others: [before, behind]).track.days.isEmpty)
    let evening = try Self.timed("behind.gpx", "2026-05-03", from: 38.106)
    try claim(plan(way, others: [before, evening]).track.days.map(\.day), is: [3])
    let gap = try Self.way("walk.gpx", from: 38.006)
    try claim(plan(gap, others: [before]).notes.count, is: 1)
    // One that begins there, too, was another way.
    #expect(try plan(way, others: [try Self.timed("x.gpx", "2026-05-03", from: 38.004)]).track.days.isEmpty)
  }

  @Test(
    "is not told by the track of the day before where the next day may have begun there; it is the day between two"
  )
  func huts() throws {
    let way = try Self.way("walk.gpx", from: 38.004)
    let before = try Self.timed("before.gpx", "2026-05-03", from: 37.9)
    let behind = try Self.timed("behind.gpx", "2026-05-05", from: 38.106)
    let next = try entry("2026-05-04-hut.md")
    #expect(try plan(way, entries: [next], others: [before]).track.days.isEmpty)
    #expect(try plan(way, entries: [next], others: [behind]).track.days.isEmpty)
    // Of that day it is known that one was elsewhere.
    let elsewhere = try photo("a.jpg", "2026-05-04 12:00", at: try at(45, 9))
    try claim(plan(way, photos: [elsewhere], others: [before]).track.days.map(\.day), is: [3])
    let between = try plan(way, entries: [next], others: [before, behind]).track
    claim(between.days.map(\.day), is: [4])
    claim(between.dayReason, is: .tracksAround("before.gpx", "behind.gpx"))
  }

  @Test("is not told by a track of another trip")
  func strays() throws {
    let way = try Self.way("walk.gpx")
    let old = try Self.timed("old.gpx", "2019-05-03", from: 37.9)
    #expect(try plan(way, others: [old]).track.days.isEmpty)
  }

  @Test(
    "is asked for in a note where nothing tells it; a track with times, or of waypoints alone, needs none")
  func note() throws {
    let found = try plan(try Self.way("walk.gpx"))
    claim(found.notes.map(\.severity), is: [.note])
    claim(found.notes.first?.place?.file, is: "walk.gpx")
    claim(none: found.track.dayReason)
    let timed = try Self.timed("a.gpx", "2026-05-03", from: 38)
    #expect(try plan(timed).notes.isEmpty && plan(timed).track.dayReason == nil)
    let marks = Track(
      file: "marks.gpx", waypoints: [Waypoint(name: "Hut", point: TrackPoint(coordinate: try at(38, -9)))])
    #expect(try plan(marks).notes.isEmpty)
  }

  @Test("is not told by what is kept back")
  func keptBack() throws {
    let way = try Self.way("walk.gpx")
    var draft = try entry(
      "2026-05-05-x.md", place: NamedPlace(name: "Here", coordinate: try at(38.05, -9)))
    draft.linkedTracks = ["walk.gpx"]
    draft.keptBack = [KeptBack(.draft, at: SourcePlace(file: draft.file))]
    #expect(try plan(way, entries: [draft, try entry("2026-05-02-y.md")]).track.days.isEmpty)
    // What a published entry names stays, though a draft names it, too.
    var shown = try entry("2026-05-06-y.md")
    shown.linkedTracks = ["walk.gpx"]
    var trip = Trip(try unwrapped(Self.dates), entries: [draft, shown], tracks: [way])
    trip.filesKeptBack = [FilesKeptBack(files: ["walk.gpx"], reasons: draft.keptBack, isOutright: false)]
    try claim(planned(trip).plan.way.tracks.map { $0.days.map(\.day) }, is: [[6]])
    trip.entries[1].linkedTracks = []
    #expect(try planned(trip).plan.way.tracks.isEmpty)
  }
}

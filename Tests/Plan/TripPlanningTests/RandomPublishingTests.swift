import Claims
import Diagnostics
import Markdown
import Rounds
import Testing
import TripModel

@testable import TripPlanning

@Suite("Kept back is as good as deleted")
struct RandomPublishingTests {
  // Each kind of thing is in most of the trips, and kept back as often as not, tracks in one of six: a rule that forgets
  // one is seen by ten of these and more.
  @Test(
    "The plan is that of a trip from which everything kept back was deleted by hand",
    arguments: 0..<UInt64(Rounds.of(60, nightly: 400)))
  func sameAsDeleted(seed: UInt64) throws {
    let random = try RandomTrip(seed: seed)
    let marked = try planned(random.marked, today: "2026-05-04").plan
    let deleted = try planned(random.deleted, today: "2026-05-04").plan
    let (one, other) = (Self.words(marked), Self.words(deleted))
    claim(one, is: other, "\(Self.firstDifference(one, other))")
  }

  @Test(
    "Without prices the plan is that of a trip whose events cost nothing",
    arguments: 0..<UInt64(Rounds.of(30, nightly: 200)))
  func withoutPrices(seed: UInt64) throws {
    var priced = try RandomTrip(seed: seed).marked
    priced.settings.publish.prices = false
    var free = priced
    for index in free.events.indices { free.events[index].cost = nil }
    let (one, other) = (
      Self.words(try planned(priced).plan), Self.words(try planned(free).plan)
    )
    claim(one, is: other, "\(Self.firstDifference(one, other))")
  }

  // Numbers of trips, which change only with what is random here: by a rule that forgets a kind, none.
  @Test("The trips hold what is kept back, so that there is something to compare")
  func notVacuous() throws {
    let trips = try (0..<400).map { try RandomTrip(seed: UInt64($0)) }
    claim(trips.count { $0.deleted.entries.count < $0.marked.entries.count }, is: 234)
    claim(trips.count { $0.deleted.photos.count < $0.marked.photos.count }, is: 147)
    claim(trips.count { $0.deleted.pins.count < $0.marked.pins.count }, is: 173)
    claim(trips.count { $0.deleted.events.count < $0.marked.events.count }, is: 195)
    claim(trips.count { $0.deleted.attractions.count < $0.marked.attractions.count }, is: 227)
    claim(trips.count { $0.marked.events.contains { $0.cost != nil && $0.keptBack.isEmpty } }, is: 153)
    claim(trips.count { $0.deleted.tracks.count < $0.marked.tracks.count }, is: 62)
    claim(
      trips.count {
        ($0.deleted.budget?.expenses.count ?? 0) < ($0.marked.budget?.expenses.count ?? 0)
      }, is: 285)
    // Something is kept back in each of these, and its author is shown it; in one what that is shows in no plan.
    let looked = Rounds.of(20, nightly: 40)
    let same = try trips.prefix(looked).indices.filter { seed in
      let today = try day("2026-05-04")
      let author = TripPlanner.plan(trips[seed].marked, today: today, for: .author).plan
      return Self.words(author) == Self.words(try planned(trips[seed].deleted).plan)
    }
    claim(same, is: [6])
  }

  /// Everything that a plan says, the members of its dictionaries in order.
  static func words(_ plan: TripPlan) -> String {
    var plan = plan
    var entries: [String] = []
    for index in plan.journal.entries.indices {
      let entry = plan.journal.entries[index]
      entries.append("\(entry.pictures.sorted { $0.key < $1.key })\(entry.links.sorted { $0.key < $1.key })")
      plan.journal.entries[index].pictures = [:]
      plan.journal.entries[index].links = [:]
    }
    return String(describing: plan) + entries.joined()
  }

  static func firstDifference(_ one: String, _ other: String) -> String {
    let same = zip(one, other).prefix { $0 == $1 }.count
    return
      "\(one.dropFirst(max(0, same - 80)).prefix(200)) … \(other.dropFirst(max(0, same - 80)).prefix(200))"
  }
}

/// A trip with marks on some of its things, and the same one with these deleted.
private struct RandomTrip {
  private(set) var marked: Trip
  private(set) var deleted: Trip

  init(seed: UInt64) throws {
    var random = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let photos = try Self.photos(&random)
    let names = photos.map(\.file)
    var trip = Trip(
      try settings { settings in
        settings.dayStarts = try time("04:00")
        if random.isLucky(2) { settings.timeZone = ZoneRules(identifier: "Europe/Lisbon") }
        if random.isLucky(3) { settings.cover = random.any(of: names) }
        if random.isLucky(3) {
          (settings.start, settings.end) = (try day("2026-05-02"), try day("2026-05-04"))
        }
      }, photos: photos)
    trip.pins = try Self.pins(names, &random)
    trip.attractions = try Self.attractions(names, &random)
    trip.entries = try Self.entries(names, trip.pins, &random)
    trip.tracks = try Self.tracks(&random)
    trip.budget = Budget(
      total: euros(100_000), expenses: try (0..<random.number(6)).map { _ in try Self.expense(&random) })
    trip.events = try Self.events(trip.pins, &random)
    if random.isLucky(3) { trip.leftOut = [LeftOutPhoto(file: "photos/0.jpg", cause: .damaged("x"))] }
    marked = trip
    deleted = trip
    mark(&random)
    delete()
  }

  private static func photos(_ random: inout Dice) throws -> [Photo] {
    try (0..<random.number(8)).map { index in
      let taken = "2026-05-0\(1 + random.number(5)) \(10 + random.number(12)):\(10 + random.number(49))"
      return try photo(
        ["photos/\(index).jpg", "other/\(index % 3).jpg", "journal/x\(index % 3).jpg"][random.number(3)],
        random.isLucky(6) ? nil : taken, offset: random.isLucky(2) ? random.number(3) : nil,
        at: random.isLucky(2) ? place(&random) : nil)
    }.reduce(into: []) { all, photo in
      if !all.contains(where: { $0.file == photo.file }) { all.append(photo) }
    }
  }

  private static func place(_ random: inout Dice) throws -> Coordinate {
    try at(38.7 + Double(random.number(30)) / 1000, -9.1 - Double(random.number(30)) / 1000)
  }

  private static func pins(_ names: [String], _ random: inout Dice) throws -> [Pin] {
    try (0..<random.number(4)).map { index in
      let date = try day("2026-05-0\(1 + random.number(5))")
      return pin(
        ["Tower", "Café", "Pin \(index)"][random.number(3)], try place(&random),
        random.isLucky(2) ? DayAndTime(date: date, time: try time("1\(random.number(9)):30")) : nil,
        photos: random.isLucky(2) ? [random.any(of: names)].compactMap(\.self) : [])
    }
  }

  private static func attractions(_ names: [String], _ random: inout Dice) throws -> [Attraction] {
    try (0..<random.number(4)).map { index in
      var saved = Attraction(
        name: ["Tower", "Café", "Idea \(index)"][random.number(3)],
        place: line("attractions.yml", index))
      if random.isLucky(2) {
        saved.at = Written(NamedPlace(name: nil, coordinate: try place(&random)), at: saved.source)
      }
      if random.isLucky(2) {
        saved.day = DayAndTime(date: try day("2026-05-0\(1 + random.number(7))"))
      }
      saved.photos = random.isLucky(3) ? [random.any(of: names)].compactMap(\.self) : []
      return saved
    }
  }

  private static func entries(_ names: [String], _ pins: [Pin], _ random: inout Dice) throws -> [JournalEntry]
  {
    let files = (0..<random.number(6)).map { index in
      [
        "journal/2026-05-0\(1 + index % 5)-x.md", "blog/2026-05-0\(1 + index % 3)-x.md",
        "journal/x\(index).md",
      ][
        random.number(3)]
    }
    return try Set(files).sorted().map { file in
      let shown = (0..<random.number(3)).compactMap { _ in random.any(of: names) }
      let name = random.isLucky(2) ? random.any(of: pins.map(\.title)) ?? "Lisbon" : nil
      var made = try entry(
        file, time: random.isLucky(2) ? .timeOfDay(try time("1\(random.number(9)):15")) : nil,
        title: random.isLucky(2) ? "Title \(random.number(3))" : nil,
        place: try name.map {
          NamedPlace(name: $0, coordinate: random.isLucky(2) ? try place(&random) : nil)
        },
        cover: random.isLucky(3) ? random.any(of: names) : nil, shows: shown,
        text: [.paragraph([.text("Words \(random.number(9))")])])
      made.gallery = (0..<random.number(3)).compactMap { _ in random.any(of: names) }.map {
        EntryPicture(file: $0)
      }
      for file in names where random.isLucky(4) { made.captions[file] = "Caption \(random.number(9))" }
      made.lead = random.isLucky(3) ? "Lead \(random.number(9))" : nil
      for other in files where other != file && random.isLucky(2) { made.links[other] = other }
      return made
    }
  }

  private static func tracks(_ random: inout Dice) throws -> [Track] {
    try Set((0..<random.number(3)).map { _ in "tracks/2026-05-0\(1 + random.number(5))-x.gpx" }).sorted().map
    { file in
      let hour = 10 + random.number(9)
      let points = try (0..<4).map { step in
        (try place(&random), Optional("2026-05-0\(1 + random.number(5)) \(hour):\(10 + step)"))
      }
      return try track(file, [random.isLucky(2) ? points : points.map { ($0.0, nil) }])
    }
  }

  private static func events(_ pins: [Pin], _ random: inout Dice) throws -> [TripEvent] {
    try (0..<random.number(4)).map { index in
      let kind = random.any(of: TripEvent.Kind.allCases) ?? .hotel
      let first = 1 + random.number(5)
      func spot(_ random: inout Dice) throws -> NamedPlace? {
        if random.isLucky(3) { return nil }
        if random.isLucky(3) { return NamedPlace(name: random.any(of: pins.map(\.title)), coordinate: nil) }
        return NamedPlace(name: "Spot \(index)", coordinate: try place(&random))
      }
      var made = try event(
        kind, "Event \(random.number(3))", "2026-05-0\(first) 1\(random.number(9)):10",
        random.isLucky(2) ? "2026-05-0\(min(9, first + random.number(3))) 1\(random.number(9)):40" : nil,
        in: random.isLucky(2) ? "Europe/Lisbon" : nil, from: try spot(&random), to: try spot(&random),
        at: try spot(&random))
      if random.isLucky(2) {
        made.cost = try expense(&random)
        made.cost?.isBooking = true
      }
      return made
    }
  }

  private static func expense(_ random: inout Dice) throws -> Expense {
    try TripPlanningTests.expense(
      "2026-05-0\(1 + random.number(7))", 100 + random.number(9000),
      random.any(of: ["food", "fun"]) ?? "food",
      refund: random.isLucky(6), by: random.isLucky(2) ? "Ana" : nil)
  }

  /// Marks some things as a reader of the folder would, with what they name.
  private mutating func mark(_ random: inout Dice) {
    let kept = [KeptBack(.draft, at: SourcePlace(file: "x"))]
    let files = marked.photos.map(\.file) + marked.tracks.map(\.file) + marked.leftOut.map(\.file)
    for index in marked.entries.indices where random.isLucky(2) {
      marked.entries[index].keptBack = kept
      let named = Self.files(namedBy: marked.entries[index], among: files)
      marked.filesKeptBack.append(FilesKeptBack(files: named, reasons: kept))
    }
    for index in marked.pins.indices where random.isLucky(2) {
      marked.pins[index].keptBack = kept
      marked.filesKeptBack.append(FilesKeptBack(files: Set(marked.pins[index].photos), reasons: kept))
    }
    for index in marked.events.indices where random.isLucky(2) { marked.events[index].keptBack = kept }
    for index in marked.attractions.indices where random.isLucky(2) {
      marked.attractions[index].keptBack = kept
      marked.filesKeptBack.append(FilesKeptBack(files: Set(marked.attractions[index].photos), reasons: kept))
    }
    for index in (marked.budget?.expenses ?? []).indices where random.isLucky(2) {
      marked.budget?.expenses[index].keptBack = kept
    }
    if random.isLucky(4), let file = random.any(of: files) {
      marked.filesKeptBack.append(FilesKeptBack(files: [file], reasons: kept, isOutright: true))
    }
  }

  /// What a hand would delete: the things themselves, and the files that nobody else needs.
  private mutating func delete() {
    deleted = marked
    deleted.entries.removeAll { !$0.keptBack.isEmpty }
    deleted.pins.removeAll { !$0.keptBack.isEmpty }
    deleted.events.removeAll { !$0.keptBack.isEmpty }
    deleted.attractions.removeAll { !$0.keptBack.isEmpty }
    deleted.budget?.expenses.removeAll { !$0.keptBack.isEmpty }
    let files = marked.photos.map(\.file) + marked.tracks.map(\.file) + marked.leftOut.map(\.file)
    var needed = Set(deleted.entries.flatMap { Self.files(namedBy: $0, among: files) })
    needed.formUnion(deleted.pins.flatMap(\.photos))
    needed.formUnion(deleted.attractions.flatMap(\.photos))
    if let cover = deleted.settings.cover { needed.insert(cover) }
    let gone = Set(
      marked.filesKeptBack.flatMap { group in group.isOutright ? group.files : group.files.subtracting(needed)
      })
    deleted.filesKeptBack = []
    deleted.photos.removeAll { gone.contains($0.file) }
    deleted.tracks.removeAll { gone.contains($0.file) }
    deleted.leftOut.removeAll { gone.contains($0.file) }
    // A name of a file that is not there means nothing.
    for index in deleted.entries.indices {
      deleted.entries[index].pictures = deleted.entries[index].pictures.filter { !gone.contains($0.value) }
      deleted.entries[index].gallery.removeAll { gone.contains($0.file) }
      if let cover = deleted.entries[index].cover, gone.contains(cover) { deleted.entries[index].cover = nil }
      let left = Set(deleted.entries.map(\.file))
      deleted.entries[index].links = deleted.entries[index].links.filter { left.contains($0.value) }
    }
    for index in deleted.pins.indices { deleted.pins[index].photos.removeAll { gone.contains($0) } }
    for index in deleted.attractions.indices {
      deleted.attractions[index].photos.removeAll { gone.contains($0) }
    }
    if let cover = deleted.settings.cover, gone.contains(cover) { deleted.settings.cover = nil }
  }

  private static func files(namedBy entry: JournalEntry, among files: [String]) -> Set<String> {
    let stem = entry.file.split(separator: "/").last.map { $0.dropLast(3) } ?? ""
    let same = files.filter { $0.split(separator: "/").last?.dropLast(4) == stem }
    return Set(entry.pictures.values).union([entry.cover].compactMap(\.self)).union(same)
      .union(entry.gallery.map(\.file))
  }
}

import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

// Short ways to write trips down as values.

/// `2026-05-03`.
func day(_ text: String) throws -> LocalDate { try unwrapped(LocalDate(iso: text)) }

/// `14:05` or `14:05:12`.
func time(_ text: String) throws -> LocalTime {
  let parts = text.split(separator: ":").compactMap { Int($0) }
  return try unwrapped(LocalTime(hour: parts[0], minute: parts[1], second: parts.count > 2 ? parts[2] : 0))
}

/// `2026-05-03 14:05`.
func clock(_ text: String) throws -> LocalDateTime {
  LocalDateTime(date: try day(String(text.prefix(10))), time: try time(String(text.dropFirst(11))))
}

func hours(_ hours: Int) throws -> UTCOffset { try unwrapped(UTCOffset(seconds: hours * 3600)) }

/// The instant at which a clock with that offset shows a time.
func instant(_ text: String, _ offset: Int) throws -> Instant {
  Instant(seconds: try clock(text).clockSeconds - offset * 3600)
}

func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}

/// A picture of 4000 by 3000 pixels; `taken` like `2026-05-03 14:05`.
func photo(
  _ file: String, _ taken: String? = nil, offset: Int? = nil, at place: Coordinate? = nil,
  model: String? = nil,
  width: Int = 4000, height: Int = 3000, subsecond: String = ""
) throws -> Photo {
  var photo = Photo(
    file: file, contentHash: file, width: width, height: height, cameraClock: try taken.map(clock),
    offset: try offset.map(hours), coordinate: place, camera: Camera(model: model))
  (photo.subsecond, photo.timeSource) = (subsecond, taken == nil ? .none : .original)
  return photo
}

/// An entry whose file's name begins with its day.
func entry(
  _ file: String, time claim: JournalEntry.TimeClaim? = nil, title: String? = nil, place: NamedPlace? = nil,
  cover: String? = nil, shows pictures: [String] = [], text: [Block] = []
) throws -> JournalEntry {
  let name = file.split(separator: "/").last.map(String.init) ?? file
  let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  let date = LocalDate(iso: stem.prefix(10))
  let source = SourcePlace(file: file)
  let images = pictures.map { file in
    Block.paragraph([.image(MarkdownImage(source: file, title: "", alternative: "", line: 1))])
  }
  var entry = JournalEntry(
    file: file, slugWish: String(date == nil ? stem[...] : stem.dropFirst(11)),
    title: title.map { Written($0, at: source) }, day: date.map { .fileName($0) }, time: claim,
    body: MarkdownDocument(blocks: text + images),
    pictures: Dictionary(pictures.map { ($0, $0) }, uniquingKeysWith: { first, _ in first }))
  entry.place = place.map { Written($0, at: source) }
  entry.cover = cover
  return entry
}

func pin(
  _ title: String, _ place: Coordinate, _ time: DayAndTime? = nil, photos: [String] = []
) -> Pin {
  // Each stands in a line of its own.
  let line = SourceSpan(line: 1, column: 1, text: "\(title), \(place)")
  return Pin(
    title: title, coordinate: place, time: time, photos: photos,
    place: SourcePlace(file: "pins.yml", span: line))
}

/// An expense in euros and cents.
func expense(
  _ date: String, _ cents: Int, _ category: String = "food", refund: Bool = false, by payer: String? = nil,
  shares: [(String, Int)] = []
) throws -> Expense {
  Expense(
    when: DayAndTime(date: try day(date)), category: category,
    amount: Money(minorUnits: cents, currency: .euro),
    isRefund: refund, what: category, paidBy: payer,
    shares: shares.map { Expense.Share(traveller: $0.0, parts: $0.1) }, place: SourcePlace(file: "budget.yml")
  )
}

func euros(_ cents: Int) -> Money { Money(minorUnits: cents, currency: .euro) }

func settings(_ change: (inout TripSettings) throws -> Void) rethrows -> TripSettings {
  var settings = TripSettings()
  try change(&settings)
  return settings
}

/// A track of points, each with its time as `2026-05-03 14:05` in UTC, or without.
func track(_ file: String, _ segments: [[(Coordinate, String?)]], waypoints: [Waypoint] = []) throws -> Track
{
  var track = Track(
    file: file,
    segments: try segments.map { segment in
      try segment.map { TrackPoint(coordinate: $0.0, instant: try $0.1.map { try instant($0, 0) }) }
    }, waypoints: waypoints)
  let name = file.split(separator: "/").last ?? ""
  track.namedDay = LocalDate(iso: name.prefix(10)).map { .fileName($0) }
  return track
}

/// The plan of one trip, with what had to be said about it.
func planned(_ trip: Trip, today: String = "2026-05-04") throws -> (plan: TripPlan, diagnostics: [Diagnostic])
{
  let result = TripPlanner.plan(trip, today: try day(today))
  return (result.plan, result.diagnostics)
}

extension Trip {
  init(
    _ settings: TripSettings = TripSettings(), entries: [JournalEntry] = [], photos: [Photo] = [],
    pins: [Pin] = [],
    budget: Budget? = nil, tracks: [Track] = []
  ) {
    self.init(
      folderName: "lisbon", settings: settings, entries: entries, photos: photos, pins: pins, budget: budget,
      tracks: tracks)
  }
}

/// An event that begins (and ends) at a time like `2026-05-03 14:05`, in a zone where one is named.
func event(
  _ kind: TripEvent.Kind, _ title: String, _ start: String, _ end: String? = nil, in zone: String? = nil,
  endIn endZone: String? = nil, from: NamedPlace? = nil, to: NamedPlace? = nil, at: NamedPlace? = nil
) throws -> TripEvent {
  func moment(_ text: String, _ zone: String?) throws -> TripEvent.Time {
    let date = try day(String(text.prefix(10)))
    guard text.count > 10 else { return TripEvent.Time(DayAndTime(date: date)) }
    let rules = zone.flatMap { ZoneRules(identifier: $0) }
    let local = try clock(text)
    return TripEvent.Time(
      DayAndTime(date: date, time: local.time, offset: rules?.offset(atLocal: local)), zone: rules)
  }
  let source = SourcePlace(file: "itinerary.yml")
  var event = TripEvent(
    kind: kind, title: title, start: try moment(start, zone),
    end: try end.map { try moment($0, endZone ?? zone) },
    place: source)
  event.from = from.map { Written($0, at: source) }
  event.to = to.map { Written($0, at: source) }
  event.at = at.map { Written($0, at: source) }
  return event
}

/// A name with its position.
func spot(_ name: String, _ latitude: Double, _ longitude: Double) throws -> NamedPlace {
  NamedPlace(name: name, coordinate: try at(latitude, longitude))
}

/// A line of a file: no two things stand in the same.
func line(_ file: String, _ index: Int) -> SourcePlace {
  SourcePlace(file: file, span: SourceSpan(line: index + 1, column: 1, text: ""))
}

import Importing
import JSONText
import TripModel

/// What of the files of an export is of the trip's days, while they are read.
final class TimelineGathering {
  let request: ImportRequest
  let book: AccountBook
  /// Homes that the export itself names: of what lies there nothing is taken either.
  let homes: [PrivateCircle]
  private(set) var fixes: [TimelineFix] = []
  /// When one was where nothing is told: no line leads over these times.
  private(set) var hidden: [Int] = []
  var rides: [TimelineRide] = []
  var visits: [TimelineVisit] = []
  var notes: [EntryDraft] = []
  /// The first and the last time of all, on whatever day.
  private(set) var span: ClosedRange<Int>?
  /// Whether there were more positions than any trip has.
  private(set) var isFull = false

  /// The trip's days from midnight to midnight by its clocks; nil where these or the days are unknown.
  private let window: ClosedRange<Int>?
  /// The same and some hours on either side, by whatever clocks.
  private let wideWindow: ClosedRange<Int>?

  /// Positions of one trip: more than a year of them, one every twenty seconds.
  static let most = 2_000_000

  init(_ request: ImportRequest, homes: [PrivateCircle], book: AccountBook) {
    (self.request, self.homes, self.book) = (request, homes, book)
    guard let days = request.days else {
      (window, wideWindow) = (nil, nil)
      return
    }
    let first = LocalDateTime(date: days.lowerBound, time: .midnight).clockSeconds
    let end = LocalDateTime(date: days.upperBound + 1, time: .midnight).clockSeconds
    wideWindow = first - 86_400...end + 86_400
    window = request.zone.map { zone in
      func seconds(_ clock: Int) -> Int {
        clock - zone.offset(atLocal: LocalDateTime(clockSeconds: clock)).seconds
      }
      let start = seconds(first)
      return start...max(start, seconds(end) - 1)
    }
  }

  // MARK: Days

  /// Whether it was on one of the days.
  func wants(_ time: TimelineTime) -> Bool {
    if let window { return window.contains(time.instant.seconds) }
    return request.wants(Moment(instant: time.instant, offset: time.offset ?? .utc).local.date)
  }

  /// Whether what lasted so long may have been on one of the days.
  func mayWant(from start: TimelineTime?, to end: TimelineTime?) -> Bool {
    guard let wideWindow, let start, let end else { return true }
    return start.instant.seconds <= wideWindow.upperBound && end.instant.seconds >= wideWindow.lowerBound
  }

  /// What clocks there showed.
  func local(_ time: TimelineTime) -> LocalDateTime {
    let offset = time.offset ?? request.zone?.offset(at: time.instant) ?? .utc
    return Moment(instant: time.instant, offset: offset).local
  }

  func note(_ time: TimelineTime) {
    let seconds = time.instant.seconds
    span = span.map { min($0.lowerBound, seconds)...max($0.upperBound, seconds) } ?? seconds...seconds
  }

  // MARK: Positions

  func isPrivate(_ position: Coordinate) -> Bool {
    request.isPrivate(position) || homes.contains { $0.contains(position) }
  }

  /// Takes a position, if it is of the trip, and says what became of it.
  func take(_ position: Coordinate?, at time: TimelineTime?, _ rank: TimelineFix.Rank) -> FieldFate {
    guard let time else { return .notNeeded }
    note(time)
    guard let position, wants(time) else { return .notNeeded }
    let fate = self.fate(of: position, at: time)
    if fate == .used { add([TimelineFix(seconds: time.instant.seconds, position: position, rank: rank)]) }
    return fate
  }

  /// What becomes of a position of the trip.
  func fate(of position: Coordinate, at time: TimelineTime) -> FieldFate {
    guard isPrivate(position) else { return .used }
    if hidden.count < Self.most { hidden.append(time.instant.seconds) }
    return .kept
  }

  func add(_ more: [TimelineFix]) {
    let room = max(0, Self.most - fixes.count)
    isFull = isFull || more.count > room
    fixes += more.prefix(room)
  }
}

extension AccountBook {
  /// Counts fields of an item that have fates of their own, and the rest of it by a table.
  func count(
    _ item: JSONNode, of file: String, at path: String, by fates: FieldFates, besides parts: [TimelinePart]
  ) {
    let names = Set(parts.map(\.name))
    let rest = item.fields.filter { !names.contains($0.name) }
    count(JSONNode(.record(rest), line: item.line), of: file, at: path, by: fates)
    for part in parts {
      for field in item.fields where field.name == part.name {
        part.count(field.value, in: self, of: file, at: path + "." + part.name)
      }
    }
  }
}

/// A field of an item whose values are not counted by the item's table.
struct TimelinePart {
  var name: String
  /// Of a record or value as a whole; nil for what its own table says.
  var fate: FieldFate?
  /// Of a list, of each of its items in their order; what is behind these is not needed.
  var items: [FieldFate]?
  /// What becomes of what is used of it.
  var fates: FieldFates

  init(_ name: String, _ fate: FieldFate?, _ fates: FieldFates = [:]) {
    (self.name, self.fate, self.fates) = (name, fate == .used ? nil : fate, fates)
  }

  init(_ name: String, items: [FieldFate], _ fates: FieldFates) {
    (self.name, self.items, self.fates) = (name, items, fates)
  }

  fileprivate func count(_ value: JSONNode, in book: AccountBook, of file: String, at path: String) {
    guard let items, let list = value.items else {
      return book.count(value, of: file, at: path, by: fates, all: fate)
    }
    for (place, item) in list.enumerated() {
      let fate = items.indices.contains(place) ? items[place] : .notNeeded
      book.count(item, of: file, at: path + "[]", by: fates, all: fate == .used ? nil : fate)
    }
  }
}

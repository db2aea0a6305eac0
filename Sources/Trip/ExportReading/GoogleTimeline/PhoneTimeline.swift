import Importing
import JSONText
import TripModel

/// Reads the segments and signals of a telephone's Timeline, one by one.
struct PhoneTimeline {
  let gathering: TimelineGathering
  /// The file that is read.
  let file: String

  private var book: AccountBook { gathering.book }

  // MARK: Segments

  /// A path, a stay, a ride or a memory.
  func take(segment item: JSONNode, at path: String) {
    let (start, end) = (
      Self.time(item, "startTime", offset: "startTimeTimezoneUtcOffsetMinutes"),
      Self.time(item, "endTime", offset: "endTimeTimezoneUtcOffsetMinutes")
    )
    for time in [start, end].compactMap(\.self) { gathering.note(time) }
    guard gathering.mayWant(from: start, to: end) else {
      return book.count(item, of: file, at: path, by: TimelineFates.segment, all: fateOfOthers(item))
    }
    if let points = item["timelinePath"]?.items {
      take(points, of: item, at: path, from: start)
    } else if let visit = item["visit"], visit.isRecord {
      take(visit, of: item, at: path, from: start, to: end)
    } else if let ride = item["activity"], ride.isRecord {
      take(ride, of: item, at: path, start, end)
    } else if let memory = item["timelineMemory"] {
      let isTaken = start.map { takesNote(of: memory, at: $0) } ?? false
      book.count(item, of: file, at: path, by: TimelineFates.segment, all: isTaken ? nil : .notNeeded)
    } else {
      book.count(item, of: file, at: path, by: TimelineFates.segment)
    }
  }

  /// A time with how far clocks there were ahead of UTC: the offset in the time itself is that of wherever the telephone
  /// was when it made the file.
  private static func time(_ item: JSONNode, _ name: String, offset: String) -> TimelineTime? {
    guard var time = TimelineTime(item[name]) else { return nil }
    if let minutes = TimelineValue.number(item[offset]), abs(minutes) <= 1080,
      let told = UTCOffset(seconds: Int(minutes) * 60)
    {
      time.offset = told
    }
    return time
  }

  /// What is of other days is not needed; what is at home is nobody's business on any day.
  private func fateOfOthers(_ item: JSONNode) -> FieldFate {
    let kind = item["visit", "topCandidate", "semanticType"]?.text
    return TimelineWords.isPrivate(kind) ? .kept : .notNeeded
  }

  // MARK: Paths

  private func take(_ points: [JSONNode], of item: JSONNode, at path: String, from start: TimelineTime?) {
    let times = Self.times(of: points, from: start)
    let fates = zip(points, times).map { point, time in
      gathering.take(TimelineValue.position(point["point"]), at: time, .timed)
    }
    if fates.allSatisfy({ $0 == .notNeeded }) {
      return book.count(item, of: file, at: path, by: TimelineFates.segment, all: .notNeeded)
    }
    book.count(
      item, of: file, at: path, by: TimelineFates.segment,
      apart: [FieldPart("timelinePath", items: fates, by: TimelineFates.pathPoint)])
  }

  /// The times of points. iPhones tell minutes alone: points that share one are spread over it, in their order.
  private static func times(of points: [JSONNode], from start: TimelineTime?) -> [TimelineTime?] {
    var times = points.map { point -> TimelineTime? in
      if let time = TimelineTime(point["time"]) { return time }
      guard let start, let minutes = TimelineValue.number(point["durationMinutesOffsetFromStartTime"]),
        (0...1_000_000).contains(minutes)
      else { return nil }
      return TimelineTime(start, after: Int(minutes * 60))
    }
    var first = 0
    while first < times.count {
      let run = times[first...].prefix { $0?.instant == times[first]?.instant }.count
      for step in 1..<max(1, run) {
        times[first + step] = times[first + step].flatMap { TimelineTime($0, after: step * 60 / run) }
      }
      first += max(1, run)
    }
    return times
  }

  // MARK: Stays, rides and memories

  private func take(
    _ visit: JSONNode, of item: JSONNode, at path: String, from start: TimelineTime?, to end: TimelineTime?
  ) {
    let place = visit["topCandidate"]
    let position = TimelineValue.position(place?["placeLocation"])
    var fate = fateOfOthers(item)
    if fate != .kept, let position, let start,
      gathering.request.wants(gathering.local(start, at: position).date)
    {
      fate = gathering.isPrivate(position) ? .kept : .used
      if fate == .used {
        gathering.visits.append(
          TimelineVisit(
            name: nil, position: position, start: gathering.local(start, at: position),
            end: end.map { gathering.local($0, at: position) },
            place: (place?["placeId"] ?? place?["placeID"])?.text))
        gathering.noteClock(of: start, at: position)
      }
    }
    book.count(
      item, of: file, at: path, by: TimelineFates.segment, all: fate == .used ? nil : fate)
  }

  private func take(
    _ ride: JSONNode, of item: JSONNode, at path: String, _ start: TimelineTime?, _ end: TimelineTime?
  ) {
    let (from, to) = (TimelineValue.position(ride["start"]), TimelineValue.position(ride["end"]))
    let ends = [gathering.take(from, at: start, .spread), gathering.take(to, at: end, .spread)]
    let isWanted = [(start, from), (end, to)].contains { time, place in
      time.map { gathering.wants($0, at: place) } ?? false
    }
    guard isWanted else {
      return book.count(item, of: file, at: path, by: TimelineFates.segment, all: .notNeeded)
    }
    gathering.add(TimelineWords.activity(ride["topCandidate", "type"]?.text), from: start, to: end)
    book.count(item.without(["activity"]), of: file, at: path, by: TimelineFates.segment)
    book.count(
      ride, of: file, at: path + ".activity", by: TimelineFates.activity,
      apart: zip(["start", "end"], ends).map { FieldPart($0, $1, by: TimelineFates.rideEnd) })
  }

  /// What the traveller wrote of a day.
  private func takesNote(of memory: JSONNode, at start: TimelineTime) -> Bool {
    let text = memory["note"]?.filledText ?? memory["note", "note"]?.filledText
    let day = gathering.local(start, at: nil).date
    guard let text, gathering.request.wants(day) else { return false }
    var entry = EntryDraft(day: day, key: "\(start.instant.seconds) \(text)")
    entry.identity = String(start.instant.seconds)
    (entry.text, entry.isPrivate) = (PlainTextMarkdown.markdown(of: text), true)
    gathering.notes.append(entry)
    gathering.noteClock(of: start, at: nil)
    return true
  }

  // MARK: Signals

  /// A position of the last weeks as it was measured, what the telephone took one to be doing, or the networks near by.
  func take(signal item: JSONNode, at path: String) {
    var fate: FieldFate?
    if let position = item["position"] {
      let time = TimelineTime(position["timestamp"])
      fate =
        TimelineValue.isVague(position["accuracyMeters"])
        ? .notNeeded : gathering.take(TimelineValue.position(position), at: time, .measured)
    } else if item["wifiScan"] != nil {
      fate = .kept
    } else if item["activityRecord"] != nil {
      fate = .notNeeded
    }
    book.count(item, of: file, at: path, by: TimelineFates.signal, all: fate == .used ? nil : fate)
  }
}

extension TimelineTime {
  /// So many seconds after another.
  init?(_ start: TimelineTime, after seconds: Int) {
    guard abs(seconds) < 1_000_000_000 else { return nil }
    self = start
    instant = Instant(seconds: start.instant.seconds + seconds)
  }
}

extension TimelineGathering {
  /// Remembers by what one moved.
  func add(_ activity: String?, from start: TimelineTime?, to end: TimelineTime?) {
    guard let activity, let start, let end, start.instant < end.instant, rides.count < Self.most else {
      return
    }
    rides.append(TimelineRide(seconds: start.instant.seconds...end.instant.seconds, activity: activity))
  }
}

import Importing
import JSONText
import TripModel

/// Reads the months of Takeout's semantic history, a ride or stay after the other.
struct MonthlyTimeline {
  let gathering: TimelineGathering
  /// The file that is read.
  let file: String

  private static let list = "timelineObjects[]"
  private var book: AccountBook { gathering.book }

  func take(_ item: JSONNode) {
    if let ride = item["activitySegment"], ride.isRecord {
      take(ride: ride, of: item)
    } else if let visit = item["placeVisit"], visit.isRecord {
      take(visit: visit, of: item)
    } else {
      book.count(item, of: file, at: Self.list, by: TimelineFates.month)
    }
  }

  private static func time(_ item: JSONNode, _ name: String) -> TimelineTime? {
    TimelineTime(item["duration", name]) ?? TimelineTime(item["duration", name + "Ms"])
  }

  // MARK: Rides

  private func take(ride: JSONNode, of item: JSONNode) {
    let (start, end) = (Self.time(ride, "startTimestamp"), Self.time(ride, "endTimestamp"))
    for time in [start, end].compactMap(\.self) { gathering.note(time) }
    guard let start, gathering.mayWant(from: start, to: end ?? start),
      isWanted(start, at: ride["startLocation"]) || isWanted(end, at: ride["endLocation"])
    else { return book.count(item, of: file, at: Self.list, by: TimelineFates.month, all: .notNeeded) }
    gathering.add(TimelineWords.activity(ride["activityType"]?.text), from: start, to: end)
    let raw = ride["simplifiedRawPath", "points"]?.items ?? []
    let measured = raw.map { point -> FieldFate in
      if TimelineValue.isVague(point["accuracyMeters"]) { return .notNeeded }
      let time = TimelineTime(point["timestamp"]) ?? TimelineTime(point["timestampMs"])
      return gathering.take(TimelineValue.position(point), at: time, .timed)
    }
    let parts = [
      FieldPart("startLocation", take(ride["startLocation"], at: start), by: TimelineFates.end),
      FieldPart("endLocation", take(ride["endLocation"], at: end), by: TimelineFates.end),
    ]
    // What was measured tells the way better than what a map made of it.
    let isMeasured = measured.contains { $0 != .notNeeded }
    let waypoints = isMeasured ? [] : spread(ride, from: start, to: end)
    let paths: Set = ["simplifiedRawPath", "waypointPath"]
    let path = Self.list + ".activitySegment"
    countRest(of: item, but: "activitySegment")
    book.count(
      ride.without(paths), of: file, at: path, by: TimelineFates.segmentOfMonth, apart: parts)
    count(
      ride["simplifiedRawPath"], "points", measured, TimelineFates.rawPoint, at: path + ".simplifiedRawPath")
    count(ride["waypointPath"], "waypoints", waypoints, TimelineFates.waypoint, at: path + ".waypointPath")
  }

  private func isWanted(_ time: TimelineTime?, at place: JSONNode?) -> Bool {
    time.map { gathering.wants($0, at: TimelineValue.position(place)) } ?? false
  }

  private func take(_ place: JSONNode?, at time: TimelineTime?) -> FieldFate? {
    guard let place else { return nil }
    return gathering.take(TimelineValue.position(place), at: time, .spread)
  }

  /// Points without times, at as even a pace as gets one from the start to the end.
  private func spread(_ ride: JSONNode, from start: TimelineTime, to end: TimelineTime?) -> [FieldFate] {
    let points = ride["waypointPath", "waypoints"]?.items ?? []
    let places = points.map { TimelineValue.position($0) }
    var along: [Double] = []
    var (metres, last) = (0.0, Coordinate?.none)
    for place in places {
      if let place, let last { metres += last.distance(to: place) }
      last = place ?? last
      along.append(metres)
    }
    // Where no end is told, as a walk.
    let told = end.map { $0.instant.seconds - start.instant.seconds } ?? 0
    let seconds = told > 0 ? Double(min(told, 7 * 86_400)) : min(metres, 1e6)
    return places.indices.map { place in
      let share = metres > 0 ? along[place] / metres : 0
      return gathering.take(
        places[place], at: TimelineTime(start, after: Int((share * seconds).rounded())), .spread)
    }
  }

  // MARK: Stays

  private func take(visit: JSONNode, of item: JSONNode) {
    let (start, end) = (Self.time(visit, "startTimestamp"), Self.time(visit, "endTimestamp"))
    for time in [start, end].compactMap(\.self) { gathering.note(time) }
    let candidates = visit["otherCandidateLocations"]?.items ?? []
    let own = visit["location"].flatMap { TimelineValue.position($0) }
    let other = own == nil ? candidates.firstIndex { TimelineValue.position($0) != nil } : nil
    let place = own == nil ? other.map { candidates[$0] } : visit["location"]
    var fate = FieldFate.notNeeded
    if TimelineWords.isPrivate(visit["location", "semanticType"]?.text)
      || TimelineWords.isPrivate(place?["semanticType"]?.text)
    {
      fate = .kept
    } else if let place, let position = TimelineValue.position(place), let start,
      gathering.request.wants(gathering.local(start, at: position).date)
    {
      fate = gathering.isPrivate(position) ? .kept : .used
      if fate == .used {
        gathering.visits.append(
          TimelineVisit(
            name: place["name"]?.filledText, position: position,
            start: gathering.local(start, at: position), end: end.map { gathering.local($0, at: position) },
            place: place["placeId"]?.text))
        gathering.noteClock(of: start, at: position)
      }
    }
    guard fate == .used else {
      return book.count(item, of: file, at: Self.list, by: TimelineFates.month, all: fate)
    }
    countRest(of: item, but: "placeVisit")
    let others = candidates.indices.map { $0 == other ? FieldFate.used : .notNeeded }
    book.count(
      visit, of: file, at: Self.list + ".placeVisit", by: TimelineFates.visit,
      apart: [
        FieldPart("location", own == nil ? .notNeeded : .used, by: TimelineFates.place),
        FieldPart("otherCandidateLocations", items: others, by: TimelineFates.place),
      ])
  }

  // MARK: Counting

  /// What stands beside the one field of an item.
  private func countRest(of item: JSONNode, but name: String) {
    book.count(item.without([name]), of: file, at: Self.list, by: TimelineFates.month)
  }

  /// A path: its points, and what else is told of it.
  private func count(
    _ path: JSONNode?, _ name: String, _ fates: [FieldFate], _ table: FieldFates, at place: String
  ) {
    guard let path else { return }
    guard path.isRecord else { return book.count(path, of: file, at: place, by: TimelineFates.path) }
    book.count(
      path, of: file, at: place, by: TimelineFates.path, apart: [FieldPart(name, items: fates, by: table)])
  }
}

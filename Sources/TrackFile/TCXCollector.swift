import XMLText

/// Builds a document from the events of Garmin's Training Center XML, version 2: activities and courses.
struct TCXCollector: TrackCollector {
  private(set) var gathered: TrackGathering
  /// The elements that are open below the outermost one.
  private var open: [TrackWord] = []
  private var text: [UInt8] = []
  private var point = Point()
  /// Whether the next track goes on where the lap before ended.
  private var isNewLap = false

  /// What is known of the point that is open.
  private struct Point {
    var name: String?
    var note: String?
    var latitude: Double?
    var longitude: Double?
    var elevation: Double?
    var time: Double?
    var line = 0
    /// A point without a position is a pause, or a watch in a hall: nothing is wrong with it.
    var hasPosition = false
  }

  private static let longestText = 64 * 1024

  init(most: Int) { gathered = TrackGathering(most: most) }

  mutating func start(_ word: TrackWord, _ element: XMLElement) {
    open.append(word)
    text.removeAll(keepingCapacity: true)
    switch word {
    case .activity, .course, .track, .trackpoint, .coursePoint: begin(word, element)
    case .lap: isNewLap = true
    default: break
    }
  }

  private mutating func begin(_ word: TrackWord, _ element: XMLElement) {
    guard gathered.size.takesOneMore() else { return }
    switch word {
    case .activity, .course: gathered.document.tracks.append(RecordedTrack())
    case .track: beginSegment()
    default: point = Point(line: element.line)
    }
  }

  mutating func add(_ letters: XMLLetters) {
    switch open.last {
    case .clock, .latitude, .longitude, .altitude, .title, .notes:
      letters.append(to: &text, upTo: Self.longestText)
    default: break
    }
  }

  mutating func end() {
    let parent = open.dropLast().last
    switch open.popLast() {
    case .clock where parent == .trackpoint || parent == .coursePoint:
      point.time = trackTime(text)
      if point.time == nil { gathered.badTimes.note(line: point.line) }
    case .latitude: (point.latitude, point.hasPosition) = (decimalNumber(text), true)
    case .longitude: (point.longitude, point.hasPosition) = (decimalNumber(text), true)
    case .altitude: point.elevation = decimalNumber(text).flatMap(plausibleHeight)
    case .title where parent == .course: name(trimmed(String(decoding: text, as: UTF8.self)))
    case .title: point.name = trimmed(String(decoding: text, as: UTF8.self))
    case .notes where parent == .coursePoint: point.note = trimmed(String(decoding: text, as: UTF8.self))
    case .trackpoint: takePoint()
    case .coursePoint: takeMark()
    default: break
    }
  }

  /// A lap is no break: its first track goes on with the last one of the lap before. Two tracks within one are parted by a pause.
  private mutating func beginSegment() {
    guard let last = gathered.document.tracks.indices.last else { return }
    if !isNewLap || gathered.document.tracks[last].segments.isEmpty {
      gathered.document.tracks[last].segments.append([])
    }
    isNewLap = false
  }

  private mutating func name(_ name: String?) {
    guard let last = gathered.document.tracks.indices.last else { return }
    gathered.document.tracks[last].name = gathered.document.tracks[last].name ?? name
  }

  private mutating func takePoint() {
    guard let place = finishedPoint(), let track = gathered.document.tracks.indices.last,
      let segment = gathered.document.tracks[track].segments.indices.last
    else { return }
    gathered.document.tracks[track].segments[segment].append(place)
  }

  private mutating func takeMark() {
    guard let place = finishedPoint() else { return }
    gathered.document.waypoints.append(MarkedPoint(name: point.name, note: point.note, point: place))
  }

  /// Where the point is that just ended; one that is not on the Earth is counted.
  private mutating func finishedPoint() -> GeoPoint? {
    guard point.hasPosition else { return nil }
    if let latitude = point.latitude, let longitude = point.longitude,
      let place = GeoPoint(
        latitude: latitude, longitude: longitude, elevation: point.elevation, time: point.time)
    {
      return place
    }
    gathered.badPoints.note(line: point.line)
    return nil
  }
}

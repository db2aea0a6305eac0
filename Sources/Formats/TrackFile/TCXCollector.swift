import XMLText

/// Builds a document from the events of Garmin's Training Center XML, version 2: activities and courses.
struct TCXCollector: TrackCollector {
  private(set) var gathered: TrackGathering
  /// The elements that are open below the outermost one.
  private var open: [TrackWord] = []
  private var text: [UInt8] = []
  private var point = PointInMaking()
  private var texts = PointTexts()
  /// Whether the next track goes on where the lap before ended.
  private var isNewLap = false

  /// A point without a position is a pause, or a watch in a hall: nothing is wrong with it.
  private var hasPosition = false

  /// What is written about the point that is open.
  private struct PointTexts {
    var name: String?
    var note: String?
  }

  init(maximum: Int) { gathered = TrackGathering(maximum: maximum) }

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
    case .activity, .course:
      var track = RecordedTrack()
      track.activity = trimmed(element.text(named: TrackWord.sportPlace))
      gathered.document.tracks.append(track)
    case .track: beginSegment()
    default: (point, texts, hasPosition) = (PointInMaking(line: element.line), PointTexts(), false)
    }
  }

  mutating func add(_ letters: XMLLetters) {
    switch open.last {
    case .clock, .latitude, .longitude, .altitude, .title, .notes:
      letters.append(to: &text)
    default: break
    }
  }

  mutating func end() {
    let parent = open.dropLast().last
    switch open.popLast() {
    case .clock where parent == .trackpoint || parent == .coursePoint:
      point.time = trackTime(text)
      if point.time == nil { gathered.badTimes.note(line: point.line) }
      gathered.times.note(point.time, line: point.line)
    case .latitude: (point.latitude, hasPosition) = (decimalNumber(text), true)
    case .longitude: (point.longitude, hasPosition) = (decimalNumber(text), true)
    case .altitude: point.elevation = decimalNumber(text).flatMap(plausibleHeight)
    case .title where parent == .course: name(trimmed(String(decoding: text, as: UTF8.self)))
    case .title: texts.name = trimmed(String(decoding: text, as: UTF8.self))
    case .notes where parent == .coursePoint: texts.note = trimmed(String(decoding: text, as: UTF8.self))
    case .trackpoint: takePoint()
    case .coursePoint: takeMark()
    default: break
    }
  }

  /// A lap is no break: its first track goes on with the last one of the lap before. Two tracks within one are parted
  /// by a pause.
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
    gathered.document.waypoints.append(MarkedPoint(name: texts.name, note: texts.note, point: place))
  }

  /// Where the point is that just ended; one that is not on the Earth is counted.
  private mutating func finishedPoint() -> GeoPoint? {
    hasPosition ? point.finished(&gathered.badPoints) : nil
  }
}

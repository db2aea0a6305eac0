import XMLText

/// Builds a document from the events of GPX 1.0 and 1.1.
struct GPXCollector: TrackCollector {
  private(set) var gathered: TrackGathering

  private var document: TrackDocument {
    get { gathered.document }
    _modify { yield &gathered.document }
  }

  /// The elements that are open, outermost first; `other` for those that mean nothing where they stand.
  private var open: [TrackWord] = []
  private var point: PointInMaking?
  /// What a program computed between the open point of a route and the next.
  private var finer: [GeoPoint] = []
  private var texts = WaypointTexts()
  private var text: [UInt8] = []

  init(maximum: Int) { gathered = TrackGathering(maximum: maximum) }

  private var wantsText: Bool { open.last?.isText == true }

  mutating func start(_ word: TrackWord, _ element: XMLElement) {
    // Devices write the line between two points of a route into extensions of the first.
    let stands = word == .rpt ? open.contains(.rtept) : word.belongs(in: open.last)
    let accepted = stands && (!word.isThing || gathered.size.takesOneMore())
    open.append(accepted ? word : .other)
    guard accepted else { return }
    switch word {
    case .gpx: document.creator = trimmed(element.text(named: TrackWord.creatorPlace))
    case .trk: document.tracks.append(RecordedTrack())
    case .trkseg: document.tracks[document.tracks.count - 1].segments.append([])
    case .rte: document.routes.append(PlannedRoute())
    case .trkpt, .rtept, .wpt:
      point = PointInMaking(
        latitude: element.number(named: TrackWord.latPlace),
        longitude: element.number(named: TrackWord.lonPlace), line: element.line)
      if word == .wpt { texts = WaypointTexts() }
      if word == .rtept { finer.removeAll(keepingCapacity: true) }
    case .rpt: takeFiner(element)
    case .link: texts.link = texts.link ?? trimmed(element.text(named: TrackWord.hrefPlace))
    default: text.removeAll(keepingCapacity: true)
    }
  }

  mutating func add(_ letters: XMLLetters) {
    if wantsText { letters.append(to: &text) }
  }

  mutating func end() {
    switch open.popLast() {
    case .ele: takeElevation()
    case .time: takeTime()
    case .name: takeName()
    case .desc: texts.description = trimmed(string)
    case .cmt: texts.comment = trimmed(string)
    case .type: takeType()
    case .src: takeSource()
    case .sym: texts.symbol = trimmed(string)
    case .url: texts.link = texts.link ?? trimmed(string)
    case .trkpt: if let made = finishedPoint() { appendToSegment(made) }
    case .rtept: takeRoutePoint()
    case .wpt: takeWaypoint()
    default: break
    }
  }

  private var string: String { String(decoding: text, as: UTF8.self) }

  private mutating func appendToSegment(_ point: GeoPoint) {
    let track = document.tracks.count - 1
    let segment = document.tracks[track].segments.count - 1
    document.tracks[track].segments[segment].append(point)
  }

  private mutating func takeFiner(_ element: XMLElement) {
    let place = PointInMaking(
      latitude: element.number(named: TrackWord.latPlace),
      longitude: element.number(named: TrackWord.lonPlace), line: element.line)
    if let made = place.finished(&gathered.badPoints) { finer.append(made) }
  }

  private mutating func takeRoutePoint() {
    let route = document.routes.count - 1
    if let made = finishedPoint() { document.routes[route].points.append(made) }
    let last = document.routes[route].points.count - 1
    guard last >= 0, !finer.isEmpty else { return }
    document.routes[route].finer[last, default: []] += finer
    finer.removeAll(keepingCapacity: true)
  }

  private mutating func takeElevation() {
    let height = decimalNumber(text).flatMap { plausibleHeight($0) }
    point?.elevation = height
  }

  private mutating func takeTime() {
    guard point != nil, !text.allSatisfy({ $0 <= 0x20 }) else { return }
    let time = trackTime(text)
    point?.time = time
    if time == nil { gathered.badTimes.note(line: point?.line ?? 0) }
    gathered.times.note(time, line: point?.line ?? 0)
  }

  private mutating func takeName() {
    guard let name = trimmed(string) else { return }
    switch open.last {
    case .trk: document.tracks[document.tracks.count - 1].name = name
    case .rte: document.routes[document.routes.count - 1].name = name
    case .gpx, .metadata: document.name = document.name ?? name
    default: texts.name = name
    }
  }

  private mutating func takeType() {
    guard open.last == .trk else {
      texts.type = trimmed(string)
      return
    }
    document.tracks[document.tracks.count - 1].activity = trimmed(string)
  }

  /// Programs name themselves or a device there; `estimate` is Tripbook's own word.
  private mutating func takeSource() {
    let isEstimate = trimmed(string)?.lowercased() == Self.estimate
    document.tracks[document.tracks.count - 1].isEstimate = isEstimate
  }

  private static let estimate = "estimate"

  private mutating func takeWaypoint() {
    guard let place = finishedPoint() else { return }
    var mark = MarkedPoint(
      name: texts.name, note: texts.description ?? texts.comment, category: texts.type ?? texts.symbol,
      symbol: texts.symbol, link: texts.link, point: place)
    mark.comment = texts.description == nil ? nil : texts.comment
    document.waypoints.append(mark)
  }

  /// The point that just ended; one that is not on the Earth is counted instead.
  private mutating func finishedPoint() -> GeoPoint? {
    defer { point = nil }
    return point?.finished(&gathered.badPoints)
  }
}

/// What is written about the marked point whose element is open.
private struct WaypointTexts {
  var name: String?
  var description: String?
  var comment: String?
  var type: String?
  var symbol: String?
  var link: String?
}

extension TrackWord {
  /// Whether the element means something inside that parent; nil stands for the file itself.
  fileprivate func belongs(in parent: TrackWord?) -> Bool {
    switch self {
    case .gpx: parent == nil
    case .metadata, .trk, .rte, .wpt: parent == .gpx
    case .trkseg: parent == .trk
    case .trkpt: parent == .trkseg
    case .rtept: parent == .rte
    case .ele, .time: parent == .trkpt || parent == .rtept || parent == .wpt
    case .name: parent == .gpx || parent == .metadata || parent == .trk || parent == .rte || parent == .wpt
    case .type: parent == .wpt || parent == .trk
    case .src: parent == .trk
    case .desc, .cmt, .sym, .link, .url: parent == .wpt
    default: false
    }
  }

  /// Whether the element is one that the document keeps something of, however short it is.
  fileprivate var isThing: Bool {
    switch self {
    case .trk, .trkseg, .trkpt, .rte, .rtept, .rpt, .wpt: true
    default: false
    }
  }

  /// Whether the letters inside the element matter.
  fileprivate var isText: Bool {
    switch self {
    case .name, .ele, .time, .desc, .cmt, .type, .sym, .src, .url: true
    default: false
    }
  }
}

/// Metres above the sea, without the numbers by which devices say that they do not know, such as -32768.
func plausibleHeight(_ metres: Double) -> Double? {
  (-1_000...100_000).contains(metres) ? metres : nil
}

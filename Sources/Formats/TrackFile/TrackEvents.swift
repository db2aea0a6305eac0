import XMLText

/// What is found in a track, and where something is wrong in it.
struct TrackGathering {
  var document = TrackDocument()
  var size: TrackSize
  var badPoints = LineTally()
  var badTimes = LineTally()
  var times = DayLines()

  /// `maximum` things are kept.
  init(maximum: Int) { size = TrackSize(maximum: maximum) }
}

/// Builds a document out of the events of one kind of XML.
protocol TrackCollector {
  var gathered: TrackGathering { get }

  /// An element begins below the outermost one, with its word; `other` for what is no word of tracks.
  mutating func start(_ word: TrackWord, _ element: XMLElement)
  mutating func add(_ letters: XMLLetters)
  /// The innermost open element ends.
  mutating func end()
}

/// Hands the events of a track's XML to the collector of its kind, which the outermost element tells.
final class TrackEvents: XMLCollector {
  private enum Kind { case gpx, kml, tcx }

  /// Whether the file is XML of another kind.
  private(set) var isNoTrack = false
  private var kind: Kind?
  // Each by itself, since a value behind a protocol would be looked up at each of a million points.
  private var gpx: GPXCollector
  private var kml: KMLCollector
  private var tcx: TCXCollector

  /// `maximum` things are kept of the file.
  init(maximum: Int) {
    gpx = GPXCollector(maximum: maximum)
    kml = KMLCollector(maximum: maximum)
    tcx = TCXCollector(maximum: maximum)
  }

  var hasSeenEnough: Bool { isNoTrack || isTooLarge }

  private var isTooLarge: Bool {
    switch kind {
    case .gpx: gpx.gathered.size.isOver
    case .kml: kml.gathered.size.isOver
    case .tcx: tcx.gathered.size.isOver
    case nil: false
    }
  }

  var gathered: TrackGathering {
    switch kind {
    case .gpx, nil: gpx.gathered
    case .kml: kml.finished
    case .tcx: tcx.gathered
    }
  }

  func start(_ element: XMLElement) {
    let word = TrackWord(place: element.name)
    switch kind {
    // Elements of others' extensions bear names of GPX; the finer points of a route stand in such.
    case .gpx: gpx.start(element.isOfRoot || word == .rpt ? word : .other, element)
    case .kml: kml.start(word, element)
    case .tcx: tcx.start(element.isOfRoot ? word : .other, element)
    case nil:
      switch word {
      case .gpx:
        kind = .gpx
        gpx.start(word, element)
      case .kml: kind = .kml
      case .trainingCenter: kind = .tcx
      default: isNoTrack = true
      }
    }
  }

  func add(_ letters: XMLLetters) {
    switch kind {
    case .gpx: gpx.add(letters)
    case .kml: kml.add(letters)
    case .tcx: tcx.add(letters)
    case nil: break
    }
  }

  func end() {
    switch kind {
    case .gpx: gpx.end()
    case .kml: kml.end()
    case .tcx: tcx.end()
    case nil: break
    }
  }
}

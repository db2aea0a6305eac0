import XMLText

/// Builds a document from the events of KML 2.x: lines, tracks with times (`gx:Track`), and points.
///
/// OGC KML 2.3 (12-007r2), and Google's extensions, in whose namespace tracks stand that are older than it. Areas are
/// no ways, and links to other files are not followed.
struct KMLCollector: TrackCollector {
  private(set) var gathered: TrackGathering
  /// The elements that are open below the outermost one.
  private var open: [TrackWord] = []
  private var text: [UInt8] = []
  /// The line in which the innermost time begins.
  private var line = 0
  private var placemark = Placemark()
  private var tuples = TupleReader()
  private var track = TimedLine()

  /// What is known of the placemark that is open.
  private struct Placemark {
    var name: String?
    var note: String?
    var time: Double?
    var segments: [[GeoPoint]] = []
    var points: [GeoPoint] = []
  }

  init(maximum: Int) { gathered = TrackGathering(maximum: maximum) }

  mutating func start(_ word: TrackWord, _ element: XMLElement) {
    open.append(word)
    text.removeAll(keepingCapacity: true)
    switch word {
    case .placemark: if gathered.size.takesOneMore() { placemark = Placemark() }
    case .coordinates: tuples = TupleReader(line: element.line)
    case .track: track = TimedLine()
    case .coord: tuples.line = element.line
    case .when, .begin: line = element.line
    default: break
    }
  }

  mutating func add(_ letters: XMLLetters) {
    switch open.last {
    case .coordinates where !open.contains(.polygon): tuples.add(letters, &gathered)
    case .name, .description, .when, .begin, .coord: letters.append(to: &text)
    default: break
    }
  }

  mutating func end() {
    let parent = open.dropLast().last
    switch open.popLast() {
    case .name: takeName(of: parent)
    case .description where parent == .placemark: takeNote()
    case .when where parent == .track: takeTimeOfTrack()
    case .when, .begin:
      guard parent == .timeStamp || parent == .timeSpan, open.contains(.placemark) else { break }
      let time = trackTime(text)
      placemark.time = placemark.time ?? time
      // A year or a day alone is a time to KML, and none that would order a way.
      if time == nil, !text.allSatisfy({ $0 < 0x3A }) { gathered.badTimes.note(line: line) }
    case .coord where gathered.size.takesOneMore():
      track.append(tuples.place(inWords: text, &gathered.badPoints))
    case .coordinates: takeLine(of: parent)
    case .track: takeTrack()
    case .placemark: takePlacemark()
    default: break
    }
  }

  /// What was found, with the whole positions of a placemark in which the file breaks off.
  ///
  /// In GPX points that are marked are never a way; here a telephone has no other means.
  var finished: TrackGathering {
    var ended = self
    ended.tuples.dropOpen()
    ended.text = []
    while !ended.open.isEmpty { ended.end() }
    ended.gathered.document.drawPings()
    return ended.gathered
  }

  private mutating func takeTimeOfTrack() {
    guard gathered.size.takesOneMore() else { return }
    let time = trackTime(text)
    if time == nil, !text.allSatisfy({ $0 < 0x3A }) { gathered.badTimes.note(line: line) }
    track.times.append(time ?? .nan)
  }

  private var string: String { String(decoding: text, as: UTF8.self) }

  private mutating func takeName(of parent: TrackWord?) {
    guard let name = trimmed(string) else { return }
    if parent == .placemark {
      placemark.name = name
    } else if gathered.document.name == nil, !open.contains(.placemark) {
      gathered.document.name = name
    }
  }

  /// Descriptions are HTML, by hand a few words of it; a page that a program made for a balloon is no note.
  private mutating func takeNote() {
    let note = NoteText(string)
    placemark.note = note.words
    if note.isPage { gathered.document.pagesLeftOut += 1 }
  }

  private mutating func takeLine(of parent: TrackWord?) {
    guard !open.contains(.polygon) else { return }
    let points = tuples.finished(&gathered)
    switch parent {
    case .point: placemark.points += points.prefix(1)
    case .lineString, .linearRing: if !points.isEmpty { placemark.segments.append(points) }
    default: break
    }
  }

  /// The times of a track stand before its places, or between them, each its own.
  private mutating func takeTrack() {
    let points = track.timed()
    track = TimedLine()
    if !points.isEmpty { placemark.segments.append(points) }
  }

  private mutating func takePlacemark() {
    if !placemark.segments.isEmpty {
      gathered.document.tracks.append(RecordedTrack(name: placemark.name, segments: placemark.segments))
    }
    for var point in placemark.points {
      point.time = point.time ?? placemark.time
      gathered.document.waypoints.append(
        MarkedPoint(name: placemark.name, note: placemark.note, point: point))
    }
  }
}

/// Reads positions as KML writes them, `longitude,latitude,height` with white space between, out of letters that come
/// in pieces.
struct TupleReader {
  /// The line that is read.
  var line: Int
  /// Where the position begins that is read.
  private var lineOfTuple = 0
  private var points: [GeoPoint] = []
  /// The position that is read, and whether white space has come behind it.
  private var tuple: [UInt8] = []
  private var isBehind = false
  private var letters: [UInt8] = []

  init(line: Int = 0) { self.line = line }

  /// No position is longer than this.
  private static let longest = 200

  mutating func add(_ piece: XMLLetters, _ gathered: inout TrackGathering) {
    letters.removeAll(keepingCapacity: true)
    piece.append(to: &letters, upTo: .max)
    for byte in letters {
      if Self.isSpace(byte) {
        isBehind = !tuple.isEmpty
        if byte == UInt8(ascii: "\n") { line += 1 }
        continue
      }
      // Some write a blank behind their commas.
      if isBehind, byte != UInt8(ascii: ","), tuple.last != UInt8(ascii: ",") { take(&gathered) }
      isBehind = false
      if tuple.isEmpty { lineOfTuple = line }
      // One letter more than any position has tells that it is none.
      if tuple.count <= Self.longest { tuple.append(byte) }
    }
  }

  /// All that were read, when no more come.
  mutating func finished(_ gathered: inout TrackGathering) -> [GeoPoint] {
    if !tuple.isEmpty { take(&gathered) }
    defer { points = [] }
    return points
  }

  /// Forgets the position that is read, in which the file breaks off.
  mutating func dropOpen() { tuple.removeAll() }

  private mutating func take(_ gathered: inout TrackGathering) {
    if tuple.count <= Self.longest, let point = Self.point(tuple, between: { $0 == UInt8(ascii: ",") }) {
      if gathered.size.takesOneMore() { points.append(point) }
    } else {
      gathered.badPoints.note(line: lineOfTuple)
    }
    tuple.removeAll(keepingCapacity: true)
  }

  /// The same with blanks between its numbers, as `gx:coord` has them; nil for an empty one, where nobody knew the
  /// place.
  mutating func place(inWords text: [UInt8], _ bad: inout LineTally) -> GeoPoint? {
    if text.allSatisfy(Self.isSpace) { return nil }
    if text.count <= Self.longest, let point = Self.point(text, between: Self.isSpace) { return point }
    bad.note(line: line)
    return nil
  }

  /// Two or three numbers. A height of 0 stands for one that nobody knows.
  private static func point(_ text: [UInt8], between isBetween: (UInt8) -> Bool) -> GeoPoint? {
    // No latitude is like what is no number.
    var (numbers, count) = ((Double.nan, Double.nan, Double.nan), 0)
    var rest = text.drop(while: isSpace)
    while true {
      let number = decimalNumber(rest.prefix { !isBetween($0) }) ?? .nan
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: return nil
      }
      count += 1
      guard let end = rest.firstIndex(where: isBetween) else { break }
      rest = rest[(end + 1)...].drop(while: isSpace)
      if rest.isEmpty { break }
    }
    let height = numbers.2 == 0 ? nil : plausibleHeight(numbers.2)
    return GeoPoint(latitude: numbers.1, longitude: numbers.0, elevation: height)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

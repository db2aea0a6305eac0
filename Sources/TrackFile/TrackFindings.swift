import Diagnostics
import XMLText

/// In which lines something was wrong, the first hundred of them.
struct LineTally {
  private(set) var lines: [Int] = []

  mutating func note(line: Int) {
    if lines.count < 100, lines.last != line { lines.append(line) }
  }

  /// The first line with its text, which takes a walk through the file; the others without.
  func places(_ place: (Int, Bool) -> SourcePlace) -> [SourcePlace] {
    lines.enumerated().map { place($1, $0 == 0) }
  }
}

/// What was found wrong while a track was read.
struct TrackFindings {
  private let track: TrackEvents
  private let events: XMLEvents

  init(_ track: TrackEvents, _ events: XMLEvents) {
    self.track = track
    self.events = events
  }

  /// All that was found, worst first; `line` gives the bytes of a line of the file, to be shown.
  func diagnostics(file: String, isEmpty: Bool, line: (Int) -> [UInt8]?) -> [Diagnostic] {
    func place(_ number: Int, column: Int = 1, showing isShown: Bool = true) -> SourcePlace {
      let number = number + events.linesBefore
      let bytes = isShown ? line(number) ?? [] : []
      return SourcePlace(file: file, span: span(line: number, column: column, bytes: bytes))
    }
    func places(_ tally: LineTally) -> [SourcePlace] { tally.places { place($0, showing: $1) } }
    var found: [Diagnostic] = []
    if track.isNoTrack { return [.noTrack(SourcePlace(file: file))] }
    if let line = events.entityLine { found.append(.entity(place(line))) }
    if let line = events.crowdedLine { found.append(.crowded(place(line - events.linesBefore))) }
    if let failure = events.failure {
      found.append(.broken(failure.kind, place(failure.line, column: failure.column)))
    }
    found += places(track.gathered.badPoints).map { .badPoint($0) }
    found += places(track.gathered.badTimes).map { .badPointTime($0) }
    if found.isEmpty, isEmpty { found.append(.nothingInTrack(file)) }
    return found
  }
}

/// A place in a line. Of a line longer than a screen is wide, only what stands around the place is shown, and
/// the column counts from there.
/// The column is in bytes or characters, as the parser could tell.
func span(line: Int, column: Int, bytes: [UInt8]) -> SourceSpan {
  guard !bytes.contains(0) else { return SourceSpan(line: line, column: 1, text: "") }
  let end = max(0, min(column - 1, bytes.count))
  let start = bytes.count > 400 ? max(0, end - 100) : 0
  let before = String(decoding: bytes[start..<end], as: UTF8.self)
  let after = String(decoding: bytes[end...].prefix(bytes.count > 400 ? 100 : 400), as: UTF8.self)
  let text = (before + after).filter { $0 != "\r" && $0 != "\r\n" }
  return SourceSpan(line: line, column: min(before.count, max(0, text.count - 1)) + 1, text: text)
}

extension Diagnostic {
  static func unreadableTrack(_ file: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, .unreadable, "This track cannot be read: \(reason)", at: SourcePlace(file: file),
      advice: "Check that the file is there and that you may open it.")
  }

  static func emptyFile(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .emptyTrack, "This track is an empty file", at: SourcePlace(file: file),
      advice: "Export the track again from the device or program that recorded it.")
  }

  static func hugeTrack(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "This track is larger than \(GeoJSONTrack.largest >> 20) MB",
      at: SourcePlace(file: file),
      advice: "Save it as GPX, which is read piece by piece, or in several files.")
  }

  static func brokenJSON(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "The track is broken here: this is not JSON", at: place,
      advice: "Only what stands before is used; export the track again for the rest.")
  }

  static func pointsOffTheEarth(_ file: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .error, .badTrackPoint,
      count == 1
        ? "A point was left out: there is no such latitude and longitude"
        : "\(count) points were left out: there is no such latitude and longitude",
      at: SourcePlace(file: file), advice: "Write a point like `[-9.2160, 38.6916]`, the longitude first.")
  }

  static func nothingInTrack(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyTrack, "This track holds no point", at: SourcePlace(file: file),
      advice: "Delete the file, or export the track again from the device or program that recorded it.")
  }

  fileprivate static func noTrack(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "This file is not a track in GPX, KML or TCX", at: place,
      advice: "Export the track as GPX; if it is something else, give the file the ending that fits.")
  }

  fileprivate static func entity(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .entityInTrack,
      "The track defines abbreviations of its own, as harmful files do, so nothing below was read", at: place,
      advice: "Delete the lines that begin with `<!ENTITY`, or export the track again.")
  }

  fileprivate static func crowded(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "An element of this track has over \(AttributeCount.most) attributes", at: place,
      advice: "Only what stands before is used; export the track again for the rest.")
  }

  fileprivate static func badPoint(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrackPoint, "A point was left out: there is no such latitude and longitude", at: place,
      advice:
        "Write a point as the others are written: in GPX `lat=\"38.6916\" lon=\"-9.2160\"`, in KML `-9.2160,38.6916`."
    )
  }

  fileprivate static func badPointTime(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .badTime, "A point of the track has a time that does not exist, so it has none", at: place,
      advice: "Write a time like `2026-05-03T14:05:12Z`.")
  }

  fileprivate static func broken(_ kind: XMLFailure.Kind, _ place: SourcePlace) -> Diagnostic {
    let (message, advice) = wordsForBrokenXML(kind)
    return Diagnostic(.error, .badTrack, message, at: place, advice: advice)
  }
}

/// What is wrong with XML, for the mistakes that happen to tracks, and a way out.
private func wordsForBrokenXML(_ kind: XMLFailure.Kind) -> (message: String, advice: String) {
  let again = "Only what stands before is used; export the track again for the rest."
  return switch kind {
  case .breaksOff: ("The track breaks off before its end", again)
  case .notClosed: ("The track is broken here: something that opens here or above is not closed", again)
  case .bareSign:
    ("The track is broken here: a text holds a bare `&` or `<`", "Write `&amp;` or `&lt;` instead.")
  case .encoding:
    ("The track is broken here: this is not text in the encoding that the file names", again)
  case .notXML:
    (
      "This file is not a track in GPX, KML or TCX",
      "Export the track as GPX; if it is something else, give the file the ending that fits."
    )
  case .other: ("The track is broken here", again)
  }
}

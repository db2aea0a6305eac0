import Diagnostics
import JSONText
import XMLText

/// In which lines something was wrong, the first hundred of them.
struct LineTally {
  private(set) var lines: [Int] = []

  mutating func note(line: Int) {
    if lines.count < 100, lines.last != line { lines.append(line) }
  }

  mutating func note(_ others: LineTally) { for line in others.lines { note(line: line) } }

  /// The first line with its text, which takes a walk through the file; the others without.
  func places(_ place: (Int, Bool) -> SourcePlace) -> [SourcePlace] {
    lines.enumerated().map { place($1, $0 == 0) }
  }
}

/// What was found wrong while a track was read.
struct TrackFindings {
  private let file: String
  private let gathered: TrackGathering
  /// Lines that the places are counted without.
  private let linesBefore: Int
  private let line: (Int) -> [UInt8]?

  /// `line` gives the bytes of a line of the file, to be shown.
  init(_ gathered: TrackGathering, file: String, linesBefore: Int = 0, line: @escaping (Int) -> [UInt8]?) {
    self.gathered = gathered
    self.file = file
    self.linesBefore = linesBefore
    self.line = line
  }

  /// All that was found in XML, worst first.
  func diagnostics(_ events: XMLEvents, isNoTrack: Bool) -> [Diagnostic] {
    if isNoTrack { return [.noTrack(SourcePlace(file: file))] }
    var found: [Diagnostic] = []
    if let line = events.entityLine { found.append(.entity(place(line))) }
    if let line = events.crowdedLine { found.append(.crowded(place(line - linesBefore))) }
    if let failure = events.failure {
      found.append(.broken(failure.kind, place(failure.line, column: failure.column)))
    }
    return completed(found)
  }

  /// The same for JSON.
  func diagnostics(_ problem: JSONProblem?) -> [Diagnostic] {
    completed(problem.map { [.brokenJSON(place($0.line))] } ?? [])
  }

  /// With what may be wrong in tracks of every kind.
  private func completed(_ broken: [Diagnostic]) -> [Diagnostic] {
    var found = broken
    if gathered.size.isOver { found.append(.hugeTrack(file, gathered.size.maximum)) }
    found += places(gathered.badPoints).map { .badPoint($0) }
    found += places(gathered.badTimes).map { .badPointTime($0) }
    if found.isEmpty, gathered.document.isEmpty { found.append(.nothingInTrack(file)) }
    return found
  }

  private func places(_ tally: LineTally) -> [SourcePlace] { tally.places { place($0, showing: $1) } }

  private func place(_ number: Int, column: Int = 1, showing isShown: Bool = true) -> SourcePlace {
    let number = number + linesBefore
    let bytes = isShown ? line(number) ?? [] : []
    return SourcePlace(file: file, span: span(line: number, column: column, bytes: bytes))
  }
}

/// A place in a line. Of a line longer than a screen is wide, only what stands around the place is shown, and
/// the column counts from there. The column is in bytes or characters, as the parser could tell.
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
  /// No error: nothing of it is lost that was there.
  static func emptyFile(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyTrack, "Empty track file", at: SourcePlace(file: file),
      advice: "Export the track again from the device or program that recorded it, or delete it.")
  }

  fileprivate static func hugeTrack(_ file: String, _ maximum: Int) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "Track with more than \(maximum) points; the rest are not used",
      at: SourcePlace(file: file), advice: "Save it as several files, one for each month or year.")
  }

  fileprivate static func brokenJSON(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "Broken track: not JSON from here on", at: place,
      advice: "Only the part before is used; export the track again for the rest.")
  }

  fileprivate static func nothingInTrack(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyTrack, "No points found in this track", at: SourcePlace(file: file),
      advice: "Export it again from the device or program that recorded it, as GPX if it can; "
        + "if the file is something else, keep it outside the trip folder.")
  }

  fileprivate static func noTrack(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "Not a track in GPX, KML or TCX", at: place,
      advice: "Export the track as GPX; if it is something else, correct the file's ending.")
  }

  fileprivate static func entity(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .entityInTrack,
      "Track defines entities, as harmful files do; nothing below was read", at: place,
      advice: "Delete the lines that begin with `<!ENTITY`, or export the track again.")
  }

  fileprivate static func crowded(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrack, "Broken track: an element with over \(AttributeCount.maximum) attributes", at: place,
      advice: "Only the part before is used; export the track again for the rest.")
  }

  fileprivate static func badPoint(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badTrackPoint, "Point left out: invalid latitude or longitude", at: place,
      advice: place.file.lowercased().hasSuffix("json")
        ? "Write a point like `[-9.2160, 38.6916]`, the longitude first."
        : "Write it like the others: in GPX `lat=\"38.6916\" lon=\"-9.2160\"`, in KML `-9.2160,38.6916`."
    )
  }

  fileprivate static func badPointTime(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .badTime, "Invalid time of a point; it has none", at: place,
      advice: "Write a time like `2026-05-03T14:05:12Z`.")
  }

  fileprivate static func broken(_ kind: XMLFailure.Kind, _ place: SourcePlace) -> Diagnostic {
    let (message, advice) = wordsForBrokenXML(kind)
    return Diagnostic(.error, .badTrack, message, at: place, advice: advice)
  }
}

/// What is wrong with XML, for the mistakes that happen to tracks, and a way out.
private func wordsForBrokenXML(_ kind: XMLFailure.Kind) -> (message: String, advice: String) {
  let again = "Only the part before is used; export the track again for the rest."
  return switch kind {
  case .breaksOff: ("Track breaks off before its end", again)
  case .notClosed: ("Broken track: an element here or above is not closed", again)
  case .bareSign:
    ("Broken track: bare `&` or `<` in a text", "Write `&amp;` or `&lt;` instead.")
  case .encoding:
    ("Broken track: not in the encoding that the file names", again)
  case .notXML:
    (
      "Not a track in GPX, KML or TCX",
      "Export the track as GPX; if it is something else, correct the file's ending."
    )
  case .other: ("Broken track", again)
  }
}

package import Diagnostics

/// A track file as far as it could be read, and what is wrong with it.
package struct TrackReading: Sendable {
  package var document: TrackDocument
  package var diagnostics: [Diagnostic]
}

/// Reads GPX 1.0 and 1.1, piece by piece, so that its size does not matter.
///
/// What is broken is reported and the good part used: all that stands before the place where the file stops
/// being XML, and every point that is on the Earth.
package enum TrackReader {
  /// Reads the file at a path; `file` is what diagnostics call it.
  package static func read(path: String, file: String) -> TrackReading {
    do {
      return read(try TrackSource(path: path), file: file)
    } catch {
      return TrackReading(document: TrackDocument(), diagnostics: [.unreadableTrack(file, error.reason)])
    }
  }

  /// Reads a track that is at hand.
  package static func read(bytes: [UInt8], file: String) -> TrackReading {
    read(TrackSource(bytes: bytes), file: file)
  }

  private static func read(_ source: borrowing TrackSource, file: String) -> TrackReading {
    let events = XMLEvents(collector: TrackCollector())
    var start = LeadingSpace()
    var attributes = AttributeCount()
    var place = 0
    do {
      while !events.hasEnded, attributes.crowdedLine == nil {
        let piece = try source.piece(at: place)
        if piece.isEmpty { break }
        place += piece.count
        let readable = attributes.readable(of: piece)
        events.read(start.removed(from: readable < piece.count ? Array(piece.prefix(readable)) : piece))
      }
    } catch {
      return TrackReading(
        document: events.collector.document, diagnostics: [.unreadableTrack(file, error.reason)])
    }
    guard start.isOver || attributes.crowdedLine != nil else {
      return TrackReading(document: TrackDocument(), diagnostics: [.emptyFile(file)])
    }
    if attributes.crowdedLine == nil { events.finish() }
    var collector = events.collector
    collector.findings.linesBefore = start.lines
    collector.findings.crowdedLine = attributes.crowdedLine
    if let failure = events.failure { collector.findings.failure = failure }
    return TrackReading(
      document: collector.document,
      diagnostics: collector.findings.diagnostics(
        file: file, isEmpty: collector.document.isEmpty
      ) { source.line($0) })
  }
}

/// White space before the XML begins, which some programs write and no parser allows.
struct LeadingSpace {
  /// Whether anything else has come.
  private(set) var isOver = false
  /// The lines that were left away.
  private(set) var lines = 0
  private var mark: [UInt8] = []

  /// The piece without the space; a byte order mark before it stays.
  mutating func removed(from piece: [UInt8]) -> [UInt8] {
    guard !isOver else { return piece }
    var rest = piece[...]
    if mark.isEmpty, rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      mark = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
    }
    let space = rest.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    lines += space.count { $0 == 0x0A }
    rest = rest.dropFirst(space.count)
    guard !rest.isEmpty else { return [] }
    isOver = true
    return mark + rest
  }
}

package import Diagnostics
import XMLText

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
    let track = TrackEvents()
    let events = XMLEvents(for: track, names: GPXWord.names)
    var place = 0
    do {
      while !events.hasEnded {
        let piece = try source.piece(at: place)
        if piece.isEmpty { break }
        place += piece.count
        events.read(piece)
      }
    } catch {
      return TrackReading(
        document: track.collector.document, diagnostics: [.unreadableTrack(file, error.reason)])
    }
    if events.isEmpty { return TrackReading(document: TrackDocument(), diagnostics: [.emptyFile(file)]) }
    events.finish()
    let document = track.collector.document
    let diagnostics = TrackFindings(track.collector, events).diagnostics(
      file: file, isEmpty: document.isEmpty
    ) {
      source.line($0)
    }
    return TrackReading(document: document, diagnostics: diagnostics)
  }
}

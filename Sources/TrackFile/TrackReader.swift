package import Diagnostics
import XMLText

/// A track file as far as it could be read, and what is wrong with it.
package struct TrackReading: Sendable {
  package var document: TrackDocument
  package var diagnostics: [Diagnostic]
}

/// Reads GPX 1.0 and 1.1, KML, TCX and GeoJSON; XML piece by piece, so that its size does not matter.
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
    file.lowercased().hasSuffix("json") ? readJSON(source, file: file) : readXML(source, file: file)
  }

  /// GeoJSON is read whole: a program that makes it has had it in memory, too.
  private static func readJSON(_ source: borrowing TrackSource, file: String) -> TrackReading {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= GeoJSONTrack.largest {
        let piece = try source.piece(at: bytes.count)
        if piece.isEmpty { return GeoJSONTrack.read(bytes, file: file) }
        bytes += piece
      }
    } catch {
      return TrackReading(document: TrackDocument(), diagnostics: [.unreadableTrack(file, error.reason)])
    }
    return TrackReading(document: TrackDocument(), diagnostics: [.hugeTrack(file)])
  }

  private static func readXML(_ source: borrowing TrackSource, file: String) -> TrackReading {
    let track = TrackEvents()
    let events = XMLEvents(for: track, names: TrackWord.names)
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
        document: track.gathered.document, diagnostics: [.unreadableTrack(file, error.reason)])
    }
    if events.isEmpty { return TrackReading(document: TrackDocument(), diagnostics: [.emptyFile(file)]) }
    events.finish()
    let document = track.gathered.document
    let diagnostics = TrackFindings(track, events).diagnostics(
      file: file, isEmpty: document.isEmpty
    ) {
      source.line($0)
    }
    return TrackReading(document: document, diagnostics: diagnostics)
  }
}

package import Diagnostics
import JSONText
import XMLText
import ZipFile

/// A track file as far as it could be read, and what is wrong with it.
package struct TrackReading: Sendable {
  package var document: TrackDocument
  package var diagnostics: [Diagnostic]
  /// In which line of GPX or TCX a point is first said to be of each day, by the day's number since 1970 in UTC.
  package var dayLines: [Int: Int] = [:]
}

/// Reads GPX 1.0 and 1.1, KML and KMZ, TCX and GeoJSON; piece by piece, so that the size of the file does not matter.
///
/// What is broken is reported and the good part used: all that stands before the place where the file stops
/// being XML, and every point that is on the Earth.
package enum TrackReader {
  /// Reads the file at a path; `file` is what diagnostics call it.
  package static func read(path: String, file: String) -> TrackReading {
    do {
      return TrackPass(source: try TrackOnDisk(path: path), file: file, maximum: TrackSize.maximum).read()
    } catch {
      return TrackReading(document: TrackDocument(), diagnostics: [.unreadable(file, error)])
    }
  }

  /// Reads a track that is at hand, of which so many points and other things are used.
  package static func read(bytes: [UInt8], file: String, atMost maximum: Int = TrackSize.maximum)
    -> TrackReading
  {
    TrackPass(source: TrackBytes(bytes), file: file, maximum: maximum).read()
  }
}

/// One file while it is read.
private struct TrackPass {
  let source: any TrackSource
  /// What diagnostics call it.
  let file: String
  let maximum: Int

  func read() -> TrackReading {
    if file.lowercased().hasSuffix("json") { return readJSON() }
    guard mayBeKMZ, let start = try? source.piece(at: 0), start.beginsArchive else { return readXML() }
    do {
      let kml = try ZippedTrack(archive())
      return TrackPass(source: kml, file: file, maximum: maximum).readXML()
    } catch {
      return TrackReading(document: TrackDocument(), diagnostics: [.unreadable(file, error)])
    }
  }

  /// Google Earth saves both kinds, and people rename one to the other.
  private var mayBeKMZ: Bool { [".kmz", ".kml"].contains { file.lowercased().hasSuffix($0) } }

  private func archive() throws(UnreadableTrack) -> ZipArchive {
    do { return try source.archive(ZippedTrack.limits) } catch { throw .archive(error) }
  }

  private func readJSON() -> TrackReading {
    let track = GeoJSONCollector(maximum: maximum)
    var events = JSONEvents(for: track)
    do throws(UnreadableTrack) {
      try source.forEachPiece { piece in
        events.read(piece)
        return events.problem == nil && !track.gathered.size.isOver
      }
    } catch {
      track.finish()
      return reading(track.gathered, [.unreadable(file, error)])
    }
    if !events.hasBegun { return reading(track.gathered, [.emptyFile(file)]) }
    if !track.gathered.size.isOver { events.finish() }
    track.finish()
    let findings = TrackFindings(track.gathered, file: file, line: source.line)
    return reading(track.gathered, findings.diagnostics(events.problem))
  }

  private func readXML() -> TrackReading {
    let track = TrackEvents(maximum: maximum)
    let events = XMLEvents(for: track, names: TrackWord.names)
    do throws(UnreadableTrack) {
      try source.forEachPiece { piece in
        events.read(piece)
        return !events.hasEnded
      }
    } catch {
      return reading(track.gathered, [.unreadable(file, error)])
    }
    if events.isEmpty { return reading(track.gathered, [.emptyFile(file)]) }
    events.finish()
    let gathered = track.gathered
    let findings = TrackFindings(gathered, file: file, linesBefore: events.linesBefore, line: source.line)
    var found = reading(gathered, findings.diagnostics(events, isNoTrack: track.isNoTrack))
    found.dayLines = gathered.times.byDay.mapValues { $0 + events.linesBefore }
    return found
  }

  private func reading(_ gathered: TrackGathering, _ diagnostics: [Diagnostic]) -> TrackReading {
    TrackReading(document: gathered.document, diagnostics: diagnostics)
  }
}

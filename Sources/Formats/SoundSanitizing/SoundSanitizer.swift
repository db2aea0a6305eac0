import MediaContainers
package import SiteOutput

/// A recording with nothing in it but sound: no title, place, name, picture or time.
///
/// It is described, not written: the runs of the file that stay, with heads of our own where a format wants one. What
/// stays is chosen by what playing needs, so whatever a recorder invents stays behind.
package struct SoundSanitizer: Hashable, Sendable {
  /// The usual ending of its kind: `mp3`.
  package let ending: String
  package let pieces: [FilePiece]
  /// How long it plays.
  package let seconds: Double

  package var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Reads a file once, in time linear in its length.
  package static func of(path: String) throws(SoundProblem) -> SoundSanitizer {
    let file = try SoundBytes.recording(at: path)
    let start = try MP3Sanitizer.endOfTags(in: file)
    let head = try file.bytes(at: start, count: 12)
    if head.starts(with: Array("fLaC".utf8)) { return try FLACSanitizer.sound(of: file, from: start) }
    if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WAVE".utf8)) {
      return try WaveSanitizer.sound(of: file)
    }
    if head.starts(with: Array("OggS".utf8)) { throw .notCleaned("Ogg") }
    if head.dropFirst(4).starts(with: Array("ftyp".utf8)) { throw .notCleaned("MP4") }
    return try MP3Sanitizer.sound(of: file, from: start)
  }
}

/// Why a recording cannot be published.
package enum SoundProblem: Error, Hashable, Sendable {
  /// The system does not let us read it; why, in words that may follow a colon.
  case unreadable(String)
  /// Nothing in it is sound that is understood.
  case notSound
  /// It ends before its parts do.
  case cutOff
  /// A format of which nobody here can tell what is sound and what tells something else.
  case notCleaned(String)
  case tooLarge
}

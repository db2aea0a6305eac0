private import ByteSearch
package import MediaContainers

/// What the file of a recording tells beside its sound that could give somebody away.
///
/// Unlike `SoundSanitizer` it asks nothing of the sound: any part of the file that is no sound is searched for names
/// of things.
package struct SoundTraces: Sendable {
  /// Each once, in the order in which they were met.
  package private(set) var found: [PrivateTrace] = []

  /// Bytes of one tag that are looked into.
  private static let longest = 1 << 20
  private static let maxParts = 1000

  package static func read(path: String) throws(SoundProblem) -> SoundTraces {
    let file = try SoundBytes.recording(at: path)
    var traces = SoundTraces()
    let start = try MP3Sanitizer.endOfTags(in: file)
    if start > 0 { traces.takeWords(of: try file.bytes(at: 0, count: min(start, longest))) }
    let head = try file.bytes(at: start, count: 12)
    if head.starts(with: Array("fLaC".utf8)) {
      try traces.takeFLAC(file, from: start)
    } else if head.starts(with: Array("RIFF".utf8)) {
      try traces.takeWave(file, from: start)
    }
    // Tags behind the sound, of whatever format.
    let tail = max(0, file.length - longest)
    let bytes = try file.bytes(at: tail, count: longest)
    if bytes.count >= 128, bytes[(bytes.count - 128)...].starts(with: Array("TAG".utf8)) {
      traces.takeOld(tag: bytes.suffix(128))
    }
    for mark in ["APETAGEX", "LYRICSBEGIN"] {
      guard let place = bytes.span.firstPlace(of: Array(mark.utf8)) else { continue }
      // A tag may have its mark at its end alone.
      traces.takeWords(of: Array(bytes[max(0, place - 65_536)...]))
    }
    return traces
  }

  // MARK: - Formats

  private mutating func takeFLAC(_ file: SoundBytes, from start: Int) throws(SoundProblem) {
    var place = start + 4
    for _ in 0..<Self.maxParts where place + 4 <= file.length {
      let head = try file.number(at: place, 4)
      let (kind, length) = (head >> 24 & 0x7F, head & 0xFFFFFF)
      // What programs keep for themselves, and comments.
      if kind == 2 || kind == 4 {
        takeWords(of: try file.bytes(at: place + 4, count: min(length, Self.longest)))
      }
      place += 4 + length
      if head >> 31 == 1 { break }
    }
  }

  private mutating func takeWave(_ file: SoundBytes, from start: Int) throws(SoundProblem) {
    var place = start + 12
    for _ in 0..<Self.maxParts {
      guard let chunk = try MediaChunk(.riff, in: file, at: place) else { return }
      if chunk.kind == "data", chunk.content.upperBound >= file.length {
        // How much there is may not have been written: what follows is looked for.
        place = try WaveTail.start(in: file, from: chunk.content.lowerBound)
        continue
      }
      if chunk.kind != "fmt ", chunk.kind != "data" {
        takeWords(of: try file.bytes(at: place, count: min(chunk.content.count + 8, Self.longest)))
      }
      place = chunk.end
    }
  }

  /// ID3v1: title, artist, album, each in thirty bytes.
  private mutating func takeOld(tag: ArraySlice<UInt8>) {
    let artist = tag.dropFirst(33).prefix(30)
    if artist.contains(where: { $0 > 0x20 }) { found.add(.owner, "ID3v1 artist") }
  }

  // MARK: - Words

  /// Names of fields in comments and tags, in small letters, with a value behind them.
  private static let names: [(String, PrivateTrace.Kind)] = [
    ("location=", .position), ("recordinglocation", .position), ("geolocation", .position),
    ("latitude", .position), ("gpslat", .position), ("serialnumber", .serialNumber),
    ("serial_number", .serialNumber), ("artist=", .owner), ("author", .owner), ("performer=", .owner),
    ("copyright=", .owner), ("contact=", .owner), ("artist\0", .owner), ("copyright\0", .owner),
  ]

  /// Parts of tags (ID3v2) and of lists (RIFF) by their four letters, behind which their length stands.
  private static let parts: [(String, PrivateTrace.Kind)] = [
    ("TPE1", .owner), ("TPE2", .owner), ("TCOM", .owner), ("TCOP", .owner), ("TOWN", .owner),
    ("TENC", .owner),
    ("IART", .owner), ("ICOP", .owner), ("IENG", .owner), ("ITCH", .owner), ("ICMS", .owner),
    ("IARL", .owner),
    ("TGEO", .position), ("bext", .serialNumber),
  ]

  private mutating func takeWords(of bytes: [UInt8]) {
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for (word, kind) in Self.names {
      for place in lower.span.places(of: word) where isSaid(bytes, behind: place + word.utf8.count) {
        found.add(kind, String(word.filter { $0 != "\0" && $0 != "=" }))
      }
    }
    for (name, kind) in Self.parts {
      for place in bytes.span.places(of: name) where place + 8 <= bytes.count {
        // Its length, the highest byte first or last, is no large one.
        let size = bytes[place + 4..<place + 8]
        guard size.prefix(2).allSatisfy({ $0 == 0 }) || size.suffix(2).allSatisfy({ $0 == 0 }) else {
          continue
        }
        if isSaid(bytes, behind: place + 8) { found.add(kind, name) }
      }
    }
  }

  /// Whether something can be read behind a name.
  private func isSaid(_ bytes: [UInt8], behind place: Int) -> Bool {
    bytes[min(place, bytes.count)...].prefix(64).contains { $0 > 0x20 && $0 < 0x7F }
  }
}

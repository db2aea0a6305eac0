package import MediaContainers

/// What a film's file tells beside pictures and sound that could give somebody away.
///
/// Unlike `MovieFacts` it asks nothing of the film: it may be in fragments, locked, or not be played at all.
package struct MovieTraces: Sendable {
  /// Each once, in the order in which they were met.
  package internal(set) var found: [PrivateTrace] = []
  /// What may be packets of XMP, for who can read them.
  package private(set) var packets: [[UInt8]] = []

  private static let longestLists = 256 << 20
  private static let longestPacket = 16 << 20
  private static let maxPackets = 1000

  package static func read(path: String) throws(MovieProblem) -> MovieTraces {
    let (file, _) = try MovieBytes.film(at: path)
    var traces = MovieTraces()
    let parts = try MovieOutline.parts(of: file).map(\.box)
    for part in parts { try traces.take(part, of: file) }
    for part in parts where part.kind == "moov" {
      let bytes = try file.bytes(at: part.start, count: part.end - part.start)
      guard let box = MediaBox(in: bytes, at: 0, before: bytes.count) else { continue }
      try traces.takeSamples(in: bytes, box, of: file)
    }
    // Where samples of fragments lie, nobody can tell beforehand: they are searched as they come.
    if parts.contains(where: { $0.kind == "moof" }) {
      for part in parts where part.kind == "mdat" { try traces.search(part, of: file) }
    }
    return traces
  }

  private mutating func take(_ part: MediaBox, of file: MovieBytes) throws(MovieProblem) {
    switch part.kind {
    case "moov", "udta":
      guard part.end - part.start <= Self.longestLists else { throw .tooLong }
      let bytes = try file.bytes(at: part.start, count: part.end - part.start)
      guard let box = MediaBox(in: bytes, at: 0, before: bytes.count) else { throw .damaged }
      if part.kind == "udta" { take(userData: box, bytes) } else { take(lists: box, bytes) }
    case "meta", "uuid":
      let bytes = try file.bytes(at: part.start, count: min(Self.longestPacket, part.end - part.start))
      take(notes: bytes)
    default: break
    }
  }

  // MARK: - Boxes

  private mutating func take(lists box: MediaBox, _ bytes: borrowing [UInt8]) {
    for child in box.children(in: bytes) {
      switch child.kind {
      case "trak":
        take(lists: child, bytes)
        take(track: child, bytes)
      case "udta": take(userData: child, bytes)
      case "meta": take(meta: child, bytes)
      case "uuid": take(notes: Array(bytes[child.start..<child.end]))
      default: break
      }
    }
  }

  /// Notes that a camera takes along with the film are a track of their own.
  private mutating func take(track: MediaBox, _ bytes: borrowing [UInt8]) {
    guard let media = track.children(in: bytes).first(where: { $0.kind == "mdia" }),
      let handler = media.children(in: bytes).first(where: { $0.kind == "hdlr" }),
      bytes.has(12, at: handler.content)
    else { return }
    let kind = bytes.kind(at: handler.content + 8)
    if Self.notingTracks.contains(kind) { found.add(.position, "track of notes (\(kind))") }
  }

  private static let notingTracks: Set<FourCC> = ["meta", "camm", "gpmd", "mebx", "rtmd", "data"]

  private mutating func take(userData box: MediaBox, _ bytes: borrowing [UInt8]) {
    for child in box.children(in: bytes) {
      switch child.kind {
      case "meta": take(meta: child, bytes)
      case "uuid", "XMP_": take(notes: Array(bytes[child.start..<child.end]))
      default: take(child.kind, isEmpty: child.end <= child.content)
      }
    }
  }

  private mutating func take(_ kind: FourCC, isEmpty: Bool) {
    guard !isEmpty else { return }
    if Self.positions.contains(kind) { found.add(.position, kind.name) }
    if Self.serialNumbers.contains(kind) { found.add(.serialNumber, kind.name) }
    if Self.owners.contains(kind) { found.add(.owner, kind.name) }
    if Self.makers.contains(kind) { found.add(.makerNote, kind.name) }
  }

  private static let positions: Set<FourCC> = ["\u{A9}xyz", "loci", "GPS "]
  /// GoPro's camera number.
  private static let serialNumbers: Set<FourCC> = ["CAME", "MUID", "SNum"]
  private static let owners: Set<FourCC> = [
    "\u{A9}aut", "\u{A9}ART", "\u{A9}cpy", "\u{A9}prd", "\u{A9}dir", "auth", "perf", "cprt", "ownr", "aART",
  ]
  /// From the makers' own films, as exiftool knows them.
  private static let makers: Set<FourCC> = [
    "CNTH", "NCDT", "GPMF", "FFMV", "PANA", "OLYM", "PENT", "LEIC", "MVTG", "SMTA", "AMBA", "RICO", "CNDB",
  ]

  // MARK: - Texts by names

  private mutating func take(meta box: MediaBox, _ bytes: borrowing [UInt8]) {
    for part in box.notes(in: bytes) {
      switch part.kind {
      case "keys":
        for key in part.children(in: bytes, behind: 8) {
          take(key: String(decoding: bytes[key.content..<min(key.end, key.content + 200)], as: UTF8.self))
        }
      case "ilst":
        for item in part.children(in: bytes) { take(item.kind, isEmpty: item.end <= item.content) }
      case "xml ", "uuid", "XMP_": take(notes: Array(bytes[part.start..<part.end]))
      default: break
      }
    }
  }

  private mutating func take(key name: String) {
    let lower = name.lowercased()
    if lower.contains("location") || lower.contains("gps") { found.add(.position, name) }
    if lower.contains("serial") { found.add(.serialNumber, name) }
    let owner = lower.split(separator: ".").last.map(String.init) ?? lower
    if ["author", "artist", "copyright", "owner", "director", "producer"].contains(owner) {
      found.add(.owner, name)
    }
  }

  /// XML that cameras write beside their lists, and XMP.
  mutating func take(notes bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(Self.longestPacket), as: UTF8.self)
    if text.contains("serialNo=\"") { found.add(.serialNumber, "serialNo") }
    if text.contains("name=\"Latitude\"") { found.add(.position, "Latitude") }
    // One may stand beside each picture.
    if packets.count < Self.maxPackets { packets.append(bytes) }
  }
}

import MediaContainers

/// The lists of a film with nothing private left in them: as long as before, each box at its place.
///
/// What comes out begins as nothing but zeros; only what a player needs is copied into it, box by box. Any other box
/// becomes a `free` one of the same length.
struct CleanLists {
  private let source: [UInt8]
  private(set) var bytes: [UInt8]
  /// Whether the track that is being copied is one of sound.
  private var isSound = false

  init(_ source: [UInt8], moov: MediaBox, keeping selection: MovieSelection) throws(MovieProblem) {
    self.source = source
    bytes = [UInt8](repeating: 0, count: source.count)
    copyHead(moov)
    for box in moov.children(in: source) {
      switch box.kind {
      case "mvhd": copyWithoutTimes(box, lengths: (100, 112))
      case "trak" where selection.kept.contains { $0.box == box }:
        isSound = box != selection.pictures.box
        try copyTrack(box)
      default: free(box)
      }
    }
    try claimNothingIsLeft(of: moov, behind: 0)
  }

  // MARK: - Boxes

  private mutating func copy(_ range: Range<Int>) { bytes.replaceSubrange(range, with: source[range]) }

  private mutating func copyHead(_ box: MediaBox) { copy(box.start..<box.content) }

  /// Copies a box up to so many bytes of its content; what stands behind becomes zeros.
  private mutating func copy(_ box: MediaBox, upTo length: Int) {
    copy(box.start..<box.content + min(length, box.end - box.content))
  }

  /// Writes other content into a box, which is no longer than that before. What is left over becomes a `free` box
  /// behind it, or zeros where there is no room for one.
  private mutating func put(_ content: [UInt8], into box: MediaBox) throws(MovieProblem) {
    let rest = box.end - box.content - content.count
    guard rest >= 0 else { throw .damaged }
    copyHead(box)
    bytes.replaceSubrange(box.content..<box.content + content.count, with: content)
    guard rest >= 8, box.headLength == 8 else { return }
    let end = box.end - rest
    bytes.replaceSubrange(box.start..<box.start + 4, with: bigEndian(end - box.start, 4))
    bytes.replaceSubrange(end..<end + 8, with: bigEndian(rest, 4) + FourCC("free").bytes)
  }

  /// A box of zeros that nobody reads.
  private mutating func free(_ box: MediaBox) {
    copyHead(box)
    bytes.replaceSubrange(box.start + 4..<box.start + 8, with: FourCC("free").bytes)
  }

  /// Copies the head of a box, and of its children those that are used; all others are freed.
  private mutating func copyChildren(
    of box: MediaBox, behind skipped: Int = 0,
    _ use: (inout CleanLists, MediaBox) throws(MovieProblem) -> Bool
  ) throws(MovieProblem) {
    copyHead(box)
    for child in box.children(in: source, behind: skipped) {
      if try !use(&self, child) { free(child) }
    }
    try claimNothingIsLeft(of: box, behind: skipped)
  }

  /// What stands behind the last box that can be read must be nothing: zeros in its place would be another file.
  private func claimNothingIsLeft(of box: MediaBox, behind skipped: Int) throws(MovieProblem) {
    let end = box.children(in: source, behind: skipped).last?.end ?? box.content + skipped
    guard end <= box.end, box.end - end < 8 || source[end..<box.end].allSatisfy({ $0 == 0 }) else {
      throw .damaged
    }
  }

  /// A head that begins with two times: those are taken out. `lengths` are those of its content with short and long
  /// times.
  private mutating func copyWithoutTimes(_ box: MediaBox, lengths: (short: Int, long: Int)) {
    let isLong = box.end > box.content && source[box.content] == 1
    copy(box, upTo: isLong ? lengths.long : lengths.short)
    guard box.end - box.content >= 4 else { return }
    let length = source[box.content] == 1 ? 16 : 8
    blank(box.content + 4..<min(box.end, box.content + 4 + length))
  }

  private mutating func blank(_ range: Range<Int>) {
    bytes.replaceSubrange(range, with: repeatElement(0, count: range.count))
  }

  // MARK: - A track

  private mutating func copyTrack(_ trak: MediaBox) throws(MovieProblem) {
    try copyChildren(of: trak) { lists, box throws(MovieProblem) in
      switch box.kind {
      case "tkhd": lists.copyWithoutTimes(box, lengths: (84, 96))
      case "edts":
        try lists.copyChildren(of: box) { lists, box in lists.copyTable(box, among: ["elst"]) }
      case "mdia": try lists.copyMedia(box)
      default: return false
      }
      return true
    }
  }

  /// Copies a table without what stands behind its last entry.
  private mutating func copyTable(_ box: MediaBox, among kinds: Set<FourCC>) -> Bool {
    guard kinds.contains(box.kind), let length = TableLength.of(box, in: source) else { return false }
    copy(box, upTo: length)
    return true
  }

  private mutating func copyMedia(_ media: MediaBox) throws(MovieProblem) {
    try copyChildren(of: media) { lists, box throws(MovieProblem) in
      switch box.kind {
      case "mdhd": lists.copyWithoutTimes(box, lengths: (24, 36))
      case "hdlr": lists.copyHandler(box)
      case "minf": try lists.copyAbout(box)
      default: return false
      }
      return true
    }
  }

  /// What a track holds, without the name of what wrote it.
  private mutating func copyHandler(_ box: MediaBox) {
    copyHead(box)
    copy(box.content..<min(box.end, box.content + 12))
  }

  private mutating func copyAbout(_ about: MediaBox) throws(MovieProblem) {
    try copyChildren(of: about) { lists, box throws(MovieProblem) in
      switch box.kind {
      case "vmhd": lists.copy(box, upTo: 12)
      case "smhd": lists.copy(box, upTo: 8)
      case "hdlr": lists.copyHandler(box)
      case "dinf":
        try lists.copyChildren(of: box) { lists, box throws(MovieProblem) in
          guard box.kind == "dref" else { return false }
          try lists.copyReferences(box)
          return true
        }
      case "stbl":
        // Of two tables of a kind only the first says what is cleaned.
        var seen: Set<FourCC> = []
        try lists.copyChildren(of: box) { lists, box throws(MovieProblem) in
          guard seen.insert(box.kind).inserted else { return false }
          guard box.kind == "stsd" else { return lists.copyTable(box, among: Self.tables) }
          try lists.copyEntries(box)
          return true
        }
      default: return false
      }
      return true
    }
  }

  private static let tables: Set<FourCC> = [
    "stts", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64", "stss", "stps", "sdtp",
  ]

  /// Which files the samples lie in: this one, without its old name.
  private mutating func copyReferences(_ box: MediaBox) throws(MovieProblem) {
    guard box.end - box.content >= 8 else { throw .damaged }
    copy(box.start..<box.content + 8)
    for entry in box.children(in: source, behind: 8) {
      // The lowest bit of the flags: the samples are in the same file.
      guard entry.end - entry.content >= 4, source[entry.content + 3] & 1 == 1 else { throw .elsewhere }
      copy(entry.start..<entry.content + 4)
    }
  }

  // MARK: - Sample entries

  private mutating func copyEntries(_ list: MediaBox) throws(MovieProblem) {
    guard list.end - list.content >= 8 else { throw .damaged }
    copy(list.start..<list.content + 8)
    for entry in SampleEntry.all(in: list, isSound: isSound, source) {
      let start = entry.box.start
      copy(start..<entry.head)
      // Six bytes that nobody uses; who wrote it, and with what.
      for range in [8..<14, 20..<24] + (isSound ? [] : [50..<82]) {
        blank(min(entry.head, start + range.lowerBound)..<min(entry.head, start + range.upperBound))
      }
      for box in entry.settings(in: source) { try copySetting(box) }
    }
  }

  private mutating func copySetting(_ box: MediaBox) throws(MovieProblem) {
    guard box.kind == "wave" else { return try copyPlainSetting(box) }
    copyHead(box)
    for child in box.children(in: source) {
      if child.kind.number == 0 { copyHead(child) } else { try copyPlainSetting(child) }
    }
  }

  private mutating func copyPlainSetting(_ box: MediaBox) throws(MovieProblem) {
    guard let content = try DecoderSettings.written(box, in: source) else { return free(box) }
    try put(content, into: box)
  }
}

/// How long a table is that says how many entries it has (ISO 14496-12, section 8.6 and following).
enum TableLength {
  /// Bytes of its content; nil for a box that is none, or too short for its head.
  static func of(_ box: MediaBox, in bytes: borrowing [UInt8]) -> Int? {
    guard box.end - box.content >= 4 else { return nil }
    let isLong = bytes[box.content] == 1
    let maximum = box.end - box.content
    func counted(_ size: Int, behind head: Int = 8) -> Int? {
      let count = bytes.number(at: box.content + head - 4, 4)
      guard maximum >= head else { return nil }
      return count <= (maximum - head) / size ? head + count * size : maximum
    }
    switch box.kind {
    case "stts", "ctts", "co64": return counted(8)
    case "stsc": return counted(12)
    case "stco", "stss", "stps": return counted(4)
    case "elst": return counted(isLong ? 20 : 12)
    case "cslg": return min(maximum, isLong ? 44 : 24)
    case "sdtp": return maximum
    case "stsz":
      guard maximum >= 12 else { return nil }
      return bytes.number(at: box.content + 4, 4) == 0 ? counted(4, behind: 12) : 12
    case "stz2":
      guard maximum >= 12 else { return nil }
      return bytes[box.content + 7] == 16 ? counted(2, behind: 12) : counted(1, behind: 12)
    default: return nil
    }
  }
}

/// The lists of a film with nothing private left in them: as long as before, each box at its place.
///
/// What comes out begins as nothing but zeros; only what a player needs is copied into it, box by box. Any other box
/// becomes a `free` one of the same length.
struct CleanLists {
  private let source: [UInt8]
  private(set) var bytes: [UInt8]
  /// Whether the track that is being copied is one of sound.
  private var isSound = false

  init(_ source: [UInt8], moov: MovieBox, keeping selection: MovieSelection) throws(MovieProblem) {
    self.source = source
    bytes = [UInt8](repeating: 0, count: source.count)
    copyHead(moov)
    for box in moov.children(in: source) {
      switch box.kind {
      case "mvhd": copyWithoutTimes(box)
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

  private mutating func copyHead(_ box: MovieBox) { copy(box.start..<box.content) }

  private mutating func copyWhole(_ box: MovieBox) { copy(box.start..<box.end) }

  /// A box of zeros that nobody reads.
  private mutating func free(_ box: MovieBox) {
    copyHead(box)
    bytes.replaceSubrange(box.start + 4..<box.start + 8, with: BoxKind("free").bytes)
  }

  /// The children of a box: those named are handed on, all others freed.
  private mutating func copyChildren(
    of box: MovieBox, behind skipped: Int = 0,
    _ use: (inout CleanLists, MovieBox) throws(MovieProblem) -> Bool
  ) throws(MovieProblem) {
    for child in box.children(in: source, behind: skipped) {
      if try !use(&self, child) { free(child) }
    }
    try claimNothingIsLeft(of: box, behind: skipped)
  }

  /// What stands behind the last box that can be read must be nothing: zeros in its place would be another file.
  private func claimNothingIsLeft(of box: MovieBox, behind skipped: Int) throws(MovieProblem) {
    let end = box.children(in: source, behind: skipped).last?.end ?? box.content + skipped
    guard end <= box.end, box.end - end < 8 || source[end..<box.end].allSatisfy({ $0 == 0 }) else {
      throw .damaged
    }
  }

  /// A head that begins with two times: those are taken out.
  private mutating func copyWithoutTimes(_ box: MovieBox) {
    copyWhole(box)
    guard box.end - box.content >= 4 else { return }
    let length = source[box.content] == 1 ? 16 : 8
    blank(box.content + 4..<min(box.end, box.content + 4 + length))
  }

  private mutating func blank(_ range: Range<Int>) {
    bytes.replaceSubrange(range, with: repeatElement(0, count: range.count))
  }

  // MARK: - A track

  private mutating func copyTrack(_ trak: MovieBox) throws(MovieProblem) {
    copyHead(trak)
    try copyChildren(of: trak) { lists, box throws(MovieProblem) in
      switch box.kind {
      case "tkhd": lists.copyWithoutTimes(box)
      case "edts":
        lists.copyHead(box)
        try lists.copyChildren(of: box) { lists, box in lists.copyIf(box, in: ["elst"]) }
      case "mdia": try lists.copyMedia(box)
      default: return false
      }
      return true
    }
  }

  private mutating func copyIf(_ box: MovieBox, in kinds: Set<BoxKind>) -> Bool {
    guard kinds.contains(box.kind) else { return false }
    copyWhole(box)
    return true
  }

  private mutating func copyMedia(_ media: MovieBox) throws(MovieProblem) {
    copyHead(media)
    try copyChildren(of: media) { lists, box throws(MovieProblem) in
      switch box.kind {
      case "mdhd": lists.copyWithoutTimes(box)
      case "hdlr": lists.copyHandler(box)
      case "minf": try lists.copyAbout(box)
      default: return false
      }
      return true
    }
  }

  /// What a track holds, without the name of what wrote it.
  private mutating func copyHandler(_ box: MovieBox) {
    copyHead(box)
    copy(box.content..<min(box.end, box.content + 12))
  }

  private mutating func copyAbout(_ about: MovieBox) throws(MovieProblem) {
    copyHead(about)
    try copyChildren(of: about) { lists, box throws(MovieProblem) in
      switch box.kind {
      case "vmhd", "smhd": lists.copyWhole(box)
      case "hdlr": lists.copyHandler(box)
      case "dinf":
        lists.copyHead(box)
        try lists.copyChildren(of: box) { lists, box throws(MovieProblem) in
          guard box.kind == "dref" else { return false }
          try lists.copyReferences(box)
          return true
        }
      case "stbl":
        lists.copyHead(box)
        try lists.copyChildren(of: box) { lists, box throws(MovieProblem) in
          if box.kind == "stsd" {
            try lists.copyEntries(box)
          } else {
            return lists.copyIf(box, in: Self.tables)
          }
          return true
        }
      default: return false
      }
      return true
    }
  }

  private static let tables: Set<BoxKind> = [
    "stts", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64", "stss", "stps", "sdtp",
  ]

  /// Which files the samples lie in: this one, without its old name.
  private mutating func copyReferences(_ box: MovieBox) throws(MovieProblem) {
    guard box.end - box.content >= 8 else { throw .damaged }
    copy(box.start..<box.content + 8)
    for entry in box.children(in: source, behind: 8) {
      // The lowest bit of the flags: the samples are in the same file.
      guard entry.end - entry.content >= 4, source[entry.content + 3] & 1 == 1 else { throw .elsewhere }
      copy(entry.start..<entry.content + 4)
    }
  }

  // MARK: - Sample entries

  private mutating func copyEntries(_ list: MovieBox) throws(MovieProblem) {
    guard list.end - list.content >= 8 else { throw .damaged }
    copy(list.start..<list.content + 8)
    for entry in list.children(in: source, behind: 8) {
      let head = min(entry.end, entry.start + (isSound ? Self.soundHead(entry, list, source) : 86))
      copy(entry.start..<head)
      // Who wrote it, and with what.
      blank(min(head, entry.start + 20)..<min(head, entry.start + 24))
      if !isSound { blank(min(head, entry.start + 50)..<min(head, entry.start + 82)) }
      for box in MovieBox.all(in: source, from: head, to: entry.end) { copyInEntry(box) }
    }
  }

  /// How long the head of a sound's entry is: QuickTime has two longer forms.
  private static func soundHead(_ entry: MovieBox, _ list: MovieBox, _ bytes: borrowing [UInt8]) -> Int {
    guard bytes.has(18, at: entry.start), bytes[list.content] == 0 else { return 36 }
    switch bytes.number(at: entry.start + 16, 2) {
    case 1: return 52
    case 2: return 72
    default: return 36
    }
  }

  private mutating func copyInEntry(_ box: MovieBox) {
    if box.kind == "wave" {
      copyHead(box)
      for child in box.children(in: source) {
        if child.kind.number == 0 {
          copyHead(child)
        } else if !copyIf(child, in: Self.settings) {
          free(child)
        }
      }
    } else if !copyIf(box, in: Self.settings) {
      free(box)
    }
  }

  /// What decoders are set by.
  private static let settings: Set<BoxKind> = [
    "avcC", "hvcC", "lhvC", "av1C", "vpcC", "vvcC", "esds", "d263", "damr", "dac3", "dec3", "dac4", "dOps",
    "dfLa", "alac", "frma", "mp4a", "enda", "chan", "chnl", "srat", "colr", "pasp", "clap", "fiel", "gama",
    "btrt", "mdcv", "clli", "SmDm", "CoLL", "dvcC", "dvvC",
  ]
}

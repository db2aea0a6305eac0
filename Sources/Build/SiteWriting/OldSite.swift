internal import Files
private import OrderedWork
internal import SiteOutput
private import Glibc

/// The site that an earlier build made: what it holds need not be written again.
struct OldSite {
  let folder: String
  let files: Set<String>
  /// Which folder it is that bears the name.
  let number: FileNumber?

  init(folder: String, files: Set<String>) {
    self.folder = folder
    self.files = files
    number = FileNumber(of: folder)
  }

  /// Looks at what stands at the output and refuses what is not ours.
  ///
  /// - Returns: nil where there is nothing, or an empty folder.
  static func found(at place: OutputPlace) throws(SiteWriteProblem) -> OldSite? {
    guard FileFacts(place.folder) != nil, try !entries(of: place.folder).isEmpty else { return nil }
    guard let marker = SiteMarker.read(in: place.folder) else { throw .notOurs(place.folder) }
    let old = OldSite(folder: place.folder, files: marker.files)
    try old.refuseForeignFiles()
    return old
  }

  /// Refuses a site into which somebody has put something; with `branches`, only what stands in these outermost folders.
  func refuseForeignFiles(in branches: Set<Substring>? = nil) throws(SiteWriteProblem) {
    let foreign = try ForeignFiles.find(in: folder, besides: files, branches: branches)
    guard foreign.isEmpty else {
      throw .foreignFiles(Array(foreign.prefix(3)), count: foreign.count, output: folder)
    }
  }

  /// The size of the old file where it has just the content that is wanted now; nil where it must be written.
  func byteCount(ifSame file: OutputFile) throws(SiteWriteProblem) -> Int? {
    guard files.contains(file.path.text) else { return nil }
    let path = folder + "/" + file.path.text
    guard let facts = FileFacts(path), facts.kind == .file else { return nil }
    switch file.content {
    case .bytes(let bytes):
      return facts.byteCount == bytes.count && (try? OpenFile.bytes(of: path)) == bytes ? bytes.count : nil
    case .copy(let source):
      return try isCopy(path, facts, of: source) ? facts.byteCount : nil
    case .pieces(let wanted):
      return try isAssembled(path, facts, as: wanted) ? facts.byteCount : nil
    case .portions(let wanted):
      return try isMade(path, facts, of: wanted) ? facts.byteCount : nil
    }
  }

  /// The sizes of old files; nil where one of them is not there. To ask the disk takes longest: several are asked for at once.
  func byteCounts(of paths: [OutputPath]) -> [Int]? {
    let counts = mapAtOnce(paths, share: 256) { path -> Int? in
      guard files.contains(path.text), let facts = FileFacts(folder + "/" + path.text), facts.kind == .file
      else { return nil }
      return facts.byteCount
    }
    let known = counts.compactMap(\.self)
    return known.count == counts.count ? known : nil
  }

  /// Gives an old file its place in the new site, as a second name for the same bytes: the old name soon goes.
  func takeOver(_ path: OutputPath, to target: String) throws(SiteWriteProblem) {
    let source = folder + "/" + path.text
    if unsafe link(source, target) == 0 { return }
    _ = try SiteFile.making(target).copy(SiteFile.reading(source))
  }

  /// Whether a file was put together of the same pieces of that source as it now is: the same size and mark, the bytes
  /// that are ours, and the ends of all runs.
  private func isAssembled(
    _ path: String, _ facts: FileFacts, as wanted: SplicedFile
  ) throws(SiteWriteProblem) -> Bool {
    let source = try SiteFile.reading(wanted.source)
    guard source.identity == wanted.identity, wanted.byteCount == facts.byteCount,
      facts.modifiedNanoseconds == wanted.mark
    else { return false }
    let old = try SiteFile.reading(path)
    var place = 0
    for piece in wanted.pieces {
      for sample in piece.samples {
        guard
          try old.bytes(from: place + sample.offset, count: sample.piece.count)
            == source.bytes(of: sample.piece, in: wanted)
        else { return false }
      }
      place += piece.count
    }
    return true
  }

  /// Whether a file holds these portions, and nothing else.
  private func isMade(
    _ path: String, _ facts: FileFacts, of wanted: StreamedFile
  ) throws(SiteWriteProblem) -> Bool {
    let old = try SiteFile.reading(path)
    var place = 0
    for portion in wanted.portions {
      guard try old.bytes(from: place, count: portion.count) == portion else { return false }
      place += portion.count
    }
    return place == facts.byteCount
  }

  /// Whether a file was copied from that source as it now is: the same size, time and last bytes.
  ///
  /// Pictures are not read through: a copy takes the time of its original, to the nanosecond.
  private func isCopy(_ path: String, _ facts: FileFacts, of source: String) throws(SiteWriteProblem) -> Bool
  {
    let original = try SiteFile.reading(source)
    let now = try original.facts
    guard now.byteCount == facts.byteCount,
      now.modifiedSeconds == facts.modifiedSeconds, now.modifiedNanoseconds == facts.modifiedNanoseconds
    else { return false }
    let copy = try SiteFile.reading(path)
    let sample = min(4096, now.byteCount)
    return try original.bytes(from: now.byteCount - sample, count: sample)
      == copy.bytes(from: now.byteCount - sample, count: sample)
  }
}

extension FilePiece {
  /// What of it is compared: of a run its ends, of anything else all.
  fileprivate var samples: [(offset: Int, piece: FilePiece)] {
    let sample = 256
    guard case .run(let start, let count) = self, count > 2 * sample else {
      var offset = 0
      return parts(ofAtMost: 1 << 20).map { part in
        defer { offset += part.count }
        return (offset, part)
      }
    }
    return [
      (0, .run(from: start, count: sample)),
      (count - sample, .run(from: start + count - sample, count: sample)),
    ]
  }
}

private import Glibc

/// A film with nothing left in it but what playing needs, in place: nothing is compressed anew, and nothing moves.
///
/// The new file begins as zeros; the heads of boxes, the clean lists and the bytes of those samples that a kept track points at
/// are written into it. So whatever is not understood is not published.
package struct CleanMovie {
  private let outline: MovieOutline
  private let lists: [UInt8]
  /// What is copied as it is, in the order of the file, none touching another.
  private let ranges: [Range<Int>]

  /// More chunks than this are not gone through: a day of sound has two million.
  private static let mostChunks = 4_000_000

  init(_ outline: MovieOutline, moov: MovieBox, keeping selection: MovieSelection) throws(MovieProblem) {
    self.outline = outline
    lists = try CleanLists(outline.lists, moov: moov, keeping: selection).bytes
    var found: [Range<Int>] = []
    for track in selection.kept {
      guard let tables = SampleTables(track.tables, in: outline.lists) else { throw .damaged }
      try tables.forEachChunk(in: outline.lists) { range throws(MovieProblem) in
        if let last = found.last, last.upperBound == range.lowerBound {
          found[found.count - 1] = last.lowerBound..<range.upperBound
        } else {
          found.append(range)
        }
        guard found.count <= Self.mostChunks else { throw .tooLong }
      }
    }
    found.sort { $0.lowerBound < $1.lowerBound }
    ranges = try Self.within(outline, found)
  }

  /// The ranges joined where they touch; each must lie in the part of the file that is for samples.
  private static func within(
    _ outline: MovieOutline, _ found: [Range<Int>]
  ) throws(MovieProblem) -> [Range<Int>] {
    let stores = outline.parts.filter { $0.kind == "mdat" }
    var store = 0
    var joined: [Range<Int>] = []
    for range in found {
      if range.upperBound > outline.length { throw .cutOff }
      while store < stores.count, stores[store].end <= range.lowerBound { store += 1 }
      guard store < stores.count, stores[store].content <= range.lowerBound,
        range.upperBound <= stores[store].end
      else { throw .damaged }
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// Writes the clean film of a file to a name that is free. What was begun and could not be finished is the caller's to remove.
  package static func write(from source: String, to target: String) throws(MovieProblem) {
    let file = try MovieBytes(path: source)
    let outline = try MovieOutline(of: file)
    let moov = try outline.moov
    let movie = try CleanMovie(
      outline, moov: moov, keeping: MovieSelection(in: outline.lists, moov))
    try movie.write(file, to: NewMovie(target, length: outline.length))
  }

  private func write(_ file: borrowing MovieBytes, to target: consuming NewMovie) throws(MovieProblem) {
    for part in outline.parts { try target.write(head(of: part), at: part.start) }
    try target.write(lists, at: outline.listsStart)
    if let brands = outline.parts.first, brands.kind == "ftyp" {
      let length = min(brands.end - brands.content, Self.longestBrands) & ~3
      try target.write(file.bytes(at: brands.content, count: length), at: brands.content)
    }
    for range in ranges {
      var place = range.lowerBound
      while place < range.upperBound {
        let piece = try file.bytes(at: place, count: min(Self.pieceLength, range.upperBound - place))
        guard !piece.isEmpty else { throw .changing }
        try target.write(piece, at: place)
        place += piece.count
      }
    }
  }

  /// The head of an uppermost box; what is not for playing becomes `free`.
  private func head(of part: MovieOutline.Part) -> [UInt8] {
    let kind: BoxKind = Self.keptParts.contains(part.kind) ? part.kind : "free"
    let length = part.end - part.start
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    if part.hasLargeSize { return bytes(1, 4) + kind.bytes + bytes(length, 8) }
    return bytes(part.isOpen ? 0 : length, 4) + kind.bytes
  }

  private static let keptParts: Set<BoxKind> = ["ftyp", "moov", "mdat", "free", "skip", "wide"]
  /// Bytes: the brands of a film are four letters each.
  private static let longestBrands = 256
  private static let pieceLength = 1 << 20
}

extension MovieOutline {
  /// The box of all lists, by its places in `lists`.
  var moov: MovieBox {
    get throws(MovieProblem) {
      guard let box = MovieBox(in: lists, at: 0, before: lists.count) else { throw .damaged }
      return box
    }
  }
}

/// A file that is being written, at first all zeros.
private struct NewMovie: ~Copyable {
  private let descriptor: Int32

  init(_ path: String, length: Int) throws(MovieProblem) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unreadable(systemWords(errno)) }
    guard ftruncate(descriptor, length) == 0 else { throw .unreadable(systemWords(errno)) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func write(_ bytes: [UInt8], at place: Int) throws(MovieProblem) {
    var done = 0
    while done < bytes.count {
      let wrote = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, place + done)
      }
      if wrote < 0, errno == EINTR { continue }
      guard wrote > 0 else { throw .unreadable(systemWords(wrote < 0 ? errno : ENOSPC)) }
      done += wrote
    }
  }
}

import MediaContainers

private import Files

/// A film with nothing left in it but what playing needs, in place: nothing is compressed anew, and nothing moves.
///
/// The new file begins as zeros; the heads of boxes, the clean lists and those samples that a kept track points at
/// are written into it, each without its notes (`SampleForm`). So whatever is not understood is not published.
package struct MovieSanitizer {
  /// Changes whenever another version would keep other bytes of a film.
  package static let version = 2

  private let outline: MovieOutline
  private let lists: [UInt8]
  private let tracks: [Track]

  private struct Track {
    let tables: SampleTables
    /// How samples are built, by the entry that they name.
    let forms: [SampleForm]
    let isOfPictures: Bool

    /// The form that a chunk names by its number, counted from 1.
    func form(_ number: Int) throws(MovieProblem) -> SampleForm {
      guard forms.indices.contains(number - 1) else { throw .damaged }
      return forms[number - 1]
    }
  }

  /// More chunks than this are not gone through: a day of sound has two million.
  private static let maxChunks = 4_000_000

  init(_ outline: MovieOutline, moov: MediaBox, keeping selection: MovieSelection) throws(MovieProblem) {
    self.outline = outline
    var tracks: [Track] = []
    for track in selection.kept {
      guard let tables = SampleTables(track.tables, in: outline.lists) else { throw .damaged }
      let isSound = track.box != selection.pictures.box
      var forms: [SampleForm] = []
      for entry in SampleEntry.all(in: track.entries, isSound: isSound, outline.lists) {
        forms.append(try SampleForm(entry, in: outline.lists))
      }
      tracks.append(Track(tables: tables, forms: forms, isOfPictures: !isSound))
    }
    self.tracks = tracks
    lists = try CleanLists(outline.lists, moov: moov, keeping: selection).bytes
    try claimPlaces()
  }

  /// Each chunk must lie in the part of the file that is for samples, and none may lie over another: one's note would
  /// be the other's picture. Only sound that stays as it is may be said twice.
  private func claimPlaces() throws(MovieProblem) {
    var found: [(range: Range<Int>, isPlain: Bool)] = []
    for track in tracks {
      try track.tables.forEachChunk(in: outline.lists) { chunk throws(MovieProblem) in
        let isPlain = try track.form(chunk.entry) == .plain
        if let last = found.last, last.range.upperBound == chunk.range.lowerBound, last.isPlain == isPlain {
          found[found.count - 1].range = last.range.lowerBound..<chunk.range.upperBound
        } else {
          found.append((chunk.range, isPlain))
        }
        guard found.count <= Self.maxChunks else { throw .tooLong }
      }
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    let stores = outline.parts.map(\.box).filter { $0.kind == "mdat" }
    var store = 0
    var last = (end: 0, isPlain: true)
    for (range, isPlain) in found {
      if range.upperBound > outline.length { throw .cutOff }
      while store < stores.count, stores[store].end <= range.lowerBound { store += 1 }
      guard store < stores.count, stores[store].content <= range.lowerBound,
        range.upperBound <= stores[store].end, range.lowerBound >= last.end || (isPlain && last.isPlain)
      else { throw .damaged }
      last = (max(last.end, range.upperBound), isPlain && (last.isPlain || range.lowerBound >= last.end))
    }
  }

  /// Writes the clean film of a file to a name that is free. What was begun and could not be finished is the caller's
  /// to remove.
  package static func write(from source: String, to target: String) throws(MovieProblem) {
    let (file, head) = try MovieBytes.film(at: source)
    let outline = try MovieOutline(of: file, head: head)
    let moov = try outline.moov
    let movie = try MovieSanitizer(outline, moov: moov, keeping: MovieSelection(in: outline.lists, moov))
    try movie.write(file, to: NewMovie(target, length: outline.length))
  }

  private func write(_ file: MovieBytes, to target: borrowing NewMovie) throws(MovieProblem) {
    for part in outline.parts { try target.write(head(of: part), at: part.box.start) }
    try target.write(lists, at: outline.listsStart)
    if let brands = outline.parts.first?.box, brands.kind == "ftyp" {
      let length = min(brands.end - brands.content, Self.longestBrands) & ~3
      try target.write(file.bytes(at: brands.content, count: length), at: brands.content)
    }
    for track in tracks { try write(track, file, to: target) }
  }

  private func write(_ track: Track, _ file: MovieBytes, to target: borrowing NewMovie) throws(MovieProblem) {
    var hasAny = false
    var isEmpty = true
    try track.tables.forEachChunk(in: outline.lists) { chunk throws(MovieProblem) in
      let form = try track.form(chunk.entry)
      isEmpty = false
      var place = chunk.range.lowerBound
      if form == .plain {
        hasAny = true
        while place < chunk.range.upperBound {
          let piece = try file.bytes(at: place, count: min(Self.pieceLength, chunk.range.upperBound - place))
          guard !piece.isEmpty else { throw .changing }
          try target.write(piece, at: place)
          place += piece.count
        }
        return
      }
      var sizes = chunk.sizes
      while let first = sizes.next(in: outline.lists) {
        var lengths = [first]
        var sum = first
        while sum < Self.pieceLength, lengths.count < Self.maxAtOnce,
          let next = sizes.next(in: outline.lists)
        {
          lengths.append(next)
          sum += next
        }
        guard (lengths.max() ?? 0) <= Self.longestSample else { throw .tooLong }
        guard sum > 0 else { continue }
        var piece = try file.bytes(at: place, count: sum)
        guard piece.count == sum else { throw .changing }
        var start = 0
        for length in lengths where length > 0 {
          if form.clean(&piece, start..<start + length) { hasAny = true }
          start += length
        }
        try target.write(piece, at: place)
        place += sum
      }
    }
    // What has no picture in it is not what its lists say.
    guard hasAny || isEmpty || !track.isOfPictures else { throw .damaged }
  }

  /// The head of an uppermost box; what is not for playing becomes `free`.
  private func head(of part: MovieOutline.Part) -> [UInt8] {
    let kind: FourCC = Self.keptParts.contains(part.box.kind) ? part.box.kind : "free"
    let length = part.box.end - part.box.start
    // A size of eight bytes stays one.
    if part.box.headLength > 8 { return bigEndian(1, 4) + kind.bytes + bigEndian(length, 8) }
    return bigEndian(part.isOpen ? 0 : length, 4) + kind.bytes
  }

  private static let keptParts: Set<FourCC> = ["ftyp", "moov", "mdat", "free", "skip", "wide"]
  /// Bytes: the brands of a film are four letters each.
  private static let longestBrands = 256
  private static let pieceLength = 1 << 20
  /// How many samples are read at a time.
  private static let maxAtOnce = 1 << 16
  /// Bytes: the largest pictures of the highest levels of H.264 and HEVC are smaller.
  private static let longestSample = 64 << 20
}

extension MovieOutline {
  /// The box of all lists, by its places in `lists`.
  var moov: MediaBox {
    get throws(MovieProblem) {
      guard let box = MediaBox(in: lists, at: 0, before: lists.count) else { throw .damaged }
      return box
    }
  }
}

/// A file that is being written, at first all zeros.
private struct NewMovie: ~Copyable {
  private let file: OpenFile

  init(_ path: String, length: Int) throws(MovieProblem) {
    do throws(SystemFault) { file = try .making(path, rights: 0o600, zeros: length) } catch {
      throw .unreadable(error.words(.reading))
    }
  }

  func write(_ bytes: [UInt8], at place: Int) throws(MovieProblem) {
    do throws(SystemFault) { try file.write(bytes, at: place) } catch {
      throw .unreadable(error.words(.reading))
    }
  }
}

import MediaContainers

/// A film by its uppermost boxes: where its lists and where its samples are.
///
/// The lists (`moov`) are read into memory, within a bound; what they speak of (`mdat`) is not.
struct MovieOutline {
  /// An uppermost box, by its places in the file.
  struct Part {
    let box: MediaBox
    /// Whether its size is left open to the end of the file.
    let isOpen: Bool
  }

  let parts: [Part]
  /// The bytes of `moov`, its head included.
  let lists: [UInt8]
  /// Where `moov` begins in the file.
  let listsStart: Int
  let length: Int
  /// Whether the file says that it is QuickTime's own.
  let isQuickTime: Bool
  /// What stands in a `meta` box beside `moov`; empty mostly.
  let notes: [UInt8]

  private static let maxParts = 10_000
  /// Bytes: an hour at 60 pictures a second takes 4 MB.
  private static let longestLists = 64 << 20
  private static let longestNotes = 1 << 16

  init(of file: MovieBytes, head: [UInt8]) throws(MovieProblem) {
    length = file.length
    let parts = try Self.parts(of: file)
    self.parts = parts
    if parts.contains(where: { $0.box.kind == "moof" }) { throw .fragmented }
    guard let moov = parts.first(where: { $0.box.kind == "moov" })?.box else { throw .cutOff }
    guard moov.end - moov.start <= Self.longestLists else { throw .tooLong }
    lists = try file.bytes(at: moov.start, count: moov.end - moov.start)
    guard lists.count == moov.end - moov.start else { throw .cutOff }
    listsStart = moov.start
    let brand = head.dropFirst(8).prefix(4)
    isQuickTime = !head.dropFirst(4).starts(with: Array("ftyp".utf8)) || brand.elementsEqual("qt  ".utf8)
    if let meta = parts.first(where: { $0.box.kind == "meta" })?.box {
      notes = try file.bytes(at: meta.start, count: min(Self.longestNotes, meta.end - meta.start))
    } else {
      notes = []
    }
  }

  /// Whether a file begins like a film: by the brand of its first box, or by one of the boxes that old QuickTime films
  /// begin with. Pictures are made of boxes, too.
  static func isFilm(_ head: [UInt8]) -> Bool {
    guard head.count >= 8 else { return false }
    switch head.kind(at: 4) {
    case "ftyp":
      guard head.count >= 12 else { return true }
      return !pictureBrands.contains(head.kind(at: 8))
    case "moov", "mdat", "wide", "pnot": return true
    case "free", "skip": return head.number(at: 0, 4) <= 1 << 24
    default: return false
    }
  }

  private static let pictureBrands: Set<FourCC> = [
    "heic", "heix", "heim", "heis", "hevc", "hevm", "hevs", "mif1", "mif2", "mif3", "msf1", "avif", "avis",
    "crx ", "jxl ", "jp2 ", "jpx ",
  ]

  static func parts(of file: MovieBytes) throws(MovieProblem) -> [Part] {
    var parts: [Part] = []
    var place = 0
    while place < file.length {
      guard parts.count < maxParts else { throw .tooLong }
      // Cameras leave a few bytes of nothing behind the last box.
      guard let head = try BoxHead(in: file, at: place, before: file.length),
        !head.isOpen || head.kind.number != 0
      else { break }
      guard let size = head.size else { throw .cutOff }
      guard size >= head.length else { throw .damaged }
      guard size <= file.length - place else { throw .cutOff }
      parts.append(Part(box: MediaBox(head, end: place + size), isOpen: head.isOpen))
      place += size
    }
    return parts
  }
}

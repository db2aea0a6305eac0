import MediaContainers

/// The items of a HEIC or AVIF file: which are notes on a picture, and their bytes.
struct HEIFItems {
  let file: PictureFile
  /// The box `iloc`: where each item lies, in pieces.
  let places: MediaBox
  /// The box `idat`, in which small items may lie.
  let embedded: MediaBox?

  private static let maxItems = 65_536
  private static let maxPieces = 64

  /// The numbers of the EXIF part and of the XMP that are about a picture, else of the first there are: `iinf` lists of
  /// each item what it is, and `iref` which pictures a note describes.
  func notes(
    in list: MediaBox, on picture: Int, references: MediaBox?
  ) throws(PhotoProblem) -> (exif: Int?, xmp: Int?) {
    let (exif, xmp) = try allNotes(in: list)
    guard exif.count > 1 || xmp.count > 1, let references else { return (exif.first, xmp.first) }
    let describing = try describing(picture, in: references)
    return (
      exif.first(where: describing.contains) ?? exif.first, xmp.first(where: describing.contains) ?? xmp.first
    )
  }

  /// The numbers of all EXIF parts and of all XMP, whatever they are about.
  func allNotes(in list: MediaBox) throws(PhotoProblem) -> (exif: [Int], xmp: [Int]) {
    var cursor = file.cursor(in: list)
    guard let version = try cursor.version()?.version, try cursor.number(version == 0 ? 2 : 4) != nil else {
      return ([], [])
    }
    let entries = try file.boxes(from: cursor.place, to: list.end, atMost: Self.maxItems)
    var (exif, xmp): ([Int], [Int]) = ([], [])
    for entry in entries where entry.kind == "infe" {
      switch try note(entry) {
      case (.exif, let number)?: exif.append(number)
      case (.xmp, let number)?: xmp.append(number)
      case nil: break
      }
    }
    return (exif, xmp)
  }

  private enum NoteKind { case exif, xmp }

  /// What kind of note an item is, and its number; nil for any other item.
  private func note(_ entry: MediaBox) throws(PhotoProblem) -> (NoteKind, Int)? {
    var cursor = file.cursor(in: entry)
    guard let version = try cursor.version()?.version, version >= 2,
      let number = try cursor.number(version == 2 ? 2 : 4)
    else { return nil }
    cursor.skip(2)
    switch try cursor.letters() {
    case "Exif": return (.exif, number)
    case "mime":
      let words = try file.bytes(at: cursor.place, count: min(max(0, entry.end - cursor.place), 200))
      // A name of its own, then the kind of its content, each ended by NUL.
      let kind = words.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first
      return kind.map { $0.elementsEqual("application/rdf+xml".utf8) } == true ? (.xmp, number) : nil
    default: return nil
    }
  }

  /// The items that describe a picture.
  private func describing(_ picture: Int, in references: MediaBox) throws(PhotoProblem) -> Set<Int> {
    var head = file.cursor(in: references)
    let width = (try head.version()?.version ?? 0) == 0 ? 2 : 4
    var found: Set<Int> = []
    let all = try file.boxes(from: head.place, to: references.end, atMost: Self.maxItems)
    for reference in all where reference.kind == "cdsc" {
      var cursor = file.cursor(in: reference)
      guard let item = try cursor.number(width), let count = try cursor.number(2) else { continue }
      for _ in 0..<count {
        guard let described = try cursor.number(width) else { break }
        if described == picture { found.insert(item) }
      }
    }
    return found
  }

  /// The bytes of an item, its pieces one after the other; nil where they are too many or not said.
  func bytes(of item: Int, atMost maximum: Int) throws(PhotoProblem) -> [UInt8]? {
    guard var places = try ItemPlaces(in: file, places) else { return nil }
    for _ in 0..<min(places.count, Self.maxItems) {
      guard let entry = try places.next() else { return nil }
      if entry.item == item { return try bytes(of: entry, &places, atMost: maximum) }
      places.skipPieces(of: entry)
    }
    return nil
  }

  private func bytes(
    of entry: ItemPlaces<PictureFile>.Entry, _ places: inout ItemPlaces<PictureFile>, atMost maximum: Int
  ) throws(PhotoProblem) -> [UInt8]? {
    var pieces: [(offset: Int, length: Int)] = []
    guard entry.pieceCount <= Self.maxPieces else { return nil }
    for _ in 0..<entry.pieceCount {
      guard let piece = try places.piece() else { return nil }
      pieces.append((entry.base.advanced(clamping: piece.offset), piece.length))
    }
    let (start, end): (Int, Int)
    switch entry.method {
    case 0: (start, end) = (0, file.length)
    case 1:
      guard let embedded else { return nil }
      (start, end) = (embedded.content, min(embedded.end, file.length))
    default: return nil
    }
    var bytes: [UInt8] = []
    for piece in pieces {
      let from = start.advanced(clamping: piece.offset)
      guard from < end else { return nil }
      let length = piece.length == 0 ? end - from : min(piece.length, end - from)
      guard bytes.count + length <= maximum else { return nil }
      bytes += try file.bytes(at: from, count: length)
    }
    return bytes
  }
}

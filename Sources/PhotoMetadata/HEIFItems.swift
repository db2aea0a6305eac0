/// The items of a HEIC or AVIF file: which are notes on a picture, and their bytes.
struct HEIFItems {
  let file: PictureFile
  /// The box `iloc`: where each item lies, in pieces.
  let places: FileBox
  /// The box `idat`, in which small items may lie.
  let embedded: FileBox?

  private static let mostItems = 65_536
  private static let mostPieces = 64

  /// The numbers of the EXIF part and of the XMP that are about a picture, else of the first there are: `iinf` lists of
  /// each item what it is, and `iref` which pictures a note describes.
  func notes(
    in list: FileBox, on picture: Int, references: FileBox?
  ) throws(PhotoProblem) -> (exif: Int?, xmp: Int?) {
    let (exif, xmp) = try allNotes(in: list)
    guard exif.count > 1 || xmp.count > 1, let references else { return (exif.first, xmp.first) }
    let describing = try describing(picture, in: references)
    return (
      exif.first(where: describing.contains) ?? exif.first, xmp.first(where: describing.contains) ?? xmp.first
    )
  }

  /// The numbers of all EXIF parts and of all XMP, whatever they are about.
  func allNotes(in list: FileBox) throws(PhotoProblem) -> (exif: [Int], xmp: [Int]) {
    var cursor = FileCursor(file, at: list.content, end: list.end)
    guard let head = try cursor.number(4), try cursor.number(head >> 24 == 0 ? 2 : 4) != nil else {
      return ([], [])
    }
    let entries = try FileBox.all(in: file, from: cursor.place, to: list.end, atMost: Self.mostItems)
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
  private func note(_ entry: FileBox) throws(PhotoProblem) -> (NoteKind, Int)? {
    var cursor = FileCursor(file, at: entry.content, end: entry.end)
    guard let head = try cursor.number(4), head >> 24 >= 2,
      let number = try cursor.number(head >> 24 == 2 ? 2 : 4)
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
  private func describing(_ picture: Int, in references: FileBox) throws(PhotoProblem) -> Set<Int> {
    var head = FileCursor(file, at: references.content, end: references.end)
    let width = (try head.number(4) ?? 0) >> 24 == 0 ? 2 : 4
    var found: Set<Int> = []
    let all = try FileBox.all(in: file, from: head.place, to: references.end, atMost: Self.mostItems)
    for reference in all where reference.kind == "cdsc" {
      var cursor = FileCursor(file, at: reference.content, end: reference.end)
      guard let item = try cursor.number(width), let count = try cursor.number(2) else { continue }
      for _ in 0..<count {
        guard let described = try cursor.number(width) else { break }
        if described == picture { found.insert(item) }
      }
    }
    return found
  }

  /// The bytes of an item, its pieces one after the other; nil where they are too many or not said.
  func bytes(of item: Int, atMost most: Int) throws(PhotoProblem) -> [UInt8]? {
    var cursor = FileCursor(file, at: places.content, end: places.end)
    guard let head = try cursor.number(4), let widths = try cursor.number(2) else { return nil }
    let form = HEIFPlaceForm(version: head >> 24, widths: widths)
    guard let count = try cursor.number(form.version < 2 ? 2 : 4) else { return nil }
    for _ in 0..<min(count, Self.mostItems) {
      guard let place = try HEIFPlace(&cursor, form, wanted: item, mostPieces: Self.mostPieces) else {
        return nil
      }
      if place.number == item { return try bytes(at: place, atMost: most) }
    }
    return nil
  }

  private func bytes(at place: HEIFPlace, atMost most: Int) throws(PhotoProblem) -> [UInt8]? {
    let (start, end): (Int, Int)
    switch place.method {
    case 0: (start, end) = (0, file.length)
    case 1:
      guard let embedded else { return nil }
      (start, end) = (embedded.content, min(embedded.end, file.length))
    default: return nil
    }
    var bytes: [UInt8] = []
    for piece in place.pieces {
      let from = start.advanced(clamping: piece.offset)
      guard from < end else { return nil }
      let length = piece.length == 0 ? end - from : min(piece.length, end - from)
      guard bytes.count + length <= most else { return nil }
      bytes += try file.bytes(at: from, count: length)
    }
    return bytes
  }
}

/// How wide the numbers in an `iloc` are, in bytes.
private struct HEIFPlaceForm {
  let version: Int
  let offset: Int
  let length: Int
  let base: Int
  let index: Int

  init(version: Int, widths: Int) {
    self.version = version
    (offset, length, base) = (widths >> 12 & 15, widths >> 8 & 15, widths >> 4 & 15)
    index = version == 0 ? 0 : widths & 15
  }

  var isSound: Bool { [offset, length, base, index].allSatisfy { [0, 4, 8].contains($0) } }
}

/// Where one item lies.
private struct HEIFPlace {
  let number: Int
  /// 0 for places in the file, 1 for places in `idat`.
  private(set) var method = 0
  /// Only those of the wanted item.
  private(set) var pieces: [(offset: Int, length: Int)] = []

  /// The next item of the list; nil where the list ends or makes no sense.
  init?(
    _ cursor: inout FileCursor, _ form: HEIFPlaceForm, wanted: Int, mostPieces: Int
  ) throws(PhotoProblem) {
    guard form.isSound, let number = try cursor.number(form.version < 2 ? 2 : 4) else { return nil }
    self.number = number
    if form.version > 0 {
      guard let bits = try cursor.number(2) else { return nil }
      method = bits & 15
    }
    // Which other file: none but this one is ever looked at.
    cursor.skip(2)
    guard let base = try cursor.number(form.base), let count = try cursor.number(2) else { return nil }
    guard number == wanted else {
      cursor.skip(count * (form.index + form.offset + form.length))
      return
    }
    guard count <= mostPieces else { return nil }
    for _ in 0..<count {
      cursor.skip(form.index)
      guard let offset = try cursor.number(form.offset), let length = try cursor.number(form.length) else {
        return nil
      }
      pieces.append((base.advanced(clamping: offset), length))
    }
  }
}

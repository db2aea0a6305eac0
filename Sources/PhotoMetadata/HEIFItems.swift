/// The items of a HEIC or AVIF file: which one is the EXIF part, and its bytes.
struct HEIFItems {
  let file: PictureFile
  /// The box `iloc`: where each item lies, in pieces.
  let places: FileBox
  /// The box `idat`, in which small items may lie.
  let embedded: FileBox?

  private static let mostItems = 65_536
  private static let mostPieces = 64

  /// The number of the EXIF part that is about a picture, else of the first there is: `iinf` lists of each item what it
  /// is, and `iref` which pictures an EXIF part describes.
  func exif(
    in list: FileBox, of picture: Int, references: FileBox?
  ) throws(PhotoProblem) -> Int? {
    var cursor = FileCursor(file, at: list.content, end: list.end)
    guard let head = try cursor.number(4), try cursor.number(head >> 24 == 0 ? 2 : 4) != nil else {
      return nil
    }
    let entries = try FileBox.all(in: file, from: cursor.place, to: list.end, atMost: Self.mostItems)
    var found: [Int] = []
    for entry in entries where entry.kind == "infe" {
      if let number = try exifNumber(entry) { found.append(number) }
    }
    guard found.count > 1, let references else { return found.first }
    let describing = try describing(picture, in: references)
    return found.first(where: describing.contains) ?? found.first
  }

  /// The number of an item that is an EXIF part; nil for any other.
  private func exifNumber(_ entry: FileBox) throws(PhotoProblem) -> Int? {
    var cursor = FileCursor(file, at: entry.content, end: entry.end)
    guard let head = try cursor.number(4), head >> 24 >= 2,
      let number = try cursor.number(head >> 24 == 2 ? 2 : 4)
    else { return nil }
    cursor.skip(2)
    return try cursor.letters() == "Exif" ? number : nil
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
  func bytes(of item: Int) throws(PhotoProblem) -> [UInt8]? {
    var cursor = FileCursor(file, at: places.content, end: places.end)
    guard let head = try cursor.number(4), let widths = try cursor.number(2) else { return nil }
    let form = HEIFPlaceForm(version: head >> 24, widths: widths)
    guard let count = try cursor.number(form.version < 2 ? 2 : 4) else { return nil }
    for _ in 0..<min(count, Self.mostItems) {
      guard let place = try HEIFPlace(&cursor, form, wanted: item, mostPieces: Self.mostPieces) else {
        return nil
      }
      if place.number == item { return try bytes(at: place) }
    }
    return nil
  }

  private func bytes(at place: HEIFPlace) throws(PhotoProblem) -> [UInt8]? {
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
      guard bytes.count + length <= PictureOutline.longestExif else { return nil }
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

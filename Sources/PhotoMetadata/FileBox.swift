/// One box of a file made of boxes, by its places (ISO 14496-12, section 4.2).
struct FileBox {
  /// Four letters, such as `meta`.
  let kind: String
  /// Where the content begins, behind size and letters.
  let content: Int
  /// Where the next box begins.
  let end: Int

  /// The box at a place; nil where there is none, or one that is smaller than its own head.
  init?(in file: PictureFile, at place: Int, before limit: Int) throws(PhotoProblem) {
    var cursor = FileCursor(file, at: place, end: limit)
    guard var size = try cursor.number(4), let kind = try cursor.letters() else { return nil }
    // 1 announces a size of eight bytes; 0 is all that is left.
    if size == 1 {
      guard let large = try cursor.number(8) else { return nil }
      size = large
    } else if size == 0 {
      size = limit - place
    }
    guard size >= cursor.place - place else { return nil }
    self.kind = kind
    content = cursor.place
    end = min(limit, place.advanced(clamping: size))
  }

  /// The boxes from a place on, one after the other, at most so many.
  static func all(
    in file: PictureFile, from start: Int, to end: Int, atMost most: Int
  ) throws(PhotoProblem) -> [FileBox] {
    var boxes: [FileBox] = []
    var place = start
    while boxes.count < most, let box = try FileBox(in: file, at: place, before: end) {
      boxes.append(box)
      place = box.end
    }
    return boxes
  }
}

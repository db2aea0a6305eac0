/// Where each item of a HEIC or AVIF file lies: the box `iloc`, entry by entry (ISO 14496-12, section 8.11.3).
///
/// It bounds nothing but by its box: how many entries and pieces are gone through is for its reader to say.
package struct ItemPlaces<Source: ByteSource> {
  package let version: Int
  /// How many entries there should be.
  package let count: Int
  private let (offset, length, base, index): (Int, Int, Int, Int)
  private var cursor: ByteCursor<Source>

  /// Nil where the box is cut off, or its numbers are of no sound width.
  package init?(in source: Source, _ box: MediaBox) throws(Source.Failure) {
    cursor = ByteCursor(source, at: box.content, end: box.end)
    guard let version = try cursor.version()?.version, let widths = try cursor.number(2),
      let count = try cursor.number(version < 2 ? 2 : 4)
    else { return nil }
    (self.version, self.count) = (version, count)
    (offset, length, base) = (widths >> 12 & 15, widths >> 8 & 15, widths >> 4 & 15)
    index = version == 0 ? 0 : widths & 15
    guard [offset, length, base, index].allSatisfy({ [0, 4, 8].contains($0) }) else { return nil }
  }

  /// One item; its pieces follow.
  package struct Entry {
    package let item: Int
    /// 0 for places in the file, 1 for places in `idat`, 2 for places in another item.
    package let method: Int
    /// In which file, 0 for this one.
    package let file: Int
    package let base: Int
    package let pieceCount: Int
  }

  /// The next entry, whose pieces are read or skipped before the one behind it; nil where the box ends.
  package mutating func next() throws(Source.Failure) -> Entry? {
    guard let item = try cursor.number(version < 2 ? 2 : 4),
      let method = version == 0 ? 0 : try cursor.number(2), let file = try cursor.number(2),
      let base = try cursor.number(base), let count = try cursor.number(2)
    else { return nil }
    return Entry(item: item, method: method & 15, file: file, base: base, pieceCount: count)
  }

  /// The next piece of an entry, counted from its base; `index` is nil where it is too large. Nil where the box ends.
  package mutating func piece() throws(Source.Failure) -> (index: Int?, offset: Int, length: Int)? {
    guard index <= cursor.left else { return nil }
    let index = try cursor.number(index)
    guard let offset = try cursor.number(offset), let length = try cursor.number(length) else { return nil }
    return (index, offset, length)
  }

  package mutating func skipPieces(of entry: Entry) {
    cursor.skip(entry.pieceCount * (index + offset + length))
  }
}

/// A directory of a TIFF file, field by field (TIFF 6.0, section 2). An EXIF part is such a file.
///
/// It bounds nothing but by its file: how many fields and directories are gone through is for its reader to say.
package struct TIFFDirectory<Source: ByteSource> {
  /// How many fields there should be.
  package let count: Int
  private var cursor: ByteCursor<Source>

  /// Nil where it does not lie within the file.
  package init?(in source: Source, at place: Int, order: ByteOrder) throws(Source.Failure) {
    cursor = ByteCursor(source, at: place, order: order)
    guard let count = try cursor.number(2) else { return nil }
    self.count = count
  }

  /// The order of a file's numbers, and where its first directory begins; nil where it does not say that.
  package static func first(in source: Source) throws(Source.Failure) -> (order: ByteOrder, place: Int?) {
    let order = try source.byte(at: 0) == UInt8(ascii: "I") ? ByteOrder.littleEndian : .bigEndian
    var cursor = ByteCursor(source, at: 4, order: order)
    return (order, try cursor.number(4))
  }

  /// The next field; nil where the file ends.
  package mutating func next() throws(Source.Failure) -> TIFFField? {
    guard let tag = try cursor.number(2), let type = try cursor.number(2), let count = try cursor.number(4)
    else { return nil }
    let inside = cursor.place
    let outside = try cursor.number(4)
    cursor.place = inside + 4
    return TIFFField(tag: tag, type: type, count: count, inside: inside, outside: outside)
  }

  /// Behind the last field: where the next directory begins, 0 for none.
  package mutating func following() throws(Source.Failure) -> Int? { try cursor.number(4) }
}

/// One field of a directory: twelve bytes, of which the last four are its value or say where that is.
package struct TIFFField {
  package let tag: Int
  package let type: Int
  package let count: Int
  /// Where the last four bytes are, and what place they say; nil where the file ends before.
  fileprivate let inside: Int
  fileprivate let outside: Int?

  package var isWhole: Bool { outside != nil }

  /// Where its value is, which takes up so many bytes.
  package func place(ofLength length: Int) -> Int? { length <= 4 ? inside : outside }

  /// Bytes of one value, by the number of the type.
  package static let sizes = [
    1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4,
  ]
}

/// A field that is written.
package struct TIFFValue {
  package var tag: Int
  package var type: Int
  package var count: Int
  /// As they stand in the file.
  package var bytes: [UInt8]

  package init(tag: Int, type: Int, count: Int, bytes: [UInt8]) {
    (self.tag, self.type, self.count, self.bytes) = (tag, type, count, bytes)
  }

  /// How much room it takes behind the directory.
  fileprivate func lengthOutside(evenly: Bool) -> Int {
    bytes.count > 4 ? bytes.count + (evenly ? bytes.count % 2 : 0) : 0
  }
}

/// How a directory is written: its fields, no further directory, and the values behind it.
package struct TIFFWriting {
  package let order: ByteOrder
  /// Whether values begin at even places, as the format has it; readers do without.
  package let evenly: Bool

  package init(_ order: ByteOrder, evenly: Bool) { (self.order, self.evenly) = (order, evenly) }

  /// The first eight bytes of a file whose first directory follows.
  package var head: [UInt8] {
    Array((order == .littleEndian ? "II" : "MM").utf8) + order.bytes(42, 2) + order.bytes(8, 4)
  }

  package func length(_ fields: [TIFFValue]) -> Int {
    6 + 12 * fields.count + fields.reduce(0) { $0 + $1.lengthOutside(evenly: evenly) }
  }

  /// The directory that begins at a place.
  package func directory(_ fields: [TIFFValue], at place: Int) -> [UInt8] {
    var entries = order.bytes(fields.count, 2)
    var values: [UInt8] = []
    let valuesPlace = place + 6 + 12 * fields.count
    for field in fields {
      entries += order.bytes(field.tag, 2) + order.bytes(field.type, 2) + order.bytes(field.count, 4)
      let length = field.lengthOutside(evenly: evenly)
      if length == 0 {
        entries += field.bytes + Array(repeating: 0, count: 4 - field.bytes.count)
      } else {
        entries += order.bytes(valuesPlace + values.count, 4)
        values += field.bytes + Array(repeating: 0, count: length - field.bytes.count)
      }
    }
    return entries + order.bytes(0, 4) + values
  }
}

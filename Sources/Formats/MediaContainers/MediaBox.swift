/// What a box of ISO base media (ISO 14496-12, section 4.2) says of itself before its content, none of it checked.
///
/// What is made of a box that makes no sense is for its reader to say.
package struct BoxHead {
  package let kind: FourCC
  package let start: Int
  package let content: Int
  /// Bytes of the whole box; nil for more than there can be, and where the bytes that say it are missing.
  package let size: Int?
  /// Whether it is left open how long it is: to the end.
  package let isOpen: Bool

  package var length: Int { content - start }

  /// The head at a place; nil where fewer than eight bytes are left before the limit.
  package init?<Source: ByteSource>(
    in source: borrowing Source, at place: Int, before limit: Int
  ) throws(Source.Failure) {
    guard limit <= source.length else { return nil }
    var cursor = ByteCursor(copy source, at: place, end: limit)
    guard let small = try cursor.number(4), let kind = try cursor.letters() else { return nil }
    (self.kind, start, isOpen) = (kind, place, small == 0)
    switch small {
    case 0: size = limit - place
    // 1 announces a size of eight bytes.
    case 1: size = try cursor.number(8)
    default: size = small
    }
    content = place + (small == 1 ? 16 : 8)
  }
}

/// One box, by its places.
package struct MediaBox: Hashable, Sendable {
  package let kind: FourCC
  /// Where the box itself begins, where its content does, and where the next box does.
  package let start: Int
  package let content: Int
  package let end: Int

  /// How many bytes size and letters take.
  package var headLength: Int { content - start }
  package var contentRange: Range<Int> { content..<end }

  package init(_ head: BoxHead, end: Int) {
    (kind, start, content, self.end) = (head.kind, head.start, head.content, end)
  }

  /// What becomes of a box that says it is longer than what it stands in.
  package enum Overlong: Sendable {
    /// It ends where that ends.
    case cut
    /// It is none, nor is anything behind it.
    case refused
  }

  /// The box at a place; nil where there is none, or one that is smaller than its own head.
  package init?<Source: ByteSource>(
    in source: borrowing Source, at place: Int, before limit: Int, _ overlong: Overlong
  ) throws(Source.Failure) {
    guard let head = try BoxHead(in: source, at: place, before: limit), let size = head.size,
      size >= head.length, overlong == .cut || size <= limit - place
    else { return nil }
    self.init(head, end: min(limit, place.advanced(clamping: size)))
  }

  /// The boxes from a place on, one after the other, at most so many.
  package static func all<Source: ByteSource>(
    in source: borrowing Source, from start: Int, to end: Int, atMost maximum: Int, _ overlong: Overlong
  ) throws(Source.Failure) -> [MediaBox] {
    var boxes: [MediaBox] = []
    var place = start
    while boxes.count < maximum, let box = try MediaBox(in: source, at: place, before: end, overlong) {
      boxes.append(box)
      place = box.end
    }
    return boxes
  }
}

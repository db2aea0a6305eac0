import MediaContainers

/// Boxes within bytes at hand. A player reads them as they are here: what does not lie within its parent ends the
/// parent's boxes, and nothing of it is published.
extension MediaBox {
  /// The box at a place; nil where there is none.
  init?(in bytes: borrowing [UInt8], at place: Int, before limit: Int) {
    self.init(in: bytes, at: place, before: limit, .refused)
  }

  /// The boxes from a place on, one after the other, at most so many.
  static func all(
    in bytes: borrowing [UInt8], from start: Int, to end: Int, atMost maximum: Int = 4096
  ) -> [MediaBox] {
    all(in: bytes, from: start, to: end, atMost: maximum, .refused)
  }

  /// The boxes in this one, behind so many bytes of its content.
  func children(in bytes: borrowing [UInt8], behind skipped: Int = 0) -> [MediaBox] {
    Self.all(in: bytes, from: content + skipped, to: end)
  }

  /// Those of a `meta` box: QuickTime's begins with them, the standard's with four bytes before them.
  func notes(in bytes: borrowing [UInt8]) -> [MediaBox] {
    let isPlain = bytes.has(8, at: content) && bytes.kind(at: content + 4) == "hdlr"
    return children(in: bytes, behind: isPlain ? 0 : 4)
  }
}

/// Numbers of lists that are gone through by the million, so read here and not by a cursor.
extension [UInt8] {
  /// A number of up to eight bytes, the highest first; past the end, and of one that is too large, the largest there
  /// is.
  borrowing func number(at place: Int, _ count: Int) -> Int {
    guard place >= 0, place <= self.count - count else { return .max }
    var number: UInt64 = 0
    for step in 0..<count { number = number << 8 | UInt64(self[place + step]) }
    return Int(clamping: number)
  }

  /// Four letters; past the end, none that mean anything.
  borrowing func kind(at place: Int) -> FourCC {
    FourCC(number: UInt32(truncatingIfNeeded: number(at: place, 4)))
  }

  /// Whether there are so many bytes from a place on.
  borrowing func has(_ count: Int, at place: Int) -> Bool {
    place >= 0 && count >= 0 && place <= self.count - count
  }
}

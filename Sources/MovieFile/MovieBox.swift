/// One box within bytes at hand, by its places (ISO 14496-12, section 4.2).
struct MovieBox: Hashable {
  /// The four letters of its kind as a number.
  let kind: BoxKind
  /// Where the box itself begins, where its content does, and where the next box does.
  let start: Int
  let content: Int
  let end: Int

  /// How many bytes size and letters take.
  var headLength: Int { content - start }

  /// The box at a place; nil where there is none, or one that does not lie within its parent.
  init?(in bytes: borrowing [UInt8], at place: Int, before limit: Int) {
    guard place >= 0, limit <= bytes.count, limit - place >= 8 else { return nil }
    var size = bytes.number(at: place, 4)
    var head = 8
    if size == 1 {
      guard limit - place >= 16 else { return nil }
      size = bytes.number(at: place + 8, 8)
      head = 16
    } else if size == 0 {
      size = limit - place
    }
    guard size >= head, size <= limit - place else { return nil }
    kind = BoxKind(bytes.number(at: place + 4, 4))
    start = place
    content = place + head
    end = place + size
  }

  /// The boxes from a place on, one after the other, at most so many.
  static func all(
    in bytes: borrowing [UInt8], from start: Int, to end: Int, atMost most: Int = 4096
  ) -> [MovieBox] {
    var boxes: [MovieBox] = []
    var place = start
    while boxes.count < most, let box = MovieBox(in: bytes, at: place, before: end) {
      boxes.append(box)
      place = box.end
    }
    return boxes
  }

  /// The boxes in this one, behind so many bytes of its content.
  func children(in bytes: borrowing [UInt8], behind skipped: Int = 0) -> [MovieBox] {
    Self.all(in: bytes, from: content + skipped, to: end)
  }
}

/// The kind of a box: four letters, of which each byte counts as one.
struct BoxKind: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let number: UInt32

  init(_ number: Int) { self.number = UInt32(truncatingIfNeeded: number) }

  /// `©` stands for the byte A9, as QuickTime has it.
  init(stringLiteral letters: String) {
    number = letters.unicodeScalars.reduce(0) { $0 << 8 | ($1.value & 0xFF) }
  }

  var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  /// The letters, for a word on an unknown kind: only what can be read.
  var description: String {
    String(String.UnicodeScalarView(bytes.filter { (0x21...0x7E).contains($0) }.map(Unicode.Scalar.init)))
  }
}

extension [UInt8] {
  /// A number of up to eight bytes, the highest first; past the end, and of one that is too large, the largest there is.
  borrowing func number(at place: Int, _ count: Int) -> Int {
    guard place >= 0, place <= self.count - count else { return .max }
    var number: UInt64 = 0
    for step in 0..<count { number = number << 8 | UInt64(self[place + step]) }
    return Int(clamping: number)
  }

  /// Whether there are so many bytes from a place on.
  borrowing func has(_ count: Int, at place: Int) -> Bool {
    place >= 0 && count >= 0 && place <= self.count - count
  }
}

import MediaContainers

/// One track of a film: pictures, sound, or notes that go with them.
struct MovieTrack {
  let box: MediaBox
  /// `vide`, `soun`, or any other.
  let handler: FourCC
  /// Bytes of `stbl`, in which the tables of samples are.
  let tables: MediaBox
  /// The kind of its samples, such as `avc1`.
  let codec: FourCC
  /// `stsd`, with all of them.
  let entries: MediaBox
  /// The first sample entry.
  let entry: MediaBox
  let isEnabled: Bool
  /// Seconds since 1904, 0 where nothing is said.
  let created: Int
  /// Seconds, by its own scale.
  let seconds: Double
  /// Pixels as coded; of sound 0.
  let coded: (width: Int, height: Int)
  /// Pixels as they are to be looked at before the turn, in 65536ths, as the track says; 0 where it does not.
  let shown: (width: Int, height: Int)
  /// Whether it lies on its side as coded.
  let isTurned: Bool

  /// Nil for a track without what a player needs.
  init?(_ box: MediaBox, in bytes: borrowing [UInt8]) {
    let parts = box.children(in: bytes)
    guard let head = parts.first(where: { $0.kind == "tkhd" }),
      let media = parts.first(where: { $0.kind == "mdia" })?.children(in: bytes),
      let mediaHead = media.first(where: { $0.kind == "mdhd" }),
      let handlerBox = media.first(where: { $0.kind == "hdlr" }), bytes.has(12, at: handlerBox.content),
      let about = media.first(where: { $0.kind == "minf" })?.children(in: bytes),
      let tables = about.first(where: { $0.kind == "stbl" }),
      let list = tables.children(in: bytes).first(where: { $0.kind == "stsd" }), list.end - list.content >= 8,
      let entry = MediaBox(in: bytes, at: list.content + 8, before: list.end), head.end - head.content >= 4
    else { return nil }
    self.box = box
    self.tables = tables
    self.entry = entry
    entries = list
    handler = bytes.kind(at: handlerBox.content + 8)
    codec = entry.kind
    isEnabled = bytes[head.content + 3] & 1 == 1
    let look = MovieLook(head, in: bytes)
    (shown, isTurned) = ((look.width, look.height), look.isTurned)
    let times = MovieTimes(mediaHead, in: bytes)
    created = times.created
    seconds = times.seconds
    let hasSize = handler == "vide" && bytes.has(36, at: entry.start)
    coded = hasSize ? (bytes.number(at: entry.start + 32, 2), bytes.number(at: entry.start + 34, 2)) : (0, 0)
  }
}

/// How large a track is to be looked at, and how it is turned: its head, `tkhd` (ISO 14496-12, section 8.3.2).
private struct MovieLook {
  var (width, height) = (0, 0)
  var isTurned = false

  init(_ head: MediaBox, in bytes: borrowing [UInt8]) {
    let matrix = head.content + (bytes[head.content] == 0 ? 40 : 52)
    guard matrix + 44 <= head.end else { return }
    (width, height) = (bytes.number(at: matrix + 36, 4), bytes.number(at: matrix + 40, 4))
    // The matrix turns a point (x, y) to (ax + cy, bx + dy): by a quarter where b outweighs a.
    let (a, b) = (bytes.signed(at: matrix), bytes.signed(at: matrix + 4))
    isTurned = abs(b) > abs(a)
  }
}

/// When something was made and how long it is: `mvhd` and `mdhd` begin alike.
struct MovieTimes {
  /// Seconds since 1904-01-01, in UTC by the standard; 0 where nothing is said.
  private(set) var created = 0
  /// 0 where nothing is said.
  private(set) var seconds = 0.0

  init(_ head: MediaBox, in bytes: borrowing [UInt8]) {
    let isLong = bytes.has(1, at: head.content) && bytes[head.content] == 1
    let (time, count) = isLong ? (8, 32) : (4, 20)
    guard head.end - head.content >= count else { return }
    created = bytes.number(at: head.content + 4, time)
    let scale = bytes.number(at: head.content + 4 + 2 * time, 4)
    let length = bytes.number(at: head.content + 8 + 2 * time, time)
    // All ones say that the length is not known.
    let isKnown = isLong ? length != .max : length != 0xFFFF_FFFF
    if scale > 0, isKnown { seconds = Double(length) / Double(scale) }
  }
}

extension [UInt8] {
  /// Four bytes as a number with a sign.
  borrowing func signed(at place: Int) -> Int {
    has(4, at: place) ? Int(Int32(truncatingIfNeeded: number(at: place, 4))) : 0
  }
}

import MediaContainers

/// How the samples of a track are coded: one entry of `stsd`, by its places.
struct SampleEntry {
  let box: MediaBox
  let isSound: Bool
  /// Where the boxes in it begin.
  let head: Int

  /// Those of a list.
  static func all(in list: MediaBox, isSound: Bool, _ bytes: borrowing [UInt8]) -> [SampleEntry] {
    list.children(in: bytes, behind: 8).map { box in
      let length = isSound ? soundHead(box, list, bytes) : 86
      return SampleEntry(box: box, isSound: isSound, head: min(box.end, box.start + length))
    }
  }

  /// How long the head of a sound's entry is: QuickTime has two longer forms.
  private static func soundHead(_ entry: MediaBox, _ list: MediaBox, _ bytes: borrowing [UInt8]) -> Int {
    guard bytes.has(18, at: entry.start), bytes[list.content] == 0 else { return 36 }
    switch bytes.number(at: entry.start + 16, 2) {
    case 1: return 52
    case 2: return 72
    default: return 36
    }
  }

  /// The boxes that decoders are set by.
  func settings(in bytes: borrowing [UInt8]) -> [MediaBox] {
    MediaBox.all(in: bytes, from: head, to: box.end)
  }

  /// One of them, which QuickTime puts into a box `wave`.
  func setting(_ kind: FourCC, in bytes: borrowing [UInt8]) -> MediaBox? {
    let boxes = settings(in: bytes)
    if let found = boxes.first(where: { $0.kind == kind }) { return found }
    guard let wave = boxes.first(where: { $0.kind == "wave" }) else { return nil }
    return wave.children(in: bytes).first { $0.kind == kind }
  }
}

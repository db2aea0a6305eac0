import MediaContainers
import SiteOutput

/// FLAC (RFC 9639): blocks of metadata, of which two are needed to play, and then frames. What stands
/// behind the last frame, such as tags of other formats, is none of the sound.
enum FLACSanitizer {
  private static let maxBlocks = 1000
  /// How the stream is made, and where to find a moment in it.
  private static let (streamInfo, seekTable) = (0, 3)

  static func sound(of file: SoundBytes, from start: Int) throws(SoundProblem) -> SoundSanitizer {
    var kept: [(kind: Int, content: Range<Int>)] = []
    var place = start + 4
    var isLast = false
    for _ in 0..<maxBlocks where !isLast {
      let head = try file.number(at: place, 4)
      isLast = head >> 31 == 1
      let kind = head >> 24 & 0x7F
      let content = place + 4..<place + 4 + head & 0xFFFFFF
      guard content.upperBound < file.length else { throw .cutOff }
      if kind == streamInfo || kind == seekTable { kept.append((kind, content)) }
      place = content.upperBound
    }
    guard isLast, let info = kept.first, info.kind == streamInfo, info.content.count == 34,
      try file.number(at: place, 2) >> 2 == 0x3FFE
    else { throw .notSound }
    let start = info.content.lowerBound
    let rate = try file.number(at: start + 10, 3) >> 4
    let kinds = try file.number(at: start + 12, 2)
    let frames = FLACFrames(depth: (kinds >> 4 & 31) + 1, channels: (kinds >> 9 & 7) + 1)
    let (end, samples) = try frames.end(in: file, from: place)
    guard rate > 0 else { throw .notSound }
    guard end > place else { throw .cutOff }
    var moments: [UInt8] = []
    if let table = kept.first(where: { $0.kind == seekTable }) {
      moments = try points(in: table.content, of: file, before: end - place, samples: samples)
    }
    var pieces: [FilePiece] = [.bytes(Array("fLaC".utf8) + head(streamInfo, 34, isLast: moments.isEmpty))]
    pieces.append(.run(from: start, count: 34))
    if !moments.isEmpty { pieces.append(.bytes(head(seekTable, moments.count, isLast: true) + moments)) }
    pieces.append(.run(from: place, count: end - place))
    return SoundSanitizer(ending: "flac", pieces: pieces, seconds: Double(samples) / Double(rate))
  }

  private static func head(_ kind: Int, _ size: Int, isLast: Bool) -> [UInt8] {
    [UInt8(kind | (isLast ? 0x80 : 0))] + bigEndian(size, 3)
  }

  /// Bytes of a moment: the number of a sample, where its frame is, how many samples that holds.
  private static let pointSize = 18
  private static let maxPoints = 10_000

  /// Those moments that are within the sound; others only keep room for some.
  private static func points(
    in content: Range<Int>, of file: SoundBytes, before end: Int, samples: Int
  ) throws(SoundProblem) -> [UInt8] {
    guard content.count <= pointSize * maxPoints else { return [] }
    var kept: [UInt8] = []
    var last = (sample: -1, place: -1)
    for place in stride(from: content.lowerBound, through: content.upperBound - pointSize, by: pointSize) {
      guard try file.number(at: place, 2) == 0, try file.number(at: place + 8, 2) == 0 else { continue }
      let point = (sample: try file.number(at: place + 2, 6), place: try file.number(at: place + 10, 6))
      guard point.sample < samples, point.sample > last.sample, point.place < end, point.place > last.place
      else { continue }
      kept += try file.bytes(at: place, count: pointSize)
      last = point
    }
    return kept
  }
}

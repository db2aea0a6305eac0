import SiteOutput

/// FLAC (RFC 9639): blocks of metadata, of which two are needed to play, and then frames to the end.
enum BareFLAC {
  private static let mostBlocks = 1000
  /// How the stream is made, and where to find a moment in it.
  private static let (streamInfo, seekTable) = (0, 3)

  static func sound(of file: SoundBytes, from start: Int) throws(SoundProblem) -> BareSound {
    var kept: [(kind: Int, content: Range<Int>)] = []
    var place = start + 4
    var isLast = false
    for _ in 0..<mostBlocks where !isLast {
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
    let end = try endOfFrames(in: file)
    guard end > place else { throw .cutOff }
    var pieces: [FilePiece] = [.bytes(Array("fLaC".utf8))]
    for (index, block) in kept.enumerated() {
      let last = index == kept.count - 1 ? 0x80 : 0
      let size = block.content.count
      pieces.append(
        .bytes([UInt8(last | block.kind), UInt8(size >> 16 & 255), UInt8(size >> 8 & 255), UInt8(size & 255)])
      )
      pieces.append(.run(from: block.content.lowerBound, count: size))
    }
    pieces.append(.run(from: place, count: end - place))
    let rate = try file.number(at: info.content.lowerBound + 10, 3) >> 4
    let samples = try file.number(at: info.content.lowerBound + 13, 5) & 0xF_FFFF_FFFF
    guard rate > 0 else { throw .notSound }
    return BareSound(ending: "flac", pieces: pieces, seconds: Double(samples) / Double(rate))
  }

  /// Before the tag that some programs put behind everything (ID3v1).
  private static func endOfFrames(in file: SoundBytes) throws(SoundProblem) -> Int {
    let tag = try file.bytes(at: file.length - 128, count: 3)
    return tag == Array("TAG".utf8) ? file.length - 128 : file.length
  }
}

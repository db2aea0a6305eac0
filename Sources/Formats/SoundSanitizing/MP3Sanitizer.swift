import MediaContainers
import SiteOutput

/// MP3 (MPEG-1 and 2, audio layer III): frame after frame, each with a head that says how long it is. What stands
/// between, before and behind frames is none of the sound.
enum MP3Sanitizer {
  /// Behind the tags at the beginning of a file (ID3v2), of which there may be several.
  static func endOfTags(in file: SoundBytes) throws(SoundProblem) -> Int {
    var place = 0
    for _ in 0..<8 {
      let head = try file.bytes(at: place, count: 10)
      guard head.count == 10, head.starts(with: Array("ID3".utf8)) else { break }
      // Seven bits of each byte count.
      let size = head[6...9].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
      place += 10 + size + (head[5] & 0x10 == 0 ? 0 : 10)
    }
    return place
  }

  /// How tags behind the sound begin (ID3, APE, Lyrics3).
  private static let tags = ["TAG", "APETAGEX", "LYRICSBEGIN", "ID3"].map { Array($0.utf8) }
  /// Bytes that are passed over to find the next frame.
  private static let farthest = 64 * 1024

  static func sound(of file: SoundBytes, from start: Int) throws(SoundProblem) -> SoundSanitizer {
    var pieces: [FilePiece] = []
    var seconds = 0.0
    var place = start
    while let first = try nextFrame(in: file, from: place) {
      var end = first
      while let frame = try Frame(file, at: end), end + frame.length <= file.length {
        end += frame.length
        seconds += frame.seconds
      }
      pieces.append(.run(from: first, count: end - first))
      place = end
      let following = try file.bytes(at: end, count: 11)
      if tags.contains(where: following.starts) { break }
    }
    guard seconds > 0 else { throw .notSound }
    return SoundSanitizer(ending: "mp3", pieces: pieces, seconds: seconds)
  }

  /// Where two frames stand one behind the other, or one at the very end: one alone may be chance.
  private static func nextFrame(in file: SoundBytes, from start: Int) throws(SoundProblem) -> Int? {
    let bytes = try file.bytes(at: start, count: farthest)
    for index in bytes.indices where bytes[index] == 0xFF {
      let place = start + index
      guard let frame = try Frame(file, at: place), place + frame.length <= file.length else { continue }
      let following = place + frame.length
      if following == file.length { return place }
      if let next = try Frame(file, at: following), next.isLike(frame) { return place }
    }
    return nil
  }

  /// The head of a frame (ISO 11172-3, 2.4.2.3).
  private struct Frame {
    let length: Int
    let seconds: Double
    private let rate: Int
    private let version: Int

    init?(_ file: SoundBytes, at place: Int) throws(SoundProblem) {
      let head = try file.bytes(at: place, count: 4)
      guard head.count == 4, head[0] == 0xFF, head[1] & 0xE0 == 0xE0 else { return nil }
      let version = Int(head[1] >> 3 & 3)
      // 3 is MPEG-1, 2 is MPEG-2, 0 its extension to low rates; layer III is 1.
      guard version != 1, head[1] >> 1 & 3 == 1 else { return nil }
      let (bitIndex, rateIndex) = (Int(head[2] >> 4), Int(head[2] >> 2 & 3))
      guard bitIndex > 0, bitIndex < 15, rateIndex < 3 else { return nil }
      let isFirst = version == 3
      let bits = (isFirst ? Self.firstRates : Self.secondRates)[bitIndex - 1] * 1000
      rate = Self.sampleRates[rateIndex] >> (version == 3 ? 0 : version == 2 ? 1 : 2)
      self.version = version
      length = (isFirst ? 144 : 72) * bits / rate + Int(head[2] >> 1 & 1)
      seconds = (isFirst ? 1152.0 : 576.0) / Double(rate)
    }

    func isLike(_ other: Frame) -> Bool { rate == other.rate && version == other.version }

    private static let firstRates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
    private static let secondRates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    private static let sampleRates = [44100, 48000, 32000]
  }
}

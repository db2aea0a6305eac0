import SiteOutput

/// WAV: chunks in a RIFF, of which the description of the samples and the samples stay.
enum BareWave {
  /// More chunks than this are no recording.
  private static let mostChunks = 1000

  static func sound(of file: SoundBytes) throws(SoundProblem) -> BareSound {
    var format: Range<Int>?
    var place = 12
    for _ in 0..<mostChunks {
      let name = try file.bytes(at: place, count: 4)
      guard name.count == 4 else { throw format == nil ? .notSound : .cutOff }
      let size = try file.number(at: place + 4, 4, isLittleEndian: true)
      let content = place + 8..<place + 8 + size
      if name == Array("fmt ".utf8) {
        guard (16...40).contains(size) else { throw .notSound }
        format = content
      }
      if name == Array("data".utf8), let format {
        // A recorder that was switched off has not written how much there is.
        let samples = content.clamped(to: 0..<file.length)
        return try sound(of: file, format, samples)
      }
      place = content.upperBound + size % 2
    }
    throw .notSound
  }

  private static func sound(
    of file: SoundBytes, _ format: Range<Int>, _ samples: Range<Int>
  ) throws(SoundProblem) -> BareSound {
    let coding = try file.number(at: format.lowerBound, 2, isLittleEndian: true)
    let rate = try file.number(at: format.lowerBound + 8, 4, isLittleEndian: true)
    // Plain numbers, whole or with a point, also as their extended form tells: others hold who knows what.
    guard [1, 3, 0xFFFE].contains(coding), rate > 0, !samples.isEmpty else { throw .notSound }
    let head =
      Array("RIFF".utf8) + little(4 + 8 + format.count + 8 + samples.count) + Array("WAVEfmt ".utf8)
      + little(format.count)
    return BareSound(
      ending: "wav",
      pieces: [
        .bytes(head), .run(from: format.lowerBound, count: format.count),
        .bytes(Array("data".utf8) + little(samples.count)),
        .run(from: samples.lowerBound, count: samples.count),
      ], seconds: Double(samples.count) / Double(rate))
  }

  private static func little(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

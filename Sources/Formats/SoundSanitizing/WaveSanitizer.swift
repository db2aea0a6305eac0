import MediaContainers
import SiteOutput

/// WAV: chunks in a RIFF, of which the description of the samples and the samples stay.
enum WaveSanitizer {
  /// More chunks than this are no recording.
  private static let maxChunks = 1000

  static func sound(of file: SoundBytes) throws(SoundProblem) -> SoundSanitizer {
    var format: Range<Int>?
    var place = 12
    for _ in 0..<maxChunks {
      guard let chunk = try MediaChunk(.riff, in: file, at: place) else {
        throw format == nil && place + 4 > file.length ? .notSound : .cutOff
      }
      let content = chunk.content
      if chunk.kind == "fmt " {
        guard (16...40).contains(content.count) else { throw .notSound }
        format = content
      }
      if chunk.kind == "data", let format {
        // A recorder that was switched off has not written how much there is, and other chunks may follow all the same.
        let isKnown = content.upperBound <= file.length
        let end = isKnown ? content.upperBound : try WaveTail.start(in: file, from: content.lowerBound)
        return try sound(of: file, format, content.lowerBound..<end)
      }
      place = chunk.end
    }
    throw .notSound
  }

  private static func sound(
    of file: SoundBytes, _ format: Range<Int>, _ samples: Range<Int>
  ) throws(SoundProblem) -> SoundSanitizer {
    let coding = try file.number(at: format.lowerBound, 2, .littleEndian)
    let rate = try file.number(at: format.lowerBound + 8, 4, .littleEndian)
    // Plain numbers, whole or with a point, also as their extended form tells: others hold who knows what.
    guard rate > 0, !samples.isEmpty, let length = try formLength(of: file, format, coding) else {
      throw .notSound
    }
    let head =
      Array("RIFF".utf8) + littleEndian(4 + 8 + length + 8 + samples.count, 4)
      + Array("WAVEfmt ".utf8) + littleEndian(length, 4)
    return SoundSanitizer(
      ending: "wav",
      pieces: [
        .bytes(head), .run(from: format.lowerBound, count: length),
        .bytes(Array("data".utf8) + littleEndian(samples.count, 4)),
        .run(from: samples.lowerBound, count: samples.count),
      ], seconds: Double(samples.count) / Double(rate))
  }

  /// What follows the number of a coding in the extended form.
  private static let extendedMark: [UInt8] = [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]

  /// How much of a format says something; nil for one that is not known.
  private static func formLength(
    of file: SoundBytes, _ format: Range<Int>, _ coding: Int
  ) throws(SoundProblem) -> Int? {
    if coding == 1 || coding == 3 { return 16 }
    guard coding == 0xFFFE, format.count == 40,
      [1, 3].contains(try file.number(at: format.lowerBound + 24, 2, .littleEndian)),
      try file.bytes(at: format.lowerBound + 26, count: 14) == extendedMark
    else { return nil }
    return 40
  }
}

/// What follows samples of which nobody wrote how many there are.
enum WaveTail {
  /// Chunks that programs put behind the samples, and how tags of other formats begin.
  private static let chunks = [
    "LIST", "id3 ", "ID3 ", "bext", "iXML", "_PMX", "cue ", "smpl", "inst", "fact", "JUNK", "PAD ", "afsp",
    "axml",
    "chna", "cart", "plst", "labl", "note", "adtl", "umid", "MD5 ", "levl", "link", "aXML", "DISP", "GUAN",
    "guan",
    "LGWV", "minf", "elm1", "regn", "wavl", "ds64", "data",
  ].map { Array($0.utf8) }
  private static let lists = ["INFO", "adtl", "wavl"].map { Array($0.utf8) }
  private static let step = 64 * 1024

  /// Where the first of them begins, from a place on; the end of the file where there is none.
  static func start(in file: SoundBytes, from start: Int) throws(SoundProblem) -> Int {
    var place = start
    while place < file.length {
      let bytes = try file.bytes(at: place, count: step + 12)
      for index in 0..<min(step, bytes.count) where isLetter(bytes[index]) {
        guard index + 8 <= bytes.count else { break }
        let rest = bytes[index...]
        if rest.starts(with: Array("TAG".utf8)), place + index == file.length - 128 { return place + index }
        if rest.starts(with: Array("APETAGEX".utf8)) { return place + index }
        // Chunks begin at even places.
        guard (place + index).isMultiple(of: 2), let name = chunks.first(where: rest.starts) else { continue }
        let size = bytes[index + 4..<index + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        let isList = lists.contains { rest.dropFirst(8).starts(with: $0) }
        if size <= file.length - place - index - 8, name != chunks[0] || isList { return place + index }
      }
      place += step
    }
    return file.length
  }

  /// The letters that such names begin with, for speed.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x7A).contains(byte) }
}

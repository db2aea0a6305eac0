import SoundSanitizing
import Foundation
import MediaContainers
import SiteOutput
import Testing

@Suite("A bare recording")
struct SoundSanitizerTests {
  /// What of a file is published.
  private static func bare(_ bytes: [UInt8]) throws(SoundProblem) -> (bytes: [UInt8], sound: SoundSanitizer) {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sound = try SoundSanitizer.of(path: path)
    let published = sound.pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .run(let start, let count): Array(bytes[start..<start + count])
      case .bytes(let own): own
      case .zeros(let count): Array(repeating: 0, count: count)
      }
    }
    return (published, sound)
  }

  private static func problem(_ bytes: [UInt8]) -> SoundProblem? {
    do throws(SoundProblem) {
      _ = try bare(bytes)
      return nil
    } catch { return error }
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] { Self.big(number, count).reversed() }

  private static let secret = Array("ZqSecret".utf8)

  // MARK: MP3

  /// A frame of MPEG-1 layer III at 128 kbit/s and 44.1 kHz: 417 bytes, 1152 samples.
  private static func frame(_ filling: UInt8) -> [UInt8] {
    [0xFF, 0xFB, 0x90, 0x00] + Array(repeating: filling, count: 413)
  }

  private static func id3(_ content: [UInt8]) -> [UInt8] {
    Array("ID3".utf8) + [4, 0, 0, 0, 0, UInt8(content.count >> 7), UInt8(content.count & 0x7F)] + content
  }

  @Test("of MP3 holds its frames, whatever stands before, between and behind them")
  func frames() throws {
    let frames = (0..<4).map { Self.frame(UInt8($0)) }
    let id3v1 = Array("TAG".utf8) + Self.secret + Array(repeating: 0x20, count: 125 - Self.secret.count)
    let ape = Array("APETAGEX".utf8) + Self.secret
    var file = Self.id3(Self.secret) + [0, 0, 0]
    file += frames[0] + frames[1] + Self.secret
    file += frames[2] + frames[3]
    let ends: [[UInt8]] = [[], id3v1, ape, Self.secret, Self.id3(Self.secret)]
    for end in ends {
      let (bytes, sound) = try Self.bare(file + end)
      #expect(bytes == Array(frames.joined()))
      #expect(sound.ending == "mp3" && abs(sound.seconds - 4 * 1152.0 / 44100) < 1e-9)
    }
  }

  @Test("of MP3 without its last bytes holds the frames before")
  func cut() throws {
    let whole = Self.frame(1) + Self.frame(2) + Self.frame(3)
    #expect(try Self.bare(whole.dropLast(5)).bytes == Self.frame(1) + Self.frame(2))
  }

  // MARK: WAV

  private static func wave(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var body: [UInt8] = []
    for (name, content) in chunks {
      body += Array(name.utf8) + Self.little(content.count, 4)
      body += content
      if content.count % 2 == 1 { body.append(0) }
    }
    return Array("RIFF".utf8) + Self.little(body.count + 4, 4) + Array("WAVE".utf8) + body
  }

  /// One channel of whole numbers of 16 bits, 8000 a second.
  private static let format: [UInt8] = [1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0]

  @Test("of WAV holds format and samples alone")
  func waves() throws {
    let samples = [UInt8](repeating: 7, count: 800)
    let file = Self.wave([
      ("LIST", Self.secret), ("fmt ", Self.format), ("bext", Self.secret), ("data", samples),
      ("id3 ", Self.secret),
    ])
    let (bytes, sound) = try Self.bare(file)
    #expect(bytes == Self.wave([("fmt ", Self.format), ("data", samples)]))
    #expect(sound.ending == "wav" && sound.seconds == 0.05)
  }

  @Test(
    "of WAV without a length ends before what other programs hung on it",
    arguments: ["LIST", "id3 ", "bext", "iXML", "APETAGEX", "TAG", ""])
  func endlessWaves(_ name: String) throws {
    let samples = [UInt8](repeating: 0x41, count: 70_000)
    let content = name == "LIST" ? Array("INFOIART".utf8) + Self.little(8, 4) + Self.secret : Self.secret
    let tail: [UInt8] =
      switch name {
      case "": []
      case "TAG": Array(name.utf8) + Self.secret + [UInt8](repeating: 0, count: 117)
      case "APETAGEX": Array(name.utf8) + Self.secret
      default: Array(name.utf8) + Self.little(content.count, 4) + content
      }
    for size in [0xFFFF_FFFF, samples.count + tail.count + 1] {
      let head = Self.wave([("fmt ", Self.format)]) + Array("data".utf8) + Self.little(size, 4)
      let (bytes, sound) = try Self.bare(head + samples + tail)
      #expect(bytes == Self.wave([("fmt ", Self.format), ("data", samples)]))
      #expect(sound.seconds == 4.375)
    }
  }

  @Test("of WAV has no format beyond what is known of it")
  func formats() throws {
    let mark: [UInt8] = [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
    let extended = [0xFE, 0xFF] + Self.format.dropFirst(2) + [22, 0, 16, 0, 4, 0, 0, 0, 1, 0] + mark
    let samples = [UInt8](repeating: 7, count: 8)
    let known = Self.wave([("fmt ", extended), ("data", samples)])
    #expect(try Self.bare(known).bytes == known)
    let long = Self.wave([("fmt ", Self.format + [8, 0] + Self.secret), ("data", samples)])
    #expect(try Self.bare(long).bytes == Self.wave([("fmt ", Self.format), ("data", samples)]))
    let unknown = extended.dropLast(8) + Self.secret
    #expect(Self.problem(Self.wave([("fmt ", Array(unknown)), ("data", samples)])) == .notSound)
  }

  // MARK: FLAC

  private static func block(_ kind: UInt8, _ content: [UInt8], isLast: Bool = false) -> [UInt8] {
    [kind | (isLast ? 0x80 : 0)] + Self.big(content.count, 3) + content
  }

  private static func streamInfo(samples: Int) -> [UInt8] {
    // 44100 Hz in 20 bits, two channels, 16 bits a sample, then 36 bits of how many.
    let packed = 44100 << 44 | 1 << 41 | 15 << 36 | samples
    let zeros = [UInt8](repeating: 0, count: 16)
    return [0x10, 0, 0x10, 0, 0, 0, 0, 0, 0, 0] + Self.big(packed, 8) + zeros
  }

  /// A frame of 192 samples: left and side, from the bits of two channels.
  private static func frame(_ number: Int, _ bits: String, order: UInt8 = 8) -> [UInt8] {
    var head: [UInt8] = [0xFF, 0xF8, 0x19, order << 4 | 4 << 1, UInt8(number)]
    var sum: UInt8 = 0
    for byte in head {
      sum ^= byte
      for _ in 0..<8 { sum = sum & 0x80 == 0 ? sum << 1 : sum << 1 ^ 7 }
    }
    head.append(sum)
    let whole = bits.filter { $0 != " " }
    let padded = whole + String(repeating: "0", count: (8 - whole.count % 8) % 8)
    let body = stride(from: 0, to: padded.count, by: 8).map { start in
      UInt8(padded.dropFirst(start).prefix(8), radix: 2) ?? 0
    }
    return head + body + [0x12, 0x34]
  }

  private static func bits(_ number: Int, _ count: Int) -> String {
    String((0..<count).reversed().map { number >> $0 & 1 == 1 ? "1" : "0" })
  }

  /// Channels of every kind, the second with a bit more: constant, as they are, predicted by fixed and by own factors.
  private static let channels: [(String, String)] = {
    let constant = { (depth: Int) in "0 000000 0" + bits(5, depth) }
    let plain = { (depth: Int) in "0 000001 0" + String(repeating: bits(77, depth), count: 192) }
    // Two parts, one of numbers that are short with two bits, one of plain ones with three.
    let residual = { (order: Int) in
      "00 0001 0010" + String(repeating: "001 10", count: 96 - order) + "1111 00011"
        + String(repeating: "101", count: 96)
    }
    let fixed = { (depth: Int) in "0 001010 0" + bits(3, depth) + bits(4, depth) + residual(2) }
    // Three bits of each sample are always zero.
    let own = { (depth: Int) in
      "0 100010 1 001" + String(repeating: bits(6, depth - 3), count: 3) + "0110 00010"
        + String(repeating: "0101010", count: 3) + residual(3)
    }
    return [
      (constant(16), plain(17)), (plain(16), constant(17)), (fixed(16), own(17)), (own(16), fixed(17)),
    ]
  }()

  @Test("of FLAC holds the description, the table of moments and the frames")
  func flac() throws {
    let info = Self.streamInfo(samples: 88200)
    let frames = Self.channels.enumerated().map { Self.frame($0, $1.0 + $1.1) }
    let sound = Array(frames.joined())
    let moments = Self.big(0, 8) + Self.big(0, 8) + Self.big(192, 2)
    let second = Self.big(192, 8) + Self.big(frames[0].count, 8) + Self.big(192, 2)
    let room = [UInt8](repeating: 0xFF, count: 8) + Self.secret + [0, 0]
    var file = Array("fLaC".utf8) + Self.block(0, info)
    file += Self.block(4, Self.secret) + Self.block(3, moments + second + room)
    file += Self.block(6, Self.secret, isLast: true) + sound
    let tag = Array("TAG".utf8) + Self.secret + [UInt8](repeating: 0, count: 125 - Self.secret.count)
    var expected = Array("fLaC".utf8) + Self.block(0, info)
    expected += Self.block(3, moments + second, isLast: true) + sound
    let ape = Array("APETAGEX".utf8) + Self.secret
    let ends: [[UInt8]] = [
      [], tag, ape, Self.id3(Self.secret), Self.secret, [0xFF], [0xFF, 0xF8] + Self.secret, ape + tag,
      // A frame that is cut off.
      frames[1].dropLast(3),
    ]
    for end in ends {
      let (bytes, bare) = try Self.bare(file + end)
      #expect(bytes == expected)
      #expect(bare.ending == "flac" && bare.seconds == Double(4 * 192) / 44100)
    }
    #expect(try Self.bare(Self.id3(Self.secret) + file).bytes == expected)
  }

  // MARK: What is told beside the sound

  private static func traces(_ bytes: [UInt8]) throws -> [String] {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try SoundTraces.read(path: path).found.map(\.name)
  }

  @Test("is found in tags before, between and behind the sound, and nothing where there are none")
  func traces() throws {
    let frames = Array((0..<4).map { Self.frame(UInt8($0)) }.joined())
    let samples = [UInt8](repeating: 7, count: 800)
    let part = { (name: String) in Array(name.utf8) + Self.big(9, 4) + [0, 0, 0] + Self.secret }
    let old = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 30) + Self.secret
    let comment = Array("LOCATION=51.5,-0.12".utf8)
    let info = Self.block(0, Self.streamInfo(samples: 192))
    let flac = Array("fLaC".utf8) + info + Self.block(4, comment, isLast: true) + frames
    let list = ("LIST", Array("INFOIART".utf8) + Self.little(8, 4) + Self.secret)
    #expect(try Self.traces(frames) == [])
    #expect(try Self.traces(Self.id3(part("TPE1")) + frames) == ["TPE1"])
    #expect(try Self.traces(frames + old + [UInt8](repeating: 0, count: 128 - old.count)) == ["ID3v1 artist"])
    #expect(try Self.traces(frames + Array("APETAGEXArtist\0".utf8) + Self.secret) == ["artist"])
    #expect(try Self.traces(flac) == ["location"])
    #expect(try Self.traces(Self.wave([("fmt ", Self.format), ("data", samples), list])) == ["IART"])
    #expect(
      try Self.traces(Self.wave([("fmt ", Self.format), ("bext", Self.secret), ("data", samples)])) == [
        "bext"
      ])
    #expect(
      try Self.traces(Self.bare(Self.wave([("fmt ", Self.format), ("data", samples), list])).bytes) == [])
  }

  // MARK: Others

  @Test("is none of what cannot be told apart from what it tells, or is no sound")
  func problems() {
    #expect(Self.problem(Array("OggS".utf8) + Self.secret) == .notCleaned("Ogg"))
    #expect(Self.problem([0, 0, 0, 24] + Array("ftypM4A ".utf8)) == .notCleaned("MP4"))
    #expect(Self.problem(Array("a song".utf8)) == .notSound)
    #expect(Self.problem([]) == .notSound)
    #expect(Self.problem(Self.frame(1).dropLast()) == .notSound)
    #expect(Self.problem(Self.wave([("fmt ", Self.format)])) == .cutOff)
    #expect(Self.problem(Self.wave([("data", Self.secret)])) == .notSound)
    #expect(Self.problem(Array("fLaC".utf8) + Self.block(0, Self.streamInfo(samples: 1))) == .cutOff)
  }
}

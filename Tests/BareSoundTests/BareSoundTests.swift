import BareSound
import Foundation
import SiteOutput
import Testing

@Suite("A bare recording")
struct BareSoundTests {
  /// What of a file is published.
  private static func bare(_ bytes: [UInt8]) throws(SoundProblem) -> (bytes: [UInt8], sound: BareSound) {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sound = try BareSound.of(path: path)
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

  @Test("of FLAC holds the description, the table of moments and the frames")
  func flac() throws {
    let info = Self.streamInfo(samples: 88200)
    let frames: [UInt8] = [0xFF, 0xF8, 1, 2, 3, 4] + Array(repeating: 9, count: 300)
    var file = Array("fLaC".utf8) + Self.block(0, info)
    file += Self.block(4, Self.secret) + Self.block(3, [1, 2, 3])
    file += Self.block(6, Self.secret, isLast: true) + frames
    let tag = Array("TAG".utf8) + Self.secret + [UInt8](repeating: 0, count: 125 - Self.secret.count)
    var expected = Array("fLaC".utf8) + Self.block(0, info)
    expected += Self.block(3, [1, 2, 3], isLast: true) + frames
    for whole in [file, Self.id3(Self.secret) + file, file + tag] {
      let (bytes, sound) = try Self.bare(whole)
      #expect(bytes == expected)
      #expect(sound.ending == "flac" && sound.seconds == 2)
    }
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

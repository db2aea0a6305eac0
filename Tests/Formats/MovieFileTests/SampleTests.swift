import Foundation
import MediaContainers
import Testing

@testable import MovieFile

@Suite("Samples of a film with no notes left in them")
struct SampleTests {
  private static let secret = Array("SECRET-51.5074".utf8)
  private static let filler: [UInt8] = [0x0C]

  private static func h264(_ units: [[UInt8]], lengthSize: Int = 4) -> [UInt8] {
    units.flatMap { TestMovie.unit($0, lengthSize: lengthSize) }
  }

  private static func cleaned(_ form: SampleForm, _ sample: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0xAA] + sample + [0xBB]
    _ = form.clean(&bytes, 1..<bytes.count - 1)
    #expect(bytes.first == 0xAA && bytes.last == 0xBB && bytes.count == sample.count + 2)
    let once = Array(bytes.dropFirst().dropLast())
    _ = form.clean(&bytes, 1..<bytes.count - 1)
    #expect(bytes.dropFirst().dropLast() == once[...], "what is clean changes")
    return once
  }

  private static func units(_ codec: UnitStream.Codec, _ lengthSize: Int = 4) -> SampleForm {
    .units(UnitStream(codec: codec, lengthSize: lengthSize))
  }

  @Test("of H.264 hold slices and parameters; all other units are filler", arguments: 0...31)
  func kindsOfH264(_ kind: Int) {
    let unit = [UInt8(0x60 | kind)] + Self.secret
    let expected =
      [1, 2, 3, 4, 5, 7, 8].contains(kind)
      ? unit : [0x0C] + [UInt8](repeating: 0xFF, count: Self.secret.count - 1) + [0x80]
    let slice: [UInt8] = [0x65, 1, 2, 3]
    let sample = Self.h264([unit, slice])
    #expect(Self.cleaned(Self.units(.h264), sample) == Self.h264([expected, slice]))
  }

  @Test("of HEVC hold slices and parameters of the base layer; all other units are filler", arguments: 0...63)
  func kindsOfHEVC(_ kind: Int) {
    let slice: [UInt8] = [0x26, 1, 2, 3]
    for layer in [0, 1, 40] {
      let unit = [UInt8(kind << 1 | layer >> 5), UInt8(layer << 3 & 0xFF) | 2] + Self.secret
      let isKept =
        layer == 0 && ((0...9).contains(kind) || (16...21).contains(kind) || (32...34).contains(kind))
      let filler = [0x4C, 2] + [UInt8](repeating: 0xFF, count: Self.secret.count - 1) + [0x80]
      let sample = Self.h264([unit, slice])
      #expect(Self.cleaned(Self.units(.hevc), sample) == Self.h264([isKept ? unit : filler, slice]))
    }
  }

  @Test(
    "have filler of any length",
    arguments: [
      ([0x06], [0x0C]), ([0x06, 0x41], [0x0C, 0x80]), ([0x06, 0x41, 0x42], [0x0C, 0xFF, 0x80]),
      // Delimiters and ends stay, unless something hangs on them.
      ([0x09, 0x10], [0x09, 0x10]), ([0x09, 0xF0], [0x09, 0xF0]), ([0x09, 0x41], [0x0C, 0x80]),
      ([0x09, 0x41, 0x10], [0x0C, 0xFF, 0x80]), ([0x0A], [0x0A]), ([0x0B, 0x41], [0x0C, 0x80]),
      ([0xE5, 0x41], [0x0C, 0x80]),
    ] as [([UInt8], [UInt8])])
  func lengths(_ unit: [UInt8], _ expected: [UInt8]) {
    for size in 1...4 {
      let sample = Self.h264([unit, [0x65, 1]], lengthSize: size)
      #expect(
        Self.cleaned(Self.units(.h264, size), sample) == Self.h264([expected, [0x65, 1]], lengthSize: size))
    }
  }

  @Test(
    "of HEVC have filler of any length",
    arguments: [
      ([0x4E], [0x4C]), ([0x4E, 1], [0x4C, 1]), ([0x4E, 0], [0x4C, 1]), ([0x4E, 3, 9], [0x4C, 3, 0x80]),
      ([0x46, 1, 0x50], [0x46, 1, 0x50]), ([0x46, 1, 0x51], [0x4C, 1, 0x80]), ([0x48, 1], [0x48, 1]),
    ] as [([UInt8], [UInt8])])
  func lengthsOfHEVC(_ unit: [UInt8], _ expected: [UInt8]) {
    #expect(Self.cleaned(Self.units(.hevc), Self.h264([unit])) == Self.h264([expected]))
  }

  @Test("are filler from where their lengths make no sense", arguments: 1...4, [0, 1, 2, 3, 4, 5, 6, 300])
  func rests(_ size: Int, _ count: Int) {
    let slice = Self.h264([[0x65, 1]], lengthSize: size)
    // A length past the end, in whatever is left.
    let rest = [UInt8](repeating: 0xFE, count: count)
    let form = Self.units(.h264, size)
    let clean = Self.cleaned(form, slice + rest)
    #expect(clean.starts(with: slice))
    #expect(!clean.contains(0xFE) || size == 1)
    var bytes = clean
    var isWhole = true
    UnitStream(codec: .h264, lengthSize: size).forEachUnit(&bytes, 0..<bytes.count) { bytes, rest in
      isWhole = rest.count <= size && bytes[rest].allSatisfy { $0 == 0 }
    } _: { bytes, unit in
      #expect(bytes[unit.lowerBound] == 0x65 || bytes[unit.lowerBound] == 0x0C)
    }
    #expect(isWhole)
  }

  @Test("keep where a film may be entered, and none of the messages beside it")
  func recoveryPoints() {
    // Buffering, then where to enter, then what a user wrote.
    let user = [5, UInt8(Self.secret.count)] + Self.secret
    for (point, expected) in [([6, 1, 0xC4], [6, 1, 0xC4]), ([6, 2, 0x1A, 0x50], [6, 2, 0x1A, 0x50])]
      as [([UInt8], [UInt8])]
    {
      for before in [[], [0, 1, 0x80], user] as [[UInt8]] {
        for behind in [[], user, [1, 2, 3, 4]] as [[UInt8]] {
          let unit = [0x06] + before + point + behind + [0x80]
          let clean = Self.cleaned(Self.units(.h264), Self.h264([unit]))
          #expect(clean[4...].starts(with: [0x06] + expected))
          let rest = clean[(5 + expected.count)...].dropLast()
          #expect(rest.allSatisfy { $0 == 0xFF || $0 == 3 || Int($0) < unit.count })
          #expect(!Data(clean).ranges(of: Data("SECR".utf8)).indices.contains(0) && clean.last == 0x80)
        }
      }
    }
    // One that counts on for ever could say anything.
    let long: [UInt8] = [0x06, 6, 5, 0, 1, 0x41, 0x42, 0x43, 0x80]
    #expect(Self.cleaned(Self.units(.h264), Self.h264([long]))[4] == 0x0C)
  }

  @Test("keep it before messages of every length", arguments: 0...600)
  func recoveryPointAndRest(_ count: Int) {
    let unit = [0x06, 6, 1, 0xC4] + [UInt8](repeating: 0x41, count: count) + [0x80]
    let clean = Self.cleaned(Self.units(.h264), Self.h264([unit]))
    #expect(!clean.contains(0x41) || count == 0 || clean[4] == 6)
    guard clean[4] == 6 else {
      #expect(count == 1 && clean[4] == 0x0C)
      return
    }
    var messages = UnitMessages(Array(clean[5...]))
    var end = 0
    var kinds: Set<Int> = []
    while let message = messages.next() {
      kinds.insert(message.kind)
      end = message.range.upperBound
      if message.kind == 3 {
        #expect(
          clean[5...].dropFirst(message.range.lowerBound).prefix(message.range.count).allSatisfy {
            $0 == 0xFF
          })
      }
    }
    #expect(kinds.isSubset(of: [3, 6]) && end == clean.count - 6)
  }

  @Test("of AV1 hold headers and tiles; notes and what is unknown are padding", arguments: 0...15)
  func kindsOfAV1(_ kind: Int) {
    let isKept = [1, 3, 4, 6, 7].contains(kind)
    for head in [0, 4] {
      let start = [UInt8(kind << 3 | 2 | head)] + (head == 4 ? [0x28] : [])
      let unit = start + [UInt8(Self.secret.count)] + Self.secret
      let filled =
        [UInt8(15 << 3 | 2 | head)] + (head == 4 ? [0] : []) + [UInt8(Self.secret.count)]
        + [UInt8](repeating: 0, count: Self.secret.count - 1) + [0x80]
      // The last has no length.
      let last: [UInt8] = [6 << 3, 1, 2, 3]
      #expect(Self.cleaned(.av1, unit + last) == (isKept ? unit : filled) + last)
    }
    let empty: [UInt8] = [2 << 3 | 2, 0]
    #expect(Self.cleaned(.av1, empty) == empty)
    #expect(
      Self.cleaned(.av1, [5 << 3 | 2, 0xFF, 0xFF, 1] + Self.secret).allSatisfy {
        [0, 0x78, 0x80].contains($0)
      })
  }

  @Test("of MPEG-4 hold no words of users")
  func startCodes() {
    let picture: [UInt8] = [0, 0, 1, 0xB6, 0x10, 0x20]
    let user = [0, 0, 1, 0xB2] + Self.secret
    let ones = [0, 0, 1, 0xB2] + [UInt8](repeating: 0xFF, count: Self.secret.count)
    #expect(Self.cleaned(.startCodes, user + picture) == ones + picture)
    #expect(Self.cleaned(.startCodes, picture + user) == picture + ones)
    #expect(
      Self.cleaned(.startCodes, Self.secret + picture).dropFirst(Self.secret.count).elementsEqual(picture))
    #expect(Self.cleaned(.startCodes, Self.secret).allSatisfy { $0 == 0xFF })
    let short: [UInt8] = [0, 0, 0x82, 0x41, 0x42]
    #expect(Self.cleaned(.startCodes, short + user) == short + ones)
  }

  @Test("of AAC hold no words before the sound")
  func elements() {
    // Fifteen bytes that fill, as ffmpeg begins its first sample; then one channel.
    let fill: [UInt8] = [0xDE, 0x02, 0x00] + Array("Lavc59.37.100".utf8) + [0x00, 0x23, 0x45]
    let clean = Self.cleaned(.aac, fill)
    #expect(clean[0] == 0xDE && clean[1] == 0x02 && clean[2..<17].allSatisfy { $0 == 0 })
    #expect(clean.suffix(2) == [0x23, 0x45])
    // Data of five bytes, on a whole byte.
    let data: [UInt8] = [0b1000_0001, 0b0000_0101] + Array("SECRT".utf8) + [0x01, 0x23]
    #expect(Self.cleaned(.aac, data) == [0b1000_0001, 5, 0, 0, 0, 0, 0, 0x01, 0x23])
    #expect(Self.cleaned(.aac, [0x21, 0x41, 0x42]) == [0x21, 0x41, 0x42])
  }

  @Test("of Opus hold nothing behind the sound")
  func packets() {
    #expect(Self.cleaned(.opus, [3, 0x41, 3, 9, 9, 0x41, 0x42, 0x43]) == [3, 0x41, 3, 9, 9, 0, 0, 0])
    #expect(Self.cleaned(.opus, [0, 0x41, 3, 9]) == [0, 0x41, 3, 9])
    #expect(Self.cleaned(.opus, [3, 0x41, 200, 9]) == [3, 0x41, 200, 0])
  }

  @Test("are read whatever they hold")
  func anything() {
    var random = SystemRandomNumberGenerator()
    let forms: [SampleForm] = [
      Self.units(.h264, 1), Self.units(.h264, 2), Self.units(.hevc, 3), Self.units(.hevc, 4), .av1,
      .startCodes,
      .aac, .opus,
    ]
    for form in forms {
      for count in 1..<60 {
        _ = Self.cleaned(
          form,
          (0..<count).map { _ in [0, 0, 1, 6, 0xB2, .random(in: 0...255)].randomElement(using: &random) ?? 0 }
        )
      }
    }
  }
}

@Suite("What decoders are set by, with no notes left in it")
struct DecoderSettingsTests {
  private static let secret = Array("SECRET-51.5074".utf8)

  private static func written(_ kind: String, _ content: [UInt8]) throws -> [UInt8]? {
    let bytes = TestMovie.box(kind, content)
    let box = try #require(MediaBox(in: bytes, at: 0, before: bytes.count))
    return try DecoderSettings.written(box, in: bytes)
  }

  private static func list(_ units: [[UInt8]]) -> [UInt8] {
    units.flatMap { TestMovie.unit($0, lengthSize: 2) }
  }

  @Test("holds of H.264 the parameters of sequence and picture")
  func avc() throws {
    let (sequence, picture, message) = (
      [0x67, 100, 0, 31] as [UInt8], [0x68, 9] as [UInt8], [6, 5] + Self.secret
    )
    let clean = [1, 100, 0, 31, 0xFF, 0xE1] + Self.list([sequence]) + [1] + Self.list([picture])
    let full =
      [1, 100, 0, 31, 0xFF, 0xE2] + Self.list([sequence, message]) + [2] + Self.list([message, picture])
    #expect(try Self.written("avcC", full) == clean)
    #expect(
      try Self.written("avcC", full + [0xFD, 0xF8, 0xF8, 1] + Self.list([[0x6D] + Self.secret]))
        == clean + [0xFD, 0xF8, 0xF8, 0])
    #expect(throws: MovieProblem.damaged) { try Self.written("avcC", [1, 100, 0, 31, 0xFF, 0xE1, 0, 99]) }
  }

  @Test("holds of HEVC and AV1 the parameters alone")
  func others() throws {
    let head = [UInt8](repeating: 1, count: 22)
    let parameters = [0xA0, 0, 1] + Self.list([[0x40, 1, 2]])
    let messages = [0xA7, 0, 1] + Self.list([[0x4E, 1] + Self.secret])
    #expect(
      try Self.written("hvcC", head + [2] + parameters + messages + Self.secret) == head + [1] + parameters)
    let sequence: [UInt8] = [0x0A, 3, 1, 2, 3]
    let note = [0x2A, UInt8(Self.secret.count)] + Self.secret
    #expect(try Self.written("av1C", [0x81, 0, 0, 0] + note + sequence) == [0x81, 0, 0, 0] + sequence)
  }

  @Test("of sound is what is counted")
  func sound() throws {
    let opus: [UInt8] = [0, 2, 1, 56, 0, 0, 187, 128, 0, 0, 0]
    #expect(try Self.written("dOps", opus + Self.secret) == opus)
    let info = [UInt8](repeating: 3, count: 34)
    let flac: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 34] + info
    let text = [0x84, 0, 0, UInt8(Self.secret.count)] + Self.secret
    #expect(try Self.written("dfLa", flac + text) == [0, 0, 0, 0, 0x80, 0, 0, 34] + info)
  }

  @Test("of AAC has neither a comment nor further descriptions")
  func streams() throws {
    let clean = try #require(
      try Self.written("esds", TestMovie.streams(0x40, [0x11, 0x90, 0x56, 0xE5, 0x00])))
    #expect(clean.suffix(10) == [5, 5, 0x11, 0x90, 0x56, 0xE5, 0, 6, 1, 2])
    #expect(
      try Self.written("esds", TestMovie.streams(0x40, [0x11, 0x90, 0x56, 0xE5, 0x00], behind: Self.secret))
        == clean)
    #expect(
      try Self.written("esds", TestMovie.streams(0x40, [0x11, 0x90] + Self.secret))?.suffix(7) == [
        5, 2, 0x11, 0x90, 6, 1, 2,
      ])
    // Channels of an own order: one pair in front, and a comment of five bytes.
    let ordered: [UInt8] = [0x11, 0x80, 0x04, 0x84, 0x00, 0x00, 0x20, 0x00, 5] + Array("SECRT".utf8)
    let written = try #require(try Self.written("esds", TestMovie.streams(0x40, ordered)))
    #expect(Data(written).firstRange(of: Data("SEC".utf8)) == nil)
  }

  @Test("has no profile of a screen, and no unknown box")
  func colours() throws {
    #expect(
      try Self.written("colr", Array("nclx".utf8) + [0, 1, 0, 1, 0, 1, 0] + Self.secret) == Array("nclx".utf8)
        + [0, 1, 0, 1, 0, 1, 0])
    #expect(try Self.written("colr", Array("prof".utf8) + Self.secret) == nil)
    #expect(try Self.written("dvvC", Self.secret) == nil)
  }
}

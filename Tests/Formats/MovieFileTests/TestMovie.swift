import Foundation

/// A small film, built box by box: two pictures, two sounds, and what cameras write beside them.
struct TestMovie {
  var brand = "mp42"
  /// Seconds since 1904.
  var created = 3_860_661_600
  var scale = 1000
  var length = 12_345
  var width = 64
  var height = 36
  /// Eighths of the matrix that turn: a, b, c, d.
  var matrix = [1, 0, 0, 1]
  var pictures = "avc1"
  var sound: String? = "mp4a"
  /// What the decoders are set by, in boxes behind the heads of the sample entries.
  var pictureSettings = TestMovie.box("avcC", [1, 100, 0, 31, 0xFF, 0xE0, 0])
  var soundSettings = TestMovie.box("esds", TestMovie.streams(0x40, [0x11, 0x90]))
  /// Samples of both tracks, two each.
  var frames = TestMovie.frames
  var sounds = TestMovie.sounds
  /// Bytes behind the last entry of each table.
  var behindTables: [UInt8] = []
  var hasPositions = false
  /// Boxes in `moov` behind the tracks.
  var notes: [UInt8] = []
  /// Whole boxes in front of `moov` and behind it.
  var before: [UInt8] = []
  var behind: [UInt8] = []
  var isLarge = false
  /// Bytes between the samples that nothing points at.
  var slack = Array("SECRET-SLACK".utf8)
  var flagsOfReference = 1
  var handlerName = "SECRET HANDLER"
  /// Samples by their track.
  static let frames = [unit(Array("eframe-one-of-the-film".utf8)), unit(Array("Aframe-two".utf8))]
  /// Elements of one channel, which begin with three zeros.
  static let sounds = [Array("\u{1}sound-a".utf8), Array("\u{1}sound-bb".utf8)]
  static let positions = [Array("SECRET-GPS-38.7".utf8), Array("SECRET-GPS-38.8".utf8)]

  var bytes: [UInt8] {
    let head = Self.box("ftyp", Array(brand.utf8) + Self.number(512, 4) + Array("isommp42".utf8)) + before
    var data: [UInt8] = []
    var places: [String: [Int]] = [:]
    let start = head.count + (isLarge ? 16 : 8)
    for index in 0..<2 {
      for (name, samples) in [("vide", frames), ("meta", Self.positions), ("soun", sounds)] {
        places[name, default: []].append(start + data.count)
        data += samples[index] + slack
      }
    }
    var tracks = track(1, "vide", places, frames)
    if sound != nil { tracks += track(2, "soun", places, sounds) }
    if hasPositions { tracks += track(3, "meta", places, Self.positions) }
    let moov = Self.box("moov", movieHead + tracks + notes)
    let store =
      isLarge
      ? Self.number(1, 4) + Array("mdat".utf8) + Self.number(data.count + 16, 8) + data
      : Self.box("mdat", data)
    return head + store + moov + behind
  }

  private var movieHead: [UInt8] {
    let times =
      Self.number(created, 4) + Self.number(created, 4) + Self.number(scale, 4) + Self.number(length, 4)
    return Self.box("mvhd", [0, 0, 0, 0] + times + [UInt8](repeating: 0, count: 80))
  }

  private func track(_ id: Int, _ handler: String, _ places: [String: [Int]], _ samples: [[UInt8]]) -> [UInt8]
  {
    let isFilm = handler == "vide"
    let one = 1 << 16
    let turn = [matrix[0] * one, matrix[1] * one, 0, matrix[2] * one, matrix[3] * one, 0, 0, 0, 1 << 30]
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) }
    var head: [UInt8] = [0, 0, 0, 7] + Self.number(created, 4) + Self.number(created, 4)
    head += Self.number(id, 4) + zeros(4) + Self.number(length, 4) + zeros(16)
    head += turn.flatMap { Self.number($0, 4) }
    head += Self.number(isFilm ? width * one : 0, 4) + Self.number(isFilm ? height * one : 0, 4)
    let times =
      Self.number(created, 4) + Self.number(created, 4) + Self.number(scale, 4) + Self.number(length, 4)
    let name = Array(handlerName.utf8) + [0]
    let media =
      Self.box("mdhd", zeros(4) + times + zeros(4))
      + Self.box("hdlr", zeros(8) + Array(handler.utf8) + zeros(12) + name)
      + Self.box("minf", about(handler, places[handler] ?? [], samples))
    return Self.box(
      "trak", Self.box("tkhd", head) + Self.box("mdia", media) + Self.box("udta", Self.box("name", name)))
  }

  private func about(_ handler: String, _ places: [Int], _ samples: [[UInt8]]) -> [UInt8] {
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) }
    var entry: [UInt8] = zeros(6) + Self.number(1, 2)
    switch handler {
    case "vide":
      entry +=
        zeros(4) + Array("SECR".utf8) + zeros(8) + Self.number(width, 2) + Self.number(height, 2) + zeros(14)
      entry += [31] + Array("SECRET COMPRESSOR NAME 12345678".utf8) + Self.number(24, 2) + [0xFF, 0xFF]
      entry += pictureSettings + Self.box("SECR", Array("SECRET BOX".utf8))
    case "soun": entry += zeros(20) + soundSettings
    default: break
    }
    let kind = handler == "vide" ? pictures : handler == "soun" ? sound ?? "mp4a" : "gpmd"
    let tables =
      Self.box("stsd", zeros(4) + Self.number(1, 4) + Self.box(kind, entry))
      + Self.box(
        "stts",
        zeros(4) + Self.number(1, 4) + Self.number(samples.count, 4) + Self.number(500, 4) + behindTables)
      + Self.box(
        "stsc",
        zeros(4) + Self.number(1, 4)
          + Self.number(1, 4) + Self.number(1, 4) + Self.number(1, 4) + behindTables)
      + Self.box(
        "stsz",
        zeros(8) + Self.number(samples.count, 4) + samples.flatMap { Self.number($0.count, 4) } + behindTables
      )
      + (isLarge
        ? Self.box("co64", zeros(4) + Self.number(places.count, 4) + places.flatMap { Self.number($0, 8) })
        : Self.box("stco", zeros(4) + Self.number(places.count, 4) + places.flatMap { Self.number($0, 4) }))
    let reference = Self.box("url ", Self.number(flagsOfReference, 4) + Array("SECRET PATH".utf8))
    return Self.box(handler == "vide" ? "vmhd" : "smhd", zeros(12))
      + Self.box("dinf", Self.box("dref", zeros(4) + Self.number(1, 4) + reference))
      + Self.box("stbl", tables)
  }

  // MARK: - Pieces

  static func number(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8, 4) + kind.unicodeScalars.map { UInt8($0.value) } + content
  }

  /// A unit of H.264 or HEVC behind its length.
  static func unit(_ content: [UInt8], lengthSize: Int = 4) -> [UInt8] {
    number(content.count, lengthSize) + content
  }

  /// The content of `esds`: a kind of sample, and what its decoder is set by.
  static func streams(_ codec: UInt8, _ decoder: [UInt8], behind: [UInt8] = []) -> [UInt8] {
    func description(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
      [tag, 0x80, 0x80, 0x80, UInt8(content.count)] + content
    }
    let settings = [codec, 0x15] + [UInt8](repeating: 1, count: 11) + description(5, decoder)
    return [0, 0, 0, 0]
      + description(3, [0, 1, 0] + description(4, settings) + description(6, [2]) + behind)
  }

  /// A text of `udta`, such as `©xyz`.
  static func text(_ kind: String, _ text: String) -> [UInt8] {
    box(kind, number(text.utf8.count, 2) + [0x15, 0xC7] + Array(text.utf8))
  }

  /// Apple's `meta` box: names, and values by their numbers.
  static func meta(_ texts: [(String, String)]) -> [UInt8] {
    let names = texts.flatMap { box("mdta", Array($0.0.utf8)) }
    let values = texts.enumerated().flatMap { index, text -> [UInt8] in
      let value = box("data", number(1, 4) + number(0, 4) + Array(text.1.utf8))
      return number(value.count + 8, 4) + number(index + 1, 4) + value
    }
    let handler = box(
      "hdlr", [UInt8](repeating: 0, count: 8) + Array("mdta".utf8) + [UInt8](repeating: 0, count: 13))
    return box(
      "meta",
      handler + box("keys", number(0, 4) + number(texts.count, 4) + names) + box("ilst", values))
  }

  /// Writes bytes to a file of its own, and removes it afterwards.
  static func withFile<Result>(_ bytes: [UInt8], _ use: (String) throws -> Result) rethrows -> Result {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("movie-" + UUID().uuidString)
      .path
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try use(path)
  }
}

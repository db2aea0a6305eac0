import MediaContainers

/// What a decoder is set by, as it is published: written anew out of what is understood, and never longer than before.
enum DecoderSettings {
  /// The content of the box to be written; nil for a box that is not kept.
  ///
  /// - Throws: `damaged` for one without which the film is not played, and which contradicts itself.
  static func written(_ box: MediaBox, in bytes: borrowing [UInt8]) throws(MovieProblem) -> [UInt8]? {
    let content = Array(bytes[box.content..<box.end])
    switch box.kind {
    case "avcC": return try written(avc: content)
    case "hvcC":
      guard let written = HEVCSettings.written(content) else { throw .damaged }
      return written
    case "av1C": return try written(av1: content)
    case "esds": return StreamSettings(box, in: bytes)?.written
    case "vpcC":
      // Nothing follows what is counted: VP9 has no settings of that kind.
      return content.count < 12 ? nil : Array(content[..<10]) + [0, 0]
    case "dOps": return written(opus: content)
    case "dfLa": return written(flac: content)
    case "colr": return written(colours: content)
    case "chan":
      let count = content.number(at: 8, 4)
      return count <= (content.count - 12) / 20 ? Array(content[..<(12 + 20 * count)]) : nil
    case "dec3":
      // A rate, and of each stream three bytes, or four where others depend on it.
      return Array(content.prefix(2 + 4 * 8))
    case "alac" where content.count >= 28: return Array(content[..<28])
    default: return lengths[box.kind].map { Array(content.prefix($0)) }
    }
  }

  /// How long others are: shapes of pixels, rates, light, fields, what sound is of.
  private static let lengths: [FourCC: Int] = [
    "damr": 9, "dac3": 3, "frma": 4, "mp4a": 4, "enda": 2, "srat": 8, "pasp": 8, "clap": 32, "fiel": 2,
    "gama": 4, "btrt": 12, "mdcv": 24, "clli": 4, "SmDm": 28, "CoLL": 8, "pcmC": 6,
  ]

  // MARK: - Pictures

  /// ISO 14496-15, section 5.3.3.1: units of parameters.
  private static func written(avc content: [UInt8]) throws(MovieProblem) -> [UInt8] {
    var units = SettingUnits(content, from: 5)
    guard content.count >= 6, content[0] == 1 else { throw .damaged }
    let sequences = try units.list(countMask: 0x1F) { $0 & 0x1F == 7 }
    let pictures = try units.list(countMask: 0xFF) { $0 & 0x1F == 8 }
    var written = [1] + content[1...3] + [content[4] | 0xFC]
    written += [0xE0 | UInt8(sequences.count)] + sequences.bytes
    written += [UInt8(pictures.count)] + pictures.bytes
    if ![66, 77, 88].contains(content[1]), units.left >= 4 {
      // How colours are stored; parameters of what lies over the picture follow, which nobody shows.
      let colours = content[units.place..<units.place + 3]
      written += zip(colours, [0xFC, 0xF8, 0xF8] as [UInt8]).map { $0 | $1 } + [0]
    }
    return written
  }

  /// AV1 in ISO base media files, section 2.3.3: the header of the sequence.
  private static func written(av1 content: [UInt8]) throws(MovieProblem) -> [UInt8] {
    guard content.count >= 4 else { throw .damaged }
    var written = Array(content[..<4])
    var place = 4
    while place < content.count {
      guard let unit = AV1Sample.unit(in: content, at: place, before: content.count) else { break }
      place = unit.content.upperBound
      if unit.kind == 1 { written += content[unit.start..<place] }
    }
    return written
  }

  /// Numbers of a known colour space. A profile may name its screen, and players take the numbers instead.
  private static func written(colours content: [UInt8]) -> [UInt8]? {
    if content.starts(with: Array("nclx".utf8)), content.count >= 11 { return Array(content[..<11]) }
    if content.starts(with: Array("nclc".utf8)), content.count >= 10 { return Array(content[..<10]) }
    return nil
  }

  // MARK: - Sound

  /// Opus in ISO base media files, section 4.3.2: channels of other orders have a table.
  private static func written(opus content: [UInt8]) -> [UInt8]? {
    guard content.count >= 11 else { return nil }
    return Array(content.prefix(content[10] == 0 ? 11 : 13 + Int(content[1])))
  }

  /// Blocks of metadata, of which the first says how the stream is made.
  private static func written(flac content: [UInt8]) -> [UInt8]? {
    guard content.count >= 42, content[4] & 0x7F == 0, content.number(at: 5, 3) == 34 else { return nil }
    return Array(content[..<4]) + [0x80] + content[5..<42]
  }
}

/// Units within settings, each behind a length of two bytes.
private struct SettingUnits {
  private let bytes: [UInt8]
  private(set) var place: Int

  init(_ bytes: [UInt8], from place: Int) { (self.bytes, self.place) = (bytes, place) }

  var left: Int { bytes.count - place }

  /// A number of units, and these; those whose first byte is right are returned, with their lengths.
  mutating func list(
    countMask: Int, _ isRight: (UInt8) -> Bool
  ) throws(MovieProblem) -> (count: Int, bytes: [UInt8]) {
    guard left >= 1 else { throw .damaged }
    let count = bytes.number(at: place, 1) & countMask
    place += 1
    var kept = (count: 0, bytes: [UInt8]())
    for _ in 0..<count {
      let length = bytes.number(at: place, 2)
      guard left >= 2, length <= left - 2 else { throw .damaged }
      if length > 0, isRight(bytes[place + 2]) {
        kept.count += 1
        kept.bytes += bytes[place..<place + 2 + length]
      }
      place += 2 + length
    }
    return kept
  }
}

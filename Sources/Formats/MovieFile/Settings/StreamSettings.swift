import MediaContainers

/// `esds`: descriptions of a stream within one another (ISO 14496-1, section 7.2.6).
struct StreamSettings {
  /// What the samples are, by a number of ISO 14496-1, table 5.
  let codec: UInt8
  /// Kind of stream, how much of it is buffered, and rates.
  private let rates: [UInt8]
  /// What the decoder itself is set by; empty where nothing is said.
  private let decoder: [UInt8]
  private let number: [UInt8]
  /// How many bytes all of it has.
  private let length: Int

  /// The tags of the descriptions.
  private static let (stream, settings, ofDecoder, order): (UInt8, UInt8, UInt8, UInt8) = (3, 4, 5, 6)
  /// MPEG-4 Visual; MPEG-2 in its profiles; MPEG-1.
  static let startCodes: Set<UInt8> = [0x20, 0x60, 0x61, 0x62, 0x63, 0x64, 0x65, 0x6A]
  private static let advancedAudio: Set<UInt8> = [0x40, 0x66, 0x67, 0x68]

  /// Nil for one that cannot be read.
  init?(_ box: MediaBox, in bytes: borrowing [UInt8]) {
    length = box.end - box.content
    guard let stream = Self.description(bytes, box.content + 4, before: box.end), stream.tag == Self.stream,
      stream.range.count >= 3
    else { return nil }
    var place = stream.range.lowerBound + 3
    let flags = bytes[place - 1]
    number = Array(bytes[stream.range.lowerBound..<place - 1])
    if flags & 0x80 != 0 { place += 2 }
    if flags & 0x40 != 0 { place += 1 + (place < stream.range.upperBound ? Int(bytes[place]) : 0) }
    if flags & 0x20 != 0 { place += 2 }
    guard let settings = Self.description(bytes, place, before: stream.range.upperBound),
      settings.tag == Self.settings, settings.range.count >= 13
    else { return nil }
    let start = settings.range.lowerBound
    codec = bytes[start]
    rates = Array(bytes[start + 1..<start + 13])
    if let own = Self.description(bytes, start + 13, before: settings.range.upperBound),
      own.tag == Self.ofDecoder
    {
      decoder = Array(bytes[own.range])
    } else {
      decoder = []
    }
  }

  private static func description(
    _ bytes: borrowing [UInt8], _ start: Int, before limit: Int
  ) -> (tag: UInt8, range: Range<Int>)? {
    guard start < limit else { return nil }
    var (place, length) = (start + 1, 0)
    for _ in 0..<4 {
      guard place < limit else { return nil }
      let byte = bytes[place]
      place += 1
      length = length << 7 | Int(byte & 0x7F)
      if byte < 0x80 { return length <= limit - place ? (bytes[start], place..<place + length) : nil }
    }
    return nil
  }

  /// Whether samples are rows of elements: those of AAC that are made for lost packets are not.
  var isOfElements: Bool {
    Self.advancedAudio.contains(codec) && SoundConfiguration(decoder)?.isOfElements ?? false
  }

  /// Version, flags, and the descriptions that a decoder needs.
  var written: [UInt8] {
    var own = decoder
    if Self.startCodes.contains(codec) { _ = StartCodes.clean(&own, 0..<own.count) }
    if Self.advancedAudio.contains(codec) { own = SoundConfiguration.written(own) }
    let inner = own.isEmpty ? [] : Self.description(Self.ofDecoder, own)
    let settings = Self.description(Self.settings, [codec] + rates + inner)
    let stream = number + [0] + settings
    // Some leave out how packets are ordered, which in a film has but one value.
    let whole = [0, 0, 0, 0] + Self.description(Self.stream, stream + Self.description(Self.order, [2]))
    return whole.count <= length ? whole : [0, 0, 0, 0] + Self.description(Self.stream, stream)
  }

  private static func description(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    var size = [UInt8(content.count & 0x7F)]
    var rest = content.count >> 7
    while rest > 0 {
      size.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return [tag] + size + content
  }
}

/// What a decoder of AAC is set by (ISO 14496-3, section 1.6.2.1).
struct SoundConfiguration {
  /// The kind of coding, in table 1.17.
  private(set) var kind = 0
  /// The bits of a comment.
  private(set) var comment: Range<Int>?
  /// Where all that is known ends, in bits.
  private(set) var end = 0

  /// Main, low complexity, with scalable rate, predicted; kinds that are these with more rate or a second channel.
  private static let ofElements: Set<Int> = [1, 2, 3, 4]
  private static let (bandwidth, stereo) = (5, 29)
  /// A sign that more bandwidth is told of behind, and how many bits that takes at most, its sign included.
  private static let (sign, longestExtension) = (0x2B7, 40)
  /// Bytes: configurations of other kinds are kept as they are, and none is longer.
  private static let longest = 64

  var isOfElements: Bool { Self.ofElements.contains(kind) }

  init?(_ bytes: [UInt8]) {
    var bits = BitCursor(bytes, 0..<bytes.count)
    guard let first = Self.kind(&bits), Self.skipRate(&bits), let channels = bits.number(4) else {
      return nil
    }
    kind = first
    if first == Self.bandwidth || first == Self.stereo {
      guard Self.skipRate(&bits), let inner = Self.kind(&bits) else { return nil }
      kind = inner
    }
    guard isOfElements else {
      end = bits.end
      return
    }
    guard bits.skip(1), let depends = bits.number(1), depends == 0 || bits.skip(14), bits.skip(1) else {
      return nil
    }
    if channels == 0 {
      guard let comment = ProgramElement.comment(&bits) else { return nil }
      self.comment = comment
    }
    var behind = bits
    if behind.number(11) == Self.sign { _ = bits.skip(min(bits.left, Self.longestExtension)) }
    end = bits.place
  }

  private static func kind(_ bits: inout BitCursor) -> Int? {
    guard let kind = bits.number(5) else { return nil }
    return kind == 31 ? bits.number(6).map { 32 + $0 } : kind
  }

  private static func skipRate(_ bits: inout BitCursor) -> Bool {
    guard let rate = bits.number(4) else { return false }
    return rate == 15 ? bits.skip(24) : true
  }

  /// The configuration without comment, and without what stands behind it.
  static func written(_ bytes: [UInt8]) -> [UInt8] {
    guard let read = SoundConfiguration(bytes) else { return Array(bytes.prefix(longest)) }
    var written = bytes
    if let comment = read.comment { written.blankBits(comment) }
    written.blankBits(min(read.end, 8 * bytes.count)..<8 * bytes.count)
    return Array(written.prefix(read.isOfElements ? (read.end + 7) / 8 : longest))
  }
}

private import ByteSearch
import MediaContainers

/// What samples of a film tell beside pictures and sound, and what decoders are set by.
extension MovieTraces {
  /// Units that are looked at in one film: a day of pictures in slices has fewer.
  private static let maxUnits = 50_000_000
  /// Bytes of one unit of messages that are looked into.
  private static let longestMessages = 1 << 20
  /// Bytes of the settings of one track.
  private static let longestSettings = 1 << 20

  /// Looks into the tracks of a film, whatever stands in their tables.
  mutating func takeSamples(
    in lists: borrowing [UInt8], _ moov: MediaBox, of file: MovieBytes
  ) throws(MovieProblem) {
    for trak in moov.children(in: lists) where trak.kind == "trak" {
      guard let track = MovieTrack(trak, in: lists) else { continue }
      let entries = SampleEntry.all(in: track.entries, isSound: track.handler == "soun", lists)
      var forms: [SampleForm?] = []
      for entry in entries {
        forms.append(try? SampleForm(entry, in: lists))
        take(settings: entry, lists)
      }
      guard forms.contains(where: { $0 != nil && $0 != .plain }),
        let tables = SampleTables(track.tables, in: lists)
      else { continue }
      try take(tables, forms, lists, of: file)
    }
  }

  private mutating func take(
    _ tables: SampleTables, _ forms: [SampleForm?], _ lists: borrowing [UInt8], of file: MovieBytes
  ) throws(MovieProblem) {
    var units = 0
    do throws(MovieProblem) {
      try tables.forEachChunk(in: lists) { chunk throws(MovieProblem) in
        guard forms.indices.contains(chunk.entry - 1), let form = forms[chunk.entry - 1], form != .plain
        else { return }
        var sizes = chunk.sizes
        var place = chunk.range.lowerBound
        while let size = sizes.next(in: lists) {
          guard place < file.length else { return }
          let sample = place..<min(place + size, file.length)
          try take(form, sample, &units, file)
          units += 1
          guard units < Self.maxUnits else { throw .tooLong }
          place += size
        }
      }
    } catch {
      // Tables that contradict themselves lead no player to more.
      guard error == .damaged else { throw error }
    }
  }

  /// Looks at what of a sample is neither picture nor sound: the rest is not even read.
  private mutating func take(
    _ form: SampleForm, _ sample: Range<Int>, _ units: inout Int, _ file: MovieBytes
  ) throws(MovieProblem) {
    switch form {
    case .plain, .opus: break
    case .aac, .startCodes:
      let head = try file.bytes(at: sample.lowerBound, count: min(sample.count, 4096))
      take(form == .aac ? Self.words(ofElements: head) : Self.words(ofUsers: head))
    case .av1:
      var place = sample.lowerBound
      while place < sample.upperBound {
        let head = try file.bytes(at: place, count: min(16, sample.upperBound - place))
        // Its length may lie behind what was read of it.
        let limit = sample.upperBound - place
        guard let unit = AV1Sample.unit(in: head, at: 0, before: limit, isWhole: false) else { return }
        if unit.kind == 5 {
          let count = min(unit.content.count, Self.longestMessages)
          take(note: try file.bytes(at: place + unit.content.lowerBound, count: count))
        }
        place += max(1, unit.content.upperBound)
        units += 1
        guard units < Self.maxUnits else { throw .tooLong }
      }
    case .units(let stream):
      var place = sample.lowerBound
      while place + stream.lengthSize < sample.upperBound {
        let head = try file.bytes(at: place, count: stream.lengthSize + 2)
        guard head.count > stream.lengthSize else { return }
        let length = head.number(at: 0, stream.lengthSize)
        let start = place + stream.lengthSize
        guard length <= sample.upperBound - start else { return }
        if length > 0, stream.isMessages(head[stream.lengthSize]) {
          let unit = try file.bytes(at: start, count: min(length, Self.longestMessages))
          take(messages: unit, stream.codec)
        }
        place = start + length
        units += 1
        guard units < Self.maxUnits else { throw .tooLong }
      }
    }
  }

  // MARK: - Settings

  /// What decoders are set by holds no words of a film, beside the names of programs.
  private mutating func take(settings entry: SampleEntry, _ lists: borrowing [UInt8]) {
    let end = min(entry.box.end, entry.box.start + Self.longestSettings)
    guard entry.box.content < end else { return }
    take(note: Array(lists[entry.box.content..<end]))
    for codec in [("avcC", UnitStream.Codec.h264), ("hvcC", .hevc)] as [(FourCC, UnitStream.Codec)] {
      guard let box = entry.setting(codec.0, in: lists), box.end - box.content <= Self.longestSettings else {
        continue
      }
      // Messages in settings stand behind a length of two bytes, like all units there.
      let stream = UnitStream(codec: codec.1, lengthSize: 2)
      for place in box.content..<max(box.content, box.end - 3) {
        let length = lists.number(at: place, 2)
        guard length > 2, length <= box.end - place - 2, stream.isMessages(lists[place + 2]) else { continue }
        take(messages: Array(lists[place + 2..<place + 2 + length]), codec.1)
      }
    }
  }

  // MARK: - Messages

  /// Messages of H.264 and HEVC (ITU-T H.274, section 8): those of users (5) and of registered makers (4).
  private mutating func take(messages unit: [UInt8], _ codec: UnitStream.Codec) {
    let payload = UnitPayload.plain(unit, (codec == .h264 ? 1 : 2)..<max(unit.count, 2))
    var messages = UnitMessages(payload)
    while let message = messages.next() {
      let content = payload[message.range]
      if message.kind == 5 { take(user: content) } else if message.kind == 4 { take(note: Array(content)) }
    }
  }

  /// A number that says whose message it is, and what they wrote.
  private mutating func take(user content: ArraySlice<UInt8>) {
    let name = content.prefix(16)
    let words = Array(content.dropFirst(16))
    if words.starts(with: Array("MDPM".utf8)) {
      take(recorder: words)
    } else {
      take(note: words)
      let isText = words.allSatisfy { $0 == 0 || $0 == 9 || $0 == 10 || $0 == 13 || $0 >= 0x20 }
      if !isText, words.contains(where: { $0 != 0 }), !Self.encoders.contains(Array(name)) {
        found.add(.makerNote, "messages beside the pictures (SEI)")
      }
    }
  }

  /// Encoders that write how they were set, whose numbers begin so: x264, x265.
  private static let encoders: [[UInt8]] = [
    [0xDC, 0x45, 0xE9, 0xBD, 0xE6, 0xD9, 0x48, 0xB7, 0x96, 0x2C, 0xD8, 0x20, 0xD9, 0x23, 0xEE, 0xEF],
    [0x2C, 0xA2, 0xDE, 0x09, 0xB5, 0x17, 0x47, 0xDB, 0xBB, 0x55, 0xA4, 0xFE, 0x7F, 0xC2, 0xFC, 0x4E],
  ]

  /// What camcorders write: how many fields, then a tag and four bytes for each; those of positions are B0 to CF, as
  /// exiftool knows them.
  private mutating func take(recorder words: [UInt8]) {
    found.add(.makerNote, "MDPM")
    guard words.count > 5 else { return }
    for field in 0..<Int(words[4]) {
      let place = 5 + 5 * field
      guard place + 5 <= words.count else { return }
      let isThere = words[place + 1..<place + 5].contains { $0 != 0 }
      if (0xB0...0xCF).contains(words[place]), isThere { found.add(.position, "GPS in MDPM") }
    }
  }

  private static func words(ofElements sample: [UInt8]) -> [UInt8] {
    AACSample.notes(in: sample, 0..<sample.count).flatMap { range -> [UInt8] in
      var bits = BitCursor(sample, 0..<sample.count)
      guard bits.skip(range.lowerBound) else { return [] }
      // The text may begin at any bit, but mostly begins at a whole byte.
      bits.align()
      return (0..<max(0, (range.upperBound - bits.place) / 8)).compactMap { _ in
        bits.number(8).map { UInt8($0) }
      }
    }
  }

  private static func words(ofUsers sample: [UInt8]) -> [UInt8] {
    guard let start = sample.indices.dropLast(4).first(where: { sample[$0..<$0 + 4] == [0, 0, 1, 0xB2] })
    else { return [] }
    return Array(sample[(start + 4)...])
  }

  private mutating func take(_ words: [UInt8]) { if !words.isEmpty { take(note: words) } }

  // MARK: - Words

  /// Bytes in which there may be words: positions as cameras and phones write them, XMP, and what recorders keep.
  mutating func take(note bytes: [UInt8]) {
    guard let kind = PositionWords.found(in: bytes) else { return }
    if kind == PositionWords.packet { take(notes: bytes) } else { found.add(.position, kind) }
  }

  /// Searches all bytes of a part for what only notes hold.
  mutating func search(_ part: MediaBox, of file: MovieBytes) throws(MovieProblem) {
    var place = part.content
    while place < part.end {
      let piece = try file.bytes(at: place, count: min(Self.pieceLength, part.end - place))
      guard !piece.isEmpty else { return }
      for index in piece.span.places(of: "MDPM") where index >= 16 {
        // The number before it is that of such notes.
        guard piece[index - 16] == 0x17, piece[index - 15] == 0xEE else { continue }
        take(recorder: Array(piece[index..<min(piece.count, index + 1300)]))
      }
      for mark in PositionWords.sentences where piece.span.holds(Array(mark.utf8)) {
        found.add(.position, mark)
      }
      guard piece.count == Self.pieceLength else { return }
      // A mark may lie over the end of a piece.
      place += piece.count - Self.longestMark
    }
  }

  private static let pieceLength = 1 << 20
  private static let longestMark = 64
}

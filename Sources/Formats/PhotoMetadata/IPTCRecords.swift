/// Records of IPTC, as picture desks and Photoshop wrote them before there was XMP (IPTC-NAA IIM, version 4).
struct IPTCRecords {
  private(set) var note = PhotoNote()
  private var isUTF8 = false
  private var date: [UInt8]?
  private var time: [UInt8]?

  /// No honest picture has so many.
  private static let maxRecords = 10_000

  init(_ bytes: [UInt8]) {
    var place = 0
    for _ in 0..<Self.maxRecords {
      guard place + 5 <= bytes.count, bytes[place] == 0x1C else { break }
      let (record, kind) = (bytes[place + 1], bytes[place + 2])
      let length = Int(bytes[place + 3]) << 8 | Int(bytes[place + 4])
      // The highest bit says that the length itself is longer: nothing that is asked for.
      guard length < 0x8000, place + 5 + length <= bytes.count else { break }
      take(record, kind, Array(bytes[place + 5..<place + 5 + length]))
      place += 5 + length
    }
    takeTime()
  }

  private mutating func take(_ record: UInt8, _ kind: UInt8, _ value: [UInt8]) {
    switch (record, kind) {
    // ESC % G says that all texts are UTF-8.
    case (1, 90): isUTF8 = value == [0x1B, 0x25, 0x47]
    case (2, 5): note.title = note.title ?? text(value)
    case (2, 55): date = date ?? value
    case (2, 60): time = time ?? value
    case (2, 120):
      note.description = note.description ?? text(value).flatMap { isCameraDefault($0) ? nil : $0 }
    default: break
    }
  }

  /// UTF-8 where it says so or is it all the same; else the letters of Windows.
  private func text(_ value: [UInt8]) -> String? {
    let value = value.prefix { $0 != 0 }
    if let text = String(validating: value, as: UTF8.self) { return tidied(text) }
    if isUTF8 { return tidied(String(decoding: value, as: UTF8.self)) }
    return tidied(String(String.UnicodeScalarView(value.map(windowsLetter))))
  }

  /// `20260503` and `140512+0200`: the time is by clocks of the place.
  private mutating func takeTime() {
    guard let date, let day = ClockReading(day: String(decoding: date, as: UTF8.self)) else { return }
    note.day = day
    let clock = time.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let digits = clock.prefix { ("0"..."9").contains($0) }
    guard digits.count == 6, let number = Int(digits),
      let reading = ClockReading(
        year: day.year, month: day.month, day: day.day, hour: number / 10_000, minute: number / 100 % 100,
        second: number % 100)
    else { return }
    // Programs that know no zone write +0000.
    let offset = offsetSeconds(String(clock.dropFirst(6)))
    note.created = ClockFacts(reading: reading, offset: offset == 0 ? nil : offset)
  }

  /// The records among Photoshop's resources: each has four letters, a number, a name and a length (Adobe, Photoshop
  /// file formats).
  static func records(inResources bytes: [UInt8]) -> [UInt8]? {
    var place = 0
    while place + 12 <= bytes.count, bytes[place..<place + 4].elementsEqual("8BIM".utf8) {
      let kind = Int(bytes[place + 4]) << 8 | Int(bytes[place + 5])
      // A name with its length, padded to an even number of bytes.
      let lengthPlace = place + 6 + (Int(bytes[place + 6]) + 2) / 2 * 2
      guard lengthPlace + 4 <= bytes.count else { return nil }
      let length = bytes[lengthPlace..<lengthPlace + 4].reduce(0) { $0 << 8 | Int($1) }
      let start = lengthPlace + 4
      guard length <= bytes.count - start else { return nil }
      if kind == 0x0404 { return Array(bytes[start..<start + length]) }
      place = start + length + length % 2
    }
    return nil
  }
}

/// A byte of Windows-1252, which is Latin-1 but for 32 places.
private func windowsLetter(_ byte: UInt8) -> Unicode.Scalar {
  guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
  return windowsLetters[Int(byte) - 0x80]
}

private let windowsLetters = Array(
  "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)

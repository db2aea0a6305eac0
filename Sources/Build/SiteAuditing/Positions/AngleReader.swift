/// Reads numbers of degrees out of a text.
enum AngleReader {
  // MARK: - Decimal degrees

  /// All numbers with a decimal sign that may be degrees.
  static func numbers(in bytes: [UInt8], decimalSign: UInt8, _ use: (Angle) -> Void) {
    var place = 0
    while let sign = bytes[place...].firstIndex(of: decimalSign) {
      place = sign + 1
      let before = bytes[..<sign].suffix(4).reversed().prefix(while: isDigit).count
      let after = bytes[place...].prefix(24).prefix(while: isDigit).count
      guard (1...3).contains(before), after > 0 else { continue }
      place += after
      // A number with two decimal signs is a date, a version or an address of a machine.
      if place + 1 < bytes.count, bytes[place] == decimalSign, isDigit(bytes[place + 1]) { continue }
      let start = sign - before
      if start > 1, bytes[start - 1] == decimalSign, isDigit(bytes[start - 2]) { continue }
      if decimalSign == comma, touchesPoint(bytes, start, place) { continue }
      guard let size = number(bytes[start..<sign], bytes[sign + 1..<place]) else { continue }
      let minus = minus(bytes, before: start)
      var angle = Angle(
        size: size, minus: minus, decimals: after, range: (minus == .none ? start : start - 1)..<place)
      takeLetters(&angle, bytes)
      use(angle)
    }
  }

  private static let comma = UInt8(ascii: ",")

  /// Whether the comma stands between two numbers with points: `48.137,11.575`.
  private static func touchesPoint(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let point = UInt8(ascii: ".")
    return start > 0 && bytes[start - 1] == point || end < bytes.count && bytes[end] == point
  }

  private static func number(_ whole: ArraySlice<UInt8>, _ decimals: ArraySlice<UInt8>) -> Double? {
    Double(String(decoding: whole, as: UTF8.self) + "." + String(decoding: decimals, as: UTF8.self))
  }

  /// A sign that stands between two numbers may separate them.
  private static func minus(_ bytes: [UInt8], before start: Int) -> Angle.Minus {
    guard start > 0 else { return .none }
    // U+2212, in UTF-8.
    let isLong = start > 2 && bytes[start - 3..<start].elementsEqual([0xE2, 0x88, 0x92])
    guard isLong || bytes[start - 1] == UInt8(ascii: "-") else { return .none }
    let sign = start - (isLong ? 3 : 1)
    let isBetween = sign > 0 && (isDigit(bytes[sign - 1]) || degreeEnds.contains(bytes[sign - 1]))
    return isBetween ? .maybe : .sign
  }

  /// The last bytes of signs that stand behind degrees, minutes and seconds.
  private static let degreeEnds: Set<UInt8> = [0xB0, 0xBA, 0xB2, 0xB3]

  // MARK: - Degrees, minutes, seconds

  private static let degreeSigns = ["°", "º", "&deg;", "&#176;", "&#xb0;", "%c2%b0", "\\u00b0"].map {
    Array($0.utf8)
  }
  private static let minuteSigns = [
    "'", "′", "’", "&prime;", "&#39;", "&apos;", "&#x27;", "%27", "\\u2032", "%e2%80%b2",
  ]
  .map { Array($0.utf8) }
  private static let secondSigns = [
    "\"", "″", "”", "&quot;", "&#34;", "&prime;&prime;", "''", "%22", "\\u2033", "\\\"", "%e2%80%b3",
  ].map { Array($0.utf8) }

  /// All angles with a sign of degrees and one of minutes behind them.
  static func degrees(in bytes: [UInt8], _ use: (Angle) -> Void) {
    var place = 0
    while place < bytes.count {
      guard isDegreeStart(bytes[place]), let end = skip(degreeSigns, bytes, place) else {
        place += 1
        continue
      }
      let before = bytes[..<place].suffix(4).reversed().prefix(while: isDigit).count
      if (1...3).contains(before), let angle = degrees(bytes, start: place - before, sign: place, behind: end)
      {
        use(angle)
      }
      place = end
    }
  }

  private static func degrees(_ bytes: [UInt8], start: Int, sign: Int, behind: Int) -> Angle? {
    guard let whole = Double(String(decoding: bytes[start..<sign], as: UTF8.self)),
      let minutes = part(bytes, behind, minuteSigns)
    else { return nil }
    let seconds = part(bytes, minutes.end, secondSigns)
    let size = whole + minutes.value / 60 + (seconds?.value ?? 0) / 3600
    var angle = Angle(
      size: size, minus: minus(bytes, before: start), decimals: 3,
      range: start..<(seconds?.end ?? minutes.end))
    takeLetters(&angle, bytes)
    return angle
  }

  /// A number below 60 with a sign behind it.
  private static func part(_ bytes: [UInt8], _ start: Int, _ signs: [[UInt8]]) -> (value: Double, end: Int)? {
    let from = skipSpace(bytes, start)
    let digits = bytes[from...].prefix(12).prefix {
      isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
    let text = String(decoding: digits, as: UTF8.self).replacing(",", with: ".")
    guard let value = Double(text), value < 60 else { return nil }
    return skip(signs, bytes, skipSpace(bytes, digits.endIndex)).map { (value, $0) }
  }

  private static func isDegreeStart(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\")
  }

  /// Behind the longest of several words that stands at a place, in letters of either size.
  private static func skip(_ words: [[UInt8]], _ bytes: [UInt8], _ place: Int) -> Int? {
    let fitting = words.filter { word in
      place + word.count <= bytes.count
        && zip(bytes[place...], word).allSatisfy { $0 == $1 || isLetter($0) && $0 | 0x20 == $1 }
    }
    return fitting.map(\.count).max().map { place + $0 }
  }

  // MARK: - Hemispheres

  /// The letters or words for a hemisphere behind and before the number, tags between them left aside.
  private static func takeLetters(_ angle: inout Angle, _ bytes: [UInt8]) {
    var place = skipTags(bytes, angle.range.upperBound)
    if let behind = skip(degreeSigns, bytes, place) { place = skipTags(bytes, behind) }
    let behind = bytes[min(place, bytes.count)...].prefix(9).prefix(while: isLetter)
    angle.behind = letter(at: behind.startIndex..<behind.endIndex, bytes)
    let end = skipTagsBack(bytes, angle.range.lowerBound)
    let length = bytes[..<end].suffix(9).reversed().prefix(while: isLetter).count
    angle.before = letter(at: end - length..<end, bytes)
  }

  /// How long a tag may be that stands between a number and its letter.
  private static let longestTag = 64

  private static func skipTags(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = skipSpace(bytes, start)
    for _ in 0..<2 where place < bytes.count && bytes[place] == UInt8(ascii: "<") {
      guard let end = bytes[place...].prefix(longestTag).firstIndex(of: UInt8(ascii: ">")) else { break }
      place = skipSpace(bytes, end + 1)
    }
    return place
  }

  private static func skipTagsBack(_ bytes: [UInt8], _ start: Int) -> Int {
    func skipSpace(_ place: Int) -> Int {
      place - bytes[..<place].suffix(3).reversed().prefix { $0 == 0x20 }.count
    }
    var place = skipSpace(start)
    for _ in 0..<2 where place > 0 && bytes[place - 1] == UInt8(ascii: ">") {
      guard let open = bytes[..<place].suffix(longestTag).lastIndex(of: UInt8(ascii: "<")) else { break }
      place = skipSpace(open)
    }
    return place
  }

  private static func letter(at range: Range<Int>, _ bytes: [UInt8]) -> Angle.Letter? {
    guard (1...6).contains(range.count), !endsLetter(bytes, range.lowerBound),
      range.upperBound == bytes.count || bytes[range.upperBound] < 0x80 || range.count == 1
    else { return nil }
    let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
    return hemispheres[word].map { Angle.Letter(hemisphere: $0, place: range.lowerBound) }
  }

  /// Whether a letter that ASCII has not ends here; signs of minutes are none.
  private static func endsLetter(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place > 1, bytes[place - 1] >= 0x80 else { return false }
    return bytes[place - 2] != 0xC2 && !(place > 2 && bytes[place - 3] == 0xE2)
  }

  /// In the languages of the words for visitors; `O` is east in German and west in French.
  private static let hemispheres: [String: Angle.Hemisphere] = [
    "n": .north, "north": .north, "nord": .north, "norte": .north, "noord": .north, "norr": .north,
    "s": .south, "south": .south, "sud": .south, "sur": .south, "sul": .south, "zuid": .south, "syd": .south,
    "e": .east, "east": .east, "ost": .east, "est": .east, "este": .east, "leste": .east, "oost": .east,
    "w": .west, "west": .west, "ouest": .west, "oeste": .west, "ovest": .west, "vest": .west,
    "o": .eastOrWest,
  ]

  private static func isLetter(at place: Int, _ bytes: [UInt8]) -> Bool {
    bytes.indices.contains(place) && isLetter(bytes[place])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func skipSpace(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes.indices.contains(place) ? bytes[place...].prefix(3).firstIndex { $0 != 0x20 } ?? place : place
  }
}

import XMLText

/// From XMP's texts to facts.
extension PhotoNote {
  init(_ texts: [XMPProperty: String]) {
    original = texts[.dateTimeOriginal].flatMap(ClockFacts.init(written:)) ?? ClockFacts()
    created = texts[.dateCreated].flatMap(ClockFacts.init(written:)) ?? ClockFacts()
    digitized =
      (texts[.dateTimeDigitized] ?? texts[.createDate]).flatMap(ClockFacts.init(written:))
      ?? texts[.createDate].flatMap(ClockFacts.init(written:)) ?? ClockFacts()
    day =
      [.dateTimeOriginal, .dateCreated, .createDate].lazy.compactMap { texts[$0] }
      .compactMap(ClockReading.init(day:)).first
    instant = texts[.satelliteTime].flatMap(ClockFacts.init(written:)).flatMap(\.satelliteSeconds)
    position = soundPosition(
      texts[.latitude].flatMap { degrees($0, "N", "S") }, texts[.longitude].flatMap { degrees($0, "E", "W") })
    let isBelow = texts[.altitudeRef] == "1"
    altitude = soundAltitude(texts[.altitude].flatMap(fraction).map { isBelow ? -abs($0) : $0 })
    make = texts[.make]
    model = texts[.model]
    exposureTime = texts[.exposureTime].flatMap(fraction).flatMap(positive)
    fNumber = texts[.fNumber].flatMap(fraction).flatMap(positive)
    focalLength = texts[.focalLength].flatMap(fraction).flatMap(positive)
    iso = (texts[.isoSpeed] ?? texts[.sensitivity]).flatMap(fraction).flatMap(positive).flatMap {
      Int(exactly: $0.rounded())
    }
    title = texts[.title]
    description = texts[.description].flatMap { isCameraDefault($0) ? nil : $0 }
    stars = texts[.rating].flatMap(fraction).flatMap { 1...5 ~= $0 ? Int($0) : nil }
    isRejected = Self.isRejected(texts)
  }

  /// A rating of -1 is the standard's word for a rejected picture; two programs have signs of their own beside it.
  private static func isRejected(_ texts: [XMPProperty: String]) -> Bool? {
    let rating = texts[.rating].flatMap(fraction)
    let signs = [
      rating.map { $0 < 0 }, texts[.pickLabel].map { $0 == "1" },
      texts[.pick].flatMap(fraction).map { $0 < 0 },
    ]
    let known = signs.compactMap { $0 }
    return known.isEmpty ? nil : known.contains(true)
  }
}

extension ClockFacts {
  /// `2026-05-03T14:05:12.250+02:00` and every shorter form with at least a day and a minute; also with EXIF's colons.
  init?(written text: String) {
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard parts.count == 2 else { return nil }
    let zoneStart = parts[1].firstIndex { "Z+-\u{2212}z".contains($0) } ?? parts[1].endIndex
    let clock = parts[1][..<zoneStart].split(separator: ".", maxSplits: 1)
    guard let time = clock.first, let reading = ClockReading(exif: parts[0] + " " + time) else { return nil }
    self.init(
      reading: reading,
      subsecond: clock.count > 1 ? String(clock[1].prefix { ("0"..."9").contains($0) }.prefix(9)) : "",
      offset: offsetSeconds(parts[1][zoneStart...].uppercased().filter { $0 != " " }))
  }

  /// Seconds since 1970-01-01T00:00:00Z of the satellites' time, which is UTC where it says nothing else.
  fileprivate var satelliteSeconds: Double? {
    reading.map { Double($0.clockSeconds - (offset ?? 0)) }
  }
}

/// `38,41.5N`, `38,41,30N` and, as some programs write it, `38.6916` with or without a letter.
private func degrees(_ text: String, _ positive: Character, _ negative: Character) -> Double? {
  var numbers = text.filter { $0 != " " }
  var sign = 1.0
  if let last = numbers.last?.uppercased().first, last == positive || last == negative {
    numbers.removeLast()
    sign = last == negative ? -1 : 1
  }
  let parts = numbers.split(separator: ",", omittingEmptySubsequences: false).map { fraction(String($0)) }
  guard (1...3).contains(parts.count), let whole = parts[0] else { return nil }
  if parts.count == 1 { return sign * whole }
  var sum = abs(whole)
  for (part, share) in zip(parts.dropFirst(), [60.0, 3_600]) {
    guard let part, part >= 0, part <= 60 else { return nil }
    sum += part / share
  }
  return (whole < 0 ? -sign : sign) * sum
}

/// `28/10` or `2.8`; nil for anything else.
private func fraction(_ text: String) -> Double? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  guard (1...2).contains(parts.count), let above = plainNumber(parts[0]) else { return nil }
  guard parts.count == 2 else { return above }
  guard let below = plainNumber(parts[1]), below != 0 else { return nil }
  return above / below
}

private func plainNumber(_ text: Substring) -> Double? { decimalNumber(Array(text.utf8)) }

private func positive(_ number: Double) -> Double? { number > 0 ? number : nil }

import TripModel

/// Writes the points of a track, a line each, by whole numbers alone: a million of them take a second.
enum GPXPoints {
  /// As `trkpt`, or as another element of the same content.
  static func bytes(of points: ArraySlice<TrackPoint>, as element: String = "trkpt") -> [UInt8] {
    var text = NumberText()
    text.bytes.reserveCapacity(points.count * 110)
    for point in points {
      text.add("<")
      text.add(element)
      text.add(" lat=\"")
      text.addDegrees(point.coordinate.latitude)
      text.add("\" lon=\"")
      text.addLongitude(point.coordinate.longitude)
      text.add("\">")
      if let height = point.elevation, abs(height) < 1e6 {
        text.add("<ele>")
        text.add(height, decimals: 2)
        text.add("</ele>")
      }
      if let instant = point.instant, isWritten(instant) {
        text.add("<time>")
        text.add(instant)
        text.add("</time>")
      }
      text.add("</")
      text.add(element)
      text.add(">\n")
    }
    return text.bytes
  }

  /// Latitude and longitude as attributes have them.
  static func degrees(_ place: Coordinate) -> (latitude: String, longitude: String) {
    var (latitude, longitude) = (NumberText(), NumberText())
    latitude.addDegrees(place.latitude)
    longitude.addLongitude(place.longitude)
    return (String(decoding: latitude.bytes, as: UTF8.self), String(decoding: longitude.bytes, as: UTF8.self))
  }

  /// `2026-05-03T12:40:00Z`; nil for a year that programs do not read.
  static func time(_ instant: Instant) -> String? {
    guard isWritten(instant) else { return nil }
    var text = NumberText()
    text.add(instant)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The years 1 to 9999.
  private static func isWritten(_ instant: Instant) -> Bool {
    (-62_135_596_800..<253_402_300_800).contains(instant.seconds)
  }
}

/// Numbers as text, with a fixed count of decimals whatever they are.
private struct NumberText {
  var bytes: [UInt8] = []
  /// The day that was written last: the next point is mostly of the same.
  private var lastDay: (number: Int, text: [UInt8])?

  mutating func add(_ text: String) { bytes += text.utf8 }

  /// Seven decimals are a centimetre.
  mutating func addDegrees(_ degrees: Double) { addScaled(Int((degrees * 1e7).rounded()), decimals: 7) }

  /// The schema knows the date line as -180 only.
  mutating func addLongitude(_ degrees: Double) {
    let scaled = Int((degrees * 1e7).rounded())
    addScaled(scaled >= 1_800_000_000 ? scaled - 3_600_000_000 : scaled, decimals: 7)
  }

  mutating func add(_ number: Double, decimals: Int) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    addScaled(Int((number * scale).rounded()), decimals: decimals)
  }

  mutating func add(_ instant: Instant) {
    let clock = LocalDateTime(clockSeconds: instant.seconds)
    if lastDay?.number != clock.date.dayNumber {
      lastDay = (clock.date.dayNumber, Array(clock.date.description.utf8))
    }
    bytes += lastDay?.text ?? []
    bytes.append(UInt8(ascii: "T"))
    addDigits(clock.time.hour, 2)
    bytes.append(UInt8(ascii: ":"))
    addDigits(clock.time.minute, 2)
    bytes.append(UInt8(ascii: ":"))
    addDigits(clock.time.second, 2)
    bytes.append(UInt8(ascii: "Z"))
  }

  private mutating func addScaled(_ number: Int, decimals: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let whole = number.magnitude / UInt(scale)
    var (count, limit) = (1, UInt(10))
    while limit <= whole { (count, limit) = (count + 1, limit * 10) }
    addDigits(Int(whole), count)
    bytes.append(UInt8(ascii: "."))
    addDigits(Int(number.magnitude % UInt(scale)), decimals)
  }

  /// That many digits, with zeros before them.
  private mutating func addDigits(_ number: Int, _ count: Int) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
    var rest = number
    for place in stride(from: start + count - 1, through: start, by: -1) where rest > 0 {
      bytes[place] += UInt8(rest % 10)
      rest /= 10
    }
  }
}

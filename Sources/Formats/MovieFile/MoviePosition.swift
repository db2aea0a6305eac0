/// A place as a film writes it.
package struct MoviePosition: Hashable, Sendable {
  package var latitude: Double
  package var longitude: Double
  /// Metres above the sea.
  package var altitude: Double?

  /// Nil off the Earth, and for the point that stands where nothing was known: 0, 0.
  init?(latitude: Double, longitude: Double, altitude: Double? = nil) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude), latitude != 0 || longitude != 0
    else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
    self.altitude = altitude.flatMap { (-12_000...20_000).contains($0) ? $0 : nil }
  }

  /// `+38.6916-009.2160+012.3/` (ISO 6709): degrees, or degrees and minutes, or also seconds, without marks between
  /// them.
  init?(iso6709 text: String) {
    var numbers: [(text: Substring, isNegative: Bool)] = []
    var rest = Substring(text.prefix(80))
    while let sign = rest.first, sign == "+" || sign == "-", numbers.count < 3 {
      rest = rest.dropFirst()
      let digits = rest.prefix { ("0"..."9").contains($0) || $0 == "." }
      numbers.append((digits, sign == "-"))
      rest = rest[digits.endIndex...]
    }
    guard numbers.count >= 2, let latitude = Self.degrees(numbers[0], whole: 2),
      let longitude = Self.degrees(numbers[1], whole: 3)
    else { return nil }
    let altitude = numbers.count > 2 ? Double(numbers[2].text).map { numbers[2].isNegative ? -$0 : $0 } : nil
    self.init(latitude: latitude, longitude: longitude, altitude: altitude)
  }

  private static func degrees(_ number: (text: Substring, isNegative: Bool), whole: Int) -> Double? {
    let (text, sign) = (number.text, number.isNegative ? -1.0 : 1.0)
    let figures = text.prefix { $0 != "." }.count
    func part(_ start: Int, _ count: Int?) -> Double? {
      Double(count.map { text.dropFirst(start).prefix($0) } ?? text.dropFirst(start))
    }
    switch figures - whole {
    // Some programs write one figure fewer.
    case -2...0: return part(0, nil).map { sign * $0 }
    case 2:
      guard let degrees = part(0, whole), let minutes = part(whole, nil), minutes < 60 else { return nil }
      return sign * (degrees + minutes / 60)
    case 4:
      guard let degrees = part(0, whole), let minutes = part(whole, 2), let seconds = part(whole + 2, nil),
        minutes < 60, seconds < 60
      else { return nil }
      return sign * (degrees + minutes / 60 + seconds / 3600)
    default: return nil
    }
  }
}

/// From EXIF's GPS directory to a position and a time.
extension ExifBlock {
  /// The position; nil where a part is missing or impossible, and for 0° 0°, which receivers without a fix write.
  var position: PhotoPosition? {
    guard let north = degrees(0x02), let east = degrees(0x04),
      let northSign = sign(0x01, positive: "N", negative: "S"),
      let eastSign = sign(0x03, positive: "E", negative: "W"),
      north <= 90, east <= 180, north != 0 || east != 0
    else { return nil }
    return PhotoPosition(latitude: northSign * north, longitude: eastSign * east)
  }

  /// Metres above the sea; nil beyond what aircraft and the Dead Sea allow.
  var altitude: Double? {
    guard let metres = value(0x06, in: .gps)?.number else { return nil }
    let isBelow = value(0x05, in: .gps)?.number == 1
    let signed = isBelow ? -metres : metres
    return (-1_000...100_000).contains(signed) ? signed : nil
  }

  /// The satellites' date and time, in seconds since 1970-01-01T00:00:00Z.
  var satelliteTime: Double? {
    // Some programs write a time behind the date, which belongs into the other tag.
    guard let date = value(0x1D, in: .gps)?.text?.prefix(10),
      let midnight = ClockReading(exif: date + " 00:00:00"),
      let parts = value(0x07, in: .gps)?.numbers, parts.count == 3,
      let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<61).contains(second)
    else { return nil }
    return Double(midnight.clockSeconds) + hour * 3_600 + minute * 60 + second
  }

  /// Degrees, minutes and seconds as one number, without sign.
  private func degrees(_ tag: UInt32) -> Double? {
    guard let parts = value(tag, in: .gps)?.numbers, (1...3).contains(parts.count) else { return nil }
    var sum = 0.0
    for (part, share) in zip(parts, [1.0, 60, 3_600]) {
      guard let part, part >= 0 else { return nil }
      sum += part / share
    }
    return sum
  }

  private func sign(_ tag: UInt32, positive: Character, negative: Character) -> Double? {
    switch value(tag, in: .gps)?.text?.first {
    case positive: 1
    case negative: -1
    default: nil
    }
  }
}

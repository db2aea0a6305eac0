/// From EXIF's tags (CIPA DC-008) to facts.
extension PhotoFacts {
  mutating func take(from exif: borrowing ExifBlock) {
    if let turn = exif.value(0x0112, in: .main)?.count, (1...8).contains(turn) { orientation = turn }
    original = exif.clock(time: 0x9003, subsecond: 0x9291, offset: 0x9011)
    digitized = exif.clock(time: 0x9004, subsecond: 0x9292, offset: 0x9012)
    modified = exif.clock(time: 0x0132, subsecond: 0x9290, offset: 0x9010)
    make = exif.camera(0x010F)?.text
    model = exif.camera(0x0110)?.text
    lens = exif.camera(0xA434)?.text
    takeExposure(from: exif)
    takePosition(from: exif)
    description = exif.caption
  }

  private mutating func takeExposure(from exif: borrowing ExifBlock) {
    exposureTime = exif.camera(0x829A)?.number.flatMap { $0 > 0 ? $0 : nil }
    fNumber = exif.camera(0x829D)?.number.flatMap { $0 > 0 ? $0 : nil }
    focalLength = exif.camera(0x920A)?.number.flatMap { $0 > 0 ? $0 : nil }
    iso = exif.sensitivity
  }

  private mutating func takePosition(from exif: borrowing ExifBlock) {
    position = exif.position
    altitude = exif.altitude
    satelliteTime = exif.satelliteTime
    direction = exif.value(0x11, in: .gps)?.number.flatMap { (0...360).contains($0) ? $0 : nil }
    if direction == 360 { direction = 0 }
  }
}

extension ExifBlock {
  /// A tag of the camera or its settings; some programs write it into the other directory.
  fileprivate func camera(_ tag: UInt32) -> ExifValue? {
    value(tag, in: .exif) ?? value(tag, in: .main)
  }

  fileprivate func clock(time: UInt32, subsecond: UInt32, offset: UInt32) -> ClockFacts {
    ClockFacts(
      reading: camera(time)?.text.flatMap { ClockReading(exif: $0) },
      subsecond: camera(subsecond)?.text.map { String($0.prefix { ("0"..."9").contains($0) }.prefix(9)) }
        ?? "",
      offset: camera(offset)?.text.flatMap { offsetSeconds($0) })
  }

  /// ISO speed; where it did not fit into 16 bits, the tags that came later.
  fileprivate var sensitivity: Int? {
    let candidates = [0x8827, 0x8833, 0x8832, 0x8831].map { camera($0)?.count ?? 0 }
    return candidates.first { $0 > 0 && $0 != 65_535 } ?? candidates.first { $0 > 0 }
  }
}

/// The offset behind `+05:30`, `-07:00` or `Z`, in seconds; nil beyond 18 hours and for anything else.
func offsetSeconds(_ text: String) -> Int? {
  if text == "Z" { return 0 }
  let sign: Int
  switch text.first {
  case "+": sign = 1
  case "-", "\u{2212}": sign = -1
  default: return nil
  }
  let digits = text.dropFirst().filter { $0 != ":" }
  guard (3...4).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }),
    let number = Int(digits), number % 100 < 60, number <= 1800
  else { return nil }
  return sign * (number / 100 * 3_600 + number % 100 * 60)
}

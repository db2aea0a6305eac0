private import ByteSearch

/// Positions in bytes that may hold words.
enum PositionWords {
  /// Sentences of receivers (NMEA 0183).
  static let sentences = ["$GPRMC,", "$GPGGA,", "$GNRMC,", "$GNGGA,"]
  static let packet = "XMP"

  /// What such a position is called; `packet` for what may be XMP; nil where there is none.
  static func found(in bytes: [UInt8]) -> String? {
    if let sentence = sentences.first(where: { bytes.span.holds(Array($0.utf8)) }) { return sentence }
    if bytes.span.holds(Array("ns.adobe.com".utf8)) { return packet }
    for (index, byte) in bytes.enumerated() where byte == 0x2B || byte == 0x2D {
      if isPosition(bytes[index...].prefix(40)) { return "a position in words (ISO 6709)" }
    }
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for name in ["latitude", "gpslat", "\"lat\"", "gps="] {
      for place in lower.span.places(of: name) {
        let behind = lower[(place + name.utf8.count)...].prefix(24)
        if behind.contains(where: { (0x30...0x39).contains($0) }) { return "latitude" }
      }
    }
    return nil
  }

  /// `+38.6916-009.2160`: two signed numbers with four decimals or more between them.
  private static func isPosition(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.dropFirst()
    func number(_ whole: ClosedRange<Int>) -> Bool {
      let digits = rest.prefix { (0x30...0x39).contains($0) }.count
      guard whole.contains(digits), rest.dropFirst(digits).first == 0x2E else { return false }
      rest = rest.dropFirst(digits + 1)
      let decimals = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(decimals)
      return decimals >= 2
    }
    guard number(2...6), rest.first == 0x2B || rest.first == 0x2D else { return false }
    rest = rest.dropFirst()
    return number(3...7)
  }
}

import Foundation

/// Text made harmless in markup, in elements and in quoted attributes.
///
/// Characters that XML 1.0 (section 2.2) or HTML does not allow are dropped: controls but tab and line breaks,
/// surrogates' noncharacters, U+FFFE and their like.
package func escapedForMarkup(_ raw: String) -> String {
  if raw.isHarmlessInMarkup { return raw }
  var text = ""
  text.reserveCapacity(raw.utf8.count)
  for scalar in raw.unicodeScalars {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    default: if scalar.mayStandInMarkup { text.unicodeScalars.append(scalar) }
    }
  }
  return text
}

/// Adds the same to a text of bytes.
package func appendEscaped(_ raw: String, to bytes: inout [UInt8]) {
  bytes.append(contentsOf: raw.isHarmlessInMarkup ? raw.utf8 : escapedForMarkup(raw).utf8)
}

extension String {
  /// Whether nothing in it has to be escaped or dropped: most texts need no copy.
  fileprivate var isHarmlessInMarkup: Bool {
    let bytes = utf8Span.span
    var found = SIMDMask<SIMD16<Int8>>()
    var place = 0
    while place &+ 16 <= bytes.count {
      // Within the span, as the line above says, and all bytes are numbers.
      let sixteen = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
      // Most texts have nothing in them, so that is asked once at the end.
      found = found .| sixteen.haveMeaningInMarkup
      place &+= 16
    }
    if any(found) { return false }
    for place in place..<bytes.count where bytes[place].mayHaveMeaningInMarkup { return false }
    return true
  }
}

extension SIMD16<UInt8> {
  /// Which of sixteen bytes may have, as `UInt8` says of each. It is asked of every letter of a site: sixteen at once
  /// take a third of the time.
  fileprivate var haveMeaningInMarkup: SIMDMask<SIMD16<Int8>> {
    var found = self .< Self(repeating: 0x20)
    for allowed: UInt8 in [0x09, 0x0A, 0x0D] { found = found .& (self .!= Self(repeating: allowed)) }
    for sign: UInt8 in [0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2] {
      found = found .| (self .== Self(repeating: sign))
    }
    return found .| (self .>= Self(repeating: 0xEF))
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 is something that has to be escaped or dropped, or part of such a character.
  /// Signs and controls are looked up in the bits of one number.
  fileprivate var mayHaveMeaningInMarkup: Bool {
    // U+0080 to U+00BF begin with C2; noncharacters begin with EF, or with F0 and above.
    self < 0x40 ? Self.meaningInMarkup >> UInt64(self) & 1 != 0 : self == 0x7F || self == 0xC2 || self >= 0xEF
  }

  /// All below U+0020 but tab and line breaks, and `"`, `&`, `'`, `<`, `>`.
  private static var meaningInMarkup: UInt64 {
    0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A | 1 << 0x0D)
      | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
  }
}

extension Unicode.Scalar {
  fileprivate var mayStandInMarkup: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

/// A number with at most one decimal, never in exponents, never `-0`; what is not a number is written as 0.
func svgNumber(_ value: Double) -> String { svgNumber(value, decimals: 1) }

/// A number with at most two decimals, for shares of a width in per cent.
func svgPerCent(_ fraction: Double) -> String { svgNumber(fraction * 100, decimals: 2) + "%" }

/// A number with at most so many decimals, up to nine.
func svgNumber(_ value: Double, decimals: Int) -> String {
  guard value.isFinite else { return "0" }
  let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
  let clamped = min(max(value, -1e9), 1e9)
  let count = Int((clamped * Double(unit)).rounded())
  let whole = count.magnitude / UInt(unit)
  var digits = String(count.magnitude % UInt(unit))
  digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  let sign = count < 0 ? "-" : ""
  return sign + String(whole) + (digits.isEmpty ? "" : "." + digits)
}

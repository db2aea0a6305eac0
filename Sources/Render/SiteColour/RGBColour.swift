/// A colour of a screen: sRGB, a byte a channel.
package struct RGBColour: Hashable, Sendable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#96460d`, `96460d` and `#946`; nil for anything else.
  package init?(hex text: some StringProtocol) {
    let digits = (text.hasPrefix("#") ? text.dropFirst() : text[...]).utf8.map { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }
    let known = digits.compactMap(\.self)
    guard known.count == digits.count else { return nil }
    switch known.count {
    case 3: self.init(red: known[0] * 17, green: known[1] * 17, blue: known[2] * 17)
    case 6:
      self.init(
        red: known[0] * 16 + known[1], green: known[2] * 16 + known[3], blue: known[4] * 16 + known[5])
    default: return nil
    }
  }

  /// `#96460d`.
  package var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// From 0, black, to 1, white (WCAG 2.2, “relative luminance”).
  package var luminance: Double {
    let (red, green, blue) = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// From 1 to 21 (WCAG 2.2, “contrast ratio”).
  package func contrast(with other: RGBColour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Red, green and blue in proportion to light, from 0 to 1 (IEC 61966-2-1).
  var linear: (red: Double, green: Double, blue: Double) {
    (Self.linear(red), Self.linear(green), Self.linear(blue))
  }

  private static func linear(_ channel: UInt8) -> Double { linearChannels[Int(channel)] }

  private static let linearChannels: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }
}

/// The colours of the shipped style sheet in one scheme, as far as an accent has to go with them. A test holds them
/// against the sheet.
package struct SitePalette: Sendable {
  package let isDark: Bool
  package let paper: RGBColour
  package let sheet: RGBColour
  package let ink: RGBColour
  package let accent: AccentTokens
  /// Of places and spending, by the names of their custom properties.
  package let categories: [RGBColour]

  /// What a reader needs to tell letters from paper (WCAG 2.2, 1.4.3).
  package static let minContrast = 4.5

  /// The colour itself, where letters in it can be read on the grounds that they stand on.
  func readable(_ colour: RGBColour) -> RGBColour? {
    let grounds = [paper, sheet]
    return grounds.allSatisfy { colour.contrast(with: $0) >= Self.minContrast } ? colour : nil
  }

  package static let light = SitePalette(
    isDark: false, paper: colour(0xfbf8f1), sheet: colour(0xfffdf8), ink: colour(0x231f1a),
    accent: AccentTokens(
      accent: colour(0x96460d), wash: colour(0xf3e6d5), wash2: colour(0xe9cfae), wash3: colour(0xcf9a62),
      wash4: colour(0xa85a1d), route: colour(0xa8430f)),
    categories: [
      0x2a5f94, 0x8f2d56, 0x6a6413, 0x0f7468, 0x363b42, 0xa9660a, 0x8a3b2a, 0x7a4f9a,
    ].map(colour))

  package static let dark = SitePalette(
    isDark: true, paper: colour(0x161411), sheet: colour(0x1d1a16), ink: colour(0xece5d8),
    accent: AccentTokens(
      accent: colour(0xe8a468), wash: colour(0x2c2318), wash2: colour(0x4a351f), wash3: colour(0x8a5a2b),
      wash4: colour(0xdd9a5c), route: colour(0xef9a5c)),
    categories: [
      0x86b6e6, 0xeb94b6, 0xc9c25e, 0x5fc7b6, 0xe3e6ea, 0xeab04f, 0xe89a86, 0xc4a2e2,
    ].map(colour))

  private static func colour(_ hex: UInt32) -> RGBColour {
    RGBColour(red: UInt8(hex >> 16 & 0xff), green: UInt8(hex >> 8 & 0xff), blue: UInt8(hex & 0xff))
  }
}

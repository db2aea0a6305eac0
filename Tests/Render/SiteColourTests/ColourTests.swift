import Foundation
import SiteColour
import Testing

@Suite("Colours")
struct ColourTests {
  static func colour(_ hex: String) throws -> RGBColour { try #require(RGBColour(hex: hex)) }

  @Test(
    "are read with and without their sign, long and short",
    arguments: [
      ("#96460d", "#96460d"), ("96460D", "#96460d"), ("#946", "#994466"), ("fff", "#ffffff"), ("#", nil),
      ("", nil), ("#96460", nil), ("#9646zz", nil), ("##96460d", nil), ("#96460d ", nil), ("red", nil),
      ("٣٣٣", nil),
    ] as [(String, String?)])
  func hex(text: String, read: String?) { #expect(RGBColour(hex: text)?.description == read) }

  // The designer's table, and WebAIM's contrast checker for the greys.
  @Test(
    "have the contrast that others measure",
    arguments: [
      ("#000000", "#ffffff", 21.0), ("#767676", "#ffffff", 4.54), ("#777777", "#ffffff", 4.48),
      ("#231f1a", "#fbf8f1", 15.4), ("#5c5449", "#fbf8f1", 7.0), ("#96460d", "#fbf8f1", 6.2),
      ("#8b8172", "#fbf8f1", 3.6), ("#e8a468", "#161411", 8.7), ("#b3a998", "#161411", 7.9),
    ])
  func contrast(one: String, other: String, ratio: Double) throws {
    let (one, other) = (try Self.colour(one), try Self.colour(other))
    #expect(abs(one.contrast(with: other) - ratio) < 0.05)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  // The values that CSS Color 4 and its tests give.
  @Test(
    "are in OKLCH where CSS has them",
    arguments: [
      ("#ff0000", 0.62796, 0.25768, 29.23), ("#00ff00", 0.86644, 0.29483, 142.50),
      ("#0000ff", 0.45201, 0.31321, 264.05), ("#ffff00", 0.96798, 0.21101, 109.77),
      ("#800080", 0.42091, 0.19337, 328.36), ("#008000", 0.51975, 0.17686, 142.50),
    ])
  func oklch(hex: String, lightness: Double, chroma: Double, hue: Double) throws {
    let colour = OKLCH(try Self.colour(hex))
    #expect(abs(colour.lightness - lightness) < 0.0005)
    #expect(abs(colour.chroma - chroma) < 0.0005)
    #expect(abs(colour.hue - hue) < 0.1)
  }

  @Test("come back from OKLCH as they were")
  func backAndForth() {
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 17) {
          let colour = RGBColour(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
          #expect(OKLCH(colour).onScreen == colour)
        }
      }
    }
  }

  @Test("that no screen shows become less colourful, and keep lightness and hue")
  func gamut() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      let shown = OKLCH(OKLCH(lightness: 0.6, chroma: 0.4, hue: hue).onScreen)
      #expect(abs(shown.lightness - 0.6) < 0.01)
      #expect(shown.chroma < 0.4 && shown.chroma > 0.08)
      #expect(abs(shown.hue - hue) < 2.5 || abs(shown.hue - hue) > 357.5, "\(hue)")
    }
  }

  @Test("of the palette are those of the shipped style sheet")
  func palette() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("../../assets/style.css").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    let roots = text.components(separatedBy: ":root {").dropFirst().prefix(2).map {
      $0.prefix { $0 != "}" }
    }
    for (root, palette) in zip(roots, [SitePalette.light, .dark]) {
      func token(_ name: String) throws -> RGBColour {
        let start = try #require(root.range(of: "--\(name): ")?.upperBound, "\(name)")
        return try Self.colour(String(root[start...].prefix(7)))
      }
      #expect(try token("paper") == palette.paper && token("sheet") == palette.sheet)
      #expect(try token("ink") == palette.ink && token("accent") == palette.accent.accent)
      #expect(try token("wash") == palette.accent.wash && token("wash2") == palette.accent.wash2)
      #expect(try token("wash3") == palette.accent.wash3 && token("wash4") == palette.accent.wash4)
      for name in ["sight", "food", "stay", "museum", "move", "view", "other"] {
        #expect(palette.categories.contains(try token(name)), "\(name)")
      }
    }
  }
}

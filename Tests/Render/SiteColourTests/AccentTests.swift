import SiteColour
import Testing

@Suite("An accent")
struct AccentTests {
  /// Every hue, from pale to loud and from dark to light.
  private static let grid: [RGBColour] = stride(from: 0.0, to: 360, by: 6).flatMap { hue in
    [0.04, 0.12, 0.25].flatMap { chroma in
      [0.25, 0.6, 0.9].map { OKLCH(lightness: $0, chroma: chroma, hue: hue).onScreen }
    }
  }

  private func check(_ scheme: AccentScheme, _ name: String, floor: Double = 4.5) {
    for (tokens, palette) in [(scheme.light, SitePalette.light), (scheme.dark, .dark)] {
      #expect(tokens.accent.contrast(with: palette.paper) >= floor, "\(name)")
      #expect(tokens.accent.contrast(with: palette.sheet) >= floor, "\(name)")
      for wash in [tokens.wash, tokens.wash2, tokens.wash3] {
        #expect(palette.ink.contrast(with: wash) >= 4.5, "\(name): \(wash)")
      }
      #expect(palette.paper.contrast(with: tokens.wash4) >= 4.5, "\(name)")
      #expect(tokens.route.contrast(with: palette.sheet) >= 4.5, "\(name)")
      let steps = [palette.paper, tokens.wash, tokens.wash2, tokens.wash3, tokens.wash4].map(\.luminance)
      let rises =
        palette.isDark
        ? zip(steps, steps.dropFirst()).allSatisfy(<) : zip(steps, steps.dropFirst()).allSatisfy(>)
      #expect(rises, "\(name)")
    }
  }

  @Test("that ships can be read on all its grounds")
  func standard() { check(.standard, "standard") }

  @Test("from a cover can be read on all its grounds, whatever the cover's hue")
  func covers() {
    for cover in Self.grid {
      let scheme = AccentScheme(cover: cover)
      check(scheme, "\(cover)", floor: 6)
      #expect(scheme.distanceToCategories >= AccentScheme.minDistance, "\(cover)")
    }
  }

  @Test("from a cover has the cover's hue, but for the way round a category's colour")
  func hue() {
    for cover in Self.grid where OKLCH(cover).chroma > 0.06 {
      let wanted = OKLCH(cover).hue
      let got = OKLCH(AccentScheme(cover: cover).light.accent).hue
      let turn = abs(got - wanted)
      #expect(min(turn, 360 - turn) < 46, "\(cover)")
    }
  }

  @Test("that was written can be read on all its grounds, and is as it was written where it can be")
  func written() {
    for colour in Self.grid {
      let scheme = AccentScheme(written: colour)
      check(scheme, "\(colour)")
      for (tokens, palette) in [(scheme.light, SitePalette.light), (scheme.dark, .dark)] {
        let isReadable = [palette.paper, palette.sheet].allSatisfy { colour.contrast(with: $0) >= 4.5 }
        #expect((tokens.accent == colour) == isReadable, "\(colour)")
      }
    }
  }

  @Test("that was written too light is darkened no more than it takes")
  func darkened() throws {
    let scheme = AccentScheme(written: try ColourTests.colour("#ffcc00"))
    #expect(scheme.dark.accent.description == "#ffcc00")
    #expect((4.5..<4.8).contains(scheme.light.accent.contrast(with: SitePalette.light.paper)))
  }
}

@Suite("The colour of a cover")
struct CoverColourTests {
  /// So many pixels of each colour.
  private func found(_ parts: [(String, Int)], bands: Int = 3) throws -> RGBColour? {
    let pixels = try parts.flatMap { hex, count in
      let colour = try ColourTests.colour(hex)
      let pixel = [colour.red, colour.green, colour.blue] + (bands > 3 ? [255] : [])
      return Array(repeating: pixel, count: count).flatMap(\.self)
    }
    return CoverColour.of(pixels: pixels, bands: bands)
  }

  private func hue(_ hex: String) throws -> Double { OKLCH(try ColourTests.colour(hex)).hue }

  @Test("is none for grey, black, white and nearly grey pictures, and for no picture")
  func grey() throws {
    #expect(try found([("#000000", 50), ("#808080", 50), ("#ffffff", 50)]) == nil)
    #expect(try found([("#858079", 100)]) == nil)
    #expect(CoverColour.of(pixels: [], bands: 3) == nil)
    #expect(CoverColour.of(pixels: [10, 20, 30, 40], bands: 1) == nil)
  }

  @Test("is the vivid colour before a larger pale one, but not an accident of a few pixels")
  func vivid() throws {
    let sail = try #require(try found([("#c6d3de", 80), ("#d2691e", 20)]))
    #expect(abs(OKLCH(sail).hue - (try hue("#d2691e"))) < 3)
    let lamp = try #require(try found([("#4a6f8a", 990), ("#ff0000", 10)]))
    #expect(abs(OKLCH(lamp).hue - (try hue("#4a6f8a"))) < 3)
  }

  @Test("is one hue where red goes round the end of the circle")
  func roundTheCircle() throws {
    let colour = try #require(try found([("#c2185b", 30), ("#d32f2f", 30), ("#2e7d32", 35)]))
    let hue = OKLCH(colour).hue
    #expect(hue < 40 || hue > 340)
  }

  @Test("does not count what is transparent")
  func transparent() throws {
    var pixels: [UInt8] = Array(repeating: [UInt8(255), 0, 0, 0], count: 100).flatMap(\.self)
    pixels += Array(repeating: [UInt8(20), 80, 200, 255], count: 20).flatMap(\.self)
    let colour = try #require(CoverColour.of(pixels: pixels, bands: 4))
    #expect(colour.blue > colour.red)
  }
}

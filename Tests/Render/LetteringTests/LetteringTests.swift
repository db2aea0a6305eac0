import Foundation
import PictureScaling
import Testing

@testable import Lettering

/// Words as outlines, in the shipped fonts: what must be so in any lettering.
@Suite("Lettering")
struct LetteringTests {
  private func lettering() throws -> Lettering { try #require(Lettering(folder: Self.fonts)) }

  static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("assets/lettering").path

  @Test(
    "has outlines for titles in the scripts of many travellers",
    arguments: [
      "Über die Brücke nach Łódź", "Ηράκλειο το βράδυ", "Из Москвы в Улан-Удэ", "ברוכים הבאים",
      "رحلة إلى القاهرة",
      "बनारस की सुबह", "เชียงใหม่", "Երևան", "თბილისი", "京都の朝", "北京到上海", "서울에서 부산까지", "“Fjord” – 5 Tage",
    ])
  func scripts(title: String) throws {
    let lettering = try lettering()
    for face in Lettering.Face.allCases {
      let line = try #require(lettering.line(title, in: face))
      #expect(line.width > 1.5 && !line.glyphs.isEmpty)
      #expect(line.glyphs.count { !$0.outline.steps.isEmpty } >= title.count { $0.isLetter } / 3)
    }
  }

  @Test("leaves out signs that no font has, and sets nothing where it would be a letter")
  func missing() throws {
    let lettering = try lettering()
    let plain = try #require(lettering.line("Lisbon", in: .title))
    let withSigns = try #require(lettering.line("Lisbon🇵🇹☀️", in: .title))
    #expect(withSigns.width == plain.width)
    #expect(lettering.line("ᏣᎳᎩ", in: .title) == nil)
    #expect(try #require(lettering.line("🏖️", in: .title)).width == 0)
  }

  @Test("runs from right to left where the letters do, and joins them")
  func direction() throws {
    let lettering = try lettering()
    // The first letter of the word stands at its right end.
    let hebrew = try #require(lettering.line("שבת", in: .title))
    let first = try #require(lettering.line("ש", in: .title))
    #expect(hebrew.glyphs.last?.outline.steps.count == first.glyphs.first?.outline.steps.count)
    // Latin words within keep their own direction: `A` before `B`, to the left of the Hebrew before them.
    let mixed = try #require(lettering.line("שבת AB", in: .title))
    let latin = try #require(lettering.line("AB", in: .title))
    #expect(mixed.glyphs.prefix(2).map(\.outline.steps.count) == latin.glyphs.map(\.outline.steps.count))
    // Three letters that join are narrower than three that stand alone.
    let joined = try #require(lettering.line("سسس", in: .title)).width
    let apart = try #require(lettering.line("س س س", in: .title)).width
    let alone = try #require(lettering.line("س", in: .title)).width
    let blank = try #require(lettering.line("س س", in: .title)).width - 2 * alone
    #expect(joined < apart - 2 * blank)
  }

  @Test("stands where it is put, as large as it is asked for, upright")
  func path() throws {
    let line = try #require(try lettering().line("H", in: .facts))
    let box = try #require(PathBox(line.path(x: 100, foot: 200, size: 50)))
    #expect(box.left >= 100 && box.right <= 100 + line.width * 50 && box.bottom == 200)
    // A capital of Lato is 1,433 of 2,000 units high (its OS/2 table).
    #expect(abs(box.top - (200 - 50 * 0.7165)) < 0.2)
    let twice = try #require(PathBox(line.path(x: 0, foot: 0, size: 100)))
    #expect(abs((twice.right - twice.left) - 2 * (box.right - box.left)) < 0.3)
  }

  @Test("is none without fonts")
  func noFonts() {
    #expect(Lettering(folder: "/nowhere") == nil)
    #expect(ShapingFont(file: #filePath) == nil)
  }
}

@Suite("Words on several lines")
struct LetteredBlockTests {
  private func block(_ text: String, width: Double = 600, sizes: [(size: Double, lines: Int)]) throws
    -> LetteredBlock?
  {
    let lettering = try #require(Lettering(folder: LetteringTests.fonts))
    return LetteredBlock(text, in: .title, of: lettering, width: width, sizes: sizes)
  }

  private let steps: [(size: Double, lines: Int)] = [(90, 1), (70, 2), (50, 3)]

  @Test("are as large as they may be, and never wider")
  func areLarge() throws {
    let short = try #require(try block("Lisbon", sizes: steps))
    #expect(short.size == 90 && short.lines.count == 1)
    let longer = try #require(try block("Lisbon and the coast in May", sizes: steps))
    #expect(longer.size == 70 && longer.lines.count == 2)
    let long = try #require(
      try block("Everything we saw between Lisbon and the far end of the coast, told at length", sizes: steps)
    )
    #expect(long.size == 50 && long.lines.count == 3)
    for block in [short, longer, long] { #expect(block.width <= 600) }
  }

  @Test("are of about the same length")
  func even() throws {
    let block = try #require(try block("A slow train to the end of the world", sizes: [(60, 2)]))
    let widths = block.lines.map(\.width)
    #expect(widths.count == 2 && widths[0] < widths[1] * 1.4 && widths[1] < widths[0] * 1.4)
  }

  @Test("end in an ellipsis where there is no room, also within a word that no line holds")
  func cut() throws {
    let text = String(repeating: "word ", count: 60)
    let cut = try #require(try block(text, sizes: steps))
    #expect(cut.lines.count == 3 && cut.width <= 600)
    let dots = try #require(Lettering(folder: LetteringTests.fonts)?.line("…", in: .title))
    #expect(cut.lines[2].glyphs.last?.outline.steps.count == dots.glyphs.last?.outline.steps.count)
    let one = try #require(try block(String(repeating: "a", count: 200), sizes: steps))
    #expect(one.lines.count == 3 && one.width <= 600)
    #expect(try block("", sizes: steps) == nil)
    #expect(try block("🏖️", sizes: steps) == nil)
  }

  @Test(
    "are parted where a line may end",
    arguments: [
      ("a slow train", ["a ", "slow ", "train"]), ("5\u{A0}km on", ["5\u{A0}km ", "on"]),
      ("Rio–Lima", ["Rio–", "Lima"]), ("1939-45", ["1939-45"]), ("京都の朝。", ["京", "都", "の", "朝。"]),
      ("「京都」へ", ["「京", "都」", "へ"]), ("", []),
    ] as [(String, [String])])
  func pieces(text: String, pieces: [String]) {
    #expect(LineBreaks.pieces(of: text) == pieces)
  }
}

/// The box around the points of a path.
private struct PathBox {
  var left = Double.infinity, right = -Double.infinity, top = Double.infinity, bottom = -Double.infinity

  init?(_ path: String) {
    let numbers = path.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      (left, right) = (min(left, numbers[index]), max(right, numbers[index]))
      (top, bottom) = (min(top, numbers[index + 1]), max(bottom, numbers[index + 1]))
    }
    if numbers.isEmpty { return nil }
  }
}

import CSVText
import Testing

@Suite("A text in a table for spreadsheets")
struct CSVShieldTests {
  private static let formula = "=cmd|' /C calc'!A0"

  /// The cells that a spreadsheet makes of a row which parts them by a sign and knows no quotation marks but those
  /// that begin a cell.
  private func cells(_ row: [UInt8], partedBy sign: Unicode.Scalar) -> [String] {
    var cells: [String] = [""]
    for scalar in String(decoding: row, as: UTF8.self).unicodeScalars {
      if scalar == sign || scalar == "\n" || scalar == "\r" {
        cells.append("")
      } else {
        cells[cells.count - 1].unicodeScalars.append(scalar)
      }
    }
    return cells.map { cell in String(cell.drop { "\" \u{A0}\u{FEFF}\u{200B}".contains($0) }) }
  }

  @Test(
    "begins no formula, whatever parts the cells of whoever opens it",
    arguments: [
      "=1", "x;=1", "x; =1", "x;\"=1", "x;\"\" =1", "x;;=1", "x\t=1", "x\t\t@a", "x\r\n+1", "x\n-1", "x|=1",
      "x| |=1",
      "x;\u{A0}=1", "x;\u{FEFF}=1", " =1", "\"=1", ";=1", "\t=1", "x;\u{FF1D}1", "x; ;\t\"+1", "x;'=1;=2",
    ])
  func formulas(text: String) {
    let row = CSVWriter.row(["2026-05-03", CSVWriter.shielded(text), "food"])
    for sign: Unicode.Scalar in [";", "\t", "|"] {
      for cell in cells(row, partedBy: sign) {
        let begins = cell.unicodeScalars.first.map {
          "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0)
        }
        #expect(begins != true, "\(cell) of \(text) by \(sign)")
      }
    }
    #expect(CSVWriter.text(of: CSVWriter.shielded(text)) == text)
  }

  @Test(
    "stays as it is where no cell could begin",
    arguments: [
      "Soup, -5 %", "a = b", "5-course menu", "Ana's 'own'", "x; y", "mail a@b.c", "1+1", "'90s party",
      "x; 'y'", "", "'",
    ])
  func others(text: String) { #expect(CSVWriter.shielded(text) == text) }

  @Test("is read back as it was, whatever it holds", arguments: 0..<400)
  func readBack(seed: Int) {
    let letters: [Unicode.Scalar] = [
      "'", "=", ";", " ", "\"", "\t", "\n", "a", "-", "|", "\u{FEFF}", "@", ",", "\r",
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var text = String.UnicodeScalarView()
    for _ in 0..<(seed % 12) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text.append(letters[Int(state >> 33) % letters.count])
    }
    #expect(CSVWriter.text(of: CSVWriter.shielded(String(text))) == String(text))
  }
}

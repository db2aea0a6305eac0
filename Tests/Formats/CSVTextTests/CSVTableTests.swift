import Diagnostics
import Testing

@testable import CSVText

@Suite("A table of cells")
struct CSVTableTests {
  private func cells(_ text: String, separator: Character? = nil) -> [[String]] {
    CSVTable(file: "a.csv", bytes: Array(text.utf8), separator: separator).rows.map { $0.cells.map(\.text) }
  }

  @Test(
    "is read as RFC 4180 has it, and a little beyond",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
      ("\"a, b\",\"c\"\"d\"\n", [["a, b", "c\"d"]]),
      ("\"two\nlines\",x\ny,z", [["two\nlines", "x"], ["y", "z"]]),
      ("a,,\n,,\n\n,b,\n", [["a", "", ""], ["", "b", ""]]),
      (" a , \"b\" ,c", [["a", "b", "c"]]),
      ("\u{FEFF}a,b\n", [["a", "b"]]),
      ("sep=;\na;b,c\n", [["a", "b,c"]]),
      ("", []),
    ])
  func isRead(text: String, expected: [[String]]) { #expect(cells(text) == expected) }

  @Test(
    "keeps a mark that belongs to no pair, and loses no row for it",
    arguments: [
      ("5\" pipe,1\nx,2\n", [["5\" pipe", "1"], ["x", "2"]]),
      ("\"open,1\nx,2\n", [["\"open", "1"], ["x", "2"]]),
      ("\"open,1\n\"shut\",2\n", [["\"open", "1"], ["shut", "2"]]),
      ("\"a\" b,1\n", [["\"a\" b", "1"]]),
    ])
  func straysStay(text: String, expected: [[String]]) { #expect(cells(text) == expected) }

  @Test(
    "finds what sets its cells apart",
    arguments: [
      ("Date,What\n2026-05-03,a\n", ","), ("Datum;Betrag\n03.05.2026;1.234,50\n04.05.2026;12,00\n", ";"),
      ("a\tb, c\nd\te, f, g\n", "\t"), ("a|b\nc|d\n", "|"), ("one\ntwo\n", ","),
      ("Account: 123\n\nFrom, to\nDate;Text;Amount\n1;\"a;b\";2\n3;c;4\n5;d;6\n", ";"),
    ])
  func findsTheSeparator(text: String, separator: Character) {
    #expect(CSVTable(file: "a.csv", bytes: Array(text.utf8)).separator == separator)
  }

  @Test(
    "reads the letters of other programs",
    arguments: [
      ([0x63, 0x61, 0x66, 0xE9, 0x20, 0x80, 0x35], "café €5"),
      ([0xFF, 0xFE, 0x63, 0x00, 0xE9, 0x00], "cé"), ([0xFE, 0xFF, 0x00, 0x63, 0x00, 0xE9], "cé"),
      (Array("café €5".utf8), "café €5"),
    ])
  func readsLetters(bytes: [UInt8], text: String) {
    #expect(CSVTable(file: "a.csv", bytes: bytes).rows.first?.cells.first?.text == text)
  }

  @Test("knows where each cell stands, behind cells of several lines too")
  func knowsPlaces() throws {
    let table = CSVTable(file: "a.csv", bytes: Array("é,\"x\ny\"\n\nab, cd \n".utf8))
    let last = try #require(table.rows.last)
    let span = SourceSpan(line: 4, column: 5, length: 2, text: "ab, cd ")
    #expect(table.place(of: last.cells[1]) == SourcePlace(file: "a.csv", span: span))
    #expect(table.line(of: last) == 4)
    let inside = table.place(of: table.rows[0].cells[1]).span
    #expect(inside == SourceSpan(line: 1, column: 4, length: 1, text: "é,\"x"))
  }
}

/// Writes rows of cells as RFC 4180 has them: commas, CRLF, and quotation marks where a cell needs them.
package enum CSVWriter {
  /// The mark that says UTF-8: Excel takes a file without it for one of the machine's old letters, all others pass over it.
  package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// One row with its line end.
  package static func row(_ cells: [String]) -> [UInt8] {
    Array((cells.map(quoted).joined(separator: ",") + "\r\n").utf8)
  }

  /// A text so that no spreadsheet takes it for a formula.
  ///
  /// A formula that somebody wrote into what an expense was would run on the machine of whoever opens the table. An
  /// apostrophe before it makes it text (OWASP, CSV Injection), a blank not everywhere. One more stands before a text that
  /// has such an apostrophe itself, so that `text(of:)` gives each back as it was.
  package static func shielded(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// The text of a cell that `shielded` made.
  package static func text(of cell: String) -> String {
    cell.first == "'" && isFormula(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  /// Whether a text begins like a formula, behind any number of apostrophes. Letters of full width count: spreadsheets of East Asia
  /// take them for the narrow ones.
  private static func isFormula(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.drop { $0 == "'" }
    guard let first = scalars.first else { return false }
    return starts.contains(first)
  }

  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  private static func quoted(_ cell: String) -> String {
    let needs = cell.unicodeScalars.contains { ",\"\r\n;\t|".unicodeScalars.contains($0) }
    guard needs || cell.first == " " || cell.last == " " else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}

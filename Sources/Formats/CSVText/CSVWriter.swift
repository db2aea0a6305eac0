/// Writes rows of cells as RFC 4180 has them: commas, CRLF, and quotation marks where a cell needs them.
package enum CSVWriter {
  /// The mark that says UTF-8: Excel takes a file without it for one of the machine's old letters, all others pass
  /// over it.
  package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// One row with its line end.
  package static func row(_ cells: [String]) -> [UInt8] {
    Array((cells.map(quoted).joined(separator: ",") + "\r\n").utf8)
  }

  /// A text so that no spreadsheet takes it, or a part of it, for a formula.
  ///
  /// A formula that somebody wrote into what an expense was would run on the machine of whoever opens the table. An
  /// apostrophe before it makes it text (OWASP, CSV Injection), a blank not everywhere. A spreadsheet that parts
  /// cells by semicolons, as those of most of Europe do, knows nothing of our quotation marks, so what stands behind
  /// one begins a cell as well; likewise behind a tab, a bar or a line break. One more stands before a text that has
  /// such an apostrophe itself, so that `text(of:)` gives each back as it was.
  package static func shielded(_ text: String) -> String {
    changed(text) { apostrophes in apostrophes + ["'"] }
  }

  /// The text of a cell that `shielded` made.
  package static func text(of cell: String) -> String {
    changed(cell) { apostrophes in apostrophes.dropFirst() }
  }

  /// A text with the apostrophes changed that stand, none or several, before what would be a formula at the beginning
  /// of a cell.
  private static func changed(
    _ text: String, _ change: (ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    var isAtStart = true
    while index < scalars.count {
      if isAtStart {
        let run = scalars[index...].prefix { $0 == "'" }
        let isFormula = run.endIndex < scalars.count && starts.contains(scalars[run.endIndex])
        result.append(contentsOf: isFormula ? change(run) : run)
        index = run.endIndex
        guard index < scalars.count else { break }
        isAtStart = run.isEmpty && !isFormula && passedOver.contains(scalars[index])
      }
      if parting.contains(scalars[index]) { isAtStart = true }
      result.append(scalars[index])
      index += 1
    }
    return String(result)
  }

  /// Letters of full width count: spreadsheets of East Asia take them for the narrow ones.
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
  /// What parts cells or rows for some program, whatever quotation marks stand around it.
  private static let parting: Set<Unicode.Scalar> = [
    ";", "|", "\t", "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]
  /// What some program takes away at the beginning of a cell: blanks, quotation marks, what nobody sees.
  private static let passedOver: Set<Unicode.Scalar> = [
    " ", "\"", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{3000}",
  ]

  private static func quoted(_ cell: String) -> String {
    let needs = cell.unicodeScalars.contains { ",\"\r\n;\t|".unicodeScalars.contains($0) }
    guard needs || cell.first == " " || cell.last == " " else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }
}

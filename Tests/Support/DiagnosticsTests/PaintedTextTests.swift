import Diagnostics
import Foundation
import Testing

@Suite("Text for a terminal")
struct PaintedTextTests {
  private static let hostile = [
    "\u{1B}[31m", "\u{1B}[8m", "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{9B}31m", "\r", "\u{8}", "\u{7F}",
    "\u{202E}abc", "\u{2066}x",
    "\u{2028}", "\u{85}", "\u{0}", "\u{1B}", "\u{1B}[1;31", "\u{E0041}", "\u{200B}", "\u{1B}\u{301}[2J",
    "\r\n",
  ]

  /// Whether there is anything that steers a terminal, turns text round or cannot be seen.
  private func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar != "\n"
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory)
    }
  }

  @Test("keeps line breaks, and shows what could steer it", arguments: hostile)
  func words(text: String) {
    let shown = VisibleText.lines(of: "a\n" + text + "b\nc")
    #expect(!steers(shown) && shown.hasPrefix("a\n") && shown.hasSuffix("b\nc"))
  }

  @Test("has no control sequence but our inks", arguments: hostile)
  func painted(text: String) {
    let printed = "a " + TerminalInk.boldRed.painted("error") + "\n" + text + "b"
    let shown = PaintedText(printed).text
    let inks = TerminalInk.allCases.map { "\u{1B}[\($0.rawValue)m" } + ["\u{1B}[0m"]
    #expect(shown.hasPrefix("a \u{1B}[1;31merror\u{1B}[0m\n"))
    #expect(!steers(inks.reduce(shown) { $0.replacing($1, with: "") }))
  }

  @Test("is what a printer of diagnostics wrote")
  func printer() {
    let place = SourcePlace(
      file: "a\u{1B}[2J.yml", span: SourceSpan(line: 1, column: 1, length: 1, text: "x\u{1B}[31m"))
    let diagnostic = Diagnostic(.error, .badDate, "No \u{202E}date", at: place, advice: "Write it.")
    let printed = DiagnosticPrinter(colour: true).text(diagnostic)
    #expect(PaintedText(printed).text == printed)
  }

  @Test("is escaped where it is JSON, and reads back the same", arguments: hostile)
  func json(text: String) throws {
    let written = DiagnosticJSON.text([Diagnostic(.error, .badDate, text, at: SourcePlace(file: text))])
    #expect(!steers(written))
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [[String: Any]]
    #expect(read?.first?["message"] as? String == text && read?.first?["file"] as? String == text)
  }

  @Test("is visible in the commands of a workflow", arguments: hostile)
  func workflow(text: String) {
    let diagnostic = Diagnostic(.error, .badDate, text, at: SourcePlace(file: text), advice: text)
    let written = DiagnosticGitHub.text([diagnostic], folder: "trip")
    #expect(!steers(written) && written.split(separator: "\n").count == 1)
  }
}

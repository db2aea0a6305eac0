import Diagnostics
import Testing

@Suite("The order of diagnostics")
struct DiagnosticOrderTests {
  @Test("By file, line and column; a file before its lines; what has no place last; else as they came")
  func order() {
    func at(_ file: String, _ line: Int?, _ column: Int = 1, _ message: String = "") -> Diagnostic {
      let span = line.map { SourceSpan(line: $0, column: column, text: "") }
      return Diagnostic(.error, .badDate, message, at: SourcePlace(file: file, span: span))
    }
    let sorted = [
      at("a.yml", nil), at("a.yml", 2, 9), at("a.yml", 10, 1), at("a.yml", 10, 4, "z"),
      at("a.yml", 10, 4, "a"),
      at("b.yml", 1), Diagnostic(.error, .noTrip, "y"), Diagnostic(.note, .noTrip, "x"),
    ]
    let shuffled = [5, 3, 6, 1, 4, 0, 7, 2].map { sorted[$0] }
    #expect(shuffled.inReadingOrder() == sorted)
  }

  @Test("Errors outweigh warnings, and those notes")
  func severity() {
    let inOrder: [Diagnostics.Severity] = [.note, .warning, .error]
    #expect(Diagnostics.Severity.allCases.sorted() == inOrder)
    #expect(inOrder.reversed().sorted() == inOrder)
  }
}

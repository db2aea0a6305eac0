import Diagnostics
import Foundation
import Testing

@Suite("Diagnostics for programs")
struct DiagnosticJSONTests {
  private struct Entry: Decodable, Equatable {
    var severity: String
    var code: String
    var message: String
    var file: String?
    var line: Int?
    var column: Int?
    var length: Int?
    var advice: String?
    var others: [Other]
  }

  private struct Other: Decodable, Equatable {
    var file: String
    var line: Int?
    var column: Int?
    var length: Int?
  }

  @Test("Nothing is an empty array")
  func empty() {
    #expect(DiagnosticJSON.text([]) == "[]\n")
  }

  @Test("One object on a line, always with the same fields")
  func shape() {
    let place = SourcePlace(file: "trip.yml", span: SourceSpan(line: 3, column: 7, length: 2, text: "…"))
    let diagnostics = [
      Diagnostic(.error, .badDate, "No date", at: place, advice: "Write it."),
      Diagnostic(.note, .noCache, "New"),
    ]
    #expect(
      DiagnosticJSON.text(diagnostics) == """
        [
          {"severity": "error", "code": "bad-date", "message": "No date", "file": "trip.yml", "line": 3, \
        "column": 7, "length": 2, "advice": "Write it.", "others": []},
          {"severity": "note", "code": "no-cache", "message": "New", "file": null, "line": null, "column": null, \
        "length": null, "advice": null, "others": []}
        ]

        """)
  }

  @Test("The further places of a problem are told with it")
  func others() throws {
    let span = SourceSpan(line: 3, column: 7, length: 2, text: "…")
    var diagnostic = Diagnostic(.error, .badDate, "No date", at: SourcePlace(file: "a.md"))
    diagnostic.others = [SourcePlace(file: "b.md", span: span), SourcePlace(file: "c.md")]
    let text = DiagnosticJSON.text([diagnostic])
    let entries = try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
    #expect(
      entries.first?.others == [
        Other(file: "b.md", line: 3, column: 7, length: 2), Other(file: "c.md"),
      ])
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test("Another JSON reader gets every character back")
  func escapes() throws {
    let all = (0...0x2FF).compactMap { Unicode.Scalar(UInt32($0)).map(String.init) }.joined()
    let message = all + "\u{2028}\u{2029}\u{FEFF}😋 \"\\\r\n/"
    let text = DiagnosticJSON.text([Diagnostic(.warning, .longGap, message, at: SourcePlace(file: message))])
    let entries = try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
    #expect(entries.map { Array($0.message.unicodeScalars) } == [Array(message.unicodeScalars)])
    #expect(entries[0].file == message)
    #expect(entries[0].line == nil)
    let unsafe = text.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
    }
    #expect(unsafe.isEmpty)
  }
}

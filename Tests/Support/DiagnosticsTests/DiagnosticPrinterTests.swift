import Diagnostics
import Testing

@Suite("Diagnostics for people")
struct DiagnosticPrinterTests {
  private func sample(
    _ text: String, column: Int, length: Int, line: Int = 12, advice: String? = nil
  ) -> Diagnostic {
    let span = SourceSpan(line: line, column: column, length: length, text: text)
    return Diagnostic(
      .error, .unknownKey, "Unknown field `amont` in an expense",
      at: SourcePlace(file: "budget.yml", span: span),
      advice: advice)
  }

  /// The line of the file and the mark below it, as printed.
  private func excerpt(_ text: String, column: Int, length: Int = 1, columns: Int = 100) -> [String] {
    let printed = DiagnosticPrinter(columns: columns).text(
      sample(text, column: column, length: length, line: 1))
    return printed.split(separator: "\n").dropFirst(3).map { String($0.dropFirst(4)) }
  }

  @Test("Message, place, line, mark and a way out")
  func whole() {
    let diagnostic = sample(
      "- {date: 2026-05-03, amont: 23}", column: 22, length: 5, advice: "Did you mean `amount`?")
    #expect(
      DiagnosticPrinter().text(diagnostic) == """
        error: Unknown field `amont` in an expense [unknown-key]
          --> budget.yml:12:22
           |
        12 | - {date: 2026-05-03, amont: 23}
           |                      ^^^^^
           = Did you mean `amount`?

        """)
  }

  @Test("What is left out until then has a line below the way out, and stands behind it for programs")
  func consequence() {
    var diagnostic = sample("- {amont: 23}", column: 4, length: 5, advice: "Did you mean `amount`?")
    diagnostic.consequence = "Until this is put right, the expense is not counted."
    let told = "Did you mean `amount`?\n   = Until this is put right, the expense is not counted.\n"
    #expect(DiagnosticPrinter().text(diagnostic).hasSuffix(told))
    let joined = "Did you mean `amount`? Until this is put right, the expense is not counted."
    #expect(DiagnosticJSON.text([diagnostic]).contains("\"advice\": \"\(joined)\""))
    #expect(DiagnosticGitHub.text([diagnostic], folder: "trip").contains(joined))
    var other = diagnostic
    other.consequence = nil
    #expect([diagnostic, other].gathered().count == 2)
  }

  @Test("What has no place, no line or no advice shows none")
  func parts() {
    let trip = Diagnostic(.note, .noCache, "The cache is new")
    #expect(DiagnosticPrinter().text(trip) == "note: The cache is new [no-cache]\n")
    let file = Diagnostic(
      .warning, .fileNotRead, "Not read", at: SourcePlace(file: "x.kmz"), advice: "Unpack it.")
    #expect(
      DiagnosticPrinter().text([file, trip])
        == "warning: Not read [file-not-read]\n --> x.kmz\n  = Unpack it.\n\nnote: The cache is new [no-cache]\n\n"
    )
  }

  @Test("Colours wrap the words and change nothing else")
  func colour() {
    let diagnostic = sample("- {amont: 23}", column: 4, length: 5, advice: "So.")
    let coloured = DiagnosticPrinter(colour: true).text(diagnostic)
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == DiagnosticPrinter().text(diagnostic))
  }

  @Test("Marks stand below wide, joined and combining characters")
  func width() {
    #expect(excerpt("日本: x", column: 5) == ["日本: x", "      ^"])
    #expect(excerpt("日本: x", column: 1, length: 2) == ["日本: x", "^^^^"])
    #expect(excerpt("🚋👨‍👩‍👧🇵🇹❤️x", column: 5) == ["🚋👨‍👩‍👧🇵🇹❤️x", "        ^"])
    #expect(excerpt("e\u{301}\u{302}x", column: 2) == ["e\u{301}\u{302}x", " ^"])
    #expect(excerpt("한글ｶx", column: 4) == ["한글ｶx", "     ^"])
    #expect(excerpt("\tx", column: 2) == ["  x", "  ^"])
    #expect(excerpt("\tx", column: 1) == ["  x", "^^"])
  }

  @Test("A mark behind the end of the line stands behind its end")
  func behind() {
    #expect(excerpt("abc", column: 4) == ["abc", "   ^"])
    #expect(excerpt("abc", column: 3, length: 9) == ["abc", "  ^"])
  }

  @Test("Of a line without text only its number and the column are told")
  func withoutText() {
    #expect(
      DiagnosticPrinter().text(sample("", column: 3, length: 4, advice: "So."))
        == "error: Unknown field `amont` in an expense [unknown-key]\n  --> budget.yml:12:3\n   = So.\n")
  }

  @Test("Long lines are cut round the mark")
  func long() {
    let line = String(repeating: "a", count: 50) + "X" + String(repeating: "b", count: 50)
    let middle = excerpt(line, column: 51, columns: 34)
    #expect(
      middle == [
        "…" + String(repeating: "a", count: 9) + "X" + String(repeating: "b", count: 18) + "…", "          ^",
      ])
    #expect(excerpt(line, column: 1, columns: 34) == [String(repeating: "a", count: 28) + "…", "^"])
    #expect(
      excerpt(line, column: 101, columns: 34) == [
        "…" + String(repeating: "b", count: 28), String(repeating: " ", count: 28) + "^",
      ])
    let wide = excerpt(String(repeating: "日", count: 60), column: 30, length: 40, columns: 34)
    #expect(wide.first?.hasPrefix("…日") == true && wide.first?.hasSuffix("日…") == true)
  }

  @Test("What is marked is seen whole where it fits", arguments: [1, 2, 10, 30, 50, 56])
  func wholeMark(_ length: Int) {
    for column in stride(from: 1, through: 400, by: 13) {
      let line =
        String(repeating: "a", count: column - 1) + String(repeating: "X", count: length)
        + String(repeating: "b", count: 400 - column)
      let printed = excerpt(line, column: column, length: length, columns: 62)
      #expect(printed[0].count <= 58)
      #expect(printed[1].drop { $0 == " " } == String(repeating: "^", count: length))
      let start = printed[1].prefix { $0 == " " }.count
      #expect(printed[0].dropFirst(start).prefix(length) == String(repeating: "X", count: length))
    }
  }

  @Test("What is marked and does not fit is shown from its beginning, with a little before it")
  func longMark() {
    let line = String(repeating: "a", count: 100) + String(repeating: "X", count: 200)
    let printed = excerpt(line, column: 101, length: 200, columns: 44)
    #expect(printed[0] == "…" + String(repeating: "a", count: 8) + String(repeating: "X", count: 30) + "…")
    #expect(printed[1] == String(repeating: " ", count: 9) + String(repeating: "^", count: 30))
  }

  @Test("Marks stand below right-to-left and Indic letters, keycaps, skin tones and what is hidden")
  func scripts() {
    #expect(excerpt("שָׁלוֹם x", column: 6)[1] == "     ^")
    #expect(excerpt("हिन्दी x", column: "हिन्दी".count + 2)[1].count == DisplayWidth.of("हिन्दी") + 2)
    #expect(excerpt("1️⃣👍🏽x", column: 3)[1] == "    ^")
    #expect(excerpt("a\u{AD}b", column: 3) == ["a<AD>b", "     ^"])
    #expect(excerpt("a\u{200B}b", column: 2) == ["a<200B>b", " ^^^^^^"])
    #expect(excerpt("\t\u{301}b", column: 3) == ["  ◌\u{301}b", "   ^"])
    #expect(excerpt("a\u{61C}b", column: 3) == ["a<61C>b", "      ^"])
  }

  @Test("On a narrow terminal messages and advice are broken between words, code is not")
  func broken() {
    let diagnostic = sample(
      "- {amont: 23}", column: 4, length: 5, advice: "Write a line like `  CHF: 1.04` below.")
    #expect(
      DiagnosticPrinter(columns: 30, breaksMessages: true).text(diagnostic) == """
        error: Unknown field `amont`
               in an expense
               [unknown-key]
          --> budget.yml:12:4
           |
        12 | - {amont: 23}
           |    ^^^^^
           = Write a line like
             `  CHF: 1.04` below.

        """)
  }

  @Test("A place that cannot be is shown as well as it can", arguments: [0, -5, Int.min + 1, Int.max])
  func impossible(_ column: Int) {
    #expect(excerpt("abc", column: column, length: .max).first?.isEmpty == false)
  }

  @Test("A tower of marks on a letter is cut down")
  func tower() {
    let printed = excerpt("a" + String(repeating: "\u{301}", count: 1000) + "b", column: 2)
    #expect(printed[0].unicodeScalars.count == 17)
    #expect(printed[1] == " ^")
  }

  @Test("A huge line is cut without reading all of it", arguments: [1, 1000, 99_999])
  func huge(_ column: Int) {
    let printed = excerpt(String(repeating: "x", count: 100_000), column: column, columns: 80)
    #expect(printed[0].count <= 76)
    #expect(printed[1].count <= 76)
  }

  @Test("No file can steer the terminal, by its text, its name or a message that quotes it")
  func escapes() {
    let nasty = "a\u{1B}[31mb\u{7}\u{85}\u{202E}c\u{7F}"
    let span = SourceSpan(line: 1, column: 2, length: 1, text: nasty)
    let diagnostic = Diagnostic(
      .error, .controlCharacter, "m\(nasty)", at: SourcePlace(file: "f\(nasty)\n", span: span),
      advice: "v\(nasty)")
    let printed = DiagnosticPrinter().text(diagnostic)
    let shown = "a␛[31mb␇<85><202E>c␡"
    #expect(
      printed
        == "error: m\(shown) [control-character]\n --> f\(shown)␊:1:2\n  |\n1 | \(shown)\n  |  ^\n  = v\(shown)\n"
    )
  }
}

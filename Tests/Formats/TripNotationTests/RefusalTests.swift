import Diagnostics
import Testing
import TripNotation

@Suite("What is refused")
struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var code: DiagnosticCode
    var line: Int
    var column: Int
    var message: String

    init(_ text: String, _ code: DiagnosticCode, _ line: Int, _ column: Int, _ message: String) {
      self.text = text
      self.code = code
      self.line = line
      self.column = column
      self.message = message
    }

    var testDescription: String { text.debugDescription }
  }

  @Test("Each mistake is one error, at its place, in plain words and with a way out", arguments: cases)
  func refusal(_ mistake: Case) throws {
    let diagnostics = read(mistake.text).diagnostics
    #expect(diagnostics.count == 1)
    let first = try #require(diagnostics.first)
    #expect(first.severity == .error)
    #expect(first.code == mistake.code)
    #expect(first.message == mistake.message)
    #expect(first.place?.span?.line == mistake.line)
    #expect(first.place?.span?.column == mistake.column)
    #expect(first.advice?.hasSuffix(".") == true)
    #expect(!first.message.hasSuffix("."))
  }

  static let cases: [Case] = [
    Case("[a:?b]", .colonInText, 1, 3, "Two colons in one text"),
    Case("a:\n\tb: c", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: b\n\tc", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("- a\n\t- b\n- c", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: 'b\n\tc'", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: [\n\tb]", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: |\n\tb", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("-\tb", .tabIndent, 1, 2, "Tab after a dash"),
    Case("- \t- b", .tabIndent, 1, 3, "Tab after a dash"),
    Case(
      "a: &x b", .anchorOrAlias, 1, 4,
      "A text cannot begin with `&` here"),
    Case(
      "- *x", .anchorOrAlias, 1, 3, "A text cannot begin with `*` here"
    ),
    Case(
      "a: *important*", .anchorOrAlias, 1, 4,
      "A text cannot begin with `*` here"),
    Case("a: !!int 3", .tag, 1, 4, "A text cannot begin with `!` here"),
    Case("!t a: b", .tag, 1, 1, "A text cannot begin with `!` here"),
    Case("? a\n: b", .complexKey, 1, 1, "Invalid field name"),
    Case("{? a: b}", .complexKey, 1, 2, "Invalid field name"),
    Case("[a]: b", .complexKey, 1, 1, "Invalid field name"),
    Case("{a: b}: c", .complexKey, 1, 1, "Invalid field name"),
    Case("'a\n  b': c", .complexKey, 1, 1, "Field name on more than one line"),
    Case("{[a]: b}", .complexKey, 1, 2, "Invalid field name"),
    Case("<<: a", .mergeKey, 1, 1, "`<<` is not supported: Tripbook copies no fields from elsewhere"),
    Case(
      "{<<: a}", .mergeKey, 1, 2, "`<<` is not supported: Tripbook copies no fields from elsewhere"),
    Case(
      "a: b\n---\nc: d", .severalDocuments, 2, 1,
      "A second file seems to begin here; nothing below was read"),
    Case(
      "a: b\n...\nc: d", .severalDocuments, 3, 1,
      "A second file seems to begin here; nothing below was read"),
    Case(
      "---\n---", .severalDocuments, 2, 1,
      "A second file seems to begin here; nothing below was read"),
    Case(
      "a: b\n--- # end", .severalDocuments, 2, 1,
      "A second file seems to begin here; nothing below was read"),
    Case("...", .notYAML, 1, 1, "Unexpected end of file: nothing stands before this line"),
    Case("--- a: b", .notYAML, 1, 5, "Unexpected text after `---`"),
    Case(
      "%YAML 1.2\n---\na: b", .directive, 1, 1,
      "Line begins with `%`, an instruction for other programs"),
    Case(
      "%TAG ! x\na: b", .directive, 1, 1,
      "Line begins with `%`, an instruction for other programs"),
    Case("a: b\nc: d\na: e", .duplicateKey, 3, 1, "`a` is given twice; the first is in line 1"),
    Case("{a: b, a: c}", .duplicateKey, 1, 8, "`a` is given twice; the first is in line 1"),
    Case("'a': b\na: c", .duplicateKey, 2, 1, "`a` is given twice; the first is in line 1"),
    Case("a:\n  b: 1\n  b: 2", .duplicateKey, 3, 3, "`b` is given twice; the first is in line 2"),
    Case(
      "{amount: 23,50 EUR}", .flowKeyWithoutValue, 1, 13,
      "`50 EUR` has no colon and no value"
    ),
    Case("{a:b}", .flowKeyWithoutValue, 1, 2, "`a:b` has no colon and no value"),
    Case("{\"a\"}", .flowKeyWithoutValue, 1, 2, "`a` has no colon and no value"),
    Case(
      "{a: b, c:}", .flowKeyWithoutValue, 1, 8, "`c` has no colon and no value"),
    Case(
      "{a, b: c}", .flowKeyWithoutValue, 1, 2, "`a` has no colon and no value"),
    Case("a: @b", .reservedStart, 1, 4, "A text cannot begin with `@` here"),
    Case("a: `b`", .reservedStart, 1, 4, "A text cannot begin with a backtick here"),
    Case("a: %b", .reservedStart, 1, 4, "A text cannot begin with `%` here"),
    Case("@a: b", .reservedStart, 1, 1, "A text cannot begin with `@` here"),
    Case("a: ,b", .reservedStart, 1, 4, "Nothing before this `,`"),
    Case("a: ]", .reservedStart, 1, 4, "Nothing before this `]`"),
    Case("}", .reservedStart, 1, 1, "Nothing before this `}`"),
    Case("[@a]", .reservedStart, 1, 2, "A text cannot begin with `@` here"),
    Case("[a, ", .unclosed, 1, 1, "Unclosed bracket"),
    Case("]", .reservedStart, 1, 1, "Nothing before this `]`"),
    Case("[>a]", .reservedStart, 1, 2, "A text cannot begin with `>` here"),
    Case("a: \"b", .unclosed, 1, 4, "Unclosed quote"),
    Case("a: 'b", .unclosed, 1, 4, "Unclosed quote"),
    Case("- \"b\n- c", .unclosed, 1, 3, "Unclosed quote"),
    Case("a: \"b\\nc\"\\nd: e", .notYAML, 1, 10, "Unexpected text after the quoted text"),
    Case("a: [b\nc: d", .unclosed, 1, 4, "Unclosed bracket"),
    Case("a: {b: c", .unclosed, 1, 4, "Unclosed bracket"),
    Case("[a, [b]", .unclosed, 1, 1, "Unclosed bracket"),
    Case("\"\\q\"", .badEscape, 1, 2, "Unknown escape in double quotes"),
    Case(
      "\"\\x4\"", .badEscape, 1, 2,
      "Incomplete escape: this letter needs 2 digits after it"),
    Case("\"\\ud83d\\ude00\"", .badEscape, 1, 2, "No character has this number"),
    Case("\"\\U00110000\"", .badEscape, 1, 2, "No character has this number"),
    Case("\"\\é\"", .badEscape, 1, 2, "Unknown escape in double quotes"),
    Case(
      "\"C:\\Users\"", .badEscape, 1, 4,
      "Incomplete escape: this letter needs 8 digits after it"),
    Case(
      "a:\n    b: c\n  d: e", .badIndent, 3, 3,
      "Wrong indentation: no line above begins in this column"),
    Case(
      "a: b\n  c: d", .badIndent, 2, 3,
      "Indented too far: the line above already has a value"),
    Case("a: 'b'\n  c: d", .badIndent, 2, 3, "Wrong indentation: no line above begins in this column"),
    Case("  a: b\nc: d", .severalValues, 2, 1, "Unexpected line: it belongs to nothing above it"),
    Case(
      "- a\n - b", .badIndent, 2, 2,
      "Indented too far: this list item was read as part of the text above"),
    Case(
      "a:\n  - b\n c: d", .badIndent, 3, 2, "Wrong indentation: no line above begins in this column"),
    Case(
      "a: b\n  - c", .badIndent, 2, 3,
      "Indented too far: this list item was read as part of the text above"),
    Case("- a\nb: c\n- d", .missingDash, 2, 1, "Missing dash: the lines above are items of a list"),
    Case("a: b\n- c\n- d\ne: f", .badIndent, 2, 1, "Unexpected list item among fields"),
    Case(
      "a: |\n    b\n  c\nd: e", .badIndent, 3, 3,
      "Wrong indentation: this line begins further left than the text above it"),
    Case(
      "a: |\n     \n  b", .badIndent, 2, 1,
      "Empty line with more spaces than the text below it"),
    Case("a: |+\n  b\n  ", .badIndent, 3, 1, "The last line has nothing but spaces"),
    Case(
      "title: x\nlisbon\nunits: km", .missingColon, 2, 1,
      "Missing colon after a field name"),
    Case("a: |b", .notYAML, 1, 4, "Unexpected text after `|`"),
    Case("a: >12\n  b", .notYAML, 1, 4, "Unexpected text after `>`"),
    Case("a: |#c\n  b", .notYAML, 1, 4, "Unexpected text after `|`"),
    Case("|\n  a", .notYAML, 1, 1, "Missing field name before this text"),
    Case("a: b: c", .colonInText, 1, 4, "Two colons in one line"),
    Case(
      "- Lunch: soup: hot", .colonInText, 1, 10, "Two colons in one line"),
    Case("a: 'b': c", .colonInText, 1, 4, "Two colons in one line"),
    Case("{a: b: c}", .colonInText, 1, 6, "Two colons in one text"),
    Case("{a: b c: d\n}", .colonInText, 1, 8, "Two colons in one text"),
    Case("{a: b\n c: d}", .colonInText, 2, 3, "Two colons in one text"),
    Case(
      "- a: b: c\n  d: e", .colonInText, 1, 6, "Two colons in one line"),
    Case("a: 'b' c", .notYAML, 1, 8, "Unexpected text after the quoted text"),
    Case("a: \"b\"c", .notYAML, 1, 7, "Unexpected text after the quoted text"),
    Case("a: [b] c", .notYAML, 1, 8, "Unexpected text after the closing bracket"),
    Case("a: [b]#c", .notYAML, 1, 7, "Unexpected text after the closing bracket"),
    Case("a: \"b\"#c", .notYAML, 1, 7, "Unexpected text after the quoted text"),
    Case("a: - b", .notYAML, 1, 4, "Unexpected list item"),
    Case("a: -", .notYAML, 1, 4, "Unexpected list item"),
    Case("- - - b\n  c", .missingDash, 2, 3, "Missing dash: the lines above are items of a list"),
    Case("[a b] [c]", .notYAML, 1, 7, "Unexpected text after the closing bracket"),
    Case("[a, , b]", .reservedStart, 1, 5, "Nothing before this `,`"),
    Case("{, a: b}", .reservedStart, 1, 2, "Nothing before this `,`"),
    Case("[,]", .reservedStart, 1, 2, "Nothing before this `,`"),
    Case("[\"a\" b]", .missingComma, 1, 6, "Missing comma or `]`"),
    Case("[a: b: c]", .colonInText, 1, 6, "Two colons in one text"),
    Case("[- a]", .notYAML, 1, 2, "Unexpected list item"),
    Case("[-]", .notYAML, 1, 2, "Unexpected list item"),
    Case(": a", .notYAML, 1, 1, "Missing field name before this colon"),
    Case("{: a}", .notYAML, 1, 2, "Missing field name before this colon"),
    Case("[a\n b: c]", .colonInText, 2, 3, "Two colons in one text"),
    Case(
      "{a\n : b}", .flowKeyWithoutValue, 1, 2, "`a` has no colon and no value"),
    Case("a\u{7}: b", .controlCharacter, 1, 2, "Invisible character (U+0007)"),
    Case("a: \u{85}b", .foreignLineBreak, 1, 4, "Unusual line break (U+0085)"),
    Case("a: b\u{2028}c", .foreignLineBreak, 1, 5, "Unusual line break (U+2028)"),
    Case("a: b\nc\u{2029}: d", .foreignLineBreak, 2, 2, "Unusual line break (U+2029)"),
    Case(
      "a: b\rc: d\r", .foreignLineBreak, 1, 5,
      "Unusual line end (CR alone)"),
    Case("a: \u{FEFF}b", .controlCharacter, 1, 4, "Invisible character (U+FEFF)"),
    Case("a: \u{7F}", .controlCharacter, 1, 4, "Invisible character (U+007F)"),
    Case("a\0:\0 \0b\0", .notText, 1, 1, "This file is not UTF-8 text"),
    Case("a: b\0", .controlCharacter, 1, 5, "Invisible character (U+0000)"),
  ]
}

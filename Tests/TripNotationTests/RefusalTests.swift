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
    Case("[a:?b]", .colonInText, 1, 3, "A second colon with a space behind it stands in this text"),
    Case("a:\n\tb: c", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: b\n\tc", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("- a\n\t- b\n- c", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: 'b\n\tc'", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: [\n\tb]", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("a: |\n\tb", .tabIndent, 2, 1, "This line begins with a tab"),
    Case("-\tb", .tabIndent, 1, 2, "A tab stands behind this dash"),
    Case("- \t- b", .tabIndent, 1, 3, "A tab stands behind this dash"),
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
    Case("? a\n: b", .complexKey, 1, 1, "This cannot be the name of a field"),
    Case("{? a: b}", .complexKey, 1, 2, "This cannot be the name of a field"),
    Case("[a]: b", .complexKey, 1, 1, "This cannot be the name of a field"),
    Case("{a: b}: c", .complexKey, 1, 1, "This cannot be the name of a field"),
    Case("'a\n  b': c", .complexKey, 1, 1, "The name of a field does not end on the line where it begins"),
    Case("{[a]: b}", .complexKey, 1, 2, "This cannot be the name of a field"),
    Case("<<: a", .mergeKey, 1, 1, "`<<` would copy fields from another place, which Tripbook does not do"),
    Case(
      "{<<: a}", .mergeKey, 1, 2, "`<<` would copy fields from another place, which Tripbook does not do"),
    Case(
      "a: b\n---\nc: d", .severalDocuments, 2, 1,
      "Another file seems to begin here, and nothing from here on was read"),
    Case(
      "a: b\n...\nc: d", .severalDocuments, 3, 1,
      "Another file seems to begin here, and nothing from here on was read"),
    Case(
      "---\n---", .severalDocuments, 2, 1,
      "Another file seems to begin here, and nothing from here on was read"),
    Case(
      "a: b\n--- # end", .severalDocuments, 2, 1,
      "Another file seems to begin here, and nothing from here on was read"),
    Case("...", .notYAML, 1, 1, "Nothing stands before this line, which would end the file"),
    Case("--- a: b", .notYAML, 1, 5, "Something follows `---` on the same line"),
    Case(
      "%YAML 1.2\n---\na: b", .directive, 1, 1,
      "A line that begins with `%` is an instruction for other programs"),
    Case(
      "%TAG ! x\na: b", .directive, 1, 1,
      "A line that begins with `%` is an instruction for other programs"),
    Case("a: b\nc: d\na: e", .duplicateKey, 3, 1, "`a` stands here a second time; the first is in line 1"),
    Case("{a: b, a: c}", .duplicateKey, 1, 8, "`a` stands here a second time; the first is in line 1"),
    Case("'a': b\na: c", .duplicateKey, 2, 1, "`a` stands here a second time; the first is in line 1"),
    Case("a:\n  b: 1\n  b: 2", .duplicateKey, 3, 3, "`b` stands here a second time; the first is in line 2"),
    Case(
      "{amount: 23,50 EUR}", .flowKeyWithoutValue, 1, 13,
      "`50 EUR` stands between the braces without a colon and a value"
    ),
    Case("{a:b}", .flowKeyWithoutValue, 1, 2, "`a:b` stands between the braces without a colon and a value"),
    Case("{\"a\"}", .flowKeyWithoutValue, 1, 2, "`a` stands between the braces without a colon and a value"),
    Case(
      "{a: b, c:}", .flowKeyWithoutValue, 1, 8, "`c` stands between the braces without a colon and a value"),
    Case(
      "{a, b: c}", .flowKeyWithoutValue, 1, 2, "`a` stands between the braces without a colon and a value"),
    Case("a: @b", .reservedStart, 1, 4, "A text cannot begin with `@` here"),
    Case("a: `b`", .reservedStart, 1, 4, "A text cannot begin with a backtick here"),
    Case("a: %b", .reservedStart, 1, 4, "A text cannot begin with `%` here"),
    Case("@a: b", .reservedStart, 1, 1, "A text cannot begin with `@` here"),
    Case("a: ,b", .reservedStart, 1, 4, "Nothing stands before this `,`"),
    Case("a: ]", .reservedStart, 1, 4, "Nothing stands before this `]`"),
    Case("}", .reservedStart, 1, 1, "Nothing stands before this `}`"),
    Case("[@a]", .reservedStart, 1, 2, "A text cannot begin with `@` here"),
    Case("[a, ", .unclosed, 1, 1, "The bracket that opens here is not closed"),
    Case("]", .reservedStart, 1, 1, "Nothing stands before this `]`"),
    Case("[>a]", .reservedStart, 1, 2, "A text cannot begin with `>` here"),
    Case("a: \"b", .unclosed, 1, 4, "The quote that opens here is not closed"),
    Case("a: 'b", .unclosed, 1, 4, "The quote that opens here is not closed"),
    Case("- \"b\n- c", .unclosed, 1, 3, "The quote that opens here is not closed"),
    Case("a: \"b\\nc\"\\nd: e", .notYAML, 1, 10, "Something follows the quoted text on the same line"),
    Case("a: [b\nc: d", .unclosed, 1, 4, "The bracket that opens here is not closed"),
    Case("a: {b: c", .unclosed, 1, 4, "The bracket that opens here is not closed"),
    Case("[a, [b]", .unclosed, 1, 1, "The bracket that opens here is not closed"),
    Case("\"\\q\"", .badEscape, 1, 2, "A backslash with this behind it means nothing in double quotes"),
    Case(
      "\"\\x4\"", .badEscape, 1, 2,
      "A backslash with this letter needs the number of a character behind it, in 2 digits"),
    Case("\"\\ud83d\\ude00\"", .badEscape, 1, 2, "There is no character with this number"),
    Case("\"\\U00110000\"", .badEscape, 1, 2, "There is no character with this number"),
    Case("\"\\é\"", .badEscape, 1, 2, "A backslash with this behind it means nothing in double quotes"),
    Case(
      "\"C:\\Users\"", .badEscape, 1, 4,
      "A backslash with this letter needs the number of a character behind it, in 8 digits"),
    Case(
      "a:\n    b: c\n  d: e", .badIndent, 3, 3,
      "This line begins in a column in which no line above it begins"),
    Case(
      "a: b\n  c: d", .badIndent, 2, 3,
      "This line begins further right than the one above, which has a value already"),
    Case("a: 'b'\n  c: d", .badIndent, 2, 3, "This line begins in a column in which no line above it begins"),
    Case("  a: b\nc: d", .severalValues, 2, 1, "This line belongs to nothing above it"),
    Case(
      "- a\n - b", .badIndent, 2, 2,
      "This line looks like an item of a list, but belongs to the text above it"),
    Case(
      "a:\n  - b\n c: d", .badIndent, 3, 2, "This line begins in a column in which no line above it begins"),
    Case(
      "a: b\n  - c", .badIndent, 2, 3,
      "This line looks like an item of a list, but belongs to the text above it"),
    Case("- a\nb: c\n- d", .missingDash, 2, 1, "This line is not an item of the list above"),
    Case("a: b\n- c\n- d\ne: f", .badIndent, 2, 1, "An item of a list stands among fields"),
    Case("a: |\n    b\n  c\nd: e", .badIndent, 3, 3, "This line begins further left than the text above it"),
    Case(
      "a: |\n     \n  b", .badIndent, 2, 1,
      "This empty line has more spaces than the text below it begins with"),
    Case("a: |+\n  b\n  ", .badIndent, 3, 1, "The last line of this file holds nothing but spaces"),
    Case(
      "title: x\nlisbon\nunits: km", .missingColon, 2, 1,
      "This line does not begin with the name of a field and a colon"),
    Case("a: |b", .notYAML, 1, 4, "A text that begins with `|` starts on the next line"),
    Case("a: >12\n  b", .notYAML, 1, 4, "A text that begins with `>` starts on the next line"),
    Case("a: |#c\n  b", .notYAML, 1, 4, "A text that begins with `|` starts on the next line"),
    Case("|\n  a", .notYAML, 1, 1, "A long text cannot stand here without the name of a field"),
    Case("a: b: c", .colonInText, 1, 4, "A second colon with a space behind it stands in this line"),
    Case(
      "- Lunch: soup: hot", .colonInText, 1, 10, "A second colon with a space behind it stands in this line"),
    Case("a: 'b': c", .colonInText, 1, 4, "A second colon with a space behind it stands in this line"),
    Case("{a: b: c}", .colonInText, 1, 6, "A second colon with a space behind it stands in this text"),
    Case("{a: b c: d\n}", .colonInText, 1, 8, "A second colon with a space behind it stands in this text"),
    Case("{a: b\n c: d}", .colonInText, 2, 3, "A second colon with a space behind it stands in this text"),
    Case(
      "- a: b: c\n  d: e", .colonInText, 1, 6, "A second colon with a space behind it stands in this line"),
    Case("a: 'b' c", .notYAML, 1, 8, "Something follows the quoted text on the same line"),
    Case("a: \"b\"c", .notYAML, 1, 7, "Something follows the quoted text on the same line"),
    Case("a: [b] c", .notYAML, 1, 8, "Something follows the closing bracket on the same line"),
    Case("a: [b]#c", .notYAML, 1, 7, "Something follows the closing bracket on the same line"),
    Case("a: \"b\"#c", .notYAML, 1, 7, "Something follows the quoted text on the same line"),
    Case("a: - b", .notYAML, 1, 4, "An item of a list cannot begin here"),
    Case("a: -", .notYAML, 1, 4, "An item of a list cannot begin here"),
    Case("- - - b\n  c", .missingDash, 2, 3, "This line is not an item of the list above"),
    Case("[a b] [c]", .notYAML, 1, 7, "Something follows the closing bracket on the same line"),
    Case("[a, , b]", .reservedStart, 1, 5, "Nothing stands before this `,`"),
    Case("{, a: b}", .reservedStart, 1, 2, "Nothing stands before this `,`"),
    Case("[,]", .reservedStart, 1, 2, "Nothing stands before this `,`"),
    Case("[\"a\" b]", .missingComma, 1, 6, "A comma or `]` is missing here"),
    Case("[a: b: c]", .colonInText, 1, 6, "A second colon with a space behind it stands in this text"),
    Case("[- a]", .notYAML, 1, 2, "An item of a list cannot begin here"),
    Case("[-]", .notYAML, 1, 2, "An item of a list cannot begin here"),
    Case(": a", .notYAML, 1, 1, "Nothing stands before this colon"),
    Case("{: a}", .notYAML, 1, 2, "Nothing stands before this colon"),
    Case("[a\n b: c]", .colonInText, 2, 3, "A second colon with a space behind it stands in this text"),
    Case(
      "{a\n : b}", .flowKeyWithoutValue, 1, 2, "`a` stands between the braces without a colon and a value"),
    Case("a\u{7}: b", .controlCharacter, 1, 2, "An invisible character (U+0007) stands here"),
    Case("a: \u{85}b", .foreignLineBreak, 1, 4, "An unusual line break (U+0085) stands here"),
    Case("a: b\u{2028}c", .foreignLineBreak, 1, 5, "An unusual line break (U+2028) stands here"),
    Case("a: b\nc\u{2029}: d", .foreignLineBreak, 2, 2, "An unusual line break (U+2029) stands here"),
    Case(
      "a: b\rc: d\r", .foreignLineBreak, 1, 5,
      "This line ends in a way that few programs understand (CR alone)"),
    Case("a: \u{FEFF}b", .controlCharacter, 1, 4, "An invisible character (U+FEFF) stands here"),
    Case("a: \u{7F}", .controlCharacter, 1, 4, "An invisible character (U+007F) stands here"),
    Case("a: b\0", .controlCharacter, 1, 5, "An invisible character (U+0000) stands here"),
  ]
}

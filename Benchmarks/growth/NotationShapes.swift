import TripNotation

extension Shape {
  private static func lines(_ name: String, _ part: String, before: String = "", after: String = "") -> Shape
  {
    repeating("notation: " + name, part, before: before, after: after, read)
  }

  /// On one line, of which a file may have 100 kB.
  private static func line(_ name: String, _ part: String, before: String = "", after: String = "") -> Shape {
    repeating(
      "notation, a line: " + name, part, before: before, after: after, largest: 96_000 / part.utf8.count, read
    )
  }

  @Sendable
  private static func read(_ bytes: [UInt8]) { _ = NotationReader.read(bytes, file: "trip.yml") }

  /// The notation: what is right, and what is wrong in every line.
  static let notation: [Shape] =
    right + wrong + [
      Shape(
        name: "notation: deep, 30 levels", smallest: 16, largest: 1 << 12,
        input: { count in
          let levels = (0..<30).map { String(repeating: " ", count: $0) + "a\n" }
          let deep = levels.map { $0.dropLast() + ":\n" }.joined().dropFirst(3)
          return Array((0..<count).map { "k\($0):\n" + deep }.joined().utf8)
        }, read: read),
      Shape(
        name: "notation, a line: blanks behind quotes", smallest: 64, largest: 12_000,
        input: { count in
          let quotes = String(repeating: "\"a\",", count: count)
          return Array(("[" + quotes + "]" + String(repeating: " ", count: 4 * count)).utf8)
        }, read: read),
    ]

  private static let right: [Shape] = [
    lines("short fields", "key#N: value\n"), lines("items", "- value\n"),
    lines("items of fields", "- a: 1\n  b: 2\n"), lines("lists in lists", "- - - a\n"),
    lines("comments", "# a comment\n", before: "a: b\n"), lines("values with comments", "- a # comment\n"),
    lines("empty lines", "\n", before: "a: b\n", after: "c: d"),
    lines("folded plain text", "  and more\n", before: "a: text\n"),
    lines("folded text, empty lines", "\n  more\n", before: "a: text\n"),
    lines("quotes over lines", "  and more\n", before: "a: \"text\n", after: "  end\"\n"),
    lines("a literal text", "  one line\n", before: "a: |\n"),
    lines("a folded text", "  one line\n\n   deep\n", before: "a: >\n"),
    lines("empty lines of a text", "\n", before: "a: |+\n  b\n", after: "c: d\n"),
    lines("a list in brackets", " value,\n", before: "a: [\n", after: " ]\n"),
    lines("a map in brackets", " k#N: v,\n", before: "a: {\n", after: " }\n"),
    lines("maps in brackets", "- {a: 1, b: [c, d]}\n"), lines("wide characters", "- 日本語😋e\u{301}\n"),
    lines("Windows line ends", "- a\r\n"), line("plain text", "word ", before: "a: ", after: "end"),
    line("quoted text", "word ", before: "a: 'b", after: "'"),
    line("quotes in brackets", "'a', ", before: "a: [", after: "]"),
    line("escapes", "\\u00e9", before: "a: \"", after: "\""),
    line("fields in brackets", "k#N: v, ", before: "a: {", after: "}"),
    line("brackets in a list", "[a], ", before: "a: [", after: "]"),
    line("blanks", " ", before: "a:", after: "b"), line("dashes in text", "- ", before: "a: b ", after: "c"),
  ]

  private static let wrong: [Shape] = [
    lines("the same key", "key: value\n"), lines("errors", "- @value\n"),
    lines("unclosed quotes", "- \"value\n"), lines("unclosed brackets", "- [value\n"),
    lines("no keys", "word\n", before: "a: b\n"), lines("no keys, then one", "word\n", after: "a: b\n"),
    lines("colons in text", "- a: b: c\n"), lines("one unclosed quote", " word\n", before: "a: \"b\n"),
    lines("one unclosed bracket", " word,\n", before: "a: [b,\n"), lines("tabs", "\t\n", before: "a: b\n"),
    lines("tabs that indent", "\ta: b\n", before: "a: b\n"), lines("cut by comments", "- a #b\n"),
    lines("indented too far", "   a: b\n", before: "a: b\n"), lines("directives", "%YAML 1.2\n"),
    lines("control characters", "- a\u{7}\n"), lines("lone carriage returns", "- a\r"),
    lines("anchors", "- &a b\n"), lines("shallow block texts", "- |\n    a\n  b\n"),
    lines("keys without a value", "- {a, b}\n"),
    repeating("notation: keys too long", "- " + long + ": a\n", largest: 2048, read),
    line("keys without a value", "a, ", before: "a: {", after: "}"),
    line("unclosed brackets", "[", before: "a: "), line("quotes side by side", "'a' ", before: "a: "),
    line("the same key", "a: 1, ", before: "a: {", after: "}"), line("colons", "a: ", before: "a: "),
    line("control characters", "a\u{7}", before: "a: "), line("commas", ",", before: "a: ["),
    line("backslashes", "\\q", before: "a: \"", after: "\""),
  ]

  private static let long = String(repeating: "k", count: 1030)
}

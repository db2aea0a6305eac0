import Diagnostics
import Testing
import TripNotation

@Suite("What is read")
struct TreeTests {
  static let cases: [(String, Tree)] = [
    // Lists and maps by indentation.
    ("title: Lisbon", ["title": "Lisbon"]),
    ("title: Lisbon\nunits: km\n", ["title": "Lisbon", "units": "km"]),
    ("- a\n- b\n", ["a", "b"]),
    ("a:\n- b\n- c\nd: e\n", ["a": ["b", "c"], "d": "e"]),
    ("a:\n  - b\n  - c\nd: e\n", ["a": ["b", "c"], "d": "e"]),
    ("- - a\n  - b\n- - c\n", [["a", "b"], ["c"]]),
    ("- a: 1\n  b: 2\n- c: 3\n", [["a": "1", "b": "2"], ["c": "3"]]),
    ("-\n  a: 1\n-\n- b\n", [["a": "1"], nil, "b"]),
    ("-   a: 1\n    b:\n    - c\n", [["a": "1", "b": ["c"]]]),
    ("a:\n    b:\n     c: d\n    e: f\ng: h\n", ["a": ["b": ["c": "d"], "e": "f"], "g": "h"]),
    ("  a: b\n  c: d\n", ["a": "b", "c": "d"]),
    ("day starts: 04:00\n", ["day starts": "04:00"]),
    ("\"a b\": c\n'd': e\n", ["a b": "c", "d": "e"]),
    ("a : b\n", ["a": "b"]),
    // Nothing.
    ("", nil), ("# only a comment\n\n", nil), ("---\n", nil), ("---\n...\n", nil), ("~", nil),
    (
      "a:\nb: ~\nc: null\nd: 'null'\ne: \"\"\nf: Null\n",
      ["a": nil, "b": nil, "c": nil, "d": "null", "e": "", "f": "Null"]
    ),
    ("- \n- ~\n- # nothing\n", [nil, nil, nil]),
    // Text keeps its shape; its meaning is the field's affair.
    (
      "a: no\nb: 012\nc: 1e3\nd: 12:30\ne: 0x1F\n",
      ["a": "no", "b": "012", "c": "1e3", "d": "12:30", "e": "0x1F"]
    ),
    (
      "- 2026-05-03 food 23.50 CHF Fondue, paid by Ana, for Ana Ben\n",
      ["2026-05-03 food 23.50 CHF Fondue, paid by Ana, for Ana Ben"]
    ),
    ("- 2026-05-03 food 7 Lunch: soup\n", [["2026-05-03 food 7 Lunch": "soup"]]),
    ("url: https://example.org/lisbon/#map\n", ["url": "https://example.org/lisbon/#map"]),
    ("a: it's \"so\" [and] {so}, -x ?y :z\n", ["a": "it's \"so\" [and] {so}, -x ?y :z"]),
    ("-a: -1\n?b: ?2\n:c: :3\n", ["-a": "-1", "?b": "?2", ":c": ":3"]),
    ("icon: 🚋\nname: Belém\n名前: リスボン\n", ["icon": "🚋", "name": "Belém", "名前": "リスボン"]),
    ("a: e\u{301}\nb: \u{E9}\n", ["a": "e\u{301}", "b": "\u{E9}"]),
    // Plain text over several lines.
    ("a: one\n  two\n    three\nb: c\n", ["a": "one two three", "b": "c"]),
    ("a: one\n\n  two\n\n\n  three\n", ["a": "one\ntwo\n\nthree"]),
    ("a:\n  one\n two\n", ["a": "one two"]),
    ("- one\n two\n- three\n", ["one two", "three"]),
    ("one\ntwo\n", "one two"),
    ("a: one\n  @two *three \"four\" 'five\n", ["a": "one @two *three \"four\" 'five"]),
    // Quotes.
    (#"a: "x: y # z""#, ["a": "x: y # z"]),
    ("a: 'it''s'\n", ["a": "it's"]),
    (
      #"a: "\t\n\"\\\/\x41\u00e9\U0001F68B\_\N\L\P\0\a\b\v\f\r\e\ ""#,
      ["a": "\t\n\"\\/A\u{E9}\u{1F68B}\u{A0}\u{85}\u{2028}\u{2029}\0\u{7}\u{8}\u{B}\u{C}\r\u{1B} "]
    ),
    ("a: \"one\n  two\n\n  three \\\n  four\\n\n  five\"\n", ["a": "one two\nthree four\n five"]),
    ("a: \"one\\\n\n  two\"\n", ["a": "one\ntwo"]),
    ("a: \"one \\  \n  two\"\n", ["a": "one   two"]),
    ("a: 'one\n\n  two '\n", ["a": "one\ntwo "]),
    ("a: '# no comment' # a comment\n", ["a": "# no comment"]),
    ("a: \"{\"\nb: '['\n", ["a": "{", "b": "["]),
    // Brackets.
    ("a: [b, c d, \"e, f\"]\n", ["a": ["b", "c d", "e, f"]]),
    ("a: {b: c, d e: f, \"g\":h, 'i':[j]}\n", ["a": ["b": "c", "d e": "f", "g": "h", "i": ["j"]]]),
    ("a: [\n  b, # first\n\n  c,\n  ]\n", ["a": ["b", "c"]]),
    ("a: {b:\n  c,\n  d: e\n   f}\n", ["a": ["b": "c", "d": "e f"]]),
    ("[]", []), ("{}", [:]), ("[[], {}, [[]]]", [[], [:], [[]]]),
    ("{a: , b: ~}", ["a": nil, "b": nil]),
    ("[a: 1, \"b\": 2, c]", [["a": "1"], ["b": "2"], "c"]),
    ("{at: http://x.y:80/z#q, t: 12:30}", ["at": "http://x.y:80/z#q", "t": "12:30"]),
    (
      "- {date: 2026-05-03, for: {Ana: 2, Ben: 1}} # shared\n",
      [["date": "2026-05-03", "for": ["Ana": "2", "Ben": "1"]]]
    ),
    // Block texts.
    ("a: |\n  one\n  two\nb: c\n", ["a": "one\ntwo\n", "b": "c"]),
    ("a: |-\n  one\n\n  two\n\n\n", ["a": "one\n\ntwo"]),
    ("a: |+\n  one\n\n", ["a": "one\n\n"]),
    ("a: |\n  one", ["a": "one"]),
    ("a: |2\n    one\n   two\n", ["a": "  one\n two\n"]),
    ("a: |1-\n  one\n two\n", ["a": " one\ntwo"]),
    ("a: |\n  # text\n # comment\nb: c\n", ["a": "# text\n", "b": "c"]),
    ("a: |\nb: c\n", ["a": "", "b": "c"]),
    ("a: |+\n\n\nb: c\n", ["a": "\n\n", "b": "c"]),
    ("a: >\n  one\n  two\n\n  three\n", ["a": "one two\nthree\n"]),
    ("a: >\n  one\n    two\n  three\n\n    four\n\n  five\n", ["a": "one\n  two\nthree\n\n  four\n\nfive\n"]),
    ("a: >-\n\n\n  one\n  two\n", ["a": "\n\none two"]),
    ("a: >+\n  one\n\n\n", ["a": "one\n\n\n"]),
    ("- |\n one\n- >\n two\n", ["one\n", "two\n"]),
    ("a:\n  |\n  one\n", ["a": "one\n"]),
    ("a: |1\n \tone\n", ["a": "\tone\n"]),
    // Around the content.
    ("\u{FEFF}a: b\n", ["a": "b"]),
    ("a: b\r\nc:\r\n- d\r\n- |\r\n e\r\n f\r\n", ["a": "b", "c": ["d", "e\nf\n"]]),
    ("# c\n--- # c\na: b\n... # c\n# c\n...\n", ["a": "b"]),
    ("a:\tb\t# c\n-x\t: d\n", ["a": "b", "-x": "d"]),
    ("---x: y\n", ["---x": "y"]),
    ("~: a\n'<<': b\n", ["~": "a", "<<": "b"]),
  ]

  @Test("Trees", arguments: cases)
  func tree(_ text: String, _ expected: Tree) {
    let reading = read(text)
    #expect(Tree(reading.root) == expected)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("A text knows how it was written, and where each part of it stands")
  func places() throws {
    let reading = read("é: [日本, \"x y\"]\n")
    let field = try #require(reading.root.fields?.first)
    let items = try #require(field.value.items)
    let second = try #require(items[1].text)
    #expect(second.style == .doubleQuoted)
    let span = reading.file.place(of: items[0].range).span
    #expect(span == SourceSpan(line: 1, column: 5, length: 2, text: "é: [日本, \"x y\"]"))
    let y = try #require(second.value.firstIndex(of: "y"))
    let part = reading.file.place(of: second.range(of: y..<second.value.endIndex)).span
    #expect(part?.column == 12)
    #expect(part?.length == 1)
    #expect(reading.file.place(of: field.keyRange).span?.column == 1)
    #expect(reading.file.place(of: field.value.range).span?.length == 11)
  }

  @Test("A text that the file holds in another form is marked as a whole")
  func placeOfFoldedText() throws {
    let text = try #require(read("- \"a\\tb\"\n").root.items?.first?.text)
    #expect(text.range(of: text.value.startIndex..<text.value.endIndex) == text.range)
    #expect(text.verbatim == nil)
  }

  @Test("The first line can have another number")
  func firstLine() {
    let reading = NotationReader.read(Array("a: b\nc\n".utf8), file: "x.md", firstLine: 2)
    #expect(reading.diagnostics.map { $0.place?.span?.line } == [3])
  }
}

import Diagnostics
import Testing
import TripNotation

/// What the user's reference says is refused, each with words of its own.
@Suite("The contract")
struct ContractTests {
  private static let broken = "Delete it, or break the line with the Return key."

  static let refusals: [(String, String, String)] = [
    (
      "a:\n\tb: c", "This line begins with a tab",
      "Replace it with spaces, two for each step to the right."
    ),
    ("a: &b c", "A text cannot begin with `&` here", "Put quotes round the text: `\"&b c\"`."),
    ("a: *b", "A text cannot begin with `*` here", "Put quotes round the text: `\"*b\"`."),
    ("a: !b c", "A text cannot begin with `!` here", "Put quotes round the text: `\"!b c\"`."),
    ("? a\n: b", "Invalid field name", "Write it like `title: …`."),
    (
      "<<: a", "`<<` is not supported: Tripbook copies no fields from elsewhere",
      "Write the fields out here."
    ),
    (
      "a: b\n---\nc: d", "A second file seems to begin here; nothing below was read",
      "Delete this line, or move the rest to a file of its own."
    ),
    (
      "%YAML 1.2\n---\na: b", "Line begins with `%`, an instruction for other programs",
      "Delete the line."
    ),
    (
      "a: b\nc: d\na: e", "`a` is given twice; the first is in line 1", "Delete one of them."
    ),
    ("a: b\u{1}", "Invisible character (U+0001)", "Delete it."),
    ("a: b\u{85}", "Unusual line break (U+0085)", broken),
    ("a: b\u{2028}", "Unusual line break (U+2028)", broken),
    ("a: b\u{2029}", "Unusual line break (U+2029)", broken),
    (
      "{amount: 23,50 EUR}", "`50 EUR` has no colon and no value",
      "If it belongs to what is before the comma, put quotes round both, like `\"23,50 EUR\"`; "
        + "else write it like `amount: 7.80`."
    ),
  ]

  @Test("What is refused has its own plain words and a way out", arguments: refusals)
  func refusal(text: String, message: String, advice: String) {
    let said = read(text).diagnostics
    #expect(said.map(\.severity) == [.error])
    #expect(said.map(\.message) == [message])
    #expect(said.map(\.advice) == [advice])
  }

  static let warnings: [(String, String, String)] = [
    (
      "a: b #c", "Everything after this `#` was read as a comment",
      "If the `#` belongs to the text, put quotes round all of it, like `\"Room #5\"`."
    ),
    (
      "a: b\n\t\nc: d", "Stray tab, which other programs refuse",
      "Delete it."
    ),
    (
      "a: b\nc: [\n  d\n]\ne: f", "Closing bracket too far left",
      "Write at least one space before it."
    ),
    (
      "a: b\nc:\n- - {d: e\n}\n  - f", "Closing bracket too far left",
      "Write at least 3 spaces before it."
    ),
  ]

  @Test("What other readers take is a warning, and costs nothing", arguments: warnings)
  func warning(text: String, message: String, advice: String) {
    let reading = read(text)
    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.map(\.advice) == [advice])
    #expect(reading.root.fields?.first?.value.text?.value == "b")
    #expect(Tree(reading.root) == Tree(yams: MeaninglessTabs.removed(from: text)))
  }

  static let bounds: [(String, String, String)] = [
    (
      "a: " + String(repeating: "b", count: NotationReader.lineLimit),
      "This line is longer than 100 kB; the file is not read", "Break it into several lines."
    ),
    (
      String(repeating: "- ", count: 40) + "a",
      "Nested too deep: more than 32 lists or brackets inside one another",
      "Nothing in a trip needs more than four."
    ),
    (
      String(repeating: "a", count: 1025) + ": b",
      "Field name too long",
      "If it is a sentence, put quotes round all of it."
    ),
  ]

  @Test("What is beyond a bound has a clear error", arguments: bounds)
  func bound(text: String, message: String, advice: String) {
    let said = read(text).diagnostics
    #expect(said.map(\.message) == [message])
    #expect(said.map(\.advice) == [advice])
  }
}

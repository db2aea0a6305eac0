import Diagnostics
import Testing
import TripNotation

/// What the user's reference says is refused, each with words of its own.
@Suite("The contract")
struct ContractTests {
  private static let quote = "Put quotes round the text if it begins like that."

  static let refusals: [(String, String, String)] = [
    ("a:\n\tb: c", "A tab indents this line", "Indent with spaces."),
    ("a: &b c", "A text cannot begin with `&`, which YAML uses to repeat a part of a file", quote),
    ("a: *b", "A text cannot begin with `*`, which YAML uses to repeat a part of a file", quote),
    ("a: !b c", "A text cannot begin with `!`, which YAML uses to name a type", quote),
    ("? a\n: b", "A key must be a simple text", "Write it like `title: …`."),
    (
      "<<: a", "`<<` would copy the fields of another map, which is not understood here",
      "Write the fields out."
    ),
    (
      "a: b\n---\nc: d", "A second document begins here, and everything from here on is not read",
      "Take this line out, or keep the rest in a file of its own."
    ),
    (
      "%YAML 1.2\n---\na: b",
      "A line that begins with `%` is an instruction to YAML, and not understood here", "Take the line out."
    ),
    (
      "a: b\nc: d\na: e", "`a` stands here a second time; the first is in line 1", "Take one of them out."
    ),
    ("a: b\u{1}", "An invisible character (U+0001) stands here", "Take it out."),
    (
      "a: b\u{85}", "An unusual line break (U+0085) stands here",
      "Take it out, or break the line with the Return key."
    ),
    (
      "a: b\u{2028}", "An unusual line break (U+2028) stands here",
      "Take it out, or break the line with the Return key."
    ),
    (
      "a: b\u{2029}", "An unusual line break (U+2029) stands here",
      "Take it out, or break the line with the Return key."
    ),
    (
      "{amount: 23,50 EUR}", "`50 EUR` stands between the braces without a value",
      "If it belongs to the text before the comma, put quotes round that text; else write `key: value`."
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
      "a: b #c", "Everything from this `#` on is a comment and is not read",
      "Put quotes round the whole text if the `#` belongs to it."
    ),
    (
      "a: b\n\t\nc: d", "A tab stands here, which means nothing and which other programs refuse",
      "Take it out."
    ),
    (
      "a: b\nc: [\n  d\n]\ne: f", "This closing bracket is not indented, though YAML wants it to be",
      "Write at least one space before it."
    ),
    (
      "a: b\nc:\n- - {d: e\n}\n  - f", "This closing bracket is not indented, though YAML wants it to be",
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
      String(repeating: "a\n", count: 1 + NotationReader.sizeLimit / 2),
      "This file is larger than 4 MB and is not read", "Split it, or look whether it is the right file."
    ),
    (
      "a: " + String(repeating: "b", count: NotationReader.lineLimit),
      "This line is longer than 100 kB; the file is not read", "Break it into several lines."
    ),
    (
      String(repeating: "- ", count: 40) + "a", "Lists and maps are nested more than 32 deep here",
      "Nothing in a trip needs more than four levels."
    ),
    (
      String(repeating: "a", count: 1025) + ": b", "The text before this colon is too long for a key",
      "Put quotes round the whole text if it is not a key."
    ),
  ]

  @Test("What is beyond a bound has a clear error", arguments: bounds)
  func bound(text: String, message: String, advice: String) {
    let said = read(text).diagnostics
    #expect(said.map(\.message) == [message])
    #expect(said.map(\.advice) == [advice])
  }
}

import Diagnostics
import Testing
import TripNotation

@Suite("Front matter")
struct FrontMatterTests {
  private func split(_ text: String) -> (fence: FrontMatter.Fence, yaml: String, body: String, line: Int) {
    let parts = FrontMatter.split(Array(text.utf8))
    return (
      parts.fence, String(decoding: parts.yaml, as: UTF8.self), String(decoding: parts.body, as: UTF8.self),
      parts.bodyFirstLine
    )
  }

  @Test(
    "Fields and body",
    arguments: [
      ("---\na: b\n---\nText\n", "a: b\n", "Text\n", 4), ("---\n---\nText", "", "Text", 3),
      ("---\n---", "", "", 3),
      ("---\na: b\n...\nText\n---\n", "a: b\n", "Text\n---\n", 4), ("---  \na: b\n---\t\n", "a: b\n", "", 4),
      ("\u{FEFF}---\r\na: b\r\n---\r\nText\r\n", "a: b\r\n", "Text\r\n", 4),
      ("\n \r\n---\na: b\n---\nText", "a: b\n", "Text", 6),
      ("---\na: |\n  ---\n --- x\n----\n---\nb", "a: |\n  ---\n --- x\n----\n", "b", 7),
    ])
  func fields(_ text: String, _ yaml: String, _ body: String, _ line: Int) {
    let parts = split(text)
    #expect(parts.fence == .yaml)
    #expect(parts.yaml == yaml)
    #expect(parts.body == body)
    #expect(parts.line == line)
  }

  @Test(
    "All Markdown",
    arguments: [
      "", "Text", "\n---\n\na: b\n---\n", "\n---\nA rule\n---\n", "\n---\na: b\n", "----\na\n---\n", "--\n",
      " ---\na\n---\n", "--- a\n---\n", "+++x",
    ])
  func none(_ text: String) {
    let parts = split(text)
    #expect(parts.fence == .none)
    #expect(parts.body == text)
    #expect(parts.line == 1)
    #expect(FrontMatter.split(Array(text.utf8)).diagnostics(file: "a.md").isEmpty)
  }

  @Test(
    "A fence that nothing closes is an error, and the text stays text",
    arguments: ["---", "---\na: b\n\nText\n", "--- \t\r\nText"])
  func unclosed(_ text: String) {
    let parts = FrontMatter.split(Array(text.utf8))
    #expect(parts.fence == .unclosed)
    #expect(parts.body == Array(text.utf8))
    #expect(parts.diagnostics(file: "a.md").map(\.code) == [.badFrontMatter])
    let span = parts.diagnostics(file: "a.md").first?.place?.span
    #expect(span?.line == 1)
    #expect(span?.text == String(text.prefix { !$0.isNewline }))
  }

  @Test("A byte order mark behind the fence is no mark")
  func markWithin() {
    let parts = FrontMatter.split(Array("\u{FEFF}---\n\u{FEFF}a: b\n---\n".utf8))
    let reading = NotationReader.read(parts.yaml, file: "a.md", firstLine: parts.yamlFirstLine)
    #expect(reading.diagnostics.map(\.code) == [.controlCharacter])
    #expect(reading.diagnostics.first?.place?.span?.line == 2)
  }

  @Test("TOML is told apart")
  func toml() {
    #expect(split("+++\ntitle = \"x\"\n+++\nText").fence == .toml)
  }

  @Test("Mistakes in the fields have their line in the whole file")
  func lines() {
    let parts = FrontMatter.split(Array("---\na: b\nc: @\n---\nText".utf8))
    let reading = NotationReader.read(parts.yaml, file: "a.md", firstLine: parts.yamlFirstLine)
    #expect(reading.diagnostics.map { $0.place?.span?.line } == [3])
  }
}

import Claims
import Diagnostics
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Comments in fields")
struct WithoutCommentsTests {
  @Test(
    "are for nobody, and without an end neither is what follows",
    arguments: [
      ("a <!-- x --> b", "a b", false), ("<!-- x -->a", "a", false), ("a %% x %%", "a", false),
      ("a %% x", "a", true), ("100%% a", "100%% a", false), ("a <!-- x", "a", true), ("%% x %%", "", false),
      ("a {{/* x */}}b", "a b", false), ("a{# x #}b", "ab", false), ("a\n[//]: # (x)\nb", "a\n\nb", false),
      ("[//]: # (x)", "", false), ("a  b", "a  b", false), ("a {b} 50 % < c", "a {b} 50 % < c", false),
      ("a {% comment %}x{% endcomment %} b", "a b", false), ("a {>>x<<} b", "a b", false),
    ] as [(String, String, Bool)])
  func texts(written: String, left: String, isOpen: Bool) {
    let without = WithoutComments.strip(written)
    claim(without.text, is: left)
    claim(without.openAt != nil, is: isOpen)
  }

  private func reading(_ text: String) -> NotationReader.Reading {
    NotationReader.read(Array(text.utf8), file: "x.yml").withoutComments()
  }

  @Test("are taken out of every value and name, however deep, and told where they do not end")
  func trees() throws {
    let read = reading("a: b <!-- x -->\nc<!-- x -->: [d, \"e %% x\", {f: \"%% x %%g\"}]\n")
    let fields = try unwrapped(read.root.fields)
    #expect(fields.map(\.key) == ["a", "c"] && fields[0].value.text?.value == "b")
    let items = try unwrapped(fields[1].value.items)
    #expect(items[0].text?.value == "d" && items[1].text?.value == "e")
    claim(items[2].fields?.first?.value.text?.value, is: "g")
    claim(read.diagnostics.map(\.code), is: [.openComment])
    claim(read.diagnostics.first?.place?.span?.line, is: 2)
  }

  @Test(
    "A heading with a word of privacy keeps back what stands below it in its field, told at its line",
    arguments: [
      ("a: |\n  Open.\n\n  ### Private\n  Gone.\n", "Open.", 4),
      ("a: |\n  ### Private\n  Gone.\n\n  ## Then\n  B.\n", "## Then\nB.", 2),
      ("a: >\n  Open\n  all.\n\n  **Nur für uns**\n  Gone.\n", "Open all.", 5),
      ("a: |\n  Open.\n\n  Privat\n  ------\n  Gone.\n", "Open.", 4),
      ("a: \"Open.\\n\\n# Private\\nGone.\"\n", "Open.", 1),
      ("a: |\n  Open.\n\n  ### Private beaches\n  B.\n", "Open.\n\n### Private beaches\nB.\n", nil),
    ] as [(String, String, Int?)])
  func keepingParts(text: String, left: String, line: Int?) {
    let read = reading(text)
    claim(read.root.fields?.first?.value.text?.value, is: left)
    claim(read.diagnostics.map(\.code), is: line == nil ? [] : [.mayBePrivate])
    claim(read.diagnostics.first?.place?.span?.line, is: line)
  }

  @Test("of two names that would be one, the second is left out with an error")
  func names() throws {
    let read = reading("food: 1\nfood <!-- x -->: 2\n")
    let fields = try unwrapped(read.root.fields)
    #expect(fields[0].value.text?.value == "1" && fields[1].value.kind == .broken)
    claim(read.diagnostics.map(\.code), is: [.duplicateKey])
  }

  @Test(
    "leave a value that keeps something back as it is written, so that it is obeyed or in doubt",
    arguments: [
      "draft: yes <!-- no -->", "private: \"%% no %%\"", "visibility: <!-- private -->", "Publish: no %% x",
    ])
  func keeping(text: String) {
    #expect(reading(text).root == NotationReader.read(Array(text.utf8), file: "x.yml").root)
  }

  @Test("make no work that grows faster than the text")
  func hostile() {
    for piece in [
      "<!--", "%% ", "{{/*", "{#a", "{# ", "[//]: # (", "{%comment%}", "{::comment}", "\n[x]: # (", "{{!",
      "{>>",
    ] {
      let text = String(repeating: piece, count: 400_000 / piece.utf8.count)
      #expect(WithoutComments.strip(text).text.utf8.count <= text.utf8.count)
    }
  }
}

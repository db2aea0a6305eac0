import Foundation
import Documentation
import Testing

@Suite("What may be asked for")
final class HandbookTopicTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/handbook-" + UUID().uuidString
  private var handbook: Handbook { Handbook(folder: folder) }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/files", withIntermediateDirectories: true)
    try write(
      "README.md",
      """
      # Pages

      | page | what stands there | asked for also as |
      |---|---|---|
      | [pins.yml](files/pins.md) | places | `marks` |
      | [values](values.md) | how things are written | |
      """)
    try write(
      "files/pins.md",
      """
      # pins.yml

      Places.

      | field of a pin | what it is | written as | without it |
      |---|---|---|---|
      | `at` | where it is | `at: 38.69 -9.21` or `at: 38.69, -9.21` | needed |

      ## Signs

      One each.
      """)
    try write(
      "values.md",
      """
      # Values

      ## Money

      | written | read as |
      |---|---|
      | `7.80` | 7.80 EUR |

      ## Hidden

      | field of a pin or an entry | what it is | written as | without it |
      |---|---|---|---|
      | `draft` | not finished | `draft: yes` | no |
      """)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ file: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + file))
  }

  @Test(
    "A page is found by its name, its file, and its other names",
    arguments: [
      "pins.yml", "pins", "PINS", "marks",
    ])
  func pages(name: String) {
    #expect(handbook.topic(named: name)?.document.hasPrefix("# pins.yml\n\nPlaces.") == true)
    #expect(handbook.page(named: name)?.about == "places")
  }

  @Test("A section of any page is found by its heading")
  func sections() {
    #expect(handbook.topic(named: "money")?.document.hasPrefix("## Money\n\n| written") == true)
    #expect(handbook.topic(named: "Values") != nil)
    #expect(handbook.topic(named: "mony") == nil)
  }

  @Test("A field is found on its page, with how it is written")
  func fields() throws {
    let pins = try #require(handbook.page(named: "pins"))
    #expect(
      handbook.topic(named: "At", on: pins)?.document
        == """
        ## `at` of a pin

        Where it is.

        ```
        at: 38.69 -9.21
        ```

        ```
        at: 38.69, -9.21
        ```

        Without it: needed.

        """)
    #expect(handbook.topic(named: "signs", on: pins)?.document == "## Signs\n\nOne each.\n")
    #expect(handbook.topic(named: "colour", on: pins) == nil)
  }

  @Test("A field that stands on another page is found as well")
  func fieldsElsewhere() throws {
    let pins = try #require(handbook.page(named: "pins"))
    #expect(handbook.topic(named: "draft", on: pins)?.document.contains("Not finished.") == true)
    let values = try #require(handbook.page(named: "values"))
    #expect(handbook.fields(in: values.file).map(\.owner) == ["a pin", "an entry"])
  }

  @Test("What was probably meant is proposed")
  func spelling() throws {
    let pins = try #require(handbook.page(named: "pins"))
    #expect(handbook.nearestName(to: "pns.yml") == "pins.yml")
    #expect(handbook.nearestName(to: "mony") == "Money")
    #expect(handbook.nearestName(to: "biuld", orAmong: ["build"]) == "build")
    #expect(handbook.nearestName(to: "draff", on: pins) == "draft")
    #expect(handbook.nearestName(to: "astronomy") == nil)
  }

  @Test("A table is read cell by cell, and a bar behind a backslash is text")
  func tables() {
    let section = HandbookSection(
      name: "x", level: 1,
      text:
        "| a | b |\n|---|:-:|\n| 1 \\| 2 | `c` and `d e` |\n| 3 |\n\n```\n| no | table |\n|---|---|\n```\n| nor | this |"
    )
    #expect(
      section.tables == [HandbookTable(head: ["a", "b"], rows: [["1 | 2", "`c` and `d e`"], ["3", ""]])])
    #expect(HandbookTable.code(in: "`c` and `d e`, not `f") == ["c", "d e"])
  }
}

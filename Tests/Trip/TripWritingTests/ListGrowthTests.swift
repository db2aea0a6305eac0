import Diagnostics
import Testing
import TripNotation
import TripWriting

@Suite("A list that grows")
struct ListGrowthTests {
  private func grown(_ old: String, below key: String? = "expenses", _ item: [String] = ["new"]) throws
    -> String
  {
    let edited = try ListGrowth.adding(item, below: key, to: Array(old.utf8), file: "budget.yml")
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  /// What stands below the key, as our reader sees it.
  private func items(_ text: String, below key: String? = "expenses") -> [String]? {
    let root = NotationReader.read(Array(text.utf8), file: "x").root
    let list = key.map { key in root.fields?.first { $0.key == key }?.value.items } ?? root.items
    return list?.map { $0.text?.value ?? "…" }
  }

  @Test(
    "keeps the old bytes before the new item, where nothing follows the list",
    arguments: [
      "expenses:\n  - a\n", "expenses:\n- a\n", "total: 5\nexpenses:\n    - a # why\n\n\n",
      "expenses:\n  - a",
      "expenses:\r\n  - a\r\n", "\u{FEFF}expenses:\n  - a\n# the end\n", "# no list yet\ntotal: 5 EUR",
      "---\ntotal: 5\n", "expenses:\n  - {date: 2026-05-03,\n     what: a}\n", "expenses:\n",
      "expenses:   # soon",
      "", "# nothing\n", "\"expenses\" :\n  - a\n", "expenses:\n  - a\n  # b\n",
      "  total: 5\n  rates:\n    CHF: 1\n",
    ])
  func prefix(_ old: String) throws {
    let new = try grown(old)
    #expect(Array(new.utf8).starts(with: Array(old.utf8)), "\(new.debugDescription)")
    #expect(items(new)?.last == "new", "\(new.debugDescription)")
    #expect(NotationReader.read(Array(new.utf8), file: "x").diagnostics.isEmpty)
  }

  @Test(
    "keeps every old line in its order, where something follows",
    arguments: [
      "expenses:\n  - a\n  - b\n\n# what it may cost\ntotal: 5\n",
      "expenses:\n- a\n# rates\nrates:\n  CHF: 1.04\n",
      "expenses:\r\n  - a\r\n\r\ntotal: 5\r\n", "expenses:\n\n\ntotal: 5\n",
      "expenses: # here\n  # - old\ntotal: 5",
      "expenses:\n  - a\n...\n# after\n", "expenses:\n  - |\n    text\n    # no comment\ntotal: 5\n",
      "\u{FEFF}expenses:\n  - a\ntotal: 5", "total: 5\n...\n", "---\nexpenses:\n  - a\n---\nb: c\n",
    ])
  func middle(_ old: String) throws {
    let new = try grown(old)
    var lines = Array(new.utf8).split(separator: 10, omittingEmptySubsequences: false)
    for line in Array(old.utf8).split(separator: 10, omittingEmptySubsequences: false) {
      let index = try #require(lines.firstIndex(of: line), "\(new.debugDescription)")
      lines.removeSubrange(...index)
    }
    #expect(items(new)?.last == "new", "\(new.debugDescription)")
    let before = NotationReader.read(Array(old.utf8), file: "x").diagnostics.count
    #expect(NotationReader.read(Array(new.utf8), file: "x").diagnostics.count == before)
  }

  @Test("takes the line breaks of the file, and the indentation of its list")
  func style() throws {
    #expect(
      try grown("expenses:\r\n    - a\r\ntotal: 5\r\n") == "expenses:\r\n    - a\r\n    - new\r\ntotal: 5\r\n"
    )
    #expect(try grown("expenses:\n- a\n") == "expenses:\n- a\n- new\n")
    #expect(try grown("expenses:\r\n  - a") == "expenses:\r\n  - a\r\n  - new\r\n")
  }

  @Test("may be the whole file, and its items may have several lines")
  func wholeFile() throws {
    let item = ["title: Belém", "at: 38.7 -9.2"]
    #expect(try grown("", below: nil, item) == "- title: Belém\n  at: 38.7 -9.2\n")
    #expect(
      try grown("- title: A\n  at: 1 2\n", below: nil, item)
        == "- title: A\n  at: 1 2\n- title: Belém\n  at: 38.7 -9.2\n")
  }

  @Test(
    "is not touched where it cannot be seen how",
    arguments: [
      "expenses: []\n", "expenses: [a]\n", "expenses: 5\n", "{expenses: }\n", "- a\n", "expenses: ~\n",
      "text\n",
      "expenses:\n  a: b\n", "\u{0}",
    ])
  func refused(_ old: String) throws {
    let problem = #expect(throws: WriteProblem.self) { try grown(old) }
    #expect(problem?.diagnostic.code == .cannotAppend)
    #expect(problem?.diagnostic.advice != nil)
  }

  @Test("says which lines are new")
  func newLines() throws {
    let edited = try ListGrowth.adding(
      ["a: b", "c: d"], below: "expenses", to: Array("x: y".utf8), file: "f")
    #expect(edited.lines == 2...4)
  }
}

@Suite("Fields that are set")
struct FieldChangesTests {
  private func set(_ old: String, _ key: String = "end", _ value: String = "2026-05-05") throws -> String {
    String(
      decoding: try FieldChanges.setting(key, to: value, in: Array(old.utf8), file: "trip.yml"), as: UTF8.self
    )
  }

  @Test(
    "stand behind their key, and what follows on the line stays",
    arguments: [
      ("end: 2026-05-04   # home\nurl: x\n", "end: 2026-05-05   # home\nurl: x\n"),
      ("end:\n", "end: 2026-05-05\n"), ("end:   # open\n", "end: 2026-05-05   # open\n"),
      ("end: ~ # open", "end: 2026-05-05 # open"), ("\"end\": 'x'\r\n", "\"end\": 2026-05-05\r\n"),
      ("end: 2026-05-05\n", "end: 2026-05-05\n"), ("title: x", "title: x\nend: 2026-05-05\n"),
      ("title: x\r\n", "title: x\r\nend: 2026-05-05\r\n"), ("", "end: 2026-05-05\n"),
      ("\u{FEFF}end: 1", "\u{FEFF}end: 2026-05-05"), ("a: b\n...\n", "a: b\nend: 2026-05-05\n...\n"),
    ])
  func set(_ old: String, becomes new: String) throws { #expect(try set(old) == new) }

  @Test("are taken out with their line and nothing else")
  func takenOut() throws {
    let old = Array("a: b\r\nclosed: yes # now\r\nc: d".utf8)
    #expect(try FieldChanges.takingOut("closed", from: old, file: "f") == Array("a: b\r\nc: d".utf8))
    #expect(try FieldChanges.takingOut("open", from: old, file: "f") == old)
  }

  @Test(
    "stay as they are where they stand on several lines",
    arguments: ["end:\n  - a\n", "{end: a}\n", "end:\n  x\n"])
  func refused(_ old: String) throws {
    let problem = #expect(throws: WriteProblem.self) { try set(old) }
    #expect(problem?.diagnostic.code == .cannotAppend)
  }
}

import Diagnostics
import Testing
import TripNotation

@Suite("A mistake costs the item that it stands in, and no more")
struct RecoveryTests {
  @Test(
    "What is left",
    arguments: [
      ("- a\n- \"b\n- c\n", ["a", "c"]),
      ("- a\n- [b\n- c\n", ["a", "c"]),
      ("- a\n- @b\n  more\n\n    of it\n- c\n", ["a", "c"]),
      ("- a: 1\n  b: @x\n  c: 3\n- d\n", [["a": "1", "b": .broken, "c": "3"], "d"]),
      ("a: [1,\n  {b: c: d},\n  2]\nc: 3\n", ["a": .broken, "c": "3"]),
      ("a:\n  b: 1\n   c: 2\n  d: 3\ne: 4\n", ["a": ["b": .broken, "d": "3"], "e": "4"]),
      ("a:\n\tb: 1\n\tc: 2\nd: 3\n", ["a": .broken, "d": "3"]),
      ("- a\nb\nc\n- d\n", ["a", "d"]),
      ("a: 1\nb\nc: 2\n", ["a": "1", "c": "2"]),
      ("a: 1\n}\nc: 2\n", ["a": "1", "c": "2"]),
      ("a: 1\n[b]\nc: 2\n", ["a": "1", "c": "2"]),
      ("a: 1\n- b\n- c\nd: 2\n", ["a": "1", "d": "2"]),
      ("a:\n- b\nc\n- d\ne: 2\n", ["a": ["b"], "e": "2"]),
      ("lisbon\ntitle: x\nunits: km\n", ["title": "x", "units": "km"]),
      ("a: 1\na: 2\nb: 3\n", ["a": "1", "b": "3"]),
      ("a: |x\n  y\nb: 3\n", ["a": .broken, "b": "3"]),
      ("a: {\nb: 1\n}\nc: 2\n", ["a": .broken, "b": "1", "c": "2"]),
      ("%YAML 1.2\n%TAG x y\n---\na: b\n", ["a": "b"]),
      ("a: \u{7F}b\nc: d\n", ["a": "_b", "c": "d"]),
    ] as [(String, Tree)])
  func recovery(_ text: String, _ rest: Tree) {
    let reading = read(text)
    #expect(Tree(reading.root) == rest)
    #expect(!reading.diagnostics.isEmpty)
  }

  @Test("All mistakes of a file at once, one diagnostic each, in the order of the file")
  func allAtOnce() {
    let reading = read(
      """
      title: "Lisbon
      days: five: six
      tags: [a, b
        c]
      units km
        and more
      notes:
        - *x
        - fine
        -\tb
      pins:
        at: 38, 9
         text
        name: |x
          y
      units: km
      """)
    let places = reading.diagnostics.map { "\($0.place?.span?.line ?? 0) \($0.code.rawValue)" }
    #expect(
      places == [
        "1 unclosed", "2 colon-in-text", "5 missing-colon", "8 anchor-or-alias", "10 tab-indent",
        "14 not-yaml",
      ])
    #expect(
      Tree(reading.root) == [
        "title": .broken, "days": .broken, "tags": ["a", "b c"], "notes": ["fine"],
        "pins": ["at": "38, 9 text", "name": .broken], "units": "km",
      ])
  }

  @Test(
    "What is left of an unclosed quote or bracket is no news",
    arguments: ["\"one\ntwo\"\nb: c", "[one,\ntwo\n]\nb: c"])
  func noCascade(_ text: String) {
    let reading = read("a: " + text)
    #expect(reading.diagnostics.map(\.code) == [.unclosed])
    #expect(Tree(reading.root) == ["a": .broken, "b": "c"])
  }

  @Test("Nothing that is broken counts as an empty file")
  func brokenRoot() {
    #expect(Tree(read("\"a").root) == .broken)
    #expect(Tree(read("# nothing").root) == .empty)
  }
}

import Diagnostics
import Testing
import TripNotation

extension DiagnosticCode {
  /// Of a value that somebody else reads.
  fileprivate static let badCoordinate = DiagnosticCode("bad-coordinate")
}

@Suite("Fields")
struct FieldReaderTests {
  /// Reads a text as one map, and tells what the reader said.
  private func fields<Value>(
    _ text: String, _ body: (inout FieldReader) -> Value?
  ) -> (value: Value?, said: [String]) {
    let reading = read(text)
    var findings = Findings(about: reading.file)
    let value = FieldReader.read(reading.root, as: "a trip", &findings, body)
    let said = findings.diagnostics.map { diagnostic in
      let span = diagnostic.place?.span
      let place = "\(span?.line ?? 0):\(span?.column ?? 0)"
      return "\(place) \(diagnostic.severity) \(diagnostic.message). \(diagnostic.advice ?? "")"
    }
    return (value, said)
  }

  @Test("Texts, yes and no, whole numbers and words")
  func values() {
    let (_, said) = fields("a: x\nb: yes\nc: false\nd: 42\ne: ferry\nf: [x]\n") { fields in
      #expect(fields.text("a") == "x")
      #expect(fields.yesNo("b") == true)
      #expect(fields.yesNo("c") == false)
      #expect(fields.wholeNumber("d", in: 1...100) == 42)
      #expect(fields.word("e", ["train": 1, "ferry": 2]) == 2)
      #expect(fields.node("f")?.items?.count == 1)
      #expect(fields.text("g") == nil)
      return ()
    }
    #expect(said.isEmpty)
  }

  @Test("What is not given is absent, however it is written")
  func absent() {
    let (_, said) = fields("a:\nb: ~\nc: null\nd: @\n") { fields in
      for key in ["a", "b", "c", "d", "e"] { #expect(fields.textNode(key) == nil) }
      #expect(fields.require("a") == false)
      #expect(fields.require("d") == false)
      return ()
    }
    #expect(said == ["1:1 error Missing `a` in a trip. Add a line like `a: …`."])
  }

  @Test("A value of the wrong kind is an error at the value")
  func wrongKinds() {
    let text = "a: [x]\nb: {c: d}\ne: x\nf: x\ng:\n- [x]\n- y\nh: Lunch\ni: {j: k}\nday starts: [x]\n"
    let (_, said) = fields(text) { fields in
      #expect(fields.text("a") == nil)
      #expect(fields.text("b") == nil)
      #expect(fields.items("e") == nil)
      #expect(fields.map("f", as: "the settings") { _ in 1 } == nil)
      #expect(fields.names("g")?.map(\.value) == ["y"])
      #expect(fields.entries("h") == nil)
      #expect(fields.names("i") == nil)
      #expect(fields.text("day starts") == nil)
      return ()
    }
    #expect(
      said == [
        "1:4 error Expected a text in `a`, found a list. Write one text.",
        "2:4 error Expected a text in `b`, found fields. If it is meant as a text, put quotes round it.",
        "3:4 error Expected a list in `e`, found a text. Begin each item on a line of its own with `- `.",
        "4:4 error Expected fields in the settings, found a text. Write a field on each line, like `title: …`.",
        "6:3 error Expected a text in `g`, found a list. Write one text.",
        "8:4 error Expected fields in `h`, found a text. Write a field on each line, like `title: …`.",
        "9:4 error Expected names in `i`, found fields. Write names separated by commas, like `Ana, Ben`.",
        "10:13 error Expected a text in `day starts`, found a list. Write one text.",
      ])
  }

  @Test(
    "Only yes, no, true and false say yes or no",
    arguments: [
      ("Yes", "`yes`"), ("on", "`yes`"), ("1", "`yes`"), ("FALSE", "`no`"), ("nein", "`no`"),
      ("\"\"", "`yes` or `no`"), ("nope", "`yes` or `no`"),
    ])
  func badYesNo(_ text: String, advised: String) {
    let (value, said) = fields("draft: \(text)") { $0.yesNo("draft") }
    #expect(value == nil)
    #expect(said == ["1:8 error `draft` must be `yes` or `no`. Write \(advised)."])
  }

  @Test("A required key that is misspelt, or called by another word, is told once")
  func misspeltRequired() {
    let (_, said) = fields("titel: X\nwhere: here") { fields in
      for key in ["title", "at"] { fields.require(key) }
      return true
    }
    #expect(
      said == [
        "1:1 error Missing `title` in a trip: `titel` looks like it. Write `title`.",
        "2:1 error Missing `at` in a trip: `where` looks like it. Write `at`.",
      ])
  }

  @Test(
    "Whole numbers are digits within the range",
    arguments: ["0", "101", "1.5", "1e1", "x", "99999999999999999999", "-", "+", "１", " ", "0x1"])
  func badNumbers(_ text: String) {
    let (value, said) = fields("n: '\(text)'") { $0.wholeNumber("n", in: 1...100) }
    #expect(value == nil)
    #expect(said == ["1:4 error `n` must be a whole number from 1 to 100. Write it in digits, like 3."])
    let (free, also) = fields("n: -1") { $0.wholeNumber("n") }
    #expect(free == nil)
    #expect(also == ["1:4 error `n` must be a whole number from 0 on. Write it in digits, like 3."])
  }

  @Test("A word that is not among those allowed")
  func badWord() {
    let (_, said) = fields("a: privat\nb: x\n") { fields in
      let words: KeyValuePairs = ["public": 1, "private": 2]
      #expect(fields.word("a", words) == nil)
      #expect(fields.word("b", words) == nil)
      return ()
    }
    #expect(
      said == [
        "1:4 error Unknown `a`: “privat”. Did you mean `private`?",
        "2:4 error Unknown `b`: “x”. Write one of these: `public`, `private`.",
      ])
  }

  @Test("Unknown keys are warnings, with the key that was probably meant")
  func unknown() {
    let (_, said) = fields("Title: a\ncurency: b\nxyzzy: c\nday start: d\n") { fields in
      fields.allow("title", "currency", "day starts")
      return ()
    }
    #expect(
      said == [
        "1:1 warning Unknown field `Title` in a trip. Did you mean `title`?",
        "2:1 warning Unknown field `curency` in a trip. Did you mean `currency`?",
        "3:1 warning Unknown field `xyzzy` in a trip. Known fields: `title`, `currency`, `day starts`.",
        "4:1 warning Unknown field `day start` in a trip. Did you mean `day starts`?",
      ])
    let (_, empty) = fields("a: b") { _ in () }
    #expect(empty == ["1:1 warning Unknown field `a` in a trip. Delete the line."])
  }

  @Test("A key that stands in the map already is not guessed if another one is free")
  func guessesFreeKeys() {
    let (_, said) = fields("start: a\nstar: b\n") { fields in
      fields.allow("start", "stars")
      return ()
    }
    #expect(said == ["2:1 warning Unknown field `star` in a trip. Did you mean `stars`?"])
  }

  @Test("Names stand in a list, or in one text with commas, each with its place")
  func names() {
    let (_, said) = fields("a: Ana,  Ben ,, Zoë\nb: [Ana, 'B, C', ~]\nc: ' , '\n") { fields in
      let names = fields.names("a") ?? []
      #expect(names.map(\.value) == ["Ana", "Ben", "Zoë"])
      #expect(names.map { fields.findings.file.place(of: $0.range).span?.column } == [4, 10, 17])
      #expect(fields.names("b")?.map(\.value) == ["Ana", "B, C"])
      #expect(fields.names("c")?.isEmpty == true)
      #expect(fields.names("d") == nil)
      return ()
    }
    #expect(said.isEmpty)
  }

  @Test("Nested maps have readers of their own, whose findings come back")
  func nested() {
    let text = """
      publish: {budget: totals, bokings: no}
      rates: {CHF: 1.04, USD: 1}
      expenses:
      - what: a
      - 7
      -
      - wat: b
      """
    let (_, said) = fields(text) { fields in
      let budget = fields.map("publish", as: "the publish settings") { inner in
        inner.allow("bookings")
        return inner.text("budget")
      }
      #expect(budget == "totals")
      #expect(fields.entries("rates")?.map(\.key) == ["CHF", "USD"])
      #expect(fields.items("expenses", as: "an expense") { $0.text("what") } == ["a"])
      return ()
    }
    #expect(
      said == [
        "1:27 warning Unknown field `bokings` in the publish settings. Did you mean `bookings`?",
        "5:3 error Expected fields in an expense, found a text. Write a field on each line, like `date: …`.",
        "7:3 warning Unknown field `wat` in an expense. Did you mean `what`?",
      ])
  }

  @Test("A field that is broken is not called missing")
  func broken() {
    let (_, said) = fields("title: \"x\nb: [\n") { fields in
      fields.require("title")
      fields.require("b")
      fields.require("c")
      #expect(fields.map("b", as: "b") { _ in 1 } == nil)
      return ()
    }
    #expect(said == ["1:1 error Missing `c` in a trip. Add a line like `c: …`."])
  }

  @Test("A reader of values reports at the part of the text that is wrong")
  func ownValues() {
    let (_, said) = fields("at: 38.7, 91.x\nb: ok\nc: \"a\\tx\"\n") { fields in
      let at: Int? = fields.value("at") { text in
        let part = text.value.firstIndex(of: "x").map { $0..<text.value.endIndex }
        return .failure(ValueProblem(.badCoordinate, "No x here", advice: "Digits.", part: part))
      }
      #expect(at == nil)
      #expect(fields.value("b") { .success($0.value.count) } == 2)
      let third: Int? = fields.value("c") { text, findings in
        findings.report(ValueProblem(.badDate, "No date").problem(in: text), as: .warning)
        return 3
      }
      #expect(third == 3)
      fields.report(.missingRate, "No rate", at: "b", as: .note)
      fields.report(.missingRate, "No place", at: "z")
      return ()
    }
    #expect(
      said == [
        "1:1 error No place. ", "1:14 error No x here. Digits.", "2:4 note No rate. ",
        "3:4 warning No date. ",
      ])
  }

  @Test("The first key of several that is there")
  func firstOf() {
    let (_, said) = fields("hotel: x\nstart: y\n") { fields in
      #expect(fields.first(of: ["flight", "hotel", "train"])?.key == "hotel")
      #expect(fields.first(of: ["bus"]) == nil)
      #expect(fields.text("start") == "y")
      return ()
    }
    #expect(said.isEmpty)
  }

  @Test("A file that is a list: its items, or an error if it is none")
  func fileOfItems() {
    var findings = Findings(about: read("").file)
    #expect(Node.items(of: read("- a\n-\n- b").root, as: "`pins.yml`", &findings)?.count == 2)
    #expect(Node.items(of: read("").root, as: "`pins.yml`", &findings)?.isEmpty == true)
    #expect(Node.items(of: read("\"").root, as: "`pins.yml`", &findings) == nil)
    #expect(findings.diagnostics.isEmpty)
    #expect(Node.items(of: read("a: b").root, as: "`pins.yml`", &findings) == nil)
    #expect(findings.diagnostics.map(\.message) == ["Expected a list in `pins.yml`, found fields"])
  }

  @Test("Thousands of unknown keys are not all listed")
  func flood() {
    let text = (0..<5000).map { "k\($0): x\n" }.joined()
    let (_, said) = fields(text) { fields in fields.text("title") }
    #expect(said.count == 100)
  }
}

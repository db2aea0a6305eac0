import Testing

@testable import Claims

/// The claims of the tests, which would hold nothing if they held always.
@Suite("A claim")
struct ClaimTests {
  @Test("is recorded where two values differ, with its note, on its own line")
  func differing() {
    claim(1, is: 1)
    claim(none: Int("x"))
    withKnownIssue {
      claim(1, is: 2, "a number")
      claim(none: Int("1"))
    } matching: { issue in
      ["a number: is 1, not 2", "is 1, not nil"].contains(issue.comments.first?.rawValue)
        && issue.sourceLocation?.fileID == "ClaimsTests/ClaimTests.swift"
    }
  }

  @Test("tells which rows of a list, a set or a text of lines differ, and not very many")
  func rows() {
    let list = Difference(["a", "b", "d"], from: ["a", "c", "d"]).text
    #expect(
      list == """
        is ["a", "b", "d"], not ["a", "c", "d"]
        without row 1: "c"
        with row 1: "b"
        """)
    let told = [
      Difference(Set([2]), from: Set([1, 2])).text, Difference("a\nb", from: "a").text,
      Difference(Array(0..<100), from: []).text,
    ].map { $0.split(separator: "\n").dropFirst().map(String.init) }
    #expect(told[0] == ["without row 0: 1"] && told[1] == [#"with row 1: "b""#])
    #expect(told[2].count == 21 && told[2].last == "and 80 more")
  }

  @Test("is of a part of a text or an item of a list, which is there or not")
  func parts() {
    claim("a text", has: "text")
    claim("a text", lacks: "list")
    claim(["a", "list"], has: "list")
    claim(["a", "list"], lacks: "lis")
    withKnownIssue {
      claim("a text", has: "list")
      claim("a text", lacks: "text")
      claim(["a", "list"], has: "lis")
      claim(["a", "list"], lacks: "list", "a list")
    } matching: { issue in
      [
        #"no "list" in "a text""#, #""text" in "a text""#, #"no "lis" in ["a", "list"]"#,
        #"a list: "list" in ["a", "list"]"#,
      ].contains(issue.comments.first?.rawValue)
    }
  }

  @Test("ends the test where nothing is there, and says where")
  func nothing() throws {
    #expect(try unwrapped(Int("1")) == 1)
    let line = #line + 1
    let ended = #expect(throws: NothingThere.self) { try unwrapped(Int("x"), "no number") }
    #expect(ended?.description == "nil at ClaimsTests/ClaimTests.swift:\(line): no number")
  }
}

import Synchronization
import Testing

@testable import Claims

/// The claims of the tests, which would hold nothing if they held always.
@Suite("A claim")
struct ClaimTests {
  /// What is said of claims that do not hold, each behind the file that made it.
  private final class Heard: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String, _ place: SourceLocation) {
      texts.withLock { $0.append(place.fileID + ": " + text) }
    }

    var all: [String] { texts.withLock { $0 } }
  }

  private static func told(_ claims: () -> Void) -> [String] {
    let heard = Heard()
    ClaimListener.$current.withValue({ heard.add($0, $1) }, operation: claims)
    return heard.all.map { $0.replacing("ClaimsTests/ClaimTests.swift: ", with: "here: ") }
  }

  @Test("is recorded where two values differ, with its note, on its own line")
  func differing() {
    let told = Self.told {
      claim(1, is: 1)
      claim(none: Int("x"))
      claim(1, is: 2, "a number")
      claim(none: Int("1"))
    }
    #expect(told == ["here: a number: is 1, not 2", "here: is 1, not nil"])
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
    let told = Self.told {
      claim("a text", has: "text")
      claim("a text", lacks: "list")
      claim(["a", "list"], has: "list")
      claim(["a", "list"], lacks: "lis")
      claim("a text", has: "list")
      claim("a text", lacks: "text")
      claim(["a", "list"], has: "lis")
      claim(["a", "list"], lacks: "list", "a list")
    }
    #expect(
      told == [
        #"here: no "list" in "a text""#, #"here: "text" in "a text""#, #"here: no "lis" in ["a", "list"]"#,
        #"here: a list: "list" in ["a", "list"]"#,
      ])
  }

  @Test("ends the test where nothing is there, and says where")
  func nothing() throws {
    #expect(try unwrapped(Int("1")) == 1)
    let line = #line + 1
    let ended = #expect(throws: NothingThere.self) { try unwrapped(Int("x"), "no number") }
    #expect(ended?.description == "nil at ClaimsTests/ClaimTests.swift:\(line): no number")
  }
}

import Files
import Glibc
import Testing

@testable import SiteWriting

@Suite("What a problem says")
struct WordsTests {
  @Test("names what the system complains of in the words for a site")
  func words() {
    #expect(
      SiteWriteProblem.cannotWrite(path: "x", SystemFault(code: ENOSPC)).message
        == "“x” cannot be written: no room left on the disk")
    #expect(
      SiteWriteProblem.unreadable(path: "x", SystemFault(code: ENOENT)).message
        == "“x” cannot be read: it is not there")
  }

  @Test("is a sentence without full stop, with a way out that is one")
  func sentences() {
    let problems: [SiteWriteProblem] = [
      .notAFolder("x"), .noParent("x"), .holds(protected: "x", output: "y"), .mountPoint("x"), .notOurs("x"),
      .foreignFiles(["a"], count: 1, output: "x"), .busy("x"), .clash(path: "x"),
      .unreadable(path: "x", SystemFault(code: ENOENT)), .cannotWrite(path: "x", SystemFault(code: ENOSPC)),
      .cannotWrite(path: "x", SystemFault(code: EROFS)), .notAFile(path: "x"),
    ]
    for problem in problems {
      #expect(problem.message.contains("“x”"))
      #expect(!problem.message.hasSuffix("."))
      #expect(problem.advice?.hasSuffix(".") != false)
    }
  }
}

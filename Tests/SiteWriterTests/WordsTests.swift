import Glibc
import Testing

@testable import SiteWriter

@Suite("What a problem says")
struct WordsTests {
  @Test(
    "names what the system complains of in plain words",
    arguments: [
      (ENOSPC, "no room left on the disk"), (EDQUOT, "no room left on the disk"),
      (EROFS, "the disk is read-only"), (EACCES, "you are not allowed to"), (EPERM, "you are not allowed to"),
      (EIO, "the disk reports a fault"), (EMFILE, "too many files are open"), (EBUSY, "it is in use"),
      (ELOOP, "too many levels of symbolic links"),
    ])
  func words(code: Int32, words: String) {
    #expect(SystemFault(code: code).words == words)
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

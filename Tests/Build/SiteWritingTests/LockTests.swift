import Foundation
import Testing

@testable import SiteWriting

@Suite("Two builds of one output")
struct LockTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The second is refused at once and spoils nothing")
  func refused() throws {
    var first = try folder.writer().begin()
    try first.write(page("index.html", "first"))
    #expect(folder.problem() == .busy(folder.path + "/site"))
    _ = try first.finish()
    #expect(folder.text("site/index.html") == "first")
    #expect(folder.problem() == nil)
  }

  @Test("Two outputs in one folder do not know of each other")
  func others() throws {
    let first = try folder.writer("one").begin()
    #expect(folder.problem(building: "two") == nil)
    first.abandon()
  }

  @Test("Many at once: each is whole or refused, and nothing is left beside the site")
  func many() async throws {
    let folder = folder
    let built = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          var built = false
          for round in 0..<20 {
            let text = "\(number) \(round)"
            do {
              try folder.build(["a.html": text, "b/c.html": text])
              built = true
            } catch SiteWriteProblem.busy {}
          }
          return built
        }
      }
      return try await group.reduce(false) { $0 || $1 }
    }
    #expect(built)
    #expect(try folder.list() == ["site/.tripbook-site", "site/a.html", "site/b/c.html"])
    #expect(folder.text("site/a.html") == folder.text("site/b/c.html"))
  }
}

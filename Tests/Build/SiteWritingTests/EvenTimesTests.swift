import Foundation
import Testing

@testable import SiteWriting

@Suite("Even times")
struct EvenTimesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ text: String) throws -> WrittenSite {
    var staging = try folder.writer().begin()
    try staging.write(page("index.html", text))
    try staging.write(page("a/index.html", "the same"))
    return try staging.finish(withEvenTimes: true)
  }

  private func times() throws -> Set<Date> {
    let files = try folder.list("site").map {
      try folder.attributes("site/" + $0)[.modificationDate] as? Date
    }
    return Set(files.compactMap(\.self))
  }

  @Test("are those of all files, new and kept, and whole seconds")
  func sameSecond() throws {
    _ = try build("one")
    #expect(try times().count == 1)
    let long = Date(timeIntervalSince1970: 1_700_000_000.5)
    let kept = folder.path + "/site/a/index.html"
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: kept)
    #expect(try times().count == 2)
    #expect(try build("two").changedCount == 1)
    let times = try times()
    #expect(times.count == 1)
    #expect(times.allSatisfy { $0.timeIntervalSince1970 == $0.timeIntervalSince1970.rounded() })
  }

  @Test("stay as they are where nothing has changed")
  func unchanged() throws {
    _ = try build("one")
    let long = Date(timeIntervalSince1970: 1_700_000_000)
    let kept = folder.path + "/site/a/index.html"
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: kept)
    #expect(try build("one").swap == .unchanged)
    #expect(try times().contains(long))
  }
}

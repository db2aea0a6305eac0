import Foundation
import Testing

@testable import FileIdentity

@Suite("The bytes of a file")
struct FileContentTests {
  @Test("are all there, or as many as were asked for", arguments: [0, 1, 4, 5, 6, 1000])
  func whole(_ most: Int) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-" + UUID().uuidString)
    try Data([1, 2, 3, 4, 5]).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    #expect(FileContent.bytes(of: path.path, atMost: most) == Array([1, 2, 3, 4, 5].prefix(most)))
  }

  @Test("are none where there is no file, or a folder")
  func missing() {
    let folder = FileManager.default.temporaryDirectory
    #expect(FileContent.bytes(of: folder.path, atMost: 10) == nil)
    #expect(FileContent.bytes(of: folder.path + "/" + UUID().uuidString, atMost: 10) == nil)
  }
}

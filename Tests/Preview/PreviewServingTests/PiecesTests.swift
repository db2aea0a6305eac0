import FileIdentities
import Foundation
import SiteOutput
import Testing

@testable import PreviewServing

@Suite("A file that is put together, in the preview")
struct PiecesTests {
  /// An original of letters, and what is published of it.
  private static func sample() throws -> SplicedFile {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try Data(TestServer.letters.utf8).write(to: URL(fileURLWithPath: path))
    return SplicedFile(
      source: path, identity: try #require(FileIdentity(of: path)),
      pieces: [.bytes(Array("<".utf8)), .run(from: 2, count: 3), .zeros(2), .run(from: 25, count: 1)])
  }

  @Test("is sent whole and in parts")
  func parts() async throws {
    let file = try Self.sample()
    defer { try? FileManager.default.removeItem(atPath: file.source) }
    try await TestServer.run(pieced: file) { server in
      let whole = try await server.get("/original.jpg")
      #expect(whole.text == "<cde\0\0z" && whole.fields["content-type"] == "image/jpeg")
      #expect(whole.fields["content-length"] == "7")
      let head = try await server.get("/original.jpg", method: "HEAD")
      #expect(head.fields["content-length"] == "7" && head.body.isEmpty)
      for start in 0..<7 {
        for end in start..<7 {
          let part = try await server.get("/original.jpg", "Range: bytes=\(start)-\(end)")
          #expect(part.status == 206 && part.body == Array(whole.body[start...end]))
        }
      }
    }
  }

  @Test("is not sent of an original that has changed")
  func changed() async throws {
    let file = try Self.sample()
    defer { try? FileManager.default.removeItem(atPath: file.source) }
    try await TestServer.run(pieced: file) { server in
      try Data("something else".utf8).write(to: URL(fileURLWithPath: file.source))
      try await server.expect(404, "/original.jpg")
    }
  }
}

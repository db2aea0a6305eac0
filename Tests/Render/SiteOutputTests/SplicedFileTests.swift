import FileIdentities
import SiteOutput
import Testing

@Suite("A file of pieces")
struct SplicedFileTests {
  private static let source = Array("abcdefghij".utf8)

  private static func file() throws -> SplicedFile {
    SplicedFile(
      source: "/dev/null", identity: try #require(FileIdentity(of: "/proc/self/exe")),
      pieces: [.run(from: 2, count: 3), .bytes([1, 2]), .zeros(3), .run(from: 0, count: 1)])
  }

  /// What pieces make, one byte after the other.
  private static func bytes(_ pieces: [FilePiece]) -> [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .run(let start, let count): Array(source[start..<start + count])
      case .bytes(let bytes): bytes
      case .zeros(let count): [UInt8](repeating: 0, count: count)
      }
    }
  }

  @Test("gives the pieces of each part of it")
  func parts() throws {
    let file = try Self.file()
    let whole = Array("cde".utf8) + [1, 2, 0, 0, 0] + Array("a".utf8)
    #expect(file.byteCount == 9 && Self.bytes(file.pieces) == whole)
    for start in 0...9 {
      for end in start...9 { #expect(Self.bytes(file.pieces(in: start..<end)) == Array(whole[start..<end])) }
    }
  }

  @Test("gives each piece in as small parts as one wants", arguments: 1...4)
  func smallParts(maximum: Int) throws {
    for piece in try Self.file().pieces {
      let parts = Array(piece.parts(ofAtMost: maximum))
      #expect(parts.allSatisfy { (1...maximum).contains($0.count) })
      #expect(Self.bytes(parts) == Self.bytes([piece]))
    }
  }
}

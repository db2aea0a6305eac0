import Digests
import Foundation
import Testing

@Suite("Content hash")
struct ContentHashTests {
  /// The vectors of FIPS 180-4's examples, and the empty text.
  @Test(
    "Known texts have their known SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func knownTexts(text: String, hex: String) {
    #expect(ContentHash.of(text.utf8).hex == hex)
  }

  @Test("A million times the letter a, in memory and as a file of that length")
  func millionLetters() throws {
    let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    let letters = [UInt8](repeating: 0x61, count: 1_000_000)
    #expect(ContentHash.of(letters).hex == expected)
    let ofFile = try hashOfFile(holding: letters)
    #expect(ofFile.hex == expected)
  }

  @Test(
    "A file hashes like its bytes, below, at and over the size of a chunk",
    arguments: [0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, (2 << 20) + 7])
  func filesOfAnyLength(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let ofFile = try hashOfFile(holding: bytes)
    #expect(ofFile == ContentHash.of(bytes))
  }

  @Test("One other byte is another hash, and equal bytes are one member of a set")
  func differences() {
    #expect(ContentHash.of([1, 2, 3]) != ContentHash.of([1, 2, 4]))
    #expect(Set([ContentHash.of([1, 2, 3]), ContentHash.of([1, 2, 3])]).count == 1)
    #expect(ContentHash.of([]).description.count == 64)
  }

  @Test("A file that is not there and a folder are told apart")
  func unreadable() throws {
    let missing = #expect(throws: UnreadableFile.self) { try ContentHash.ofFile("/nowhere/at/all") }
    #expect(missing?.reason == "there is no such file")
    #expect(missing?.path == "/nowhere/at/all")
    let folder = #expect(throws: UnreadableFile.self) { try ContentHash.ofFile("/") }
    #expect(folder?.reason == "it is a folder")
  }

  private func hashOfFile(holding bytes: [UInt8]) throws -> ContentHash {
    let file = FileManager.default.temporaryDirectory.appending(path: "hash-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try ContentHash.ofFile(file.path)
  }
}

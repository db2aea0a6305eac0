import Claims
import Foundation
import Synchronization
import Testing
import TripModel

@testable import TripReading

/// Files of a terabyte, all of it a hole: whoever reads one from end to end does not come back.
@Suite("Files that are too large for their kind")
struct HugeFileTests {
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2,
  ]
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0,
    9,
  ]
  private static let heic: [UInt8] =
    [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("heicmif1".utf8)
  private static let large = "Picture left out: it is larger than 2 GB"
  private static let unknown = "Picture left out: it is something unknown"

  /// A file, its first bytes, and what is said of it.
  @Test(
    "are refused by their size and their first bytes, and never read to their end", .timeLimit(.minutes(2)),
    arguments: [
      ("a.jpg", [], unknown), ("a.jpg", jpeg, large), ("a.heic", [], unknown), ("a.heic", heic, large),
      ("a.png", png, large),
      ("a.webp", Array("RIFF....WEBPVP8 ".utf8), large), ("a.tif", [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], large),
      ("a.avif", [], unknown),
      ("a.mp4", [], "Clip left out: it is neither an MP4 nor a QuickTime film"),
      ("a.mov", [0, 0, 0, 8] + Array("wide".utf8), "Clip left out: "),
      ("a.gpx", [], "Track left out: it is larger than 2 GB"),
      ("a.geojson", Array("{\"type\":".utf8), "Track left out: it is larger than 2 GB"),
      ("a.kmz", Array("PK".utf8), "Track left out: it is larger than 2 GB"),
      ("pins.yml", Array("- a".utf8), "This file is larger than 16 MB and is not read"),
      ("journal/2026-05-03-a.md", Array("# A\n".utf8), "Entry left out: it is larger than 8 MB"),
      (
        "templates/day.mustache", Array("<p>".utf8),
        "Cannot read this: it is not UTF-8 text of at most 4 MB"
      ),
      (
        "assets/own.css", Array("a{".utf8),
        "Cannot read this: it cannot be opened, or is larger than 256 MB"
      ),
    ] as [(String, [UInt8], String)])
  func refused(file: String, head: [UInt8], words: String) async throws {
    let folder = try TripFolder()
    try folder.write(file, head)
    let handle = try unwrapped(FileHandle(forWritingAtPath: folder.path + "/" + file))
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    let hashed = Mutex(0)
    let reading = try await folder.read { _ in
      hashed.withLock { $0 += 1 }
      return "x"
    }
    #expect(reading.told.contains { $0.contains(file) && $0.contains(words) }, "\(reading.told)")
    claim(hashed.withLock { $0 }, is: 0)
  }

  @Test("A track's long line is shown as far as it fits, without a walk to its end", .timeLimit(.minutes(1)))
  func line() async throws {
    let folder = try TripFolder()
    try folder.write("a.geojson", Array("{\"type\": x".utf8))
    let handle = try unwrapped(FileHandle(forWritingAtPath: folder.path + "/a.geojson"))
    try handle.truncate(atOffset: (2 << 30) - 1)
    try handle.close()
    #expect(try await folder.read().told.contains { $0.contains("bad-track a.geojson:1") })
  }
}

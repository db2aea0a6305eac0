import Foundation
import Testing

/// C9: what a picture says of its owner stays in the trip folder. The witness is exiftool, where it is installed.
@Suite("Published pictures")
struct PublishedPictureTests {
  private static let exiftool = ["/usr/bin/exiftool", "/usr/local/bin/exiftool"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Groups of tags that only describe the file and the pixels.
  private static let harmless: Set<String> = [
    "ExifTool", "System", "File", "JFIF", "Composite", "ICC_Profile", "ICC-header",
  ]

  @Test(.enabled(if: exiftool != nil, "exiftool is not installed"))
  func holdNothingButPixels() async throws {
    let example = try await ExampleSite.shared()
    let tags = try tags(below: example.path)
    #expect(tags.contains { $0.hasPrefix("[File]") }, "exiftool saw no picture")
    let telling = tags.filter { line in !Self.harmless.contains { line.hasPrefix("[\($0)]") } }
    #expect(telling == [])
    #expect(!tags.contains { $0.lowercased().contains("comment") || $0.lowercased().contains("gps") })
  }

  @Test(.enabled(if: exiftool != nil, "exiftool is not installed"))
  func comeFromPicturesThatTellMore() throws {
    let tags = try tags(below: Checkout.exampleTrip + "/photos")
    #expect(tags.contains { $0.hasPrefix("[GPS]") })
    #expect(tags.contains { $0.hasPrefix("[ExifIFD]") })
  }

  /// Every kind of tag in every picture below a folder: `[GPS] GPSLatitude`.
  private func tags(below folder: String) throws -> Set<String> {
    let answers = try TemporaryFolder()
    let file = answers.path + "/tags"
    try answers.write("tags", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.exiftool))
    process.arguments = ["-q", "-G1", "-s", "-a", "-u", "-r", "-ext", "jpg", folder]
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix("[") }.map { line in
        line.split(separator: ":")[0].split(separator: " ").joined(separator: " ")
      })
  }
}

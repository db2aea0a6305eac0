import Diagnostics
import Foundation
import SiteBuilding
import Testing

/// C9: what a picture says of its owner stays in the trip folder. The witness is exiftool, where it is installed.
@Suite("Published pictures")
struct PublishedPictureTests {
  static let exiftool = ["/usr/bin/exiftool", "/usr/local/bin/exiftool"].first {
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

  /// Each kind of file is told by exiftool itself whatever its format can hold of an owner; none of it is published.
  @Test(.enabled(if: exiftool != nil, "exiftool is not installed"))
  func holdNothingButPixelsWhateverTheirKind() async throws {
    let workspace = try TemporaryFolder()
    for (ending, text) in Samples.all {
      try workspace.write("trip/photos/\(ending).\(ending)", try #require(Data(base64Encoded: text)))
    }
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: try #require(Self.exiftool))
    writer.arguments = [
      "-q", "-overwrite_original", "-EXIF:GPSLatitude=38.5", "-EXIF:GPSLatitudeRef=N",
      "-EXIF:GPSLongitude=9.25",
      "-EXIF:GPSLongitudeRef=W", "-EXIF:DateTimeOriginal=2026:05:03 10:11:12", "-EXIF:SerialNumber=TELLTALE",
      "-EXIF:OwnerName=TELLTALE", "-EXIF:UserComment=TELLTALE", "-EXIF:Artist=TELLTALE",
      "-XMP:Creator=TELLTALE",
      "-XMP:GPSLatitude=38.5", "-r", workspace.path + "/trip/photos",
    ]
    try writer.run()
    writer.waitUntilExit()
    let outcome = await SiteBuilder.build(
      try .test(workspace.path + "/trip", in: workspace, output: workspace.path + "/site"))
    #expect(outcome.diagnostics.map(\.code) == [])
    let originals = try tags(below: workspace.path + "/trip/photos", endings: Samples.all.map(\.ending))
    #expect(originals.contains("[GPS] GPSLatitude") && originals.contains("[ExifIFD] OwnerName"))
    let site = try TripData(site: workspace.path + "/site")
    #expect(site.names.isEmpty == false)
    let published = try tags(below: workspace.path + "/site")
    #expect(published.contains { $0.hasPrefix("[File]") }, "exiftool saw no picture")
    let telling = published.filter { line in !Self.harmless.contains { line.hasPrefix("[\($0)]") } }
    #expect(telling == [])
    #expect(!published.contains { $0.lowercased().contains("comment") || $0.lowercased().contains("gps") })
  }

  /// Every kind of tag in every picture below a folder: `[GPS] GPSLatitude`.
  func tags(below folder: String, endings: [String] = ["jpg"]) throws -> Set<String> {
    let answers = try TemporaryFolder()
    let file = answers.path + "/tags"
    try answers.write("tags", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.exiftool))
    process.arguments =
      ["-q", "-G1", "-s", "-a", "-u", "-r"] + endings.flatMap { ["-ext", $0] } + [folder]
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

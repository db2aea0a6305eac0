import Foundation
import PhotoMetadata
import Testing

private let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(
  path: "../../../../shared/corpus"
).standardized
private let hasCorpus = FileManager.default.fileExists(atPath: corpus.appending(path: "EXIF.tsv").path)

@Suite("Real pictures", .enabled(if: hasCorpus, "the folder of real pictures is not here"))
struct CorpusPhotoTests {
  /// What exiftool says and libexif's reader rightly or harmlessly does not.
  private let knownDifferences = [
    // Times of zeros and blanks are given by exiftool and are none here.
    "photos/dates/FujiFilm DX-5.jpg original", "photos/dates/Nikon E885.jpg original",
    "photos/dates/Olympus C4040Z.jpg original",
    // A time in a tag of the wrong type is read here.
    "photos/exif-quirks/30-type_error.jpg original", "photos/exif-quirks/30-type_error.jpg digitized",
    // 0° 0° is no position here.
    "photos/gps/Issue 308.jpg position", "photos/gps/Samsung GT-I9000 (Galaxy S).jpg position",
    // Damaged on purpose: two frame headers, of which exiftool takes the last.
    "photos/malformed/issue_1833_poc.jpg width", "photos/malformed/issue_1833_poc.jpg height",
  ]

  /// Files of which exiftool says something although they are no pictures any more.
  private let refused = [
    // No key frame, and no size, where the file should have one; libwebp refuses it too.
    "photos/malformed/crash-be8afd4d4261d77f4d1ee4188aa7cd09722d1168.fuzzed.webp"
  ]

  /// The table was made without what exiftool says behind a small warning (that EXIF begins here as in a JPEG); asked
  /// without that limit, it says what is read here.
  private let richer = ["photos/formats/Issue 473 (Java).webp"]

  @Test("Size, orientation, time, offset, position and camera are what exiftool found")
  func agreement() throws {
    let kinds = ["JPEG", "HEIC", "HEIF", "AVIF", "PNG", "WEBP", "Extended WEBP", "TIFF"]
    for row in try table() where kinds.contains(row["FileType"] ?? "") {
      let file = row["file"] ?? ""
      let path = corpus.appending(path: file).path
      guard let facts = try? PhotoFacts.read(path: path) else {
        #expect(row["ImageWidth"] == "-" || refused.contains(file), "\(file)")
        continue
      }
      func compare(_ what: String, _ ours: String, _ theirs: String?) {
        guard !knownDifferences.contains(file + " " + what), !richer.contains(file) else { return }
        #expect(ours == theirs, "\(file): \(what)")
      }
      compare("width", String(facts.pixelWidth), row["ImageWidth"])
      compare("height", String(facts.pixelHeight), row["ImageHeight"])
      // HEIC and AVIF are turned by their own means, which exiftool's column does not tell.
      if ![.heic, .avif].contains(facts.format) {
        compare(
          "orientation", String(facts.orientation),
          row["IFD0:Orientation"] == "-" ? "1" : row["IFD0:Orientation"])
      }
      compare("original", written(facts.original.reading), row["EXIF:DateTimeOriginal"])
      compare("digitized", written(facts.digitized.reading), time(row["EXIF:CreateDate"]))
      compare("modified", written(facts.modified.reading), time(row["EXIF:ModifyDate"]))
      compare(
        "subsecond", facts.original.subsecond, row["EXIF:SubSecTimeOriginal"].map { $0 == "-" ? "" : $0 })
      compare("altitude", tenths(facts.altitude), tenths(row["Composite:GPSAltitude"].flatMap { Double($0) }))
      compare("offset", written(facts.original.offset), row["OffsetTimeOriginal"])
      compare("make", facts.make ?? "-", row["Make"])
      compare("model", facts.model ?? "-", row["Model"])
      compare("position", written(facts.position?.latitude), rounded(row["Composite:GPSLatitude"]))
      compare("position", written(facts.position?.longitude), rounded(row["Composite:GPSLongitude"]))
    }
  }

  @Test("No file of the collection, whatever it is, stops the reader")
  func anyFile() throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: corpus.appending(path: "photos").path) {
      let path = corpus.appending(path: "photos/" + name).path
      do throws(PhotoProblem) {
        #expect(try PhotoFacts.read(path: path).pixelWidth > 0)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }

  private func table() throws -> [[String: String]] {
    let text = try String(contentsOf: corpus.appending(path: "EXIF.tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
    guard let head = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(zip(head, $0), uniquingKeysWith: { first, _ in first }) }
  }

  private func written(_ reading: ClockReading?) -> String {
    guard let reading else { return "-" }
    let date = [padded(reading.year, 4), padded(reading.month), padded(reading.day)].joined(separator: ":")
    return date + " "
      + [reading.hour, reading.minute, reading.second].map { padded($0) }.joined(separator: ":")
  }

  private func written(_ offset: Int?) -> String {
    guard let offset else { return "-" }
    return (offset < 0 ? "-" : "+") + padded(abs(offset) / 3_600) + ":" + padded(abs(offset) / 60 % 60)
  }

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
  }

  /// Times of zeros are none here, and one in the style of ISO 8601 is read.
  private func time(_ text: String?) -> String? {
    guard let text, text != "0000:00:00 00:00:00" else { return "-" }
    guard text.contains("T"), text.count > 19 else { return text }
    return String(text.prefix(19)).replacing("-", with: ":").replacing("T", with: " ")
  }

  private func tenths(_ metres: Double?) -> String { metres.map { String(Int(($0 * 10).rounded())) } ?? "-" }

  /// Degrees to a millionth.
  private func written(_ degrees: Double?) -> String {
    degrees.map { String(Int(($0 * 1e6).rounded())) } ?? "-"
  }

  private func rounded(_ degrees: String?) -> String { written(degrees.flatMap { Double($0) }) }
}

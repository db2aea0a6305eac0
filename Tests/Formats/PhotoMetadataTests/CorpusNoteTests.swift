import Foundation
import PhotoMetadata
import Testing

private let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(
  path: "../../../../shared/corpus/photos"
).standardized
private let exiftool = "/usr/bin/exiftool"
private let hasBoth =
  FileManager.default.fileExists(atPath: corpus.path)
  && FileManager.default.isExecutableFile(atPath: exiftool)

@Suite(
  "Notes on real pictures", .enabled(if: hasBoth, "the folder of real pictures, or exiftool, is not here"))
struct CorpusNoteTests {
  /// What exiftool says and we rightly do not, with the reason.
  private static let knownDifferences = [
    "formats/el_torcal_rocks.jpg description": "a camera writes it into each picture",
    "formats/el_torcal_rocks.jpg IPTC caption": "a camera writes it into each picture",
    "xmp/2000.xmp digitized": "exiftool does not read UTF-16 behind a broken mark",
    "malformed/issue_1713_poc.xmp digitized": "no XML from there on",
    "malformed/issue_1713_poc.xmp make": "no XML from there on",
    "malformed/issue_1713_poc.xmp title": "no XML from there on",
    "malformed/issue_1713_poc.xmp description": "no XML from there on",
    "exif-quirks/33-type_error.jpg original": "its offset has one digit",
    "exif-quirks/33-type_error.jpg digitized": "its offset has one digit",
  ]

  @Test("XMP and IPTC, within pictures and beside them, say what exiftool reads in them")
  func agreement() throws {
    for theirs in try answers() {
      let path = try #require(theirs["SourceFile"] as? String)
      guard let (xmp, iptc) = ours(path) else { continue }
      let file = String(path.dropFirst(corpus.path.count + 1))
      func compare(_ what: String, _ ours: String?, _ theirs: String?) {
        guard Self.knownDifferences[file + " " + what] == nil else { return }
        #expect(ours == theirs, "\(file): \(what)")
      }
      compare("original", written(xmp.original), time(theirs["XMP-exif:DateTimeOriginal"]))
      compare("created", written(xmp.created), time(theirs["XMP-photoshop:DateCreated"]))
      compare(
        "digitized", written(xmp.digitized),
        time(theirs["XMP-exif:DateTimeDigitized"]) ?? time(theirs["XMP-xmp:CreateDate"]))
      for (what, ours, key) in [
        ("latitude", xmp.position?.latitude, "XMP-exif:GPSLatitude"),
        ("longitude", xmp.position?.longitude, "XMP-exif:GPSLongitude"),
        ("altitude", xmp.altitude, "XMP-exif:GPSAltitude"),
        ("exposure", xmp.exposureTime, "XMP-exif:ExposureTime"),
        ("aperture", xmp.fNumber, "XMP-exif:FNumber"),
        ("focal length", xmp.focalLength, "XMP-exif:FocalLength"),
      ] {
        compare(what, millionths(ours), millionths((theirs[key] as? NSNumber)?.doubleValue))
      }
      compare("make", xmp.make, text(theirs["XMP-tiff:Make"]))
      compare("model", xmp.model, text(theirs["XMP-tiff:Model"]))
      compare("title", xmp.title, text(theirs["XMP-dc:Title"]))
      compare("description", xmp.description, text(theirs["XMP-dc:Description"]))
      let rating = (theirs["XMP-xmp:Rating"] as? NSNumber)?.doubleValue
      compare("rejected", String(xmp.isRejected == true), String((rating ?? 0) < 0))
      compare("IPTC caption", iptc.description, text(theirs["IPTC:Caption-Abstract"]))
      compare("IPTC title", iptc.title, text(theirs["IPTC:ObjectName"]))
    }
  }

  @Test("No file of the collection, whatever it is, stops the readers of XMP and of JSON")
  func anyFile() throws {
    let root = corpus.deletingLastPathComponent()
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      guard
        let bytes = FileManager.default.contents(atPath: root.appending(path: name).path).map({ [UInt8]($0) })
      else { continue }
      _ = XMPReader.read(bytes)
      _ = try? TakeoutNote.read(bytes)
    }
  }

  private func ours(_ path: String) -> (xmp: PhotoNote, iptc: PhotoNote)? {
    if path.hasSuffix(".xmp") {
      return FileManager.default.contents(atPath: path).map {
        (XMPReader.read([UInt8]($0)).note, PhotoNote())
      }
    }
    guard let facts = try? PhotoFacts.read(path: path) else { return nil }
    return (facts.xmp ?? PhotoNote(), facts.iptc ?? PhotoNote())
  }

  private func answers() throws -> [[String: Any]] {
    let process = Process()
    process.executableURL = URL(filePath: exiftool)
    process.arguments = ["-j", "-n", "-G1", "-r", "-XMP:all", "-IPTC:all", corpus.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try #require(try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
  }

  private func written(_ clock: ClockFacts) -> String? {
    guard let reading = clock.reading else { return nil }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let date = [String(reading.year), two(reading.month), two(reading.day)].joined(separator: ":")
    let time = [reading.hour, reading.minute, reading.second].map(two).joined(separator: ":")
    let offset = clock.offset.map { offset in
      (offset < 0 ? "-" : "+") + two(abs(offset) / 3600) + ":" + two(abs(offset) / 60 % 60)
    }
    return date + " " + time + (clock.subsecond.isEmpty ? "" : "." + clock.subsecond) + (offset ?? "")
  }

  /// exiftool leaves seconds away where there are none, and has `Z` for UTC; a day alone is no time.
  private func time(_ value: Any?) -> String? {
    guard var text = value as? String, text.count > 10 else { return nil }
    text = text.replacing("Z", with: "+00:00")
    let minute = text.index(text.startIndex, offsetBy: 16)
    if minute == text.endIndex || text[minute] != ":" { text.insert(contentsOf: ":00", at: minute) }
    return text
  }

  private func millionths(_ number: Double?) -> String? { number.map { String(Int(($0 * 1e6).rounded())) } }

  private func text(_ value: Any?) -> String? {
    let text = value as? String ?? (value as? NSNumber).map { "\($0)" }
    let words = text?.split { $0.isWhitespace || $0 == "\0" }.joined(separator: " ")
    return words?.isEmpty == true ? nil : words
  }
}

import Diagnostics
import ExportFiles
import ExportReading
import Foundation
import Importing
import JSONText
import Testing
import TripModel

/// An export that is made for a test, and goes with it.
final class DiaryFixture {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("diary-" + UUID().uuidString).path

  /// `bytes` are files that are no text.
  init(_ files: [String: String], bytes: [String: [UInt8]] = [:]) throws {
    let texts = files.map { ($0.key, Array($0.value.utf8)) }
    for (name, content) in texts + bytes.map({ ($0.key, $0.value) }) {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content).write(to: file)
      // The order of pictures goes by it.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: file.path)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What becomes of it as an export of a program; nil where that does not know it.
  func plan(_ program: String, _ request: ImportRequest? = nil) throws -> ImportPlan? {
    let today = try #require(LocalDate(iso: "2024-06-01"))
    let export = try Export([("diary", path)])
    let found = ExportPrograms.recognize(export).first { $0.source.program == program }
    return found.map { $0.source.plan(export, $0.found.files, request ?? ImportRequest(today: today)) }
  }

  /// The values of each JSON file of an account that are not in it as another reader of JSON finds them, and those that
  /// are in it alone: empty where all agree.
  func differences(_ account: ImportAccount) throws -> [String] {
    var differences: [String] = []
    for file in account.files where file.path.hasSuffix(".json") {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + file.path)))
      var expected: [String: Int] = [:]
      Self.walk(try JSONReader.read(bytes), "", &expected)
      let counted = Dictionary(
        file.fields.map { ($0.path, $0.counts.sum) }, uniquingKeysWith: { first, _ in first })
      for path in Set(expected.keys).union(counted.keys).sorted() where expected[path] != counted[path] {
        differences.append("\(file.path) \(path): \(expected[path] ?? 0), \(counted[path] ?? 0)")
      }
    }
    return differences
  }

  private static func walk(_ value: JSONValue, _ path: String, _ found: inout [String: Int]) {
    switch value {
    case .list(let items): for item in items { walk(item, path + "[]", &found) }
    case .record(let fields):
      for (name, inner) in fields { walk(inner, path.isEmpty ? name : path + "." + name, &found) }
    default: found[path, default: 0] += 1
    }
  }
}

extension ImportPlan {
  /// All that is to be written, a line for each thing.
  var table: [String] {
    var lines: [String] = []
    for trip in trips {
      let settings = trip.settings
      let days = [settings.start, settings.end].map { $0?.description ?? "-" }.joined(separator: " ")
      let about = [settings.title, settings.zone, settings.visibility, settings.description]
      lines.append("\(trip.folder) | \(days)" + Self.cells(about))
      lines += trip.entries.map(Self.line)
      for track in trip.tracks {
        let points = track.segments.map { "\($0.points.count)" }.joined(separator: " ")
        lines.append("track \(track.name) | \(points)" + (track.isEstimate ? " | estimate" : ""))
      }
      lines += trip.files.map { "file \($0.path)" }
    }
    return lines
  }

  private static func line(_ entry: EntryDraft) -> String {
    let when = "\(entry.day) " + (entry.time?.hourAndMinute ?? "-")
    let position = entry.position.map { "\($0.latitude) \($0.longitude)" }
    let media = entry.media.map { medium in
      [
        String(medium.file.path.suffix(12)), medium.ending, medium.day?.description,
        medium.time?.hourAndMinute, medium.position.map { "\($0.latitude)" },
      ].compactMap(\.self).joined(separator: " ")
    }
    let tags = entry.tags.isEmpty ? nil : entry.tags.joined(separator: "+")
    return when
      + cells([entry.title, entry.place, position, entry.weather, entry.kind, tags])
      + " | " + entry.text + cells(media)
  }

  private static func cells(_ cells: [String?]) -> String {
    cells.compactMap(\.self).map { " | " + $0 }.joined()
  }

  /// What is told, without where and how.
  var told: [String] { diagnostics.map { "\($0.severity) \($0.message)" } + remarks }

  /// The values with a fate, by the file.
  func paths(_ fate: FieldFate, of file: String) -> [String] {
    (account.files.first { $0.path == file }?.fields ?? []).filter { $0.counts[fate] > 0 }.map(\.path)
  }
}

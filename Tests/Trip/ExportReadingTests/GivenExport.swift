import Diagnostics
import ExportFiles
import Foundation
import Importing
import JSONText
import TripModel

/// The folder of an export, as a test writes it; it goes when the test ends.
final class GivenExport {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "given-" + UUID().uuidString)
  let export: Export

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    export = try Export([("given", folder.path)])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What comes of it; nil where the program does not know it.
  func plan(_ source: any ImportSource, _ request: ImportRequest) -> ImportPlan? {
    source.recognize(export).map { source.plan(export, $0.files, request) }
  }

  /// The paths of all values of its files of JSON, `a.json list[].name`, as the plainest walk finds them, with how many
  /// there are.
  func leaves(where isWanted: (ExportFile) -> Bool = { _ in true }) throws -> [String: Int] {
    var found: [String: Int] = [:]
    for file in export.files where file.ending == "json" && isWanted(file) {
      Self.walk(try JSONReader.read(try export.bytes(of: file, atMost: 1 << 20)), "") { path in
        found[path, default: 0] += 1
      }
    }
    return found
  }

  private static func walk(_ value: JSONValue, _ path: String, _ count: (String) -> Void) {
    switch value {
    case .list(let items): for item in items { walk(item, path + "[]", count) }
    case .record(let fields):
      for (name, value) in fields { walk(value, path.isEmpty ? name : path + "." + name, count) }
    default: count(path)
    }
  }
}

extension ImportRequest {
  /// Of these days, `2026-05-01...2026-05-05`.
  static func of(_ days: String, zone: String? = nil) -> ImportRequest {
    var request = ImportRequest(today: LocalDate(dayNumber: 21_000))
    let ends = days.split(separator: ".").compactMap { LocalDate(iso: $0) }
    if let first = ends.first, let last = ends.last, first <= last { request.days = first...last }
    request.zone = zone.flatMap(ZoneRules.init(identifier:))
    return request
  }
}

extension ImportPlan {
  /// How often each path is counted, in all files.
  var countedLeaves: [String: Int] {
    account.files.flatMap(\.fields).reduce(into: [:]) { $0[$1.path, default: 0] += $1.counts.sum }
  }

  /// Each path that has values of a fate.
  func paths(_ fate: FieldFate) -> Set<String> {
    Set(account.files.flatMap(\.fields).filter { $0.counts[fate] > 0 }.map(\.path))
  }

  /// The files of a fate, by their names.
  func names(_ fate: FieldFate) -> [String] {
    account.files.filter { $0.fate == fate && !$0.path.contains("*") }
      .map { String($0.path.split(separator: "/").last ?? "") }
  }

  /// The files of all its trips as they will lie in the folder: with their text, or what they are copies of.
  var laid: [String] {
    trips.flatMap { DraftLayout($0).files }.map { file in
      switch file.content {
      case .text(let text): file.path + ": " + text.replacing("\n", with: "|")
      case .copy(let source): file.path + " < " + source.path
      }
    }
  }

  var messages: [String] { diagnostics.map { "\($0.code.rawValue): \($0.message)" } }
}

import Diagnostics
import ExportFiles
import ExportReading
import Importing
import JSONText
import Testing
import TripModel

/// The files of an export, as a test writes them.
struct GivenExport {
  let export: Export

  /// `bytes` are files that are no text.
  init(_ files: [String: String] = [:], bytes: [String: [UInt8]] = [:]) {
    var all: [(path: String, bytes: [UInt8])] = []
    for (path, text) in files { all.append((path, Array(text.utf8))) }
    for (path, content) in bytes { all.append((path, content)) }
    export = Export(files: all)
  }

  /// What comes of it; nil where the program does not know it.
  func plan(_ source: any ImportSource, _ request: ImportRequest) -> ImportPlan? {
    source.recognize(export).map { source.plan(export, $0.files, request) }
  }

  /// What becomes of it as an export of the program of this name, beside all others; nil where that does not know it.
  func plan(_ program: String, _ request: ImportRequest? = nil) throws -> ImportPlan? {
    let today = try #require(LocalDate(iso: "2024-06-01"))
    let found = ExportPrograms.recognize(export).first { $0.source.program == program }
    return found.map { $0.source.plan(export, $0.found.files, request ?? ImportRequest(today: today)) }
  }

  // MARK: - Values

  /// The paths of all values of its files of JSON, with how many there are.
  func leaves(where isWanted: (ExportFile) -> Bool = { _ in true }) throws -> [String: Int] {
    var found: [String: Int] = [:]
    for file in export.files where file.ending == "json" && isWanted(file) {
      found.merge(try Self.leaves(of: try export.bytes(of: file, atMost: 1 << 20)), uniquingKeysWith: +)
    }
    return found
  }

  /// The values of each JSON file of an account that are not in it as the plainest walk finds them, and those that are in
  /// it alone: empty where all agree.
  func differences(_ account: ImportAccount) throws -> [String] {
    var differences: [String] = []
    for file in account.files where file.path.hasSuffix(".json") {
      let given = try #require(export.files.first { $0.path == file.path })
      let expected = try Self.leaves(of: try export.bytes(of: given, atMost: 1 << 20))
      let counted = Dictionary(file.fields.map { ($0.path, $0.counts.sum) }, uniquingKeysWith: +)
      for path in Set(expected.keys).union(counted.keys).sorted() where expected[path] != counted[path] {
        differences.append("\(file.path) \(path): \(expected[path] ?? 0), \(counted[path] ?? 0)")
      }
    }
    return differences
  }

  /// How many values a text of JSON has at each path, `list[].name`, by a reader that knows no tables.
  static func leaves(of bytes: [UInt8]) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    func walk(_ value: JSONValue, _ path: String) {
      switch value {
      case .list(let items): for item in items { walk(item, path + "[]") }
      case .record(let fields):
        for (name, inner) in fields { walk(inner, path.isEmpty ? name : path + "." + name) }
      default: counts[path, default: 0] += 1
      }
    }
    walk(try JSONReader.read(bytes), "")
    return counts
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

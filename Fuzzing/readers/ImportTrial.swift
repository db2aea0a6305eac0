import Diagnostics
import ExportFiles
import Importing
import JSONText
import TripModel

/// Tries out a program's import with one hostile file of its export, and claims what holds of every plan.
struct ImportTrial: Sendable {
  let source: any ImportSource
  /// The path of the file that is tried out.
  let path: String
  /// What lies beside it, as it should be.
  var beside: [(path: String, bytes: [UInt8])] = []

  func read(_ bytes: [UInt8]) -> String {
    let export = Export(files: [(path: path, bytes: bytes)] + beside)
    guard let found = source.recognize(export) else { return "" }
    let values = counts(of: export, found.files)
    return Self.requests.map { request in
      let plan = source.plan(export, found.files, request)
      if let values {
        let sum = plan.account.counts.sum
        claim(values.contains(sum), "\(sum) values are counted, of \(values)")
      }
      for draft in plan.trips { claimSound(draft, request) }
      return InputLines.words(plan.diagnostics) + "\(plan.account)\(plan.remarks)" + Self.text(plan)
    }.joined()
  }

  /// For all days, and for some of a trip that lies near a home.
  private static let requests: [ImportRequest] = {
    guard let today = LocalDate(iso: "2026-06-01"), let first = LocalDate(iso: "2024-06-15"),
      let home = Coordinate(latitude: 38.7, longitude: -9.14)
    else { return [] }
    var few = ImportRequest(today: today)
    few.days = first...today
    few.zone = ZoneRules(identifier: "Europe/Lisbon")
    few.travellers = ["Ana", "Ben"]
    few.dates = .dayFirst
    few.circles = [PrivateCircle(middle: home, metres: 500)]
    few.isIntoTrip = true
    return [ImportRequest(today: today), few]
  }()

  // MARK: - What holds

  /// How many values the files of JSON have, from where each name of a record counts once on to where it counts each
  /// time; nil where one of them is not JSON to its end, or what
  /// is tried out is none.
  private func counts(of export: Export, _ files: [ExportFile]) -> ClosedRange<Int>? {
    var (least, most) = (0, 0)
    for file in files {
      guard let bytes = try? export.bytes(of: file, atMost: 1 << 20) else { return nil }
      let start = bytes.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
      guard start == UInt8(ascii: "{") || start == UInt8(ascii: "[") else {
        if file.path == path { return nil }
        continue
      }
      let (root, problem) = JSONNodeReader.read(bytes)
      guard let root, problem == nil, let value = try? JSONReader.read(bytes) else { return nil }
      least += JSONLeaves.count(value)
      most += JSONLeaves.count(root)
    }
    return least <= most ? least...most : nil
  }

  private func claimSound(_ draft: TripDraft, _ request: ImportRequest) {
    claim(!draft.folder.contains("/"), "the folder \(draft.folder)")
    let paths = DraftLayout(draft).files.map(\.path)
    claim(Set(paths.map { $0.lowercased() }).count == paths.count, "two files of one name: \(paths)")
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      claim(!parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }, "the path \(path)")
      claim(path.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "the path \(path.debugDescription)")
    }
    claim(draft.entries.allSatisfy { request.wants($0.day) }, "an entry of another day")
    var positions = draft.entries.flatMap { [$0.position] + $0.media.map(\.position) }.compactMap(\.self)
    positions += draft.pins.map(\.position)
    positions += draft.tracks.flatMap(\.segments).flatMap(\.points).map(\.position)
    claim(!positions.contains { request.isPrivate($0) }, "a position near home")
  }

  /// All that would be written.
  private static func text(_ plan: ImportPlan) -> String {
    plan.trips.map { draft in
      let files = DraftLayout(draft).files.map { file in
        switch file.content {
        case .text(let text): file.path + "\n" + text
        case .copy(let source): file.path + " < " + source.path
        }
      }
      return "\(draft.settings) \(draft.pins)\n" + files.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

/// Counts values that hold no others, as plainly as can be.
enum JSONLeaves {
  /// Of a name that stands twice the last counts.
  static func count(_ value: JSONValue) -> Int {
    switch value {
    case .list(let items): items.reduce(0) { $0 + count($1) }
    case .record(let fields): fields.values.reduce(0) { $0 + count($1) }
    case .null, .flag, .number, .text: 1
    }
  }

  /// A name that stands twice counts twice.
  static func count(_ node: JSONNode) -> Int {
    switch node.content {
    case .leaf: 1
    case .list(let items): items.reduce(0) { $0 + count($1) }
    case .record(let fields): fields.reduce(0) { $0 + count($1.value) }
    }
  }
}

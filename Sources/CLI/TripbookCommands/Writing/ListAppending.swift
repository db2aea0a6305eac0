import Diagnostics
import TripCompiling
import TripModel
import TripReading
import TripWriting

extension EditSession {
  /// A thing that was added to a list, as a build reads it.
  struct Added<Item> {
    let item: Item
    /// The file and the line on which it stands, as they are found from where one is.
    let place: String
    /// What there is to say of it that keeps nothing from being shown.
    let remarks: [Diagnostic]
  }

  /// Adds a thing to a list, by the first of several spellings that a build reads as it is meant: without a word of
  /// this severity or a worse one. Each is the lines behind a dash.
  func append<Item: TripItem>(
    _ spellings: [[String]], to list: ListFile<Item>, refusing severity: Severity = .note,
    isMeant: (Item) -> Bool
  ) throws(WriteProblem) -> Added<Item> {
    let growing = GrowingList<Item>(
      folder: folder, name: list.name, key: list.key, source: \.source, shown: shown
    ) { bytes, file in survey.items(of: list, in: bytes, file: file) }
    return try growing.append(spellings, refusing: severity, isMeant: isMeant)
  }
}

/// A small file that a command adds things to, and how a build reads it.
struct GrowingList<Item> {
  let folder: TripFolder
  /// The name of the file without its ending.
  let name: String
  /// The field that holds the list; nil where the file is the list itself.
  var key: String?
  /// Where a thing stands.
  let source: (Item) -> SourcePlace
  /// A file of the folder as it is found from where one is.
  let shown: (String) -> String
  let read: ([UInt8], String) -> ([Item], [Diagnostic])

  /// Adds a thing by the first of several spellings that is read as it is meant: without a word of this severity or a
  /// worse one, but for words of the codes that are settled elsewhere.
  func append(
    _ spellings: [[String]], refusing severity: Severity, settled: Set<DiagnosticCode> = [],
    isMeant: (Item) -> Bool
  ) throws(WriteProblem) -> EditSession.Added<Item> {
    let file = folder.smallFile(name)
    var added: EditSession.Added<Item>?
    try folder.change(file) { old throws(WriteProblem) in
      var problems: [Diagnostic] = []
      for lines in spellings {
        let edited = try ListGrowth.adding(lines, below: key, to: old, file: file)
        let (items, diagnostics) = read(edited.bytes, file)
        let remarks = diagnostics.filter { edited.contains($0.place) && !settled.contains($0.code) }
        problems = remarks.filter { $0.severity >= severity }
        guard problems.isEmpty, let new = items.last(where: { edited.contains(source($0)) }), isMeant(new)
        else { continue }
        let line = source(new).span?.line ?? 1
        added = EditSession.Added(item: new, place: "\(shown(file)):\(line)", remarks: remarks)
        return edited.bytes
      }
      guard let first = problems.first else { throw .notRead(file) }
      throw WriteProblem(first, others: problems.dropFirst())
    }
    guard let added else { throw .notRead(file) }
    return added
  }
}

extension Edited {
  /// Whether something stands in what was added.
  fileprivate func contains(_ place: SourcePlace?) -> Bool {
    place?.span.map { lines.contains($0.line) } ?? false
  }
}

extension WriteProblem {
  static func notRead(_ file: String) -> WriteProblem {
    WriteProblem(
      .cannotAppend, "What was to be added to “\(file)” would not be read as it is meant", file: file,
      advice: "Write it there by hand; `tripbook check` says how it is read.")
  }
}

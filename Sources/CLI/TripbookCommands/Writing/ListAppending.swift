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
    let file = folder.smallFile(list.name)
    var added: Added<Item>?
    try folder.change(file) { old throws(WriteProblem) in
      var problems: [Diagnostic] = []
      for lines in spellings {
        let edited = try ListGrowth.adding(lines, below: list.key, to: old, file: file)
        let (items, diagnostics) = survey.items(of: list, in: edited.bytes, file: file)
        let remarks = diagnostics.filter { edited.contains($0.place) }
        problems = remarks.filter { $0.severity >= severity }
        guard problems.isEmpty, let new = items.last(where: { edited.contains($0.source) }), isMeant(new)
        else { continue }
        added = Added(item: new, place: "\(shown(file)):\(new.source.span?.line ?? 1)", remarks: remarks)
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

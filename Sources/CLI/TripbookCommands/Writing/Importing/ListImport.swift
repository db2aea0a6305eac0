import Diagnostics
import Foundation
import TripCompiling
import TripModel
import TripReading
import TripWriting

/// A thing of somebody else's file on its way into a list.
protocol ImportedItem {
  associatedtype Item: TripItem
  /// What is meant.
  var item: Item { get }
  /// How it is to be written; it may take several attempts.
  var lines: [String] { get }
  /// Whether there is any such way.
  var isWritten: Bool { get }

  /// Which of its lines say something else than is meant, where a build reads it as this.
  func misreadLines(_ read: Item) -> [Int]

  /// Writes it another way, since these lines were misread. Returns what there is to say of that.
  mutating func rewrite(_ misread: Set<Int>) -> [Diagnostic]
}

/// What becomes of the things of an import.
struct ListImport<Draft: ImportedItem> {
  /// Those that the list does not have yet and that can be written.
  var drafts: [Draft]
  /// How many it has already.
  var there: Int
  var remarks: [Diagnostic] = []
  /// Categories of their own, which the file is to know.
  var categories: [String] = []
  /// Likewise accounts.
  var accounts: [String] = []
  /// How many are left out since the list seems to have them.
  var doubted = 0
  /// What no way of writing says.
  private(set) var leftOut: [Draft.Item] = []

  /// Leaves out or writes anew what was misread: lines by the number of the thing.
  fileprivate mutating func rewrite(_ misread: [Int: Set<Int>]) {
    for (index, lines) in misread.sorted(by: { $0.key < $1.key }) {
      remarks += drafts[index].rewrite(lines)
      if !drafts[index].isWritten { leftOut.append(drafts[index].item) }
    }
    drafts.removeAll { !$0.isWritten }
  }

  /// How the command ends that made it, where the file that it was made of holds that much more which is not used.
  func result(_ lines: [String], _ diagnostics: [Diagnostic], leftOut: Int) -> WritingResult {
    let status: Int32 = drafts.isEmpty && there == 0 ? 3 : 1
    return WritingResult(
      diagnostics: (diagnostics + remarks).inReadingOrder().gathered(), lines: lines,
      exitStatus: leftOut > 0 ? status : 0)
  }
}

extension EditSession {
  /// Adds what is new beside the things of a list, all in one change, or nothing.
  ///
  /// Each is written the shortest way that a build reads as it is meant: all are written and read at once, and those
  /// that were misread are written another way.
  func add<Draft: ImportedItem>(
    to list: ListFile<Draft.Item>, isDryRun: Bool, news: ([Draft.Item]) -> ListImport<Draft>
  ) throws(WriteProblem) -> ListImport<Draft> {
    let file = folder.smallFile(list.name)
    let before = (try? Data(contentsOf: URL(fileURLWithPath: folder.root + "/" + file))).map { Array($0) }
    func grown(_ old: [UInt8]?) throws(WriteProblem) -> (bytes: [UInt8], added: ListImport<Draft>) {
      var added = news(survey.items(of: list, in: old ?? [], file: file).0)
      let bytes = try self.grown(old, by: &added, in: list, file)
      return (bytes, added)
    }
    var result = try grown(before)
    // A file that would stay the same is not touched, and one that is not there not made.
    if isDryRun || result.added.drafts.isEmpty { return result.added }
    try folder.change(file) { old throws(WriteProblem) in
      if old != before { result = try grown(old) }
      return result.bytes
    }
    return result.added
  }

  private func grown<Draft: ImportedItem>(
    _ old: [UInt8]?, by added: inout ListImport<Draft>, in list: ListFile<Draft.Item>, _ file: String
  ) throws(WriteProblem) -> [UInt8] {
    var base = old
    let named = [(added.categories, "categories"), (added.accounts, "accounts")]
    for (names, key) in named where !names.isEmpty {
      base = try ListGrowth.naming(names, below: key, in: base, file: file).bytes
    }
    while !added.drafts.isEmpty {
      let edited = try ListGrowth.adding(
        all: added.drafts.map(\.lines), below: list.key, to: base, file: file)
      let misread = misread(added.drafts, of: list, in: edited, file)
      if misread.isEmpty { return edited.bytes }
      added.rewrite(misread)
    }
    return old ?? []
  }

  /// The lines of new things, by the numbers of both, that do not say what is meant, or not without a word about them.
  private func misread<Draft: ImportedItem>(
    _ drafts: [Draft], of list: ListFile<Draft.Item>, in edited: Edited, _ file: String
  ) -> [Int: Set<Int>] {
    let (items, diagnostics) = survey.items(of: list, in: edited.bytes, file: file)
    var byLine: [Int: Draft.Item] = [:]
    for item in items { if let line = item.source.span?.line { byLine[line] = item } }
    // What a rate is worth is the table's own affair: it reads as it is meant.
    let told = Set(diagnostics.filter { $0.code != .oddRate }.compactMap { $0.place?.span?.line })
    let counts = drafts.map(\.lines.count)
    // The key of the list is new, too, where there was none.
    var line = edited.lines.upperBound + 1 - counts.reduce(0, +)
    var misread: [Int: Set<Int>] = [:]
    for (index, (draft, count)) in zip(drafts, counts).enumerated() {
      let wrong = byLine[line].map(draft.misreadLines) ?? [0]
      let lines = Set(wrong + (0..<count).filter { told.contains(line + $0) })
      if !lines.isEmpty { misread[index] = lines }
      line += count
    }
    return misread
  }
}

extension Diagnostic {
  /// `what` with its capital.
  static func misread(_ what: String, at place: SourcePlace, file: String) -> Diagnostic {
    Diagnostic(
      .error, .cannotAppend, "\(what) left out: a build would misread it", at: place,
      advice: "Write it into \(file) by hand; `tripbook check` says how it is read.")
  }
}

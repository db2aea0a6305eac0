import Diagnostics
import ExportFiles
import Importing
import TripModel
import TripReading
import TripWriting

/// Puts what an export has for a trip into its folder: nothing is written over, each file appears whole, and each text
/// is read as a build reads it before it counts.
///
/// A second time everything is there already, under whatever name; after a stop half way, what is missing is added.
struct DraftWriter {
  let export: Export
  let folder: TripFolder
  let lying: LyingFiles
  let isDryRun: Bool
  /// A file of the folder as it is found from where one is.
  let shown: (String) -> String
  private(set) var tally = Tally()
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the draft has its files.
  private var places: Set<String> = []
  /// Those of its files that lie elsewhere.
  private var moved: Set<String> = []

  /// What has become of files.
  struct Tally {
    var entries = 0
    var media = 0
    var tracks = 0
    var others = 0
    /// Files that were there with the same content.
    var there = 0
    /// Files of the same name that hold something else, as after somebody went on writing in them.
    var different: [String] = []
    /// Entries that the export tells otherwise than when they came.
    var changed: [String] = []
    var leftOut = 0

    var added: Int { entries + media + tracks + others }
  }

  init(
    _ export: Export, _ folder: TripFolder, _ lying: LyingFiles, isDryRun: Bool,
    shown: @escaping (String) -> String
  ) {
    (self.export, self.folder, self.lying) = (export, folder, lying)
    (self.isDryRun, self.shown) = (isDryRun, shown)
  }

  /// - Returns: false where the disk takes no more, which has been said.
  mutating func write(_ layout: DraftLayout) -> Bool {
    places = Set(layout.files.map(\.path))
    defer { folder.settle() }
    for file in layout.files {
      do throws(WriteProblem) {
        try write(file)
      } catch {
        diagnostics.append(error.diagnostic)
        tally.leftOut += 1
        if error.diagnostic.code == .cannotWrite { return false }
      }
    }
    return true
  }

  private mutating func write(_ file: DraftLayout.LaidFile) throws(WriteProblem) {
    var file = file
    if case .known(let count, let isChanged) = file.kind {
      tally.there += isChanged ? count - 1 : count
      if isChanged { tally.changed.append(file.path) }
      return
    }
    if case .entry(let entry) = file.kind {
      let proof = EntryProof(entry, path: file.path)
      diagnostics += proof.diagnostics
      guard let text = proof.text(file.content) else { return tally.leftOut += 1 }
      file.content = .text(text)
    }
    func fill(_ take: ([UInt8]) -> Bool) throws(ExportFault) {
      switch file.content {
      case .text(let text): _ = take(Array(text.utf8))
      case .copy(let source): try export.read(source, take)
      }
    }
    if let isSame = folder.holds(file.path, fill) {
      if isSame { tally.there += 1 } else { tally.different.append(file.path) }
      return
    }
    if liesElsewhere(file, fill) {
      moved.insert(file.path)
      tally.there += 1
      return
    }
    if isDryRun {
      count(file)
      return
    }
    let fault = try folder.create(file.path, fill)
    if let fault, case .copy(let source) = file.content {
      diagnostics.append(.unreadable(source, fault))
      tally.leftOut += 1
    } else {
      count(file)
    }
  }

  /// Whether the same lies in the trip under another name, or is a note beside what does. Where the draft itself has
  /// another file of the same content, both are meant.
  private func liesElsewhere(
    _ file: DraftLayout.LaidFile, _ fill: (([UInt8]) -> Bool) throws(ExportFault) -> Void
  ) -> Bool {
    if let point = file.path.lastIndex(of: "."), moved.contains(String(file.path[..<point])) { return true }
    guard file.mayLieElsewhere else { return false }
    return lying.files(of: byteCount(of: file.content)).contains { path in
      !places.contains(path) && folder.holds(path, fill) == true
    }
  }

  private func byteCount(of content: FileDraft.Content) -> Int {
    switch content {
    case .text(let text): return text.utf8.count
    case .copy(let source) where source.isUnpacked:
      var count = 0
      try? export.read(source) { piece in
        count += piece.count
        return true
      }
      return count
    case .copy(let source): return source.byteCount
    }
  }

  private mutating func count(_ file: DraftLayout.LaidFile) {
    switch file.kind {
    case .entry: tally.entries += 1
    case .known: return
    case .medium: tally.media += 1
    case .track: tally.tracks += 1
    // A way that is copied as it is.
    case .other where file.path.hasPrefix("tracks/"): tally.tracks += 1
    case .other: tally.others += 1
    }
  }
}

/// An entry as a build would read it.
private struct EntryProof {
  private let entry: EntryDraft
  private let path: String
  private let problems: [Diagnostic]
  /// What there is to say of fields that could not be written.
  private(set) var diagnostics: [Diagnostic] = []
  private var misread: Set<String> = []

  init(_ entry: EntryDraft, path: String) {
    self.entry = entry
    self.path = path
    let text = EntryText.text(entry, media: [])
    let (read, problems) = ProofReader.entry(Array(text.utf8), file: path)
    self.problems = problems
    let keys = EntryText.fields(entry).map(\.key)
    // The head begins on the second line.
    for problem in problems {
      if let line = problem.place?.span?.line, keys.indices.contains(line - 2) {
        misread.insert(keys[line - 2])
      }
    }
    if read.title?.value != entry.title, entry.title != nil { misread.insert("title") }
    if let position = entry.position, let told = read.place?.value.coordinate,
      told.distance(to: position) > 1
    {
      misread.insert(entry.place == nil ? "coordinates" : "place")
    }
    diagnostics = misread.sorted().map { .misreadField($0, of: path) }
  }

  /// The text without the fields that would be misread; nil where that does not help.
  func text(_ content: FileDraft.Content) -> String? {
    guard case .text(let text) = content else { return nil }
    if misread.isEmpty { return problems.isEmpty ? text : nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let keys = EntryText.fields(entry).map(\.key)
    for index in keys.indices.reversed() where misread.contains(keys[index]) { lines.remove(at: index + 1) }
    return lines.joined(separator: "\n")
  }
}

extension Diagnostic {
  fileprivate static func misreadField(_ key: String, of file: String) -> Diagnostic {
    Diagnostic(
      .warning, .importLeftOut, "Written without its `\(key)`: a build would misread it",
      at: SourcePlace(file: file),
      advice: "Write it into the file by hand; `tripbook check` says how it is read.")
  }
}

import Diagnostics
import TripModel
import TripNotation

/// Texts that a program put aside when two devices wrote one: `2025-10-13 Mon 2.md` beside `2025-10-13 Mon.md`, of which nothing stands in
/// one that does not in the other.
enum ConflictCopies {
  /// The entries without such copies, and what there is to tell of these.
  static func leftOut(of entries: [EntryFile]) -> (entries: [EntryFile], diagnostics: [Diagnostic]) {
    let byStem = Dictionary(entries.map { ($0.path.stem, $0) }, uniquingKeysWith: { first, _ in first })
    var gone: [String: String] = [:]
    for entry in entries {
      guard let stem = original(of: entry.path.stem), let first = byStem[stem], first !== entry else {
        continue
      }
      let (own, others) = (lines(of: entry), lines(of: first))
      // What one of them keeps back, or holds in its fields, it goes on doing.
      guard !own.isEmpty, !others.isEmpty, [entry, first].allSatisfy(isOpen) else { continue }
      if own.isSubset(of: others) {
        gone[entry.file] = first.file
      } else if others.isSubset(of: own) {
        gone[first.file] = entry.file
      }
    }
    guard !gone.isEmpty else { return (entries, []) }
    let told = entries.filter { gone[$0.file] != nil }
    return (
      entries.filter { gone[$0.file] == nil }, told.map { .conflictCopy($0.file, of: gone[$0.file] ?? "") }
    )
  }

  /// What the path of a copy would be without the mark of one; nil for a name that has none.
  private static func original(of stem: String) -> String? {
    if let mark = [".sync-conflict", " (conflict", " (Conflict", " conflicted"].lazy.compactMap({
      stem.firstRange(of: $0)
    })
    .first {
      return String(stem[..<mark.lowerBound])
    }
    for ending in [
      " copy", " - Copy", " Copy", " Kopie", " - Kopie", " - Copie", " - Copia", " copie", " copia", " kopie",
    ]
    where stem.hasSuffix(ending) {
      return String(stem.dropLast(ending.count))
    }
    // `Day 2` counts days, and `2025-10-13 2` would be their second text: a number marks a copy where the rest is a whole name.
    let inBrackets = stem.hasSuffix(")")
    let bare = inBrackets ? stem.dropLast() : stem[...]
    let figures = bare.reversed().prefix(while: \.isFigure).count
    let before = bare.dropLast(figures)
    guard (1...2).contains(figures), before.hasSuffix(inBrackets ? " (" : " ") else { return nil }
    return String(before.dropLast(inBrackets ? 2 : 1))
  }

  private static func isOpen(_ file: EntryFile) -> Bool {
    let marks = JournalReader.marks(file, .entry)
    return !marks.isKept && marks.doubt == nil && ConfidentialFields.codes(in: file.fields).isEmpty
      && file.texts("photos").isEmpty && file.texts("track").isEmpty
  }

  /// The lines that hold anything, each once.
  private static func lines(of entry: EntryFile) -> Set<String> {
    Set(
      String(decoding: entry.parts.body, as: UTF8.self).fileLines.map { String($0.trimmed) }
        .filter { !$0.isEmpty })
  }
}

extension Diagnostic {
  fileprivate static func conflictCopy(_ file: String, of other: String) -> Diagnostic {
    Diagnostic(
      .note, .noEntry, "Copy of “\(other)” in which nothing else stands; only that one is an entry",
      at: SourcePlace(file: file), advice: "Delete it, or write into it what is new.")
  }
}

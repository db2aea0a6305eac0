import Diagnostics
import TripModel
import TripNotation

/// What daily notes of a vault hold for their writer and no reader: lists of things to do, and fields in a line of their own,
/// `steps:: 14210`.
enum VaultApparatus {
  /// The entries without these, their lines where they were; those of which nothing is left are none. And what there is to tell.
  static func takenOut(of entries: [EntryFile]) -> (entries: [EntryFile], diagnostics: [Diagnostic]) {
    var (kept, changed, empty): ([EntryFile], [String], [String]) = ([], [], [])
    for entry in entries {
      // A field or a box may be what keeps the note back, and a line of one hold the beginning of a comment.
      let marks = JournalReader.marks(entry, .entry)
      guard !marks.isKept, marks.doubt == nil, let rest = blanked(entry.parts.body) else {
        kept.append(entry)
        continue
      }
      var parts = entry.parts
      parts.body = rest
      let file = EntryFile.read(parts, at: entry.path)
      if file.holdsWords { kept.append(file) } else { empty.append(entry.file) }
      changed.append(entry.file)
    }
    let told = [Diagnostic.apparatus(changed), .onlyApparatus(empty)]
      .compactMap(\.self)
    return (kept, told)
  }

  /// A text without such lines; nil where it has none.
  private static func blanked(_ body: [UInt8]) -> [UInt8]? {
    let text = String(decoding: body, as: UTF8.self)
    guard text.contains("[ ]") || text.contains("[x]") || text.contains("[X]") || text.contains("::") else {
      return nil
    }
    let lines = text.fileLines
    let code = FencedCode(lines)
    let gone = lines.indices.filter { !code.holds($0) && (isTask(lines[$0]) || isField(lines[$0])) }
    guard !gone.contains(where: { mayKeep(lines[$0]) }) else { return nil }
    var left = lines
    for index in gone { left[index] = "" }
    return left == lines ? nil : Array(left.joined(separator: "\n").utf8)
  }

  /// Whether a line says who may read something, or holds a mark of a comment.
  private static func mayKeep(_ line: Substring) -> Bool {
    let key = line.prefix { $0 != ":" }.filter { $0.isLetter }
    return DiaryDoubts.saysPrivate(line) || ["%%", "<!--", "-->", "{%", "#"].contains { line.contains($0) }
      || VisibilityVocabulary.key(KeyLetters(String(key))) != nil
  }

  private static func isTask(_ line: Substring) -> Bool {
    let item = line.drop { $0.isWhitespace }
    guard let mark = item.first, "-*+".contains(mark) else { return false }
    let box = item.dropFirst().drop { $0 == " " }.prefix(4)
    return ["[ ] ", "[x] ", "[X] ", "[-] ", "[>] "].contains { box == $0 }
  }

  private static func isField(_ line: Substring) -> Bool {
    let text = line.trimmed
    guard let mark = text.firstRange(of: "::"),
      mark.upperBound == text.endIndex || text[mark.upperBound].isWhitespace
    else {
      return false
    }
    let key = text[..<mark.lowerBound]
    return !key.isEmpty && key.count <= longestKey
      && key.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
  }

  /// Characters.
  private static let longestKey = 24
}

extension Diagnostic {
  fileprivate static func apparatus(_ files: [String]) -> Diagnostic? {
    told("Things to do, and fields in a line of their own, are for yourself, and not in the site", files)
  }

  fileprivate static func onlyApparatus(_ files: [String]) -> Diagnostic? {
    told("Nothing but things to do stands in this note, so it is no entry", files)
  }

  private static func told(_ message: String, _ files: [String]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    var note = Diagnostic(
      .note, .noEntry, message, at: SourcePlace(file: first),
      advice: "What readers are to see is written as a sentence, or as an item without a box.")
    note.others = files.dropFirst().map { SourcePlace(file: $0) }
    return note
  }
}

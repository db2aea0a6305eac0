import Diagnostics
import TripNotation

/// Fields that stand where they are text: without the two lines of `---` at the very top of the file.
///
/// Only told. What they would keep back is looked for before (VisibilityMarks).
enum MisplacedFields {
  /// Of any text that may have fields; nil where it has some in their place. `showsLine` is false for what is kept back.
  static func find(in file: EntryFile, showsLine: Bool = true) -> Diagnostic? {
    guard file.parts.fence == .none else { return nil }
    let text = String(decoding: file.parts.body, as: UTF8.self)
    let lines = text.fileLines.prefix(Self.maxLines).map { $0.prefix(200) }
    guard let index = self.lines(of: lines)?.lowerBound else { return nil }
    let length = Self.key(lines[index])?.written.count ?? 1
    let place = SourcePlace(
      file: file.source,
      span: SourceSpan(
        line: file.parts.bodyFirstLine + index, column: 1, length: showsLine ? max(1, length) : 1,
        text: showsLine ? String(lines[index]) : ""))
    return Diagnostic(
      .warning, .badFrontMatter,
      "This looks like a field, and is read as text, since the fields do not stand between two lines of `---` "
        + "at the top",
      at: place,
      advice:
        "Write `---` into the very first line of the file, and again on a line of its own below the last field."
    )
  }

  /// Which lines of a text are such fields; nil for none.
  static func lines(of text: [Substring]) -> Range<Int>? {
    let first = Array(text.prefix(maxLines))
    guard let start = atTop(first) ?? below(first) else { return nil }
    return start..<(start + known(first[start...]))
  }

  /// Fields are looked for so far down.
  static let maxLines = 60

  /// Lines at the top that are fields, perhaps below a mark that is meant as `---`: nothing but a heading or a
  /// comment stands before.
  private static func atTop(_ lines: [Substring]) -> Int? {
    var index = 0
    var hasMark = false
    while index < lines.count {
      let line = lines[index].trimmed
      if isMark(line) {
        hasMark = true
      } else if !line.isEmpty, !line.hasPrefix("# "), !line.hasPrefix("<!--") {
        break
      }
      index += 1
    }
    let count = known(lines[index...])
    guard count > 0 else { return nil }
    // A text may well begin with one word and a colon, but hardly with a date or a title so.
    let first = key(lines[index])?.meant ?? ""
    return hasMark || count > 1 || sure.contains(first) ? index : nil
  }

  private static let sure: Set<String> = [
    "date", "title", "tags", "categories", "private", "draft", "caption", "chat", "leave out",
  ]

  /// Fields of texts that are no entries, which other programs do not have.
  private static let others = [
    "caption": "caption", "chat": "chat", "leaveout": "leave out", "takein": "take in", "nav": "nav",
  ]

  /// Between two lines of `---` further down.
  private static func below(_ lines: [Substring]) -> Int? {
    for index in lines.indices.dropLast() where lines[index].trimmed == "---" {
      let count = known(lines[(index + 1)...])
      let end = index + 1 + count
      if count > 0, end < lines.count, lines[end].trimmed == "---" { return index + 1 }
    }
    return nil
  }

  /// How many lines are fields of ours, one below the other.
  private static func known(_ lines: ArraySlice<Substring>) -> Int {
    lines.prefix { key($0) != nil }.count
  }

  /// The key of a line like `title: Belém`, `date=2026-05-03`, and what it means.
  private static func key(_ line: Substring) -> (written: Substring, meant: String)? {
    guard let mark = line.firstIndex(where: { ":=".contains($0) }) else { return nil }
    let behind = line[line.index(after: mark)...]
    var written = line[..<mark]
    while written.last?.isWhitespace == true { written.removeLast() }
    guard written.utf8.count <= 30, written.first?.isLetter == true, !behind.hasPrefix("//") else {
      return nil
    }
    let name = ForeignFields.letters(String(written))
    guard let meant = ForeignNames.byName[name]?.key ?? others[name], written.split(separator: " ").count <= 2
    else {
      return nil
    }
    return (written, meant)
  }

  /// What editors make of `---`, and what is taken for it: `–––`, `—`, `***`, `===`, "```yaml".
  private static func isMark(_ line: Substring) -> Bool {
    guard let first = line.first, "-–—*=_`~+".contains(first), line.utf8.count <= 40 else { return false }
    let rest = line.drop { "-–—*=_`~+ ".contains($0) }
    return rest.isEmpty || ["yaml", "yml", "toml", "json", "frontmatter"].contains(rest.lowercased())
  }
}

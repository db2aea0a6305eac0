import Diagnostics
import TripModel
import TripNotation

/// Tags that are a word of privacy: `tags: [daily, private]` in fields, and `#private` in a text.
///
/// In programs for notes a tag is how one says that a thing is for nobody else. As everywhere only whole words count
/// (VisibilityVocabulary): `private-tour` is no such tag. Of one that stands below others, as `work/private`, each part is
/// asked.
enum KeepingTags {
  /// Those of one thing: in its lists of tags, and in any text of its map and of all below it.
  static func marks(in node: Node, of file: NotationFile) -> [KeptBack] {
    marks(in: node, of: file, named: ofItems, partedByBlanks: false)
  }

  /// The same of the front matter of a text, before its fields have our names: of two lists of tags only one gets ours.
  /// What a blog calls categories are tags, too, and Jekyll parts them by blanks.
  static func marks(inFrontMatter root: Node, of file: NotationFile) -> [KeptBack] {
    marks(in: root, of: file, named: ofTexts, partedByBlanks: file.name.contains(mark: "_posts/"))
  }

  /// Those at the top of a file that holds a list of other things.
  static func marks(ofTop node: Node, of file: NotationFile) -> [KeptBack] {
    (node.fields ?? []).filter { ofItems.contains(ForeignFields.letters($0.key)) }.flatMap { field in
      texts(of: field).flatMap { marks(inList: $0, of: file, partedByBlanks: false) }
    }
  }

  private static func marks(
    in node: Node, of file: NotationFile, named names: Set<String>, partedByBlanks: Bool
  ) -> [KeptBack] {
    var found: [KeptBack] = []
    node.forEachField { field in
      let isList = names.contains(ForeignFields.letters(field.key))
      let before = found.count
      for text in texts(of: field) {
        if isList {
          found += marks(inList: text, of: file, partedByBlanks: partedByBlanks)
        } else if let reason = reason(in: text.value) {
          found.append(KeptBack(reason, at: file.place(of: text.range).withoutLine))
        }
      }
      // Behind a blank, a tag without quotes is a comment to YAML, and none to who wrote it.
      if found.count == before, let reason = reason(besideKey: field, file) {
        found.append(KeptBack(reason, at: file.place(of: field.keyRange).withoutLine))
      }
    }
    return found
  }

  private static func reason(in text: String) -> KeptBack.Reason? {
    guard text.utf8.contains(mark) else { return nil }
    return text.fileLines.lazy.compactMap { firstTag(in: $0)?.reason }.first
  }

  private static func reason(besideKey field: Field, _ file: NotationFile) -> KeptBack.Reason? {
    guard file.lines.indices.contains(field.keyRange.line) else { return nil }
    let line = file.lines[field.keyRange.line]
    guard line.utf8.count <= longestLine, line.utf8.contains(mark) else { return nil }
    return firstTag(in: line[...])?.reason
  }

  private static func texts(of field: Field) -> [TextNode] {
    (field.value.items ?? [field.value]).compactMap(\.text)
  }

  private static func marks(
    inList text: TextNode, of file: NotationFile, partedByBlanks: Bool
  ) -> [KeptBack] {
    tags(text.value[...], partedByBlanks: partedByBlanks).compactMap { tag in
      VisibilityVocabulary.reason(ofTag: tag).map { reason in
        KeptBack(reason, at: file.place(of: text.part(tag).range))
      }
    }
  }

  /// `daily, private`, `#daily #private`.
  private static func tags(_ text: Substring, partedByBlanks: Bool) -> [Substring] {
    if text.contains(where: separators.contains) {
      return text.split(whereSeparator: separators.contains)
    }
    let parts = text.split(whereSeparator: \.isWhitespace)
    return partedByBlanks || parts.allSatisfy { $0.hasPrefix("#") } ? parts : [text]
  }

  private static let separators: Set<Character> = [",", ";", "，", "、"]

  private static let ofItems = Set((ForeignNames.all["tags"] ?? []) + ["labels", "hashtags"])
  private static let ofTexts = ofItems.union(ForeignNames.all["categories"] ?? [])

  // MARK: - In lines

  /// The first line of fields that are not in their place whose tags say so, in its own words.
  static func place(inFields file: NotationFile) -> (key: String, place: SourcePlace)? {
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0.isWhitespace || "\"'".contains($0) }
      let key = text.prefix(longestKey).prefix { !":=：".contains($0) }
      guard key.endIndex < text.endIndex, ofTexts.contains(ForeignFields.letters(String(key))) else {
        continue
      }
      let parts = text[key.endIndex...].split { ":=：[]\"'".contains($0) || separators.contains($0) }
      let words = parts.flatMap { tags($0, partedByBlanks: false) }
      guard words.contains(where: { VisibilityVocabulary.reason(ofTag: $0) != nil }) else { continue }
      let start = line.utf8.distance(from: line.startIndex, to: key.startIndex)
      let range = TextRange(line: index, start: start, length: key.utf8.count)
      return (key.split(whereSeparator: \.isWhitespace).joined(separator: " "), file.place(of: range))
    }
    return nil
  }

  /// Letters; nobody names a field in more.
  private static let longestKey = 40

  // MARK: - In texts

  /// Those in a text, `firstLine` being the number of its first line in the file: in code they are code. Their lines are
  /// not shown, since what a build prints is often read by others.
  static func marks(inText bytes: [UInt8], of file: String, firstLine: Int) -> [KeptBack] {
    // Most texts have no such mark but that of a heading.
    guard bytes.contains(mark) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).fileLines
    var fences = CodeFences(lines)
    var found: [KeptBack] = []
    var index = 0
    while index < lines.count {
      if let end = fences.end(ofCodeAt: index) {
        index = end + 1
        continue
      }
      if lines[index].utf8.contains(mark), let tag = firstTag(in: lines[index]) {
        let span = SourceSpan(
          line: firstLine + index,
          column: 1 + lines[index].distance(from: lines[index].startIndex, to: tag.word.startIndex),
          length: tag.word.count, text: "")
        found.append(KeptBack(tag.reason, at: SourcePlace(file: file, span: span)))
      }
      index += 1
    }
    return found
  }

  private static let mark = UInt8(ascii: "#")

  /// The first such tag of a line.
  private static func firstTag(in line: Substring) -> (word: Substring, reason: KeptBack.Reason)? {
    var at = line.startIndex
    var before: Character?
    while at < line.endIndex {
      let letter = line[at]
      if letter == "`", line.utf8.count <= longestLine {
        // What nothing ends are letters, all of them.
        let end = endOfCode(in: line, at: at) ?? line[at...].drop { $0 == "`" }.startIndex
        (at, before) = (end, "`")
        continue
      }
      if letter == "#", before.map(mayStandBefore) ?? true {
        let word = line[line.index(after: at)...].prefix {
          $0.isLetter || $0.isNumber || "-_/".contains($0)
        }
        if let reason = VisibilityVocabulary.reason(ofTag: word) {
          return (line[at..<word.endIndex], reason)
        }
      }
      // `](#private)` leads to a heading.
      before = letter == "(" && before == "]" ? "/" : letter
      at = line.index(after: at)
    }
    return nil
  }

  /// Whether a tag may follow: behind a letter, a slash or a quote `#` is a part of an address.
  private static func mayStandBefore(_ letter: Character) -> Bool {
    letter.isWhitespace || "*,;:(%>|~。、，；：（".contains(letter)
  }

  /// Bytes; nobody writes code, or a field, in a longer line.
  private static let longestLine = 2000

  /// Behind the code between backticks that begins there; nil where nothing ends it in the line.
  private static func endOfCode(in line: Substring, at start: Substring.Index) -> Substring.Index? {
    let length = line[start...].prefix { $0 == "`" }.count
    var at = line.index(start, offsetBy: length)
    while let next = line[at...].firstIndex(of: "`") {
      let run = line[next...].prefix { $0 == "`" }
      if run.count == length { return run.endIndex }
      at = run.endIndex
    }
    return nil
  }
}

/// Where the code between fences of a text ends. Code that nothing ends is taken for text: in doubt a tag counts.
private struct CodeFences {
  private let lines: [Substring]
  /// Of each mark the shortest fence that nothing below ends: what is as long needs no second look.
  private var endless: [Character: Int] = [:]

  init(_ lines: [Substring]) { self.lines = lines }

  /// The line that ends the code which begins on this one.
  mutating func end(ofCodeAt index: Int) -> Int? {
    guard let fence = Self.fence(lines[index]), fence.length < endless[fence.mark] ?? .max else {
      return nil
    }
    let end = lines[(index + 1)...].firstIndex { line in
      Self.fence(line).map { $0.mark == fence.mark && $0.length >= fence.length && $0.isBare } ?? false
    }
    if end == nil { endless[fence.mark] = fence.length }
    return end
  }

  /// One at the margin: within a list, where its beginning may stand behind a dash, a tag counts as well.
  private static func fence(_ line: Substring) -> (mark: Character, length: Int, isBare: Bool)? {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let length = line.prefix { $0 == mark }.count
    let behind = line.dropFirst(length)
    // Behind the beginning of a fence of backticks stands none: that is code within a line.
    guard length >= 3, mark == "~" || !behind.contains(mark) else { return nil }
    return (mark, length, behind.allSatisfy(\.isWhitespace))
  }
}

extension SourcePlace {
  /// The same without the words of its line.
  fileprivate var withoutLine: SourcePlace {
    var place = self
    place.span?.text = ""
    return place
  }
}

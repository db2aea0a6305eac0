package import Diagnostics
import TripNotation

/// The lines of a folder's small files that problems are told of, with what in them is for nobody else: what a build says is
/// often public. A file is opened when it is first asked for, since what stands above a line may say what the line is.
package struct ConfidentialLines {
  private let folder: String
  private let trip: TripID?
  private var files: [String: FileLines] = [:]

  /// Places that name no other trip are in the folder itself.
  package init(folder: String, trip: TripID?) {
    (self.folder, self.trip) = (folder, trip)
  }

  /// A line as it stands, and what of it is not for a log.
  package struct Line {
    /// As it is written; as it is shown where the file says something else by now.
    package var text: String
    /// Of each letter whether it is hidden; as many as the place shows.
    package var hidden: [Bool]
    /// The lines above and below.
    package var neighbours: [String]
  }

  /// The line of a place; nil for a file as a whole.
  package mutating func line(at place: SourcePlace) -> Line? {
    guard let span = place.span else { return nil }
    let path = place.trip == nil || place.trip == trip ? place.file : place.path
    // Of a line with many mistakes each is told.
    var file = files.removeValue(forKey: path) ?? FileLines(path, in: folder)
    defer { files[path] = file }
    return file.line(span)
  }

  /// What advices tell to write of private places: no place of the traveller's, and dots in it would say that it is one.
  package static let examples = [VisibilityKey.home, .privateZones].map { VisibilityForm(key: $0).line }

  /// Whether a word is the name of such a field, in whatever file, and tells nothing by itself.
  package static func isKey(_ word: String) -> Bool {
    guard word == word.lowercased() else { return false }
    return ConfidentialKeys(file: "trip.yml").kind(of: word) != nil || ConfidentialKeys.isOfForm(word)
  }
}

/// The lines of one file.
private struct FileLines {
  private let keys: ConfidentialKeys
  private let lines: [String]
  /// The numbers, from 0, of those that may hold fields; nil for all.
  private let fields: Range<Int>?
  /// The numbers, from 0, of those that belong to a value above.
  private let below: Set<Int>
  /// What was last looked at of a line, by its number.
  private var known: [Int: (text: String, hidden: [Bool])] = [:]

  init(_ file: String, in folder: String) {
    keys = ConfidentialKeys(file: file)
    let small = file.lowercased()
    let isText = [".md", ".markdown", ".txt"].contains { small.hasSuffix($0) }
    let isNotation = [".yml", ".yaml", ".toml", "trip.json"].contains { small.contains($0) }
    // The words of a theme are there to be read.
    let mayHold = (isText || isNotation) && !small.hasPrefix("templates/")
    let path = folder + "/" + file
    let bytes = mayHold ? FileBytes.read(path, atMost: NotationReader.sizeLimit) : nil
    let breaks: Set<Character> = ["\n", "\r\n", "\r"]
    let text = String(decoding: bytes ?? [], as: UTF8.self)
    lines = text.split(omittingEmptySubsequences: false) { breaks.contains($0) }.map(String.init)
    fields = !mayHold ? 0..<0 : isNotation ? nil : Self.frontMatter(of: lines)
    below = Self.below(fields ?? lines.indices, of: lines, keys)
  }

  mutating func line(_ span: SourceSpan) -> ConfidentialLines.Line {
    let index = span.line - 1
    let count = span.text.count
    let written = lines.indices.contains(index) ? lines[index] : span.text
    let text = written.count == count ? written : span.text
    var hidden = Array(repeating: false, count: count)
    if let known = known[index], known.text == text {
      hidden = known.hidden
    } else if fields?.contains(index) ?? true {
      hidden = ConfidentialLine(text, keys, isBelow: below.contains(index)).hidden
      known[index] = (text, hidden)
    }
    let neighbours = [index - 1, index + 1].filter { lines.indices.contains($0) }.map { lines[$0] }
    return ConfidentialLines.Line(text: text, hidden: hidden, neighbours: neighbours)
  }

  /// The lines between the marks at the top; to the end where the second one is missing.
  private static func frontMatter(of lines: [String]) -> Range<Int> {
    func isMark(_ line: String) -> Bool {
      let text = line[...].trimmed.drop { $0 == "\u{FEFF}" }
      return text == "---" || text == "+++"
    }
    guard let first = lines.first, isMark(first) else { return 0..<0 }
    let end = lines.dropFirst().firstIndex(where: isMark) ?? lines.endIndex
    return 0..<end
  }

  private static func below(_ fields: Range<Int>, of lines: [String], _ keys: ConfidentialKeys) -> Set<Int> {
    var found: Set<Int> = []
    var open: (column: Int, brackets: Int)?
    for index in fields {
      let line = lines[index]
      let indent = line.prefix(while: \.isWhitespace).count
      let text = line.dropFirst(indent)
      if text.isEmpty { continue }
      if let key = open {
        if isBelow(key, text, indent) {
          found.insert(index)
          open = (key.column, max(0, key.brackets + ConfidentialLine.brackets(in: text)))
          continue
        }
        open = nil
      }
      let read = ConfidentialLine(line, keys)
      if let column = read.openKey { open = (column, read.openBrackets) }
    }
    return found
  }

  /// Whether a line still belongs to the value of a key.
  private static func isBelow(
    _ key: (column: Int, brackets: Int), _ text: Substring, _ indent: Int
  ) -> Bool {
    if indent > key.column { return true }
    let name = text.prefix { !":=：".contains($0) }
    let isField = name.endIndex < text.endIndex && text.first?.isLetter == true
    if key.brackets > 0 { return !isField || ConfidentialKeys.isOfForm(name) }
    return indent == key.column && (text.hasPrefix("-") || !isField)
  }
}

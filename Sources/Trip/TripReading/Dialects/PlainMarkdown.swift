import TripModel

/// An entry's text as plain Markdown, whichever program's dialect it was written in.
///
/// One walk over the bytes, before Markdown is read: what Obsidian, Jekyll, Hugo and their kin add is turned into
/// Markdown where it has a meaning here, and taken out where it has none. Code is left as it is. The time is linear
/// in the length of the text, and any bytes will do.
struct PlainMarkdown {
  let text: String
  /// What other programs would have put in, by what it is called, with the line of the file's text where it stood.
  let leftOut: [LeftOut]
  /// Notes that links in double brackets name and that are no entries.
  let missingNotes: [LeftOut]
  /// How links were written that are written anew in `text`, by their addresses there.
  let links: [String: String]
  /// Parts of other texts that it shows, by the addresses in `text` that stand for them.
  let embeds: [String: EmbeddedPart]
  /// The names of its blocks, each with the line of `text` on which it stood.
  let blockNames: [LeftOut]
  /// The tags in it.
  let tags: [LeftOut]
  /// Marks of pictures that were not written right and are read as they were meant, by their first letters.
  let mended: [Mended]
  /// The first line of each stretch that seems to be meant as a table and is none.
  let brokenTables: [Int]
  /// The line on which a comment begins that nothing ends: all behind it was taken as private.
  let openComment: Int?
  /// The letters with which it begins.
  let openMark: String
  /// For each line of `text`, the line that it comes from, counted from 1.
  private let lines: [Int]

  struct LeftOut: Hashable {
    var name: String
    var line: Int
  }

  /// A mark by its first letters, and how it would be written right.
  struct Mended: Hashable {
    var name: String
    var line: Int
    var meant: String
  }

  init(_ text: String, surroundings: DialectSurroundings) {
    self.init(Array(text.utf8), surroundings: surroundings)
  }

  init(_ text: [UInt8], surroundings: DialectSurroundings) {
    var reader = DialectReader(text, surroundings)
    reader.read()
    self.text = String(decoding: reader.output.bytes, as: UTF8.self)
    lines = reader.output.lines
    leftOut = reader.leftOut.filter { !reader.ended.contains($0.name) }
    missingNotes = reader.missingNotes
    links = reader.links
    (embeds, blockNames, tags) = (reader.embeds, reader.blockNames, reader.tags)
    mended = reader.mended
    brokenTables = reader.brokenTables
    openComment = reader.openComment
    openMark = reader.openMark
  }

  /// Whether there is nothing of other programs to tell.
  var isPlain: Bool { leftOut.isEmpty && missingNotes.isEmpty && openComment == nil }

  /// The line of the entry's own text from which a line of the Markdown comes, both counted from 1.
  func sourceLine(_ line: Int) -> Int { lines.isEmpty ? line : lines[min(max(0, line - 1), lines.count - 1)] }
}

/// What a text may refer to.
struct DialectSurroundings {
  /// The entry that a note's name, title or path means.
  var entries = EntryIndex()
  /// The day of the entry, where its fields or its name say it.
  var day: LocalDate?
  /// The pictures of the entry's fields, by the key of their list.
  var galleries: [String: [EntryPicture]] = [:]
  /// What the entry is called, for texts that name it so.
  var title: String?
  /// The other fields of the entry that a text may name.
  var fields: [String: String] = [:]
  /// Whether it may show parts of other texts.
  var quotes = true
  /// Whether words behind a `#` are tags in it, as in a vault of notes.
  var hasTags = false
  /// Whether the text may hold the imports of MDX.
  var isMDX = false
}

/// What was written so far, with the line of the source that each of its lines comes from.
struct DialectOutput {
  private(set) var bytes: [UInt8] = []
  private(set) var lines = [1]
  private(set) var lineStart = 0

  /// Whether nothing but blanks stands on the last line.
  private(set) var isAtLineStart = true

  mutating func put(_ byte: UInt8, line: Int) {
    bytes.append(byte)
    guard byte == 0x0A else {
      if !byte.isBlank { isAtLineStart = false }
      return
    }
    isAtLineStart = true
    lines.append(line)
    lineStart = bytes.count
  }

  /// Part of a line.
  mutating func put(_ letters: ArraySlice<UInt8>) {
    bytes += letters
    if isAtLineStart, !letters.allSatisfy(\.isBlank) { isAtLineStart = false }
  }

  mutating func put(_ text: String, line: Int) { for byte in text.utf8 { put(byte, line: line) } }

  /// Whether the line before the last is blank, or there is none.
  var isAfterBlankLine: Bool {
    for byte in bytes[..<lineStart].dropLast().reversed() {
      if byte == 0x0A { return true }
      if !byte.isBlank { return false }
    }
    return true
  }

  /// An empty line, unless there is one: what stands before and behind are two paragraphs.
  mutating func breakParagraph(line: Int) {
    trimLine()
    if lineStart < bytes.count { put(0x0A, line: line) }
    if bytes.count >= 2, bytes[bytes.count - 2] != 0x0A { put(0x0A, line: line) }
  }

  /// Takes blanks at the end of the last line away.
  mutating func trimLine() {
    while bytes.count > lineStart, let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
  }

  /// Takes the last whole line away, where it is an item of a list.
  mutating func dropListItem() {
    guard bytes.last == 0x0A, lines.count > 1 else { return }
    let start = bytes.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let item = bytes[start...].drop { $0 == 0x20 }
    guard let first = item.first, "*-+1".utf8.contains(first) else { return }
    bytes.removeSubrange(start...)
    lines.removeLast()
    lineStart = start
    isAtLineStart = true
  }
}

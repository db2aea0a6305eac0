import TripModel

/// Walks over a text in some program's dialect and writes it as Markdown.
struct DialectReader {
  let bytes: [UInt8]
  let surroundings: DialectSurroundings
  var output = DialectOutput()
  private(set) var at = 0
  /// The line of the source, counted from 1.
  private(set) var line = 1
  private(set) var leftOut: [PlainMarkdown.LeftOut] = []
  private(set) var missingNotes: [PlainMarkdown.LeftOut] = []
  /// The names of its blocks, each with the line of the output on which it stood.
  private(set) var blockNames: [PlainMarkdown.LeftOut] = []
  /// How links were written that are written anew, by their addresses.
  private(set) var links: [String: String] = [:]
  /// Parts of other texts that it shows, by the addresses that stand for them.
  private(set) var embeds: [String: EmbeddedPart] = [:]
  /// The tags in it, each once.
  private(set) var tags: [PlainMarkdown.LeftOut] = []
  /// How many fields of its own the text has named.
  var fieldsNamed = 0
  /// Shortcodes that something ends: what stands within them is there, so that nothing is lost with them.
  var ended: Set<String> = []
  /// The line of the first comment that nothing ends.
  private(set) var openComment: Int?
  /// The letters with which it begins; empty where it is within something else.
  private(set) var openMark = ""
  var comments: CommentFinder
  /// How many blocks of HTML are open: within them, blanks before a line are no indented code.
  var openBlocks = 0
  /// How many quotes of HTML are open: each line that begins within is marked as quoted.
  var openQuotes = 0
  /// A fence of which only the inside counts: the mark and the length of what ends it.
  var strippedFence: (mark: UInt8, count: Int)?

  /// Marks of pictures that were not written right, as they begin.
  private(set) var mended: [PlainMarkdown.Mended] = []
  /// Lines of bars that seem to be meant as a table and are none, by the first of each.
  private(set) var brokenTables: [Int] = []
  /// The lines of bars on which the reader is.
  var bars: Bars?
  /// The items of lists in which it is.
  var openItems = OpenItems()
  /// How many bytes were looked at for marks of pictures.
  var pictureSteps = 0

  /// Where marked texts end: the two marks there are the end and nothing else.
  var highlightEnds: Set<Int> = []

  private var marks = MarkLookup()
  // What the lines before this one were.
  var isInList = false
  var isInCode = false
  var isAfterBlank = true

  init(_ bytes: [UInt8], _ surroundings: DialectSurroundings) {
    self.bytes = bytes
    self.surroundings = surroundings
    comments = CommentFinder(bytes)
  }

  mutating func read() {
    var isAtLineStart = true
    while at < bytes.count {
      if isAtLineStart, readLineStart() {
        isAtLineStart = at == 0 || bytes[at - 1] == .lineFeed
        continue
      }
      copyLetters()
      guard at < bytes.count else { return }
      let byte = bytes[at]
      isAtLineStart = byte == .lineFeed
      if !readComment(), !readMark(byte) {
        copy()
      } else {
        isAtLineStart = at > 0 && bytes[at - 1] == .lineFeed
      }
    }
  }

  /// Writes all up to the next byte that may mean something, or the end of the line.
  private mutating func copyLetters() {
    if openQuotes > 0, output.isAtLineStart { return }
    var end = at
    while end < bytes.count, !bytes[end].isMark, bytes[end] != .lineFeed { end += 1 }
    output.put(bytes[at..<end])
    at = end
  }

  // MARK: Comments

  /// What its author meant for nobody is passed over; without an end all that follows is.
  private mutating func readComment() -> Bool {
    comments.comment(at: at).map { pass($0) } != nil
  }

  mutating func pass(_ comment: CommentFinder.Comment) {
    switch comment {
    case .closed(let end): skip(to: end)
    case .open:
      if openComment == nil { (openComment, openMark) = (line, text(at..<min(at + 2, bytes.count))) }
      skip(to: bytes.count)
    }
  }

  /// A part of the text that is put somewhere else as a whole, such as the label of a link.
  mutating func withoutComments(_ part: String) -> String {
    let without = WithoutComments.strip(part)
    if without.openAt != nil { openComment = openComment ?? line }
    return without.text
  }

  // MARK: Moving on

  var rest: ArraySlice<UInt8> { bytes[at...] }

  func starts(with text: StaticString) -> Bool { rest.starts(with: text.description.utf8) }

  var previous: UInt8? { at > 0 ? bytes[at - 1] : nil }

  /// Passes over bytes without writing them.
  mutating func skip(to end: Int) {
    while at < end {
      if bytes[at] == .lineFeed { line += 1 }
      at += 1
    }
  }

  /// Writes bytes as they are.
  mutating func copy(to end: Int) { while at < end { copy() } }

  mutating func copy() {
    let byte = bytes[at]
    at += 1
    if byte == .lineFeed { line += 1 }
    if openQuotes > 0, byte != .lineFeed, !byte.isBlank, output.isAtLineStart { output.put("> ", line: line) }
    output.put(byte, line: line)
  }

  mutating func put(_ text: String) {
    if openQuotes > 0, output.isAtLineStart, !text.isEmpty { output.put("> ", line: line) }
    output.put(text, line: line)
  }

  mutating func leaveOut(_ name: String) {
    if leftOut.count < Self.maxNoted { leftOut.append(PlainMarkdown.LeftOut(name: name, line: line)) }
  }

  mutating func mend(_ mark: String, as markdown: String) {
    guard mended.count < Self.maxNoted else { return }
    mended.append(PlainMarkdown.Mended(name: mark, line: line, meant: markdown))
  }

  mutating func tellBars() {
    if brokenTables.count < Self.maxNoted { brokenTables.append(line) }
  }

  mutating func missNote(_ name: String) {
    if missingNotes.count < Self.maxNoted {
      missingNotes.append(PlainMarkdown.LeftOut(name: name, line: line))
    }
  }

  mutating func noteBlock(_ name: String) {
    guard blockNames.count < Self.maxBlocks else { return }
    blockNames.append(PlainMarkdown.LeftOut(name: name, line: output.lines.count))
  }

  mutating func noteLink(to address: String, written: String) {
    if links.count < Self.maxNoted, links[address] == nil { links[address] = written }
  }

  mutating func noteEmbed(_ part: EmbeddedPart, by address: String) {
    if embeds.count < Self.maxNoted { embeds[address] = part }
  }

  mutating func noteTag(_ name: String) {
    guard tags.count < Self.maxTags, !tags.contains(where: { $0.name.lowercased() == name.lowercased() })
    else {
      return
    }
    tags.append(PlainMarkdown.LeftOut(name: name, line: line))
  }

  private static let maxNoted = 10_000
  /// For each of them the text above it is read once more.
  private static let maxBlocks = 50
  /// More tags than these are no words to find a text by.
  private static let maxTags = 100

  // MARK: Looking ahead

  /// Where a text next stands, from a place on; each text is looked for at most once at each place of the source.
  mutating func next(_ text: String, from start: Int) -> Int? {
    marks.next(text, in: bytes, from: start)
  }

  /// The end of the line on which a place is.
  mutating func endOfLine(from start: Int) -> Int { next("\n", from: start) ?? bytes.count }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

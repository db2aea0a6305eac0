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
  /// How many fields of its own the text has named.
  var fieldsNamed = 0
  /// Shortcodes that something ends: what stands within them is there, so that nothing is lost with them.
  var ended: Set<String> = []
  /// The line of the first comment that nothing ends.
  private(set) var openComment: Int?
  /// The letters with which it begins; empty where it is within something else.
  private(set) var openMark = ""
  private var comments: CommentFinder
  /// How many blocks of HTML are open: within them, blanks before a line are no indented code.
  var openBlocks = 0
  /// How many quotes of HTML are open: each line that begins within is marked as quoted.
  var openQuotes = 0
  /// A fence of which only the inside counts: the mark and the length of what ends it.
  var strippedFence: (mark: UInt8, count: Int)?

  /// Marks of pictures that were not written right, as they begin.
  private(set) var mended: [PlainMarkdown.LeftOut] = []
  /// How many bytes were looked at for such marks.
  var pictureSteps = 0

  /// Where marked texts end: the two marks there are the end and nothing else.
  var highlightEnds: Set<Int> = []

  private var marks = MarkLookup()
  private var isInList = false
  private var isAfterBlank = true

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

  private mutating func pass(_ comment: CommentFinder.Comment) {
    switch comment {
    case .closed(let end): skip(to: end)
    case .open:
      if openComment == nil { (openComment, openMark) = (line, text(at..<min(at + 2, bytes.count))) }
      skip(to: bytes.count)
    }
  }

  /// A part of the text that is put somewhere else as a whole, such as the label of a link.
  mutating func withoutComments(_ part: String) -> String {
    let without = WithoutComments(part)
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
    if leftOut.count < Self.mostNoted { leftOut.append(PlainMarkdown.LeftOut(name: name, line: line)) }
  }

  mutating func mend(_ mark: String) {
    if mended.count < Self.mostNoted { mended.append(PlainMarkdown.LeftOut(name: mark, line: line)) }
  }

  mutating func missNote(_ name: String) {
    if missingNotes.count < Self.mostNoted {
      missingNotes.append(PlainMarkdown.LeftOut(name: name, line: line))
    }
  }

  private static let mostNoted = 10_000

  // MARK: Looking ahead

  /// Where a text next stands, from a place on; each text is looked for at most once at each place of the source.
  mutating func next(_ text: String, from start: Int) -> Int? {
    marks.next(text, in: bytes, from: start)
  }

  /// The end of the line on which a place is.
  mutating func endOfLine(from start: Int) -> Int { next("\n", from: start) ?? bytes.count }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: The beginning of a line

  /// - Returns: whether the line was dealt with; else its bytes are still to be read.
  private mutating func readLineStart() -> Bool {
    let end = endOfLine(from: at)
    let shape = DialectLine(bytes[at..<end])
    defer { isAfterBlank = shape.isBlank }
    if shape.isBlank {
      skip(to: end)
      return false
    }
    if let fence = shape.fence {
      readFence(fence, prefix: shape.prefix)
      return true
    }
    let textStart = at + shape.prefixLength
    if let comment = comments.definition(at: textStart) {
      pass(comment)
      return true
    }
    // What looks like a comment may be code where it is indented; in doubt it is a comment.
    let beginsComment = textStart < bytes.count && comments.comment(at: textStart) != nil
    if shape.indent >= 4, isAfterBlank || isInCode, !isInList, openBlocks == 0, !beginsComment {
      isInCode = true
      copy(to: min(end + 1, bytes.count))
      return true
    }
    isInCode = false
    if shape.indent < 2 { isInList = shape.isListItem || (isInList && !isAfterBlank) }
    // Below a tag that leaves nothing behind, an indented line would become code, and never was any.
    let isBelowNothing = shape.indent >= 4 && !isAfterBlank && !isInList && output.isAfterBlankLine
    if openBlocks > 0 || isBelowNothing { skip(to: at + shape.blanks) }
    return readWholeLine(shape, end: end)
  }

  private var isInCode = false

  /// Code between fences as it is; that of a query is left out, and of a box only its fences.
  private mutating func readFence(_ fence: DialectLine.Fence, prefix: ArraySlice<UInt8>) {
    if let stripped = strippedFence, fence.mark == stripped.mark, fence.count >= stripped.count,
      fence.info.isEmpty
    {
      strippedFence = nil
      skip(to: endOfLine(from: at))
      return
    }
    let language = fence.info.lowercased()
    if language.hasPrefix("ad-") || language.hasPrefix("image-layout") {
      strippedFence = (fence.mark, fence.count)
      skip(to: endOfLine(from: at))
      return
    }
    // At the margin, code ends the list before it.
    if prefix.isEmpty { isInList = false }
    let isQuoted = prefix.contains(UInt8(ascii: ">"))
    let isQuery = Self.queries.contains(language)
    if isQuery { leaveOut(language) }
    var isFirst = true
    while at < bytes.count {
      let end = endOfLine(from: at)
      let shape = DialectLine(bytes[at..<end])
      // What leaves the quote or the item that holds the code ends the code.
      let hasLeft =
        isQuoted ? !shape.prefix.contains(UInt8(ascii: ">")) : isInList && !shape.isBlank && shape.indent == 0
      if !isFirst, hasLeft, shape.fence == nil || isQuoted { return }
      let isClosing =
        !isFirst
        && shape.fence.map { $0.mark == fence.mark && $0.count >= fence.count && $0.info.isEmpty } == true
      let next = min(end + 1, bytes.count)
      if isQuery { skip(to: next) } else { copy(to: next) }
      if isClosing { return }
      isFirst = false
    }
  }

  /// What programs of notes would run.
  private static let queries: Set<String> = [
    "dataview", "dataviewjs", "tasks", "query", "templater", "leaflet", "mapview", "button", "tracker",
    "base",
    "calendar", "activity-history", "excalibrain", "zoommap", "timeline", "chart", "meta-bind", "gevent",
    "mermaid", "plantuml", "geojson",
  ]

  /// Lines that mean something as a whole.
  private mutating func readWholeLine(_ shape: DialectLine, end: Int) -> Bool {
    let text = shape.text
    if text.starts(with: "{:toc".utf8) || text.starts(with: "{: toc".utf8) {
      output.dropListItem()
      skip(to: end)
      return true
    }
    if text.count < 12, ["[toc]", "[[toc]]", "[[_toc_]]", "${toc}", "{toc}"].contains(shape.lowercased) {
      skip(to: end)
      return true
    }
    if text.starts(with: ":::".utf8), text.count < 200 {
      skip(to: end)
      return true
    }
    if surroundings.isMDX, text.starts(with: "import ".utf8) || text.starts(with: "export ".utf8) {
      skip(to: end)
      return true
    }
    if text.last?.isWord == true, readPath(text, end: end) { return true }
    if let title = shape.calloutTitle {
      copy(to: at + shape.prefixLength)
      let start = end - title.count
      skip(to: start)
      let words = WithoutComments(self.text(start..<end))
      if !words.text.isEmpty {
        put("**" + TextMarks.plain(words.text) + "**\n" + String(decoding: shape.prefix, as: UTF8.self))
      }
      // A comment may go on in the lines below.
      skip(to: words.openAt.map { start + $0 } ?? end)
      return true
    }
    return false
  }
}

/// What means something at the beginning of a line, or as a whole line.
extension DialectReader {
  /// - Returns: whether the line was dealt with; else its bytes are still to be read.
  mutating func readLineStart() -> Bool {
    let end = endOfLine(from: at)
    let shape = DialectLine(bytes[at..<end])
    defer { isAfterBlank = shape.isBlank }
    if shape.isBlank {
      bars = nil
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
    let marks = LineMarks(bytes[at..<end])
    openItems.take(marks, isAfterBlank: isAfterBlank)
    if shape.indent < 2 { isInList = shape.isListItem || (isInList && !isAfterBlank) }
    // Below a tag that leaves nothing behind, an indented line would become code, and never was any.
    let isBelowNothing = shape.indent >= 4 && !isAfterBlank && !isInList && output.isAfterBlankLine
    if openBlocks > 0 || isBelowNothing { skip(to: at + shape.blanks) }
    readBars(marks)
    return readWholeLine(shape, end: end)
  }

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
    if prefix.isEmpty {
      isInList = false
      openItems.endAll()
    }
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

  private func isWayToNeighbours(_ line: ArraySlice<UInt8>) -> Bool {
    NeighbourLine.isOne(line, day: surroundings.day) { surroundings.entries.file($0) != nil }
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
    if shape.prefix.allSatisfy(\.isBlank), isWayToNeighbours(text) {
      skip(to: end)
      return true
    }
    if text.last?.isWord == true, readPath(text, end: end) { return true }
    if let title = shape.calloutTitle {
      copy(to: at + shape.prefixLength)
      let start = end - title.count
      skip(to: start)
      let words = WithoutComments.strip(self.text(start..<end))
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

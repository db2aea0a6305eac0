import Diagnostics

extension BlockReader {
  /// Reads a map whose first key is read and whose first colon is at the cursor.
  ///
  /// `isItem` says that it is an item of a list: where its first key comes again, the next item seems to begin.
  mutating func map(_ first: Key, column: Int, isItem: Bool, depth: Int) throws(Problem) -> Node {
    let range = cursor.restOfLine(from: cursor.current.start + first.range.start)
    guard depth <= NotationReader.depthLimit else { throw .tooDeep(first.range) }
    var fields = FieldList()
    var key: Key? = first
    var last: Problem?
    // What follows a second beginning belongs to nothing that is read.
    var isLost = false
    repeat {
      defer { key = nil }
      let line = cursor.line
      do throws(Problem) {
        let name = if let key { key } else { try self.key(column: column) }
        key = name
        let value = try fieldValue(column: column, depth: depth)
        if isItem, !isLost, name.text == fields.all.first?.key {
          isLost = true
          cursor.findings.report(secondBeginning(name, fields.all[0]))
        }
        if !isLost { add(name, value, to: &fields) }
        last = nil
      } catch {
        if let key, !isLost { add(key, Node(.broken, at: key.range), to: &fields) }
        skipRest(from: line, column: column)
        if key == nil, follows(last, error) { continue }
        cursor.findings.report(error)
        last = error
      }
    } while nextEntry(column: column)
    return Node(.map(fields.all), at: range)
  }

  /// Whether a line without a key is only what is left of the broken one above it, and no news.
  private func follows(_ last: Problem?, _ problem: Problem) -> Bool {
    switch last?.code {
    case nil: false
    case problem.code: last?.message == problem.message && problem.code == .badIndent
    case .unclosed, .tooDeep: true
    default: false
    }
  }

  /// `-Ben`.
  private func noBlankAfterDash(_ text: TextNode) -> Problem {
    Problem(
      .missingDash, "Missing space after the dash", at: text.range,
      advice: "Write `- \(PlainText.excerpt(String(text.value.dropFirst())))`.")
  }

  private mutating func add(_ key: Key, _ value: Node, to fields: inout FieldList) {
    if let problem = fields.add(key, value, file: cursor.findings.file) { cursor.findings.report(problem) }
  }

  /// Reads a key at the beginning of a line; the cursor then is at its colon.
  private mutating func key(column: Int) throws(Problem) -> Key {
    let (start, line) = (cursor.at, cursor.line)
    let text: TextNode
    switch cursor.byte {
    case .doubleQuote, .singleQuote:
      text = try QuotedText.read(&cursor, parent: column)
      guard cursor.line == line else { throw .keyOverLines(text.range) }
    case .openList, .openMap:
      throw PlainText.missingColon(cursor.restOfLine)
    case .dash where cursor.isAtDash:
      throw itemAmongKeys()
    default:
      if let problem = Indicator.problem(cursor, inFlow: false) { throw problem }
      let range = PlainText.line(&cursor, inFlow: false)
      let place = cursor.range(range.lowerBound, range.upperBound)
      text = TextNode(cursor.source.string(range), style: .plain, at: place)
    }
    guard isKeyEnd() else {
      if text.value.hasPrefix("-"), text.value.dropFirst().first?.isLetter == true {
        throw noBlankAfterDash(text)
      }
      throw PlainText.missingColon(text.range, text.value)
    }
    cursor.skipBlanks()
    return try Key.checked(text, from: start, cursor)
  }

  /// Reads what follows a key; the colon is at the cursor.
  private mutating func fieldValue(column: Int, depth: Int) throws(Problem) -> Node {
    cursor.at += 1
    let here = cursor.range(cursor.at, cursor.at)
    cursor.skipBlanks()
    guard cursor.byte == .lineFeed || cursor.byte == .hash else {
      return try value(parent: column, .afterKey, depth: depth)
    }
    PlainText.warnOfCut(&cursor, isWholeValue: true)
    cursor.moveTo(line: cursor.line + 1)
    return try valueBelow(parent: column, besideKey: true, here: here, depth: depth)
  }

  /// Reads a list whose first dash is at the cursor.
  ///
  /// `besideKey` says that it stands in the column of the key above it, and so ends with the next key.
  mutating func list(besideKey: Bool, depth: Int) throws(Problem) -> Node {
    let (range, column) = (cursor.restOfLine, cursor.column)
    guard depth <= NotationReader.depthLimit else { throw .tooDeep(range) }
    var items: [Node] = []
    var last: Problem?
    repeat {
      let line = cursor.line
      do throws(Problem) {
        guard cursor.isAtDash else { throw noItem() }
        items.append(try item(column: column, depth: depth))
        last = nil
      } catch {
        skipRest(from: line, column: column)
        if error.code == .missingDash, last != nil { continue }
        cursor.findings.report(error)
        last = error
      }
    } while nextEntry(column: column, isList: true) && (cursor.isAtDash || !besideKey)
    return Node(.list(items), at: range)
  }

  private mutating func item(column: Int, depth: Int) throws(Problem) -> Node {
    cursor.at += 1
    let here = cursor.range(cursor.at - 1, cursor.at)
    let sawTab = cursor.skipBlanks()
    guard cursor.byte == .lineFeed || cursor.byte == .hash else {
      if sawTab { throw tabAfterDash() }
      return try value(parent: column, .afterDash, depth: depth)
    }
    if sawTab { cursor.findings.report(.needlessTab(at: tabBefore()), as: .warning) }
    PlainText.warnOfCut(&cursor)
    cursor.moveTo(line: cursor.line + 1)
    return try valueBelow(parent: column, besideKey: false, here: here, depth: depth)
  }

  /// Goes to the next line of this list or map; lines that are indented deeper belong to nothing.
  private mutating func nextEntry(column: Int, isList: Bool = false) -> Bool {
    while cursor.skipToContent() {
      if !cursor.current.hasTabIndent && cursor.current.indent <= column {
        guard cursor.current.indent == column else {
          cursor.moveTo(line: cursor.line)
          return false
        }
        return true
      }
      cursor.findings.report(strayLine(column: column, isList: isList))
      skipRest(from: cursor.line, column: column)
    }
    return false
  }
}

extension BlockReader {
  private func itemAmongKeys() -> Problem {
    Problem(
      .badIndent, "Unexpected list item among fields", at: cursor.restOfLine,
      advice: "Write its field above it, like `tags:`.")
  }

  private func tabAfterDash() -> Problem {
    Problem(.tabIndent, "Tab after a dash", at: tabBefore(), advice: "Replace it with a space.")
  }

  /// The last tab before the cursor.
  private func tabBefore() -> TextRange {
    var tab = cursor.at - 1
    while cursor.source.bytes[tab] != .tab { tab -= 1 }
    return cursor.range(tab, tab + 1)
  }

  private func noItem() -> Problem {
    let sign = ListSign(cursor.source.bytes[cursor.at..<cursor.current.end])
    return Problem(
      .missingDash, "Missing dash: the lines above are items of a list", at: cursor.restOfLine,
      advice: sign?.advice
        ?? "Begin it with `- `; if it belongs to the item above, move it two spaces to the right.")
  }

  private func secondBeginning(_ key: Key, _ first: Field) -> Problem {
    let name = PlainText.excerpt(key.text)
    let line = cursor.findings.file.firstLine + first.keyRange.line
    return Problem(
      .missingDash,
      "`\(name)` stands here as if an item began, but without a dash; that of this item is in line \(line)",
      at: key.range,
      advice:
        "Begin the line with `- ` in the column of the dash above; if it is the same item, delete one of the two lines."
    )
  }

  private func strayLine(column: Int, isList: Bool) -> Problem {
    if cursor.current.hasTabIndent, let tab = tabProblem() { return tab }
    let spaces = column == 0 ? "no spaces" : column == 1 ? "one space" : "\(column) spaces"
    return Problem(
      .badIndent, "Wrong indentation: no line above begins in this column", at: cursor.restOfLine,
      advice: isList && !cursor.isAtDash
        ? "If it is an item of the list, begin it with \(spaces) and `- `; else with as many spaces as the line "
          + "above that it belongs to."
        : "Write \(spaces) before it, or as many as the line above that it belongs to.")
  }

  private func tabProblem() -> Problem? {
    do throws(Problem) {
      try cursor.refuseTab()
      return nil
    } catch {
      return error
    }
  }
}

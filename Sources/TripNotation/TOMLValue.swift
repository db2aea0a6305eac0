import Diagnostics

/// A value of TOML as a node: numbers, dates and truth are text, as everywhere.
enum TOMLValue {
  static func read(_ cursor: inout TOMLCursor, depth: Int) throws(Problem) -> Node {
    let mark = cursor.mark
    guard depth < NotationReader.depthLimit else {
      throw Problem(.tooDeep, "This is nested too deep to be read", at: cursor.range(from: mark))
    }
    switch cursor.byte {
    case UInt8.doubleQuote, UInt8.singleQuote:
      let text = try TOMLText.read(&cursor)
      return Node(.text(text), at: text.range)
    case UInt8.openList: return try list(&cursor, depth: depth)
    case UInt8.openMap: return try map(&cursor, depth: depth)
    default: return try plain(&cursor)
    }
  }

  private static func list(_ cursor: inout TOMLCursor, depth: Int) throws(Problem) -> Node {
    let mark = cursor.mark
    cursor.advance()
    var items: [Node] = []
    while true {
      cursor.skipSpace()
      if cursor.byte == .closeList { break }
      guard cursor.byte != nil else {
        throw .notTOML("The bracket of this list is not closed", at: cursor.range(from: mark))
      }
      items.append(try read(&cursor, depth: depth + 1))
      cursor.skipSpace()
      if cursor.byte == .comma {
        cursor.advance()
      } else if cursor.byte != .closeList {
        throw .notTOML("There is no comma between two items of this list", at: cursor.range(from: mark))
      }
    }
    cursor.advance()
    return Node(.list(items), at: cursor.range(from: mark))
  }

  private static func map(_ cursor: inout TOMLCursor, depth: Int) throws(Problem) -> Node {
    let mark = cursor.mark
    cursor.advance()
    var tables = TOMLTables()
    while true {
      cursor.skipSpace()
      if cursor.byte == .closeMap { break }
      guard cursor.byte != nil else {
        throw .notTOML("The brace of these fields is not closed", at: cursor.range(from: mark))
      }
      let path = try TOMLKey.path(&cursor)
      guard cursor.byte == UInt8(ascii: "=") else {
        throw .notTOML("There is no `=` behind this key", at: path[path.count - 1].range)
      }
      cursor.advance()
      cursor.skipBlanks()
      try tables.add(path, try read(&cursor, depth: depth + 1))
      cursor.skipSpace()
      if cursor.byte == .comma {
        cursor.advance()
      } else if cursor.byte != .closeMap {
        throw .notTOML("There is no comma between two of these fields", at: cursor.range(from: mark))
      }
    }
    cursor.advance()
    return Node(tables.root.kind == .empty ? .map([]) : tables.root.kind, at: cursor.range(from: mark))
  }

  /// A number, a date, `true` or `false`: what needs no quotes.
  private static func plain(_ cursor: inout TOMLCursor) throws(Problem) -> Node {
    let mark = cursor.mark
    while let byte = cursor.byte, !cursor.isAtBreak, !isEnd(byte) { cursor.advance() }
    var bytes = cursor.bytes[mark.at..<cursor.at]
    while bytes.last?.isBlank == true { bytes.removeLast() }
    let range = TextRange(line: mark.line, start: mark.start, length: bytes.count)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let first = bytes.first else { throw .notTOML("There is no value behind this key", at: range) }
    let isNumber = (0x30...0x39).contains(first) || first == UInt8(ascii: "+") || first == .dash
    guard isNumber || ["true", "false", "inf", "nan"].contains(text) else {
      throw .notTOML("This text stands without quotes", at: range)
    }
    return Node(.text(TextNode(text, style: .plain, at: range, verbatim: range)), at: range)
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == .comma || byte == .closeList || byte == .closeMap || byte == .hash
  }
}

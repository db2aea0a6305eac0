import Diagnostics

/// A value of TOML as a node: numbers, dates and truth are text, as everywhere.
enum TOMLValue {
  static func read(_ cursor: inout TOMLCursor, depth: Int) throws(Problem) -> Node {
    let mark = cursor.mark
    guard depth < NotationReader.depthLimit else {
      throw Problem(.tooDeep, "Nested too deep", at: cursor.range(from: mark))
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
      guard cursor.byte != nil else { throw .notTOML("Unclosed bracket", at: cursor.range(from: mark)) }
      items.append(try read(&cursor, depth: depth + 1))
      cursor.skipSpace()
      if cursor.byte == .comma {
        cursor.advance()
      } else if cursor.byte != .closeList {
        throw .notTOML("Missing comma between two items", at: cursor.range(from: mark))
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
      guard cursor.byte != nil else { throw .notTOML("Unclosed brace", at: cursor.range(from: mark)) }
      let path = try TOMLKey.path(&cursor)
      guard cursor.byte == UInt8(ascii: "=") else {
        throw .notTOML("Missing `=` after this key", at: path[path.count - 1].range)
      }
      cursor.advance()
      cursor.skipBlanks()
      try tables.add(path, try read(&cursor, depth: depth + 1))
      cursor.skipSpace()
      if cursor.byte == .comma {
        cursor.advance()
      } else if cursor.byte != .closeMap {
        throw .notTOML("Missing comma between two fields", at: cursor.range(from: mark))
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
    guard let first = bytes.first else { throw .notTOML("Missing value after this key", at: range) }
    let isNumber = (0x30...0x39).contains(first) || first == UInt8(ascii: "+") || first == .dash
    guard isNumber || ["true", "false", "inf", "nan"].contains(text) else {
      throw .notTOML("Missing quotes round this text", at: range)
    }
    return Node(.text(TextNode(text, style: .plain, at: range, verbatim: range)), at: range)
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == .comma || byte == .closeList || byte == .closeMap || byte == .hash
  }
}

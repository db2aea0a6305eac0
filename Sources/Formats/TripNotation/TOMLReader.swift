import Diagnostics

/// Reads the fields between two lines of `+++`, as Hugo and Zola write them, into the tree that YAML gives.
///
/// All of TOML 1.0 but for its finer prohibitions; every value is text. What cannot be read costs its line.
package enum TOMLReader {
  package static func read(_ bytes: [UInt8], file: String, firstLine: Int = 1) -> NotationReader.Reading {
    let source = SourceText(bytes)
    let lines = source.lines.map { source.string($0.start..<$0.end) }
    var findings = Findings(about: NotationFile(name: file, lines: lines, firstLine: firstLine))
    guard bytes.count <= NotationReader.sizeLimit, String(validating: bytes, as: UTF8.self) != nil else {
      findings.report(.notTOML("These fields are not text, or too long to be read", at: .beginning))
      return NotationReader.Reading(
        file: findings.file, root: Node(.broken, at: .beginning), diagnostics: findings.diagnostics)
    }
    var cursor = TOMLCursor(bytes)
    var tables = TOMLTables()
    while cursor.byte != nil {
      let line = cursor.line
      do throws(Problem) {
        try readLine(&cursor, &tables)
      } catch {
        findings.report(error)
        if cursor.line == line || !cursor.isAtBreak { cursor.skipLine() }
      }
    }
    for problem in tables.problems(file: findings.file) { findings.report(problem) }
    return NotationReader.Reading(file: findings.file, root: tables.root, diagnostics: findings.diagnostics)
  }

  /// A field, the heading of a table, a comment or nothing.
  private static func readLine(_ cursor: inout TOMLCursor, _ tables: inout TOMLTables) throws(Problem) {
    cursor.skipSpace()
    guard let byte = cursor.byte else { return }
    if byte == .openList {
      let isOfMany = cursor.starts(with: "[[")
      cursor.advance(isOfMany ? 2 : 1)
      let path = try TOMLKey.path(&cursor)
      guard cursor.starts(with: isOfMany ? "]]" : "]") else {
        throw .notTOML("Unclosed bracket", at: path[0].range)
      }
      cursor.advance(isOfMany ? 2 : 1)
      try endLine(&cursor)
      try tables.open(path, isOfMany: isOfMany)
    } else {
      let path = try TOMLKey.path(&cursor)
      guard cursor.byte == UInt8(ascii: "=") else {
        throw .notTOML("Missing `=` after this key", at: path[path.count - 1].range)
      }
      cursor.advance()
      cursor.skipBlanks()
      let value = try TOMLValue.read(&cursor, depth: 0)
      try tables.add(path, value)
      try endLine(&cursor)
    }
  }

  private static func endLine(_ cursor: inout TOMLCursor) throws(Problem) {
    cursor.skipBlanks()
    guard cursor.byte != nil, cursor.byte != .hash, !cursor.isAtBreak else {
      cursor.skipLine()
      return
    }
    let mark = cursor.mark
    while cursor.byte != nil, !cursor.isAtBreak { cursor.advance() }
    throw .notTOML("Unexpected text after the value", at: cursor.range(from: mark))
  }
}

/// The key of a field, or of a table.
enum TOMLKey {
  /// One or several keys with points between them, and the blanks around.
  static func path(_ cursor: inout TOMLCursor) throws(Problem) -> [Key] {
    var path: [Key] = []
    while true {
      cursor.skipBlanks()
      path.append(try key(&cursor))
      cursor.skipBlanks()
      guard cursor.byte == UInt8(ascii: "."), path.count < NotationReader.depthLimit else { return path }
      cursor.advance()
    }
  }

  private static func key(_ cursor: inout TOMLCursor) throws(Problem) -> Key {
    let mark = cursor.mark
    if cursor.byte == .doubleQuote || cursor.byte == .singleQuote {
      let text = try TOMLText.read(&cursor)
      return Key(text: text.value, range: text.range)
    }
    while let byte = cursor.byte, isBare(byte) { cursor.advance() }
    let range = cursor.range(from: mark)
    guard cursor.at > mark.at else { throw .notTOML("Missing key", at: range) }
    return Key(text: String(decoding: cursor.bytes[mark.at..<cursor.at], as: UTF8.self), range: range)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x80...: true
    default: false
    }
  }
}

extension TextRange {
  fileprivate static let beginning = TextRange(line: 0, start: 0, length: 0)
}

extension Problem {
  static func notTOML(_ message: String, at range: TextRange) -> Problem {
    Problem(.badTOML, message, at: range, advice: "Write it like title = \"Belém\", or date = 2026-05-03.")
  }
}

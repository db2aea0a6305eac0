import Diagnostics

/// The part of a field before its colon.
struct Key {
  var text: String
  var range: TextRange
}

extension Key {
  /// A key may not be longer (YAML 1.2, section 7.4.2), in characters of Unicode up to its colon.
  static let lengthLimit = 1024

  /// Checks a key whose colon is at the cursor.
  static func checked(_ text: TextNode, from start: Int, _ cursor: Cursor) throws(Problem) -> Key {
    if text.style == .plain && text.value == "<<" { throw mergeKey(text.range) }
    if cursor.at - start > lengthLimit {
      let characters = cursor.source.bytes[start..<cursor.at].count { $0 & 0xC0 != 0x80 }
      guard characters <= lengthLimit else { throw longKey(text.range) }
    }
    return Key(text: text.value, range: text.range)
  }

  private static func mergeKey(_ range: TextRange) -> Problem {
    Problem(
      .mergeKey, "`<<` is not supported: Tripbook copies no fields from elsewhere", at: range,
      advice: "Write the fields out here.")
  }

  private static func longKey(_ range: TextRange) -> Problem {
    Problem(
      .longKey, "Field name too long", at: range,
      advice: "If it is a sentence, put quotes round all of it.")
  }
}

/// The fields of a map while it is read: the first of two with the same key counts.
struct FieldList {
  private(set) var all: [Field] = []
  private var places: [String: Int] = [:]

  /// - Returns: what is wrong, if the key stands in the map already.
  mutating func add(_ key: Key, _ value: Node, file: NotationFile) -> Problem? {
    if let first = places[key.text] {
      let line = file.firstLine + all[first].keyRange.line
      return Problem(
        .duplicateKey,
        "`\(PlainText.excerpt(key.text))` is given twice; the first is in line \(line)",
        at: key.range,
        advice: value.items == nil
          ? "Delete one of them."
          : "Move the lines below it to the end of the first list, and delete this one.")
    }
    places[key.text] = all.count
    all.append(Field(key: key.text, keyRange: key.range, value: value))
    return nil
  }
}

extension FlowReader {
  /// Reads a key and the colon behind it; both must be on one line.
  func key(_ cursor: inout Cursor) throws(Problem) -> Key {
    let (start, line) = (cursor.at, cursor.line)
    if cursor.byte == .openList || cursor.byte == .openMap {
      throw .complexKey(cursor.range(start, start + 1))
    }
    let text: TextNode
    if cursor.byte == .doubleQuote || cursor.byte == .singleQuote {
      text = try QuotedText.read(&cursor, parent: parent)
      guard cursor.line == line else { throw .keyOverLines(text.range) }
    } else {
      if let problem = Indicator.problem(cursor, inFlow: true) { throw problem }
      let range = PlainText.line(&cursor, inFlow: true)
      let place = cursor.range(range.lowerBound, range.upperBound)
      text = TextNode(cursor.source.string(range), style: .plain, at: place, verbatim: place)
    }
    cursor.skipBlanks()
    guard isKeyEnd(cursor, text) else { throw keyWithoutValue(text) }
    let key = try Key.checked(text, from: start, cursor)
    cursor.at += 1
    return key
  }

  /// Whether the colon here ends this key: after quotes, a value may follow without a space.
  func isKeyEnd(_ cursor: Cursor, _ key: TextNode) -> Bool {
    guard cursor.byte == .colon else { return false }
    if cursor.next.isBlankOrEnd { return true }
    let isValue = ![.comma, .closeList, .closeMap].contains(cursor.next)
    return key.style != .plain && isValue
  }

  private func keyWithoutValue(_ text: TextNode) -> Problem {
    Problem(
      .flowKeyWithoutValue,
      "`\(PlainText.excerpt(text.value))` has no colon and no value",
      at: text.range,
      advice: text.value.contains(":")
        ? "Write a space after the colon."
        : "If it belongs to what is before the comma, put quotes round both, like `\"23,50 EUR\"`; else write it "
          + "like `amount: 7.80`."
    )
  }
}

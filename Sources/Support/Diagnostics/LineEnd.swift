extension Character {
  /// Whether it ends a line as lines of files are counted: LF, CR or both. Not form feeds and Unicode's other
  /// separators, which `isNewline` counts too and editors do not.
  package var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension String {
  /// The lines of a file, without what ends them; at least one.
  ///
  /// Goes by bytes: to ask each character costs a multiple, and no other character holds the bytes of a line's end.
  package var fileLines: [Substring] {
    var lines: [Substring] = []
    var start = utf8.startIndex
    var index = start
    while index < utf8.endIndex {
      let byte = utf8[index]
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        utf8.formIndex(after: &index)
        continue
      }
      lines.append(self[start..<index])
      utf8.formIndex(after: &index)
      if byte == UInt8(ascii: "\r"), index < utf8.endIndex, utf8[index] == UInt8(ascii: "\n") {
        utf8.formIndex(after: &index)
      }
      start = index
    }
    return lines + [self[start...]]
  }
}

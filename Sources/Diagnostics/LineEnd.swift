extension Character {
  /// Whether it ends a line as lines of files are counted: LF, CR or both. Not form feeds and Unicode's other
  /// separators, which `isNewline` counts too and editors do not.
  package var isLineEnd: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

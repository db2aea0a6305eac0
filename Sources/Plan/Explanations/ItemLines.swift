/// Which lines of a small file are of one item of its list: from the dash down to the line before the next, without what
/// stands below the last one.
struct ItemLines {
  private let lines: [Substring]
  /// How far the dashes of the list are set in; nil for a file without any, such as one in brackets.
  private let indent: Int?

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    indent = lines.first(where: Self.hasDash).map(Self.indent(of:))
  }

  /// Whether it tells items apart.
  var hasItems: Bool { indent != nil }

  /// The lines, from 1, of the item in which a line stands; nil where that is in none.
  func item(around line: Int) -> ClosedRange<Int>? {
    let asked = line - 1
    guard lines.indices.contains(asked) else { return nil }
    guard let start = lines[...asked].lastIndex(where: isStart) else { return nil }
    let next = lines[(start + 1)...].firstIndex { isStart($0) || endsList($0) } ?? lines.endIndex
    // Blank lines and remarks below the last field are of nothing.
    let last = lines[start..<next].lastIndex { isStart($0) || isInside($0) } ?? start
    return asked <= last ? start + 1...last + 1 : nil
  }

  private func isStart(_ line: Substring) -> Bool { Self.hasDash(line) && Self.indent(of: line) == indent }

  private func endsList(_ line: Substring) -> Bool { isFilled(line) && !isDeeper(line) }

  /// A remark that is set in as fields are is one of the item's.
  private func isInside(_ line: Substring) -> Bool { line.contains { !$0.isWhitespace } && isDeeper(line) }

  private func isDeeper(_ line: Substring) -> Bool { Self.indent(of: line) > indent ?? 0 }

  /// Whether there is something in it that is no remark.
  private func isFilled(_ line: Substring) -> Bool {
    line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
  }

  private static func hasDash(_ line: Substring) -> Bool {
    let rest = line.drop { $0 == " " }
    return rest == "-" || rest.hasPrefix("- ")
  }

  private static func indent(of line: Substring) -> Int { line.prefix { $0 == " " }.count }
}

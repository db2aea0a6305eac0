/// Takes the comments, the indents and the blanks beside marks out of a shipped script: readers of a site load it, and its
/// developers read it where it is written.
enum ScriptComments {
  /// The script without lines that are nothing but a comment behind `//`, and without the blanks before the others and around
  /// their marks. No string or template may go on over a line, and behind code no comment may stand on it: the tests hold the
  /// shipped scripts to it.
  static func removed(from script: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(script.count)
    for line in script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      let code = line.drop { $0 == space }
      if code.starts(with: [slash, slash]) { continue }
      append(code, to: &kept)
      // Behind these a line's end parts nothing either.
      if let last = kept.last, !enders.contains(last) { kept.append(UInt8(ascii: "\n")) }
    }
    return kept
  }

  /// A line without blanks that part nothing.
  private static func append(_ code: ArraySlice<UInt8>, to kept: inout [UInt8]) {
    var index = code.startIndex
    while index < code.endIndex {
      let byte = code[index]
      if let behind = end(ofLiteral: index, in: code, after: kept.last) {
        kept += code[index..<behind]
        index = behind
        continue
      }
      index += 1
      if byte == space, index < code.endIndex, let before = kept.last,
        isNeedless(between: before, and: code[index])
      {
        continue
      }
      kept.append(byte)
    }
  }

  /// Beside a mark a blank says nothing, but between two that would be read as one: `a - -b`.
  private static func isNeedless(between before: UInt8, and after: UInt8) -> Bool {
    (marks.contains(before) || marks.contains(after)) && !(signs.contains(before) && signs.contains(after))
  }

  /// Behind the string, the template or the pattern that begins there; nil where none does. A slash divides, unless what
  /// stands before it cannot be divided.
  private static func end(
    ofLiteral start: Int, in code: ArraySlice<UInt8>, after before: UInt8?
  ) -> Int? {
    let mark = code[start]
    if mark == template { return end(ofTemplate: start, in: code) }
    let isPattern = mark == slash && before.map(openers.contains) ?? true
    guard isPattern || quotes.contains(mark) else { return nil }
    var isInClass = false
    var index = start + 1
    while index < code.endIndex {
      let byte = code[index]
      if byte == mark, !isInClass { return index + 1 }
      if byte == escape {
        index += 1
      } else if isPattern, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
        isInClass = byte == UInt8(ascii: "[")
      }
      index += 1
    }
    return code.endIndex
  }

  /// Behind the template that begins there. In its braces code stands, which may hold other templates.
  private static func end(ofTemplate start: Int, in code: ArraySlice<UInt8>) -> Int {
    var index = start + 1
    while index < code.endIndex {
      if code[index] == template { return index + 1 }
      if code[index] == UInt8(ascii: "$"), index + 1 < code.endIndex, code[index + 1] == UInt8(ascii: "{") {
        index = end(ofBraces: index + 1, in: code)
      } else {
        index += code[index] == escape ? 2 : 1
      }
    }
    return code.endIndex
  }

  /// Behind the brace that closes the one that stands there.
  private static func end(ofBraces start: Int, in code: ArraySlice<UInt8>) -> Int {
    var (index, depth) = (start, 0)
    var before: UInt8?
    while index < code.endIndex {
      let byte = code[index]
      if let behind = end(ofLiteral: index, in: code, after: before) {
        index = behind
        before = byte
        continue
      }
      index += 1
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
      if byte != space { before = byte }
    }
    return code.endIndex
  }

  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let escape = UInt8(ascii: "\\")
  private static let template = UInt8(ascii: "`")
  private static let quotes = Signs("\"'")
  private static let marks = Signs("{}()[],;=+-*<>?:&|!")
  private static let signs = Signs("+-")
  private static let enders = Signs("{(,;")
  /// Behind `>` there is a pattern, too: it ends an arrow, and nothing that is compared begins with a slash.
  private static let openers = Signs("(,=>:[!&|?{};")

  /// Some signs of ASCII: each of a hundred thousand bytes is looked for among them, which hashing would be too slow for.
  private struct Signs {
    private let isOne: [Bool]

    init(_ text: String) {
      var isOne = [Bool](repeating: false, count: 256)
      for byte in text.utf8 { isOne[Int(byte)] = true }
      self.isOne = isOne
    }

    func contains(_ byte: UInt8) -> Bool { isOne[Int(byte)] }
  }
}

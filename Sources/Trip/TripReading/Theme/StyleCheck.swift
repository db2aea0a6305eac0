import Diagnostics
import TripNotation

/// Looks over a style sheet of the traveller's: what would ask another server for something, what does not end, and
/// which custom properties it sets. One pass over its bytes; what is good CSS is left to the browser.
struct StyleCheck {
  private(set) var findings: Findings
  /// The custom properties that are set, in the order of the sheet.
  private(set) var properties: [(name: String, range: TextRange)] = []

  private let file: NotationFile
  /// The braces that are open, and where a comment began.
  private var open: [TextRange] = []
  private var comment: TextRange?
  /// Whether a string that follows names a sheet.
  private var isImporting = false
  /// Whether a declaration may begin here.
  private var isAtStart = true

  init(_ text: String, file name: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
    file = NotationFile(name: name, lines: lines.map(String.init))
    findings = Findings(about: file)
    for number in file.lines.indices { scan(Array(file.lines[number].utf8), number) }
    if let comment { findings.report(.unended("`/*`", "`*/`", at: comment), as: .warning) }
    if let brace = open.first { findings.report(.unended("`{`", "`}`", at: brace), as: .warning) }
  }

  private mutating func scan(_ line: [UInt8], _ number: Int) {
    var at = 0
    while at < line.count {
      if comment != nil {
        guard let end = Self.find("*/", in: line, from: at) else { return }
        comment = nil
        at = end + 2
        continue
      }
      at = step(line, at, number)
    }
  }

  /// Reads one token, and says where the next begins.
  private mutating func step(_ line: [UInt8], _ at: Int, _ number: Int) -> Int {
    let range = TextRange(line: number, start: at, length: 1)
    if Self.has("/*", in: line, at: at) {
      comment = TextRange(line: number, start: at, length: 2)
      return at + 2
    }
    switch line[at] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(line, at, number)
    case UInt8(ascii: "{"): open.append(range)
    case UInt8(ascii: "}"):
      if open.popLast() == nil { findings.report(.endsNothing(at: range), as: .warning) }
    case UInt8(ascii: ";"): isImporting = false
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return at + 1
    default: return word(line, at, number)
    }
    isAtStart = true
    return at + 1
  }

  private mutating func string(_ line: [UInt8], _ at: Int, _ number: Int) -> Int {
    var end = at + 1
    while end < line.count, line[end] != line[at] { end += line[end] == UInt8(ascii: "\\") ? 2 : 1 }
    end = min(end, line.count)
    if isImporting { check(line, at + 1..<end, number) }
    isAtStart = false
    return end + 1
  }

  private mutating func word(_ line: [UInt8], _ at: Int, _ number: Int) -> Int {
    defer { isAtStart = false }
    if Self.has("url(", in: line, at: at) {
      let end = line[at...].firstIndex(of: UInt8(ascii: ")")) ?? line.count
      var (first, last) = (at + 4, end)
      while first < last, Self.isTrim(line[first]) { first += 1 }
      while last > first, Self.isTrim(line[last - 1]) { last -= 1 }
      check(line, first..<last, number)
      return max(end, at + 4)
    }
    if Self.has("@import", in: line, at: at) {
      isImporting = true
      return at + 7
    }
    var end = at
    while end < line.count, Self.isName(line[end]) { end += 1 }
    if isAtStart, Self.has("--", in: line, at: at) {
      properties.append(
        (
          String(decoding: line[at..<end], as: UTF8.self),
          TextRange(line: number, start: at, length: end - at)
        ))
    }
    return max(end, at + 1)
  }

  /// Whether an address leads out of the site.
  private mutating func check(_ line: [UInt8], _ range: Range<Int>, _ number: Int) {
    let address = String(decoding: line[range].prefix(200), as: UTF8.self).lowercased()
    let isOutside =
      ["http:", "https:", "//", "ftp:"].contains(where: address.hasPrefix)
      || (address.hasPrefix("data:") && !address.hasPrefix("data:image/"))
    guard isOutside else { return }
    findings.report(
      .outside(at: TextRange(line: number, start: range.lowerBound, length: range.count)), as: .warning)
  }

  // MARK: - Bytes

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isTrim(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Whether a word in small letters stands at a byte, in whatever letters.
  private static func has(_ word: StaticString, in line: [UInt8], at: Int) -> Bool {
    let word = word.description.utf8
    guard at + word.count <= line.count else { return false }
    return zip(word, line[at...]).allSatisfy { wanted, byte in
      wanted == byte || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == wanted)
    }
  }

  private static func find(_ word: StaticString, in line: [UInt8], from start: Int) -> Int? {
    (start..<line.count).first { has(word, in: line, at: $0) }
  }
}

extension StyleCheck {
  /// Says which custom properties are not among the site's and look like one of them.
  mutating func compare(with known: Set<String>) {
    let names = known.sorted()
    for (name, range) in properties where !known.contains(name) {
      guard findings.hasRoom(for: .warning), let near = Spelling.nearest(to: name, among: names) else {
        continue
      }
      findings.report(.unknownProperty(name, near, at: range), as: .warning)
    }
  }
}

extension Problem {
  fileprivate static func outside(at range: TextRange) -> Problem {
    Problem(
      .outsideStyle, "Not loaded: a site loads nothing from other servers", at: range,
      advice: "Put the file into assets/ and write it like `url(font.woff2)`.")
  }

  fileprivate static func unended(_ mark: String, _ end: String, at range: TextRange) -> Problem {
    Problem(
      .brokenStyle, "Missing \(end): browsers ignore everything after this \(mark)", at: range,
      advice: "Add the \(end) where it belongs.")
  }

  fileprivate static func endsNothing(at range: TextRange) -> Problem {
    Problem(
      .brokenStyle, "Unexpected `}`: browsers ignore the rule after it", at: range,
      advice: "Delete it, or add the `{` that it belongs to.")
  }

  fileprivate static func unknownProperty(_ name: String, _ near: String, at range: TextRange) -> Problem {
    Problem(
      .brokenStyle, "Unknown property `\(name.shortened)`", at: range, advice: "Did you mean `\(near)`?")
  }
}

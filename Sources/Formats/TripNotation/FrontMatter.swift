package import Diagnostics

/// An entry cut in two: the fields at its top and the Markdown below.
package struct FrontMatter: Hashable, Sendable {
  package enum Fence: Hashable, Sendable {
    /// The file is all Markdown.
    case none
    /// The fields stand between `---` and a second `---` or `...`.
    case yaml
    /// `---` or `+++` opens the fields and nothing closes them: the file is all Markdown, and an error.
    case unclosed
    /// The fields stand between two lines of `+++`, as TOML.
    case toml
    /// The fields are the lines up to the first empty one, as `LineFields` reads them.
    case lines
  }

  package var fence: Fence
  /// The lines between the fences; TOML where the fence says so.
  package var yaml: [UInt8]
  /// The number of the first line of `yaml`.
  package var yamlFirstLine: Int
  /// What follows the closing fence, or the whole file without its byte order mark.
  package var body: [UInt8]
  /// The number of the first line of `body`.
  package var bodyFirstLine: Int
  /// The first line, where it is more or less than `---` and all the same meant so.
  package var strangeFence: String?

  private init(fence: Fence, yaml: [UInt8], yamlFirstLine: Int, body: [UInt8], bodyFirstLine: Int) {
    self.fence = fence
    self.yaml = yaml
    self.yamlFirstLine = yamlFirstLine
    self.body = body
    self.bodyFirstLine = bodyFirstLine
  }

  /// A file that is fields from its first line to its last, one of which is the text: that begins on `firstLine`.
  package init(wholeFile: [UInt8], text: [UInt8], firstLine: Int) {
    self.init(fence: .yaml, yaml: wholeFile, yamlFirstLine: 1, body: text, bodyFirstLine: firstLine)
  }

  /// Cuts an entry; does not look whether it is UTF-8.
  package static func split(_ bytes: [UInt8]) -> FrontMatter {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let whole = FrontMatter(fence: .none, yaml: [], yamlFirstLine: 1, body: bytes, bodyFirstLine: 1)
    guard var first = line(in: bytes, from: 0) else { return whole }
    var number = 1
    let start = beginning(of: bytes, after: first)
    if let start { (first, number) = start }
    let isTOML = isFence(bytes[first.text], UInt8(ascii: "+"))
    guard isTOML || isFence(bytes[first.text], .dash) else {
      return strangelyFenced(bytes, first) ?? lineFields(bytes) ?? whole
    }
    let firstLine = number + 1
    number += 1
    var next = first.next
    while let line = line(in: bytes, from: next) {
      if isEnd(bytes[line.text], isTOML: isTOML) {
        return FrontMatter(
          fence: isTOML ? .toml : .yaml, yaml: Array(bytes[first.next..<next]),
          yamlFirstLine: firstLine,
          body: Array(bytes[line.next...]), bodyFirstLine: number + 1)
      }
      number += 1
      next = line.next
    }
    return start == nil ? whole.with(.unclosed) : whole
  }

  /// A text whose fields stand between lines like `----` or `—`: in Markdown they would be shown, with whatever they
  /// keep back.
  private static func strangelyFenced(
    _ bytes: [UInt8], _ first: (text: Range<Int>, next: Int)
  ) -> FrontMatter? {
    guard isDashes(bytes[first.text]) else { return nil }
    var next = first.next
    for number in 2..<maxLines {
      guard let line = line(in: bytes, from: next) else { return nil }
      let text = bytes[line.text]
      if number > 2, isDashes(text) || isFence(text, .dash) {
        var found = FrontMatter(
          fence: .yaml, yaml: Array(bytes[first.next..<next]), yamlFirstLine: 2,
          body: Array(bytes[line.next...]),
          bodyFirstLine: number + 1)
        found.strangeFence = String(decoding: bytes[first.text], as: UTF8.self)
        return found
      }
      let isInner = number > 2 && (text.first.map { $0.isBlank || $0 == .dash || $0 == .hash } ?? true)
      guard isInner || isField(text) else { return nil }
      next = line.next
    }
    return nil
  }

  /// How many lines fields between strange lines may have.
  private static let maxLines = 60

  /// Four hyphens or more, or hyphens of which an editor made a dash.
  private static func isDashes(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count < 200 else { return false }
    let text = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
    guard let first = text.first, "-–—".contains(first), text.allSatisfy({ "-–—".contains($0) }) else {
      return false
    }
    return text.count > 3 || text.contains { $0 != "-" }
  }

  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    let key = line.prefix { $0 != UInt8(ascii: ":") }
    return !key.isEmpty && key.count < min(40, line.count) && !key.contains { $0.isBlank }
  }

  /// A text whose first lines are fields without a fence.
  private static func lineFields(_ bytes: [UInt8]) -> FrontMatter? {
    var next = 0
    let lines = sequence(state: ()) { _ -> ArraySlice<UInt8>? in
      guard let line = line(in: bytes, from: next) else { return nil }
      next = line.next
      return bytes[line.text]
    }
    guard let count = LineFields.count(lines) else { return nil }
    let end = (0..<count).reduce(0) { start, _ in line(in: bytes, from: start)?.next ?? start }
    return FrontMatter(
      fence: .lines, yaml: Array(bytes[..<end]), yamlFirstLine: 1, body: Array(bytes[end...]),
      bodyFirstLine: count + 1)
  }

  /// The fence below empty lines at the top, where a field follows it: else it is a rule across the page.
  private static func beginning(
    of bytes: [UInt8], after first: (text: Range<Int>, next: Int)
  ) -> (line: (text: Range<Int>, next: Int), number: Int)? {
    var (line, number) = (first, 1)
    while bytes[line.text].allSatisfy(\.isBlank), number < maxEmptyLines {
      guard let next = Self.line(in: bytes, from: line.next) else { return nil }
      (line, number) = (next, number + 1)
    }
    guard number > 1, isFence(bytes[line.text], .dash), let field = Self.line(in: bytes, from: line.next)
    else { return nil }
    return isField(bytes[field.text]) ? (line, number) : nil
  }

  private static let maxEmptyLines = 20

  /// What is wrong with the fences, if something is.
  package func diagnostics(file: String) -> [Diagnostic] {
    if let strangeFence {
      let length = strangeFence.count
      return [
        Diagnostic(
          .warning, .badFrontMatter, "The fields at the top stand between other lines than `---`",
          at: SourcePlace(
            file: file, span: SourceSpan(line: 1, column: 1, length: length, text: strangeFence)),
          advice: "Write three hyphens, `---`, on the line above the fields and on the line below them.")
      ]
    }
    guard fence == .unclosed else { return [] }
    let first = Self.line(in: body, from: 0).map { String(decoding: body[$0.text], as: UTF8.self) }
    let place = SourcePlace(file: file, span: SourceSpan(line: 1, column: 1, length: 3, text: first ?? "---"))
    let mark = body.first == UInt8(ascii: "+") ? "+++" : "---"
    return [
      Diagnostic(
        .error, .badFrontMatter,
        "Missing second `\(mark)`: nothing closes the fields at the top",
        at: place, advice: "Write `\(mark)` on a line of its own below the fields.")
    ]
  }

  private func with(_ fence: Fence) -> FrontMatter {
    var copy = self
    copy.fence = fence
    return copy
  }

  /// The line that begins at a byte, ended by LF, CRLF or CR like the lines of the notation.
  private static func line(in bytes: [UInt8], from start: Int) -> (text: Range<Int>, next: Int)? {
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.count
    let isPair = end + 1 < bytes.count && bytes[end] == .carriageReturn && bytes[end + 1] == .lineFeed
    return (start..<end, min(bytes.count, end + (isPair ? 2 : 1)))
  }

  private static func isEnd(_ line: ArraySlice<UInt8>, isTOML: Bool) -> Bool {
    if isTOML { return isFence(line, UInt8(ascii: "+")) }
    return isFence(line, .dash) || isFence(line, UInt8(ascii: "."))
  }

  /// Three of the mark, with nothing but blanks behind.
  private static func isFence(_ line: ArraySlice<UInt8>, _ mark: UInt8) -> Bool {
    line.count >= 3 && line.prefix(3).allSatisfy { $0 == mark } && line.dropFirst(3).allSatisfy(\.isBlank)
  }
}

import Diagnostics
import TripModel
import TripNotation

/// A text in a field, without the parts that a line with a word of privacy keeps back, as in texts (KeptParts); of one line all of it
/// is.
struct KeptFieldParts {
  let text: String
  /// What stands in them.
  private let hidden: String
  /// The numbers of the lines of their headings, in the file as it was read.
  let lines: [Int]
  /// Of those, which keep back their own paragraph.
  private let remarks: Set<Int>
  /// Whether the field is of one line.
  private let isLine: Bool

  /// Nil where nothing of it is kept back.
  init?(_ node: TextNode, in file: NotationFile) {
    // Below `>` lines are joined: which of them are headings, only the file knows.
    let isFolded = node.style == .folded
    guard isFolded || node.value.utf8.contains(0x0A) else {
      guard KeepingRemark.reason(ofField: node.value) != nil else { return nil }
      (text, hidden, lines, remarks, isLine) = ("", node.value, [node.range.line], [], true)
      return
    }
    let written = isFolded ? Self.written(node, in: file) : node.value
    guard KeptParts.mayStand(in: Array(written.utf8)) else { return nil }
    let all = written.fileLines
    let plain = WithoutComments.blanked(written).fileLines
    let read = plain.count == all.count ? plain : all
    let kept = KeptLines(read)
    guard !kept.ranges.isEmpty else { return nil }
    let out = Set(kept.ranges.joined())
    let words = all.indices.filter { out.contains($0) }.map { all[$0] } + KeptParts.addresses(in: all)
    hidden = words.joined(separator: "\n")
    let open = read.indices.filter { !out.contains($0) }.map { read[$0] }
    text = isFolded ? Self.joined(open) : Self.trimmed(open.joined(separator: "\n"))
    let first = isFolded ? node.lines.first?.line : node.style == .literal ? node.range.line + 1 : nil
    func line(of cause: KeptLines.Cause) -> Int {
      first.map { $0 + cause.heading.lines.lowerBound } ?? node.range.line
    }
    lines = kept.causes.map { line(of: $0) }
    isLine = false
    remarks = Set(kept.causes.filter(\.isRemark).map { line(of: $0) })
  }

  /// Its lines as they stand in the file, with those between them that are empty.
  private static func written(_ node: TextNode, in file: NotationFile) -> String {
    guard let first = node.lines.first?.line, let last = node.lines.last?.line, first <= last else {
      return node.value
    }
    var lines = Array(repeating: "", count: last - first + 1)
    for range in node.lines where (first...last).contains(range.line) {
      lines[range.line - first] = file.text(at: range)
    }
    return lines.joined(separator: "\n")
  }

  /// Paragraphs on one line each.
  private static func joined(_ lines: [Substring]) -> String {
    let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }
    return paragraphs.map { $0.map { trimmed(String($0)) }.joined(separator: " ") }.joined(separator: "\n")
  }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  func takenOut(in file: NotationFile) -> NotationReader.TakenOut {
    NotationReader.TakenOut(text: hidden, place: place(ofLine: lines.first ?? 0, in: file))
  }

  private func place(ofLine line: Int, in file: NotationFile) -> SourcePlace {
    SourcePlace(file: file.name, span: SourceSpan(line: file.firstLine + line, column: 1, text: ""))
  }

  /// What is told, without the words of the lines.
  func diagnostics(in file: NotationFile) -> [Diagnostic] {
    lines.compactMap { line in
      let places = [place(ofLine: line, in: file)]
      if isLine { return .keptField(places[0]) }
      return remarks.contains(line)
        ? Diagnostic.keptRemark(places, inField: true) : Diagnostic.keptPart(places, inField: true)
    }
  }
}

extension FilesKeptBack {
  /// What the parts name that were taken out of the fields of a file; nil where that is nothing.
  init?(_ parts: [NotationReader.TakenOut], _ mentions: FileMentions) {
    let files = parts.reduce(into: Set<String>()) { $0.formUnion(mentions.files(in: $1.text)) }
    if files.isEmpty { return nil }
    self.init(files: files, reasons: parts.map(\.cause))
  }
}

extension NotationReader.TakenOut {
  /// Why what it names is kept back: to take its line away would show the part itself.
  var cause: KeptBack {
    var cause = KeptBack(.isPrivate, at: place)
    cause.isByHeading = true
    return cause
  }
}

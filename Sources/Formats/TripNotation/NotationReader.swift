package import Diagnostics

/// Reads the subset of YAML 1.2 that the small files of a trip are written in.
///
/// What it accepts without an error means the same to a full YAML reader, with every value as text; all else is
/// an error with its place. An error costs the innermost list item or field that it stands in.
package enum NotationReader {
  /// How deep lists and maps may be nested.
  package static let depthLimit = 32
  /// How many bytes a file may have.
  package static let sizeLimit = 16 << 20
  /// How many bytes a line may have.
  package static let lineLimit = 100_000

  /// What was read from a file.
  package struct Reading: Sendable {
    package var file: NotationFile
    /// What the file holds; `broken` if nothing of it could be read, `empty` if there is nothing.
    package var root: Node
    /// In the order of the file.
    package var diagnostics: [Diagnostic]
    /// Parts that were taken out of its texts, since they are for nobody else.
    package var takenOut: [TakenOut] = []
  }

  /// A part that was taken out of a text, and where the file says so.
  package struct TakenOut: Sendable {
    package var text: String
    package var place: SourcePlace

    package init(text: String, place: SourcePlace) {
      self.text = text
      self.place = place
    }
  }

  /// Reads a file, or a part of one that begins at `firstLine`; `file` is its name in the diagnostics.
  package static func read(_ bytes: [UInt8], file: String, firstLine: Int = 1) -> Reading {
    guard bytes.count <= sizeLimit else {
      return refusal(tooLarge, file: NotationFile(name: file, lines: [""]))
    }
    // Only a file begins with a byte order mark, a part of one does not.
    let bytes = firstLine == 1 ? withoutMark(bytes) : bytes
    let check = TextCheck(bytes)
    let shown = SourceText(bytes)
    let lines = shown.lines.map { shown.string($0.start..<$0.end) }
    var findings = Findings(about: NotationFile(name: file, lines: lines, firstLine: firstLine))
    let isText = report(check, shown, to: &findings)
    if let line = shown.lines.firstIndex(where: { $0.end - $0.start > lineLimit }) {
      findings.report(longLine(line))
      return Reading(file: findings.file, root: .nothing(.broken), diagnostics: findings.diagnostics)
    }
    var root = Node.nothing(.broken)
    if isText { root = self.root(check.findings.isEmpty ? shown : SourceText(check.cleaned), &findings) }
    return Reading(file: findings.file, root: root, diagnostics: findings.diagnostics)
  }

  private static func root(_ source: SourceText, _ findings: inout Findings) -> Node {
    let document = Document.find(in: source)
    for problem in document.problems { findings.report(problem) }
    for tab in document.tabs { findings.report(.needlessTab(at: tab), as: .warning) }
    var reader = BlockReader(cursor: Cursor(source, lines: document.lines, findings: findings))
    var root = Node.nothing(.empty)
    var isRead = false
    while reader.cursor.skipToContent() {
      let line = reader.cursor.line
      do throws(Problem) {
        guard !isRead else { throw leftOver(reader.cursor) }
        root = try reader.valueBelow(parent: -1, besideKey: false, here: root.range, depth: 0)
        isRead = true
      } catch {
        reader.cursor.findings.report(error)
        if !isRead { root.kind = .broken }
        reader.skipRest(from: line, column: 0)
        if error.code != .missingColon { break }
      }
    }
    findings = reader.cursor.findings
    return root
  }

  /// - Returns: whether the file is text at all.
  private static func report(_ check: TextCheck, _ source: SourceText, to findings: inout Findings) -> Bool {
    var line = 0
    var reported = -1
    var sawReturn = false
    for finding in check.findings {
      while line + 1 < source.lines.count, source.lines[line + 1].start <= finding.range.lowerBound {
        line += 1
      }
      if finding.trouble == .notUTF8 {
        findings.report(finding.problem(at: place(finding, source, line)))
        return false
      }
      let isReturn = finding.trouble == .lineBreak(0x0D)
      guard line != reported, !(isReturn && sawReturn) else { continue }
      sawReturn = sawReturn || isReturn
      reported = line
      findings.report(finding.problem(at: place(finding, source, line)))
    }
    return true
  }

  private static func place(_ finding: TextCheck.Finding, _ source: SourceText, _ line: Int) -> TextRange {
    TextRange(
      line: line, start: finding.range.lowerBound - source.lines[line].start, length: finding.range.count)
  }

  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}

extension Node {
  fileprivate static func nothing(_ kind: Kind) -> Node {
    Node(kind, at: TextRange(line: 0, start: 0, length: 0))
  }
}

extension NotationReader {
  private static func refusal(_ problem: Problem, file: NotationFile) -> Reading {
    var findings = Findings(about: file)
    findings.report(problem)
    return Reading(file: file, root: .nothing(.broken), diagnostics: findings.diagnostics)
  }

  private static var tooLarge: Problem {
    Problem(
      .tooLarge, "This file is larger than \(sizeLimit >> 20) MB and is not read",
      at: TextRange(line: 0, start: 0, length: 0), advice: "Split it, or look whether it is the right file.")
  }

  private static func longLine(_ line: Int) -> Problem {
    Problem(
      .tooLarge, "This line is longer than \(lineLimit / 1000) kB; the file is not read",
      at: TextRange(line: line, start: 0, length: 1), advice: "Break it into several lines.")
  }

  private static func leftOver(_ cursor: Cursor) -> Problem {
    Problem(
      .severalValues, "Unexpected line: it belongs to nothing above it", at: cursor.restOfLine,
      advice: "Begin it in the same column, and write it like the lines it belongs with.")
  }
}

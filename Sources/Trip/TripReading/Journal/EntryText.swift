import Diagnostics
import Synchronization

/// The lines of an entry's text, to show where in them something stands.
struct EntryText {
  private let file: String
  private let firstLine: Int
  /// Made letters of only when something is to be shown: most entries have nothing to show.
  private let text: [UInt8]
  private let known = KnownLines()

  /// A longer line is shown in part.
  private static let longestLine = 2000
  /// How far below its paragraph's first line something is looked for.
  private static let reach = 200

  init(_ text: [UInt8], file: String, firstLine: Int) {
    self.file = file
    self.firstLine = firstLine
    self.text = text
  }

  private var lines: [Substring] {
    known.lines.withLock { lines in
      if let lines { return lines }
      let found = String(decoding: text, as: UTF8.self).fileLines
      lines = found
      return found
    }
  }

  /// Found once, when the first is asked for: an entry may hold hundreds of links that lead nowhere.
  private final class KnownLines: Sendable {
    let lines = Mutex<[Substring]?>(nil)
  }

  /// Where a text stands, at or after a line counted from 1; the line itself where it cannot be found.
  func place(of text: String, near line: Int) -> SourcePlace { place(of: [text], near: line) }

  /// Where an address stands, which may have been written otherwise than it is read; or what of it leads to a heading.
  func place(ofAddress address: String, written: String?, near line: Int) -> SourcePlace {
    let heading = address.firstIndex(of: "#").map { String(address[$0...]) }
    return place(of: [written, address, heading].compactMap(\.self), near: line)
  }

  /// Where the words of a link stand; of one without words, where they would. What is set may not be written as it is read.
  func place(ofLink words: String, near line: Int) -> SourcePlace {
    let mark = "[" + words + "]("
    var place = place(of: [mark, words, "]()", "](#)", "]("], near: line)
    if let span = place.span, span.length == mark.count {
      place.span = SourceSpan(
        line: span.line, column: span.column + 1, length: words.isEmpty ? 2 : words.count, text: span.text)
    }
    return place
  }

  /// The same of the first of some texts that stands there.
  private func place(of texts: [String], near line: Int) -> SourcePlace {
    let lines = lines
    let start = max(0, line - 1)
    for text in texts where !text.isEmpty {
      for index in start..<max(start, min(lines.count, start + Self.reach)) {
        let shown = lines[index].prefix(Self.longestLine)
        guard let found = shown.firstRange(of: text) else { continue }
        let column = shown.distance(from: shown.startIndex, to: found.lowerBound) + 1
        return place(index, column: column, length: text.count, shown)
      }
    }
    return place(
      start, column: 1, length: 1, lines.indices.contains(start) ? lines[start].prefix(Self.longestLine) : "")
  }

  /// The first line, counted from 1, that holds a text.
  func line(of text: String) -> Int? {
    let first = text.prefix { !$0.isLineEnd }
    return lines.firstIndex { $0.contains(first) }.map { $0 + 1 }
  }

  private func place(_ index: Int, column: Int, length: Int, _ shown: Substring) -> SourcePlace {
    SourcePlace(
      file: file,
      span: SourceSpan(line: firstLine + index, column: column, length: length, text: String(shown)))
  }
}

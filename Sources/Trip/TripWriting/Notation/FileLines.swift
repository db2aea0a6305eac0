/// A file cut into lines without losing a byte of it.
struct FileLines {
  struct Line {
    var start: Int
    /// Behind the text, and behind the line break.
    var end: Int
    var next: Int
  }

  let bytes: [UInt8]
  private(set) var lines: [Line] = []

  /// Cuts at LF, CRLF and CR, as the notation does; a byte order mark belongs to no line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == lineFeed || $0 == carriageReturn } ?? bytes.count
      var next = min(bytes.count, end + 1)
      if end < bytes.count, bytes[end] == carriageReturn, next < bytes.count, bytes[next] == lineFeed {
        next += 1
      }
      lines.append(Line(start: start, end: end, next: next))
      start = next
    }
  }

  /// The line break of the file: that of its first line.
  var lineBreak: [UInt8] {
    guard let first = lines.first, first.next > first.end else { return [lineFeed] }
    return Array(bytes[first.end..<first.next])
  }

  func text(_ line: Int) -> String {
    String(decoding: bytes[lines[line].start..<lines[line].end], as: UTF8.self)
  }

  func indent(_ line: Int) -> Int { bytes[lines[line].start..<lines[line].end].prefix { $0 == space }.count }

  func isBlank(_ line: Int) -> Bool { first(line) == nil }

  func isComment(_ line: Int) -> Bool { first(line) == UInt8(ascii: "#") }

  /// Where what belongs to the document ends: the line of a second `---` or of a `...`, else behind the last.
  var documentEnd: Int {
    var start = lines.indices.first { !isBlank($0) && !isComment($0) } ?? lines.count
    if start < lines.count, isMarker(start, "---") { start += 1 }
    return lines[start...].indices.first { isMarker($0, "---") || isMarker($0, "...") } ?? lines.count
  }

  /// The file with lines put before one of its own, every old byte kept; and the numbers of the new lines, from 1.
  func inserting(_ new: [String], before line: Int) -> Edited {
    let at = line < lines.count ? lines[line].start : bytes.count
    var added: [UInt8] = []
    if line > 0, line == lines.count, let last = lines.last, last.next == last.end { added += lineBreak }
    for text in new { added += Array(text.utf8) + lineBreak }
    return Edited(bytes: Array(bytes[..<at]) + added + bytes[at...], lines: line + 1...line + new.count)
  }

  /// The file with another text in the place of a part of one line.
  func replacing(_ range: Range<Int>, inLine line: Int, with text: String) -> Edited {
    let start = lines[line].start
    let parts = bytes[..<(start + range.lowerBound)] + Array(text.utf8) + bytes[(start + range.upperBound)...]
    return Edited(bytes: Array(parts), lines: line + 1...line + 1)
  }

  func removing(_ line: Int) -> [UInt8] { Array(bytes[..<lines[line].start] + bytes[lines[line].next...]) }

  private func first(_ line: Int) -> UInt8? {
    bytes[lines[line].start..<lines[line].end].first { $0 != space && $0 != UInt8(ascii: "\t") }
  }

  private func isMarker(_ line: Int, _ mark: String) -> Bool {
    let text = bytes[lines[line].start..<lines[line].end]
    guard text.starts(with: Array(mark.utf8)) else { return false }
    let behind = text.dropFirst(3).first
    return behind == nil || behind == space || behind == UInt8(ascii: "\t")
  }
}

/// A file with something added to it.
package struct Edited: Sendable {
  package var bytes: [UInt8]
  /// The lines that were not there before, counted from 1.
  package var lines: ClosedRange<Int>

  package init(bytes: [UInt8], lines: ClosedRange<Int>) {
    self.bytes = bytes
    self.lines = lines
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")

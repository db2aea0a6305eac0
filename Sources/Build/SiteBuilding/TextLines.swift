import Diagnostics
import Foundation

/// The lines of one of the traveller's files, for who looks for what stands in one of them.
struct TextLines {
  private let lines: [String]

  /// `file` is a path in the folder. Nil where it cannot be opened, and for a file that is no text.
  init?(of file: String, inFolder folder: String) {
    guard let bytes = FileManager.default.contents(atPath: folder + "/" + file), !bytes.contains(0) else {
      return nil
    }
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self).filter { !$0.isNewline } }
  }

  /// The numbers of the lines of fields above a text, with the marks around them; none where there are no fields.
  var frontMatter: Set<Int> {
    func isMark(_ line: String) -> Bool { line.filter { !$0.isWhitespace } == "---" }
    guard lines.first.map(isMark) == true else { return [] }
    return Set(1...(lines.dropFirst().firstIndex(where: isMark) ?? 0) + 1)
  }

  /// Where something stands: in the line nearest to a place, which is the file as a whole or a line of it, but for lines
  /// of these numbers.
  ///
  /// `search` gives where it stands among the bytes of a line.
  func place(
    nearest place: SourcePlace, passingOver passed: Set<Int>, _ search: (String) -> Range<Int>?
  ) -> SourcePlace? {
    let start = place.span?.line ?? 1
    var nearest: SourceSpan?
    for (index, line) in lines.enumerated() where !passed.contains(index + 1) {
      if let nearest, abs(nearest.line - start) <= abs(index + 1 - start) { continue }
      guard let range = search(line) else { continue }
      let bytes = Array(line.utf8)
      nearest = SourceSpan(
        line: index + 1, column: String(decoding: bytes[..<range.lowerBound], as: UTF8.self).count + 1,
        length: String(decoding: bytes[range], as: UTF8.self).count, text: line)
    }
    guard let nearest else { return nil }
    var found = place
    found.span = nearest
    return found
  }
}

import Diagnostics
import Foundation
import Secrets

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

  /// Where these numbers of papers stand, with dots for all of a line: in each line of a file as a whole, else in that nearest
  /// to the place. They are known by their letters and figures alone.
  func places(of numbers: Set<String>, in place: SourcePlace) -> [SourcePlace] {
    let spans = lines.indices.lazy.compactMap { span(ofOneOf: numbers, inLine: $0) }
    let chosen: [SourceSpan]
    if let start = place.span?.line {
      chosen = [spans.min { abs($0.line - start) < abs($1.line - start) }].compactMap(\.self)
    } else {
      chosen = Array(spans.prefix(Self.mostPlaces))
    }
    return chosen.map { span in
      var found = place
      found.span = span
      return found
    }
  }

  /// Lines of one text that are named.
  private static let mostPlaces = 20

  private func span(ofOneOf numbers: Set<String>, inLine index: Int) -> SourceSpan? {
    let line = lines[index]
    let found = TellingNumber.found(inLine: line[...]).map(\.text)
    guard let first = found.first(where: { numbers.contains(Self.letters(of: $0)) }) else { return nil }
    let isShown = line.utf8.count <= Self.longestShown
    guard isShown else { return SourceSpan(line: index + 1, column: 1, text: "") }
    var shown = line
    for number in found {
      let dots = String(number.map { $0.isLetter || $0.isNumber ? "•" : $0 })
      shown = shown.replacing(String(number), with: dots)
    }
    return SourceSpan(
      line: index + 1, column: line.distance(from: line.startIndex, to: first.startIndex) + 1,
      length: first.count, text: shown)
  }

  /// Bytes; of a longer line only the number is told.
  private static let longestShown = 2000

  /// A number without what stands between its parts.
  static func letters(of number: Substring) -> String { String(number.filter { $0.isLetter || $0.isNumber }) }
}

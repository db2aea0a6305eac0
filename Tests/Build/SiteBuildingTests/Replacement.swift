import Diagnostics
import Foundation

/// What an advice says to write in the place of what is marked, where it says just that.
struct Replacement {
  private let file: String
  private let line: Int
  /// The line as it is to be.
  private let text: String

  /// Nil for an advice that leaves something to choose.
  init?(_ diagnostic: Diagnostic) {
    guard let place = diagnostic.place, let span = place.span, let advice = diagnostic.advice,
      span.column - 1 + span.length <= span.text.count
    else { return nil }
    file = place.path
    line = span.line
    let before = span.text.prefix(span.column - 1)
    let behind = span.text.dropFirst(span.column - 1 + span.length)
    if let match = advice.firstMatch(of: /^Did you mean `([^`]+)` instead of `([^`]+)`\?/) {
      text = span.text.replacing(match.2, with: match.1, maxReplacements: 1)
    } else if let whole = advice.wholeMatch(of: /Write: (.+[^…])/)?.1 {
      guard let dash = span.text.firstRange(of: "- ") else { return nil }
      text = String(span.text[..<dash.upperBound] + whole)
    } else if let word = Self.word(in: advice) {
      text = String(before) + word + String(behind)
    } else {
      return nil
    }
  }

  private static func word(in advice: String) -> String? {
    let forms: [Regex<(Substring, Substring)>] = [
      /Did you mean `([^`]+)`\?(?: If not.*)?/, /Did you mean “([^”]+)”\?/, /Did you mean ([^`“?{]+)\?/,
      /Write `([^`]+)`\./, /Put quotes round the text: `([^`]+)`\./,
      /Write (\S*[\d.A-Za-z])\./, /Write (\d{4}-\d\d-\d\d \d\d:\d\d)\./, /Write (-?[\d.]+ -?[\d.]+)\./,
      /Write ([^,.`]+, -?[\d.]+ -?[\d.]+)\./,
    ]
    return forms.lazy.compactMap { advice.wholeMatch(of: $0).map { String($0.1) } }.first
  }

  /// Writes the line; false where the file has another one there, as one in a packed track.
  func apply(in folder: String, was old: String) throws -> Bool {
    let url = URL(fileURLWithPath: folder + "/" + file)
    guard let whole = try? String(contentsOf: url, encoding: .utf8) else { return false }
    var lines = whole.components(separatedBy: "\n")
    guard lines.indices.contains(line - 1), lines[line - 1] == old else { return false }
    lines[line - 1] = text
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
    return true
  }
}

import TripModel

/// A question with blanks: filled from what is known of a day, and known again when it is filled.
struct PromptPattern {
  /// What stands before, between and behind the blanks.
  private let pieces: [Substring]
  /// The names in the braces.
  private let blanks: [Substring]

  init(_ text: String) {
    var pieces: [Substring] = []
    var blanks: [Substring] = []
    for (index, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        pieces.append(part)
        continue
      }
      blanks.append(part[..<end])
      pieces.append(part[part.index(after: end)...])
    }
    self.pieces = pieces
    self.blanks = pieces.count == blanks.count + 1 ? blanks : []
  }

  /// How many blanks say something of the day: its number is known of every day.
  var tellingBlanks: Int { blanks.count { $0 != WritingPrompt.Blank.day.rawValue } }

  /// The question for a day; nil where something in it is not known.
  func filled(_ known: [WritingPrompt.Blank: String]) -> String? {
    var text = String(pieces[0])
    for (blank, piece) in zip(blanks, pieces.dropFirst()) {
      guard let word = WritingPrompt.Blank(rawValue: String(blank)).flatMap({ known[$0] }) else { return nil }
      text += word + piece
    }
    return text
  }

  /// Whether a text is this question, filled in whatever way.
  func matches(_ text: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first) else { return false }
    guard pieces.count > 1 else { return text == first }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}

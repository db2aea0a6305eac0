import TripModel

/// `, private` at the end of a line: one word that is all of its clause, in any of the languages and perhaps in
/// brackets. What only holds the word (`, private room`) says what something was.
enum PrivateClause {
  /// The reason, and what stands before the clause; nil where the line ends otherwise.
  static func last(of text: Substring) -> (KeptBack.Reason, before: Substring)? {
    var rest = text
    while let last = rest.last, last.isWhitespace || ".,;!".contains(last) { rest.removeLast() }
    if let last = rest.last, let opening = brackets[last] {
      guard let start = rest.dropLast().lastIndex(of: opening) else { return nil }
      let word = rest[rest.index(after: start)...].dropLast()
      return VisibilityVocabulary.reason(word).map { ($0, rest[..<start]) }
    }
    // A clause is nearly never longer than the longest of the words, and a line may be.
    let tail = rest.suffix(longest)
    guard let mark = tail.lastIndex(where: { marks.contains($0) }) else { return whole(rest, tail) }
    let before = rest[..<mark]
    // A dash or a point within a word is no end of a clause.
    if "-–—".contains(tail[mark]), before.last.map({ !$0.isWhitespace }) ?? false { return nil }
    if ".!".contains(tail[mark]), !tail[tail.index(after: mark)].isWhitespace { return nil }
    return VisibilityVocabulary.reason(tail[tail.index(after: mark)...]).map { ($0, before) }
  }

  /// A text of nothing but the word.
  private static func whole(_ rest: Substring, _ tail: Substring) -> (KeptBack.Reason, before: Substring)? {
    guard tail.startIndex == rest.startIndex, !rest.isEmpty else { return nil }
    return VisibilityVocabulary.reason(rest).map { ($0, rest[..<rest.startIndex]) }
  }

  private static let longest = 40
  private static let marks = ",;#-–—|.!"
  private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]
}

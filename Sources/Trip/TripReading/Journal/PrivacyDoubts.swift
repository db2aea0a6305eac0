import Diagnostics
import TripModel
import TripNotation

/// What a text that is published gives away, although its author hardly means it to: what stands beside a comment that
/// calls it private, and what says of itself that it is for nobody else.
enum PrivacyDoubts {
  /// `body` is what of the file's text is published.
  static func found(in body: [UInt8], of file: EntryFile) -> [Diagnostic] {
    let text = String(decoding: body, as: UTF8.self)
    var found: [Diagnostic] = []
    func place(_ index: Int, _ line: Substring?) -> SourcePlace {
      let shown = line.flatMap { $0.utf8.count <= longestShown ? String($0) : nil } ?? ""
      let span = SourceSpan(line: file.parts.bodyFirstLine + index, column: 1, text: shown)
      return SourcePlace(file: file.source, span: span)
    }
    if body.contains(UInt8(ascii: "<")) {
      let lines = text.fileLines
      if let index = lines.indices.first(where: { PrivateComment.isBesideText($0, of: lines) }) {
        found.append(.besidePrivate(place(index, lines[index])))
      }
    }
    // What stands in a comment is published by nobody.
    if let index = ConfidedPhrases.line(in: WithoutComments.blanked(text)) {
      // The line is not shown: it is the one that nobody is to read.
      found.append(.confided(place(index, nil)))
    }
    return found
  }

  /// Bytes; of a longer line only the number is told.
  private static let longestShown = 2000
}

/// A comment that holds nothing private itself, but calls something so: `<!-- private!! do not show -->`. The line beside it,
/// or what follows, is published all the same.
enum PrivateComment {
  /// Whether a line has one, and there is text that its author may mean.
  static func isBesideText(_ index: Int, of lines: [Substring]) -> Bool {
    let line = lines[index]
    guard let start = line.firstRange(of: "<!--"),
      let end = line[start.upperBound...].firstRange(of: "-->"),
      isMark(line[start.upperBound..<end.lowerBound])
    else { return false }
    if hasText(line[..<start.lowerBound]) || hasText(line[end.upperBound...]) { return true }
    return lines[(index + 1)...].contains(where: hasText)
  }

  private static func hasText(_ text: Substring) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether all of its words only say that something is private.
  static func isMark(_ comment: Substring) -> Bool {
    let words = comment.lowercased().split { !$0.isLetter }.map(String.init)
    let isEnd = comment.drop(while: \.isWhitespace).first == "/" || words.first.map(ends.contains) ?? false
    guard !isEnd else { return false }
    if VisibilityVocabulary.reason(ofFolder: comment) == .isPrivate { return true }
    guard words.allSatisfy({ isWord($0) || negations.contains($0) || others.contains($0) }) else {
      return false
    }
    return words.contains(where: isWord)
      || words.contains(where: negations.contains) && words.contains(where: verbs.contains)
  }

  private static func isWord(_ word: String) -> Bool {
    VisibilityVocabulary.reason(word) == .isPrivate || forms.contains(word)
  }

  /// What keeps nothing back as a value, and says the same among other words.
  private static let forms: Set<String> = ["privates", "privately"]
  private static let negations: Set<String> = [
    "not", "don", "nicht", "pas", "no", "non", "niet", "never", "nie",
  ]
  private static let verbs: Set<String> = [
    "publish", "show", "share", "post", "public", "veröffentlichen", "zeigen", "publier", "montrer",
    "publicar",
    "mostrar", "pubblicare", "mostrare", "publiceren", "tonen",
  ]
  /// What else stands in such a comment.
  private static let others: Set<String> = verbs.union([
    "do", "t", "ne", "this", "that", "please", "line", "paragraph", "part", "section", "begin", "start",
    "from",
    "here", "on", "only", "for", "me", "us", "the", "is", "very", "bitte", "dies", "diese", "zeile", "absatz",
    "ab",
    "hier", "nur", "für", "mich", "uns", "ceci", "cette", "ligne",
  ])
  private static let ends: Set<String> = ["end", "ende", "fin", "fine"]
}

extension Diagnostic {
  fileprivate static func confided(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate, "A line says that something is for nobody else, and is published all the same",
      at: place,
      advice:
        "Take it out or put it into a comment, `<!-- … -->`, or keep the text back: `private: yes` at its top."
    )
  }

  fileprivate static func besidePrivate(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "A comment calls something private, and what stands beside or below it is published all the same",
      at: place,
      advice: "Put the words into the comment, or keep the text back: `private: yes` at its top.")
  }
}

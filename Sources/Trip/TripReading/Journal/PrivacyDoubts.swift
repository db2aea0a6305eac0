import Diagnostics
import Secrets
import TripModel
import TripNotation

/// What a text that is published gives away, although its author hardly means it to: the number of a passport, a card or a
/// policy, and what stands beside a comment that calls it private.
enum PrivacyDoubts {
  /// Lines of one text that are named.
  private static let maxTold = 20

  /// `body` is what of the file's text is published, and `plain` the same without what is no part of it.
  static func found(in body: [UInt8], of file: EntryFile, _ plain: PlainMarkdown) -> [Diagnostic] {
    let hasComment = body.contains(UInt8(ascii: "<"))
    let hasNumber = PersonalNumber.mayBe(in: body)
    guard hasComment || hasNumber else { return [] }
    let lines = String(decoding: body, as: UTF8.self).fileLines
    let place = { (index: Int, marks: [Substring]) in
      SourcePlace(file: file.source, span: span(lines, index, marks, firstLine: file.parts.bodyFirstLine))
    }
    var found: [Diagnostic] = []
    if hasNumber {
      let numbers = numbers(in: plain).map { place($0.line, $0.numbers) }
      if let first = numbers.first {
        var diagnostic = Diagnostic.personalNumber(first)
        diagnostic.others = Array(numbers.dropFirst())
        found.append(diagnostic)
      }
    }
    if hasComment, let index = lines.indices.first(where: { PrivateComment.isBesideText($0, of: lines) }) {
      found.append(.besidePrivate(place(index, [])))
    }
    return found
  }

  /// By the lines of the file's text, counted from nought: what is in a comment is not published.
  private static func numbers(in plain: PlainMarkdown) -> [(line: Int, numbers: [Substring])] {
    var found: [(line: Int, numbers: [Substring])] = []
    for (index, line) in plain.text.fileLines.enumerated() {
      let numbers = PersonalNumber.found(in: line)
      if !numbers.isEmpty { found.append((plain.sourceLine(index + 1) - 1, numbers)) }
      if found.count == maxTold { break }
    }
    return found
  }

  /// The line with dots for the numbers in it; without its words where one of them is written otherwise there.
  private static func span(
    _ lines: [Substring], _ index: Int, _ numbers: [Substring], firstLine: Int
  ) -> SourceSpan {
    let line = lines.indices.contains(index) ? lines[index] : ""
    let isShown = line.utf8.count <= 2000 && numbers.allSatisfy { line.contains($0) }
    guard isShown else { return SourceSpan(line: firstLine + index, column: 1, text: "") }
    var shown = String(line)
    for number in numbers {
      shown = shown.replacing(
        String(number), with: String(number.map { $0.isLetter || $0.isNumber ? "•" : $0 }))
    }
    let start = numbers.first.flatMap { line.firstRange(of: $0)?.lowerBound } ?? line.startIndex
    return SourceSpan(
      line: firstLine + index, column: line.distance(from: line.startIndex, to: start) + 1,
      length: numbers.first?.count ?? 1, text: shown)
  }
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
  fileprivate static func personalNumber(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .personalNumber, "Number of a passport, card or policy in a text that is published",
      at: place,
      advice: "Delete it, or keep the text back: `private: yes` at its top.")
  }

  fileprivate static func besidePrivate(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "A comment calls something private, and what stands beside or below it is published all the same",
      at: place,
      advice: "Put the words into the comment, or keep the text back: `private: yes` at its top.")
  }
}

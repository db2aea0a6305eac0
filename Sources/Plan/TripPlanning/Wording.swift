import Markdown
import TripModel

/// Words for people out of names for machines.
enum Wording {
  /// `the-monks-recipe` or `2024-03-01 rome_week` as a title: `The monks recipe`, `Rome week`; empty for a name
  /// without a word. Numbers alone only tell files apart, as in `2024-04-18-2`.
  static func title(fromFileName name: String) -> String {
    let hasDate = LocalDate(iso: name.prefix(10)) != nil
    let words = (hasDate ? name.dropFirst(10) : name[...]).split { $0 == "-" || $0 == "_" || $0.isWhitespace }
    let text = words.joined(separator: " ")
    guard let first = text.first, !text.allSatisfy(isFigure) else {
      return hasDate ? String(name.prefix(10)) : ""
    }
    return first.uppercased() + text.dropFirst()
  }

  /// Numbers that are also letters, as in Chinese, are words.
  private static func isFigure(_ letter: Character) -> Bool {
    !letter.isLetter && (letter.isNumber || letter.isPunctuation || letter.isWhitespace)
  }

  /// The lead, else the text's first sentences, at most about 220 characters, cut at a word; of an entry of a day without
  /// those that only say which day that is, unless they are all.
  static func excerpt(of document: MarkdownDocument, lead: String? = nil, day: LocalDate? = nil) -> String {
    (lead ?? opening(of: document, day: day) ?? document.firstParagraph ?? "").cut(at: 220)
  }

  /// What a text without a title begins with: its first sentence, where that is short and says more than which day it is,
  /// else the next one that does. Empty for a text that says no more.
  static func firstWords(of document: MarkdownDocument, day: LocalDate?) -> String {
    opening(of: document, day: day)?.titleOfText(at: lengthOfFirstWords) ?? ""
  }

  /// The first paragraph, or what of it or of a later one stands behind the day that it says; nil where no words are left.
  private static func opening(of document: MarkdownDocument, day: LocalDate?) -> String? {
    guard let first = document.firstParagraph, let day else { return document.firstParagraph }
    func rest(_ text: String) -> String? {
      text.withoutOpenings { DayNumberTitle.isOne($0) || DateTitle.isOne($0, of: day) }
    }
    if let words = rest(first) { return words }
    for paragraph in document.laterParagraphs {
      if let words = rest(paragraph) { return words }
    }
    return nil
  }

  /// About how many characters of a text stand for its title.
  static let lengthOfFirstWords = 50
}

extension MarkdownDocument {
  /// The paragraphs behind the first one that stand by themselves and have words, as plain text.
  fileprivate var laterParagraphs: ArraySlice<String> {
    let all = blocks.compactMap { block -> String? in
      guard case .paragraph(let line) = block else { return nil }
      let text = line.plainText
      return text.allSatisfy(\.isWhitespace) ? nil : text
    }
    return all.dropFirst()
  }
}

extension String {
  /// With the arrows that programs type, ` -> `, as arrows, none of which begins a line.
  var withArrows: String { replacing(" -> ", with: "\u{A0}→ ") }
}

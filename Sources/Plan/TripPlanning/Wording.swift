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

  /// The lead, else the text's first sentences, at most about 220 characters, cut at a word.
  static func excerpt(of document: MarkdownDocument, lead: String? = nil) -> String {
    (lead ?? document.firstParagraph ?? "").cut(at: 220)
  }

  /// What a text without a title begins with: its first sentence, where that is short and says more than which day it is.
  static func firstWords(of document: MarkdownDocument) -> String {
    let text = document.firstParagraph ?? ""
    let title = text.titleOfText(at: lengthOfFirstWords)
    return DayNumberTitle.isOne(title) ? text.cut(at: lengthOfFirstWords) : title
  }

  /// About how many characters of a text stand for its title.
  static let lengthOfFirstWords = 50
}

extension String {
  /// With the arrows that programs type, ` -> `, as arrows, none of which begins a line.
  var withArrows: String { replacing(" -> ", with: "\u{A0}→ ") }
}

import Markdown
import TripModel

/// Words for people out of names for machines.
enum Wording {
  /// `the-monks-recipe` or `2024-03-01 rome_week` as a title: `The monks recipe`, `Rome week`; empty for a name
  /// without a word. Numbers alone only tell files apart, as in `2024-04-18-2`. Nor is a date of its own `days` at either
  /// end a part of it.
  static func title(fromFileName name: String, of days: OwnDays? = nil) -> String {
    let hasDate = LocalDate(iso: name.prefix(10)) != nil
    let all = words(of: hasDate ? name.dropFirst(10) : name[...])
    let text = days?.taken(fromEndsOf: all) ?? all
    guard let first = text.first, !text.allSatisfy(isFigure) else {
      return hasDate ? String(name.prefix(10)) : ""
    }
    return first.uppercased() + text.dropFirst()
  }

  /// The words of a name with blanks between them. In a name that has blanks its hyphens are meant, `saint-jean`, and one
  /// between two blanks is a dash; in any other they stand for blanks, but between two numbers as of days, `8-11`.
  private static func words(of name: Substring) -> String {
    var name = name
    let isMark = { (letter: Character) in letter == "-" || letter == "_" || letter.isWhitespace }
    while let first = name.first, isMark(first) { name.removeFirst() }
    while let last = name.last, isMark(last) { name.removeLast() }
    if name.contains(where: \.isWhitespace) {
      let parts = name.split { $0 == "_" || $0.isWhitespace }
      return parts.map { $0 == "-" ? "–" : String($0) }.joined(separator: " ")
    }
    return name.split(separator: "_").map { part -> String in
      var text = ""
      for word in part.split(separator: "-") {
        let isSpan = !text.isEmpty && isDayNumber(word) && isDayNumber(text.split(separator: " ").last ?? "")
        if !text.isEmpty { text += isSpan ? "-" : " " }
        text += String(word)
      }
      return text
    }.joined(separator: " ")
  }

  private static func isDayNumber(_ word: Substring) -> Bool {
    word.count <= 2 && !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Numbers that are also letters, as in Chinese, are words.
  private static func isFigure(_ letter: Character) -> Bool {
    !letter.isLetter && (letter.isNumber || letter.isPunctuation || letter.isWhitespace)
  }

  /// The lead, else the text's first sentences, at most about 220 characters, cut at a word; of an entry of a day without
  /// those that only say which day that is, unless they are all. What a colon announces goes on with the quotation behind it.
  static func excerpt(of document: MarkdownDocument, lead: String? = nil, day: LocalDate? = nil) -> String {
    let text = lead ?? opening(of: document, day: day) ?? document.firstParagraph ?? ""
    let quoted = lead == nil && text.hasSuffix(":") ? document.quotation(behind: text) : nil
    return (quoted.map { text + " " + $0 } ?? text).cut(at: 220)
  }

  /// What a text without a title begins with: its first sentence, where that is short and says more than which day it is,
  /// else the next one that does. Empty for a text that says no more.
  static func firstWords(of document: MarkdownDocument, day: LocalDate?) -> String {
    // What stands below a list is no beginning, and what is in brackets is said by the way.
    guard !document.beginsWithList, let opening = opening(of: document, day: day),
      !(opening.hasPrefix("(") && opening.hasSuffix(")"))
    else { return "" }
    let title = opening.titleOfText(at: lengthOfFirstWords)
    // A sentence that is cut, and one with hours, are no title: its day is called by its places.
    guard title.last != "…", title.firstMatch(of: /\d\s?[:h]\d\d|\d{4}-\d\d-\d\d/) == nil else { return "" }
    // Hours, prices and kilometres are a table in words: `Bus at 8, 215 km by Route 40, 3 h (45.000)`.
    return title.split(whereSeparator: { !$0.isNumber }).count < mostFigures ? title : ""
  }

  /// So many numbers are no title.
  private static let mostFigures = 4

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
  /// Whether the first block with words is a list or a table.
  fileprivate var beginsWithList: Bool {
    let first = blocks.first { block in
      if case .paragraph(let line) = block { line.plainText.contains(where: \.isLetter) } else { true }
    }
    switch first {
    case .list, .table: return true
    default: return false
    }
  }

  /// The words of a quotation right behind the paragraph that ends so; nil where something else is there.
  fileprivate func quotation(behind text: String) -> String? {
    let announced = blocks.firstIndex { block in
      if case .paragraph(let line) = block { line.plainText.hasSuffix(text) } else { false }
    }
    guard let announced, announced + 1 < blocks.count, case .quote(let quoted) = blocks[announced + 1] else {
      return nil
    }
    let lines = quoted.compactMap { block -> String? in
      if case .paragraph(let line) = block { line.plainText } else { nil }
    }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

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

import Diagnostics
import TripNotation

/// `, paid by NAME` and `, for NAME NAME` at the end of a line, taken only where the names are known.
struct TrailingNames {
  private(set) var what = ""
  private(set) var payer: String?
  private(set) var shares: [String] = []
  /// What was probably meant as names, and is read as text.
  private(set) var warnings: [Problem] = []

  private let text: TextNode
  private let words: ExpenseWords

  init(in text: TextNode, from rest: Substring, words: ExpenseWords) throws(Problem) {
    self.text = text
    self.words = words
    var rest = Self.trimmed(rest)
    while let comma = rest.lastIndex(of: ",") {
      guard try take(Self.trimmed(rest[comma...].dropFirst())) else { break }
      rest = Self.trimmed(rest[..<comma])
    }
    warnAboutNames(in: rest)
    what = String(rest.drop { $0.isWhitespace || $0 == "," })
  }

  /// Without blanks and commas at the end, and blanks at the beginning.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == "," { text.removeLast() }
    return text
  }

  /// - Returns: whether the clause is one of the two, with names that are known.
  private mutating func take(_ clause: Substring) throws(Problem) -> Bool {
    if payer == nil, let name = clause.after("paid by"), words.names.name(name) != nil {
      payer = try words.traveller(part(name))
      return true
    }
    guard shares.isEmpty, let names = clause.after("for"), let found = words.travellers(in: names) else {
      return false
    }
    for name in found {
      let traveller = try words.traveller(part(name))
      guard !shares.contains(traveller) else { throw .namedTwice(part(name)) }
      shares.append(traveller)
    }
    return true
  }

  /// A clause that says who paid, or for whom, and yet was not understood.
  private mutating func warnAboutNames(in rest: Substring) {
    for clause in rest.split(separator: ",").suffix(4) {
      let clause = Self.trimmed(clause)
      if let name = clause.after("paid by") ?? payerWithoutComma(in: clause) {
        warnings.append(payerProblem(clause, name))
      } else if let names = clause.after("for") {
        if words.names.first(in: names) != nil {
          warnings.append(.namesAsText(part(clause)))
        } else if Spelling.nearest(to: String(names), among: words.names.all.prefix(200)) != nil {
          warnings.append(
            .unknownTraveller(part(names), "is not one of the travellers, so it is read as text", words))
        }
      }
    }
  }

  private func payerProblem(_ clause: Substring, _ name: Substring) -> Problem {
    words.names.first(in: name) == nil
      ? .unknownTraveller(part(name), "is not one of the travellers, so it is read as text", words)
      : .namesAsText(part(clause))
  }

  /// The name behind a `paid by` in the middle of a clause, where it is known.
  private func payerWithoutComma(in clause: Substring) -> Substring? {
    guard let found = clause.lowercased().firstRange(of: " paid by ") else { return nil }
    let lower = clause.lowercased()
    let name = clause.dropFirst(lower.distance(from: lower.startIndex, to: found.upperBound))
      .withoutLeadingBlanks
    return words.names.first(in: name) == nil ? nil : name
  }

  private func part(_ piece: Substring) -> TextNode { text.part(piece.startIndex..<piece.endIndex) }
}

extension Substring {
  /// What follows some words at the beginning, in whatever capitals.
  fileprivate func after(_ words: String) -> Substring? {
    guard prefix(words.count).lowercased() == words else { return nil }
    let rest = dropFirst(words.count)
    return rest.first?.isBlank == true && !rest.withoutLeadingBlanks.isEmpty ? rest.withoutLeadingBlanks : nil
  }
}

extension Problem {
  static func namedTwice(_ text: TextNode) -> Problem {
    Problem(
      .badExpense, "“\(text.value.shortened)” is named twice", at: text.range,
      advice: "Name each once; for unequal shares write `for: {Ana: 2, Ben: 1}`.")
  }

  fileprivate static func namesAsText(_ text: TextNode) -> Problem {
    Problem(
      .badExpense, "“\(text.value.shortened)” is read as a part of what it was", at: text.range,
      advice: "To say who paid and for whom, end the line like: , paid by Ana, for Ana Ben.")
  }
}

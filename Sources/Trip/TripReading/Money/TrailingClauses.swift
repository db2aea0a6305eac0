import Diagnostics
import TripModel
import TripNotation

/// `, over 4 nights`, `, paid by NAME`, `, for NAME NAME`, `, by card`, `, receipt FILE` and `, private` at the end of a
/// line; names only where they are known.
struct TrailingClauses {
  private(set) var what = ""
  private(set) var payer: String?
  private(set) var shares: [String] = []
  /// Over how many days the cost is spread; nil where the line does not say.
  private(set) var days: Int?
  /// With what it was paid.
  private(set) var means: String?
  /// Files that prove it, as they are written, in the order of the line.
  private(set) var receipts: [TextNode] = []
  /// Why the line is kept back, where one word at its end says so.
  private(set) var keptBack: KeptBack.Reason?
  /// What was probably meant as names, and is read as text.
  private(set) var warnings: [Problem] = []
  /// Who is named as the payer in what is read as text, and is none of the travellers.
  private(set) var stranger: TextNode?
  /// What is named there in the place of a payer, and is no account.
  private(set) var unknownMeans: TextNode?

  private let text: TextNode
  private let words: ExpenseWords
  /// Whether `to Ana` says who got it, as well as `for Ana`.
  private let isRepayment: Bool

  init(
    in text: TextNode, from rest: Substring, words: ExpenseWords, isRepayment: Bool = false,
    isRefund: Bool = false
  ) throws(Problem) {
    self.text = text
    self.words = words
    self.isRepayment = isRepayment
    var rest = Self.trimmed(rest)
    while true {
      if let (reason, before) = PrivateClause.last(of: rest) {
        keptBack = keptBack ?? reason
        rest = Self.trimmed(before)
      } else if let clause = try lastClause(of: rest) {
        rest = Self.trimmed(rest[..<clause])
      } else if let clause = try clauseBehindStranger(in: rest) {
        rest = Self.trimmed(rest[..<clause])
      } else {
        break
      }
    }
    let doubts = ClauseDoubts(rest, in: text, words: words, isRefund: isRefund)
    warnings = doubts.warnings
    (stranger, unknownMeans) = (doubts.stranger, doubts.unknownMeans)
    what = String(rest.drop { $0.isWhitespace || $0 == "," })
  }

  /// Without blanks, commas and semicolons at the end, and blanks at the beginning.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == "," || last == ";" { text.removeLast() }
    return text
  }

  /// Without the full stop of a sentence, unless it belongs to the name.
  private func unpointed(_ name: Substring) -> Substring {
    name.last == "." && words.travellers(in: name) == nil ? name.dropLast() : name
  }

  /// Takes the last clause, if it is one of them.
  ///
  /// - Returns: the comma before it. A name may hold commas itself, so the clause may begin at an earlier one.
  private mutating func lastClause(of rest: Substring) throws(Problem) -> String.Index? {
    var end = rest.endIndex
    for _ in 0...words.names.maxCommas {
      guard let comma = rest[..<end].lastIndex(of: ",") else { return nil }
      if try take(Self.trimmed(rest[comma...].dropFirst())) { return comma }
      end = comma
    }
    return nil
  }

  /// Takes the clause that follows the name of a stranger who paid, without a comma. Behind a name that is known
  /// nothing is taken: who writes that is shown how to.
  ///
  /// - Returns: where it begins.
  private mutating func clauseBehindStranger(in rest: Substring) throws(Problem) -> String.Index? {
    let last = Self.trimmed(rest.lastIndex(of: ",").map { rest[$0...].dropFirst() } ?? rest)
    guard last.utf8.count <= Self.longestClause, let name = last.after("paid by"),
      words.names.first(in: name) == nil, words.means.first(in: name) == nil
    else { return nil }
    var following = name.afterWord
    while let clause = following {
      if try take(clause) { return clause.startIndex }
      following = clause.afterWord
    }
    return nil
  }

  /// Bytes: what is longer speaks of more than a payer.
  private static let longestClause = 200

  /// - Returns: whether the clause is one of them, with names that are known.
  private mutating func take(_ clause: Substring) throws(Problem) -> Bool {
    if let name = clause.after("paid by").map(unpointed), words.names.name(name) != nil {
      if payer != nil {
        throw .twice("Payer", text.part(clause), "Keep one payer, or write an expense for each.")
      }
      payer = try words.traveller(text.part(name))
      return true
    }
    if let count = clause.after("over"), count.firstWord?.endIndex != count.endIndex,
      DayCount.count(in: count) != nil
    {
      if days != nil { throw .twice("Number of days", text.part(clause), "Keep one of them.") }
      days = try DayCount.read(text.part(count))
      return true
    }
    if try takeMeans(clause) || takeReceipt(clause) { return true }
    guard let names = (clause.after("for") ?? (isRepayment ? clause.after("to") : nil)).map(unpointed),
      let found = words.travellers(in: names)
    else { return false }
    if !shares.isEmpty {
      throw .twice(
        "Names", text.part(clause),
        "Write all names in one place at the end, with spaces between them: , for Ana Ben")
    }
    for name in found {
      let traveller = try words.traveller(text.part(name))
      guard !shares.contains(traveller) else { throw .namedTwice(text.part(name)) }
      shares.append(traveller)
    }
    return true
  }

  /// `by card`, `paid in cash`, `from the purse`, and `paid by Ana by card`, which says who paid as well.
  private mutating func takeMeans(_ clause: Substring) throws(Problem) -> Bool {
    var rest = clause
    var payer: Substring?
    if let paid = clause.after("paid by"), let named = words.names.first(in: paid) {
      (payer, rest) = (named.written, named.rest)
    }
    guard let named = Self.meansWords.lazy.compactMap({ rest.after($0) }).first.map(unpointed),
      let known = words.means.name(named) ?? named.after("the").flatMap({ words.means.name($0) })
    else { return false }
    guard means == nil else {
      throw .twice("Means of payment", text.part(clause), "Keep one, or write an expense for each.")
    }
    if let payer {
      if self.payer != nil { throw .twice("Payer", text.part(clause), "Keep one payer.") }
      self.payer = try words.traveller(text.part(payer))
    }
    means = known
    return true
  }

  private static let meansWords = [
    "paid with", "paid by", "paid in", "paid from", "with", "by", "in", "from",
  ]

  private mutating func takeReceipt(_ clause: Substring) -> Bool {
    guard let file = (clause.after("receipts") ?? clause.after("receipt")), ReceiptNames.isFile(file) else {
      return false
    }
    receipts.insert(text.part(file), at: 0)
    return true
  }
}

extension Problem {
  static func namedTwice(_ text: TextNode) -> Problem {
    Problem(
      .namedTwice, "“\(text.value.shortened)” is named twice", at: text.range,
      advice: "Name each once; for unequal shares write `for: {Ana: 2, Ben: 1}`.")
  }

  fileprivate static func twice(_ what: String, _ text: TextNode, _ advice: String) -> Problem {
    Problem(.namedTwice, "\(what) given twice: “\(text.value.shortened)”", at: text.range, advice: advice)
  }
}

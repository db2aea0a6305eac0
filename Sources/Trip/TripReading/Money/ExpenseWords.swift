import Diagnostics
import TripModel
import TripNotation

/// The words that may stand in an expense: categories, names, currencies.
struct ExpenseWords {
  /// The categories that are there without being named; a budget's own ones stand beside them.
  static let presets = ["food", "lodging", "transport", "fun", "shopping", "sights", "health", "other"]

  let categories: KnownNames
  let names: KnownNames
  let money: MoneyText
  /// With what one pays: the accounts of the budget, and what everybody has.
  let means: KnownNames
  /// The files that may be receipts.
  let receipts: ReceiptNames
  /// Whether trip.yml says no day of the trip, as while it is only dreamt of.
  let isWithoutDays: Bool
  private let travellers: [String: Traveller]

  /// Of longer lists no name is proposed in the place of a mistyped one.
  private static let maxProposed = 200

  init(
    categories: [String], travellers: [Traveller], money: MoneyText, accounts: [String] = [],
    receipts: ReceiptNames = ReceiptNames(), isWithoutDays: Bool = false
  ) {
    self.categories = KnownNames(categories + Self.presets)
    names = KnownNames(travellers.map(\.name))
    self.travellers = Dictionary(travellers.map { ($0.name, $0) }) { first, _ in first }
    self.money = money
    means = KnownNames(accounts + Expense.commonMeans)
    self.receipts = receipts
    self.isWithoutDays = isWithoutDays
  }

  func category(_ text: TextNode) throws(Problem) -> String {
    guard let known = categories.name(text.value) else { throw .unknownCategory(text, self) }
    return known
  }

  /// A traveller who takes part; what is no name, or one who has not accepted, is an error.
  func traveller(_ text: TextNode) throws(Problem) -> String {
    guard let name = names.name(text.value), let traveller = travellers[name] else {
      throw .unknownTraveller(text, "is not a traveller", self)
    }
    guard traveller.status == .accepted else { throw .notAccepted(text, traveller) }
    return name
  }

  /// With what something was paid. An account that is not known would be a sum that is not told.
  func means(_ text: TextNode) throws(Problem) -> String {
    guard let known = means.name(text.value) else { throw .unknownMeans(text, self) }
    return known
  }

  /// The names that a text consists of, with blanks between them; nil where it holds anything else.
  func travellers(in text: Substring) -> [Substring]? {
    var rest = text.withoutLeadingBlanks
    var found: [Substring] = []
    while !rest.isEmpty {
      guard let next = names.first(in: rest) else { return nil }
      found.append(next.written)
      rest = next.rest
    }
    return found.isEmpty ? nil : found
  }

  /// The names that stand in a text, whatever else there is.
  func names(within text: Substring) -> [String] {
    var rest = text.prefix(200).split { ",.&+".contains($0) }.joined(separator: " ")[...]
    var found: [String] = []
    while let word = rest.firstWord ?? rest.withoutLeadingBlanks.firstWord {
      let start = rest.withoutLeadingBlanks
      if let name = names.first(in: start) {
        found.append(name.name)
        rest = name.rest
      } else {
        rest = start[word.endIndex...]
      }
    }
    return found
  }

  fileprivate func nearest(to word: String, among known: KnownNames) -> String? {
    known.all.count <= Self.maxProposed ? Spelling.nearest(to: word, among: known.all) : nil
  }

  /// The travellers in a sentence.
  var knownTravellers: String {
    if names.all.isEmpty { return "trip.yml names no `travellers:`." }
    return "Travellers: \(names.all.prefix(20).joined(separator: ", "))."
  }
}

extension Problem {
  static func unknownCategory(_ text: TextNode, _ words: ExpenseWords) -> Problem {
    let known = words.categories
    let foreign = text.value.utf8.count <= 60 ? CategoryWords.category(for: text.value) : nil
    if RepaymentText.words.contains(text.value.lowercased()) {
      return Problem(
        .unknownCategory, "“\(text.value.shortened)” is not a category", at: text.range,
        advice:
          "If somebody gave another one money back, write \(Expense.repayment) instead; else the category that "
          + "it was for."
      )
    }
    return Problem(
      .unknownCategory, "Unknown category: “\(text.value.shortened)”", at: text.range,
      advice: (words.nearest(to: text.value, among: known) ?? foreign.flatMap { known.name($0) })
        .map { "Did you mean \($0)?" }
        ?? "Categories: \(known.all.prefix(20).joined(separator: ", ")); add your own under `categories:`.")
  }

  static func unknownTraveller(_ text: TextNode, _ what: String, _ words: ExpenseWords) -> Problem {
    Problem(
      .unknownTraveller, "“\(text.value.shortened)” \(what)", at: text.range,
      advice: words.nearest(to: text.value, among: words.names).map { "Did you mean \($0)?" }
        ?? words.knownTravellers)
  }

  /// Somebody who paid, though nobody of that name travels: a warning, since the sum is known all the same.
  static func unknownPayer(_ text: TextNode, _ words: ExpenseWords) -> Problem {
    unknownTraveller(text, "is not a traveller; counted without a payer", words)
  }

  static func unknownMeans(_ text: TextNode, _ words: ExpenseWords) -> Problem {
    Problem(
      .unknownWord, "Unknown means of payment: “\(text.value.shortened)”", at: text.range,
      advice: words.nearest(to: text.value, among: words.means).map { "Did you mean \($0)?" }
        ?? "Known: \(words.means.all.prefix(20).joined(separator: ", ")); add your own under `accounts:`.")
  }

  fileprivate static func notAccepted(_ text: TextNode, _ traveller: Traveller) -> Problem {
    Problem(
      .unknownTraveller, "\(traveller.name) shares no costs: the status is \(traveller.status.rawValue)",
      at: text.range,
      advice: "Set `status: accepted` for \(traveller.name) in trip.yml, or leave the name out.")
  }
}

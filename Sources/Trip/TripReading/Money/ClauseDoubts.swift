import Diagnostics
import TripModel
import TripNotation

/// What in the text of an expense looks as if it had a meaning, and has none there: who paid in other words, `each`,
/// `refund` at the end.
struct ClauseDoubts {
  private(set) var warnings: [Problem] = []
  /// Who is named as the payer, and is none of the travellers.
  private(set) var stranger: TextNode?
  /// What `paid by` names at the end in the place of a payer, and is no account.
  private(set) var unknownMeans: TextNode?
  private let text: TextNode
  private let words: ExpenseWords

  /// `rest` is what is read as text, behind the amount.
  init(_ rest: Substring, in text: TextNode, words: ExpenseWords, isRefund: Bool) {
    self.text = text
    self.words = words
    guard !rest.isEmpty else { return }
    warnAboutNames(in: rest)
    warnAboutAccount(in: rest)
    if !isRefund { warnAboutRefund(in: rest) }
    if warnings.isEmpty { warnAboutEach(in: rest) }
  }

  /// `from the purze` at the end, where an account is nearly called so: read as text, it would be in no account.
  private mutating func warnAboutAccount(in rest: Substring) {
    guard let comma = rest.lastIndex(of: ",") else { return }
    let last = Self.trimmed(rest[comma...].dropFirst())
    guard let named = last.after("paid from") ?? last.after("from") else { return }
    let name = named.after("the") ?? named
    if words.means.all.prefix(200).contains(where: { Spelling.isSlip(String(name), of: $0) }) {
      warnings.append(.unknownMeans(text.part(name), words))
    }
  }

  // MARK: Names

  private mutating func warnAboutNames(in rest: Substring) {
    let clauses = rest.split(separator: ",").map(Self.trimmed)
    if let means = clauses.last?.after("paid by"), Self.areMeans(means) { unknownMeans = text.part(means) }
    let doubtful = clauses.indices.suffix(4).filter {
      isAboutPeople(clauses[$0], isWhole: clauses.count == 1)
    }
    guard let first = doubtful.first, let last = doubtful.last else { return }
    // What begins to speak of people goes on to the last word of them.
    var end = last
    while end + 1 < clauses.count, isNames(clauses[end + 1]) { end += 1 }
    let about = rest[clauses[first].startIndex..<clauses[end].endIndex]
    if let name = unknownName(in: about) {
      if about.after("paid by") != nil { stranger = text.part(name) }
      warnings.append(.unknownTraveller(text.part(name), "is not a traveller; read as text", words))
    } else if let advice = advice(for: about) {
      warnings.append(
        Problem(
          .namesAsText, "Read as text: “\(text.part(about).value.shortened)”",
          at: text.part(about).range, advice: advice))
    }
  }

  private func isAboutPeople(_ clause: Substring, isWhole: Bool) -> Bool {
    let lower = clause.lowercased()
    if let payer = Self.strongPayerWords.lazy.compactMap({ clause.after($0) }).first {
      return !Self.areMeans(payer)
    }
    if !words.names(within: clause).isEmpty {
      if isNames(clause) { return !isWhole || clause.first == "(" }
      let pieces = lower.split { !$0.isLetter && $0 != "'" }.map(String.init)
      if lower.hasPrefix("for "), let names = clause.afterWord, words.names.first(in: names) != nil {
        return true
      }
      return Self.place(of: Self.payerWords, in: lower) != nil || pieces.contains { Self.verbs.contains($0) }
    }
    guard let who = clause.after("for") ?? clause.after("für") ?? clause.after("pour") else { return false }
    return Self.pronouns.contains(who.lowercased())
      || Spelling.nearest(to: String(who), among: words.names.all.prefix(200)) != nil
  }

  /// Whether a clause is nothing but names, perhaps in brackets or with words between.
  private func isNames(_ clause: Substring) -> Bool {
    let pieces = clause.split { " ()&+/".contains($0) }.filter { !AndWords.isOne($0) }
    return !pieces.isEmpty && words.travellers(in: pieces.joined(separator: " ")[...]) != nil
  }

  private static func areMeans(_ payer: Substring) -> Bool {
    means.contains(payer.lowercased().split(separator: " ").first.map(String.init) ?? "")
  }

  /// Who is named where one says who paid or for whom, and is none of the travellers.
  private func unknownName(in clause: Substring) -> Substring? {
    let name: Substring
    if let found = clause.after("paid by") {
      name = found
    } else if words.names(within: clause).isEmpty, let found = clause.after("for") {
      name = found
    } else {
      return nil
    }
    guard words.names.first(in: name) == nil, words.names(within: name).isEmpty else { return nil }
    return name
  }

  /// How the line is to end, with all the names that stand here.
  private func advice(for clause: Substring) -> String? {
    let lower = clause.lowercased()
    let names = words.names(within: clause)
    guard let first = names.first else {
      return "Write a name of trip.yml, such as: , paid by \(words.names.all.first ?? "Ana")"
    }
    /// The whole line where it is known, else its end.
    func write(_ end: String) -> String {
      line(without: clause, ending: end).map { "write: \($0)" } ?? "end the line with: \(end)"
    }
    let people = names.joined(separator: " ")
    let sharing = Self.place(of: Self.forWords, in: lower)
    let named = Self.place(of: Self.payerWords, in: lower)
    if Self.splits.contains(where: { lower.contains($0) }), named == nil {
      return "If it says for whom it was, \(write(", for \(people)"))"
    }
    let paying = named ?? Self.place(of: Array(Self.verbs), in: lower)
    switch (paying, sharing) {
    case (nil, nil):
      return
        "If it says who paid, \(write(", paid by \(first)")); if for whom it was, \(write(", for \(people)"))"
    case (nil, _?):
      return "If it says for whom it was, \(write(", for \(people)"))"
    case (let paying?, let sharing?) where sharing > paying && names.count > 1:
      let others = names.dropFirst().joined(separator: " ")
      return "If it says who paid and for whom, \(write(", paid by \(first), for \(others)"))"
    default:
      return names.count == 1
        ? "If it says who paid, \(write(", paid by \(first)"))"
        : "Of several who paid, write an expense for each, which ends with: , paid by \(first)"
    }
  }

  /// The line with what speaks of people in the form that is read; nil where other words would be lost.
  private func line(without clause: Substring, ending end: String) -> String? {
    let names = Set(words.names(within: clause).flatMap { Self.pieces(of: $0[...]) }.map { $0.lowercased() })
    func isOfPeople(_ piece: Substring) -> Bool {
      names.contains(piece.lowercased()) || Self.wordsOfPeople.contains(piece.lowercased())
    }
    let pieces = Self.pieces(of: clause)
    let said = pieces.reversed().prefix(while: isOfPeople)
    guard let start = said.last?.startIndex, !pieces.dropLast(said.count).contains(where: isOfPeople) else {
      return nil
    }
    var before = text.value[..<start]
    while let last = before.last, " \t,(".contains(last) { before.removeLast() }
    let line = "\(before)\(text.value[clause.endIndex...])\(end)"
    return line.count <= Self.longestLine ? line : nil
  }

  /// Longer lines are not shown whole.
  private static let longestLine = 160

  private static func pieces(of text: Substring) -> [Substring] { text.split { " \t()&+/,:".contains($0) } }

  /// Where the first of some words stands, as words of their own.
  private static func place(of words: [String], in lower: String) -> String.Index? {
    words.compactMap { word in
      lower.hasPrefix(word + " ") || lower.hasPrefix(word + ":") || lower == word
        ? lower.startIndex
        : [" ", "("].compactMap { lower.firstRange(of: $0 + word + " ")?.lowerBound }.min()
          ?? (lower.hasSuffix(" " + word) ? lower.index(lower.endIndex, offsetBy: -word.count) : nil)
    }.min()
  }

  /// After these a name is expected, whatever stands there.
  private static let strongPayerWords = [
    "paid by", "payed by", "payer", "bezahlt von", "gezahlt von", "payé par", "paye par", "pagado por",
    "pagato da",
    "betaald door", "pago por", "zapłacone przez", "betalt av", "betalt af",
  ]
  private static let payerWords =
    strongPayerWords + [
      "paid", "payed", "by", "von", "par", "por", "pagó", "da", "door", "оплатил", "заплатил",
    ]
  private static let forWords = ["for", "für", "pour", "para", "voor", "till"]
  /// With what one pays, and not who.
  private static let means: Set<String> = [
    "card", "cash", "credit", "debit", "visa", "mastercard", "amex", "twint", "paypal", "invoice", "bank",
    "transfer", "phone",
    "apple", "google", "revolut", "wise", "voucher", "coupon", "points", "miles", "karte", "kreditkarte",
    "bar", "carte", "tarjeta",
    "carta", "contanti", "efectivo", "cheque",
  ]
  private static let splits = [
    "split", "shared", "share", "half", "halves", "geteilt", "partagé", "dividido", "diviso", "gedeeld",
    "50/50",
  ]
  private static let verbs: Set<String> = [
    "paid", "payed", "pays", "paying", "bezahlt", "zahlt", "zahlte", "gezahlt", "payé", "paie", "paye",
    "pagó", "paga", "pagato",
    "pagou", "betaalde", "betaald", "betalte", "split", "shared", "half", "geteilt", "partagé", "treat",
    "treated", "owes", "gave", "lent",
    "invited", "eingeladen", "sponsored",
  ]
  /// All of these, with what stands between them.
  private static let wordsOfPeople: Set<String> = Set(
    (payerWords + forWords + splits).flatMap { $0.split(separator: " ").map(String.init) }
  ).union(verbs).union(AndWords.all).union([
    "with", "mit", "avec", "con", "met", "all", "everybody", "everyone", "alle", "tous", "todos", "both",
  ])
  private static let pronouns: Set<String> = [
    "me", "myself", "him", "her", "them", "you", "mich", "moi", "mí", "mij", "uns beide",
  ]

  // MARK: Other words

  private mutating func warnAboutRefund(in rest: Substring) {
    let pieces = rest.split { !$0.isLetter }
    guard let first = pieces.first, let last = pieces.last,
      let found = [first, last].first(where: { Self.refunds.contains($0.lowercased()) })
    else { return }
    warnings.append(
      Problem(
        .wordsAsText, "Read as text: “\(found)”; the amount counts as spent",
        at: text.part(found).range,
        advice: "If it came back, write the word refund before the amount, such as: food refund 12.50"))
  }

  private static let refunds: Set<String> = [
    "refund", "refunded", "cashback", "erstattung", "rückerstattung", "erstattet", "rückerstattet",
    "gutschrift", "remboursement",
    "remboursé", "remboursée", "reembolso", "reembolsado", "devuelto", "rimborso", "rimborsato",
    "terugbetaling", "terugbetaald",
    "teruggave", "återbetalning", "tilbakebetalt", "zwrot", "возврат", "返金",
  ]

  private mutating func warnAboutEach(in rest: Substring) {
    let clauses = rest.split { ",()".contains($0) }.map(Self.trimmed).filter { !$0.isEmpty }
    let end = rest.split(separator: " ").suffix(2).joined(separator: " ").lowercased()
    let lastWord = clauses.last?.split(separator: " ").last?.lowercased() ?? ""
    let isCounted = ["one each", "two each", "three each", "eins", "1 each", "2 each"].contains(end)
    let isEach =
      EachWords.begins(String(rest)) || clauses.contains { EachWords.isAll($0) }
      || EachWords.isAll(end[...]) || (lastWord == "each" && !isCounted)
    guard isEach, !isCounted else { return }
    warnings.append(
      Problem(
        .wordsAsText,
        "The amount is counted once, though “\(text.part(rest).value.shortened)” may say for how many it is",
        at: text.part(rest).range, advice: "Write what it came to in all."))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == "," { text.removeLast() }
    return text
  }
}

extension Substring {
  /// What follows some words at the beginning, in whatever capitals; a colon may stand behind them.
  func after(_ words: String) -> Substring? {
    guard prefix(words.count).lowercased() == words else { return nil }
    var rest = dropFirst(words.count)
    if rest.first == ":" { rest.removeFirst() }
    return rest.first?.isBlank == true && !rest.withoutLeadingBlanks.isEmpty ? rest.withoutLeadingBlanks : nil
  }

  /// What follows the first word.
  var afterWord: Substring? { firstWord.map { self[$0.endIndex...].withoutLeadingBlanks } }
}

import Diagnostics
import TripModel
import TripNotation

/// A flight in one line, as one notes it from a screen:
/// `2026-11-02 08:25, back 2026-11-16 17:00, KLM, economy, 812 EUR, seen 2026-09-01`.
///
/// When it leaves comes first; what else is said may stand in any order, each between commas.
struct FlightText {
  private let money: MoneyText
  private var out: DayAndTime?
  private var back: DayAndTime?
  private var airline: String?
  private var cabin: DestinationFlight.Cabin?
  private var price: Money?
  private var seen: LocalDate?
  /// What is said of each part, whether it reads or not.
  private var said: [Part: TextNode] = [:]
  /// Whether something is wrong with it, and told.
  private var isWrong = false

  private init(_ money: MoneyText) { self.money = money }

  /// Of so many clauses, some say the same: nothing more is to be told of the line.
  private static let maxClauses = 20

  /// Nil, with errors, where anything is wrong that changes what one would get for the price.
  static func read(_ text: TextNode, _ money: MoneyText, _ findings: inout Findings) -> DestinationFlight? {
    var line = FlightText(money)
    let clauses = clauses(of: text)
    line.out = line.when(clauses.first ?? text, &findings)
    for clause in clauses.dropFirst().prefix(maxClauses) { line.read(clause, &findings) }
    for part in [Part.price, .seen] where line.said[part] == nil {
      findings.report(.missing(part, in: text))
      line.isWrong = true
    }
    if let out = line.out, let back = line.back, DestinationFlight.isBack(back, before: out),
      let written = line.said[.back]
    {
      findings.report(.backFirst(written))
      line.isWrong = true
    }
    guard !line.isWrong, let out = line.out, let price = line.price, let seen = line.seen else { return nil }
    let source = findings.file.place(of: text.range)
    var flight = DestinationFlight(out: out, price: price, seen: seen, source: source)
    (flight.back, flight.airline, flight.cabin) = (line.back, line.airline, line.cabin ?? .economy)
    return flight
  }

  /// What commas part, but for those within numbers: `812,50 EUR`.
  private static func clauses(of text: TextNode) -> [TextNode] {
    let value = text.value
    var clauses: [TextNode] = []
    var start = value.startIndex
    for index in value.indices where value[index] == "," {
      let next = value.index(after: index)
      let isInNumber =
        index > value.startIndex && value[value.index(before: index)].isFigure && next < value.endIndex
        && value[next].isFigure
      if isInNumber { continue }
      clauses.append(text.part(start..<index))
      start = next
    }
    clauses.append(text.part(start..<value.endIndex))
    return clauses.filter { !$0.value.isEmpty }
  }

  private mutating func read(_ clause: TextNode, _ findings: inout Findings) {
    guard let (part, value) = Part.part(of: clause) else {
      findings.report(.unclearDay(clause, isBackSaid: said[.back] != nil))
      isWrong = true
      return
    }
    if let first = said[part] {
      findings.report(.twice(part, first, clause))
      isWrong = true
      return
    }
    said[part] = clause
    let amounts = money
    switch part {
    case .back: back = when(value, &findings)
    case .airline: airline = value.value
    case .cabin: cabin = whole(findings.value(of: value, CabinText.cabin))
    case .price: price = whole(findings.value(of: value) { text throws(Problem) in try amounts.money(text) })
    case .seen: seen = whole(findings.value(of: value, DateText.day))
    }
  }

  /// A day, perhaps with a time; what may not be as it is meant is a warning.
  private mutating func when(_ text: TextNode, _ findings: inout Findings) -> DayAndTime? {
    let read = whole(findings.value(of: text, DateText.reading))
    if let doubt = read?.doubt { findings.report(doubt, as: .warning) }
    return read?.when
  }

  /// The same; what could not be read is wrong.
  private mutating func whole<Value>(_ value: Value?) -> Value? {
    if value == nil { isWrong = true }
    return value
  }
}

/// What a line says of a flight beside when it leaves.
private enum Part: Hashable {
  case back, airline, cabin, price, seen

  /// Which a clause says, and the value in it; nil for a day of which nobody knows what is on it.
  static func part(of clause: TextNode) -> (part: Part, value: TextNode)? {
    let words = clause.value.split(whereSeparator: \.isBlank)
    if let first = words.first, let part = ["back": Part.back, "seen": .seen][first.lowercased()] {
      return (part, words.count == 1 ? clause : clause.part(first.endIndex..<clause.value.endIndex))
    }
    if words.contains(where: { LocalDate(iso: $0.prefix(10)) != nil }) { return nil }
    if CabinText.meant(by: clause.value) != nil { return (.cabin, clause) }
    return (isPrice(clause.value, words) ? .price : .airline, clause)
  }

  /// Whether a clause begins as a number does, or has figures and a currency.
  private static func isPrice(_ clause: String, _ words: [Substring]) -> Bool {
    guard let first = clause.first, clause.contains(where: \.isFigure) else { return false }
    if first.isFigure || first.isCurrencySymbol || "-−–+~≈".contains(first) { return true }
    return words.contains { isCurrency($0) || isCurrency($0.prefix { !$0.isFigure }) }
  }

  private static func isCurrency(_ word: Substring) -> Bool {
    Currency(code: String(word)) != nil || CurrencySymbols.codes[word.lowercased()] != nil
      || (CurrencyNames.codes(of: word) != nil && !CurrencyNames.isOtherWord(word))
  }

  /// As two of it are called.
  var several: String {
    switch self {
    case .back: "Two flights back"
    case .airline: "Two airlines"
    case .cabin: "Two cabins"
    case .price: "Two prices"
    case .seen: "Two days on which it was seen"
    }
  }
}

extension Problem {
  fileprivate static func missing(_ part: Part, in text: TextNode) -> Problem {
    let (what, example) =
      part == .price
      ? ("price", ", 812 EUR") : ("day on which it was seen", ", seen 2026-09-01")
    return Problem(
      .missingField, "Missing \(what) in “\(text.value.shortened)”", at: text.range,
      advice: "Write it behind a comma, such as `\(example)`.")
  }

  fileprivate static func unclearDay(_ clause: TextNode, isBackSaid: Bool) -> Problem {
    let words = clause.value.split(whereSeparator: \.isBlank)
    let day = words.firstIndex { LocalDate(iso: $0.prefix(10)) != nil } ?? 0
    let written = words[day...].joined(separator: " ").shortened
    return Problem(
      .unclearFlight, "Unclear what is on that day: “\(clause.value.shortened)”", at: clause.range,
      advice: isBackSaid
        ? "Write `seen \(written.prefix(10))`, if that is when you saw it."
        : "Write `back \(written)`, if that is the flight back, or `seen \(written.prefix(10))`, if that is when you saw it."
    )
  }

  fileprivate static func twice(_ part: Part, _ first: TextNode, _ second: TextNode) -> Problem {
    let (one, other) = (first.value.shortened, second.value.shortened)
    return Problem(
      .unclearFlight, "\(part.several): “\(one)” and “\(other)”", at: second.range,
      advice: part == .airline
        ? "Write them as one, \(one)/\(other), or take what is no airline out."
        : "Take one of them out, or write a line for each flight.")
  }
}

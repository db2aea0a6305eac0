/// What one euro was worth in other currencies, day by day, as the European Central Bank tells it: what `rates.csv`
/// says.
package struct DatedRates: Sendable, Equatable {
  /// In order of the days, one for each.
  private var days: [(date: LocalDate, rates: [Currency: ExchangeRate])] = []

  package init() {}

  /// - Parameter days: in any order; of several of one day the first counts.
  package init(_ days: [(date: LocalDate, rates: [Currency: ExchangeRate])]) {
    var known: Set<LocalDate> = []
    self.days = days.filter { known.insert($0.date).inserted }.sorted { $0.date < $1.date }
  }

  package static func == (one: DatedRates, other: DatedRates) -> Bool {
    one.days.elementsEqual(other.days) { $0.date == $1.date && $0.rates == $1.rates }
  }

  package var isEmpty: Bool { days.isEmpty }

  /// Takes over what other rates tell and these do not.
  package mutating func complete(by others: DatedRates) {
    guard !others.isEmpty else { return }
    var all = Dictionary(days.map { ($0.date, $0.rates) }, uniquingKeysWith: { first, _ in first })
    for day in others.days { all[day.date, default: [:]].merge(day.rates) { own, _ in own } }
    self = DatedRates(all.map { (date: $0.key, rates: $0.value) })
  }

  /// How many days old a rate may be: no rates are told on weekends and holidays, of which there are four in a row at
  /// Easter and up to six at the turn of the year.
  package static let oldest = 7

  /// The rate of a day, else that of the last day before it; nil where that is more than a week ago.
  ///
  /// Beyond the last day of all that day's rates are taken, or where it has none those of the week before it.
  package func rate(of foreign: Currency, in currency: Currency, on date: LocalDate) -> CrossRate? {
    guard let last = days.last?.date else { return nil }
    let day = min(date, last)
    var index = count(upTo: day) - 1
    while index >= 0, day - days[index].date <= Self.oldest {
      if let found = rate(of: foreign, in: currency, at: index) { return found }
      index -= 1
    }
    return nil
  }

  private func rate(of foreign: Currency, in currency: Currency, at index: Int) -> CrossRate? {
    let (date, rates) = days[index]
    let euro = ExchangeRate(1)
    guard let per = foreign == .euro ? euro : rates[foreign],
      let of = currency == .euro ? euro : rates[currency]
    else { return nil }
    return CrossRate(units: of, per: per, date: date)
  }

  /// How many days there are up to and with a date.
  private func count(upTo date: LocalDate) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].date <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What one unit of a currency was worth in another on a day, by what the euro was worth in both.
package struct CrossRate: Hashable, Sendable, CustomStringConvertible {
  /// Units of the one that is wanted for one euro.
  package let units: ExchangeRate
  /// Units of the one that was paid for one euro.
  package let per: ExchangeRate
  package let date: LocalDate

  package init(units: ExchangeRate, per: ExchangeRate, date: LocalDate) {
    (self.units, self.per, self.date) = (units, per, date)
  }

  /// The quotient to eight decimals, for reading; amounts are worked out without it.
  package var description: String {
    let decimals = 8
    var numerator = Int128(units.units)
    var denominator = Int128(per.units)
    for _ in 0..<(per.decimals + decimals) { numerator *= 10 }
    for _ in 0..<units.decimals { denominator *= 10 }
    let quotient = String(Int(clamping: (numerator + denominator / 2) / denominator))
    let filled = String(repeating: "0", count: max(0, decimals + 1 - quotient.utf8.count)) + quotient
    var fraction = filled.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = String(filled.dropLast(decimals))
    return fraction.isEmpty ? whole : whole + "." + fraction
  }
}

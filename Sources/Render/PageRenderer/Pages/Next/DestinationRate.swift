import SiteLanguage
import TripModel
import TripPlanning

/// How a rate is told: in two decimals of the foreign currency for one unit of ours, or for as many more as it takes that
/// two decimals tell anything.
struct DestinationRate {
  let trend: RateTrend
  let words: Words
  /// Units of our currency.
  let amount: Int

  /// Nil where no day is known.
  init?(_ trend: RateTrend?, words: Words) {
    guard let trend, let latest = trend.latest else { return nil }
    self.trend = trend
    self.words = words
    amount = [1, 100, 10_000].first { latest.units * Double($0) >= Self.least } ?? 1_000_000
  }

  /// One that is less has fewer than two digits that tell anything.
  private static let least = 0.1

  /// `172.40`.
  func figure(_ units: Double, digits: Int = 2) -> String {
    words.numbers.decimal(units * Double(amount), digits: digits)
  }

  var home: String { trend.home.code }
  var foreign: String { trend.foreign.code }
  var amountText: String { words.numbers.whole(amount) }

  /// `1 EUR = 172.40 JPY`, of a day.
  func sentence(_ day: RateTrend.Day) -> String {
    words(
      .nextRate, ["amount": amountText, "home": home, "units": figure(day.units), "foreign": foreign])
  }

  /// The newest that is known.
  var latest: String? { trend.latest.map(sentence) }
}

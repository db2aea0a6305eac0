import SiteLanguage
import Testing
import TripModel

@Suite("Figures")
struct FiguresTests {
  private let words: Words

  init() throws { words = try ShippedWords().words }

  @Test(
    "whole numbers are grouped by threes",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "−1,234,567"),
      (Int.min, "−9,223,372,036,854,775,808"),
    ])
  func whole(number: Int, text: String) {
    #expect(words.numbers.whole(number) == text)
  }

  @Test("a measure has a plus before its unit where it was at least so much")
  func atLeast() {
    let measure = Measure(figure: "6.8", unit: "km")
    #expect(measure.text(isAtLeast: true) == "6.8+\u{A0}km")
    #expect(measure.text(isAtLeast: false) == measure.text)
  }

  @Test(
    "decimals are rounded, and what is no number is a dash",
    arguments: [
      (6.84, 1, "6.8"), (1234.5, 1, "1,234.5"), (-0.04, 1, "0.0"), (-3.25, 1, "−3.3"), (0.5, 0, "1"),
      (.nan, 1, "–"), (.infinity, 0, "–"), (1e300, 2, "–"),
    ])
  func decimal(number: Double, digits: Int, text: String) {
    #expect(words.numbers.decimal(number, digits: digits) == text)
  }

  @Test(
    "the weight of a file has as many digits as one would say",
    arguments: [
      (0, "1 kB"), (1, "1 kB"), (830_400, "830 kB"), (999_400, "999 kB"), (999_600, "1.0 MB"),
      (3_210_000, "3.2 MB"),
      (9_940_000, "9.9 MB"), (9_960_000, "10 MB"), (200_000_000, "200 MB"), (1_240_000_000, "1.2 GB"),
    ])
  func weight(bytes: Int, text: String) {
    #expect(words.numbers.weight(bytes).text == text.replacing(" ", with: "\u{A0}"))
  }

  @Test("shares are per cent") func share() { #expect(words.numbers.share(0.934) == "93%") }

  @Test(
    "money has its currency's digits, its symbol where one reader takes it for one currency",
    arguments: [
      ("EUR", 2350, "€23.50"), ("EUR", -1250, "−€12.50"), ("EUR", 5, "€0.05"), ("CHF", 2350, "CHF 23.50"),
      ("MAD", 8500, "MAD 85.00"), ("JPY", 98_000, "¥98,000"), ("KWD", 1234, "KWD 1.234"),
      ("USD", 100, "USD 1.00"),
      ("GBP", 123_456_789, "£1,234,567.89"),
    ])
  func money(code: String, units: Int, text: String) throws {
    let currency = try #require(Currency(code: code))
    let shown = words.money.text(Money(minorUnits: units, currency: currency))
    #expect(shown.withPlainSpaces == text)
    #expect(!shown.contains(" "))
  }

  @Test("no line ends between a minus and its sum")
  func minus() {
    #expect(words.money.text(Money(minorUnits: -1250, currency: .euro)) == "−\u{2060}€12.50")
  }

  @Test(
    "round sums may lose their empty digits, others never",
    arguments: [
      (210_000, "€2,100"), (-500, "−€5"), (210_001, "€2,100.01"), (0, "€0"),
    ])
  func short(units: Int, text: String) {
    #expect(words.money.short(Money(minorUnits: units, currency: .euro)).withPlainSpaces == text)
  }

  @Test(
    "for charts, sums are rounded half away from zero",
    arguments: [
      (33_150, "€332"), (33_149, "€331"), (-33_150, "−€332"), (49, "€0"),
    ])
  func rounded(units: Int, text: String) {
    #expect(words.money.rounded(Money(minorUnits: units, currency: .euro)).withPlainSpaces == text)
  }

  @Test(
    "distances have as many digits as one would say",
    arguments: [
      (0, Units.kilometres, "0 m"), (14.4, .kilometres, "14 m"), (846, .kilometres, "850 m"),
      (994, .kilometres, "990 m"), (996, .kilometres, "1.0 km"), (6840, .kilometres, "6.8 km"),
      (99_940, .kilometres, "99.9 km"), (99_960, .kilometres, "100 km"), (1_234_567, .kilometres, "1,235 km"),
      (76, .miles, "250 ft"), (6759, .miles, "4.2 mi"), (402_336, .miles, "250 mi"),
    ])
  func distance(metres: Double, units: Units, text: String) {
    #expect(words.lengths.distance(metres, in: units).text.replacing("\u{A0}", with: " ") == text)
  }

  @Test(
    "what was at least so far is rounded down, and what is exact stays as it is",
    arguments: [
      (370_600, Units.kilometres, "370 km"), (370_000, .kilometres, "370 km"),
      (99_990, .kilometres, "99 km"), (24_500, .kilometres, "24 km"), (20_000, .kilometres, "20 km"),
      (19_990, .kilometres, "19.9 km"), (1_090, .kilometres, "1.0 km"),
      (998, .kilometres, "990 m"),
      (857, .kilometres, "850 m"), (14.6, .kilometres, "14 m"), (3 * 1609.344, .miles, "3.0 mi"),
      (200 * 1609.344 - 1, .miles, "199 mi"), (100, .miles, "320 ft"),
    ])
  func leastDistance(metres: Double, units: Units, text: String) {
    #expect(words.lengths.leastDistance(metres, in: units).text.replacing("\u{A0}", with: " ") == text)
  }

  @Test("what was at least so far is rounded down in tables too")
  func leastTenths() {
    func told(_ metres: Double) -> String { words.lengths.leastTenths(metres, in: .kilometres).text }
    #expect([370_690, 30_800, 299].map(told) == ["370.6\u{A0}km", "30.8\u{A0}km", "0.2\u{A0}km"])
  }

  @Test(
    "round distances show no digit too many",
    arguments: [
      (200, Units.kilometres, "200 m"), (5000, .kilometres, "5 km"), (2500, .kilometres, "2.5 km"),
      (1250, .kilometres, "1.25 km"), (1609.344, .miles, "1 mi"), (804.672, .miles, "0.5 mi"),
      (152.4, .miles, "500 ft"),
    ])
  func round(metres: Double, units: Units, text: String) {
    #expect(words.lengths.round(metres, in: units).text.replacing("\u{A0}", with: " ") == text)
  }

  @Test("heights are whole", arguments: [(312.4, Units.kilometres, "312"), (312.4, .miles, "1,025")])
  func height(metres: Double, units: Units, figure: String) {
    #expect(words.lengths.height(metres, in: units).figure == figure)
  }

  @Test(
    "lengths of time are hours and minutes",
    arguments: [(0, "0:00"), (9060, "2:31"), (-5, "0:00"), (360_000, "100:00")])
  func duration(seconds: Int, figure: String) {
    #expect(words.lengths.duration(seconds: seconds).figure == figure)
  }
}

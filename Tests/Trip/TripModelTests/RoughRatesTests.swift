import Testing
import TripModel

@Suite("What currencies are worth roughly")
struct RoughRatesTests {
  private static let codes = Currency.listed.keys.sorted()

  private static func rate(_ text: String) throws -> ExchangeRate { try #require(ExchangeRate(text)) }

  @Test("is proposed as a rate that reads, and is not odd itself; the other way round it is")
  func everyPair() throws {
    for own in ["EUR", "USD", "JPY", "KWD", "IDR"].compactMap({ Currency(code: $0) }) {
      for foreign in Self.codes.compactMap({ Currency(code: $0) }) where foreign != own {
        guard let worth = RoughRates.worth(of: foreign, in: own), worth > 1e-7 else { continue }
        let example = RoughRates.example(of: foreign, in: own)
        #expect(RoughRates.doubt(try Self.rate(example), of: foreign, in: own) == nil, "\(foreign) \(own)")
        guard let turned = RoughRates.text(1 / worth), worth < 0.35 || worth > 3 else { continue }
        guard case .reversed(let right)? = RoughRates.doubt(try Self.rate(turned), of: foreign, in: own)
        else {
          Issue.record("\(turned) for \(foreign) in \(own)")
          continue
        }
        #expect(RoughRates.doubt(try Self.rate(right), of: foreign, in: own) == nil)
      }
    }
  }

  @Test(
    "leaves honest rates alone, also of other years",
    arguments: [
      ("USD", "1.08"), ("USD", "0.72"), ("CHF", "0.62"), ("JPY", "0.0097"), ("TRY", "0.5"),
      ("IDR", "0.00012"),
    ])
  func honest(code: String, written: String) throws {
    let foreign = try #require(Currency(code: code))
    #expect(RoughRates.doubt(try Self.rate(written), of: foreign, in: .euro) == nil)
  }

  @Test(
    "is written in four digits",
    arguments: [(0.00588235, "0.005882"), (1.0, "1"), (165.432, "165.4"), (12_345.6, "12346")])
  func digits(value: Double, text: String) {
    #expect(RoughRates.text(value) == text)
  }
}

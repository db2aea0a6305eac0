import Testing

@testable import TripModel

@Suite("Names of currencies")
struct CurrencyNameTests {
  @Test("each mean currencies that are listed, each once")
  func codes() {
    #expect(CurrencyNames.byName.count > 150)
    for (name, codes) in CurrencyNames.byName {
      #expect(!codes.isEmpty && Set(codes).count == codes.count, "\(name)")
      #expect(codes.allSatisfy { Currency(code: $0) != nil }, "\(name): \(codes)")
      #expect(name == name.lowercased(), "\(name)")
    }
  }

  @Test("that are other words as well are names")
  func otherWords() {
    for word in CurrencyNames.otherWords { #expect(CurrencyNames.byName[word] != nil, "\(word)") }
  }

  @Test(
    "are known in whatever capitals, and several currencies may have one",
    arguments: [
      ("Lari", ["GEL"]), ("EUROS", ["EUR"]), ("złoty", ["PLN"]), ("Krone", ["DKK", "NOK"]), ("córdoba", nil),
      ("toman", nil),
    ] as [(String, [String]?)])
  func known(word: String, codes: [String]?) { #expect(CurrencyNames.codes(of: word) == codes) }
}

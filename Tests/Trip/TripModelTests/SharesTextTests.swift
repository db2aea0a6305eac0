import Testing

@testable import TripModel

@Suite("For whom, as one text")
struct SharesTextTests {
  @Test(
    "is read as it was written, whatever names hold",
    arguments: [
      [], [("Ana", 1)], [("Ana", 2), ("Ben", 1)], [("Ana Maria, the elder", 3), ("Ben × 2", 1)],
      [("a;b", 1), ("\"c\"", 1000), ("×", 7)], [("R2 D2 2", 1), ("x", 2)], [("\"", 2)],
    ])
  func roundTrip(names: [(String, Int)]) {
    let shares = names.map { Expense.Share(traveller: $0.0, parts: $0.1) }
    #expect(SharesText.shares(in: SharesText.text(of: shares)) == shares)
  }

  @Test("is short for whom it is short")
  func text() {
    let shares = [Expense.Share(traveller: "Ana", parts: 2), Expense.Share(traveller: "Ben", parts: 1)]
    #expect(SharesText.text(of: shares) == "Ana × 2; Ben")
    #expect(SharesText.shares(in: "Ana×2;Ben ; ") == shares)
  }

  @Test(
    "is none where a part is no number",
    arguments: ["Ana × ", "Ana × b", "Ana × 0", "Ana × 99999999999999999999"])
  func none(text: String) {
    #expect(SharesText.shares(in: text) == nil)
  }
}

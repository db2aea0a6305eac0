import Testing
import XMLText

@Suite("Numbers in digits")
struct DecimalNumberTests {
  @Test(
    "Whatever the digits and wherever the point stands, a number is the one that the standard library reads")
  func nearest() {
    // Knuth's generator, whose high bits are good enough.
    var state: UInt64 = 8
    func next(_ maximum: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 11) % maximum
    }
    var differing: [String] = []
    for _ in 0..<20_000 {
      var digits = (0..<1 + next(30)).map { _ in Character(String(next(10))) }
      if next(4) > 0 { digits.insert(".", at: Int(next(UInt64(digits.count)))) }
      let text = (next(2) == 0 ? "-" : "") + String(digits)
      if decimalNumber(Array(text.utf8)) != Double(text) { differing.append(text) }
    }
    #expect(differing == [])
  }

  @Test(
    "Numbers half-way between two that a machine knows go to the even one",
    arguments: [
      "9007199254740993", "9007199254740995", "900719925474099.3", "9.007199254740993", "18014398509481986",
      "4503599627370496.5", "4503599627370497.5", "9999999999999999999", "9999999999999999.999",
      "0.1000000000000000055", "9007199254740993.000000001", "9007199254740993.0000000",
      "22.200000762939453125",
    ])
  func halves(text: String) {
    #expect(decimalNumber(Array(text.utf8)) == Double(text))
  }
}

import ByteSearch
import Testing

@Suite("Bytes looked for in many")
struct ByteSearchTests {
  @Test("are found from a place on and before an end, and nowhere else")
  func place() {
    let bytes = Array("a tram and a boat".utf8)
    #expect(bytes.span.firstPlace(of: UInt8(ascii: "t")) == 2)
    #expect(bytes.span.firstPlace(of: UInt8(ascii: "t"), from: 3) == 16)
    #expect(bytes.span.firstPlace(of: UInt8(ascii: "t"), from: 3, before: 16) == nil)
    #expect(bytes.span.firstPlace(of: UInt8(ascii: "t"), from: 17) == nil)
    #expect(bytes.span.firstPlace(of: UInt8(ascii: "t"), from: 99) == nil)
    #expect(bytes.span.firstPlace(of: UInt8(ascii: "t"), from: -1) == nil)
    #expect(bytes.span.firstPlace(of: 0) == nil)
    #expect([UInt8]().span.firstPlace(of: 0) == nil)
  }

  @Test(
    "A text is found wherever it stands, and a part of it is none",
    arguments: [
      ("aab", true), ("tram", true), ("boat", true), ("", true), ("boats", false), ("tramp", false),
      ("b", true),
    ])
  func text(text: String, stands: Bool) {
    #expect(Array("aaab tram boat".utf8).span.holds(Array(text.utf8)) == stands)
  }
}

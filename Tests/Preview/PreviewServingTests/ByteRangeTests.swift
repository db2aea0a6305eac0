import Testing

@testable import PreviewServing

@Suite("The part of a file that is asked for")
struct ByteRangeTests {
  @Test(
    "is the bytes that are named, as far as they are there",
    arguments: [
      ("bytes=0-0", 0..<1), ("bytes=0-25", 0..<26), ("bytes=5-9", 5..<10), ("bytes=20-", 20..<26),
      ("bytes=-6", 20..<26),
      ("bytes=-100", 0..<26), ("bytes=20-1000", 20..<26), ("bytes=0-99999999999999999999999", 0..<26),
      ("bytes=-99999999999999999999999", 0..<26), ("Bytes = 5-9", 0..<0), ("BYTES=5-9", 5..<10),
      ("bytes= 5 - 9 ", 5..<10),
      ("bytes=25-25", 25..<26), ("bytes=0-9223372036854775807", 0..<26),
    ])
  func part(field: String, range: Range<Int>) {
    #expect(ByteRange(field, size: 26) == (range.isEmpty ? .whole : .part(range)))
  }

  @Test(
    "is the whole where it is no range, of another unit, or of several parts",
    arguments: [
      "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5", "bytes=9-5", "bytes=0-1,3-4", "bytes=1-2-3",
      "bytes=--5",
      "lines=1-2", "bytes=+1-2", "bytes=0x1-2", "bytes=1-2;q=1", "items=0-0", "=0-1",
    ])
  func whole(field: String) {
    #expect(ByteRange(field, size: 26) == .whole)
  }

  @Test(
    "is none where it begins behind the end",
    arguments: ["bytes=26-", "bytes=26-30", "bytes=99999999999999999999-", "bytes=-0"])
  func unsatisfiable(field: String) {
    #expect(ByteRange(field, size: 26) == .unsatisfiable)
    #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-1", size: 0) == .unsatisfiable)
  }

  @Test("is the whole where nothing is asked for") func nothing() {
    #expect(ByteRange(nil, size: 26) == .whole)
  }
}

@Suite("The version of a file")
struct EntityTagTests {
  @Test(
    "is named in a list, weak or strong",
    arguments: [
      (["\"a\""], true), (["W/\"a\""], true), (["\"b\", \"a\""], true), (["*"], true),
      (["\"b\"", "\"a\""], true),
      ([], false), (["\"b\""], false), (["a"], false), (["\"a"], false), ([""], false), (["\"aa\""], false),
    ])
  func named(fields: [String], isNamed: Bool) {
    #expect(EntityTag("a").isNamed(in: fields) == isNamed)
  }

  @Test("allows a part only of what the client has, compared strongly")
  func ifRange() {
    #expect(EntityTag("a").fits(ifRange: nil) && EntityTag("a").fits(ifRange: "\"a\""))
    #expect(!EntityTag("a").fits(ifRange: "W/\"a\"") && !EntityTag("a").fits(ifRange: "\"b\""))
  }
}

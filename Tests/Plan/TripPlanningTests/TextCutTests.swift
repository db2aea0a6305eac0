import Testing

@testable import TripPlanning

@Suite("A text that is cut")
struct TextCutTests {
  @Test(
    "ends between two words, never within a link or a number",
    arguments: [
      ("We queued for forty minutes", 15, "We queued for…"), ("We queued for forty", 14, "We queued for…"),
      ("We queued, and went", 11, "We queued…"), ("short", 9, "short"),
      ("See https://example.org/a/long/way for it", 20, "See…"),
      ("https://example.org/a/long/way for it", 25, "https://example.org/a/long/way…"),
      ("He said: “Like a gentleman.” I have", 29, "He said: “Like a gentleman.”"),
      ("It cost 1\u{A0}234 euros", 10, "It cost…"), ("Only 1'234.50 of them", 9, "Only…"),
    ])
  func words(_ text: String, _ length: Int, _ expected: String) {
    #expect(text.cut(at: length) == expected)
  }

  @Test(
    "ends between two characters where a script has no blanks, and not within a number or a foreign word",
    arguments: [
      ("東京で四十分待ちました。とても良かったです", 8, "東京で四十分待ち…"),
      ("東京で待った。また行きたいと思っています", 9, "東京で待った。"),
      ("朝食は1234円でした", 5, "朝食は…"), ("昨日はLisbonにいました", 6, "昨日は…"),
      ("ไปเที่ยวทะเลกันเถอะ", 6, "ไปเที่ยว…"),
    ])
  func characters(_ text: String, _ length: Int, _ expected: String) {
    #expect(text.cut(at: length) == expected)
  }
}

import Rounds
import Testing
import TripModel

@Suite("What makes two tags one")
struct TagKeyTests {
  @Test("is their letters without blanks and capitals, whatever these are made of")
  func letters() {
    let pieces = [
      "a", "B", "z", "Z", "ß", "SS", "é", "e\u{301}", "İ", "ı", "Σ", "ς", "-", "_", "7", "@", "[", " ", "\t",
      "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{1C}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "日",
    ]
    var numbers = SplitMix(state: 11)
    for _ in 0..<Rounds.of(2000, nightly: 200_000) {
      let maximum = numbers.number(below: 2) == 0 ? pieces.count : 4
      let tag = (0..<numbers.number(below: 8)).map { _ in pieces[numbers.number(below: maximum)] }.joined()
      let letters = tag.filter { !$0.isWhitespace }.uppercased().lowercased()
      #expect(
        Array(TagKey(tag).text.unicodeScalars) == Array(letters.unicodeScalars), "\(tag.debugDescription)")
    }
  }
}

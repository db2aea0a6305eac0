import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Each word for “and”")
struct AndWordsTests {
  @Test("joins two travellers who wrote", arguments: AndWords.all)
  func writers(word: String) {
    let writers = EntryWriters([Traveller(name: "Ana"), Traveller(name: "Ben")])
    claim(writers.named(by: "Ben \(word) Ana"), is: ["Ben", "Ana"])
  }

  @Test("joins two pictures with one caption", arguments: AndWords.all)
  func captions(word: String) {
    let list = CaptionList(
      "a.jpg \(word) b.jpg: Dover", file: "scans/captions.txt", pictures: ["scans/a.jpg", "scans/b.jpg"])
    claim(list?.captions, is: ["scans/a.jpg": "Dover", "scans/b.jpg": "Dover"])
  }

  @Test("joins two days, and none that lie between", arguments: AndWords.all)
  func days(word: String) throws {
    let days = try unwrapped(WordedDays("3 \(word) 7 June 2026"))
    claim([days.first.day, days.last.day], is: [3, 7])
    claim(days.areApart, is: true)
  }

  @Test("parts what a heading keeps back from what it says beside it", arguments: AndWords.all)
  func headings(word: String) {
    claim(KeepingWords.reason(in: "Perth \(word) private"), is: .isPrivate)
  }

  @Test("is one in capitals, and no part of a word is")
  func whole() {
    let known = ["AND", "und", "Et", "y", "e", "en", "og", "och"]
    claim(known.filter { !AndWords.isOne($0) }, is: [])
    claim(["andy", "", "i"].filter { AndWords.isOne($0) }, is: [])
  }
}

import Foundation
import SiteLanguage
import Testing

@Suite("The shipped words")
struct PhraseTableTests {
  private let table: [String: [String: String]]

  init() throws { table = try ShippedWords().table }

  @Test("hold every phrase that the program asks for, and none that it does not")
  func keysAreThePhrases() {
    #expect(Set(table.keys) == Set(Phrase.allCases.map(\.rawValue)))
    #expect(Words.gaps(in: table) == [])
  }

  @Test("have an `other` form of each phrase, and `one` beside it where a number counts")
  func formsAreComplete() {
    for (key, forms) in table {
      #expect(forms["other"]?.isEmpty == false, "\(key)")
      #expect(Set(forms.keys).isSubset(of: ["one", "other"]), "\(key)")
    }
  }

  @Test("a table with a gap names it, and the phrase reads as its key")
  func gapIsNamed() {
    var short = table
    short["navDays"] = nil
    short["navMap"] = ["one": "only one"]
    #expect(Words.gaps(in: short) == ["navDays", "navMap"])
    #expect(Words(language: "en", table: short)[.navDays] == "navDays")
  }
}

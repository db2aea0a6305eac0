import Testing

@testable import SiteLanguage

@Suite("Words of a trip that has not begun")
struct PhrasesAheadTests {
  @Test("say something else, and fill the same blanks")
  func blanks() throws {
    let table = try ShippedWords().table
    func names(_ text: String) -> Set<String> {
      Set(text.matches(of: /\{([a-zA-Z]+)\}/).map { String($0.output.1) })
    }
    for (phrase, ahead) in Phrase.ahead {
      let (said, meant) = (try #require(table[phrase.rawValue]), try #require(table[ahead.rawValue]))
      #expect(said.keys.sorted() == meant.keys.sorted(), "\(phrase)")
      for (form, text) in meant {
        let other = try #require(said[form])
        #expect(text != other && names(text).isSubset(of: names(other)), "\(phrase): \(text)")
      }
    }
  }

  @Test("are those of any trip but for what would tell of what is to come as of what was")
  func replaced() throws {
    let words = Words(language: "en", table: try ShippedWords().table)
    #expect(words[.factSpent] == "spent" && words.ahead[.factSpent] == "planned")
    #expect(words.ahead[.factBudget] == words[.factBudget])
    #expect(words.ahead.form(of: .wereQuiet, for: 2) == "are still free")
  }
}

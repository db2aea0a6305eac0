import SiteLanguage
import Testing
import TripModel

@Suite("Words")
struct WordsTests {
  private let words: Words

  init() throws { words = try ShippedWords().words }

  @Test(
    "a number chooses the form and stands in the blank",
    arguments: [
      (0, "0 photos"), (1, "1 photo"), (2, "2 photos"), (1234, "1,234 photos"),
    ])
  func counted(count: Int, text: String) {
    #expect(words.counted(.countPhotos, count) == text)
  }

  @Test(
    "English words have English plurals, whatever the language of the trip",
    arguments: ["ja", "fr", "cs", "ar"])
  func pluralsOfTheWords(language: String) throws {
    let words = Words(language: language, table: try ShippedWords().table, in: "en")
    #expect((0...2).map { words.counted(.countPhotos, $0) } == ["0 photos", "1 photo", "2 photos"])
    #expect(words.language == language)
  }

  @Test("what fills a blank is never read as a blank itself")
  func blanksAreFilledOnce() {
    #expect(words(.organisedBy, ["names": "{names} and {last}"]) == "Organised by {names} and {last}.")
    #expect(words(.listEnd, ["rest": "{last}", "last": "B"]) == "{last} and B")
  }

  @Test("a blank without a value, or an open brace, stays as it is")
  func strayBraces() {
    let odd = Words(language: "en", table: ["before": ["other": "{what} {who} {open"]])
    #expect(odd(.before, ["what": "x"]) == "x {who} {open")
  }

  @Test(
    "names make a list",
    arguments: [
      ([], ""), (["Ana"], "Ana"), (["Ana", "Ben"], "Ana and Ben"),
      (["Nell", "Ivo", "Ruth"], "Nell, Ivo and Ruth"),
      (["سمير", "Ivo", "דוד"], "\u{2068}سمير\u{2069}, Ivo and \u{2068}דוד\u{2069}"),
    ])
  func list(names: [String], text: String) {
    #expect(words.list(names) == text)
  }

  @Test(
    "positions tell their hemisphere",
    arguments: [
      (38.6916, -9.216, "38.6916° N, 9.2160° W"), (-54.8019, -68.303, "54.8019° S, 68.3030° W"),
      (0, 0, "0.0000° N, 0.0000° E"), (35.6895, 139.6917, "35.6895° N, 139.6917° E"),
    ])
  func position(latitude: Double, longitude: Double, text: String) throws {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(words.position(coordinate) == text)
  }

  /// Expected forms from the CLDR chart of plural rules, for whole numbers.
  @Test(
    "plural forms are those of the CLDR",
    arguments: [
      ("en", 0, PluralForm.other), ("en", 1, .one), ("de", 2, .other), ("fr", 0, .one), ("fr", 1, .one),
      ("fr", 2, .other), ("pt-PT", 0, .other), ("pt-BR", 0, .one), ("ja", 1, .other), ("cs", 3, .few),
      ("cs", 5, .other), ("pl", 1, .one), ("pl", 22, .few), ("pl", 12, .many), ("pl", 21, .many),
      ("ru", 21, .one), ("ru", 11, .many), ("ru", 104, .few), ("uk", 13, .many), ("ar", 0, .zero),
      ("ar", 2, .two), ("ar", 103, .few), ("ar", 111, .many), ("ar", 100, .other), ("x-klingon", 1, .one),
    ] as [(String, Int, PluralForm)])
  func plural(language: String, count: Int, form: PluralForm) {
    #expect(PluralRule(language: language).form(of: count) == form)
  }

  @Test("a language without a form for a number falls back to `other`")
  func missingForm() {
    let polish = Words(
      language: "pl", table: ["countPhotos": ["one": "{count} foto", "other": "{count} foty"]])
    #expect(polish.counted(.countPhotos, 5) == "5 foty")
  }
}

import Diagnostics
import Testing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "The word that was meant",
    arguments: [
      ("amont", "amount"), ("Title", "title"), ("TITLE", "title"), ("tilte", "title"),
      ("travelers", "travellers"),
      ("curency", "currency"), ("day start", "day starts"),
    ])
  func near(_ word: String, _ meant: String) {
    let words = ["amount", "title", "travellers", "currency", "day starts", "to", "at"]
    #expect(Spelling.nearest(to: word, among: words) == meant)
  }

  @Test(
    "Swapped letters, plurals, capitals, other signs between words, accents and beginnings are understood",
    arguments: [
      ("fodo", "food"), ("ot", nil), ("fnu", "fun"), ("ufn", "fun"), ("sun", nil), ("fan", "fun"),
      ("fu", "fun"),
      ("traveller", "travellers"), ("TRAVELLERS", "travellers"), ("day-starts", "day starts"),
      ("dayStarts", "day starts"), ("cafe\u{301}", "Café"), ("cafe", "Café"), ("desc", "description"),
      ("day", "day starts"), ("de", nil), ("tra", nil), ("funny", nil),
    ])
  func meant(_ word: String, _ meant: String?) {
    let words = ["food", "fun", "travellers", "transport", "day starts", "Café", "description"]
    #expect(Spelling.nearest(to: word, among: words) == meant)
  }

  @Test(
    "What slips is found, another word of a few like letters is not",
    arguments: [
      ("tiitle", "title"), ("tittle", "title"), ("wether", "weather"), ("categorys", "categories"),
      ("idrection", "direction"), ("ocordinates", "coordinates"), ("ikdn", nil), ("iknd", "kind"),
      ("evora", "Évora"), ("wind", nil), ("duration", nil), ("vacation", nil), ("log", nil), ("mode", nil),
    ])
  func slips(_ word: String, _ meant: String?) {
    let words = [
      "kind", "title", "weather", "categories", "direction", "coordinates", "location", "slug", "mood",
      "Évora",
    ]
    #expect(Spelling.nearest(to: word, among: words) == meant)
  }

  @Test(
    "No guess for what is too far away",
    arguments: ["", "colour", "xy", "t", "am", "amxyz", String(repeating: "a", count: 10_000)])
  func far(_ word: String) {
    #expect(Spelling.nearest(to: word, among: ["amount", "title", "to", "at", ""]) == nil)
  }

  @Test("The nearer word wins, of equally near ones the first")
  func order() {
    #expect(Spelling.nearest(to: "gold", among: ["geld", "gild", "gold!"]) == "geld")
    #expect(Spelling.nearest(to: "golden", among: ["folded", "gulden"]) == "gulden")
  }

  @Test("A word is never its own correction")
  func same() {
    #expect(Spelling.nearest(to: "title", among: ["title"]) == nil)
  }

  @Test(
    "Distances",
    arguments: [
      ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3),
      ("ca", "abc", 3),
      ("é", "e\u{301}", 0),
    ])
  func distance(_ one: String, _ other: String, _ expected: Int) {
    #expect(Spelling.distance(Array(one), Array(other)) == expected)
  }
}

import SiteLanguage
import Testing
import TripModel

@Suite("Each shipped language")
struct ShippedLanguagesTests {
  private let english: [String: [String: String]]

  init() throws { english = try ShippedWords().table }

  @Test("is found in the folder of words")
  func found() { #expect(Set(ShippedWords.languages).isSuperset(of: ["de", "en"])) }

  @Test("has every key of the English words, and no other", arguments: ShippedWords.languages)
  func keys(language: String) throws {
    let table = try ShippedWords(language).table
    #expect(Set(english.keys).subtracting(table.keys) == [])
    #expect(Set(table.keys).subtracting(english.keys) == [])
  }

  @Test("has the forms that its numbers take, where a number counts", arguments: ShippedWords.languages)
  func forms(language: String) throws {
    let rule = PluralRule(language: language)
    // `other` is what gaps are looked for by, also where only fractions take it.
    let forms = Set((0...200).map { rule.form(of: $0).rawValue }).union(["other"])
    for (key, texts) in try ShippedWords(language).table {
      let wanted: Set<String> = english[key, default: [:]].count > 1 ? forms : ["other"]
      #expect(Set(texts.keys) == wanted, "\(key)")
      #expect(!texts.values.contains(""), "\(key)")
    }
  }

  @Test("has the blanks of each English text", arguments: ShippedWords.languages)
  func blanks(language: String) throws {
    let rule = PluralRule(language: language)
    // Where `one` is said of 21 as well, it needs the number as any other form does.
    let isOneAlone = (0...200).filter { rule.form(of: $0) == .one } == [1]
    for (key, texts) in try ShippedWords(language).table {
      let model = english[key, default: [:]]
      for (form, text) in texts {
        let same = form == "one" && isOneAlone ? model["one"] : model["other"]
        #expect(Self.blanks(of: text) == Self.blanks(of: same ?? ""), "\(key), \(form)")
      }
    }
  }

  private static func blanks(of text: String) -> Set<String> {
    Set(text.matches(of: #/\{[^}]*\}/#).map { String($0.output) })
  }

  @Test("uses typographic quotes and dashes, and single spaces", arguments: ShippedWords.languages)
  func typography(language: String) throws {
    for (key, texts) in try ShippedWords(language).table {
      for text in texts.values {
        #expect(!text.contains("'") && !text.contains(" - ") && !text.contains("  "), "\(key): \(text)")
      }
    }
  }
}

@Suite("German words")
struct GermanWordsTests {
  private let words: Words

  init() throws { words = try ShippedWords("de").words }

  @Test("days have a point behind their number")
  func days() throws {
    let first = try #require(LocalDate(iso: "2026-05-04"))
    let last = try #require(LocalDate(iso: "2026-05-08"))
    let later = try #require(LocalDate(iso: "2026-06-02"))
    #expect(words.dates.long(first).withPlainSpaces == "Montag, 4. Mai 2026")
    #expect(words.dates.short(first).withPlainSpaces == "Mo, 4. Mai")
    #expect(words.dates.range(first, last).withPlainSpaces == "4.–8. Mai 2026")
    #expect(words.dates.range(first, later).withPlainSpaces == "4. Mai – 2. Juni 2026")
    // A day and its month stay on one line, and so do both ends of a range.
    #expect(words.dates.range(first, last) == "4.–\u{2060}8.\u{A0}Mai\u{A0}2026")
  }

  @Test("sums and shares have their sign behind them")
  func figures() {
    let sum = words.money.text(Money(minorUnits: -123_450, currency: .euro))
    #expect(sum == "−\u{2060}1.234,50\u{A0}€")
    #expect(words.numbers.share(0.12) == "12\u{A0}%")
  }

  @Test(
    "a direction reads on with the town behind it",
    arguments: [(Phrase.directionNorth, "nördlich"), (.directionSouthWest, "südwestlich")])
  func sides(phrase: Phrase, direction: String) {
    let values = ["direction": words[phrase], "town": "Porto"]
    #expect(words(.dayBeyond, values) == direction + " von Porto")
    #expect(words(.townSide, values) == "Porto, " + direction + " des Zentrums")
  }
}

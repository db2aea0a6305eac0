import Search
import Testing

@Suite("Folding")
struct FoldingTests {
  @Test(
    "takes away what makes no difference to a search, and nothing else",
    arguments: [
      ("Lisboa", "lisboa"), ("CAFÉ", "cafe"), ("cafe\u{301}", "cafe"), ("Straße", "strasse"),
      ("STRASSE", "strasse"),
      ("Ærøskøbing", "aeroskobing"), ("Þingvellir", "thingvellir"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"),
      ("İstanbul", "istanbul"), ("Diyarbakır", "diyarbakir"), ("œuvre", "oeuvre"), ("ﬁn", "fin"),
      ("Ｔｏｋｙｏ", "tokyo"), ("Ὀδυσσεύς", "οδυσσευσ"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευσ"), ("Йошкар-Ола", "иошкар-ола"),
      ("ёлка", "елка"), ("שָׁלוֹם", "שלום"), ("مَرْحَبًا", "مرحبا"), ("مـــرحبا", "مرحبا"), ("ガ", "ガ"),
      ("カ\u{3099}", "ガ"),
      ("한국", "한국"), ("हिन्दी", "हिन्दी"), ("ที่", "ที่"), ("½", "1⁄2"), ("", ""), ("\u{301}", ""),
    ])
  func folds(text: String, expected: String) {
    #expect(Array(Folding.folded(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("of a letter under a mountain of marks is that letter, soon")
  func mountain() {
    var marks = "a"
    var thai = "ก"
    for index in 0..<200_000 {
      marks.unicodeScalars.append(index.isMultiple(of: 2) ? "\u{301}" : "\u{323}")
      thai.unicodeScalars.append(index.isMultiple(of: 2) ? "\u{E48}" : "\u{E38}")
    }
    #expect(Folding.folded(marks) == "a")
    #expect(Folding.folded(thai).unicodeScalars.count == 31)
  }

  @Test("is done once and for all: what is folded folds to itself")
  func twice() {
    // One expectation for all: two hundred thousand take longer than what they look at.
    let changed = (UInt32(0)..<0x3_0000).compactMap { Unicode.Scalar($0) }.filter { scalar in
      let once = Folding.folded(String(scalar))
      return Folding.folded(once) != once
    }
    #expect(changed.map { String($0.value, radix: 16) } == [])
  }
}

@Suite("The words of a text")
struct SearchWordsTests {
  @Test(
    arguments: [
      ("The ferry, at 9:30!", ["the", "ferry", "at", "9", "30"]),
      ("don’t L’Étoile", ["don", "t", "l", "etoile"]),
      ("well-known_name", ["well", "known", "name"]), ("", []), (" — … ", []), ("👋🏽 hi 🇵🇹", ["hi"]),
      ("東京タワー", ["東京", "京タ", "タワ", "ワー", "ー"]), ("駅", ["駅"]), ("Day3東京", ["day3", "東京", "京"]),
      ("กิน", ["กิ", "ิน", "น"]), ("हिन्दी में", ["हिन्दी", "में"]), ("a\u{0}b\u{2028}c", ["a", "b", "c"]),
      (String(repeating: "x", count: 500), [String(repeating: "x", count: 40)]),
    ])
  func words(text: String, expected: [String]) { #expect(SearchWords.of(text) == expected) }
}

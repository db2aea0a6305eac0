import Testing
import TripModel

@Suite("The kind of an entry")
struct EntryKindTests {
  @Test(
    "is a word with a drawing, an emoji, or a word of the author's own",
    arguments: [
      ("food", .known(.food, word: "food")), (" Café ", .known(.drink, word: "Café")),
      ("WALK", .known(.walk, word: "WALK")), ("🎣", .emoji("🎣", word: "")),
      ("🎣 fishing", .emoji("🎣", word: "fishing")), ("👨‍👩‍👧", .emoji("👨‍👩‍👧", word: "")),
      ("🇲🇦", .emoji("🇲🇦", word: "")), ("❤️", .emoji("❤️", word: "")), ("☕🍰🍷", .emoji("☕🍰", word: "🍷")),
      ("archaeology", .own("archaeology")), ("42", .own("42")), ("#1", .own("#1")), ("©", .own("©")),
      ("", nil), (" \t", nil),
    ] as [(String, EntryKind?)])
  func reading(written: String, kind: EntryKind?) {
    #expect(EntryKind(written) == kind)
  }

  @Test("has words that mean one kind alone, its own name first", arguments: KnownKind.allCases)
  func words(kind: KnownKind) {
    #expect(kind.words.first == kind.rawValue)
    for word in kind.words { #expect(KnownKind(word: word) == kind) }
  }

  @Test("is meant by some emoji, each of one kind alone", arguments: KnownKind.allCases)
  func emoji(kind: KnownKind) {
    for emoji in kind.emoji { #expect(KnownKind(emoji: String(emoji)) == kind, "\(emoji)") }
    let other = KnownKind.allCases.filter { $0 != kind }.flatMap(\.emoji)
    #expect(Set(kind.emoji).isDisjoint(with: other))
  }

  @Test("is not told by an emoji that may mean several things, nor by two of different kinds")
  func ambiguousEmoji() {
    #expect(KnownKind(emoji: "\u{2708}\u{FE0F}") == .flight)
    #expect(KnownKind(emoji: "☕🍷") == .drink)
    for emoji in ["☕🍰", "🎣", "❤️", "🇲🇦", ""] { #expect(KnownKind(emoji: emoji) == nil, "\(emoji)") }
  }
}

import Foundation
import Markdown
import TripModel

/// The names in an entry that may be those of the town where it was written, by how much they tell.
struct TownHints {
  /// Names that tell alike.
  struct Group {
    var names: [String]
    /// Whether they stand there as somebody writes a name, and not in the small letters of files and tags.
    var isWritten = true
    /// Whether such a name is all of a title, or the end of the way that it names.
    var isWhole = false
    var isOfTags = false
  }

  let groups: [Group]
  /// The names of the title and the file, and those of the folders and the tags.
  private let sources: [Set<String>]
  /// What stands behind a word of places in the title: `in Tolhuin`.
  private let placed: [String]
  private let body: MarkdownDocument

  init(of entry: JournalEntry, on day: LocalDate) {
    let title = EntryTitle.titleAndBody(of: entry, day: day).title
    let isNone = title.reason == .standard || title.reason == .firstWords || Self.isOfElsewhere(title.value)
    let text = isNone ? "" : title.value
    let isWritten = title.reason != .fileName
    func named(_ names: [String]) -> [String] {
      names.filter { isWritten ? NamedSpots.isName($0) : Self.isName($0) }
    }
    let whole = named([TitledWay(text)?.to].compactMap(\.self) + [text])
    placed = named(Self.placed(in: text))
    let parts = named(
      text.split { Self.marks.contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) })
    let ofFile =
      Self.isOfElsewhere(entry.slugWish) ? [] : [Self.words(of: entry.slugWish)].filter(Self.isName)
    let folders = entry.file.split(separator: "/").dropLast().reversed()
      .map { Self.words(of: String($0)) }.filter(Self.isName)
    let tags = entry.tags.map { Self.words(of: $0) }.filter(Self.isName)
    var groups = [Group(names: whole, isWritten: isWritten, isWhole: true)]
    groups += [parts, placed].map { Group(names: $0, isWritten: isWritten) }
    groups += ([ofFile] + folders.map { [$0] }).map { Group(names: $0, isWritten: false) }
    groups.append(Group(names: tags, isWritten: false, isOfTags: true))
    self.groups = groups.filter { !$0.names.isEmpty }
    sources = [Set((whole + parts + ofFile).map(\.folded)), Set((folders + tags).map(\.folded))]
    body = entry.body
  }

  var all: [String] { groups.flatMap(\.names) }

  /// Whether a name is said to be that of a place, or stands in the title and beside it.
  func isSurely(_ name: String) -> Bool {
    let name = name.folded
    return sources.allSatisfy { $0.contains(name) } || placed.contains { $0.folded == name }
      || Self.placed(in: body.plainText).contains { $0.folded == name }
  }

  /// Whether a town's name is a word that stands in titles for something else.
  static func isWord(_ name: String) -> Bool { words.contains(name.lowercased()) }

  private static let words: Set<String> = [
    "bath", "battle", "beer", "deal", "derby", "essen", "lens", "mobile", "most", "nice", "normal", "orange",
    "paradise", "reading", "rugby", "sandwich", "split", "street", "sunrise", "surprise", "tours", "van",
  ]

  /// Whether a title is about where one was not on that day: `Not to Porto after all`, `Next: Málaga`, `Letter to Siena`.
  private static func isOfElsewhere(_ title: String) -> Bool {
    title.lowercased().split { !$0.isLetter }.contains { elsewhere.contains(String($0)) }
  }

  private static let elsewhere: Set<String> = [
    "not", "no", "without", "instead", "tomorrow", "next", "yesterday", "soon", "letter", "call", "phone",
    "message", "ode", "thanks", "dear", "dream", "dreams", "dreaming", "longing", "leaving", "goodbye", "bye",
    "kein", "keine", "nicht", "ohne", "statt", "morgen", "gestern", "bald", "brief", "telefon", "nachricht",
    "danke", "sehnsucht", "traum", "abschied", "pas", "sans", "demain", "hier", "lettre", "adieu", "rêve",
    "sin",
    "mañana", "ayer", "carta", "adiós", "sueño", "non", "domani", "ieri", "lettera", "addio", "sogno", "não",
    "sem", "amanhã", "ontem", "adeus", "sonho", "niet", "geen", "zonder", "gisteren", "afscheid", "droom",
    "ikke", "inte", "uden", "uten", "utan",
  ]

  /// What parts a title: `Bariloche: Circuito Chico`, `Day 5 | El Chaltén`.
  private static let marks: Set<Character> = [
    ",", ":", ";", "(", ")", "|", "·", "–", "—", "/", "&", "+", "…",
  ]
  /// Words behind which a place stands, where that is written large. Of English, German, French, Spanish, Italian, Portuguese,
  /// Dutch, Danish, Norwegian and Swedish.
  private static let joints = WayWords.joints.union([
    "in", "at", "near", "around", "bei", "à", "en", "a", "hasta", "hacia", "em", "até", "ad", "te", "bij",
    "i",
    "ved",
  ])
  /// Words of a name at most.
  private static let maxWords = 4

  /// The names behind such words.
  private static func placed(in text: String) -> [String] {
    var found: [String] = []
    for sentence in text.split(whereSeparator: { marks.contains($0) || ".!?".contains($0) || $0.isNewline }) {
      let words = sentence.split(separator: " ")
      for (index, word) in words.enumerated() where joints.contains(word.lowercased()) {
        let name = words[(index + 1)...].prefix(maxWords).prefix { $0.first?.isUppercase ?? false }
        if !name.isEmpty { found.append(name.joined(separator: " ")) }
      }
    }
    return found
  }

  /// A name of a file, a folder or a tag without what counts or dates it: `05-el-chalten`, `lisbon-2026`.
  private static func words(of name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0 == " " || $0 == "." }
    func isCount(_ word: Substring) -> Bool { word.contains(where: \.isNumber) }
    return words.drop(while: isCount).reversed().drop(while: isCount).reversed().joined(separator: " ")
  }

  private static func isName(_ text: String) -> Bool { NamedSpots.isName(text.capitalized) }
}

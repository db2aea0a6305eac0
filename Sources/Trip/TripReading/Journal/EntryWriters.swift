import TripModel
import TripNotation

/// The travellers by whose names files say who wrote an entry: those who came along.
///
/// Who takes turns calls files `2026-05-03 Ana.md`, which is no title. A field such as `author` names them, too; whom else it
/// names is not published for that (ForeignTally).
struct EntryWriters: Sendable {
  private struct Writer: Sendable {
    var words: [String]
    var name: String
  }

  /// Those of the most words first.
  private let writers: [Writer]

  init(_ travellers: [Traveller]) {
    let names = travellers.filter { $0.status == .accepted }.map(\.name)
    let whole = names.map { Writer(words: Self.words(of: $0), name: $0) }
    // A first name is enough where only one has it.
    let first = whole.compactMap { writer -> Writer? in
      guard writer.words.count > 1, let word = writer.words.first,
        whole.count(where: { $0.words.first == word }) == 1
      else { return nil }
      return Writer(words: [word], name: writer.name)
    }
    writers = (whole + first).filter { !$0.words.isEmpty }.sorted { $0.words.count > $1.words.count }
  }

  /// Those whose names a text is made of, in its order and each once, `Ana`, `jule-and-sam`, `emma too`; none where it says
  /// anything else.
  func named(by text: String) -> [String] {
    if writers.isEmpty || text.utf8.count > Self.maxLength { return [] }
    var rest = Self.words(of: text)[...]
    var names: [String] = []
    while let word = rest.first {
      if let writer = writers.first(where: { rest.starts(with: $0.words) }) {
        if !names.contains(writer.name) { names.append(writer.name) }
        rest = rest.dropFirst(writer.words.count)
      } else {
        guard !names.isEmpty, Self.behindNames.contains(word) else { return [] }
        rest = rest.dropFirst()
      }
    }
    return names
  }

  /// Those who stand before a title in a file's name, and the title: `Ana` and `the knife` of `Ana - the knife`.
  func byline(of name: String) -> (names: [String], title: String)? {
    let parts = name.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: true)
    guard let mark = parts.firstIndex(where: { $0 == "-" || $0 == "–" || $0 == "—" }) else { return nil }
    let names = named(by: parts[..<mark].joined(separator: " "))
    let title = name[parts[mark].endIndex...].drop(while: \.isWhitespace)
    return names.isEmpty || !title.contains(where: \.isLetter) ? nil : (names, String(title))
  }

  /// Those whom a field of another program names as who wrote an entry, and nobody else.
  func named(by field: Field) -> [String] {
    guard Self.fields.contains(ForeignFields.letters(field.key)) else { return [] }
    let values = (field.value.items ?? [field.value]).map { $0.text?.value }
    let names = values.map { $0.map { named(by: $0) } ?? [] }
    if names.contains(where: \.isEmpty) { return [] }
    return names.joined().reduce(into: []) { all, name in if !all.contains(name) { all.append(name) } }
  }

  /// What such fields are called, in small letters.
  static let fields: Set<String> = [
    "author", "authors", "autor", "autorin", "auteur", "autore", "autora",
  ]

  /// Bytes of a text that is no more than names.
  private static let maxLength = 100

  /// In small letters; numbers, as of a second entry of a day, are none.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// What joins two names, and what is said of somebody's further entry.
  private static let behindNames: Set<String> = Set([
    "i", "too", "also", "again", "auch", "nochmal", "wieder", "aussi", "encore", "también", "tambien",
    "anche", "ancora", "também", "tambem", "ook", "weer", "også", "igen", "också", "też",
  ]).union(AndWords.all)
}

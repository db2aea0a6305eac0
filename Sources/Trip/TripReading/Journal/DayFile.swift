import TripModel
import TripNotation

/// A day kept as YAML alone: `2026-05-03 Belém/day.yaml` with a title, a date and what happened, as some write a
/// journal.
///
/// It is read as an entry whose text stands in one of its fields; everything else of it is front matter.
struct DayFile {
  /// The whole file as fields, with the text below them at the lines where it stands in the file.
  let parts: FrontMatter

  /// Nil for what is no day of a journal.
  init?(_ bytes: [UInt8], file: String) {
    guard bytes.count <= Self.largest else { return nil }
    let reading = NotationReader.read(bytes, file: file)
    let path = EntryPath(file)
    let isNamed = path.namesDay || Self.isDay(file)
    guard let fields = reading.root.fields else {
      // What a day's own file does not say rightly is told as of any entry.
      guard isNamed, reading.root.kind == .broken, !reading.isUnread else { return nil }
      parts = FrontMatter(wholeFile: bytes, text: [], firstLine: 1)
      return
    }
    let texts = fields.filter { Self.isText($0) }
    let hasDay = path.namesDay || ForeignFields.translate(reading.root, hasDay: false).dating == .dated
    guard hasDay, isNamed || !texts.isEmpty else { return nil }
    let (text, firstLine) = Self.body(texts.map(\.value))
    parts = FrontMatter(wholeFile: bytes, text: Array(text.utf8), firstLine: firstLine)
  }

  /// Whether what a file begins with holds a text of an author's own, whenever that was.
  static func holdsText(_ bytes: [UInt8], file: String) -> Bool {
    (NotationReader.read(bytes, file: file).root.fields ?? []).contains { isText($0) }
  }

  /// Whether a list of days, of which each would be an entry.
  static func isListOfDays(_ bytes: [UInt8], file: String) -> Bool {
    guard bytes.count <= largest else { return false }
    let root = NotationReader.read(bytes, file: file).root
    let items = root.items ?? root.fields?.lazy.compactMap(\.value.items).first ?? []
    return items.prefix(3).contains { item in
      ForeignFields.translate(item, hasDay: false).dating == .dated
        && (item.fields ?? []).contains { isText($0) }
    }
  }

  /// Larger files are no day's.
  static let largest = 1 << 20

  /// Whether a file is called so by its own name: the text of the folder in which it lies.
  static func isDay(_ file: String) -> Bool {
    guard isYAML(file) else { return false }
    let parts = file.pathParts
    guard parts.count > 1 else { return false }
    return names.contains(EntryName.withoutEnding(parts.last ?? "").lowercased())
  }

  static func isYAML(_ file: String) -> Bool {
    // Most files are texts, whose names end in another letter.
    guard let last = file.utf8.last, last | 0x20 == UInt8(ascii: "l") || last >= 0x80 else { return false }
    let small = file.suffix(5).lowercased()
    return small.hasSuffix(".yml") || small.hasSuffix(".yaml")
  }

  private static let names: Set<String> = [
    "day", "tag", "jour", "journée", "journee", "día", "dia", "giorno", "dag", "dzień", "dzien", "den",
    "päivä", "день", "日",
    "entry", "eintrag", "index", "post", "journal", "tagebuch",
  ]

  /// Whether a field holds what the day's author wrote.
  static func isText(_ field: Field) -> Bool {
    guard words.contains(ForeignFields.letters(field.key)) else { return false }
    switch field.value.kind {
    case .text(let text): return isProse(text.value)
    case .list(let items):
      return !items.isEmpty && items.allSatisfy { $0.text.map { isProse($0.value) } ?? false }
    case .empty, .map, .broken: return false
    }
  }

  /// Whether a value is more than a number, or an answer.
  private static func isProse(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && VisibilityVocabulary.answer(text) == nil
  }

  /// In small letters, without blanks and marks.
  private static let words: Set<String> = [
    "text", "texts", "body", "content", "story", "notes", "note", "entry", "journal", "diary", "narrative",
    "markdown",
    "whathappened", "inhalt", "notizen", "notiz", "tagebuch",
    "bericht",
    "eintrag", "geschichte", "texte", "récit", "recit", "contenu", "texto", "contenido", "relato", "notas",
    "testo",
    "contenuto", "racconto", "appunti", "conteúdo", "conteudo", "tekst", "verhaal", "inhoud", "treść",
    "tresc", "indhold",
    "innehåll", "innehall", "obsah", "текст",
  ]

  /// One Markdown text of several values, each at its line of the file as far as that can be.
  private static func body(_ values: [Node]) -> (text: String, firstLine: Int) {
    let pieces = values.flatMap { value in
      value.items.map { $0.compactMap(\.text) } ?? [value.text].compactMap(\.self)
    }
    guard let first = pieces.first else { return ("", 1) }
    let firstLine = line(of: first)
    var (text, next) = ("", firstLine)
    for piece in pieces {
      let breaks = max(text.isEmpty ? 0 : 2, line(of: piece) - next)
      var words = piece.value[...]
      while words.last?.isNewline == true { words.removeLast() }
      text += String(repeating: "\n", count: breaks) + words
      next += breaks + words.count { $0 == "\n" }
    }
    return (text, firstLine)
  }

  /// The line on which a text's own words begin, counted from 1: below the mark of a block.
  private static func line(of text: TextNode) -> Int {
    text.range.line + 1 + (text.style == .literal || text.style == .folded ? 1 : 0)
  }
}

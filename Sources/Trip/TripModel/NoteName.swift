/// Names of texts that somebody wrote for themselves, or for one other person: notes, packing lists, letters.
///
/// They are words of many languages, asked only for what is said first of such a text: that it can stay unpublished.
package enum NoteName {
  /// Whether a file's name, without its ending, says so.
  package static func isNote(_ stem: String) -> Bool {
    let name = stem.lowercased()
    if unspaced.contains(where: { name.contains($0) }) { return true }
    let words = name.split { !$0.isLetter }.map(String.init)
    guard let first = words.first else { return false }
    if words.count > 1, addressing.contains(first) { return true }
    let spaced = " " + words.joined(separator: " ") + " "
    return words.contains { word in known.contains(word) || endings.contains { word.hasSuffix($0) } }
      || phrases.contains { spaced.contains(" \($0) ") }
  }

  private static let known: Set<String> = [
    "note", "notes", "memo", "memos", "todo", "todos", "readme", "packing", "checklist", "letter", "letters",
    "password", "passwords", "notiz", "notizen", "merkzettel", "brief", "briefe", "lettre", "lettres",
    "mémo", "nota", "notas", "apuntes", "pendientes", "carta", "cartas", "appunti", "promemoria", "lettera",
    "lettere", "lembretes", "notitie", "notities", "brieven", "anteckningar", "anteckning", "brev", "noter",
    "notater", "muistiinpanot", "muistiinpano", "kirje", "notatki", "notatka", "poznámky", "poznámka",
    "dopis", "заметки", "заметка", "письмо",
  ]

  /// What such words end with where a language writes two as one: `Reisenotizen`, `inpaklijst`, `pakkeliste`.
  private static let endings = [
    "notizen", "packliste", "checkliste", "einkaufsliste", "passwörter", "paklijst", "packlista",
    "pakkeliste", "huskeliste", "pakkauslista",
  ]

  private static let phrases = [
    "to do", "read me", "pack list", "lies mich", "à faire", "pense bête", "da fare", "a fazer",
  ]

  /// What stands first in `for Mum`, `für Oma`.
  private static let addressing: Set<String> = ["for", "für", "pour", "para", "voor", "dla", "для"]

  /// Of languages that do not part words.
  private static let unspaced = ["メモ", "覚書", "覚え書き", "持ち物", "やること", "手紙", "笔记", "筆記", "备忘", "備忘", "메모"]
}

import Claims
import Testing
import TripModel

@Suite("Names of notes")
struct NoteNameTests {
  @Test(
    "are those of texts for oneself, or for one other",
    arguments: [
      "notes", "My notes 2", "notes for Aoife", "for Mum", "Für Oma", "Reisenotizen", "Packliste", "to do",
      "read me", "README", "letter from Joan", "メモ", "旅のメモ", "Liste à faire", "inpaklijst", "notes.md",
    ])
  func notes(name: String) {
    claim(NoteName.isNote(name), is: true, "\(name)")
  }

  @Test(
    "are not those of other texts",
    arguments: ["belem", "notebook", "Fort William", "for", "diary", "Noteworthy", "日記", "", "2026"])
  func others(name: String) {
    claim(NoteName.isNote(name), is: false, "\(name)")
  }
}

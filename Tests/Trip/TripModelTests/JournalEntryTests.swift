import Diagnostics
import Testing
import TripModel

@Suite("A journal entry")
struct JournalEntryTests {
  @Test(
    "of a diary is told by the file on the disk",
    arguments: [
      ("journal.md#2026-08-04", "journal.md"), ("journal.md#2026-08-04-2", "journal.md"),
      ("a#2026-08-04.md", "a#2026-08-04.md"), ("journal/a.md", "journal/a.md"), ("a#b", "a#b"),
    ])
  func disk(file: String, expected: String) {
    let entry = JournalEntry(file: file, slugWish: "a")
    #expect(entry.diskFile == expected && entry.header.source.file == expected)
  }

  @Test("that is copied and changed leaves the other as it was")
  func copies() {
    var entry = JournalEntry(file: "journal/a.md", slugWish: "a", tags: ["wind"])
    entry.links = ["b.md": "journal/b.md"]
    entry.gallery = [EntryPicture(file: "a.jpg")]
    var other = entry
    other.tags.append("rain")
    other.links["b.md"] = nil
    other.gallery[0].caption = "Rain"
    other.mood = "wet"
    #expect(entry.tags == ["wind"] && entry.links == ["b.md": "journal/b.md"])
    #expect(entry.gallery == [EntryPicture(file: "a.jpg")] && entry.mood == nil)
    #expect(other.tags == ["wind", "rain"] && other.links.isEmpty && other.mood == "wet")
    #expect(other.gallery == [EntryPicture(file: "a.jpg", caption: "Rain")] && other.file == entry.file)
  }
}

import Testing
import TripModel

@Suite("A journal entry")
struct JournalEntryTests {
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

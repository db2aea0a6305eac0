import Testing
import TripModel
import TripNotation
import TripWriting

@Suite("Where entries go")
struct EntryShelfTests {
  static let cases: [([String], String)] = [
    ([], "journal/2026-05-05-belem.md"),
    (["journal/2026-05-03-a.md"], "journal/2026-05-05-belem.md"),
    (["_posts/2026-05-03-a.md", "_posts/2026-05-04-b.md"], "_posts/2026-05-05-belem.md"),
    (["_posts/2026-05-03-a.markdown"], "_posts/2026-05-05-belem.markdown"),
    (["2026-05-03.md"], "2026-05-05-belem.md"),
    (
      ["content/posts/day-1/index.md", "content/posts/day-2/index.md"],
      "content/posts/2026-05-05-belem/index.md"
    ),
    (
      ["journal/a/2026-05-03.md", "journal/b/2026-05-04.md", "journal/c/2026-05-05.md"],
      "journal/2026-05-05-belem.md"
    ),
    (["old/2026-05-01.md", "new/2026-05-02.md", "new/2026-05-03.md"], "new/2026-05-05-belem.md"),
    (["old/2026-05-01.md", "new/2026-05-02.md"], "new/2026-05-05-belem.md"),
    (["Journal/index.md"], "2026-05-05-belem/index.md"),
  ]

  @Test("is where the trip has them already, in the same form", arguments: cases)
  func shelf(entries: [String], file: String) {
    #expect(EntryShelf(entries: entries).file(day: "2026-05-05", slug: "belem", number: 1) == file)
  }

  @Test("a name that is taken gets a number, and one without a title is the day alone")
  func names() {
    let shelf = EntryShelf(entries: [])
    #expect(shelf.file(day: "2026-05-05", slug: "belem", number: 2) == "journal/2026-05-05-belem-2.md")
    #expect(shelf.file(day: "2026-05-05", slug: "", number: 1) == "journal/2026-05-05.md")
  }
}

@Suite("What is written into new files and items")
struct StubTests {
  @Test("An entry holds what is known, in quotes where it needs them, and ends below its dashes")
  func entry() {
    var entry = EntryStub()
    entry.title = "Belém: the monks"
    entry.time = LocalTime(hour: 14, minute: 5)
    entry.place = "Belém"
    entry.prompt = "What did you wait for?"
    #expect(
      entry.text == """
        ---
        title: "Belém: the monks"
        time: 14:05
        place: Belém
        prompt: What did you wait for?
        ---


        """)
    #expect(EntryStub().text == "---\ntitle:\n---\n\n")
  }

  @Test("A position is written to a decimetre, without needless figures")
  func position() throws {
    let place = try #require(Coordinate(latitude: 38.69160000001, longitude: -9.2160))
    #expect(place.written == "38.6916, -9.216")
    #expect(try #require(Coordinate(latitude: -0.0000001, longitude: 180)).written == "0, 180")
  }

  @Test("An item has a line for each thing that is said of it, quoted where it would be misread")
  func item() {
    var item = ListItem([
      "name": "Bar: two", "at": "Alfama, 38.711, -9.13", "category": nil, "price": "€€", "day": "2026-05-03",
    ])
    #expect(
      item.lines == ["name: \"Bar: two\"", "at: Alfama, 38.711, -9.13", "price: €€", "day: 2026-05-03"])
    item.leaveOut("price")
    #expect(item.keys == ["name", "at", "day"] && item["at"] == "Alfama, 38.711, -9.13")
  }

  @Test("An expense is a line, or fields in which nothing can be misread")
  func expense() {
    var item = ExpenseItem(when: "2026-05-03 14:20", category: "food", amount: "7.80")
    item.what = "Pastéis, paid by nobody"
    item.paidBy = "Ben"
    item.shares = ["Ana", "Ben"].map { Expense.Share(traveller: $0, parts: 1) }
    #expect(
      item.spellings == [
        "2026-05-03 14:20 food 7.80 Pastéis, paid by nobody, paid by Ben, for Ana Ben",
        "{date: 2026-05-03 14:20, category: food, amount: 7.80, what: \"Pastéis, paid by nobody\", paid by: Ben, for: [Ana, Ben]}",
      ])
    #expect(ExpenseItem.line("2026-05-03 food 5 Lunch: soup") == "\"2026-05-03 food 5 Lunch: soup\"")
  }

  @Test("A new trip.yml says what was given, and shows the rest behind a #")
  func trip() throws {
    var trip = NewTrip(title: "Lisbon: five days", firstDay: try #require(LocalDate(iso: "2026-05-03")))
    trip.start = "2026-05-01"
    trip.travellers = ["Ana", "- Ben"]
    let root = NotationReader.read(Array(trip.settings.utf8), file: "trip.yml")
    #expect(root.diagnostics.isEmpty)
    #expect(
      root.root.fields?.map(\.key) == ["title", "start", "currency", "language", "units", "travellers"])
    #expect(root.root.fields?.last?.value.items?.map { $0.text?.value } == ["Ana", "- Ben"])
    #expect(trip.settings.hasSuffix("\n"))
    #expect(trip.settings.contains("# day starts: 04:00"))
  }
}

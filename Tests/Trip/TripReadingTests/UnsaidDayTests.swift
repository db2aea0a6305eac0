import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Texts whose names say no whole date")
struct UnsaidDayTests {
  private static let trip = "title: Iceland\nstart: 2025-06-20\nend: 2025-06-29\n"

  private func read(_ files: [String: String], trip: String = trip) async throws -> TripReader.Reading {
    try await TripFolder(files.merging(["trip.yml": trip]) { own, _ in own }).read()
  }

  private func told(_ reading: TripReader.Reading) -> [String] {
    reading.trip.entries.map { "\($0.file) \($0.day?.date.description ?? "-") \($0.slugWish)" }
  }

  @Test(
    "are of the day with which they begin, by the name of its month, where they lie in the journal",
    arguments: [
      ("journal/Hana/22 June - the beach.md", "2025-06-22 the beach"),
      ("journal/June 22.md", "2025-06-22 June 22"),
      ("journal/Sun 22 June Vik.md", "2025-06-22 Vik"), ("journal/22. Juni Vik.md", "2025-06-22 Vik"),
      ("journal/22nd of June – Vik.md", "2025-06-22 Vik"),
      ("journal/22 and 23 June Vik.md", "2025-06-22 Vik"),
      // Of no day of the trip, or of another weekday; a figure may be any, a month alone is no day.
      ("journal/22 July Vik.md", "- 22 July Vik"), ("journal/Mon 22 June Vik.md", "- Mon 22 June Vik"),
      ("journal/22.6 Vik.md", "- 22.6 Vik"), ("journal/June plans.md", "- June plans"),
      ("journal/3 friends, 22 June.md", "- 3 friends, 22 June"),
      ("journal/22 June (private).md", "- 22 June (private)"),
      // Elsewhere nobody said that it is for others.
      ("22 June Vik.md", nil), ("Hana/22 June - the beach.md", nil),
    ] as [(String, String?)])
  func names(file: String, expected: String?) async throws {
    claim(told(try await read([file: "Black sand.\n"])), is: expected.map { ["\(file) \($0)"] } ?? [])
  }

  @Test("their year is that of the pictures where nothing else says it, also in what is proposed")
  func seen() async throws {
    let gpx =
      "<gpx version=\"1.1\"><trk><trkseg><trkpt lat=\"64\" lon=\"-21\"><time>2025-06-22T10:00:00Z</time></trkpt></trkseg></trk></gpx>"
    let files = ["journal/22 June Vik.md": "Black sand.\n", "22 June.md": "More.\n", "walk.gpx": gpx]
    let reading = try await read(files, trip: "title: Iceland\n")
    claim(told(reading), is: ["journal/22 June Vik.md 2025-06-22 Vik"])
    claim(reading.told.contains { $0.contains("2025-06-22.md") }, is: true, "\(reading.told)")
  }

  @Test(
    "are entries of the day between those of their neighbours in a row of numbers",
    arguments: [
      (["2025-06-21", "2025-06-23"], "2025-06-22"), (["21.06.2025", "23.06.2025"], "2025-06-22"),
      (["2025-06-21", "2025-06-24"], nil), (["2025-06-21"], nil), (["2025-06-23", "2025-06-21"], nil),
    ] as [([String], String?)])
  func numbered(dates: [String], expected: String?) async throws {
    var files = ["Etappe 10.md": "Fog.\n", "Etappen.md": "All of them.\n"]
    for (name, date) in zip(["Etappe 09 - Vik.md", "Etappe 11.md"], dates) {
      files[name] = "---\ndate: \(date)\n---\nSun.\n"
    }
    let reading = try await read(files)
    let entry = reading.trip.entries.first { $0.file == "Etappe 10.md" }
    claim(entry?.day?.date.description, is: expected)
    claim(
      reading.told.contains { $0.hasPrefix("note read-as-entry Etappe 10.md") }, is: expected != nil,
      "\(reading.told)")
    claim(reading.trip.entries.contains { $0.file == "Etappen.md" }, is: false)
  }

  @Test(
    "copies, what has more words, what has a namesake in the row, and what lies in numbered folders stay out",
    arguments: [
      "Etappe 10 (1).md", "Etappe 10 für Oma.md", "Etappe 10 copy.md", "Etappe 10/ideas.md", "4 people.md",
    ])
  func rows(file: String) async throws {
    var files = [file: "Gone.\n"]
    for (number, day) in [(9, 21), (11, 23)] {
      for name in ["Etappe \(number).md", "Etappe \(number)/text.md", "\(number - 6) days.md"] {
        files[name] = "---\ndate: 2025-06-\(day)\n---\nSun.\n"
      }
    }
    claim(try await read(files).trip.entries.contains { $0.file == file }, is: false)
    files["Etappe 10.md"] = "---\ndate: 2025-06-22\nprivate: yes\n---\nSun.\n"
    files["Etappe 10.markdown"] = "Gone.\n"
    claim(try await read(files).trip.entries.contains { $0.file == "Etappe 10.markdown" }, is: false)
  }

  @Test(
    "are not looked for in a vault of notes, or in a folder kept for another program",
    arguments: [".obsidian/app.json", "hugo.toml"])
  func foreign(mark: String) async throws {
    let row = ["Etappe 09.md", "Etappe 11.md"].enumerated().map {
      ($1, "---\ndate: 2025-06-2\(1 + 2 * $0)\n---\nA.\n")
    }
    var files = Dictionary(uniqueKeysWithValues: row)
    (files["Etappe 10.md"], files["journal/22 June Vik.md"]) = ("Fog.\n", "Sand.\n")
    let known = try await read(files).trip.entries.filter { $0.day != nil }.map { $0.file }
    claim(known.contains("Etappe 10.md") && known.contains("journal/22 June Vik.md"), is: true, "\(known)")
    files[mark] = mark.hasSuffix("json") ? "{}" : "title = 'x'\n"
    let reading = try await read(files)
    let found = reading.trip.entries.filter { $0.day != nil }.map { $0.file }
    claim(found.contains("Etappe 10.md") || found.contains("journal/22 June Vik.md"), is: false, "\(found)")
  }

  @Test("the day between is behind the last of several")
  func behindSeveral() async throws {
    let files = [
      "Teil 1.md": "---\ndate: 2025-06-24 to 2025-06-25\n---\nA.\n", "Teil 2.md": "B.\n",
      "Teil 3.md": "---\ndate: 2025-06-27\n---\nC.\n",
    ]
    let entry = try await read(files).trip.entries.first { $0.file == "Teil 2.md" }
    claim(entry?.day?.date.description, is: "2025-06-26")
  }
}

@Suite("A text of days that is called anything")
struct ShownDiaryTests {
  private func read(_ text: String, _ file: String) async throws -> TripReader.Reading {
    try await TripFolder([
      "trip.yml": "title: Iceland\nstart: 2025-06-20\nend: 2025-06-29\n", file: text, "a.jpg": "",
      "b.jpg": "",
    ]).read()
  }

  @Test(
    "is a diary where photos of the trip stand among two of its days",
    arguments: [
      ("Iceland.md", "![](a.jpg)", "![](b.jpg)", 2), ("Our holiday.md", "![[a.jpg]]", "![](b.jpg)", 2),
      // A plan of the same days holds none; a copy, a letter and what is private are not shown.
      ("Iceland.md", "![](a.jpg)", "B.", 0), ("Iceland (1).md", "![](a.jpg)", "![](b.jpg)", 0),
      ("Letter to Ana.md", "![](a.jpg)", "![](b.jpg)", 0), ("Reiseplan.md", "![](a.jpg)", "![](b.jpg)", 0),
      ("Iceland nur für uns.md", "![](a.jpg)", "![](b.jpg)", 0),
      ("Iceland.md", "![](a.jpg)", "![](c.png)", 0),
      ("Iceland.md", "![](a.jpg)", "`![](b.jpg)`", 0), ("Iceland.md", "![](a.jpg)", "![](gone.jpg)", 0),
      ("Private Iceland.md", "![](a.jpg)", "![](b.jpg)", 0),
      ("notes/Iceland.md", "![](a.jpg)", "![](b.jpg)", 0),
    ])
  func pictures(file: String, first: String, second: String, count: Int) async throws {
    let text = "# Iceland\n\n## Fri 20 June\n\n\(first)\n\n## Weds 25th | Day 6 | Vik\n\n\(second)\n"
    let reading = try await read(text, file)
    claim(reading.trip.entries.count, is: count, "\(reading.told)")
    claim(reading.told.contains { $0.hasPrefix("warning read-as-entry \(file)") }, is: count > 0)
    guard count > 0 else { return }
    claim(reading.trip.entries.map { $0.day?.date.description }, is: ["2025-06-20", "2025-06-25"])
  }

  @Test("is kept back as a whole where it says so at its top")
  func kept() async throws {
    let text = "---\nprivate: yes\n---\n\n## 20 June\n\n![](a.jpg)\n\n## 21 June\n\n![](b.jpg)\n"
    let reading = try await read(text, "Iceland.md")
    claim(reading.trip.entries.map { $0.keptBack.isEmpty }, is: [false, false])
    claim(reading.told.contains { $0.contains("read-as-entry") }, is: false, "\(reading.told)")
  }
}

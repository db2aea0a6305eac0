import ExportFiles
import Testing
import TripModel
import TripReading

@testable import Importing

@Suite("A draft of a trip")
struct DraftTests {
  private static func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  @Test("has the same names each time: by day and title, and a number where two are alike")
  func names() throws {
    var draft = TripDraft(folder: "t")
    for (key, title) in [("2", "Café!"), ("1", "Cafe"), ("3", "日本"), ("4", nil)] {
      var entry = EntryDraft(day: try Self.day("2026-05-03"), key: key)
      entry.title = title
      draft.entries.append(entry)
    }
    #expect(
      DraftLayout(draft).files.map(\.path) == [
        "journal/2026-05-03-cafe.md", "journal/2026-05-03-cafe-2.md", "journal/2026-05-03-日本.md",
        "journal/2026-05-03.md",
      ])
  }

  @Test("knows an entry again by the mark in its head, whatever it is called here or there")
  func marks() throws {
    var draft = TripDraft(folder: "t")
    for (key, title) in [("1", "Cafe"), ("2", "Cafe"), ("3", "Tram"), ("3", "Tram")] {
      var entry = EntryDraft(day: try Self.day("2026-05-03"), key: key)
      entry.title = title
      draft.entries.append(entry)
    }
    let marks = DraftLayout(draft, of: "Test").files.compactMap { file -> ImportMark? in
      guard case .text(let text) = file.content else { return nil }
      return ProofReader.entry(Array(text.utf8), file: file.path).0.imported.flatMap { ImportMark($0) }
    }
    try #require(Set(marks.map(\.thing)).count == 4)
    var there = ImportedEntries()
    there.note(marks[0], at: "journal/2026-05-03-cafe.md")
    there.note(marks[2], at: "old/ours.md")
    func told() -> [String] {
      DraftLayout(draft, of: "Test", beside: there).files.map { file in
        guard case .known(_, let isChanged) = file.kind else { return file.path }
        return file.path + (isChanged ? " is changed" : " is there")
      }
    }
    let same = told()
    draft.entries[0].title = "Bar"
    for index in [2, 3] { draft.entries[index].text = "More" }
    let new = ["journal/2026-05-03-cafe-2.md", "journal/2026-05-03-tram.md"]
    #expect(
      [same, told()] == [
        ["journal/2026-05-03-cafe.md is there", new[0], "old/ours.md is there", new[1]],
        ["journal/2026-05-03-cafe.md is changed", new[0], "old/ours.md is changed", new[1]],
      ])
    #expect(ImportMark("Test 2024-01-01 yes") == nil && ImportMark(marks[0].text) == marks[0])
  }

  @Test("finds a name for each of many that are alike, however capitals are")
  func free() {
    var names = FreeNames()
    let given = ["a", "A", "a-2", "a", "b"].map { names.take($0, ".jpg") }
    #expect(given == ["a.jpg", "A-2.jpg", "a-2-2.jpg", "a-3.jpg", "b.jpg"])
  }

  @Test("is read by a build as it is meant, whatever is in its fields")
  func fields() throws {
    var entry = EntryDraft(day: try Self.day("2026-05-03"), key: "1")
    entry.title = "A: \"b\" #c — [x]"
    entry.place = "Bar, the: yes"
    entry.position = Coordinate(latitude: -33.8567844, longitude: 151.2152967)
    entry.time = LocalTime(hour: 0, minute: 5)
    entry.tags = ["a, b", "c #d"]
    entry.weather = "clear, -3 °C"
    let text = EntryText.text(entry, media: [])
    let (read, problems) = ProofReader.entry(Array(text.utf8), file: "journal/2026-05-03-x.md")
    #expect(problems.isEmpty && read.title?.value == entry.title && read.tags == entry.tags)
    #expect(read.place?.value.coordinate == entry.position && read.weather == entry.weather)
  }

  @Test("names its media where the text does, and those that it does not below it")
  func media() throws {
    var entry = EntryDraft(day: try Self.day("2026-05-03"), key: "1")
    entry.text = "Look: ![One](media:2) and (media:9)"
    let text = EntryText.text(entry, media: ["a/01.jpg", "a/02.jpg"])
    #expect(text == "---\n---\n\nLook: ![One](a/02.jpg) and (media:9)\n\n![](a/01.jpg)\n")
  }

  @Test(
    "has texts that are no Markdown as they were written",
    arguments: [
      ("1. first\n2) second", "1\\. first\\\n2\\) second"), ("*not* _so_ `x`", "\\*not\\* \\_so\\_ \\`x\\`"),
      ("# no heading", "\\# no heading"),
      ("see https://a.example/b_c_d now", "see https://a.example/b_c_d now"),
      ("(https://a.example/b_c) www.a.example/b_c", "(https://a.example/b_c) www.a.example/b_c"),
      ("https://*no* x_www.a", "https://\\*no\\* x\\_www.a"),
      ("http://a.example/b<c>", "http://a.example/b \\<c>"),
      ("*\u{301}a*\u{301}", "\\*\u{301}a\\*\u{301}"), ("1.\tno list", "1\\. no list"),
      ("\u{FEFF}# none", "\\# none"), ("see (media:1)", "see (media\\:1)"),
      ("AT&T; &copy; &", "AT\\&T; \\&copy; &"),
      ("a\r\nb\r\n\r\nc", "a\\\nb\n\nc"), ("5 < 6 & 7; ==x==", "5 \\< 6 & 7; =\\=x=\\="), ("- a", "\\- a"),
    ])
  func markdown(plain: String, written: String) { #expect(PlainTextMarkdown.markdown(of: plain) == written) }

  @Test("has ways as GPX, each kind of movement as a track")
  func track() throws {
    let place = try #require(Coordinate(latitude: 38.5, longitude: -9.25))
    let segments = ["walking", "walking", nil].map { kind in
      TrackDraft.Segment([TrackDraft.Point(place, time: Instant(seconds: 0), elevation: 3.5)], activity: kind)
    }
    var track = TrackDraft(name: "way", segments: segments)
    (track.title, track.isEstimate) = ("A & B", true)
    let text = TrackText.gpx(track)
    #expect(
      text.split(separator: "<trk>").count == 3 && text.split(separator: "<src>estimate</src>").count == 3)
    #expect(text.contains("<name>A &amp; B</name>") && text.contains("<type>walking</type>"))
    #expect(
      text.contains(
        "<trkpt lat=\"38.5\" lon=\"-9.25\"><ele>3.5</ele><time>1970-01-01T00:00:00Z</time></trkpt>"))
  }
}

import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripReading

/// What people's own folders hold that no reference of any program speaks of.
@Suite("Folders as people have them")
struct RealFolderTests {
  private func read(_ files: [String: String]) async throws -> (trip: Trip, told: [String]) {
    let reading = try await TripFolder(files).read()
    // The pictures of these tests are empty files.
    return (reading.trip, reading.told.filter { !$0.contains("bad-picture") })
  }

  private static let dates = table(
    """
    date: 2018/4/23 18:45:32 → 2018-04-23T18:45:32
    date: 2018/04/23 → 2018-04-23
    date: "2016:11:02 12:31:01" → 2016-11-02T12:31:01
    date: 2018-4-3 → 2018-04-03
    date: 8 July 2022 → 2022-07-08
    date: '2013-03-24 00:00:00' → 2013-03-24
    date: 2013-03-24 00:00 → 2013-03-24T00:00:00
    date: 2015-04-23¶date_travel: 2011-10-22 → 2011-10-22
    date: 2015-04-23¶date_travel: 2011-10-22T10:00 → 2011-10-22T10:00:00
    date: 2015-04-23¶date_travel: 22.10.2011 → 2011-10-22
    date: 2015-04-23¶date_visited: October 2011 → 2015-04-23
    date: 2015-04-23¶date_visited: 2011-10-22 to 2011-10-25 → 2015-04-23
    """)

  @Test("a day that can mean only one is read however it is written", arguments: dates)
  func days(fields: String, expected: String) async throws {
    let text = "---\n" + fields.replacing("¶", with: "\n") + "\n---\nText"
    let (trip, told) = try await read(["posts/a/index.md": text])
    let entry = try unwrapped(trip.entries.first)
    switch entry.time {
    case .moment(let moment): #expect("\(moment)" == expected)
    default: claim(entry.day?.date.description, is: expected)
    }
    #expect(told.allSatisfy { $0.contains("foreign-field") })
  }

  @Test("a date whose day and month may be changed is still asked for")
  func twoReadings() async throws {
    let (_, told) = try await read(["posts/a/index.md": "---\ndate: 03/05/2026\n---\nText"])
    #expect(told.contains { $0.contains("ambiguous-date") })
  }

  private static let files = table(
    """
    Travel/2022 Dec 14 New York.md → 2022-12-14 New York
    14 December 2022 - New York.md → 2022-12-14 New York
    Dec 14, 2022.md → 2022-12-14 ·
    2022 Decks 14.md → - 2022 Decks 14
    Dec 14 nights.md → - Dec 14 nights
    trips/belem/_index.md → - belem
    2026-05-03 Belém/_index.md → 2026-05-03 Belém
    """)

  @Test("the name of a month in a file's name is part of its day", arguments: files)
  func wordedNames(file: String, expected: String) {
    let path = EntryPath(file)
    claim("\(path.day?.date.description ?? "-") \(path.slug.isEmpty ? "·" : path.slug)", is: expected)
  }

  @Test("an `_index.md` with a day and no text below its folder is an entry, with its folder's pictures")
  func sections() async throws {
    let dated = "+++\ndate = \"2016:11:02 12:31:01\"\nalbumthumb = \"/images/a.jpg\"\n+++\n"
    let (trip, told) = try await read([
      "content/a/_index.md": dated, "static/images/a.jpg": "", "content/b/_index.md": dated,
      "content/b/c/index.md": "---\ndate: 2016-11-03\n---\nText", "content/b/c/d.jpg": "",
      "content/e/_index.md": "+++\ntitle = \"E\"\n+++\n", "content/f/_index.md": "---\ndraft: yes\n---\n",
      "content/f/secret.jpg": "",
    ])
    claim(trip.entries.map(\.file), is: ["content/a/_index.md", "content/b/c/index.md"])
    claim(trip.entries.first?.cover, is: "static/images/a.jpg")
    #expect(trip.filesKeptBack.contains { $0.files == ["content/f/secret.jpg"] })
    claim(told, is: [])
  }

  @Test("a text names its own fields, in addresses and between words")
  func ownFields() async throws {
    let (trip, told) = try await read([
      "japan/new york/tag-1.md":
        "---\ndate: 2026-05-03\nday: 1\ncity: New York\n---\nIn {{ page.city }}:\n\n![]({{ site.baseurl }}/japan/{{ page.city }}/tag-{{ page.day }}/a.jpg)",
      "japan/new york/tag-1/a.jpg": "", "japan/tag-1/a.jpg": "",
    ])
    let entry = try unwrapped(trip.entries.first)
    claim(entry.pictures.values.sorted(), is: ["japan/new york/tag-1/a.jpg"])
    claim(entry.body.plainText, has: "In New York:")
    claim(told, is: [])
  }

  @Test("a text that names a long field very often does not grow without end")
  func manyFields() {
    let surroundings = DialectSurroundings(fields: ["city": String(repeating: "x", count: 190)])
    let text = String(repeating: "{{page.city}}", count: 5000)
    claim(PlainMarkdown(text, surroundings: surroundings).text.utf8.count, is: 190_000)
  }

  @Test("a name alone means the picture nearest to the text, a path never another folder's")
  func nearest() {
    let files = FileNames(["a/x/p.jpg", "b/y/p.jpg", "b/z/q.jpg", "c/q.jpg"])
    claim(files.file("p.jpg", from: "a"), is: "a/x/p.jpg")
    claim(files.file("**/p.jpg", from: "b"), is: "b/y/p.jpg")
    claim(none: files.file("p.jpg", from: "d"))
    claim(none: files.file("/b/w/q.jpg", from: "b"))
    let why = PictureNames(["b/z/q.jpg", "c/q.jpg"]).absence(of: "/b/w/q.jpg", from: "b")
    claim(why.message, is: "No picture “/b/w/q.jpg” in the trip folder")
    claim(
      why.advice, is: "2 of that name are elsewhere: write the folder of the right one, such as b/z/q.jpg.")
  }

  @Test("pictures of other kinds are told once, however many")
  func otherKinds() async throws {
    let (_, told) = try await read([
      "journal/2026-05-03.md": "![](a.gif)\n\n![](b.gif)", "journal/a.gif": "", "journal/b.gif": "",
    ])
    let messages = told.filter { $0.contains("missing-picture") }.map {
      $0.split(separator: " ").dropFirst(3)
    }
    claim(messages.count, is: 2)
    claim(Set(messages).count, is: 1)
  }

  @Test("pictures of a text that is no entry are not kept back for that")
  func notesOfNoDay() async throws {
    let (trip, _) = try await read(["London.md": "![[a.jpg]]", "Attachments/a.jpg": ""])
    #expect(trip.filesKeptBack.isEmpty)
    let (other, _) = try await read([
      "London.md": "---\ndraft: yes\n---\n![[a.jpg]]", "Attachments/a.jpg": "",
    ])
    claim(other.filesKeptBack.map(\.files), is: [["Attachments/a.jpg"]])
  }

  @Test("fields may be plain lines at the top, as Pelican has them, and what they keep back is kept back")
  func lineFields() async throws {
    let fields = "Title: Split: the old town \nDate: 2017-08-15 10:00 \nTags: Croatia, sea\nStatus: "
    let (trip, told) = try await read([
      "content/a.md": fields + "published\n\nText: of the day", "content/b.md": fields + "draft\n\nSecret",
      "content/c.md": "Title: A list\nWater: 2 l\n\nText",
    ])
    let entry = try unwrapped(trip.entries.first { $0.file == "content/a.md" })
    claim(entry.title?.value, is: "Split: the old town")
    claim(entry.tags, is: ["Croatia", "sea"])
    claim(entry.body.plainText, is: "Text: of the day")
    claim(entry.bodyLine, is: 5)
    #expect(trip.entries.first { $0.file == "content/b.md" }.map { !$0.keptBack.isEmpty } ?? true)
    claim(told.count { $0.contains("no-entry") }, is: 1)
    claim(told.count, is: 1)
  }

  @Test("the name of a picture's file is no description of it")
  func fileNames() async throws {
    let (trip, _) = try await read([
      "journal/2026-05-03.md": "![DSC_0001.JPG](a.jpg)\n\n![The *pass*](a.jpg)", "journal/a.jpg": "",
    ])
    claim(trip.entries.first?.body.images.map(\.alternative), is: ["", "The pass"])
  }

  @Test("a lead of HTML is its words")
  func lead() async throws {
    let (trip, _) = try await read([
      "journal/2026-05-03.md": "---\nexcerpt: \"<p>Up the <a href='/x'>pass</a>.</p><p>2 < 3</p>\"\n---\nText"
    ])
    claim(trip.entries.first?.lead, is: "Up the pass. 2 < 3")
  }

  private static let texts = table(
    """
    {{< gallery >}}¶    <img src="a.jpg">¶    <img src="b.jpg">¶{{< /gallery >}} → ¶![](<a.jpg>)¶    ![](<b.jpg>)¶
    - a¶¶```¶{{ x }}¶```¶%%b%%c → - a¶¶```¶{{ x }}¶```¶c
    - a¶  ```¶  {{ x }}¶b → - a¶  ```¶  {{ x }}¶b
    """)

  @Test("tags that leave nothing make no code of what is indented below them", arguments: texts)
  func dialects(text: String, expected: String) {
    let plain = PlainMarkdown(text.replacing("¶", with: "\n"), surroundings: DialectSurroundings())
    claim(plain.text.replacing("\n", with: "¶"), is: expected)
  }

  @Test("a shortcode round a text loses nothing, and is not told")
  func containers() {
    let text = "{{< box >}}\na\n{{< /box >}}\n{{< map 1 >}}\n```mermaid\ngantt\n```\n"
    let plain = PlainMarkdown(text, surroundings: DialectSurroundings())
    claim(plain.leftOut.map(\.name), is: ["{{< map >}}", "mermaid"])
  }

  @Test("a key that only looks a little like ours is another program's")
  func likeness() async throws {
    let fields = "---\nwp_published: 2026-05-03\nvacation: Lisbon\ntitlle: y\n---\nText"
    let (_, told) = try await read(["journal/2026-05-03.md": fields])
    claim(told.filter { $0.contains("unknown-key") }.map { $0.contains("`titlle`") }, is: [true])
  }

  @Test("a position with its longitude first is told with both in order")
  func order() {
    claim(
      CoordinateGuess.advice(for: "[92.938843, 56.009707]"),
      is: "Write the latitude first, then the longitude: 56.009707 92.938843.")
    claim(CoordinateGuess.advice(for: "[38.7, -9.1]"), is: "Write latitude and longitude alone: 38.7 -9.1.")
  }
}

import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("The journal")
struct JournalTests {
  private func entries(_ files: [String: String]) async throws -> (entries: [JournalEntry], told: [String]) {
    let reading = try await TripFolder(files).read()
    // The pictures of these tests are empty files.
    return (reading.trip.entries, reading.told.filter { !$0.contains("error bad-picture") })
  }

  @Test("a `#` in the name of a picture asks for no size, and one behind it does", arguments: ["#", "%23"])
  func numbered(sign: String) async throws {
    let text = "![](../photos/IMG\(sign)1.jpg)\n\n![](../photos/IMG\(sign)1.jpg#full)\n"
    let (entries, told) = try await entries(["journal/2026-05-03-a.md": text, "photos/IMG#1.jpg": ""])
    claim(entries.first?.pictures.values.sorted(), is: ["photos/IMG#1.jpg", "photos/IMG#1.jpg"])
    claim(told, is: [])
  }

  @Test(
    "a name of a file that is only travellers' says who wrote the entry, and is no title",
    arguments: [
      ("theo", ["Theo"], true), ("Theo", ["Theo"], true), ("emma too", ["Emma Lind"], true),
      ("Emma-Lind-2", ["Emma Lind"], true), ("emma-and-theo", ["Emma Lind", "Theo"], true),
      ("jo", [], false), ("theos-bike", [], false), ("too", [], false), ("", [], false), ("nora", [], false),
    ])
  func writers(name: String, writers: [String], isOnlyThat: Bool) async throws {
    let file = "journal/2026-05-03" + (name.isEmpty ? "" : " " + name) + ".md"
    let (entries, _) = try await entries([
      "trip.yml": "travellers: [Emma Lind, Theo, Jo Ann, Jo Beth, {name: Nora, status: invited}]\n",
      file: "---\nauthor: Zoe\n---\nHello.\n",
    ])
    let entry = try unwrapped(entries.first)
    claim(entry.writers, is: writers)
    claim(entry.isCalledByWriter, is: isOnlyThat)
  }

  @Test(
    "a name before a title, or a field of another program, says who wrote the entry where it names travellers alone",
    arguments: [
      ("Theo - the knife", "", ["Theo"], "the knife", true),
      ("Zoe - the knife", "", [], "Zoe - the knife", true),
      ("knife", "author: Emma Lind", ["Emma Lind"], "knife", true),
      ("knife", "authors: [Emma, Theo]", ["Emma Lind", "Theo"], "knife", true),
      ("knife", "author: mum", [], "knife", false), ("knife", "author: [Theo, Zoe]", [], "knife", false),
      ("theo", "author: Emma", ["Theo"], "theo", true),
    ])
  func bylines(name: String, field: String, writers: [String], slug: String, isKnown: Bool) async throws {
    let (entries, told) = try await entries([
      "trip.yml": "travellers: [Emma Lind, Theo]\n",
      "journal/2026-05-03 \(name).md": field.isEmpty ? "Hello.\n" : "---\n\(field)\n---\nHello.\n",
    ])
    claim(entries.map { $0.writers }, is: [writers])
    claim(entries.map { $0.slugWish }, is: [slug])
    claim(told.contains { $0.contains("foreign-field") }, is: !isKnown, "\(told)")
  }

  @Test(
    "an entry of several days knows by the headings and bold words of its text on which of them a picture was taken"
  )
  func picturesOfDays() async throws {
    let text = """
      ---
      date: 2025-11-08 to 2025-11-11
      ---
      ![](a.jpg)

      **Sunday** Kenroku-en.

      ![](b.jpg)

      ## Mon 10.

      **Friday** is no day of these. ![](c.jpg)
      """
    let files = ["a", "b", "c"].map { ("journal/\($0).jpg", "") }
    let (entries, _) = try await entries(
      ["journal/x.md": text].merging(files, uniquingKeysWith: { first, _ in first }))
    let days = try unwrapped(entries.first).pictureDays.mapValues { $0.day }
    claim(days, is: ["journal/b.jpg": 9, "journal/c.jpg": 10])
  }

  @Test("a word for all of them names all travellers, and none where nobody is known")
  func everyone() async throws {
    let others = ["Allen", "Alla"]
    for (travellers, names) in [("[Emma, Theo]", ["Zoe", "Emma", "Theo"]), ("[]", ["Zoe"])] {
      let (entries, _) = try await entries([
        "trip.yml": "travellers: \(travellers)\n",
        "journal/2026-05-03.md": "---\nwho: Zoe, all of us, Allen, Alla\n---\nHello.\n",
      ])
      claim(entries.map { $0.who }, is: [names + others])
    }
  }

  @Test(
    "folders beside each other that are called by several travellers say who wrote their texts",
    arguments: [
      ("karen", "paul", [["Karen"], ["Paul"]]), ("June", "May", [[], []]), ("dad", "mom", [[], []]),
      ("day 1 karen", "paul", [[], []]),
    ] as [(String, String, [[String]])])
  func folderWriters(one: String, other: String, writers: [[String]]) async throws {
    let (entries, _) = try await entries([
      "trip.yml": "travellers: [Paul, Karen, June]\n",
      "journal/\(one)/2026-05-03.md": "We drove.\n", "journal/\(other)/2026-05-04.md": "We walked.\n",
    ])
    claim(entries.sorted { $0.file < $1.file }.map { $0.writers }, is: writers)
  }

  @Test(
    "folders that are called as in a family are told where they have texts of the same days",
    arguments: [
      ("dad", "mom", 3, true), ("Paul", "mom", 3, true), ("dad", "mom", 4, false), ("a", "b", 3, false),
      ("Paul", "Karen", 3, false),
    ])
  func foldersOfFamily(one: String, other: String, day: Int, isTold: Bool) async throws {
    let (_, told) = try await entries([
      "trip.yml": "travellers: [Paul, Karen]\n", "journal/\(one)/2026-05-03.md": "We drove.\n",
      "journal/\(other)/2026-05-0\(day).md": "We walked.\n",
    ])
    claim(told.count { $0.contains("writer-unknown") }, is: isTold ? 1 : 0, "\(told)")
  }

  @Test("in a vault a text may show parts of others, and has tags in it", arguments: [true, false])
  func vault(isVault: Bool) async throws {
    var files = [
      "Daily/2026-05-03.md": "---\ntags: [daily]\n---\nA.\n\nNo sentence. #moor\n^b12\n",
      "Daily/2026-05-04.md": "Long way.\n\n![[2026-05-03#^B12]]\n\n![[Kit list]]\n",
    ]
    if isVault { files[".obsidian/app.json"] = "{}" }
    let (entries, told) = try await entries(files)
    claim(entries.map { $0.tags }, is: [isVault ? ["daily", "moor"] : ["daily"], []])
    claim(entries[0].namedBlocks, is: ["b12": NamedBlock(block: 1)])
    let part = EmbeddedPart(file: "Daily/2026-05-03.md", part: .block("b12"))
    claim(entries[1].embeds, is: ["!/Daily/2026-05-03.md#^b12": part])
    claim(entries[1].links, is: [part.link: part.file])
    claim(entries[1].body.plainText.split(separator: "\n").map(String.init), is: ["Long way."])
    claim(told.filter { $0.contains("link-to-nothing") }.count, is: 1, "\(told)")
  }

  @Test("an address that its fields give an entry may call it, whoever its file is named after")
  func slugOfWriter() async throws {
    let (entries, _) = try await entries([
      "trip.yml": "travellers: [Theo]\n", "journal/2026-05-03 theo.md": "---\nslug: sea\n---\nHello.\n",
    ])
    claim(entries.map { $0.writers }, is: [["Theo"]])
    claim(entries.map { $0.isCalledByWriter }, is: [false])
  }

  @Test("an entry is read with all its fields", arguments: ["\n", "\r\n"])
  func fields(lineBreak: String) async throws {
    let text = """
      \u{FEFF}---
      title: The monks' recipe
      date: 2026-05-03
      time: 14:05
      place: Belém, 38.69 -9.21
      kind: food
      tags: [pastel de nata, tram]
      mood: 😋
      weather: sunny, 24 °C
      who: Ana, Ben
      cover: x.jpg
      draft: no
      ---
      We queued ![The counter](x.jpg "worth it").

      [before](2026-05-01.md#top) [out](https://example.org) ![](../photos/Y%20Z.JPG)
      """
    let (entries, told) = try await entries([
      "journal/2026-05-03-belem.md": text.replacing("\n", with: lineBreak), "journal/2026-05-01.md": "x",
      "journal/x.jpg": "", "photos/Y Z.JPG": "",
    ])
    let entry = try unwrapped(entries.last)
    claim(told, is: [])
    claim(entry.title?.value, is: "The monks' recipe")
    claim(entry.title?.place.span?.line, is: 2)
    claim(entry.day, is: LocalDate(iso: "2026-05-03").map { .frontMatter($0) })
    claim(entry.time, is: LocalTime(hour: 14, minute: 5).map { .timeOfDay($0) })
    claim(
      entry.place?.value,
      is: NamedPlace(name: "Belém", coordinate: Coordinate(latitude: 38.69, longitude: -9.21)))
    claim(entry.kind, is: "food")
    claim(entry.mood, is: "😋")
    claim(entry.weather, is: "sunny, 24 °C")
    claim(entry.tags, is: ["pastel de nata", "tram"])
    claim(entry.who, is: ["Ana", "Ben"])
    claim(entry.cover, is: "journal/x.jpg")
    claim(entry.slugWish, is: "belem")
    claim(entry.bodyLine, is: 14)
    claim(entry.pictures, is: ["x.jpg": "journal/x.jpg", "../photos/Y%20Z.JPG": "photos/Y Z.JPG"])
    claim(entry.links, is: ["2026-05-01.md#top": "journal/2026-05-01.md"])
    claim(entry.body.blocks.count, is: 2)
  }

  private static let claims = table(
    #"""
    date: 2026-05-04 18:00 +0200 → - 2026-05-04T18:00:00+02:00 -
    date: 2026-05-04 18:00¶time: 19:00 → 2026-05-04 19:00:00 -
    date: 2026-05-04¶time: 01:30 → 2026-05-04 01:30:00 -
    time: 2026-05-03T14:05Z → 2026-05-03 2026-05-03T14:05:00+00:00 -
    time: 14.05.2026 14:05Z → 2026-05-03 2026-05-14T14:05:00+00:00 -
    time: 9:05:30 → 2026-05-03 09:05:30 -
    at: 14:05 → 2026-05-03 14:05:00 -
    at: 14:05¶time: 15:00 → 2026-05-03 15:00:00 -
    at: 38.5 -9.5 → 2026-05-03 - -@38.5,-9.5
    place: Belém¶coordinates: geo:38.5,-9.5 → 2026-05-03 - Belém@38.5,-9.5
    coordinates: 38.5 -9.5 → 2026-05-03 - -@38.5,-9.5
    place: 25 de Abril Bridge → 2026-05-03 - 25 de Abril Bridge@
    """#)

  @Test("day, time and place are claimed by the front matter", arguments: claims)
  func claimed(fields: String, expected: String) async throws {
    let text = "---\n" + fields.replacing("¶", with: "\n") + "\n---\nText"
    let (entries, told) = try await entries(["journal/2026-05-03-x.md": text])
    let entry = try unwrapped(entries.first)
    let day = entry.day?.date.description ?? "-"
    let time =
      switch entry.time {
      case .timeOfDay(let time): time.description
      case .moment(let moment): moment.description
      case nil: "-"
      }
    let place = entry.place.map { place in
      (place.value.name ?? "-") + "@"
        + (place.value.coordinate.map { "\($0.latitude),\($0.longitude)" } ?? "")
    }
    // Of the field that counts a note tells that the file's name says another day.
    let others = told.filter { !$0.hasPrefix("note other-day") }
    claim("\(day) \(time) \(place ?? "-")", is: expected)
    claim(others, is: [])
  }

  private static let problems = table(
    #"""
    ---¶time: 2026-05-03¶---¶Text → error bad-time journal/2026-05-03.md:2:7 `time` must be a time of day | Write it like 14:05, and the day in `date:`.
    ---¶time: 25:00¶---¶Text → error bad-time journal/2026-05-03.md:2:7 Invalid time: “25:00” | Write hours and minutes on a 24-hour clock, such as 14:05.
    ---¶cover: countr.jpg¶---¶Text → warning missing-picture journal/2026-05-03.md:2:8 No picture “countr.jpg” in the trip folder | Did you mean “counter.jpeg”?
    ---¶plaec: X¶---¶Text → warning unknown-key journal/2026-05-03.md:2:1 Unknown field `plaec` in an entry | Did you mean `place`?
    ---¶title: X¶--- → warning empty-entry journal/2026-05-03.md Entry without text yet, so it is a draft | Write some below the fields, or delete the file.
     → warning empty-entry journal/2026-05-03.md Entry without text | Write some text below the fields, or delete the file.
    Text¶¶![a](z.jpg) → warning missing-picture journal/2026-05-03.md:3:6 No picture “z.jpg” in the trip folder | Check its name, and that it is in the trip folder.
    ![]() → warning missing-picture journal/2026-05-03.md:1:1 Missing file name of a picture | Write its file: ![](photos/name.jpg).
    ![](https://a.b/c.jpg) → warning missing-picture journal/2026-05-03.md:1:5 Picture from the network not shown: a site loads nothing from elsewhere | Save the picture in the trip folder and use that.
    ![](C:\Users\z.jpg) → warning missing-picture journal/2026-05-03.md:1:5 No picture “C:\Users\z.jpg” in the trip folder | Check its name, and that it is in the trip folder.
    ![](javascript:x) → warning unsafe-link journal/2026-05-03.md:1:5 Unsafe link: an address with `javascript:` is not published, only its text | Link to a page (https:), a mail address (mailto:) or a file of the trip.
    a [b](data:x) → warning unsafe-link journal/2026-05-03.md:1:7 Unsafe link: an address with `data:` is not published, only its text | Link to a page (https:), a mail address (mailto:) or a file of the trip.
    a [b](other.md) → warning link-to-nothing journal/2026-05-03.md:1:7 Broken link “other.md”: no such entry or page; shown as text | Link to the file of an entry or a page, to a day (days/2026-05-03), or to a whole address (https://…).
    [a](#the-custrad)¶¶# The custard → warning link-to-nothing journal/2026-05-03.md:1:5 Broken link “#the-custrad”: no heading of this text is called so; shown as text | Did you mean `#the-custard`? Write the heading in small letters behind #, with hyphens for blanks.
    Text¶¶[a](#b)¶¶> # b → warning link-to-nothing journal/2026-05-03.md:3:5 Broken link “#b”: no heading of this text is called so; shown as text | Write the heading in small letters behind #, with hyphens for blanks.
    [[#The custrad]]¶¶# The custard → warning link-to-nothing journal/2026-05-03.md:1:3 Broken link “#the-custrad”: no heading of this text is called so; shown as text | Did you mean `#the-custard`? Write the heading in small letters behind #, with hyphens for blanks.
    [[#The custard|it]]¶¶# The custard → -
    We [ate]() → warning link-to-nothing journal/2026-05-03.md:1:5 Link without an address: “ate” is shown as text | Write where it leads between the round brackets, or take the brackets away.
    We [ate](#) → warning link-to-nothing journal/2026-05-03.md:1:5 Link without an address: “ate” is shown as text | Write where it leads between the round brackets, or take the brackets away.
    We []() ate → warning link-to-nothing journal/2026-05-03.md:1:5 Link without an address | Write where it leads between the round brackets, or take the brackets away.
    We [ ](https://a.b/c) ate → warning link-to-nothing journal/2026-05-03.md:1:8 Link without words: “https://a.b/c” stands nowhere on the page | Write what readers see between the square brackets.
    [a](#the-caf%C3%A9) [b](#The-Café) [c](#the-café-1)¶¶# The café¶¶# The *café*! → -
    [a][1] <a href="#b">b</a> <a id="x"></a><a name="y">c</a>¶¶## B¶¶[1]: #b → -
    Text¶¶<x-b>¶x¶</x-b> → warning raw-html journal/2026-05-03.md:3:1 HTML is not shown | Write it as Markdown.
    Text¶¶- > a < *b <x-i>c</x-i>* → warning raw-html journal/2026-05-03.md:3:12 HTML is not shown | Write it as Markdown.
    |a|¶|-|¶|<x-u>x</x-u>| → warning raw-html journal/2026-05-03.md:3:2 HTML is not shown | Write it as Markdown.
    <b>Bold</b>, <i>thin</i> and<br>new → -
    Text <!-- a note --> → -
    We met N. <!-- private!! do not show --> → warning may-be-private journal/2026-05-03.md:1:1 A comment calls something private, and what stands beside or below it is published all the same | Put the words into the comment, or keep the text back: `private: yes` at its top.
    <!-- privat -->¶¶We met N. → warning may-be-private journal/2026-05-03.md:1:1 A comment calls something private, and what stands beside or below it is published all the same | Put the words into the comment, or keep the text back: `private: yes` at its top.
    <!-- nur für uns -->¶¶We met N. → warning may-be-private journal/2026-05-03.md:1:1 A comment calls something private, and what stands beside or below it is published all the same | Put the words into the comment, or keep the text back: `private: yes` at its top.
    We met. <!-- private: N. knows --> → -
    We met.¶¶<!-- private --> → -
    """#)

  @Test("a problem in an entry is told at its place, and the entry kept", arguments: problems)
  func problem(text: String, expected: String) async throws {
    let (entries, told) = try await entries([
      "journal/2026-05-03.md": text.replacing("¶", with: "\n"), "counter.jpeg": "",
    ])
    claim(told, is: expected == "-" ? [] : [expected])
    claim(entries.count, is: 1)
  }

  @Test("where a link to a heading of another text stands is known behind many others, and as it was written")
  func placeOfHeading() async throws {
    let many = (1...25).map { "[a](2026-05-02.md?\($0))" }.joined(separator: " ")
    let (entries, told) = try await entries([
      "journal/2026-05-02.md": "It rained.",
      "journal/2026-05-03.md": many + "\n\nAs [[2026-05-02#The quee|then]], it rained.",
    ])
    let span = entries.last?.places["/journal/2026-05-02.md#the-quee"]?.span
    claim(span?.line, is: 3)
    claim(span?.column, is: 6)
    claim(span?.length, is: "2026-05-02#The quee".count)
    #expect(told.isEmpty, "\(told)")
  }

  @Test("an entry that is no text, or whose fields have no end, is left out and told; the others are kept")
  func leftOut() async throws {
    let folder = try TripFolder([
      "journal/2026-05-01.md": "+++\ntitle = 1\nText", "journal/2026-05-02.md": "---\ntitle: x\nText",
      "journal/2026-05-06.md": "Text\nmore",
    ])
    try folder.write("journal/2026-05-03.md", [0x41, 0xFF])
    try folder.write("journal/2026-05-04.md", [0x41, 0x00])
    try folder.write("journal/2026-05-05.md", [UInt8](repeating: 0x41, count: (8 << 20) + 1))
    let reading = try await folder.read()
    claim(reading.trip.entries.map(\.file), is: ["journal/2026-05-06.md"])
    let noText =
      "Entry left out: it is not UTF-8 text | Open it in an editor and save it as UTF-8."
    claim(
      reading.told,
      is: [
        "error bad-front-matter journal/2026-05-01.md:1:1 Missing second `+++`: nothing closes the fields at the top | Write `+++` on a line of its own below the fields.",
        "error bad-front-matter journal/2026-05-02.md:1:1 Missing second `---`: nothing closes the fields at the top | Write `---` on a line of its own below the fields.",
        "error not-text journal/2026-05-03.md \(noText)", "error not-text journal/2026-05-04.md \(noText)",
        "error too-large journal/2026-05-05.md Entry left out: it is larger than 8 MB | Split it into several entries.",
      ])
  }

  @Test("an entry with broken fields keeps its text, its other fields, and its day")
  func brokenFields() async throws {
    let (entries, told) = try await entries([
      "journal/2026-05-03.md": "---\ntitle: A: B\nkind: food\n---\nText"
    ])
    claim(entries.first?.kind, is: "food")
    claim(entries.first?.body.blocks.count, is: 1)
    #expect(told.count == 1 && told[0].hasPrefix("error colon-in-text journal/2026-05-03.md:2:"))
  }

  @Test("of a flood of problems in one entry a hundred are shown")
  func flood() async throws {
    let (_, told) = try await entries([
      "journal/2026-05-03.md": (0..<20_000).map { "![](p\($0).jpg)\n\n" }.joined()
    ])
    claim(told.count, is: 101)
    claim(
      told,
      has:
        "note more-problems journal/2026-05-03.md 19900 more problems in this file are not shown | Fix the first ones and check again."
    )
  }

  @Test("HTML below any number of quotes is found as quickly as elsewhere")
  func htmlInQuotes() async throws {
    let quotes = String(repeating: ">", count: 80)
    let (_, told) = try await entries(["journal/2026-05-03.md": "a\n\n\(quotes)<?php c ?>"])
    claim(told.count, is: 1)
    claim(told.first?.hasPrefix("warning raw-html journal/2026-05-03.md:3:81 "), is: true)
  }

  @Test("fields are read without HTML, but for addresses and what keeps something back")
  func fieldsWithHTML() async throws {
    let fields = [
      "title: Villa O&#8217;Higgins", "place: O&#8217;Higgins", "tags: [a &amp; b]",
      "description: Tom &amp; <b>Jo</b>",
    ]
    let text = "---\n\(fields.joined(separator: "\n"))\n---\nA."
    let (entries, _) = try await entries(["journal/2026-05-03-a.md": text])
    let entry = try unwrapped(entries.first)
    claim(entry.title?.value, is: "Villa O’Higgins")
    claim(entry.place?.value.name, is: "O’Higgins")
    claim(entry.tags, is: ["a & b"])
    claim(entry.lead, is: "Tom & Jo")
  }

  @Test("a picture is known without its ending, where one alone may be meant; a link is not")
  func withoutEnding() async throws {
    let (entries, told) = try await entries([
      "journal/2026-05-03-a.md": "![](dscf4121) ![](photos/pier)\n\n![](b) [pier](pier)\n",
      "photos/DSCF4121.JPG": "", "photos/pier.png": "", "photos/b.jpg": "", "photos/b.png": "",
    ])
    let entry = try unwrapped(entries.first)
    claim(Set(entry.pictures.values), is: ["photos/DSCF4121.JPG", "photos/pier.png"])
    claim(told.map { $0.split(separator: " ")[1] }.sorted(), is: ["link-to-nothing", "missing-picture"])
  }

  @Test("pictures that texts show from the network and that lie in the folder are told once for each host")
  func hosts() async throws {
    let (entries, told) = try await entries([
      "journal/2026-05-03-a.md":
        "![](https://cdn.example.org/1/a.jpg)\n\n![](https://cdn.example.org/2/b.jpg)\n",
      "journal/2026-05-04-b.md": "![](https://CDN.example.org/3/c.jpg)\n\n![](http://example.net/4/d.jpg)\n",
      "images/a.jpg": "", "images/b.jpg": "", "images/c.jpg": "", "images/d.jpg": "",
    ])
    claim(
      entries.flatMap { $0.pictures.values }.sorted(), is: ["a", "b", "c", "d"].map { "images/\($0).jpg" })
    let guesses = told.filter { $0.contains("guessed-picture") }
    claim(guesses.count, is: 2, "\(guesses)")
    let first = "2026-05-03-a.md:1:5 3 pictures on cdn.example.org are shown from images/"
    #expect(guesses[0].contains(first), "\(told)")
    #expect(guesses[1].contains("“http://example.net/4/d.jpg”"))
  }
}

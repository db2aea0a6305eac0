import Claims
import Diagnostics
import Markdown
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Parts of a text below a heading of privacy")
struct KeptPartTests {
  private func read(
    _ text: String, _ file: String = "journal/2026-05-03.md"
  ) async throws -> TripReader.Reading {
    try await TripFolder([file: text, "a.jpg": "", "b.jpg": ""]).read()
  }

  /// A paragraph in the place of a title.
  private static let longCallout =
    "A.\n\n> [!private] " + String(repeating: "Gone. ", count: 50) + "\n\nB."

  @Test(
    "are no part of it, up to the next heading of their level or above",
    arguments: [
      ("A.\n\n### Private\n\nGone.", "A."), ("A.\n\n##Privat\n\nGone.", "A."),
      ("A.\n\n<p><strong>Privat</strong></p>\n\nGone.", "A."), ("A.\n\n**Privat**:\n\nGone.", "A."),
      ("A.\n\n## Perth : privé\n\nGone.", "A."), ("A.\n\n## Privat och hemligt\n\nGone.", "A."),
      ("A.\n\n**Private**\n\n**Ana** owes **Ben**\n\nGone.", "A."),
      ("A.\n\n**Private**\n\n- **Ana**\n\nGone.", "A."),
      ("A.\n\n<details><summary>Private</summary>\n\n**Door**\n\nGone.\n\n</details>", "A."),
      ("A.\n\n## Privat\n\nGone.\n\n### More\n\nGone.\n\n## Then\n\nB.", "A.ThenB."),
      ("A.\n\n### Nur für uns\n\nGone.\n\n# Then\n\nB.", "A.ThenB."),
      ("A.\n\n## 3. Private (nicht zeigen)\n\nGone.", "A."),
      ("A.\n\nPrivate\n-------\n\nGone.\n\nThen\n----\n\nB.", "A.ThenB."),
      ("A.\r\n\r\n## **Private** ##\r\n\r\nGone.\r\n\r\n## Then\r\n\r\nB.", "A.ThenB."),
      ("A.\n\n## Private\n\nGone.\n\n```\n## Then\n\nGone.", "A."),
      ("A.\n\n## Private\n\nGone.\n\n<!--\n## Then\n-->\n\nGone.", "A."),
      ("A.\n\n## Private\n\nGone.\n\n## Then\n\nB.\n\n## Secret\n\nGone.", "A.ThenB."),
      ("A.\n\nPrivate\n--\n\nGone.", "A."), ("# Day\nPrivate\n---\nGone.", "Day"),
      ("A.\n\n<h3>Private</h3>\n\nGone.\n\n## Then\n\nB.", "A.ThenB."),
      ("A.\n\n<H2 class=\"x\">Nur für uns</H2>\nGone.", "A."),
      ("A.\n\n### Private {#here}\n\nGone.", "A."), ("A.\n\n## Private & confidential ^b1\n\nGone.", "A."),
      ("A.\n\n- ## Private\n  Gone.", "A."), ("A.\n\n> ### Private\n> Gone.", "A."),
      ("A.\n\n**Private**\n\nGone.\n\n**Then**\n\nB.", "A.ThenB."),
      ("A.\n\n<details><summary>Private</summary>\n\nGone.\n\n</details>", "A."),
      ("A.\n\n## Perth (privat)\n\nGone.", "A."), ("A.\n\n## For our eyes only\n\nGone.", "A."),
      ("A.\n\n## Private\n\n<pre>\n# Then\n</pre>\n\nGone.", "A."),
      ("A.\n\n## Privates\n\nGone.", "A."), ("A.\n\n## TOP SECRET!\n\nGone.", "A."),
      ("A.\n\n## Pas en ligne\n\nGone.", "A."), ("A.\n\n## Streng geheim: Perth\n\nGone.", "A."),
      ("A.\n\nPrivat:\nGone.\n\nGone.\n\n## Then\n\nB.", "A.ThenB."),
      ("A.\nPRIVATE\nGone.\n\nGone.", "A."), ("A.\n\n*Private:*\n\nGone.\n\n**Then**\n\nB.", "A.ThenB."),
      ("A.\n\nPrivat\n\nGone.", "A."), ("A.\n\n- Private:\n  - Gone.", "A."),
      ("A.\n\n> [!private]\n> Gone.\n\nB.", "A.B."), ("A.\n\n> [!privat]- Perth\n> Gone.\n\nB.", "A.B."),
      ("A.\n\n> [!note] Nur für uns\n> ### Door\n> Gone.\nGone.\n\nB.", "A.B."),
      ("A.\n\n> [!private]\n> Gone.\n\n> Gone.\n\n> [!note] Then\n> B.", "A.ThenB."),
      ("A.\n\n> [!private]\n> Gone.\n## Then\n\nB.", "A.ThenB."),
      // Forms that few take for headings begin a part, and end none.
      ("A.\n\n## Private\n\n##4471\n\nGone.", "A."), ("A.\n\n**Private**\n\n**Code**:\n\nGone.", "A."),
      ("A.\n\n**Private**\n\n<b>Code</b>\n\nGone.", "A."), ("A.\n\n## Perth (pas en ligne)\n\nGone.", "A."),
      ("A.\n\n > [!private]\n > Gone.\n > ### Door\n > Gone.\n\nB.", "A.B."),
      ("A.\n\n> [!private]\n\nGone.\n\n## Then\n\nB.", "A.ThenB."),
      ("A.\n\n> [!private]\n> Gone.\n**Private**\n\nGone.", "A."),
      (longCallout, "A.B."),
      ("A.\n\nPrivat: Gone.\nGone.\n\nB.", "A.B."), ("A.\n\n**Privé :** Gone.\n\nB.", "A.B."),
      ("- A.\n- **Privat**: Gone.\n  - Gone.\n- B.", "A.B."), ("> Nur für uns: Gone.\n\nB.", "B."),
      ("A.\n秘密：Gone.\n\nB.", "A.B."), ("A.\nPRIVATE: Gone.\n- Gone.\n\nB.", "A.B."),
      ("A.\n\nPrivate, remove later:\nGone.\n\nGone.\n\n## Then\n\nB.", "A.ThenB."),
      ("A.\n\nPrivat – Gone.\n\nB.", "A.B."),
      ("A.\n\n【非公開】Gone.\n\nB.", "A.B."), ("A.[^1]\n\n[^1]: Privat: Gone.\n\nB.", "A.[^1]B."),
      ("- A.\n  Privat: Gone.\n- B.", "A.B."), ("Privat: Gone.\n- Privat: Gone.\n\n  Gone.\n\nB.", "B."),
      ("Privat: Gone.\n* Gone.\n\n![](/a.jpg)\n\n  Gone.\n\nB.", "B."),
      ("A.\n\nWe booked two (private):\n\n- B.", "A.We booked two (private):B."),
      ("A.\n\nPerth (private):\nGone.", "A."), ("A.\n\nSecret – a bar.", "A.Secret – a bar."),
      ("A.\n\nPrivat: Gone.\n```\nGone.\n\nGone.", "A."),
      ("A.\n\nDo not publish: Gone.\n\nB.", "A.B."), ("A.\n\nPrivate note: Gone.\n\nB.", "A.B."),
      ("A.\n\nNICHT VERÖFFENTLICHEN: Gone.\n\nB.", "A.B."), ("A.\n\nIn Arbeit: B.", "A.In Arbeit: B."),
      ("A.\n\nBrouillon : B.", "A.Brouillon : B."),
      ("A.\n\n掲載しない：Gone.\n\nB.", "A.B."),
      ("A.\n\nPRIVAT, later out: Gone.\n\nB.", "A.B."), ("A.\n\nPRIVAT – Gone.\n\nB.", "A.B."),
      ("A.\n\nPRIVAT Gone.\n\nB.", "A.B."), ("A.\n\n(privat) Gone.\n\nB.", "A.B."),
      ("A.\n\n[nur für uns] Gone.\n\nB.", "A.B."),
      ("A.\n\nPRIVÉ : Gone.\n\nB.", "A.B."), ("A.\n\nPrivat (nicht zeigen): Gone.\n\nB.", "A.B."),
      ("A.\n\nNUR FÜR UNS Gone.\n\nB.", "A.B."), ("1. A.\n2. Privat: Gone.\n3. B.", "A.B."),
      ("- [ ] A.\n- [x] Privat: Gone.\n", "A."), ("- Privat: Gone.\n\n  Gone.\n\n  - Gone.\n\nB.", "B."),
      ("A.\n\nPrivat: Gone.\n```\nGone.\n\nGone.\n```\n\nB.", "A.B."),
      ("A.\n\nPrivat: Gone.\n# Then\n\nB.", "A.ThenB."),
      ("A.\n\nPrivat: Gone.\n#4471 Gone.\n\nB.", "A.B."),
      ("A.\n\nPrivat: Gone.\n````\n```\n\nGone.\n````\n\nB.", "A.B."),
      ("A.\n\nPrivat: Gone.\n```ssh``` Gone.\n\nB.\n\nC.", "A.B.C."),
      ("A.\n\nSECRET GARDEN\n\nB.", "A.SECRET GARDENB."), ("A.\n\nPRIVAT PIN Gone.\n\nB.", "A.B."),
      ("A.\n\n<p>Privat: Gone.</p>\n\nB.", "A.B."), ("A.\n\n🔒 PRIVAT Gone.\n\nB.", "A.B."),
      ("A.\n\nPrivat: Gone.\n> [!private]\n> Gone.\n\n> Gone.\n\nB.", "A.B."),
      ("A.\n\nPrivat hat er B.", "A.Privat hat er B."),
      ("A.\n\n[private](x.md) B.", "A.private B."), ("A.\n\n(private beach) B.", "A.(private beach) B."),
      ("A.\n\nPrivate beach: B.", "A.Private beach: B."), ("A.\n\nDraft: B.", "A.Draft: B."),
      ("A.\n\nExcluded: B.", "A.Excluded: B."), ("A.\n\n35 € privat: B.", "A.35 € privat: B."),
      ("A.\n\n- Private:\n  - **Code**\n  - Gone.", "A."), ("Excluded:\nA.", "Excluded: A."),
      ("35 € privat\n\nA.", "35 € privatA."), ("京都は\n秘密\nA.", "京都は 秘密 A."),
      ("A.\n\n## Private\n\n> [!secret]\n> Gone.\n\nGone.", "A."),
      ("A.\n\nThe room was\nprivate\nand quiet.", "A.The room was private and quiet."),
      ("A.\n\nSecret.\n\nB.", "A.Secret.B."), ("A.\n\nPrivate beaches:\n\nB.", "A.Private beaches:B."),
      ("A.\n\n> [!tip] Private beaches\n> B.", "A.Private beachesB."),
      ("A.\n\n- **Private** room\n- Quiet.", "A.Private roomQuiet."),
      ("A.\n\n## Private beaches\n\nB.", "A.Private beachesB."),
      ("A.\n\n## The private-tour\n\nB.", "A.The private-tourB."),
    ])
  func text(written: String, shown: String) async throws {
    let reading = try await read(written)
    let entry = try unwrapped(reading.trip.entries.first)
    claim(entry.keptBack.isEmpty, is: true)
    claim(entry.body.plainText.filter { !$0.isNewline }, is: shown)
    let isTold = reading.told.contains { $0.hasPrefix("warning may-be-private journal/2026-05-03.md:") }
    claim(isTold, is: written.contains("Gone."), "\(reading.told)")
  }

  @Test("in code such a line is none", arguments: ["# private", "Private: no more", "Private"])
  func code(line: String) async throws {
    let reading = try await read("A.\n\n```\n\(line)\n```\n\nB.")
    claim(reading.trip.entries.first?.body.plainText.contains("B."), is: true)
    claim(reading.told.contains { $0.contains("may-be-private") }, is: false)
  }

  @Test("a paragraph that begins with such a word is told as what it is, in fields as well")
  func remark() async throws {
    let reading = try await read(
      "---\nsummary: |\n  A.\n\n  Privat: Gone.\n\n  B.\n---\nA.\n\nPrivat: Gone.\n")
    let entry = try unwrapped(reading.trip.entries.first)
    claim(entry.lead?.contains("Gone"), is: false)
    let told = reading.told.filter { $0.contains("may-be-private") }
    claim(told.map { $0.contains("This line keeps back its paragraph") }, is: [true, true], "\(told)")
  }

  @Test("a paragraph that begins with such a word takes the pictures below it along")
  func picturesBelow() async throws {
    let reading = try await read("Privat: Gone.\n\n![](/b.jpg)\n\n![](/a.jpg)\n*Gone.*\n\nB.\n")
    claim(reading.trip.entries.first.map { Set($0.pictures.values) }, is: [])
    claim(reading.trip.entries.first?.body.plainText, is: "B.")
    claim(reading.trip.filesKeptBack.map(\.files), is: [["a.jpg", "b.jpg"]])
  }

  @Test(
    "a comment that begins in a part, and ends behind it, is none of the text",
    arguments: [
      "Privat: x <!-- Gone.\nGone.\n\nGone. -->\n\nB.", "> [!private] x <!-- Gone.\n\nGone. -->\n\nB.",
    ])
  func comment(text: String) async throws {
    let entry = try unwrapped(try await read("A.\n\n" + text).trip.entries.first)
    claim(entry.body.plainText.contains("Gone"), is: false, "\(entry.body.plainText)")
    let field = text.replacing("\n", with: "\n  ")
    let other = try unwrapped(
      try await read("---\nsummary: |\n  A.\n\n  \(field)\n---\nA.").trip.entries.first)
    claim(other.lead?.contains("Gone") ?? false, is: false)
  }

  @Test(
    "a tag among the fields keeps back the entry, also where a part of them is taken out",
    arguments: [
      "tags: PRIVAT, familie", "tags: \"#PRIVAT #familie\"", "summary: |\n  A.\n\n  Privat: x #privat",
    ])
  func tags(fields: String) async throws {
    let entry = try unwrapped(try await read("---\n\(fields)\n---\nA.").trip.entries.first)
    claim(entry.keptBack.isEmpty, is: false)
  }

  @Test(
    "an entry whose name ends with such words is kept back as a whole",
    arguments: [
      ("2026-05-03 Zion nur für uns", true), ("2026-05-03-belem-private", true),
      ("2026-05-03 (privat) Perth", true),
      ("2026-05-03-secret", true), ("2026-05-03 Perth (nicht zeigen)", true),
      ("2026-05-03-private-tour", false), ("2026-05-03 Privatklinik", false),
      ("2026-05-03-puerto-escondido", false), ("2026-05-03 Tour privado", false),
      ("2026-05-03 Une journée pour nous", false), ("2026-05-03 Museum concept", false),
      ("2026-05-03 Rain, trash, and sun", false), ("2026-05-03 Boat - private - tour", false),
    ])
  func names(name: String, isKept: Bool) async throws {
    let entry = try unwrapped(try await read("A.", "journal/\(name).md").trip.entries.first)
    claim(entry.keptBack.isEmpty, is: !isKept)
    let open = try await read("---\nprivate: no\n---\nA.", "journal/\(name).md").trip.entries.first
    claim(open?.keptBack.isEmpty, is: true)
  }

  @Test(
    "of a day of a diary a paragraph that begins so is kept back, and outside of its days the whole diary")
  func diary() async throws {
    let text = "## 3 May 2026\n\nA.\n\nPrivat: Gone is the clinic.\n\n## 4 May 2026\n\nB.\n"
    let trip = "start: 2026-05-01\nend: 2026-05-09\n"
    let entries = try await TripFolder(["journal.md": text, "trip.yml": trip]).read().trip.entries
    claim(entries.map { $0.keptBack.isEmpty }, is: [true, true])
    claim(entries.map { $0.body.plainText.contains("Gone") }, is: [false, false])
    let folder = try TripFolder(["journal.md": "Privat: all of it.\n\n" + text, "trip.yml": trip])
    claim(try await folder.read().trip.entries.map { $0.keptBack.isEmpty }, is: [false, false])
  }

  @Test(
    "a day of a diary is kept back where nobody knows of how much such words speak",
    arguments: [
      "Privat: Gone.", "Privat: everything below is gone.", "Privat: first, and this too,",
      "Privat: we said “gone.",
      "Privat (Rest des Tages): Gone.", "Privat: Gone (and\n\nmore).", "Privat: Gone:\n\n> quoted",
      "Privat: Gone …",
      "Privat: Gone.\n\nand so on.", "Privat: Gone.\n\nMore.\n\nPrivat Ende: Gone.", "> Privat: Gone.",
    ])
  func diaryInDoubt(text: String) async throws {
    let diary = "## 3 May 2026\n\nA.\n\n\(text)\n\n## 4 May 2026\n\nB.\n"
    let folder = try TripFolder(["journal.md": diary, "trip.yml": "start: 2026-05-01\nend: 2026-05-09\n"])
    claim(try await folder.read().trip.entries.map { $0.keptBack.isEmpty }, is: [false, true])
  }

  @Test("keep back the pictures in them")
  func pictures() async throws {
    let reading = try await read("![](/a.jpg)\n\n## Private\n\n![](/b.jpg)\n")
    claim(reading.trip.entries.first.map { Set($0.pictures.values) }, is: ["a.jpg"])
    claim(reading.trip.filesKeptBack.map(\.files), is: [["b.jpg"]])
    claim(reading.trip.filesKeptBack.first?.reasons.map(\.reason), is: [.isPrivate])
  }

  @Test("keep back the pictures in them that lie beside their entry")
  func besideEntry() async throws {
    let folder = try TripFolder([
      "journal/2026-05-03-belem/index.md": "A.\n\n## Private\n\n![](b.jpg)\n",
      "journal/2026-05-03-belem/a.jpg": "", "journal/2026-05-03-belem/b.jpg": "",
    ])
    let entry = try unwrapped(try await folder.read().trip.entries.first)
    claim(entry.gallery.map(\.file), is: ["journal/2026-05-03-belem/a.jpg"])
  }

  @Test(
    "keep back a picture whose address stands behind them, or whose name has no ending there",
    arguments: [
      "![x][p]\n\n## Then\n\nB.\n\n[p]: /b.jpg", "![x][p]\n\n## Then\n\nB.\n\n  [p]: /b.jpg", "![](/b)",
      "![](<b>) and more",
    ])
  func reference(text: String) async throws {
    let reading = try await read("A.\n\n## Private\n\n\(text)\n")
    claim(reading.trip.filesKeptBack.map(\.files), is: [["b.jpg"]])
  }

  @Test(
    "keep back a picture that only such a part of a field names",
    arguments: [
      ("pins.yml", "- title: X\n  at: 38.7, -9.1\n  description: |\n    A.\n\n    # Private\n    b.jpg\n"),
      ("trip.yml", "description: |\n  A.\n\n  Privat:\n  ![](b.jpg)\n"),
      ("trip.yml", "description: |\n  A.\n\n  # Private\n  ![x][p]\n\n  # Then\n  [p]: /b.jpg\n"),
      ("journal/2026-05-03.md", "---\nsummary: |\n  A.\n\n  > [!private]\n  > ![](/b.jpg)\n---\nA.\n"),
      (
        "journal/2026-05-03.md",
        "---\ndraft: yes\nsummary: |\n  A.\n\n  ### Private\n  ![](/b.jpg)\n---\nA.\n"
      ),
    ])
  func fields(file: String, text: String) async throws {
    let reading = try await TripFolder([file: text, "a.jpg": "", "b.jpg": ""]).read()
    claim(Set(reading.trip.filesKeptBack.flatMap(\.files)), is: ["b.jpg"])
    claim(reading.trip.filesKeptBack.allSatisfy { !$0.reasons.isEmpty }, is: true)
  }

  @Test(
    "a field of one line that begins with such a word says nothing",
    arguments: [
      ("Privat: Gone. ![](/b.jpg)", true), ("(privat) Gone. ![](/b.jpg)", true),
      ("Private beaches: a", false),
      ("PRIVATE transfer", false), ("private: no", false), ("Secret: the waterfall", false),
      ("Hidden – a cove", false),
    ])
  func line(text: String, isKept: Bool) async throws {
    let reading = try await read("---\nsummary: \"\(text)\"\n---\nA.\n")
    let entry = try unwrapped(reading.trip.entries.first)
    claim(entry.lead, is: isKept ? nil : text)
    claim(reading.trip.filesKeptBack.map(\.files), is: isKept ? [["b.jpg"]] : [])
    claim(reading.told.contains { $0.contains("may-be-private") }, is: isKept)
  }

  @Test("a title that begins so keeps back its thing", arguments: ["Privat: our flat", "(private) our flat"])
  func title(words: String) async throws {
    let reading = try await TripFolder([
      "pins.yml": "- title: \"\(words)\"\n  at: 38.7, -9.1\n  description: Third floor.\n",
      "journal/2026-05-03.md": "---\ntitle: \"\(words)\"\n---\nA.\n",
    ]).read()
    claim(reading.trip.entries.map { $0.keptBack.map(\.reason) }, is: [[.isPrivate]])
    claim(reading.trip.pins.map { $0.header.keptBack.map(\.reason) }, is: [[.isPrivate]])
    claim(reading.told, is: [])
  }

  @Test(
    "a message in a conversation ends with the next",
    arguments: ["- 14:05 Ben: Look\n  Privat: Gone.\n- 14:06 Ana: Then.\n"])
  func messages(text: String) async throws {
    let file = EntryFile.read(FrontMatter.split(Array(text.utf8)), at: EntryPath("chats/2026-05-03.md"))
    let open = String(decoding: KeptParts.find(in: file, isChat: true).open, as: UTF8.self)
    claim(open.contains("Gone"), is: false)
    claim(open.contains("Then."), is: true)
  }

  @Test(
    "a title of an entry that begins so keeps it back in other words, too, and where it is no YAML",
    arguments: [
      ("title: Privat: our quarrel", true), ("titel: \"Privat: our quarrel\"", true),
      ("Titre: (privé) nous", true), ("title: Privat: our quarrel\nprivate: no", false),
      ("title: Privat: our quarrel\npublished: true", true), ("place: {name: \"Privat: Oma\"}", false),
      ("title: Private beaches: a day", false),
    ])
  func titles(fields: String, isKept: Bool) async throws {
    let entries = try await read("---\n\(fields)\n---\nA.\n").trip.entries
    claim(entries.allSatisfy { !$0.keptBack.isEmpty }, is: isKept)
    claim(entries.count, is: 1)
  }

  @Test("an expense that is called so is kept back as a whole")
  func expense() async throws {
    let text = "expenses:\n  - {date: 2026-05-03, category: fun, amount: 90, what: \"Privat: a ring\"}\n"
    let trip = try await TripFolder(["budget.yml": text]).read().trip
    claim(trip.budget?.expenses.map { !$0.header.keptBack.isEmpty }, is: [true])
  }

  @Test("a trip that is called so is built for a preview only", arguments: ["\"Privat: us\"", "Privat: us"])
  func ofTrip(title: String) async throws {
    let trip = try await TripFolder(["trip.yml": "title: \(title)\n"]).read().trip
    claim(trip.settings.visibility, is: .preview)
  }

  @Test("many remarks below each other are looked at once")
  func deep() {
    let lines = (0..<400).map { Substring(String(repeating: " ", count: $0) + "- Privat: a") }
    claim(KeptLines(lines).ranges.count, is: 1)
  }

  @Test("a text of nothing else is kept back as a whole")
  func whole() async throws {
    let reading = try await read("# Private\n\nGone.\n\n![](/b.jpg)\n")
    let entry = try unwrapped(reading.trip.entries.first)
    claim(entry.keptBack.map(\.isByHeading), is: [true])
    claim(entry.body.plainText.contains("Gone."), is: true)
    claim(reading.trip.filesKeptBack.map(\.files), is: [["b.jpg"]])
  }

  @Test("are no part of a page or of a caption either")
  func others() async throws {
    let page = try await read("A.\n\n## Private\n\nGone.", "pages/us.md").trip.pages.first
    claim(page?.text.body.plainText.contains("Gone."), is: false)
    let text = EntryFile.read(
      FrontMatter.split(Array("The gate.\n\n## Private\n\nGone.\n".utf8)), at: EntryPath("a.md"))
    claim(PictureText.read(text).caption, is: "The gate.")
  }
}

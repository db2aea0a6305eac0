import Claims
import Diagnostics
import Testing

@testable import TripReading

@Suite("Files that nothing reads")
struct StrayFileTests {
  private static let entry = ["journal/2026-05-01.md": "We arrived."]

  private static let cases: [(file: String, text: String, words: String)] = [
    ("diary.txt", "1 May. We arrived.", "name it after its day, such as journal/2026-05-03-belem.md"),
    ("Tagebuch/Packliste.txt", "Zelt, Kocher", "or pages/Packliste.md if it is about no day."),
    ("notes.txt", "Tea at six", "or pages/notes.md if it is about no day."),
    ("2026-05-02.txt", "We ate.", "name it 2026-05-02.md"),
    ("2026-05-02.md.txt", "We ate.", "name it 2026-05-02.md"),
    ("journal/2026-05-02 Belém", "We ate.", "name it journal/2026-05-02 Belém.md"),
    ("Reisetagebuch.docx", "PK\u{3}\u{4}", "save it as plain text"),
    ("tagebuch.rtf", "{\\rtf1 Hallo}", "save it as plain text"),
    ("chat/_chat.txt", "[02.05.26, 14:05:10] Ana: hello", "WhatsApp"),
    ("chat/a b.txt", "[02.05.26, 14:05:10] Ana: hello", "`tripbook import 'chat/a b.txt'`"),
    ("WhatsApp Chat with Ana.txt", "5/2/26, 2:05 PM - Ana: hello", "WhatsApp"),
    ("2026-05-02.txt", "2026-05-02 14:05 - we went on\n2026-05-02 16:10 - and on", "name it 2026-05-02.md"),
    ("tracks/walk.gpx.txt", "<gpx>", "ending .gpx"),
    ("tracks/walk", "<?xml version=\"1.0\"?><gpx>", "ending .gpx"),
    ("tracks/walk.log", "$GPGGA,101010,3841.5,N,00912.9,W", "gpsbabel -i nmea -f tracks/walk.log"),
    ("photos.zip", "PK\u{3}\u{4}", "Unpack it"), ("steps.zip", "PK\u{3}\u{4}", "`tripbook import steps.zip`"),
    ("walk.gpx.gz", "\u{1F}", "Unpack it"),
    ("a b/ride.fit.gz", "\u{1F}", "`gpsbabel -i garmin_fit -f 'a b/ride.fit' -o gpx"),
    ("a b/ride.igc", "x", "`gpsbabel -i igc -f 'a b/ride.igc' -o gpx"),
    (
      "activities.csv", "Activity ID,Activity Date,Activity Name,Activity Type,Distance,Filename\n1,,,,,",
      "table of activities"
    ),
    ("budget.yml.txt", "total: 5 EUR", "“budget.yml”"), ("places.yml", "- title: x", "“pins.yml”"),
    ("Ausgaben.yml", "- 2026-05-01 food 4", "into budget.yml, below `expenses:`"),
    ("karte.yml", "- title: x", "“pins.yml”"), ("journal/expenses.yml", "- 2026-05-01 food 4", "Move it up"),
    ("data/pins.yml", "- title: x", "Move it up"),
    ("pins.json", "[{\"title\": \"x\"}]", "lines of `key: value`"),
    ("what we spent.xlsx", "PK\u{3}\u{4}", "tripbook import 'what we spent.csv'"),
    ("expenses.csv", "Date,Amount\n2026-05-01,4", "`tripbook import expenses.csv`"),
    (
      "Saved places.csv", "Title,Note,URL,Comment\nTorre,,https://maps.google.com/,",
      "find attractions NAME --from"
    ),
    ("packing.csv", "thing,weight\ntent,1.4", "It is not in the site, and can stay."),
    ("konto.csv", "Konto;DE1\n\nBuchungstag;Betrag\n2.5.26;-4,20", "`tripbook import konto.csv`"),
    ("pins.csv", "title,at\nTorre,\"38.69,-9.21\"", "an item of each row in pins.yml"),
    ("mail/flight.ics", "BEGIN:VCALENDAR", "`tripbook import mail/flight.ics`"),
    ("trip.json", "{\"all_steps\": []}", "Polarsteps"),
    ("usa 24/trip.json", "{\"all_steps\": []}", "`tripbook import 'usa 24'` in"),
    (
      "tracks/Records.json", "{\"locations\": [{\"latitudeE7\": 1}]}", "`tripbook import tracks/Records.json`"
    ),
    ("Journal.json", "{\"entries\": [{\"creationDate\": \"2026\"}]}", "Day One"),
    ("diary.json", "[{\"date\": \"2026-05-01\", \"text\": \"We ate\"}]", "journal/2026-05-03-belem.md"),
    ("days.yml", "- date: 2026-05-01\n  text: We ate.", "a file of its own"),
    ("IMG_1.jpg.crdownload", "\u{1}", "Load it once more"), ("ticket.pdf", "%PDF", "PDF"),
    ("settings.yml", "a: b", "trip.yml, pins.yml"), ("albums.yml", "- title: x", "in album.md"),
    ("drawing.xyz", "abc", ".tripbookignore"),
  ]

  @Test("are told, each kind once, with what to do", arguments: cases)
  func told(file: String, text: String, words: String) async throws {
    let told = try await TripFolder(Self.entry.merging([file: text]) { $1 }).read().diagnostics
    #expect(told.count == 1 && told[0].code == .fileNotRead, "\(told.map(\.told))")
    claim(told.first?.place?.file, is: file)
    claim(
      told.first.map { $0.message + " | " + ($0.advice ?? "") }?.contains(words), is: true,
      "\(told.map(\.told))")
  }

  /// The first lines of chats as phones in some languages write them, and that somebody says something.
  private static let chats: [String] = [
    "[03/05/2026, 8:00:15\u{202F}AM] \u{200E}Messages and calls are end-to-end encrypted.\r\n"
      + "[03/05/2026, 8:05:32\u{202F}AM] Ana created group \"Trip: Lisbon\"\r\n"
      + "\u{200E}[03/05/2026, 8:06:00\u{202F}AM] Ana: Hi",
    "01/12/24, 09:00 - Messages and calls are end-to-end encrypted.\n01/12/24, 09:05 - Ana: Hi",
    "\u{FEFF}[03.05.26, 14:05:10] Lissabon: \u{200E}Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.",
    "03.05.26, 14:05 - Nachrichten und Anrufe sind verschlüsselt.\n03.05.26, 14:06 - Ana hat die Gruppe erstellt.\n"
      + "03.05.26, 14:07 - Ana: Hallo",
    "3/5/26, 2:05 p. m. - Los mensajes y las llamadas están cifrados.\n3/5/26, 2:06 p. m. - +34 600 111 222: Hola",
    "03/05/2026 14:05 - As mensagens e as chamadas são protegidas.\n03/05/2026 14:06 - Ana Sá: Olá",
    "[2026-05-03 14:05:10] Ana skapade gruppen.\n[2026-05-03 14:05:11] Ana: Hej",
    "[14:05, 02/05/2026] Ana: hi", "[2:05 p. m., 2/5/2026] +34 600 111 222: Hola",
    "[下午2:05, 2026/5/3] 小明: 你好",
    "2026年5月3日 下午2:05 - 消息和通话已加密。\n2026年5月3日 下午2:06 - 小明: 你好",
    "[٣\u{200F}/٥\u{200F}/٢٠٢٦، ٢:٠٥:١٠ م] آنا: مرحبا",
    "03/05/26, 09:00 - Ana created group.\n"
      + String(repeating: "03/05/26, 09:01 - Ana added somebody to the group\n", count: 150)
      + "03/05/26, 09:05 - Ana: Hi",
  ]

  @Test("are the chats of phones in any language, whatever lines of the program come first", arguments: chats)
  func chatOfPhone(text: String) async throws {
    let folder = try TripFolder(Self.entry.merging(["photos/_chat.txt": text]) { $1 })
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write("photos/wide.txt", wide)
    let told = try await folder.read().diagnostics
    claim(told.map(\.message), is: ["Chats of WhatsApp are not read where they lie"])
    claim(told.first?.others.map(\.file), is: ["photos/wide.txt"])
  }

  private static let textsBeside: [(others: [String: String], file: String, advice: String)] = [
    (
      [:], "Tag 3 Vatikan/notiz.txt",
      "name it Tag 3 Vatikan/album.md if it is about the pictures beside it, else after its day, such as "
        + "journal/2026-05-03-belem.md."
    ),
    (["trip.yml": "start: 2024-09-16"], "Tag 3 Vatikan/notiz.txt", "name it Tag 3 Vatikan/notiz.md."),
    ([:], "2024-09-18 Vatikan/notiz.txt", "name it 2024-09-18 Vatikan/notiz.md."),
    (
      ["am Meer/album.md": "Salz."], "am Meer/notiz.txt",
      "name it after its day, such as journal/2026-05-03-belem.md, or pages/notiz.md if it is about no day."
    ),
  ]

  @Test(
    "beside pictures are proposed as the text of an album, unless a name gives them a day",
    arguments: textsBeside)
  func besidePictures(others: [String: String], file: String, advice: String) async throws {
    let picture = file.replacing("notiz.txt", with: "a.jpg")
    let folder = try TripFolder(others.merging([file: "Die Schlange war lang.", picture: "x"]) { $1 })
    let told = try await folder.read().diagnostics.filter { $0.code == .fileNotRead }
    claim(told.map { $0.place?.file }, is: [file])
    claim(
      told.first?.advice,
      is: "It is not in the site, and can stay. To publish it, so that everybody reads all of it, give it "
        + "the ending .md: " + advice)
  }

  @Test(
    "are notes, and no loss, where a name or the top of the folder says that they are for their writer",
    arguments: [
      ("notes.txt", Severity.note), ("safe code.txt", .note), ("Tagebuch/Packliste.txt", .note),
      ("photos/to do.txt", .note), ("notes/kit.txt", .note), ("メモ.txt", .note), ("Insurance.docx", .note),
      ("日記/旅メモ.txt", .note), ("mail/for Mum.txt", .note), ("diary.txt", .warning),
      ("2026-05-02.txt", .warning), ("notes/2026-05-02.txt", .warning), ("photos/beds.txt", .warning),
      ("Tagebuch/Ankunft.docx", .warning),
    ] as [(String, Severity)])
  func severity(file: String, severity: Severity) async throws {
    let told = try await TripFolder(Self.entry.merging([file: "Safe code 1916"]) { $1 }).read().diagnostics
    claim(told.map(\.severity), is: [severity], "\(told.map(\.told))")
    claim(told.first?.advice?.hasPrefix("It is not in the site, and can stay. "), is: true)
  }

  @Test("in an old encoding are to be saved as UTF-8 first, and one that was read in part is not")
  func encoding() async throws {
    let folder = try TripFolder(Self.entry)
    // メモ in Shift-JIS.
    try folder.write("メモ.txt", [0x83, 0x81, 0x83, 0x82])
    try folder.write("long.txt", Array(String(repeating: "é", count: 4000).utf8))
    let told = try await folder.read().diagnostics
    claim(
      told.map(\.message).sorted(),
      is: [
        "This text is no Markdown, nor UTF-8, so it was not read",
        "This text is no Markdown, so it was not read",
      ])
    let old = told.first { $0.place?.file == "メモ.txt" }
    claim(old?.advice?.contains("save it as UTF-8 with the ending .md, and name it after its day"), is: true)
  }

  @Test("with the names of pictures beside them are captions, of which the way is named")
  func captions() async throws {
    let text = "from the backs\n\nscan0001  Dover\nSCAN0002.jpg: Ferry\n- dad on bike - ??\n"
    let files = [
      "scans/labels.txt": text, "scans/scan0001.jpg": "x", "scans/scan0002.jpg": "x",
      "scans/dad on bike.jpg": "x", "other/list.txt": text,
    ]
    let told = try await TripFolder(Self.entry.merging(files) { $1 }).read().diagnostics
      .filter { $0.code == .fileNotRead }
    claim(told.map { $0.place?.file }, is: ["other/list.txt", "scans/labels.txt"])
    claim(
      told.last?.advice,
      is:
        "It is not in the site, and can stay. Named captions.txt it is read, so that everybody reads all of it. "
        + "The caption of a picture stands in a text beside it, too, as of “scans/scan0001.jpg” in "
        + "“scans/scan0001.md”.")
  }

  @Test("of captions that their own words keep back get no name that they have already")
  func captionsKeptBack() async throws {
    let files = [
      "scans/captions.txt": "# Private\na.jpg: Dover\nb.jpg: Gate\n", "scans/a.jpg": "x", "scans/b.jpg": "x",
    ]
    let told = try await TripFolder(Self.entry.merging(files) { $1 }).read().diagnostics
      .filter { $0.place?.file == "scans/captions.txt" }
    claim(told.map(\.message), is: ["This text holds captions of pictures, and was not read"])
    claim(told.first?.advice?.contains("Named captions.txt"), is: false)
    claim(told.first?.advice?.contains("where neither its folder nor a word in it keeps it back"), is: true)
  }

  @Test("in a folder that keeps back what is in it get no way out of there, and are told as one")
  func keptBack() async throws {
    let files = [
      "private/claim.csv": "Date,Amount\n2026-05-01,4", "photos/privat/codes.txt": "1916",
      "private/walk.fit": "x", "private/IMG_1.NEF": "x", "maps/private/home.pbf": "x",
      "chats/_chat.txt": "[02.05.26, 14:05:10] Ana: hi",
    ]
    let told = try await TripFolder(Self.entry.merging(files) { $1 }).read().diagnostics
      .filter { $0.code == .fileNotRead }
    let kept = told.filter { $0.place?.file != "chats/_chat.txt" }
    claim(told.count, is: 2)
    claim(kept.map(\.advice), is: ["It is not in the site, and can stay."])
    claim(kept.first?.others.count, is: 4)
  }

  @Test("of one kind are told as one, with the first and the others")
  func gathered() async throws {
    let folder = try TripFolder(Self.entry.merging(["c/a.docx": "x", "c/b.odt": "y", "c/d.rtf": "z"]) { $1 })
    let told = try await folder.read().diagnostics
    #expect(told.count == 1 && told[0].place?.file == "c/a.docx")
    claim(told.first?.others.map(\.file), is: ["c/b.odt", "c/d.rtf"])
  }

  @Test(
    "pictures and films under another name are known by their first bytes",
    arguments: [
      ("photos/IMG_1", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] as [UInt8], ".jpg"),
      ("photos/IMG_1.jpg_large", [0xFF, 0xD8, 0xFF, 0xDB], ".jpg"),
      ("a.png.1", [0x89] + Array("PNG\r\n".utf8), ".png"),
      ("b.heic~", [0, 0, 0, 24] + Array("ftypheic".utf8), ".heic"),
      ("c", [0, 0, 0, 24] + Array("ftypqt  ".utf8), ".mov"), ("d", Array("RIFF1234WEBP".utf8), ".webp"),
    ] as [(String, [UInt8], String)])
  func pictures(file: String, bytes: [UInt8], ending: String) async throws {
    let folder = try TripFolder(Self.entry)
    try folder.write(file, bytes)
    let told = try await folder.read().diagnostics
    #expect(
      told.count == 1 && told[0].advice?.contains("the ending \(ending),") == true, "\(told.map(\.told))")
  }

  @Test("that systems, editors and programmers leave behind are not worth a word")
  func junk() async throws {
    let names = """
      Thumbs.db|.DS_Store|._a.jpg|~$diary.docx|desktop.ini|README|LICENSE.txt|Makefile|notes.log|IMG_1.AAE|GX01.THM|a.lrv
      .git/HEAD|node_modules/a.docx|build.sh|robots.txt|.obsidian/a.md|.photos/.hidden.jpg|journal/2026-05-01.md~
      """
    let files = Dictionary(uniqueKeysWithValues: names.split { "|\n".contains($0) }.map { (String($0), "x") })
    #expect(try await TripFolder(Self.entry.merging(files) { $1 }).read().told.isEmpty)
  }

  @Test("of another program's folder are its own concern, but for what is surely the traveller's")
  func foreign() async throws {
    let files = [
      "package.json": "{}", "words.txt": "x", "data.csv": "a,b", "src/content/config.yaml": "a: b",
      "a.xyz": "b",
      "photos.zip": "PK\u{3}\u{4}",
    ]
    let told = try await TripFolder(Self.entry.merging(files) { $1 }).read().diagnostics
    claim(told.map { $0.place?.file }, is: ["photos.zip"])
  }

  @Test(
    "of kinds that nobody knows are counted, links are told, and so is JSON beside tracks in another program's folder"
  )
  func counted() async throws {
    let files = [
      "a.xyz": "b", "b.xyz": "b", "c.abc": "b", "hostel.url": "[InternetShortcut]", "r/a.json": "[{}]",
    ]
    let told = try await TripFolder(Self.entry.merging(files) { $1 }).read().diagnostics
    claim(
      told.map(\.message).sorted(),
      is: [
        "Files of this kind are not read, and not in the site: 2 .xyz, 1 .abc",
        "Links to pages in files of their own are not read",
      ])
    let ofProgram = [
      "package.json": "{}", "r/a.json": "[{}]", "r/b.json": "[{}]", "r/c.gpx": "<gpx/>", "d/e.json": "[{}]",
    ]
    let others = try await TripFolder(Self.entry.merging(ofProgram) { $1 }).read().diagnostics
      .filter { $0.code == .fileNotRead }
    claim(others.map { $0.place?.file }, is: ["r/a.json"])
    claim(others.first?.others.map(\.file), is: ["r/b.json"])
  }

  @Test("hidden folders with pictures, and pictures that iCloud keeps, are named")
  func hidden() async throws {
    let files = [".photos/a.jpg": "x", "photos/.IMG_1.HEIC.icloud": "x"]
    let told = try await TripFolder(Self.entry.merging(files) { $1 }).read().told
    #expect(told.count == 2 && told[0].hasPrefix("note file-not-read .photos Hidden folders"))
    claim(told.last?.hasPrefix("warning file-not-read photos/.IMG_1.HEIC.icloud"), is: true)
  }

  @Test("are only noted where the file that their contents go into is there already")
  func besideSmallFiles() async throws {
    let files = [
      "budget.yml": "total: 5 EUR", "itinerary.yml": "", "a.csv": "Date,Sum", "b.ics": "BEGIN:VCALENDAR",
    ]
    let told = try await TripFolder(Self.entry.merging(files) { $1 }).read().diagnostics
    claim(told.map(\.severity), is: [.note, .note])
  }

  @Test("raw pictures are told only where the camera wrote no other beside them")
  func raw() async throws {
    let folder = try TripFolder(Self.entry.merging(["a/IMG_1.CR3": "x", "a/IMG_2.CR3": "x"]) { $1 })
    try folder.write("a/IMG_1.JPG", [0xFF, 0xD8, 0xFF])
    let told = try await folder.read().diagnostics.filter { $0.code == .fileNotRead }
    claim(told.map { $0.place?.file }, is: ["a/IMG_2.CR3"])
  }
}

import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Names of pictures and entries")
struct NamesTests {
  private static let files = FileNames([
    "a/IMG 1.jpg", "a/same.jpg", "b/same.jpg", "journal/x.jpg", "photos/Sub/é.jpg", "top.JPG", "w#1.jpg",
  ])

  private static let meanings = table(
    #"""
    x.jpg → journal/x.jpg
    ./x.jpg → journal/x.jpg
    ../a/IMG%201.jpg → a/IMG 1.jpg
    ..\a\IMG 1.jpg → a/IMG 1.jpg
    img 1.JPG → a/IMG 1.jpg
    photos/sub/e\#u{301}.jpg → photos/Sub/é.jpg
    /top.jpg → top.JPG
    top.jpg?w=200#x → top.JPG
    w#1.jpg → w#1.jpg
    w%231.jpg → w#1.jpg
    w#1.jpg#full → w#1.jpg
    w%231.jpg#two-thirds → w#1.jpg
    ../../../../etc/top.jpg → top.JPG by folder
    C:\Users\Ana\IMG 1.jpg → a/IMG 1.jpg by folder
    file:///home/ana/trip/a/IMG%201.jpg → a/IMG 1.jpg
    @a/IMG 1.jpg → a/IMG 1.jpg
    photos/Sub/%E9.jpg → photos/Sub/é.jpg
    photos/Sub/%25C3%25A9.jpg → photos/Sub/é.jpg
    IMG\ 1.jpg → a/IMG 1.jpg
    ![[x.jpg]] → journal/x.jpg
    “top.jpg” → top.JPG
    ../../same.jpg → 2
    same.jpg → 2
    b/same.jpg → b/same.jpg
    nope.jpg → -
    % → -
     → -
    .. → -
    / → -
    """#)

  @Test("a path or name is led to the one file that it means", arguments: meanings)
  func meaning(written: String, expected: String) {
    switch Self.files.meaning(written, from: "journal") {
    case .file(let file): claim(file, is: expected)
    case .guess(let file, let guess): #expect("\(file) by \(guess)" == expected)
    case .beside(let files): #expect("beside \(files.count)" == expected)
    case .several(let files): #expect("\(files.count)" == expected)
    case .nothing: claim(expected, is: "-")
    }
  }

  private static let entriesOfBundles = ["a/index.md", "b/index.md", "notes/1.md", "notes/2.md"].map(
    EntryPath.init)
  private static let kept = table(
    """
    a a1.jpg → a/a1.jpg
    b a1.jpg → beside 1
    b ../a/a1.jpg → a/a1.jpg
    b /a/a1.jpg → a/a1.jpg
    b img/deep.jpg → beside 1
    b a/img/deep.jpg → a/img/deep.jpg
    a deep.jpg → a/img/deep.jpg
    a n1.jpg → beside 1
    notes n1.jpg → notes/n1.jpg
    notes s1.jpg → notes/more/s1.jpg
    b p1.jpg → photos/p1.jpg by folder
    notes p1.jpg → photos/p1.jpg
    """)

  @Test("what lies beside the text of one entry is not meant by a name in another", arguments: kept)
  func owned(written: String, expected: String) throws {
    var files = FileNames([
      "a/a1.jpg", "a/img/deep.jpg", "notes/n1.jpg", "notes/more/s1.jpg", "photos/p1.jpg",
    ])
    files.owners = EntryFolders(Self.entriesOfBundles)
    let space = try unwrapped(written.firstIndex(of: " "))
    switch files.meaning(String(written[written.index(after: space)...]), from: String(written[..<space])) {
    case .file(let file): claim(file, is: expected)
    case .guess(let file, let guess): #expect("\(file) by \(guess)" == expected)
    case .beside(let files): #expect("beside \(files.count)" == expected)
    case .several, .nothing: Issue.record("nothing is meant")
    }
  }

  @Test(
    "a picture that ends otherwise is taken where there is only one, and none in the place of one that is left out"
  )
  func endings() {
    let all = ["p/a.jpg", "p/b.jpg", "p/b.heic", "p/c.png", "q/c.jpg", "p/d.heic", "p/d.jpg"]
    let names = PictureNames(all, otherKinds: ["p/e.gif"]).leavingOut(["p/d.heic"], byTexts: [], of: all)
    claim(names.found("p/a.HEIC", from: "")?.file, is: "p/a.jpg")
    claim(names.found("a.png", from: "p")?.guess, is: .ending)
    claim(names.found("p/b.JPEG", from: "")?.file, is: "p/b.jpg")
    claim(none: names.found("p/b.png", from: "")?.file)
    claim(names.found("c.webp", from: "p")?.file, is: "p/c.png")
    claim(none: names.found("p/d.heic", from: "")?.file)
    claim(none: names.found("p/e.gif", from: "")?.file)
    claim(names.found("a", from: "p")?.file, is: "p/a.jpg")
    claim(none: names.found("a", from: "p")?.guess)
    claim(none: names.found("b", from: "p"))
    claim(none: names.found("e", from: "p"))
  }

  @Test(
    "a text without a day shows the pictures whose whole names stand in it, and no part of another's name")
  func shownWithoutDay() async throws {
    let text = "![](21.jpg) and my 3.JPG. Not 5.jpeg, and no 4."
    let names = ["1.jpg", "21.jpg", "3.jpg", "4.jpg", "5.jpg"]
    let folder = try TripFolder(["2026-05-03-x.md": "Text", "belem/index.md": text])
    for name in names { try folder.write("belem/" + name, []) }
    let shown = try await folder.read().trip.shownWithoutDay
    claim(shown, is: ["belem/21.jpg": "belem/index.md", "belem/3.jpg": "belem/index.md"])
  }

  @Test(
    "of a hundred thousand files those that a long text names are found in one pass", .timeLimit(.minutes(1)))
  func manyNames() {
    let mentions = FileMentions((0..<100_000).map { "p/\($0 / 100)/\($0).jpg" }, entries: [])
    let text = (0..<20_000).map { "![](\(5 * $0).jpg)" }.joined(separator: "\n")
    claim(mentions.files(in: text, isWhole: true).count, is: 20_000)
  }

  @Test(
    "a name with brackets or commas is found in a text by its words, and no part of it is another's",
    arguments: [
      ("![x](<a/IMG_4021 (1).jpg>)", ["a/IMG_4021 (1).jpg"]),
      ("![](IMG_4021%20(1).HEIC)", ["a/IMG_4021 (1).jpg"]), ("see img_4021 (1).jpg", ["a/IMG_4021 (1).jpg"]),
      ("We hid it, see Rome, day 1.jpg.", ["Rome, day 1.jpg"]),
      ("IMG_4021 (1).jpg...", ["a/IMG_4021 (1).jpg"]),
      ("![](IMG_4021.jpg)", ["IMG_4021.jpg"]), ("![](IMG_4021)", ["IMG_4021.jpg"]),
      ("IMG_4021 and img_4021 (1).jpg", ["IMG_4021.jpg", "a/IMG_4021 (1).jpg"]),
      ("cover: \"Rome, day 1.jpg\"", ["Rome, day 1.jpg"]),
      ("{{Rome, day 1.png}}", ["Rome, day 1.jpg"]), ("day 1.jpg", []), ("(1).jpg", []),
      ("What 2.jpg", ["What?! 2.jpg"]),
    ] as [(String, [String])])
  func oddNames(text: String, found: [String]) {
    let files = ["a/IMG_4021 (1).jpg", "IMG_4021.jpg", "Rome, day 1.jpg", "What?! 2.jpg"]
    claim(FileMentions(files, entries: []).files(in: text).sorted(), is: found)
  }

  @Test(
    "a name is found however it ends, and amounts and ends of sentences are none",
    arguments: [
      ("Cabin No. 5. Then rain.", ["a/No. 5"]), ("IMG_1%2Ejpg", ["IMG_1.heic"]),
      ("img_1.JPG.", ["IMG_1.heic"]),
      ("x.jpg", ["b/x.jpg!"]), ("a README.", ["README"]), ("12.50 at 8.30, 1.000.", []), ("IMG_1.txt", []),
    ] as [(String, [String])])
  func ends(text: String, found: [String]) {
    let files = ["a/No. 5", "b/x.jpg!", "README", "IMG_1.heic"]
    claim(FileMentions(files, entries: []).files(in: text).sorted(), is: found)
  }

  @Test("a list to leave out means every file of a name, or all of a folder")
  func lists() {
    claim(Self.files.files("same.jpg"), is: ["a/same.jpg", "b/same.jpg"])
    claim(Self.files.files("a/same.jpg"), is: ["a/same.jpg"])
    claim(Self.files.files("A/"), is: ["a/IMG 1.jpg", "a/same.jpg"])
    claim(Self.files.files(".."), is: [])
    claim(Self.files.files(""), is: [])
  }

  @Test(
    "a number that is one digit off is another picture, and one that lacks its end is a slip",
    arguments: [
      ("IMG_4038.jpg", "IMG_4028.jpg", nil), ("IMG_402.jpg", "IMG_4028.jpg", "IMG_4028.jpg"),
      ("IMGP_4028.jpg", "IMG_4028.jpg", "IMG_4028.jpg"), ("IMG_28.jpg", "IMG_0028.jpg", "IMG_0028.jpg"),
      ("2026-05-03 belem.md", "2026-05-04 belem.md", nil),
    ] as [(String, String, String?)])
  func otherNumbers(written: String, there: String, meant: String?) {
    claim(FileNames([there]).nearest(to: written), is: meant)
  }

  @Test(
    "the very name goes before one with another ending, and that before one with another number",
    arguments: [
      ("x/a.jpg", "a.jpg"), ("x/A.JPG", "a.jpg"), ("x/a.png", "a.heic"), ("IMG_4038.png", "IMG_4038.jpg"),
    ])
  func veryName(written: String, meant: String) {
    let names = FileNames(["a.heic", "a.jpg", "IMG_4028.png", "IMG_4038.jpg"])
    claim(names.nearest(to: written), is: meant)
  }

  @Test(
    "a link means the text whose name has blanks, lines or capitals in other places, or is spelt nearly so",
    arguments: [
      ("2025-06-15-capelinhos.md", "2025-06-15 Capelinhos.md"),
      ("2025-06-15%20capelinho.md", "2025-06-15 Capelinhos.md"), ("packing-lists.md", "packing list.md"),
      ("other.md", nil),
    ] as [(String, String?)])
  func linkedTexts(written: String, meant: String?) {
    let names = FileNames(["Journal/2025-06-15 Capelinhos.md"], andThen: ["pages/packing list.md"])
    claim(names.meant(by: written), is: meant)
  }

  @Test("a picture that is not shown is told why")
  func absence() {
    let names = PictureNames(["a/same.jpg", "b/same.jpg", "IMG_2240.jpg", "x.jpg"], otherKinds: ["c.gif"])
      .leavingOut(["x.jpg"], byTexts: [], of: ["a/same.jpg", "b/same.jpg", "IMG_2240.jpg", "x.jpg"])
    func told(_ written: String) -> String {
      let why = names.absence(of: written, from: "")
      return why.message + " | " + why.advice
    }
    claim(
      told("IMG_224.jpg"), is: "No picture “IMG_224.jpg” in the trip folder | Did you mean “IMG_2240.jpg”?")
    claim(
      told("zzzz"),
      is: "No picture “zzzz” in the trip folder | Check its name, and that it is in the trip folder.")
    claim(told("same.jpg"), is: "2 pictures are named “same.jpg” | Write the folder too, such as a/same.jpg.")
    claim(
      told("c.gif"), is: "Pictures of this kind are not shown yet | Save a copy of it as JPEG, and name that."
    )
    claim(
      told("x.jpg"), is: "“x.jpg” is left out by trip.yml | Remove it from `leave out`, or remove it here.")
    claim(told(""), is: "Missing file name of a picture | Write its file: ![](photos/name.jpg).")
  }

  private static let entries = table(
    #"""
    2026-05-03-belem.md → 2026-05-03 - belem
    2026-05-03.md → 2026-05-03 - 
    2026-05-03T1405 Belém.md → 2026-05-03 14:05:00 Belém
    2026-05-03T14-05-walk.md → 2026-05-03 14:05:00 walk
    2026-05-03t14:05:30_x.y.md → 2026-05-03 14:05:00 x.y
    2026-05-03T140530-x.md → 2026-05-03 14:05:00 x
    2026-05-03T1405-2nd.md → 2026-05-03 14:05:00 2nd
    2026-05-03 14-05 Belém.md → 2026-05-03 14:05:00 Belém
    2026-05-03_14.05_x.md → 2026-05-03 14:05:00 x
    2026-05-03-14:05:30.md → 2026-05-03 14:05:00 
    2026-05-03-04-05-x.md → 2026-05-03 - 04-05-x
    2026-05-03-1000-steps.md → 2026-05-03 - 1000-steps
    2026-05-03 14-05th.md → 2026-05-03 - 14-05th
    2026-05-03 24-05 x.md → 2026-05-03 - 24-05 x
    2026-05-03T2460-x.md → 2026-05-03 - T2460-x
    2026-05-03Tavira.md → 2026-05-03 - Tavira
    2026-05-031-x.md → - - 2026-05-031-x
    2026-02-30-x.md → - - 2026-02-30-x
    belem → - - belem
    """#)

  @Test("the name of an entry tells its day, its time and the wish for an address", arguments: entries)
  func entryNames(written: String, expected: String) {
    let name = EntryName(written)
    claim("\(name.day?.description ?? "-") \(name.time?.description ?? "-") \(name.slug)", is: expected)
  }

  private static let links = table(
    #"""
    https://example.org → outside
    //example.org → outside
    mailto:a@b.c → outside
    geo:1,2 → outside
    #part → fragment
    other.md → inside
    ./a:b.md → inside
    javascript:alert(1) → javascript
    JavaScript:alert(1) → javascript
     java\#u{9}script:x → javascript
    \#u{1}data:text/html,x → data
    javascript:\#u{301}x → javascript
    file:///etc/passwd → file
    """#)

  @Test("an address is known for what it is, whatever hides its scheme", arguments: links)
  func linkKinds(written: String, expected: String) {
    switch LinkKind(written) {
    case .outside: claim(expected, is: "outside")
    case .inside(let path): #expect(expected == "inside" && path == written)
    case .fragment: claim(expected, is: "fragment")
    case .unsafe(let scheme): claim(scheme, is: expected)
    }
  }
}

import Claims
import Diagnostics
import Testing
import TripNotation

@testable import TripReading

@Suite("A list of captions beside pictures")
struct CaptionListTests {
  private static let pictures = [
    "scans/IMG_1.jpg", "scans/IMG_1.heic", "scans/IMG-2.jpg", "scans/dad on bike.jpg",
  ]

  @Test(
    "has a picture and its caption on each line",
    arguments: [
      ("IMG_1.jpg - the gate to nothing", ["scans/IMG_1.jpg": "the gate to nothing"]),
      ("img_1: the gate", ["scans/IMG_1.jpg": "the gate", "scans/IMG_1.heic": "the gate"]),
      ("IMG-2.jpg\tA *red*  gate", ["scans/IMG-2.jpg": "A red gate"]),
      ("- dad on bike.jpg = Dover", ["scans/dad on bike.jpg": "Dover"]),
      ("From the backs\r\n\r\nIMG-2 – Ferry\r\nIMG-2: twice", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2.jpg", nil), ("IMG-2.jpg - ", nil), ("Nothing of this kind", nil), ("", nil),
      ("# private\nIMG-2.jpg: Ferry", nil), ("PRIVATE - not for all\nIMG-2.jpg: Ferry", nil),
      ("IMG-2.jpg: Ferry\nIMG_1.jpg: private", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2.jpg: Ferry\nIMG_1.jpg (private): Ana", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2.jpg: Ferry\nIMG_1.jpg: Ana – private!", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2.jpg: Ferry\nIMG_1.jpg: private & secret", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2.jpg: Ferry\nIMG_1.jpg: Ana, privat und geheim", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2: Ferry <!-- late -->\n<!--\nIMG_1: Row\n-->", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2: Ferry\n%%\nIMG_1: Row\n%%", ["scans/IMG-2.jpg": "Ferry"]),
      ("IMG-2: Ferry\n<!-- \nIMG_1: Row", ["scans/IMG-2.jpg": "Ferry"]),
      (
        "IMG_1.jpg, IMG-2.jpg & dad on bike.jpg - Dover",
        ["scans/IMG_1.jpg": "Dover", "scans/IMG-2.jpg": "Dover", "scans/dad on bike.jpg": "Dover"]
      ),
      ("IMG-2.jpg, Dover - the gate", ["scans/IMG-2.jpg": "Dover - the gate"]),
      ("IMG-2.jpg, IMG_1.jpg", nil), ("IMG-2.jpg, IMG_1.jpg: private", [:]),
    ] as [(String, [String: String]?)])
  func lines(text: String, expected: [String: String]?) {
    let list = CaptionList(text, file: "scans/captions.txt", pictures: Self.pictures)
    claim(list?.captions, is: expected)
  }

  @Test("has pictures by the numbers that a camera gave them, where each has its own")
  func numbers() {
    let pictures = [
      "a/IMG_0421.JPG", "a/IMG_7755.jpg", "a/IMG_E7755.jpg", "b/IMG_0600.jpg", "b/DSC_0600.jpg",
      "b/IMG_2026.jpg",
      "b/IMG_12.jpg",
    ]
    let text = "0421 - the hams\n7755 Trieste\n0600 two\n2026 was hot\n12 monkeys\n5/10 no\nIMG_0421: twice\n"
    let list = CaptionList(text, file: "captions.txt", pictures: pictures, isOfTrip: true)
    claim(
      list?.captions,
      is: [
        "a/IMG_0421.JPG": "the hams", "a/IMG_7755.jpg": "Trieste", "a/IMG_E7755.jpg": "Trieste",

      ])
    claim(list?.diagnostics.count, is: 0)
    claim(
      CaptionLines(beside: pictures, withNumbers: true).firstPicture(
        in: Array("0421 the hams\n7755 Trieste\n".utf8)),
      is: "a/IMG_0421.JPG")
  }

  @Test("tells the names that no picture beside it has")
  func unknown() {
    let text = "IMG-2: Ferry\n<!--\n\n-->\nIMG_9.JPG - Lost\nIMG-2.jpg\nWe saw 3.5 whales\n"
    let list = CaptionList(text, file: "scans/captions.txt", pictures: Self.pictures)
    claim(list?.diagnostics.map(\.message), is: ["No picture beside this list is called “IMG_9.JPG”"])
    claim(list?.diagnostics.map { $0.place?.span?.line }, is: [5])
  }

  @Test("a name in a list of several that no picture has is told, and is no part of the words")
  func unknownAmongSeveral() {
    let list = CaptionList(
      "IMG-2.jpg, IMG_9.jpg - Ferry", file: "scans/captions.txt", pictures: Self.pictures)
    claim(list?.captions, is: ["scans/IMG-2.jpg": "Ferry"])
    claim(list?.diagnostics.map(\.message), is: ["No picture beside this list is called “IMG_9.jpg”"])
  }

  @Test(
    "tells a name that no picture has in every form of a line, and no other words",
    arguments: [
      ("IMG_9: (on the other card)", "IMG_9"), ("DSCF4249 = Lost", "DSCF4249"), ("IMG_9\tLost", "IMG_9"),
      ("- IMG_9 - Lost", "IMG_9"), ("IMG_9 lost", "IMG_9"), ("dad on boat.jpg: Dover", "dad on boat.jpg"),
      ("gate-17: Lost", "gate-17"), ("IMG_9.jpg, IMG-2.jpg - Gate", "IMG_9.jpg"),
      ("IMG-2, IMG_9 - Gate", "IMG_9"), ("gate-3, IMG_9", "IMG_9"),
      ("Norway 2026 - captions", nil), ("gate-17 was shut", nil), ("Dover: a town", nil),
      ("10 past six - nobody", nil), ("We liked dad on boat.jpg best", nil),
    ] as [(String, String?)])
  func unknownForms(line: String, name: String?) {
    let pictures = Self.pictures + ["scans/gate-3.jpg"]
    let list = CaptionList("gate-3: Gate\n" + line, file: "scans/captions.txt", pictures: pictures)
    claim(
      list?.diagnostics.map(\.message),
      is: name.map { ["No picture beside this list is called “\($0)”"] } ?? [], "\(line)")
    if line.contains("IMG-2") { claim(list?.captions["scans/IMG-2.jpg"], is: "Gate", "\(line)") }
  }

  @Test("is not read where a line that names no picture of it keeps back, either")
  func keptByUnknown() {
    for line in ["IMG_9: private", "IMG_9.jpg - private", "IMG_9, IMG-2: private", "IMG-2, IMG_9: private"] {
      let list = CaptionList("IMG_1: Gate\n" + line, file: "scans/captions.txt", pictures: Self.pictures)
      let namesOne = line.contains("IMG-2")
      claim(list == nil, is: !namesOne, "\(line)")
      claim(list?.keptBack, is: namesOne ? ["scans/IMG-2.jpg"] : nil)
    }
  }

  @Test("a name in two folders of the trip is told without its ending, too, and of many names the count")
  func ambiguousAndMany() {
    let list = CaptionList(
      "b: Ferry\na: Two", file: "captions.txt", pictures: ["x/a.jpg", "y/a.jpg", "y/b.jpg"], isOfTrip: true)
    claim(list?.captions, is: ["y/b.jpg": "Ferry"])
    claim(list?.diagnostics.map(\.message), is: ["No picture of the trip is called “a”, or more than one"])
    let lines = (100..<123).map { "IMG_\($0): Lost" }.joined(separator: "\n")
    let many = CaptionList("IMG-2: Ferry\n" + lines, file: "scans/captions.txt", pictures: Self.pictures)
    claim(many?.diagnostics.count, is: 21)
    claim(many?.diagnostics.last?.message, is: "3 more names in this list that no picture has")
  }

  @Test("a picture that a rule leaves out is not told as missing")
  func leftOut() async throws {
    let folder = try TripFolder([
      "journal/2026-05-03-a.md": "Hello.\n", ".tripbookignore": "b.jpg\n", "one/a.jpg": "x", "one/b.jpg": "x",
      "one/captions.txt": "a.jpg: Ferry\nb.jpg: Gate\nc.jpg: Lost\n",
    ])
    let files = TripFiles.sort(FolderListing(root: folder.path, skipping: []))
    claim(
      files.captionLists.first?.diagnostics.map(\.message),
      is: [
        "The trip does without “b.jpg”, and without these words of it",
        "No picture beside this list is called “c.jpg”",
      ])
  }

  @Test("is known by its name, and not read where its folder or a line keeps it back")
  func inFolder() async throws {
    let text = "a.jpg: Ferry\n"
    let folder = try TripFolder([
      "journal/2026-05-03-a.md": "Hello.\n", "one/a.jpg": "x", "one/captions.txt": text, "two/a.jpg": "x",
      "two/Bildunterschriften.md": text, "three/a.jpg": "x", "three/list.txt": text, "private/a.jpg": "x",
      "private/captions.txt": text, "four/a.jpg": "x", "four/captions.txt": "private: yes\n" + text,
      "captions.txt": text, "five/a.jpg": "x", "five/captions.rtf": text, "six/a.jpg": "x",
      "six/captions.txt": text + String(repeating: " ", count: 1 << 20) + "\nprivate: yes\n",
    ])
    let files = TripFiles.sort(FolderListing(root: folder.path, skipping: []))
    claim(files.captionLists.map(\.file).sorted(), is: ["one/captions.txt", "two/Bildunterschriften.md"])
    claim(files.maybeEntries, is: [])
    claim(files.strays.contains("one/captions.txt"), is: false)
  }

  @Test("at the top of the folder is read for the whole trip, by names that lie in one folder alone")
  func atTop() async throws {
    let names = [
      "sony/DSC1.jpg", "sony/DSC2.jpg", "sony/DSC3.jpg", "sony/a.jpg", "phone/a.jpg", "phone/b.jpg",
    ]
    let list =
      "for the book\n\nDSC1.JPG - Beverly\ndsc2 Grand View\na.jpg: Two\nDSC3.jpg - (don't use, June hates it)\n"
    func files(_ text: String, _ more: [String: String] = [:]) throws -> TripFiles {
      var contents = Dictionary(uniqueKeysWithValues: names.map { ($0, "x") }).merging(more) { $1 }
      contents["captions.txt"] = text
      let folder = try TripFolder(contents)
      return withExtendedLifetime(folder) { TripFiles.sort(FolderListing(root: folder.path, skipping: [])) }
    }
    let found = try unwrapped(files(list).captionLists.first)
    claim(found.captions, is: ["sony/DSC1.jpg": "Beverly", "sony/DSC2.jpg": "Grand View"])
    claim(found.leaveOut, is: ["sony/DSC3.jpg"])
    claim(
      found.diagnostics.map(\.message), is: ["No picture of the trip is called “a.jpg”, or more than one"])
    var texts = PictureTexts()
    texts.take([found])
    claim(texts.leaveOut, is: ["sony/DSC3.jpg": "captions.txt"])
    // Notes in which a picture is named are no list, and beside pictures a list is of these alone.
    try claim(files("To do\nDSC1.jpg print\nbuy milk\ncall Bob\n").captionLists.count, is: 0)
    try claim(files(list, ["c.jpg": "x"]).captionLists.count, is: 0)
  }

  @Test("fills what no text beside the picture says")
  func besideTexts() throws {
    let list = try unwrapped(
      CaptionList("IMG-2: Ferry", file: "scans/captions.txt", pictures: Self.pictures))
    let own = EntryFile.read(
      FrontMatter.split(Array("The gate.\n".utf8)), at: EntryPath("scans/IMG-2.md"))
    var texts = PictureTexts.read([own], of: Self.pictures)
    texts.take([list])
    claim(texts.byPicture["scans/IMG-2.jpg"]?.caption, is: "The gate.")
    var alone = PictureTexts()
    alone.take([list])
    claim(alone.byPicture["scans/IMG-2.jpg"]?.caption, is: "Ferry")
    claim(alone.byPicture.count, is: 1)
  }
}

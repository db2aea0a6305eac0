import Claims
import Diagnostics
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("The listing of a folder")
struct FolderTests {
  private static let rules = table(
    #"""
    *.jpg → a.jpg|b/c.jpg - a.txt
    /a.jpg → a.jpg - b/a.jpg
    b/ → b/c.jpg|x/b/c - b
    b/*.jpg → b/c.jpg - b/d/c.jpg|x/b/c.jpg
    **/c → c|x/c|x/y/c - cc
    b/** → b/c|b/d/e - b
    a/**/z → a/z|a/b/z|a/b/c/z - z
    *.jpg¶!a.jpg → b.jpg - a.jpg
    b/**¶!b/keep.jpg → b/x.jpg - b/keep.jpg
    [a-c]?.txt → a1.txt|cx.txt - d1.txt|a.txt
    [!a]b → xb - ab
    [^a]b → xb - ab
    []x]b → ]b|xb - yb
    [!]]b → xb - ]b
    [[:digit:]-]b → 1b|-b - xb
    [b-]x → bx|-x - ax
    [a[b]c → ac|[c|bc - abc
    [[:digit:] → [d|[: - 1|[1
    [[[a → [[[a - a
    \#u{5C}#a → #a - a
    \#u{5C}!a → !a - a
    \#u{5C}*a → *a - xa
    a[ → a[ - a
    # a →  - x|# a
    a   → a - b
    **a*b**c*a*b → xaxbxcxaxb - ab
    é.jpg → é.jpg|e\#u{301}.jpg - e.jpg
    """#)

  @Test("the rules are those of gitignore", arguments: rules)
  func ignoring(written: String, expected: String) {
    let rules = IgnoreRules("\u{FEFF}" + written.replacing("¶", with: "\r\n"))
    func isLeftOut(_ path: String) -> Bool {
      let names = path.split(separator: "/").map(Array.init)
      return (1...names.count).contains { depth in
        rules.decision(Array(names.prefix(depth)), isFolder: depth < names.count) == true
      }
    }
    let parts = expected.components(separatedBy: " - ")
    for path in parts[0].split(separator: "|") { #expect(isLeftOut(String(path)), "\(path)") }
    for path in parts[1].split(separator: "|") { #expect(!isLeftOut(String(path)), "\(path)") }
  }

  @Test("rules deeper down come before those above, and a rule cannot be made slow")
  func nestedRules() throws {
    let folder = try TripFolder([
      ".tripbookignore": "*.txt\n" + String(repeating: "*a", count: 200), "a.txt": "",
      "b/.tripbookignore": "!keep.txt\n/x",
      "b/keep.txt": "", "b/other.txt": "", "b/x/y.jpg": "", "x/y.jpg": "",
      String(repeating: "a", count: 200) + "b": "",
    ])
    let files = FolderListing(root: folder.path, skipping: []).files
    claim(files, is: [String(repeating: "a", count: 200) + "b", "b/keep.txt", "x/y.jpg"])
  }

  @Test("hidden files, the site, other sites and node_modules do not count")
  func leftOut() throws {
    let folder = try TripFolder([
      "a.jpg": "", ".hidden.jpg": "", ".git/x.jpg": "", "_site/x.jpg": "", "b/_site/x.jpg": "",
      "b/node_modules/x.jpg": "",
      "old/.tripbook-site": "", "old/x.jpg": "", "site/x.jpg": "", "e/\u{65}\u{301}.jpg": "",
    ])
    let listing = FolderListing(root: folder.path, skipping: [FolderListing.realPath(folder.path + "/site")])
    #expect(
      listing.files.map { Array($0.utf8) }
        == ["a.jpg", "b/_site/x.jpg", "e/e\u{301}.jpg"].map { Array($0.utf8) })
    #expect(listing.diagnostics.isEmpty)
  }

  @Test("links within the trip are followed to files, and all others are told")
  func links() throws {
    let folder = try TripFolder(["a.jpg": "", ".hidden/h.jpg": "", "_site/s.jpg": "", "b/c.jpg": ""])
    try folder.writeOutside("out.jpg", "")
    for (name, target) in [
      ("in.jpg", "b/c.jpg"), ("b/up.jpg", "../a.jpg"), ("b/twice.jpg", "up.jpg"), ("out.jpg", "../out.jpg"),
      ("outfolder", ".."), ("broken.jpg", "nothing.jpg"), ("loop1.jpg", "loop2.jpg"),
      ("loop2.jpg", "loop1.jpg"),
      ("hidden.jpg", ".hidden/h.jpg"), ("site.jpg", "_site/s.jpg"), ("folder", "b"), ("self", "."),
      ("null.jpg", "/dev/null"),
    ] { try folder.link(name, to: target) }
    let listing = FolderListing(root: folder.path, skipping: [])
    claim(listing.files, is: ["a.jpg", "b/c.jpg", "b/twice.jpg", "b/up.jpg", "in.jpg"])
    let outside =
      "Link out of the trip folder; not followed | Copy its target into the trip folder."
    let nothing =
      "Cannot read this: it is a link that leads to nothing | Fix it or move it away, then try again."
    let ignored =
      "Link to a file that is not part of the trip; not followed | Hidden files and what .tripbookignore names are never published."
    claim(
      listing.diagnostics.inReadingOrder().map(\.told),
      is: [
        "error unreadable broken.jpg \(nothing)", "warning file-not-read hidden.jpg \(ignored)",
        "error unreadable loop1.jpg \(nothing)",
        "error unreadable loop2.jpg \(nothing)",
        "warning link-outside null.jpg \(outside)", "warning link-outside out.jpg \(outside)",
        "warning link-outside outfolder \(outside)", "warning file-not-read site.jpg \(ignored)",
      ])
  }

  @Test("pipes, names that are no text, names that are the same, and depth are told")
  func oddities() throws {
    let deep = String(repeating: "d/", count: 34)
    let folder = try TripFolder([deep + "x.jpg": "", "é.jpg": "1"])
    try folder.write("e\u{301}.jpg", [])
    try folder.pipe("pipe.jpg")
    let listing = FolderListing(root: folder.path, skipping: [])
    claim(listing.files.count, is: 1)
    #expect(
      listing.diagnostics.map(\.told) == [
        "warning file-not-read \(deep.prefix(33 * 2 - 1)) Folder more than 32 levels deep; nothing in it is read | Move what belongs to the trip further up.",
        "error unreadable pipe.jpg Cannot read this: it is no file but a pipe or a device | Fix it or move it away, then try again.",
        "error unreadable é.jpg Two files have this name, with the accents stored in two ways; only one is read | Rename one of them.",
      ])
  }

  @Test("rules that are no text, a folder or a pipe stop the build")
  func badRules() throws {
    for make in [
      { (folder: TripFolder) in try folder.write(".tripbookignore", [0xFF, 0xFE]) },
      { folder in try folder.write(".tripbookignore/x", []) },
      { folder in try folder.pipe(".tripbookignore") },
      { folder in try folder.link(".tripbookignore", to: "nowhere") },
    ] {
      let folder = try TripFolder(["a.jpg": ""])
      try make(folder)
      let doubts = FolderListing(root: folder.path, skipping: []).doubts
      claim(doubts.map(\.diagnostic.code), is: [.heldBack])
    }
  }

  @Test("files are told apart by what they are, and what is not read is said")
  func kinds() async throws {
    let folder = try TripFolder([
      "Journal/no-date.MD": "x", "a/2026-05-03 x.markdown": "x", "pages/2026-05-03.md": "x",
      "_drafts/2026-05-03.md": "x",
      "README.md": "x", "a/b.GPX": "", "templates/2026-05-03.md": "", "assets/x.jpg": "",
      "assets/x.css": "a { src: url('x.jpg') }",
      "c.GIF": "",
      "d.gif": "",
      "e.xmp": "", "destinations.yml": "", "people.old.yml": "", "buget.yml": "", "x/trip.yml": "title: x",
      "mkdocs.yml": "",
      "Library.yaml": "", "photos/album.md": "",
    ])
    let reading = try await folder.read()
    claim(
      reading.trip.entries.map(\.file),
      is: [
        "Journal/no-date.MD", "_drafts/2026-05-03.md", "a/2026-05-03 x.markdown",
      ])
    claim(
      reading.told.filter { !$0.contains("empty-track") },
      is: [
        "error library-not-built Library.yaml Library of several trips, where one trip is wanted | Name the folder of one of the trips in it.",
        "warning unused-asset assets/x.css No page loads this file: it changes nothing | Name it in a template, a style sheet or a script of yours, or delete it.",
        "warning file-not-read buget.yml Unknown file “buget.yml”; not read | Did you mean “budget.yml”? Then rename it.",
        "warning file-not-read c.GIF This version of Tripbook does not read files of this kind | Save a copy as a JPEG picture (.jpg).",
        "warning file-not-read d.gif This version of Tripbook does not read files of this kind | Save a copy as a JPEG picture (.jpg).",
        "note no-destinations destinations.yml No place to go next in this file yet | Add one with its name and its tags, or delete the file.",
        "note sidecar-alone e.xmp Notes on a picture that is not here | Put the picture beside it, under the same name, or delete it.",
        "warning file-not-read x/trip.yml This trip.yml is not at the top of the trip folder; not read | To build that trip alone, build its own folder.",
      ])
  }

  @Test("a folder that is not there, and one that is empty, are errors of their own")
  func nothing() async throws {
    let folder = try TripFolder()
    try await claim(
      folder.read().told,
      is: [
        "error empty-trip - No trip in this folder: no photos, no entries, no trip.yml | Add a photo, or an entry such as journal/2026-05-03-belem.md; `tripbook new trip NAME` begins a trip."
      ])
    let broken = try TripFolder(["pins.yml": "pins:\n  - title: Belém\n    at: 38.7, -9.1\n"])
    try await claim(
      broken.read().told,
      has:
        "error empty-trip - No trip in this folder: nothing in its files could be read | Mend what is said of them; one that can be read is enough for a trip."
    )
    let options = TripReader.Options(
      themeFolder: "/", output: "/", workers: 1, hashing: { _ in nil })
    await #expect(throws: TripReader.NoFolder.self) {
      _ = try await TripReader.read(folder: folder.path + "/nowhere", options: options)
    }
    try await claim(TripReader.read(folder: folder.path, options: options).trip.folderName, is: "lisbon")
  }

  @Test("both spellings of a small file, and a folder of its name, are errors")
  func spellings() async throws {
    let reading = try await TripFolder(["trip.yaml": "title: B", "Trip.yml": "title: A", "pins.yml/x": ""])
      .read()
    claim(reading.trip.settings.title, is: "A")
    claim(
      reading.told,
      is: [
        "error unreadable pins.yml Cannot read this: it is a folder | Fix it or move it away, then try again.",
        "error both-spellings trip.yaml Two files, “Trip.yml” and “trip.yaml”: only “Trip.yml” was read | Put everything into “Trip.yml” and delete “trip.yaml”.",
      ])
  }
}

import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Paths taken apart as bytes")
struct PathPartsTests {
  @Test(
    "have the same last point as letter by letter, also beside letters of other scripts",
    arguments: ["a.md", "a.b.md", "md", "", ".", "Belém.md", "a.é", "é.", "a.\u{301}md", "b.c.\u{301}md"])
  func lastPoint(_ name: String) {
    claim(name.lastIndex(ofMark: UInt8(ascii: ".")), is: name.lastIndex(of: "."))
  }

  @Test(
    "have no empty parts",
    arguments: [("a/b.md", 2), ("/a//b/", 2), ("", 0), ("/", 0), ("Belém/é", 2)] as [(String, Int)])
  func parts(_ path: String, count: Int) {
    claim(path.pathParts.count, is: count)
    claim(path.pathParts.joined(), is: path.filter { $0 != "/" })
    claim(path.lastPathPart, is: path.pathParts.last)
  }

  @Test(
    "hold a mark where letters say so",
    arguments: [("a {{ b", true), ("a { b", false), ("", false), ("{{", true), ("é", false)]
      as [(String, Bool)])
  func marks(_ text: String, holds: Bool) {
    claim(text.contains(mark: "{{"), is: holds)
  }

  private static let kept: [(file: String, reason: KeptBack.Reason?, folder: String?)] = [
    ("_drafts/a.md", .draft, "_drafts"), ("journal/01 Drafts/x/a.md", .draft, "journal/01 Drafts"),
    ("Privé/a.md", .isPrivate, "Privé"), ("drafts/private/a.md", .isPrivate, "drafts/private"),
    ("journal/a.md", nil, nil), ("private-tour/a.md", nil, nil), ("2026/05/a.md", nil, nil),
    ("drafts.md", nil, nil),
  ]

  @Test(
    "are kept back by a folder's name, with the figures and marks around it or without", arguments: Self.kept)
  func folders(file: String, reason: KeptBack.Reason?, folder: String?) {
    let found = TripFiles.keepingFolder(of: file)
    claim(found?.reason, is: reason)
    claim(found?.folder, is: folder)
  }
}

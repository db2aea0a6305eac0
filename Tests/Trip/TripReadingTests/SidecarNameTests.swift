import Claims
import Testing

@testable import TripReading

@Suite("Names of files beside pictures")
struct SidecarNameTests {
  @Test(
    "XMP belongs to the picture of its whole name, else to those of its stem, in any letters",
    arguments: [
      (["a/IMG_1.xmp"], ["a/IMG_1.jpg"], "a/IMG_1.xmp"),
      (["a/IMG_1.jpg.xmp"], ["a/IMG_1.jpg"], "a/IMG_1.jpg.xmp"),
      (["a/img_1.XMP"], ["a/IMG_1.JPG"], "a/img_1.XMP"),
      (["a/IMG_1.jpg.xmp", "a/IMG_1.xmp"], ["a/IMG_1.jpg", "a/IMG_1.CR2"], "a/IMG_1.jpg.xmp"),
      (["a/IMG_1.xmp"], ["a/IMG_1.jpg", "a/IMG_1.CR2"], "a/IMG_1.xmp"),
      (["a/IMG_1.heic.xmp"], ["a/IMG_1.heic", "a/IMG_1.jpg"], "a/IMG_1.heic.xmp"),
      (["a/IMG_1.CR2.xmp"], ["a/IMG_1.jpg", "a/IMG_1.CR2"], nil), (["IMG_1.xmp"], ["a/IMG_1.jpg"], nil),
    ] as [([String], [String], String?)])
  func xmp(_ sidecars: [String], _ pictures: [String], _ expected: String?) {
    let copies = PictureCopies(pictures)
    let shown = pictures.filter { copies.originals[$0] == nil && !$0.hasSuffix("CR2") }
    let names = SidecarNames(sidecars, of: shown, copies: copies, all: sidecars + pictures)
    claim(names.xmp, is: expected.map { [shown[0]: $0] } ?? [:] as [String: String])
  }

  @Test(
    "XMP is alone where nothing of its name lies beside it, not even a film or a second version's picture")
  func alone() {
    let all = ["a.mov", "IMG_1.jpg", "x/b.jpg"]
    let sidecars = ["a.xmp", "a.mov.xmp", "IMG_1_01.jpg.xmp", "b.xmp", "x/c.jpg.xmp"]
    let names = SidecarNames(
      sidecars, of: ["IMG_1.jpg", "x/b.jpg"], copies: PictureCopies([]), all: all + sidecars)
    claim(names.xmpAlone, is: ["b.xmp", "x/c.jpg.xmp"])
  }

  @Test(
    "A text is about the picture of its name unless it is an entry",
    arguments: [
      ("photos/IMG_1.md", false, true), ("photos/IMG_1.jpg.md", true, true),
      ("journal/IMG_1.jpg.md", true, true),
      ("journal/IMG_1.md", false, true), ("2026-05-03/IMG_2231.md", true, true),
      ("2026-05-03/tower.md", false, true),
      ("2026-05-03-belem.md", false, true), ("2026-05-03-belem.jpg.md", true, true),
      ("2026/05/03.md", false, true),
      ("photos/IMG_2.md", false, false),
    ] as [(String, Bool, Bool)])
  func captions(_ text: String, _ isCaptionInJournal: Bool, _ isBeside: Bool) {
    let names = CaptionNames(pictures: [
      "photos/IMG_1.jpg", "journal/IMG_1.jpg", "2026-05-03/IMG_2231.jpg", "2026-05-03/tower.jpg",
      "2026-05-03-belem.jpg",
      "2026/05/03.jpg",
    ])
    claim(names.isCaption(inJournal: text), is: isCaptionInJournal)
    claim(names.isBesidePicture(text), is: isBeside)
  }
}

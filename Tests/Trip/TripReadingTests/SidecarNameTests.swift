import Testing

@testable import TripReading

@Suite("Names of files beside pictures")
struct SidecarNameTests {
  @Test(
    "JSON of Takeout is about the picture that its name was made from",
    arguments: [
      ("IMG_1.jpg.json", "IMG_1.jpg"), ("img_1.JPG.json", "IMG_1.jpg"),
      ("IMG_1.jpg.supplemental-metadata.json", "IMG_1.jpg"), ("IMG_1.jpg.supplemental-me.json", "IMG_1.jpg"),
      ("IMG_1.jpg.s.json", "IMG_1.jpg"), ("IMG_1.jpg..json", "IMG_1.jpg"),
      ("IMG_1.jpg(1).json", "IMG_1(1).jpg"), ("IMG_1.jpg.supplemental-metadata(1).json", "IMG_1(1).jpg"),
      ("IMG_1.jpg.suppl(1).json", "IMG_1(1).jpg"), ("IMG_1(1).jpg.json", "IMG_1(1).jpg"),
      ("IMG_1.jpg(2).json", nil), ("IMG_2.jpg.json", nil), ("IMG_1.json", nil), ("metadata.json", nil),
      ("PXL_20260503_142210123.PORTRAIT-01.COVER.jpg.s.json", "PXL_20260503_142210123.PORTRAIT-01.COVER.jpg"),
      ("PXL_20260503_142210123.PORTRAIT-01.COVER.jp.json", "PXL_20260503_142210123.PORTRAIT-01.COVER.jpg"),
      (
        "The long way from the tower to the bridge and b.json",
        "The long way from the tower to the bridge and back.jpg"
      ),
      ("One of two pictures whose names begin alike, a.json", nil), ("short.json", nil), (".json", nil),
      ("(1).json", nil),
    ] as [(String, String?)])
  func takeout(_ json: String, _ picture: String?) {
    let names = TakeoutNames([
      "IMG_1.jpg", "IMG_1(1).jpg", "PXL_20260503_142210123.PORTRAIT-01.COVER.jpg", "shorter.jpg",
      "The long way from the tower to the bridge and back.jpg",
      "One of two pictures whose names begin alike, at sea.jpg",
      "One of two pictures whose names begin alike, ashore.jpg",
    ])
    #expect(names.file(of: json) == picture)
  }

  @Test(
    "An edited copy was made from the picture without that word",
    arguments: [
      ("IMG_1-edited.jpg", "img_1.jpg"), ("IMG_1-bearbeitet.jpg", "img_1.jpg"),
      ("a/IMG_1-edited(2).jpg", "img_1(2).jpg"),
      ("IMG_1.jpg", nil), ("edited.jpg", nil),
    ] as [(String, String?)])
  func edited(_ copy: String, _ original: String?) { #expect(TakeoutNames.original(of: copy) == original) }

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
    #expect(names.xmp == (expected.map { [shown[0]: $0] } ?? [:] as [String: String]))
  }

  @Test(
    "XMP is alone where nothing of its name lies beside it, not even a film or a second version's picture")
  func alone() {
    let all = ["a.mov", "IMG_1.jpg", "x/b.jpg"]
    let sidecars = ["a.xmp", "a.mov.xmp", "IMG_1_01.jpg.xmp", "b.xmp", "x/c.jpg.xmp"]
    let names = SidecarNames(
      sidecars, of: ["IMG_1.jpg", "x/b.jpg"], copies: PictureCopies([]), all: all + sidecars)
    #expect(names.xmpAlone == ["b.xmp", "x/c.jpg.xmp"])
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
    #expect(names.isCaption(inJournal: text) == isCaptionInJournal)
    #expect(names.isBesidePicture(text) == isBeside)
  }
}

import Testing

@testable import PhotoMetadata

@Suite("Names that Google Takeout gives")
struct TakeoutNameTests {
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
}

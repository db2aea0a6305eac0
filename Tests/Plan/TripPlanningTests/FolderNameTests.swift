import Claims
import Testing

@testable import TripPlanning

@Suite("The name of a trip's folder as a title")
struct FolderNameTests {
  @Test(
    "What somebody chose is one, in words for people",
    arguments: [
      ("rome-2024", "Rome 2024"), ("2023-08 italy_trip", "Italy trip"), ("20230814 Rome", "Rome"),
      ("2023.08.14 – Rome", "Rome"), ("2023_norway", "Norway"), ("Wanderung", "Wanderung"), ("ROMA", "ROMA"),
      ("Lisboa weekend", "Lisboa weekend"), ("our photos of Ruth", "Our photos of Ruth"), ("京都旅行", "京都旅行"),
      ("24 hours", "24 hours"), ("beach", "Beach"), ("patagonia-blog-export", "Patagonia"),
      ("Rome final copy", "Rome"), ("final-days", "Final days"), ("blog", "Blog"),
    ] as [(String, String)])
  func chosen(_ name: String, _ title: String) { claim(FolderName(name).title, is: title) }

  @Test(
    "What a camera or a program gave, and a mere date, is none",
    arguments: [
      "DCIM", "100CANON", "101_PANA", "100APPLE", "DSC_0012", "IMG_2023", "Photos", "New folder",
      "New folder (2)",
      "My Pictures", "untitled", "photos-001", "2023", "2023-05-06", "202305", "2023-05 photos",
      "gpx", "GPX tracks", "tracks", "2023-05 activities",
      "Camera Roll",
      "WhatsApp Images", "d41d8cd98f00b204", "", "---", "trip",
    ])
  func given(_ name: String) {
    #expect(FolderName(name).title == nil && !FolderName(name).isTitle)
  }

  @Test(
    "A title is written as one, a file's name is not",
    arguments: [
      ("Lisboa weekend", true), ("Wanderung", true), ("italy trip", true), ("2023-08 Italy", true),
      ("京都旅行", true), ("rome-2024", false), ("2023-08 italy_trip", false), ("Lisbon_Porto", false),
      ("iceland", false), ("DCIM", false), ("New folder", false),
    ] as [(String, Bool)])
  func written(_ name: String, _ isTitle: Bool) { claim(FolderName(name).isTitle, is: isTitle) }
}

import Testing

@testable import TripModel

@Suite("Names that cameras give")
struct CameraNameTests {
  @Test(
    "are known, with and without an ending",
    arguments: [
      "PXL_20240524_024506133.NIGHT", "PXL_20240524_024506133.NIGHT.jpg",
      "PXL_20240524_024506133.PORTRAIT-01.COVER.jpg",
      "PXL_20240524_024506133.MP", "IMG_0003", "IMG_0003.HEIC", "IMG_E1234", "IMG-20260501-WA0001",
      "IMG20260501142210", "img 1234",
      "DSC_0001", "DSC00012", "_DSC1234.NEF", "DSCN1234", "DSCF0012.RAF", "_MG_1234", "DJI_0042",
      "DJI_20240524102233_0001_D", "GOPR0042",
      "GX010042.MP4", "GH010042", "G0010042", "VID_20260501_142210", "VID-20260501-WA0003.mp4",
      "MVIMG_20200501_142210", "MVI_0042.MOV",
      "100_0001", "P1010001", "P1010001.JPG", "L1000123.DNG", "C0001.MP4", "CIMG0042",
      "3F2504E0-4F89-41D3-9A0C-0305E82C3301", "abcdefab-cdef-abcd-efab-cdefabcdefab",
      "3F2504E0-4F89-41D3-9A0C-0305E82C3301_1_105_c.jpeg", "Screenshot_20240524-024506_Maps",
      "Screenshot 2024-05-24 at 10.22.33",
      "Bildschirmfoto 2024-05-24 um 10.22.33", "WhatsApp Image 2024-05-24 at 10.22.33 (1)",
      "WhatsApp Video 2024-05-24 at 10.22.33.mp4",
      "20240524_024506", "2024-05-24 02.45.06.jpg", "1714567890123", "photo_2024-05-24_10-22-33",
      "received_1234567890", "FB_IMG_1714567890",
      "image1234567", "IMG_0003 (2)", "IMG_0003-edited", "IMG_0003~2", "SAM_0042.JPG", "100CANON", "101_PANA",
      "signal-2024-05-24-102233_002",
    ])
  func cameras(name: String) { #expect(CameraName.isOne(name)) }

  @Test(
    "are no names that people give",
    arguments: [
      "E4", "GR20", "A7", "Day 3", "Belém", "2026-05-03", "20260503", "1984", "Route 66", "Foto 3", "P 1",
      "Sam 2024", "IMG_1234 the tower",
      "DSC 0001 Lisbon", "Café 1500", "N340", "Mile 100", "KM 1234 of the Annapurna Circuit", "Pier 39",
      "100", "100 days", "Terminal 2",
      "C", "", "Photo", "Camp 4", "D-Day 1944", "GP 500", "X100", "Decade", "Facade", "Image of Lisbon 2026",
      "Video killed 1979", "Max 2000",
      "Screenshots", "WhatsApp", "Clip 12", "L 1000", "Bild 1234",
    ])
  func people(name: String) { #expect(!CameraName.isOne(name)) }

  @Test("tell the words by which programs mark waypoints of pictures from others")
  func kinds() {
    for word in ["photo", "Photo", "Camera", "picture", "Foto", "image/jpeg", "Photo note", "geotag"] {
      #expect(CameraName.isKindOfWaypoint(word))
    }
    for word in ["Scenic Area", "Flag, Blue", "Campground", "museum", "", "Photography Museum"] {
      #expect(!CameraName.isKindOfWaypoint(word))
    }
    #expect(
      CameraName.isMereWord("Foto 12") && CameraName.isMereWord("Photo 24.05.2026 10:22")
        && !CameraName.isMereWord("Photo of Ana"))
    #expect(CameraName.isFile("torre.JPG") && !CameraName.isFile("torre"))
  }
}

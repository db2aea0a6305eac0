import Diagnostics
import Foundation
import Testing
import TrackFile

/// Archives made with Python's `zipfile`, deflated.
@Suite("KMZ")
struct ZippedTrackTests {
  /// One with a `doc.kml` of two points.
  private static let single = bytes(
    "UEsDBBQAAAAIAABgo1yK4F49gAAAAK0AAAAHAAAAZG9jLmttbE2OwQrCMBBEf6X0rNk2YrCy5gs8CB48h7rUkGRTkk"
      + "D8fLV4yG0ePGYGXfDdO3jOl/5VynoGqLWKuBIvNgumAl8DpJC9xps3MwWTnEY2gfTDeIewRbxapntJlheNc4zpadkU"
      + "yno/CTmqYXc4CTWNqtv4+Gc5ILQyQlsDzd7vhf4AUEsBAhQDFAAAAAgAAGCjXIrgXj2AAAAArQAAAAcAAAAAAAAAAA"
      + "AAAKSBAAAAAGRvYy5rbWxQSwUGAAAAAAEAAQA1AAAApQAAAAAA")
  /// One with `files/other.kml`, which is empty, `Walk.KML` and `doc.txt`.
  private static let several = bytes(
    "UEsDBBQAAAAIAABgo1x1GGR3CAAAAAYAAAAPAAAAZmlsZXMvb3RoZXIua21ss8nOzdG3AwBQSwMEFAAAAAgAAGCjXI"
      + "rgXj2AAAAArQAAAAgAAABXYWxrLktNTE2OwQrCMBBEf6X0rNk2YrCy5gs8CB48h7rUkGRTkkD8fLV4yG0ePGYGXfDd"
      + "O3jOl/5VynoGqLWKuBIvNgumAl8DpJC9xps3MwWTnEY2gfTDeIewRbxapntJlheNc4zpadkUyno/CTmqYXc4CTWNqt"
      + "v4+Gc5ILQyQlsDzd7vhf4AUEsDBBQAAAAIAABgo1yDFtyMAwAAAAEAAAAHAAAAZG9jLnR4dKsAAFBLAQIUAxQAAAAI"
      + "AABgo1x1GGR3CAAAAAYAAAAPAAAAAAAAAAAAAACkgQAAAABmaWxlcy9vdGhlci5rbWxQSwECFAMUAAAACAAAYKNciu"
      + "BePYAAAACtAAAACAAAAAAAAAAAAAAApIE1AAAAV2Fsay5LTUxQSwECFAMUAAAACAAAYKNcgxbcjAMAAAABAAAABwAA"
      + "AAAAAAAAAAAApIHbAAAAZG9jLnR4dFBLBQYAAAAAAwADAKgAAAADAQAAAAA=")

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  private func points(_ bytes: [UInt8], _ file: String) -> [GeoPoint] {
    let reading = TrackReader.read(bytes: bytes, file: file)
    #expect(reading.diagnostics.isEmpty)
    return reading.document.tracks.flatMap(\.segments).flatMap(\.self)
  }

  @Test(
    "The KML in it is read, whatever the file is called", arguments: ["a.kmz", "A.KMZ", "a.kml"])
  func packed(file: String) {
    let expected = [(38.6916, -9.2160), (38.6920, -9.2150)].compactMap {
      GeoPoint(latitude: $0, longitude: $1)
    }
    #expect(points(Self.single, file) == expected)
    #expect(points(Self.several, file) == expected)
  }

  @Test("What macOS puts beside every file is no KML")
  func hidden() {
    let kmz = Self.bytes(
      "UEsDBBQAAAAIAABgo1yDFtyMAwAAAAEAAAAXAAAAX19NQUNPU1gvd2Fsay8uX2RvYy5rbWyrAABQSwMEFAAAAAgAAG"
        + "CjXIMW3IwDAAAAAQAAAAoAAAAuX3dhbGsua21sqwAAUEsDBBQAAAAIAABgo1wzLWUlQAAAAF0AAAAMAAAAd2Fsay9k"
        + "b2Mua21ss8nOzbGzCchJTE7NTSzKtrPxycxLDS4pysxLt7NJzs8vSsnMSyxJLbYz1DFSMNYxsdFHFrTRR1auj2SMPs"
        + "hcAFBLAQIUAxQAAAAIAABgo1yDFtyMAwAAAAEAAAAXAAAAAAAAAAAAAACAAQAAAABfX01BQ09TWC93YWxrLy5fZG9j"
        + "LmttbFBLAQIUAxQAAAAIAABgo1yDFtyMAwAAAAEAAAAKAAAAAAAAAAAAAACAATgAAAAuX3dhbGsua21sUEsBAhQDFA"
        + "AAAAgAAGCjXDMtZSVAAAAAXQAAAAwAAAAAAAAAAAAAAIABYwAAAHdhbGsvZG9jLmttbFBLBQYAAAAAAwADALcAAADN"
        + "AAAAAAA=")
    #expect(points(kmz, "a.kmz").count == 2)
  }

  @Test("A KML that is called KMZ is read as what it is")
  func unpacked() {
    let kml = "<kml><Placemark><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></kml>"
    #expect(points(Array(kml.utf8), "a.kmz").count == 2)
  }

  @Test("One on the disk is read like its bytes")
  func onDisk() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "track-\(UUID().uuidString).kmz")
    try Data(Self.single).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      TrackReader.read(path: file.path, file: "a.kmz").document
        == TrackReader.read(bytes: Self.single, file: "a.kmz").document)
  }

  @Test("Any byte may be wrong: there is a reading, and never a crash")
  func anyByte() {
    for place in Self.single.indices {
      var broken = Self.single
      broken[place] ^= 0x55
      let reading = TrackReader.read(bytes: broken, file: "a.kmz")
      #expect(!reading.diagnostics.isEmpty || !reading.document.isEmpty)
    }
  }

  @Test("One that breaks off says so, wherever it does")
  func cutOff() {
    for end in 4..<Self.single.count {
      let reading = TrackReader.read(bytes: Array(Self.single.prefix(end)), file: "a.kmz")
      #expect(reading.diagnostics.map(\.code) == [.badArchive], "cut at \(end)")
    }
  }
}

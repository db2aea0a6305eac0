import Claims
import TripModel
import Testing

@testable import TripReading

@Suite("Pictures of each kind in a folder")
struct PictureKindTests {
  /// A PNG of 40 by 30 pixels, as far as its head.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 40, 0, 0, 0, 30, 8, 2, 0, 0, 0, 0, 0, 0, 0]

  @Test(
    "are photos by their ending, in capitals too",
    arguments: [
      "a.jpg", "a.JPEG", "a.jpe", "a.jfif", "a.HEIC", "a.heif", "a.hif", "a.avif", "a.png", "a.WebP", "a.tif",
      "a.TIFF",
    ])
  func endings(name: String) async throws {
    let folder = try TripFolder()
    try folder.write("photos/" + name, Self.png)
    let reading = try await folder.read()
    let photo = try unwrapped(reading.trip.photos.first)
    #expect((photo.file, photo.width, photo.height) == ("photos/" + name, 40, 30))
    let ending = name.split(separator: ".")[1]
    let note =
      "note misleading-ending photos/\(name) File named “.\(ending)” is a PNG picture; read as that | Rename it to “a.png”, so that every program can open it."
    claim(reading.told, is: name == "a.png" ? [] : [note])
  }

  @Test("may be signs of the program that the folder was kept for, where they are PNG or WebP without a time")
  func ornaments() async throws {
    let own = try TripFolder()
    try own.write("icon.png", Self.png)
    try await claim(own.read().trip.photos.map(\.mayBeOrnament), is: [false])
    let foreign = try TripFolder(["_config.yml": "title: x"])
    try foreign.write("icon.png", Self.png)
    try await claim(foreign.read().trip.photos.map(\.mayBeOrnament), is: [true])
  }

  @Test("of a name with a size behind it are smaller copies, of the JPEG where there are several formats")
  func copies() {
    let copies = PictureCopies([
      "a/1.HEIC", "a/1.jpg", "a/2.avif", "a/2.jpeg", "a/2-300x200.webp", "a/3.png", "a/3.jpg", "a/4.tif",
      "a/4.jpg", "a/5.webp", "a/5.png", "b/1.heic",
    ])
    claim(copies.originals, is: ["a/2-300x200.webp": "a/2.jpeg"])
  }
}

import Testing

@testable import PictureScaling

@Suite("A small picture as WebP or AVIF", .enabled(if: hasLibrary))
struct CodingTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private static let codings = [PictureCoding(.webp, quality: 80), PictureCoding(.avif, quality: 60)]

  private func isWritten(_ coding: PictureCoding) -> Bool { bench.scaler.canWrite(coding.kind) }

  @Test("is of that format and size, upright, without what the camera wrote", arguments: codings)
  func content(coding: PictureCoding) throws {
    guard isWritten(coding) else { return }
    let jpeg = withExif(try bench.jpeg(of: .quarters(width: 160, height: 80)), orientation: 6)
    let file = try bench.put(jpeg, as: "p.jpg")
    let made = try bench.scaler.derivatives(of: file, sizes: [.width(40), .width(20)], coding: coding)
    #expect(made.map(\.size) == [PixelSize(width: 40, height: 80), PixelSize(width: 20, height: 40)])
    for picture in made {
      let head = String(decoding: picture.bytes.prefix(12).filter { $0 > 31 && $0 < 127 }, as: UTF8.self)
      #expect(coding.kind == .webp ? head.hasSuffix("WEBP") : head.hasSuffix("ftypavif"), "\(head)")
      for word in ["Exif", "EXIF", "Secret", "ICCP", "XMP", "rICC"] {
        #expect(!contains(picture.bytes, word))
      }
      for (colour, name) in zip(try bench.quarters(of: picture), ContentTests.turns[5]) {
        let wanted = try #require(zip("rgbw", DrawnPicture.corners).first { $0.0 == name }?.1)
        #expect(colour.isNearly(wanted), "\(colour) where \(name) should be")
      }
    }
  }

  @Test("is the same bytes on each run, on any number of threads", arguments: codings)
  func sameBytes(coding: PictureCoding) async throws {
    guard isWritten(coding) else { return }
    let scaler = bench.scaler
    let file = try bench.put(DrawnPicture.noise(width: 300, height: 200).png, as: "p.png")
    let first = try scaler.derivatives(of: file, sizes: [.width(250), .width(120)], coding: coding)
    try await withThrowingTaskGroup(of: [EncodedPicture].self) { group in
      for _ in 0..<4 {
        group.addTask {
          try scaler.derivatives(of: file, sizes: [.width(250), .width(120)], coding: coding)
        }
      }
      for try await again in group { #expect(again == first) }
    }
  }

  @Test("is white where the original is transparent", arguments: codings)
  func transparent(coding: PictureCoding) throws {
    guard isWritten(coding) else { return }
    let file = try bench.put(DrawnPicture.transparentPixel, as: "p.png")
    let made = try bench.scaler.derivatives(of: file, sizes: [.width(10)], coding: coding)[0]
    #expect(try bench.colour(of: made, column: 0, row: 0).isNearly(Colour(red: 255, green: 255, blue: 255)))
  }

  @Test("can be written as JPEG and WebP on every machine with the library that Tripbook asks for")
  func canWrite() {
    #expect(bench.scaler.canWrite(.jpeg) && bench.scaler.canWrite(.webp))
  }
}

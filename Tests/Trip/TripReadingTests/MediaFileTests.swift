import Diagnostics
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("Drawings, stickers and recordings")
struct MediaFileTests {
  /// A PNG as far as its head; of `times256` times 256 pixels more in its width.
  private static func png(_ width: UInt8, _ height: UInt8, times256: UInt8 = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, times256, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"><path d=\"M0 0\"/></svg>"

  private static func folder(_ text: String) throws -> TripFolder {
    let folder = try TripFolder([
      "journal/2026-05-03-day.md": text, "sketches/hill.svg": drawing, "sketches/other.svg": drawing,
      "sea.MP3": "x", "wind.mp3": "x",
    ])
    try folder.write("cat.png", png(90, 80))
    try folder.write("dog.png", png(90, 80))
    return folder
  }

  @Test("are those that a text names, by path or by name")
  func named() async throws {
    let trip = try await Self.folder(
      "![](../sketches/hill.svg) ![A cat](cat.png#sticker)\n\n[Sea](sea.mp3)\n\n![](hill.svg#sticker)"
    ).read().trip
    #expect(trip.media.map(\.file) == ["cat.png", "sea.MP3", "sketches/hill.svg"])
    #expect(trip.media[0].kind == .sticker && trip.media[0].width == 90 && trip.media[0].height == 80)
    #expect(trip.media[1].kind == .sound)
    #expect(trip.media[2].width == 40 && trip.media[2].height == 20)
    #expect(
      trip.entries[0].media == [
        "../sketches/hill.svg": "sketches/hill.svg", "cat.png#sticker": "cat.png", "sea.mp3": "sea.MP3",
        "hill.svg#sticker": "sketches/hill.svg",
      ])
  }

  @Test("A sticker is no picture of the trip, unless a text shows it as one too")
  func stickers() async throws {
    let both = "![](cat.png#sticker) ![](dog.png#sticker) ![](dog.png)"
    let trip = try await Self.folder(both).read().trip
    #expect(trip.photos.map(\.file) == ["dog.png"])
    #expect(trip.media.map(\.file) == ["cat.png", "dog.png"])
  }

  @Test("A sticker that is too large is told where a text first asks for it")
  func largeSticker() async throws {
    let folder = try Self.folder("We drew.\n\nA whale ![](whale.png#sticker) and ![](../whale.png#sticker).")
    try folder.write("whale.png", Self.png(200, 80, times256: 8))
    let told = try await folder.read().diagnostics.filter { $0.code == .badSticker }
    #expect(told.map(\.message) == ["Sticker too large: 2248 by 80 pixels"])
    #expect(told.first?.place?.file == "journal/2026-05-03-day.md")
    #expect(told.first?.place?.span?.line == 3 && told.first?.place?.span?.column == 13)
    #expect(told.first?.place?.span?.length == "whale.png#sticker".count)
  }

  @Test("A drawing that cannot be shown, or not whole, is told with its file")
  func drawings() async throws {
    let folder = try TripFolder([
      "2026-05-03-day.md": "![](a.svg) ![](b.svg) ![](c.svg)", "a.svg": "<svg", "b.svg": "no",
      "c.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><script/><image/><path d=\"M0 0h1\"/></svg>",
    ])
    let reading = try await folder.read()
    #expect(reading.diagnostics.map(\.code) == [.badDrawing, .badDrawing, .drawingSimplified])
    #expect(reading.diagnostics.compactMap(\.place?.file) == ["a.svg", "b.svg", "c.svg"])
    #expect(
      reading.diagnostics.last?.message == "Drawing shown without scripts and pictures within it")
    #expect(reading.trip.media.map(\.file) == ["c.svg"])
  }

  @Test("One that is not there is told like a picture")
  func missing() async throws {
    let reading = try await Self.folder("![](hull.svg) [Sea](see.mp3)").read()
    #expect(reading.diagnostics.map(\.code) == [.missingPicture, .linkToNothing, .fileNotRead, .fileNotRead])
  }

  @Test("One that no text shows is told, each kind once")
  func unshown() async throws {
    let told = try await Self.folder("[Sea](sea.mp3)\n\n![](cat.png#sticker) ![](../sketches/hill.svg)")
      .read().diagnostics
    #expect(told.map(\.code) == [.fileNotRead, .fileNotRead] && told.allSatisfy { $0.severity == .note })
    #expect(told.map { $0.place?.file } == ["wind.mp3", "sketches/other.svg"])
    let all = try await Self.folder("Here.").read().diagnostics
    #expect(all.map { $0.others.map(\.file) } == [["wind.mp3"], ["sketches/other.svg"]])
  }
}

import Claims
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
    claim(trip.media.map(\.file), is: ["cat.png", "sea.MP3", "sketches/hill.svg"])
    claim(trip.media[0].kind, is: .sticker)
    claim(trip.media[0].width, is: 90)
    claim(trip.media[0].height, is: 80)
    claim(trip.media[1].kind, is: .sound)
    claim(trip.media[2].width, is: 40)
    claim(trip.media[2].height, is: 20)
    claim(
      trip.entries[0].media,
      is: [
        "../sketches/hill.svg": "sketches/hill.svg", "cat.png#sticker": "cat.png", "sea.mp3": "sea.MP3",
        "hill.svg#sticker": "sketches/hill.svg",
      ])
  }

  @Test("A sticker is no picture of the trip, unless a text shows it as one too")
  func stickers() async throws {
    let both = "![](cat.png#sticker) ![](dog.png#sticker) ![](dog.png)"
    let trip = try await Self.folder(both).read().trip
    claim(trip.photos.map(\.file), is: ["dog.png"])
    claim(trip.media.map(\.file), is: ["cat.png", "dog.png"])
  }

  @Test("A sticker that is too large is told where a text first asks for it")
  func largeSticker() async throws {
    let folder = try Self.folder("We drew.\n\nA whale ![](whale.png#sticker) and ![](../whale.png#sticker).")
    try folder.write("whale.png", Self.png(200, 80, times256: 8))
    let told = try await folder.read().diagnostics.filter { $0.code == .badSticker }
    claim(told.map(\.message), is: ["Sticker too large: 2248 by 80 pixels"])
    claim(told.first?.place?.file, is: "journal/2026-05-03-day.md")
    claim(told.first?.place?.span?.line, is: 3)
    claim(told.first?.place?.span?.column, is: 13)
    claim(told.first?.place?.span?.length, is: "whale.png#sticker".count)
  }

  @Test("A drawing that cannot be shown, or not whole, is told with its file")
  func drawings() async throws {
    let folder = try TripFolder([
      "2026-05-03-day.md": "![](a.svg) ![](b.svg) ![](c.svg)", "a.svg": "<svg", "b.svg": "no",
      "c.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><script/><image/><path d=\"M0 0h1\"/></svg>",
    ])
    let reading = try await folder.read()
    claim(reading.diagnostics.map(\.code), is: [.badDrawing, .badDrawing, .drawingSimplified])
    claim(reading.diagnostics.compactMap(\.place?.file), is: ["a.svg", "b.svg", "c.svg"])
    claim(reading.diagnostics.last?.message, is: "Drawing shown without scripts and pictures within it")
    claim(reading.trip.media.map(\.file), is: ["c.svg"])
  }

  @Test("One that is not there is told like a picture")
  func missing() async throws {
    let reading = try await Self.folder("![](hull.svg) [Sea](see.mp3)").read()
    claim(reading.diagnostics.map(\.code), is: [.missingPicture, .linkToNothing, .fileNotRead, .fileNotRead])
  }

  @Test("One that no text shows is told, each kind once")
  func unshown() async throws {
    let told = try await Self.folder("[Sea](sea.mp3)\n\n![](cat.png#sticker) ![](../sketches/hill.svg)")
      .read().diagnostics
    #expect(told.map(\.code) == [.fileNotRead, .fileNotRead] && told.allSatisfy { $0.severity == .note })
    claim(told.map { $0.place?.file }, is: ["wind.mp3", "sketches/other.svg"])
    let all = try await Self.folder("Here.").read().diagnostics
    claim(all.map { $0.others.map(\.file) }, is: [["wind.mp3"], ["sketches/other.svg"]])
  }
}

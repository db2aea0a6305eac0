import Claims
import Foundation
import Testing
import TripModel

@testable import TripReading

/// Folders as programs for blogs keep them, with facts that are counted in the folder itself.
@Suite("Strange folders")
struct StrangeFolderTests {
  private func read(_ name: String) async throws -> (trip: Trip, told: [String]) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Fixtures/strange-trips/" + name).path
    let options = TripReader.Options(
      themeFolder: folder + "/none", output: folder + "/site", workers: 2, hashing: { "hash of \($0)" })
    let reading = try await TripReader.read(folder: folder, options: options)
    return (reading.trip, reading.told)
  }

  /// By the last parts of their files, the pictures that the texts of entries show.
  private func shown(_ trip: Trip) -> [String: Set<String>] {
    let pairs = trip.entries.map { entry in
      (entry.file.split(separator: "/").suffix(2).joined(separator: "/"), Set(entry.pictures.values))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("pictures of an Astro site are found behind its alias, in its assets and in its public folder")
  func astro() async throws {
    let (trip, told) = try await read("astro")
    claim(trip.entries.count, is: 3)
    claim(trip.photos.count, is: 6)
    let assets = "src/assets/"
    claim(
      shown(trip),
      is: [
        "posts/into-the-hills.md": [assets + "hills/tea field.jpg"],
        "posts/down-to-the-coast.md": [
          assets + "coast/boats.jpg", assets + "lighthouse.jpg", "public/images/ferry.jpg",
        ],
        "posts/a-day-of-nothing.md": [],
      ])
    claim(trip.entries.map(\.cover), is: [nil, assets + "coast/cover.jpg", assets + "hills/cover.jpg"])
    claim(told.count { $0.contains("picture-mark") }, is: 3)
    #expect(!told.contains { $0.contains("guessed-picture") || $0.contains("missing-picture") })
  }

  @Test("a bundle never takes the picture of another bundle, whatever it is called")
  func bundles() async throws {
    let (trip, told) = try await read("page-bundles")
    claim(trip.entries.count, is: 4)
    claim(trip.photos.count, is: 8)
    func photos(_ folder: String, _ numbers: Int...) -> Set<String> {
      Set(numbers.map { "content/trip/\(folder)/photo-\($0).jpg" })
    }
    claim(
      shown(trip),
      is: [
        "day--1-packing/index.md": photos("day--1-packing", 1, 2),
        "day-1-north/index.md": photos("day-1-north", 1, 2),
        "day-2-the-pass/index.md": photos("day-2-the-pass", 1),
        "day-3-home/index.md": photos("day-3-home", 1),
      ])
    let covers = Dictionary(
      uniqueKeysWithValues: trip.entries.map { ($0.file.split(separator: "/")[2], $0.cover) })
    #expect(covers["day-1-north"] == .some("content/trip/day-1-north/photo-3.jpg"))
    #expect(covers["day-2-the-pass"] == .some(nil))
    claim(trip.entries.map { $0.gallery.count }, is: [2, 3, 1, 2])
    let last = try unwrapped(trip.entries.last)
    claim(last.captions, is: ["content/trip/day-3-home/photo-2.jpg": "The last bridge"])
    let missing = told.filter { $0.contains("missing-picture") }
    #expect(missing.count == 2 && missing.allSatisfy { $0.contains("day-2-the-pass/index.md") })
  }
}

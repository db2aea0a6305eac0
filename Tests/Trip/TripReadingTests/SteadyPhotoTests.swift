import Claims
import Synchronization
import Testing
import TripModel

@testable import TripReading

@Suite("A picture that is written to while it is read")
struct SteadyPhotoTests {
  /// The hashes that a file has, one after the other; the last for ever.
  private func reading(hashes: [String]) async throws -> TripReader.Reading {
    let folder = try TripFolder()
    try folder.write("IMG_1.jpg", Self.smallest)
    let asked = Asked()
    return try await folder.read { _ in hashes[min(asked.next(), hashes.count - 1)] }
  }

  /// The head of a JPEG picture of one pixel: all that is read of one here.
  private static let smallest: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xFF, 0xD9,
  ]

  /// Counts the questions, whoever asks.
  private final class Asked: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { asked in
        defer { asked += 1 }
        return asked
      }
    }
  }

  @Test("is read again until it is steady")
  func settles() async throws {
    let reading = try await reading(hashes: ["half", "whole"])
    claim(reading.trip.photos.map(\.contentHash), is: ["whole"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("is left out where it never is")
  func neverSettles() async throws {
    let reading = try await reading(hashes: ["1", "2", "3", "4", "5"])
    claim(reading.trip.photos.isEmpty, is: true)
    claim(
      reading.told.first,
      is: "error bad-picture IMG_1.jpg Picture left out: it changed while it was read"
        + " | Build again once nothing writes to it.")
  }
}

import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Pictures of papers and screens")
struct UnnamedPapersTests {
  /// A paper, a screen and a photograph of one day.
  private static func trip() throws -> Trip {
    var trip = Trip(photos: [
      try photo("pass.jpg", "2026-05-03 09:05"), try photo("Screenshot_1.jpg", "2026-05-03 10:05"),
      try photo("pier.jpg", "2026-05-03 11:05"),
    ])
    trip.papers = ["pass.jpg"]
    return trip
  }

  private func shown(_ change: (inout Trip) throws -> Void) throws -> [String] {
    var trip = try Self.trip()
    try change(&trip)
    return try planned(trip).plan.media.photos.map { $0.photo.file }
  }

  @Test("are kept back, with a reason")
  func kept() throws {
    let plan = try planned(try Self.trip()).plan
    claim(plan.media.photos.map { $0.photo.file }, is: ["pier.jpg"])
    claim(plan.media.leftOut.map(\.file), is: ["Screenshot_1.jpg", "pass.jpg"])
    #expect(plan.media.leftOut.allSatisfy { $0.cause == .paper && !$0.isTold })
  }

  @Test("are shown where something names them or they have a caption")
  func named() throws {
    try claim(shown { $0.settings.takeIn = ["pass.jpg"] }, is: ["pass.jpg", "pier.jpg"])
    try claim(shown { $0.settings.cover = "pass.jpg" }, is: ["pass.jpg", "pier.jpg"])
    let caption = "My first pass"
    try claim(
      shown { ($0.photos[0].caption, $0.photos[0].captionToldBy) = (caption, .sidecar(file: "pass.md")) },
      is: ["pass.jpg", "pier.jpg"])
    // A scanner may have written what is inside.
    try claim(shown { $0.photos[0].caption = caption }, is: ["pier.jpg"])
    let shows = try entry("2026-05-03-a.md", shows: ["pass.jpg"])
    try claim(shown { $0.entries = [shows] }, is: ["pass.jpg", "pier.jpg"])
    try claim(shown { try Self.list("pass.jpg", isBeside: false, in: &$0) }, is: ["pass.jpg", "pier.jpg"])
    try claim(shown { try Self.cover("pass.jpg", isBeside: false, in: &$0) }, is: ["pass.jpg", "pier.jpg"])
  }

  @Test("are kept back where they only lie beside an entry, or a phone wrote that they are screens")
  func unnamed() throws {
    try claim(shown { try Self.list("pass.jpg", isBeside: true, in: &$0) }, is: ["pier.jpg"])
    try claim(shown { try Self.cover("pass.jpg", isBeside: true, in: &$0) }, is: ["pier.jpg"])
    try claim(shown { $0.photos[1].caption = "Screenshot" }, is: ["pier.jpg"])
  }

  private static func list(_ file: String, isBeside: Bool, in trip: inout Trip) throws {
    var made = try entry("2026-05-03-a.md")
    made.gallery = [EntryPicture(file: file, isBeside: isBeside)]
    trip.entries = [made]
  }

  /// Has a picture that lies beside an entry be its cover, because it is called as that or because somebody wrote so.
  private static func cover(_ file: String, isBeside: Bool, in trip: inout Trip) throws {
    try list(file, isBeside: true, in: &trip)
    trip.entries[0].cover = file
    trip.entries[0].isCoverBeside = isBeside
  }
}

import Diagnostics
import Testing
import TripModel
import TripPlanning

@testable import TripChecking

@Suite("What is said of clips")
struct ClipCheckTests {
  private func codes(_ change: (inout Clip) -> Void) -> [DiagnosticCode] {
    var photo = Photo(file: "a.mp4", contentHash: "", width: 64, height: 36)
    var clip = Clip(
      file: "a.mp4", contentHash: "", seconds: 3, byteCount: 100_000_000,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true),
      sound: Clip.Codec(name: "AAC", isWidelyPlayed: true))
    change(&clip)
    photo.still = .frame
    photo.clip = clip
    let trip = Trip(folderName: "t", photos: [photo])
    guard let today = LocalDate(iso: "2026-06-01") else { return [] }
    let (plan, _) = TripPlanner.plan(trip, today: today)
    return checkClips(plan).map(\.code)
  }

  @Test("nothing of one that plays everywhere and is not heavy")
  func fine() { #expect(codes { _ in } == []) }

  @Test("that it is heavy, above 100 MB")
  func heavy() { #expect(codes { $0.byteCount += 1 } == [.largeClip]) }

  @Test("that its pictures or its sound may not play")
  func codecs() {
    #expect(codes { $0.pictures.isWidelyPlayed = false } == [.clipMayNotPlay])
    #expect(codes { $0.sound?.isWidelyPlayed = false } == [.clipMayNotPlay])
  }

  @Test(
    "its length as players tell it",
    arguments: [
      (0.2, "0:01"), (5.6, "0:05"), (12.4, "0:12"), (65, "1:05"), (3905, "1:05:05"), (.infinity, "99:59:59"),
    ])
  func lengths(_ seconds: Double, _ text: String) {
    let clip = Clip(
      file: "a.mp4", contentHash: "", seconds: seconds, byteCount: 1,
      pictures: Clip.Codec(name: "H.264", isWidelyPlayed: true))
    #expect(clip.length == text)
  }
}

import Testing
import TripModel
import TripPlanning

@testable import TripChecking

@Suite("The account of pictures")
struct PhotoLedgerTests {
  private func count(toldBy source: Provenance, caption: String? = "Ana and the tower") throws -> Int {
    var photo = Photo(file: "a.jpg", contentHash: "a", width: 64, height: 36)
    photo.caption = caption
    photo.captionToldBy = source
    let trip = Trip(folderName: "t", photos: [photo])
    let today = try #require(LocalDate(iso: "2026-06-01"))
    return PhotoLedger(trip, plan: TripPlanner.plan(trip, today: today).0).captionsInside
  }

  @Test("counts captions that stand in the pictures", arguments: [Provenance.exif, .xmp, .iptc])
  func inside(source: Provenance) throws { #expect(try count(toldBy: source) == 1) }

  @Test("counts none that stands beside them, and no picture without one")
  func beside() throws {
    #expect(try count(toldBy: .sidecar(file: "a.md")) == 0)
    #expect(try count(toldBy: .exif, caption: nil) == 0)
  }
}

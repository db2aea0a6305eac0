import Diagnostics
import Explanations
import Testing
import TripModel
import TripPlanning

@Suite("Where it is said that readers do not get a picture")
struct KeepingPlaceTests {
  private static let picture = SourcePlace(file: "x/a.jpg")

  static let cases: [(cause: KeptBack, sentence: String)] = [
    (
      KeptBack(.draft, at: picture, byFolder: "drafts"),
      "It lies in “drafts”: the name of that folder keeps back what is in it."
    ),
    (
      KeptBack(.isPrivate, at: picture, byFolder: "chats"),
      "It lies in “chats”: of what is there, readers get what a published text shows."
    ),
    (
      KeptBack(
        .isPrivate,
        at: SourcePlace(file: "x/album.md", span: SourceSpan(line: 2, column: 1, text: "private: yes"))),
      "Line 2 of x/album.md keeps it back."
    ),
  ]

  @Test("is told before that they do not", arguments: cases)
  func told(cause: KeptBack, sentence: String) throws {
    let today = try #require(LocalDate(iso: "2026-06-01"))
    var trip = Trip(
      folderName: "x", photos: [Photo(file: "x/a.jpg", contentHash: "a", width: 40, height: 30)])
    trip.filesKeptBack = [FilesKeptBack(files: ["x/a.jpg"], reasons: [cause], isOutright: true)]
    let plan = TripPlanner.plan(trip, today: today, for: .author).plan
    let told = TripReasons(plan, of: trip).answers(file: "x/a.jpg").flatMap(\.sentences)
    let mark = cause.reason == .draft ? "a draft" : "private"
    #expect(Array(told.suffix(2)) == [sentence, "Readers do not get it: it is \(mark)."])
  }
}

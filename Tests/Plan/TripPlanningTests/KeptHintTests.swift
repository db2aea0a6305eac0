import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("What keeps a picture back")
struct KeptHintTests {
  private static let rule = "Drafts and private things are not in the site. "

  private static func line(_ file: String, _ line: Int, _ text: String, length: Int) -> SourcePlace {
    SourcePlace(file: file, span: SourceSpan(line: line, column: 1, length: length, text: text))
  }

  /// Why it is kept back, what is said where an entry shows it, and what of all that is kept back.
  static let cases: [(cause: KeptBack, shown: String, note: String)] = [
    (
      KeptBack(.isPrivate, at: SourcePlace(file: "x/private/a.jpg"), byFolder: "x/private"),
      "It lies in “x/private”, and the name of that folder keeps back what is in it. To show this one, move it out of there.",
      "The name of the folder “x/private” keeps back what lies in it: to publish some of that, move it out of there."
    ),
    (
      KeptBack(.isPrivate, at: line("x/album.md", 2, "private: yes", length: 7)),
      "x/album.md:2 keeps back all pictures of that album. To show this one alone, move it out of the folder.",
      "To publish all of them, delete `private` and its value."
    ),
    (
      KeptBack(.draft, at: line("x/a.md", 2, "draft: yes", length: 5)),
      "x/a.md:2 keeps it back. To show it, delete that line.",
      "To publish all of them, delete `draft` and its value."
    ),
    (
      KeptBack(
        .until(LocalDate(iso: "2026-07-01") ?? LocalDate(dayNumber: 0)),
        at: line("trip.yml", 2, "publish delay: 60 days", length: 13)),
      "It is shown from 2026-07-01 on: trip.yml:2 says so.",
      "A build on 2026-07-01 or later publishes the first of them."
    ),
  ]

  @Test("is named, with a way out for what was asked about and nothing else", arguments: cases)
  func hints(cause: KeptBack, shown: String, note: String) throws {
    let files = ["x/private/a.jpg", "x/private/b.jpg"]
    let photos = files.map { Photo(file: $0, contentHash: $0, width: 40, height: 30) }
    var entry = JournalEntry(
      file: "journal/2026-05-05-belem.md", slugWish: "belem",
      day: .fileName(try unwrapped(LocalDate(iso: "2026-05-05"))))
    entry.pictures = ["a.jpg": files[0]]
    var trip = Trip(folderName: "x", photos: photos)
    trip.entries = [entry]
    trip.filesKeptBack = [FilesKeptBack(files: Set(files), reasons: [cause], isOutright: true)]
    let told = try planned(trip, today: "2026-06-01").diagnostics.map { $0.advice ?? "" }
    claim(told, is: [shown + " Or remove the picture here.", Self.rule + note])
  }

  @Test("may be the folder of conversations, out of which a published text takes it")
  func chats() throws {
    var trip = Trip(
      folderName: "x",
      photos: ["chats/a.jpg", "b.jpg"].map { Photo(file: $0, contentHash: $0, width: 40, height: 30) })
    let cause = KeptBack(.isPrivate, at: SourcePlace(file: "chats/a.jpg"), byFolder: "chats")
    trip.filesKeptBack = [FilesKeptBack(files: ["chats/a.jpg"], reasons: [cause])]
    let told = try planned(trip, today: "2026-06-01").diagnostics.filter { $0.code == .notPublished }
    claim(
      told.map(\.advice),
      is: [
        Self.rule
          + "A picture in chats/ is published with a text that shows it, or once it is moved out of there. "
          + "It is chats/a.jpg."
      ])
  }
}

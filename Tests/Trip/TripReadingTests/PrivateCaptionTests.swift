import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("A picture of which its caption says that it is for nobody else")
struct PrivateCaptionTests {
  private static let captions: [(String, Bool)] = [
    ("Privat: the three of us", true), ("Perth (privat)", true), ("nur für uns", true),
    ("Perth (do not publish)", true), ("Ana, privat und geheim", true), ("Secret", true),
    ("The gate.\n\nPRIVATE: the code is 4471", true), ("Private beach: the way down", false),
    ("A private room", false), ("Draft – five beers", false), ("Escondido, California", false),
    ("Sunset. Secret! Beach", false),
    ("Hotel Secret, Escondida", false), ("", false),
  ]

  private func trip(_ caption: String) -> Trip {
    var photo = Photo(file: "photos/a.jpg", contentHash: "a", width: 4, height: 3)
    photo.caption = caption
    return Trip(folderName: "x", photos: [photo])
  }

  @Test("is kept back, whoever shows it", arguments: captions)
  func keeping(caption: String, isKept: Bool) {
    var trip = trip(caption)
    let kept = PrivateCaptions.keptBack(in: trip)
    claim(kept.map(\.files), is: isKept ? [["photos/a.jpg"]] : [])
    claim(kept.allSatisfy { $0.isOutright && $0.reasons.allSatisfy(\.isByName) }, is: true)
    claim(kept.flatMap(\.reasons).map(\.place.file), is: isKept ? ["photos/a.jpg"] : [])
    trip.photos[0].captionToldBy = .sidecar(file: "photos/captions.txt")
    let beside = PrivateCaptions.keptBack(in: trip).flatMap(\.reasons)
    claim(beside.map(\.place.file), is: isKept ? ["photos/captions.txt"] : [])
  }

  @Test(
    "is kept back where an entry shows it with such a title, or a text beside it says so",
    arguments: [
      ("journal/2026-05-03.md", "![](/a.jpg \"(privat) us\")\n"),
      ("journal/2026-05-03.md", "![Privat: us](/a.jpg)\n"),
      ("a.md", "---\ncaption: \"Privat: Ana asleep\"\n---\n"),
      ("a.md", "---\ncaption: Privat: Ana asleep\n---\n"),
      ("journal/2026-05-03.md", "A.\n\n![(privat) us](/a.jpg)\n\n![](/b.jpg)\n"),
      ("captions.txt", "a.jpg: Privat: Ana\nb.jpg: Gate\n"),
      ("captions.txt", "a.jpg (private): Ana\n"), ("captions.txt", "a.jpg: Ana (secret)\n"),
      ("captions.txt", "a.jpg: Ana, hidden\nb.jpg: Gate\n"),
      ("chats/2026-05-03-x.md", "---\nprivate: no\n---\n- 10:08 Bea: ok ![Perth (private)](/a.jpg)\n"),
    ])
  func shown(file: String, text: String) async throws {
    let reading = try await TripFolder([file: text, "a.jpg": "-", "b.jpg": "-"]).read()
    claim(Set(reading.trip.filesKeptBack.flatMap(\.files)), is: ["a.jpg"], "\(reading.told)")
    claim(reading.trip.filesKeptBack.contains(where: \.isOutright), is: true)
  }
}

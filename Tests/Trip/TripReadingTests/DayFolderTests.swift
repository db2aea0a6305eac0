import Claims
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Texts in folders of days")
struct DayFolderTests {
  private static let trip = "start: 2024-07-13\nend: 2024-07-27\n"
  private static let words =
    Array(repeating: "We walked on along the wall of the town", count: 4).joined(separator: " ") + ".\n"

  private func entries(_ files: [String: String], trip: String = Self.trip) async throws -> [String] {
    let reading = try await TripFolder(files.merging(["trip.yml": trip]) { own, _ in own }).read()
    return reading.trip.entries.map { entry in
      "\(entry.file) \(entry.day?.date.description ?? "-") \(entry.slugWish)"
    }
  }

  @Test(
    "are entries of the day that a folder's name says without its year, under its words",
    arguments: [
      ("J01 - samedi 13 juillet - Rennes, Saint-Malo/récit.md", "2024-07-13 Rennes, Saint-Malo"),
      ("14 juillet Saint-Malo/texte.txt", "2024-07-14 Saint-Malo"),
      ("T3 - 15. Juli - Brest/récit de Zoé.md", "2024-07-15 récit de Zoé"),
      ("J02 - dimanche 14 juillet/récit.md", "2024-07-14 récit"),
      // Of no day of the trip, on another day of the week, and what is no text of a day.
      ("J01 - 13 août - Rennes/récit.md", nil), ("J01 - lundi 13 juillet - Rennes/récit.md", nil),
      ("J01 - 13 juillet - Rennes/billets.md", nil), ("J01 - 13 juillet - Rennes/plan.md", nil),
      ("J01 - 13 juillet - Rennes/pour Mamie.md", nil), ("privat 13 juillet/récit.md", nil),
      ("J02 - 14 juillet/notes.md", nil), ("J02 - 14 juillet/Bordkarte.md", nil),
      ("J02 - 14 juillet/journal intime.md", nil), ("J02 - 14 juillet/récit copie.md", nil),
      ("J02 - 14 juillet - hotel/récit.md", nil), ("J04 - 10 janvier - rdv/récit.md", nil),
      ("J01 - 13 juillet - Rennes/ticket.txt", nil), ("Rennes/récit.md", nil),
    ] as [(String, String?)])
  func dated(file: String, day: String?) async throws {
    claim(try await entries([file: Self.words]), is: day.map { ["\(file) \($0)"] } ?? [])
  }

  @Test(
    "are of the days that numbers count from the pictures in two folders, and of none where these disagree")
  func counted() throws {
    let first = try unwrapped(LocalDate(iso: "2024-07-13"))
    let text = EntryFile.read(FrontMatter.split(Array(Self.words.utf8)), at: EntryPath("J03 Quimper/text.md"))
    func day(_ pictures: [String: [Int]]) -> String? {
      let days = pictures.mapValues { $0.map { first + $0 } }
      let folders = DayFolders(
        Set(pictures.keys).union(["J03 Quimper"]), pictures: days,
        DiaryDays(TripSettings(), seen: days.values.flatMap(\.self) + [first + 6]))
      return folders.path(of: text).map { "\($0.day?.date.description ?? "-") \($0.slug)" }
    }
    claim(day(["01 Brest": [0, 0], "02 Brest": [1]]), is: "2024-07-15 Quimper")
    claim(none: day(["01 Brest": [0], "02 Brest": [5]]))
    claim(none: day(["01 Brest": [0]]))
    claim(none: day(["01 Brest": [0, 3], "02 Brest": [1, 4]]))
  }

  @Test("are told, and what keeps one back does so")
  func told() async throws {
    let files = [
      "J01 - 13 juillet/récit.md": Self.words,
      "J02 - 14 juillet/récit.md": "---\nprivate: yes\n---\n" + Self.words,
      "trip.yml": Self.trip,
    ]
    let reading = try await TripFolder(files).read()
    claim(reading.trip.entries.map { $0.keptBack.isEmpty }, is: [true, false])
    let told = reading.told.filter { $0.contains("read-as-entry") }
    claim(told.count, is: 1, "\(told)")
    claim(
      told.first ?? "",
      has: "warning read-as-entry J01 - 13 juillet/récit.md Entry, since its name or its folder")
  }

  @Test(
    "a text that ends with .txt is one where its name or its folder tells its day and it holds sentences",
    arguments: [
      ("2024-07-13.txt", words, true), ("2024-07-13 Rennes/texte.txt", words, true),
      // A title may be of a meeting, another day of anything, and what has no sentences of a ticket.
      ("2024-07-13 Meeting.txt", words, false), ("2023-01-12.txt", words, false),
      ("Mails/2024-07-13.txt", words, false),
      ("2024-07-13 Rennes/notes.txt", words, false), ("2024-07-13.txt", "Ticket\n44 EUR\nRef 12\n", false),
      ("2024-07-13.txt", "Dear Anna,\n\n" + words, false),
      ("2024-07-13.txt", "Anna: Yes.\nTom: No.\n" + words, false),
      ("notes/Rennes.txt", words, false), ("_drafts/2024-07-13.txt", words, false),
      ("chats/2024-07-13.txt", words, false),
    ])
  func plain(file: String, text: String, isRead: Bool) async throws {
    let reading = try await TripFolder([file: text, "trip.yml": Self.trip]).read()
    claim(reading.trip.entries.map(\.file), is: isRead ? [file] : [])
    claim(reading.told.contains { $0.contains("file-not-read") }, is: !isRead)
  }

  @Test("a text that ends with .txt is none beside one of the same name or day in Markdown")
  func beside() async throws {
    let texts = ["2024-07-13.md": "---\nprivate: yes\n---\nA.\n", "2024-07-13.txt": Self.words]
    let folder = ["J01 - 13 juillet/récit.md": Self.words, "J01 - 13 juillet/texte.txt": Self.words]
    try await claim(entries(texts).count, is: 1)
    try await claim(entries(folder).count, is: 1)
  }
}

import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("The language of a trip that names none")
struct GuessedLanguageTests {
  private static let german = String(
    repeating: "Wir sind mit der Bahn in die Stadt gefahren und haben auf dem Platz gegessen. ", count: 3)
  private static let french = String(
    repeating: "Nous avons pris le train pour la ville et nous avons mangé sur une place avec des amis. ",
    count: 3)

  @Test(
    "is that of its entries, where the site's own words are there in it",
    arguments: [
      (german, "", "de"), (german, "language: en\n", "en"), (french, "", "en"),
      ("We went by train. ", "", "en"),
      ("---\nprivate: yes\n---\n" + german, "", "en"),
    ])
  func language(text: String, settings: String, expected: String) async throws {
    let folder = try TripFolder(["trip.yml": "title: Rom\n" + settings, "journal/2026-05-03.md": text])
    try folder.writeTheme("templates/words/en.yml", "")
    try folder.writeTheme("templates/words/de.yml", "")
    claim(try await folder.read().trip.settings.language, is: expected)
  }

  @Test("words of the trip's own count")
  func own() async throws {
    let folder = try TripFolder([
      "trip.yml": "title: Rome\n", "journal/2026-05-03.md": Self.french, "templates/words/fr.yml": "",
    ])
    claim(try await folder.read().trip.settings.language, is: "fr")
  }
}

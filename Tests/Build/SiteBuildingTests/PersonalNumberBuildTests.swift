import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripModel

@Suite("Numbers of papers in what is published")
struct PersonalNumberBuildTests {
  /// What is told of numbers in a trip of these files.
  private func told(_ files: [String: String], picture: String? = nil) async throws -> [Diagnostic] {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/journal/2026-05-03-good.md", "We queued.\n")
    for (file, text) in files { try workspace.write("trip/" + file, text) }
    if let picture {
      let path = Checkout.exampleTrip + "/photos/" + "IMG_20260505_124807.jpg"
      try workspace.write("trip/" + picture, try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    return await SiteBuilder.check(order).diagnostics.filter { $0.code == .personalNumber }
  }

  @Test(
    "Each is told with its line, whatever it stands in",
    arguments: [
      ("journal/2026-05-04-b.md", "We went.\n\nPassport P4471920, to DE89 3704 0044 0532 0130 00.\n", 3),
      ("journal/2026-05-04-b.md", "---\ntitle: Passport P4471920\n---\nWe went.\n", 2),
      ("journal/2026-05-04-b.md", "We went.\n\n<b>Passport</b> P4471920\n", 3),
      ("pages/about.md", "# About\n\nPassport P4471920\n", 3),
      ("pins.yml", "- title: Pier\n  at: 38.71, -9.14\n  description: Passport P4471920\n", 3),
      ("attractions.yml", "- name: Torre\n  description: Passport P4471920\n", 2),
      (
        "itinerary.yml", "- hotel: Flor\n  start: 2026-05-03\n  note: Passport P4471920\n", 3
      ),
      ("budget.yml", "expenses:\n  - 2026-05-03 food 12 EUR Passport P4471920\n", 2),
      ("trip.yml", "title: Good\ndescription: Passport P4471920\n", 2),
    ] as [(String, String, Int)])
  func line(file: String, text: String, line: Int) async throws {
    let told = try await told([file: text])
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.place?.file == file)
    #expect(told.first?.place?.span?.line == line)
    #expect(told.allSatisfy { $0.place?.span?.text.contains("4471920") == false })
  }

  @Test("One in the text of an album is told")
  func album() async throws {
    let told = try await told(
      ["photos/pier/album.md": "# Pier\n\nPassport P4471920\n"], picture: "photos/pier/a.jpg")
    #expect(told.map { $0.place?.file } == ["photos/pier/album.md"])
  }

  @Test(
    "Codes and telephone numbers are told as what they are, in expenses, pins and notes as well",
    arguments: [
      (
        "pins.yml", "- {title: Pier, at: 38.71 -9.14, description: The door code is 4471.}\n",
        "Code of a door"
      ),
      ("pins.yml", "- {title: Pier, at: 38.71 -9.14, description: PNR X7QK2M}\n", "Code of a booking"),
      ("budget.yml", "expenses:\n  - 2026-05-03 food 12 EUR Paid Rui +351 912 345 678\n", "Telephone"),
      (
        "itinerary.yml", "- hotel: Flor\n  start: 2026-05-03\n  note: wifi password hunter22\n",
        "Code of a door"
      ),
    ])
  func codes(file: String, text: String, message: String) async throws {
    let told = try await told([file: text])
    #expect(told.count == 1 && told.first?.message.hasPrefix(message) == true, "\(told)")
    #expect(told.first?.place?.span?.text.contains("•") == true)
  }

  @Test("What is in a comment or kept back is not told")
  func honest() async throws {
    let told = try await told([
      "journal/2026-05-04-b.md": "We met <!-- passport P4471920 -->\n",
      "journal/2026-05-05-c.md": "---\nprivate: yes\n---\nPassport P4471920\n",
      "pins.yml": "- {title: Pier, at: 38.71 -9.14, description: Passport P4471920, private: yes}\n",
    ])
    #expect(told.isEmpty, "\(told)")
  }
}

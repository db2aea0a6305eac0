import Diagnostics
import Foundation
import Secrets
import SiteAuditing
import SiteBuilding
import Testing
import TripCompiling
import TripModel
import TripPlanning
import TripReading

@Suite("A check of a library")
struct LibraryCheckTests {
  private static let files = [
    "library.yml": "title: Where we have been\n",
    "lisbon/trip.yml": "title: Lisbon\ntravellers: [Ana, Ben]\n",
    "lisbon/journal/2026-05-03-a.md": "First words.\n",
    "rome/trip.yml": "title: Rome\ntravellers: [Ana]\n",
    "rome/journal/2024-03-01-c.md": "Stones.\n",
  ]

  @Test("says of what trips share what a build says, and writes no site")
  func shared() async throws {
    let library = try SmallLibrary(Self.files)
    try library.write("people.yml", "- name: Zoë\n  picture: people/zoe.jpg\n")
    try library.write("people/zoe.jpg", "no picture")
    let checked = await SiteBuilder.check(library.order)
    #expect(checked.diagnostics.contains { $0.code == .onePerson && $0.message.contains("Ana") })
    #expect(checked.diagnostics.contains { $0.code == .badPicture && $0.place?.file == "people/zoe.jpg" })
    #expect(!FileManager.default.fileExists(atPath: library.order.output))
    let built = await library.build()
    #expect(built.isWritten)
    for told in built.diagnostics {
      #expect(checked.diagnostics.contains { $0.code == told.code && $0.message == told.message })
    }
  }

  @Test("says nothing of a trip that would not be in the site as of one that shares something")
  func left() async throws {
    let library = try SmallLibrary(Self.files)
    try library.write("rome/trip.yml", "title: Rome\ntravellers: [Ana]\nvisibility: private\n")
    #expect(await !SiteBuilder.check(library.order).diagnostics.contains { $0.code == .onePerson })
    try library.write("rome/trip.yml", "title: Rome\ntravellers: [Ana]\nvisibility: privte\n")
    #expect(await !SiteBuilder.check(library.order).diagnostics.contains { $0.code == .onePerson })
  }

  @Test(
    "finds the code of a trip in a text of another, and in what is of none",
    arguments: [
      ("rome/journal/2024-03-02-d.md", "Words.\n\nThey call it HTL99887.\n", 3),
      ("library.yml", "title: Here\ndescription: Ask for HTL99887.\n", 2),
      ("people.yml", "- name: Ana\n  bio: Ask for HTL99887.\n", 2),
    ] as [(String, String, Int?)], ["", "visibility: private\n", "visibility: privte\n"])
  func codes(_ told: (String, String, Int?), _ visibility: String) async throws {
    let (file, words, line) = told
    let library = try SmallLibrary(Self.files)
    try library.write("lisbon/trip.yml", "title: Lisbon\n" + visibility)
    try library.write("lisbon/itinerary.yml", "- hotel: Flor\n  start: 2026-05-01\n  booking: HTL99887\n")
    func leaks() async -> [Diagnostic] {
      await SiteBuilder.check(library.order).diagnostics.filter { $0.code == .privateCode }
    }
    #expect(await leaks().isEmpty)
    try library.write(file, words)
    let found = await leaks()
    #expect(found.map { $0.place?.path } == [file] && found.map { $0.place?.span?.line } == [line])
    #expect(await library.build().exitStatus == 3)
  }

  @Test("takes a booking for private that a trip would publish which cannot be built")
  func bookingsOfBrokenTrip() async throws {
    let library = try SmallLibrary(Self.files)
    try library.write("lisbon/trip.yml", "title: Lisbon\npublish: {bookings: yes}\n")
    try library.write("lisbon/itinerary.yml", "- hotel: Flor\n  start: 2026-05-01\n  booking: HTL99887\n")
    try library.write("library.yml", "title: Here\ndescription: Ask for HTL99887.\n")
    try library.write("rome/journal/2024-03-02-d.md", "They call it HTL99887.\n")
    func leaks() async -> Set<String> {
      let told = await SiteBuilder.check(library.order).diagnostics.filter { $0.code == .privateCode }
      return Set(told.flatMap { [$0.place].compactMap(\.self) + $0.others }.map(\.path))
    }
    #expect(await leaks().isEmpty)
    try library.write("lisbon/templates/day.mustache", "{{#story}}\n")
    #expect(await leaks() == ["library.yml", "rome/journal/2024-03-02-d.md"])
    #expect(await library.build().exitStatus == 3)
  }

  @Test("takes no booking for published that a trip would publish which nobody sees")
  func bookingsOfUnseenTrip() async throws {
    for visibility in ["visibility: private\n", "visibility: privte\n"] {
      let library = try SmallLibrary(Self.files)
      try library.write("lisbon/trip.yml", visibility + "publish: {bookings: yes}\n")
      try library.write("lisbon/itinerary.yml", "- hotel: Flor\n  start: 2026-05-01\n  booking: HTL99887\n")
      var order = library.order
      #expect(await SiteBuilder.privateThings(of: order).secrets.map(\.text) == ["HTL99887"])
      order.folder += "/lisbon"
      #expect(await SiteBuilder.privateThings(of: order).secrets.map(\.text) == ["HTL99887"])
    }
  }

  @Test("shows neither a code nor a position in a line that tells both")
  func masked() async throws {
    let words = "Ask for HTL99887 at 52.37118, 4.89557."
    let library = try SmallLibrary(Self.files)
    try library.write("library.yml", "home: 52.37022, 4.89522\ndescription: \(words)\n")
    try library.write("lisbon/itinerary.yml", "- hotel: Flor\n  start: 2026-05-01\n  booking: HTL99887\n")
    try library.write("rome/journal/2024-03-02-d.md", words + "\n")
    let found = await SiteBuilder.check(library.order).diagnostics.filter {
      $0.code == .privateCode || $0.code == .privatePosition
    }
    let places = found.flatMap { [$0.place].compactMap(\.self) + $0.others }
    let entry = "rome/journal/2024-03-02-d.md"
    #expect(places.map(\.path).sorted() == ["library.yml", "library.yml", entry, entry])
    for place in places {
      let text = place.span?.text ?? ""
      #expect(place.span?.line == (place.path == entry ? 1 : 2))
      #expect(text.contains("Ask for ") && !text.contains("HTL"), "\(text)")
      #expect(text.filter(\.isNumber).isEmpty, "\(text)")
    }
  }

  @Test(
    "finds in what is told of people what a build finds",
    arguments: ["bio: Write to ana@aaa.example.", "links: ana@aaa.example, https://aaa.example/ana"])
  func people(field: String) async throws {
    let library = try SmallLibrary([
      "rome/trip.yml": "title: Rome\ntravellers: Ana\n", "rome/journal/2024-03-02-d.md": "Stones.\n",
      "rome/people.yml": "- name: Ana\n  mail: ana@aaa.example\n  \(field)\n",
    ])
    var alone = library.order
    alone.folder += "/rome"
    let told = await SiteBuilder.check(alone).diagnostics.filter { $0.code == .privateCode }
    #expect(told.map { $0.place?.file } == ["people.yml"] && told.map { $0.place?.span?.line } == [3])
    #expect(await SiteBuilder.build(alone).exitStatus == 3)
  }
}

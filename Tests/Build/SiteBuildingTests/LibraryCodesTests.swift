import Diagnostics
import Foundation
import Secrets
import SiteBuilding
import Testing
import TripCompiling
import TripModel

@Suite("The codes of a library")
struct LibraryCodesTests {
  /// Where a trip may name a code, each in a file of its own.
  private static let fields = [
    ("itinerary.yml", "- hotel: Flor\n  start: 2026-05-01\n  booking: HTL99887\n"),
    ("budget.yml", "- {date: 2026-05-03, category: food, amount: 12, what: Bread, reference: HTL99887}\n"),
    ("pins.yml", "- name: Good hostel\n  at: 38.71 -9.14\n  reservation number: HTL99887\n"),
    ("attractions.yml", "- name: Good tower\n  ticket: HTL99887\n"),
    ("journal/2026-05-04-e.md", "---\nbooking: HTL99887\n---\nWe slept well.\n"),
    ("pages/packing.md", "---\ntitle: Packing\ncode: HTL99887\n---\nSocks.\n"),
  ]

  @Test("of a trip that nobody may see stand in no other trip", arguments: fields)
  func privateTrip(file: String, text: String) async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write(
      "belem/trip.yml", "title: Belém\nvisibility: private\npublish: {bookings: yes}\n")
    try library.write("belem/" + file, text)
    #expect(await library.build().isWritten)
    try library.write("rome/journal/2024-03-02-d.md", "They call it HTL99887.\n")
    let told = await library.build()
    #expect(told.exitStatus == 3)
    // Where it stands in the trip, and not in the site that was not written.
    let places = told.diagnostics.filter { $0.code == .privateCode }.compactMap { $0.place?.path }
    #expect(places == ["rome/journal/2024-03-02-d.md"])
  }

  @Test("are told where they stand in a trip, and in the site only where no text of it tells them")
  func sources() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    let (file, text) = Self.fields[0]
    try library.write("belem/" + file, text)
    try library.write("rome/journal/2024-03-02-d.md", "They call it HTL99887.\n")
    try library.write("japan/tokyo/assets/notes.txt", "They call it HTL99887.\n")
    let told = await library.build()
    #expect(told.exitStatus == 3)
    let places = told.diagnostics.filter { $0.code == .privateCode }
      .flatMap { [$0.place].compactMap(\.self) + $0.others }.map(\.path)
    #expect(places.sorted() == ["rome/journal/2024-03-02-d.md", "site/tokyo/assets/notes.txt"])
    // What no trip tells is told of the file in which it stands.
    try library.write("rome/journal/2024-03-02-d.md", "They call it a hotel.\n")
    try library.write("library.yml", "title: Here\ndescription: Ask for HTL99887.\n")
    let shared = await library.build().diagnostics.filter { $0.code == .privateCode }
      .flatMap { [$0.place].compactMap(\.self) + $0.others }.map(\.path)
    #expect(shared.sorted() == ["library.yml", "site/tokyo/assets/notes.txt"])
  }

  @Test("of a trip that cannot be built stand in no other trip")
  func brokenTrip() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    let (file, text) = Self.fields[0]
    try library.write("belem/" + file, text)
    try library.write("belem/trip.yml", "title: Belém\nvisibility: privte\n")
    #expect(await library.build().isWritten)
    try library.write("rome/journal/2024-03-02-d.md", "They call it HTL99887.\n")
    #expect(await library.build().exitStatus == 3)
  }

  @Test(
    "keep anything from being published where those of a trip that is not in the site cannot all be read",
    arguments: ["visibility: private\n", "visibility: privte\n"])
  func unknownInBuild(visibility: String) async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("belem/trip.yml", "title: Belém\n" + visibility)
    #expect(await library.build().isWritten)
    let old = try library.tree()
    try FileManager.default.createDirectory(
      atPath: library.order.folder + "/belem/itinerary.yml", withIntermediateDirectories: false)
    var alone = library.order
    alone.folder += "/rome"
    alone.output = library.workspace.path + "/alone"
    for outcome in [await library.build(), await SiteBuilder.build(alone)] {
      #expect(outcome.exitStatus == 3)
      #expect(outcome.diagnostics.contains { $0.code == .codesUnknown && $0.place?.path == "belem" })
      #expect(outcome.diagnostics.contains { $0.place?.path == "belem/itinerary.yml" })
    }
    #expect(try library.tree() == old)
    #expect(!FileManager.default.fileExists(atPath: alone.output))
    #expect(await SiteBuilder.check(library.order).diagnostics.contains { $0.code == .codesUnknown })
    // What the library leaves out keeps no codes.
    try library.write("library.yml", "leave out: [belem]\n")
    #expect(await library.build().isWritten)
    #expect(await SiteBuilder.build(alone).isWritten)
  }

  @Test("keep anything from being published where those of the people cannot all be read")
  func unknownPeople() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("people.yml", "- name: Ana\n  mail: \"zqx@example.org\n")
    var alone = library.order
    alone.folder += "/rome"
    alone.output = library.workspace.path + "/alone"
    for outcome in [await library.build(), await SiteBuilder.build(alone)] {
      #expect(outcome.exitStatus == 3 && outcome.diagnostics.contains { $0.code == .codesUnknown })
    }
    try library.write("people.yml", "- name: Ana\n  mail: zqx@example.org\n")
    #expect(await library.build().isWritten)
    #expect(await SiteBuilder.build(alone).isWritten)
  }

  @Test("are not read from what the library leaves out of its trips")
  func leftOut() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("belem/trip.yml", "title: Belém\nvisibility: private\n")
    try library.write("belem/budget.yml", "total: [\n")
    #expect(await library.build().diagnostics.contains { $0.code == .codesUnknown })
    try library.write(".tripbookignore", "budget.yml\n")
    #expect(await !library.build().diagnostics.contains { $0.code == .codesUnknown })
    var alone = library.order
    alone.folder += "/rome"
    alone.output += "-alone"
    #expect(await !SiteBuilder.build(alone).diagnostics.contains { $0.code == .codesUnknown })
  }

  @Test("are those of all trips and of its people for an audit, too", arguments: fields)
  func audited(file: String, text: String) async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("belem/" + file, text)
    try library.write("people.yml", "- name: Ana\n  mail: zqx@example.org\n  phone: +351 21 998 7766\n")
    let things = await SiteBuilder.privateThings(of: library.order)
    #expect(things.diagnostics.isEmpty)
    #expect(
      things.secrets.map(\.text).sorted() == ["+351 21 998 7766", "HTL99887", "zqx@example.org"])
    // The same for each of its trips by itself.
    for trip in ["belem", "rome"] {
      var order = library.order
      order.folder += "/" + trip
      let alone = await SiteBuilder.privateThings(of: order)
      #expect(alone.diagnostics.isEmpty)
      #expect(alone.secrets.map(\.text).sorted() == things.secrets.map(\.text).sorted(), "\(trip)")
    }
  }

  @Test(
    "stand in no site of another trip that is built by itself, and are told where they are written",
    arguments: fields + [("people.yml", "")])
  func alone(file: String, text: String) async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("people.yml", "- name: Ana\n  mail: htl99887@example.org\n")
    if !text.isEmpty { try library.write("belem/" + file, text) }
    var order = library.order
    order.folder += "/rome"
    order.output = library.workspace.path + "/alone"
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    let code = text.isEmpty ? "htl99887@example.org" : "HTL99887"
    try library.write("rome/journal/2024-03-02-d.md", "They call it \(code).\n")
    for outcome in [await SiteBuilder.check(order), await SiteBuilder.build(order)] {
      let told = outcome.diagnostics.filter { $0.code == .privateCode }
      #expect(told.contains { $0.place?.path == "journal/2024-03-02-d.md" }, "\(file)")
    }
    #expect(await SiteBuilder.build(order).exitStatus == 3)
  }

  @Test("are looked for again in a trip by itself when another trip gets them")
  func aloneAgain() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("rome/journal/2024-03-02-d.md", "They call it HTL99887.\n")
    _ = try await library.build("rome")
    try await Task.sleep(for: .milliseconds(60))
    let (file, text) = Self.fields[0]
    try library.write("belem/" + file, text)
    var order = library.order
    order.folder += "/rome"
    order.output = library.workspace.path + "/alone-rome"
    #expect(await SiteBuilder.build(order).exitStatus == 3)
  }

  @Test("are told to be unknown in a trip by itself where those of another that is shown cannot be read")
  func aloneUnknown() async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write("belem/itinerary.yml", "- hotel: Flor\n  booking: \"HTL99887\n")
    var order = library.order
    order.folder += "/rome"
    order.output = library.workspace.path + "/alone"
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten && outcome.exitStatus == 1)
    #expect(outcome.diagnostics.contains { $0.code == .codesUnknown && $0.place?.path == "belem" })
  }

  @Test(
    "are told to be unknown where something of a trip or of the people cannot be read",
    arguments: [
      ("belem/itinerary.yml", "- hotel: Flor\n  booking: \"HTL99887\n", "belem"),
      ("belem/journal/2026-05-04-e.md", "---\nbooking: HTL99887\nWe slept well.\n", "belem"),
      ("people.yml", "- name: Ana\n  mail: \"zqx@example.org\n", nil),
    ] as [(String, String, String?)])
  func unknown(file: String, text: String, trip: String?) async throws {
    let library = try SmallLibrary(SmallLibrary.three)
    try library.write(file, text)
    let things = await SiteBuilder.privateThings(of: library.order)
    #expect(things.diagnostics.contains { $0.severity == .error && $0.place?.path == file })
    let unknown = things.diagnostics.filter { $0.code == .codesUnknown }
    #expect(unknown.compactMap { $0.place?.path } == [trip].compactMap(\.self))
  }
}

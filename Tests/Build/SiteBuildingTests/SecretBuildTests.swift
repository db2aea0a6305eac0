import Diagnostics
import SiteBuilding
import Testing
import TripCompiling
import TripModel

@Suite("A build with codes in the folder")
struct SecretBuildTests {
  private func workspace(_ entry: String, settings: String = "title: Good\n") throws -> TemporaryFolder {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", settings)
    try workspace.write(
      "trip/itinerary.yml",
      "- hotel: Flor\n  start: 2026-05-03\n  booking: HTL99887\n  phone: +351 21 000 4711\n  website: https://flor.example/?code=HTL99887\n"
    )
    try workspace.write("trip/journal/2026-05-03-good.md", entry)
    return workspace
  }

  @Test(
    "A text that tells one keeps the site from being written, and the line is said",
    arguments: [
      "We queued.\n\nThe code was htl-99887.\n", "A\n\nRing 021 000 47 11.\n", "A\n\n![HTL99887](a.jpg)\n",
    ])
  func text(entry: String) async throws {
    let workspace = try workspace("We queued.\n")
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    #expect(await SiteBuilder.build(order).isWritten)
    try workspace.write(
      "trip/journal/2026-05-03-good.md", entry.replacing("![HTL99887](a.jpg)", with: "`HTL99887`"))
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.exitStatus == 3)
    let told = outcome.diagnostics.filter { $0.code == .privateCode }
    #expect(told.contains { $0.place?.file == "journal/2026-05-03-good.md" && $0.place?.span?.line == 3 })
    #expect(told.contains { $0.place?.file.hasPrefix("site/") == true })
    #expect(await SiteBuilder.check(order).diagnostics.contains { $0.code == .privateCode })
  }

  @Test(
    "A name that tells one is said where it stands, not only in the data of the site",
    arguments: [
      ("journal/2026-05-04-b.md", "---\ntitle: B\nwho: [Ana, Ben HTL99887]\n---\nOff.\n", 3),
      ("pins.yml", "- title: Good hostel\n  at: 38.71, -9.14\n  who: Ben HTL99887\n", 1),
      ("trip.yml", "title: Good\ntravellers: [Ana, Ben HTL99887]\n", 2),
    ] as [(String, String, Int)])
  func names(file: String, text: String, line: Int) async throws {
    let workspace = try workspace("We queued.\n")
    try workspace.write("trip/" + file, text)
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let told = await SiteBuilder.check(order).diagnostics.filter { $0.code == .privateCode }
    #expect(told.contains { $0.place?.file == file && $0.place?.span?.line == line }, "\(told)")
  }

  @Test(
    "A code that stands in a field of any file is one",
    arguments: [
      ("journal/2026-05-04-b.md", "---\nbooking: KLM4T9X\n---\nOff to the airport.\n"),
      ("pins.yml", "- name: Good hostel\n  at: 38.71 -9.14\n  reservation number: KLM4T9X\n"),
      ("attractions.yml", "- name: Good tower\n  ticket: KLM4T9X\n"),
      ("budget.yml", "- {date: 2026-05-03, category: food, amount: 12, what: Bread, reference: KLM4T9X}\n"),
    ] as [(String, String)])
  func fields(file: String, text: String) async throws {
    let workspace = try workspace("We queued.\n")
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    try workspace.write("trip/" + file, text)
    #expect(await SiteBuilder.build(order).isWritten)
    try workspace.write("trip/journal/2026-05-03-good.md", "We queued with klm-4t9x in hand.\n")
    #expect(await SiteBuilder.build(order).exitStatus == 3)
  }

  @Test("A page from before is looked at, too, when its code has become one since")
  func oldPage() async throws {
    let workspace = try workspace("The code was HTL99887.\n", settings: "publish: {bookings: yes}\n")
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    #expect(await SiteBuilder.build(order).exitStatus == 0)
    try workspace.write("trip/trip.yml", "publish: {bookings: no}\n")
    #expect(await SiteBuilder.build(order).exitStatus == 3)
  }

  @Test("What stands in a draft or in a short number refuses nothing")
  func honest() async throws {
    let workspace = try workspace("---\ndraft: yes\n---\nHTL99887\n")
    try workspace.write("trip/journal/2026-05-04-b.md", "Room 4, 12 of us, and 4711 steps.\n")
    try workspace.write(
      "trip/itinerary.yml",
      "- hotel: Flor\n  start: 2026-05-03\n  booking: Room 4\n  phone: 112\n- hotel: Sol\n  start: 2026-05-04\n  booking: 4711\n"
    )
    #expect(await SiteBuilder.build(try BuildOptions.test(workspace.path + "/trip", in: workspace)).isWritten)
  }

  @Test("Every broken trip that says that something is held back is blocked", arguments: BrokenTrip.all)
  func everyHeldBackBlocks(_ trip: BrokenTrip) async throws {
    guard try #require(trip.expected).contains("[held-back]") else { return }
    let workspace = try TemporaryFolder()
    let guarded = await Survey.of(try BuildOptions.test(trip.folder, in: workspace)).survey
    #expect(guarded?.blocked?.doubts.isEmpty == false)
  }
}

import Foundation
import Rounds
import SiteBuilding
import Synchronization
import Testing
import TripCompiling
import TripModel
import TripReading

/// A small trip that is built again and again.
private struct RestingTrip {
  let workspace: TemporaryFolder
  var order: BuildOptions

  init() async throws {
    workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", "title: Belém\nstart: 2026-05-01\nend: 2026-05-05\n")
    try workspace.write("trip/journal/2026-05-03-a.md", "First words.\n")
    try workspace.write("trip/journal/2026-05-04-b.md", "Other words, ![](nowhere.jpg).\n")
    try workspace.write("trip/photos/gone.xmp", "")
    order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
  }

  /// Lets the files come to rest first, as those of a traveller are.
  func build() async throws -> (outcome: BuildOutcome, hasWorked: Bool) {
    try await Task.sleep(for: .milliseconds(60))
    let stages = Mutex(0)
    let outcome = await SiteBuilder.build(order) { _ in stages.withLock { $0 += 1 } }
    return (outcome, stages.withLock { $0 } > 0)
  }

  var trip: String { workspace.path + "/trip" }
  var site: String { order.output }
}

@Suite("A build of what has not changed")
struct BuildStampTests {
  @Test("does nothing, and says what the last one said")
  func doesNothing() async throws {
    let trip = try await RestingTrip()
    let first = try await trip.build()
    let tree = try SiteTree(trip.site)
    let second = try await trip.build()
    #expect(first.hasWorked && !second.hasWorked)
    #expect(second.outcome.diagnostics == first.outcome.diagnostics && !first.outcome.diagnostics.isEmpty)
    #expect(second.outcome.exitStatus == first.outcome.exitStatus)
    #expect(second.outcome.counts.pages == first.outcome.counts.pages)
    #expect(second.outcome.today == first.outcome.today)
    #expect(try SiteTree(trip.site) == tree)
  }

  @Test("builds again where a byte of what was kept of it has rotted, and tells nothing of that")
  func rotten() async throws {
    let trip = try await RestingTrip()
    let first = try await trip.build()
    let stamps = trip.order.cacheFolder + "/stamps"
    let stamp = stamps + "/" + (try #require(FileManager.default.contentsOfDirectory(atPath: stamps).first))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: stamp))
    let place = try #require(bytes.firstRange(of: Data("nowhere.jpg".utf8)))
    bytes[place.lowerBound] ^= 1
    try bytes.write(to: URL(fileURLWithPath: stamp))
    let second = try await trip.build()
    #expect(second.hasWorked && second.outcome.diagnostics == first.outcome.diagnostics)
    let third = try await trip.build()
    #expect(!third.hasWorked)
  }

  private static let changes = [
    "text of the same length and time", "sidecar", "new file", "removed file", "renamed file",
    "new folder with a file",
    "rules of what to ignore", "rights", "touched page", "page gone", "data gone", "today", "strict",
    "generator",
  ]

  /// Those of which by day the site is held against one that is built from nothing: after each of them it is the same
  /// build.
  private static let comparedChanges = Rounds.some(of: changes, oneIn: 4)

  @Test("builds again whatever has changed", arguments: changes)
  func buildsAgain(change: String) async throws {
    var trip = try await RestingTrip()
    _ = try await trip.build()
    #expect(try await !trip.build().hasWorked)
    try make(change, in: &trip)
    let third = try await trip.build()
    #expect(third.hasWorked)
    guard Self.comparedChanges.contains(change) else { return }
    let afresh = try BuildOptions.test(
      trip.trip, in: trip.workspace, output: trip.workspace.path + "/afresh", cache: "other",
      isStrict: trip.order.isStrict)
    var cold = afresh
    cold.today = trip.order.today
    cold.generator = trip.order.generator
    let fourth = await SiteBuilder.build(cold)
    #expect(fourth.diagnostics == third.outcome.diagnostics)
    if fourth.isWritten {
      #expect(try SiteTree(trip.site).differences(from: try SiteTree(cold.output)) == [])
    }
  }

  private func make(_ change: String, in trip: inout RestingTrip) throws {
    let files = FileManager.default
    let entry = trip.trip + "/journal/2026-05-03-a.md"
    switch change {
    case "text of the same length and time":
      let facts = try files.attributesOfItem(atPath: entry)
      try Data("Final words.\n".utf8).write(to: URL(fileURLWithPath: entry))
      try files.setAttributes([.modificationDate: facts[.modificationDate] as Any], ofItemAtPath: entry)
    case "sidecar": try trip.workspace.write("trip/photos/gone.xmp", "<x:xmpmeta")
    case "new file": try trip.workspace.write("trip/journal/2026-05-05-c.md", "More.\n")
    case "removed file": try files.removeItem(atPath: entry)
    case "renamed file": try files.moveItem(atPath: entry, toPath: trip.trip + "/journal/2026-05-02-a.md")
    case "new folder with a file": try trip.workspace.write("trip/journal/x/2026-05-05-c.md", "More.\n")
    case "rules of what to ignore": try trip.workspace.write("trip/.tripbookignore", "*-a.md\n")
    case "rights": try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: entry)
    case "touched page": try Data("?".utf8).write(to: URL(fileURLWithPath: trip.site + "/index.html"))
    case "page gone": try files.removeItem(atPath: trip.site + "/index.html")
    case "data gone": try files.removeItem(atPath: trip.site + "/trip.json")
    case "today": trip.order.today = .day(LocalDate(dayNumber: 20_000))
    case "strict": trip.order.isStrict = true
    default: trip.order.generator = "Tripbook of tomorrow"
    }
  }

  @Test("does not trust a file that was written while it was read")
  func changingFile() async throws {
    let trip = try await RestingTrip()
    try await Task.sleep(for: .milliseconds(60))
    let entry = URL(fileURLWithPath: trip.trip + "/journal/2026-05-03-a.md")
    _ = await SiteBuilder.build(trip.order) { stage in
      if stage == .writing { try? Data("Later words\n".utf8).write(to: entry) }
    }
    #expect(try await trip.build().hasWorked)
    #expect(try SiteTree(trip.site).names(holding: "Later words") != [])
  }
}

/// One after the other, what an author does to a folder.
@Suite("Builds with a memory, over a row of edits")
struct EditSequenceTests {
  /// The first two hold nine kinds of edits each, and together all eleven.
  private static let seeds: [UInt64] = Array([7, 21, 1, 2, 3, 4].prefix(Rounds.of(2, nightly: 6)))

  @Test("give the site and the words of a first build, byte for byte", arguments: seeds)
  func equalsCold(seed: UInt64) async throws {
    let workspace = try TemporaryFolder()
    var author = Author(folder: "trip", workspace: workspace, state: seed)
    try author.begin()
    let order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    let memory = ReadingMemory()
    for step in 0..<10 {
      let edit = try author.edit()
      if step % 3 == 0 { try await Task.sleep(for: .milliseconds(40)) }
      let outcome = await SiteBuilder.build(order, memory: memory)
      let name = "\(step)"
      let cold = try BuildOptions.test(
        order.folder, in: workspace, output: workspace.path + "/cold" + name, cache: "cache" + name)
      let first = await SiteBuilder.build(cold)
      #expect(outcome.diagnostics == first.diagnostics, "\(edit)")
      #expect(outcome.counts.pages == first.counts.pages, "\(edit)")
      let differences = try SiteTree(order.output).differences(from: SiteTree(cold.output))
      #expect(differences == [], "after \(edit)")
    }
  }
}

/// Edits by chance, the same for the same seed.
private struct Author {
  let folder: String
  let workspace: TemporaryFolder
  var state: UInt64
  var entries = ["2026-05-02-one", "2026-05-03-two", "2026-05-03-three", "2026-05-04-four"]

  mutating func begin() throws {
    try write("trip.yml", "title: Edits\nstart: 2026-05-01\nend: 2026-05-06\ncurrency: EUR\n")
    try write("pins.yml", "- title: Torre\n  at: 38.6916, -9.2160\n  time: 2026-05-03 10:00\n")
    try write("budget.yml", "total: 500 EUR\nexpenses:\n  - 2026-05-03 food 7.80 EUR Pastéis\n")
    for (index, entry) in entries.enumerated() {
      try write(
        "journal/\(entry).md",
        "---\ntitle: Entry \(index)\n---\n\nSee [the next](\(entries[0]).md), ![](a.jpg).\n")
    }
  }

  /// An edit, and what it was in words.
  mutating func edit() throws -> String {
    let entry = "journal/\(entries[chance(entries.count)]).md"
    let number = chance(1000)
    switch chance(11) {
    case 0: return try tell("new text of \(entry)", write(entry, "Words number \(number).\n"))
    case 1:
      return try tell(
        "new title of \(entry)", write(entry, "---\ntitle: T\(number)\n---\n\nSee [[Entry 1]].\n"))
    case 2: return try tell("draft \(entry)", write(entry, "---\ndraft: yes\n---\n\nNot yet \(number).\n"))
    case 3:
      entries.append("2026-05-0\(1 + chance(6))-new\(number)")
      return try tell("new entry", write("journal/\(entries.last ?? "").md", "# New \(number)\n\nText.\n"))
    case 4: return try tell("broken \(entry)", write(entry, "---\ntitle: [x\n---\n\nText \(number).\n"))
    case 5:
      return try tell(
        "pins", write("pins.yml", "- title: Pin \(number)\n  at: 38.\(600 + number % 99), -9.2\n"))
    case 6:
      return try tell(
        "money", write("budget.yml", "total: \(500 + number) EUR\nexpenses:\n  - 2026-05-03 food 9 EUR Tea\n")
      )
    case 7:
      return try tell("title of the trip", write("trip.yml", "title: Edits \(number)\nstart: 2026-05-01\n"))
    case 8:
      let picture = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/BRK_0402.JPG"))
      return try tell(
        "a picture",
        workspace.write("\(folder)/a.jpg", number.isMultiple(of: 3) ? picture.prefix(900) : picture))
    case 9: return try tell("a track", write("two.gpx", gpx(number)))
    default: return "nothing"
    }
  }

  private func gpx(_ number: Int) -> String {
    let points = (0..<5).map {
      "<trkpt lat=\"38.\(600 + number % 90 + $0)\" lon=\"-9.2\"><time>2026-05-03T1\($0):00:00Z</time></trkpt>"
    }
    return "<gpx version=\"1.1\" creator=\"t\"><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
  }

  private func tell(_ words: String, _: Void) -> String { words }

  private func write(_ file: String, _ text: String) throws { try workspace.write(folder + "/" + file, text) }

  /// A linear congruential generator: Knuth's constants, the upper bits.
  private mutating func chance(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}

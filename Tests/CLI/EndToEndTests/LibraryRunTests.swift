import Foundation
import Testing

@Suite("A library from the command line")
struct LibraryRunTests {
  @Test("begins with a file of which every line works, and builds at once")
  func newLibrary() async throws {
    let workspace = try Workspace()
    let made = try await workspace.run("new", "library", "our-trips")
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.output.hasPrefix("Wrote our-trips/library.yml.\n"))
    #expect(try workspace.text("our-trips/.gitignore") == "_site/\n")
    let text = try workspace.text("our-trips/library.yml")
    #expect(text.contains("\ntitle: Our trips\n"))
    let empty = try await workspace.run("build", "our-trips")
    #expect(empty.status == 0 && empty.errors.contains("note: No trip in this library yet [empty-library]"))
    #expect(workspace.exists("our-trips/_site/index.html"))
    // Each line behind a single # is right without it.
    let open = text.split(separator: "\n").map { $0.hasPrefix("# ") ? $0.dropFirst(2) : $0 }
    try workspace.write("our-trips/library.yml", open.joined(separator: "\n") + "\n")
    #expect(try await workspace.run("check", "our-trips", "--strict").status == 0)
  }

  @Test("holds the trips that are begun in it, and is checked and built from its own folder, too")
  func trips() async throws {
    let workspace = try Workspace()
    _ = try await workspace.run("new", "library", "trips", "--title", "All: of them")
    for trip in ["lisbon", "rome"] {
      let made = try await workspace.run(
        "new", "trip", "trips/" + trip, "--start", "2026-05-01", "--end", "2026-05-02")
      #expect(made.status == 0)
      try workspace.write("trips/\(trip)/journal/2026-05-01-here.md", "We are here.\n")
    }
    let checked = try await workspace.run("check", "trips", "--today", "2026-05-10")
    #expect(checked.status == 0)
    #expect(checked.output.contains("No entry yet in rome: "))
    let built = try await workspace.run("build", "trips", "--today", "2026-05-10")
    #expect(built.status == 0 && built.output.contains("Open "))
    for page in ["index.html", "lisbon/index.html", "rome/trip.json", "library.json"] {
      #expect(workspace.exists("trips/_site/" + page), "\(page)")
    }
    #expect(try await workspace.run("audit", "trips/_site", "--trip", "trips").status == 0)
  }

  @Test(
    "is no trip: a command that works on one says which there are",
    arguments: [
      ["budget"], ["fetch", "rates"], ["fetch", "weather"], ["find", "attractions"],
      ["invite", "Ana"], ["end"], ["new", "entry"],
    ])
  func oneTripWanted(command: [String]) async throws {
    let workspace = try Workspace()
    try workspace.write("trips/library.yml", "")
    for trip in ["rome", "a b"] {
      try workspace.write("trips/\(trip)/journal/2026-05-01-x.md", "Here.\n")
    }
    // Who is asked stands behind the folder.
    let words = command == ["invite", "Ana"] ? ["invite", "trips", "Ana"] : command + ["trips"]
    let refused = try await TripbookProcess(arguments: words, workspace: workspace, environment: [:]).run()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("[library-not-built]"))
    #expect(refused.errors.contains("Name one of its trips: 'trips/a b', trips/rome."))
    // The same from within.
    let inside = try await TripbookProcess(
      arguments: command, workspace: workspace, environment: [:], folder: workspace.path + "/trips"
    ).run()
    #expect(inside.status == 2 && inside.errors.contains("Name one of its trips: 'a b', rome."))
  }

  @Test("has files of trips about which one may ask, also of one without a trip.yml")
  func why() async throws {
    let workspace = try Workspace()
    try workspace.write("trips/library.yml", "")
    for trip in ["rome", "lisbon"] {
      try workspace.write("trips/\(trip)/journal/2026-05-01-x.md", "Here.\n")
    }
    for options in [[], ["--trip", "trips"]] {
      let words = ["why", "trips/rome/journal/2026-05-01-x.md"] + options
      let told = try await TripbookProcess(arguments: words, workspace: workspace, environment: [:]).run()
      #expect(told.status == 0 && told.output.contains("2026-05-01"))
    }
    let none = try await workspace.run("why", "trips/library.yml")
    #expect(none.status == 2)
    #expect(none.errors.contains("in none of the trips of this library: lisbon, rome."))
    #expect(none.errors.contains("It holds for all of them"))
  }

  @Test(
    "is asked about by the files of its trips: what is no file is told with those that tell of it",
    arguments: [
      (["rome"], "“rome” is a trip, and `why` tells of its files, such as rome/journal/2026-05-01-x.md."),
      (["japan"], "Name one of its trips: japan/tokyo, lisbon, rome."),
      (["tokyo"], "“tokyo” is a trip, and `why` tells of its files."),
      (["2026-05-01"], "there is lisbon/journal/2026-05-01-x.md, rome/journal/2026-05-01-x.md."),
      (["journal/2026-05-02-the-forum.md"], "there is rome/journal/2026-05-02-the-forum.md."),
      (["The forum"], "there is rome/journal/2026-05-02-the-forum.md."),
      (["budget.yml:3"], "there is lisbon/budget.yml:3."), (["Driss"], "it stands in lisbon/trip.yml."),
      (["Portugal"], "Ask about a picture, an entry, or budget.yml:14 of a trip. Name one of its trips: "),
      (["."], "“.” is a library, and `why` tells of files of its trips. Name one of its trips: "),
    ])
  func whyInLibrary(words: [String], answer: String) async throws {
    let workspace = try Workspace()
    try workspace.write("trips/library.yml", "")
    for trip in ["rome", "lisbon"] {
      try workspace.write("trips/\(trip)/journal/2026-05-01-x.md", "Here.\n")
    }
    try workspace.write("trips/rome/journal/2026-05-02-the-forum.md", "Stones.\n")
    try workspace.write("trips/lisbon/budget.yml", "expenses:\n  - 2026-05-01 food 5 Soup\n")
    try workspace.write("trips/lisbon/trip.yml", "travellers: [Ana, Driss]\n")
    try workspace.write("trips/japan/tokyo/trip.yml", "title: Tokyo\n")
    let told = try await TripbookProcess(
      arguments: ["why"] + words, workspace: workspace, environment: [:], folder: workspace.path + "/trips"
    ).run()
    #expect(told.status == 2 && told.output.isEmpty)
    #expect(told.errors.contains(answer), "\(told.errors)")
    // The same from above, where the library is named.
    let above = try await workspace.run("why", words[0], "--trip", "trips")
    #expect(above.status == 2)
  }

  @Test("lets one ask about a trip in a folder with letters of any kind")
  func whyInFolderOfLetters() async throws {
    let workspace = try Workspace()
    try workspace.write("Málaga y más/trip.yml", "title: Málaga\n")
    try workspace.write("Málaga y más/journal/2026-05-01-x.md", "Here.\n")
    let told = try await workspace.run("why", "Málaga y más/journal/2026-05-01-x.md")
    #expect(told.status == 0 && told.output.hasPrefix("journal/2026-05-01-x.md\n"))
  }

  @Test("is proved of nothing where a trip of it cannot be read, and that is said of it")
  func auditOfUnread() async throws {
    let workspace = try Workspace()
    try workspace.write("site/index.html", "<!DOCTYPE html>\n<title>x</title>\n<p>zqx@example.org</p>\n")
    try workspace.write("trips/library.yml", "")
    try workspace.write("trips/rome/journal/2026-05-01-x.md", "Here.\n")
    #expect(try await workspace.run("audit", "site", "--trip", "trips").status == 0)
    try workspace.write("trips/people.yml", "- name: Ana\n  mail: zqx@example.org\n")
    let found = try await workspace.run("audit", "site", "--trip", "trips")
    #expect(found.status == 1 && found.errors.contains("[private-code]"))
    try workspace.write("trips/rome/itinerary.yml", "- hotel: Flor\n  booking: \"HTL99887\n")
    let unread = try await workspace.run("audit", "site", "--trip", "trips")
    #expect(unread.status == 2 && unread.errors.contains("[codes-unknown]\n --> rome\n"), "\(unread.errors)")
    #expect(unread.errors.contains(" --> rome/itinerary.yml:"))
  }

  @Test("is begun in no folder that holds a trip or a library", arguments: ["trip.yml", "library.yml"])
  func taken(file: String) async throws {
    let workspace = try Workspace()
    try workspace.write("a/" + file, "title: A\n")
    let made = try await workspace.run("new", "library", "a")
    #expect(made.status == 3 && made.errors.contains("[already-there]"))
    #expect(try workspace.text("a/" + file) == "title: A\n")
  }

  @Test("is not built where a home in one of its trips does not read")
  func refused() async throws {
    let workspace = try Workspace()
    try workspace.write("trips/library.yml", "")
    try workspace.write("trips/a/trip.yml", "home: Amsterdam\n")
    try workspace.write("trips/b/journal/2026-05-01-here.md", "We are here.\n")
    let built = try await workspace.run("build", "trips")
    #expect(built.status == 3)
    #expect(built.errors.contains("a/trip.yml:1"))
    #expect(try await workspace.run("build", "trips/b").status == 3)
  }
}

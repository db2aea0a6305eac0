import Foundation
import Testing

/// Where a command is called from, and where its words go.
@Suite("A command, wherever it is called")
struct PlaceRunTests {
  private func run(_ arguments: [String], in folder: String, _ workspace: Workspace) async throws
    -> TripbookProcess.Result
  {
    try await TripbookProcess(
      arguments: arguments, workspace: workspace, folder: workspace.path + "/" + folder
    ).run()
  }

  @Test(
    "finds the trip that one is in, without being told",
    arguments: [("trip", "."), ("trip/journal", ".."), ("trip/photos/may", "../..")])
  func aroundOne(folder: String, name: String) async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "title: Lisbon\nlanguage: en\n")
    try workspace.write("trip/photos/may/.keep", "")
    let checked = try await run(["check"], in: folder, workspace)
    #expect(checked.status == 0 && checked.output == "All is well. No problems.\n", "\(checked.errors)")
    let built = try await run(["build"], in: folder, workspace)
    #expect(built.status == 0, "\(built.errors)")
    #expect(workspace.exists("trip/_site/index.html"))
    #expect(built.output.contains("Open \(workspace.path)/trip/_site/index.html in a browser.\n"))
  }

  @Test(
    "takes a folder of pictures or tracks for the trip that a build makes of it",
    arguments: [("walk", "../booking.ics", "walk"), ("walk/tracks", "../../booking.ics", "walk")])
  func media(folder: String, calendar: String, trip: String) async throws {
    let workspace = try Workspace()
    try workspace.write(
      "walk/tracks/way.gpx",
      """
      <gpx version="1.1" creator="Test"><trk><trkseg>
      <trkpt lat="38.71" lon="-9.14"><time>2026-05-01T09:00:00Z</time></trkpt>
      <trkpt lat="38.72" lon="-9.13"><time>2026-05-01T09:20:00Z</time></trkpt>
      </trkseg></trk></gpx>
      """)
    try workspace.write(
      "booking.ics",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Surf\nDTSTART:20260501T150000\nEND:VEVENT\nEND:VCALENDAR\n")
    let result = try await run(["import", calendar], in: folder, workspace)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try workspace.text(trip + "/itinerary.yml").contains("- activity: Surf"))
  }

  @Test(
    "says where it is not in a trip, and builds nothing", arguments: ["build", "check", "serve", "budget"])
  func nowhere(command: String) async throws {
    let workspace = try Workspace()
    try workspace.write("empty/notes.txt", "")
    let result = try await run([command], in: "empty", workspace)
    #expect(result.status == 2)
    #expect(result.errors.contains("Not in a trip folder: no trip.yml here or in a folder above [not-said]"))
    #expect(!workspace.exists("empty/_site"))
  }

  @Test("makes the folders above the output, and none where it refuses")
  func parents() async throws {
    let workspace = try Workspace.withTrip()
    #expect(try await workspace.run("build", "trip", "--output", "a/b/c").status == 0)
    #expect(workspace.exists("a/b/c/index.html"))
    try workspace.write("file", "")
    #expect(try await workspace.run("build", "trip", "--output", "file/b/c").status == 3)
    #expect(try await workspace.run("build", "trip", "--output=~/site").status == 0)
    #expect(workspace.exists("home/site/index.html") && !workspace.exists("~"))
  }

  @Test(
    "does not end well where nobody gets what it prints",
    arguments: [
      "check trip --format json", "check trip", "budget trip", "help trip.yml",
      "explain tab-indent", "cache", "audit site --format json", "--version", "--help",
    ])
  func fullDisk(command: String) async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/budget.yml", "expenses:\n  - 2026-05-03 food 7.80 Soup\n")
    try workspace.write("site/index.html", "<!doctype html><title>x</title>")
    let result = try await TripbookProcess(
      arguments: ["-c", "exec '\(TripbookProcess.built)' \(command) > /dev/full"], workspace: workspace,
      executable: "/bin/sh"
    ).run()
    #expect(result.status != 0)
    #expect(result.errors.contains("Cannot write the output: no space left on device."), "\(result.errors)")
  }

  @Test(
    "is completed with folders and files by the shell",
    arguments: [
      ("bash", "_add_completions -d"), ("zsh", "_files -/"), ("fish", "__tripbook_complete_directories"),
    ])
  func completion(shell: String, word: String) async throws {
    let script = try await Workspace().run("--generate-completion-script", shell)
    #expect(script.status == 0 && script.output.contains(word), "\(script.output.prefix(3000))")
  }
}

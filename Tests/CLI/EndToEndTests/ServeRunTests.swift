import Foundation
import FoundationNetworking
import Testing

/// J2: the preview as it is run.
@Suite("tripbook serve", .timeLimit(.minutes(15)))
struct ServeRunTests {
  /// A preview that runs, until nobody holds it.
  private final class Running: Sendable {
    let workspace: Workspace
    private let process: Process
    private let said: String

    init(_ workspace: Workspace, _ options: String...) throws {
      self.workspace = workspace
      said = workspace.path + "/said-" + UUID().uuidString
      try Data().write(to: URL(fileURLWithPath: said))
      process = Process()
      process.executableURL = URL(fileURLWithPath: TripbookProcess.built)
      process.arguments = ["serve", "trip"] + options
      process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
      process.environment = workspace.environment
      process.standardInput = FileHandle.nullDevice
      let log = try FileHandle(forWritingTo: URL(fileURLWithPath: said))
      process.standardOutput = log
      process.standardError = log
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var text: String { (try? String(contentsOf: URL(fileURLWithPath: said), encoding: .utf8)) ?? "" }

    /// Waits until the terminal shows this; nil where the preview ends before.
    func waits(for word: String) async throws -> Bool {
      while !text.contains(word) {
        guard process.isRunning else { return text.contains(word) }
        try await Task.sleep(for: .milliseconds(30))
      }
      return true
    }

    func address() async throws -> URL {
      #expect(try await waits(for: "Ctrl-C ends it."))
      let found = try #require(text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//), "\(text)")
      return try #require(URL(string: String(found.output)))
    }

    func page(_ path: String) async throws -> String {
      let request = URLRequest(url: try await address().appendingPathComponent(path))
      let session = URLSession(configuration: .ephemeral)
      // A session that nobody ends is kept for good, and a page is asked for often.
      defer { session.invalidateAndCancel() }
      let (data, _) = try await session.data(for: request)
      return String(decoding: data, as: UTF8.self)
    }

    /// Waits until a page shows this.
    func shows(_ word: String, _ path: String) async throws -> Bool {
      while process.isRunning {
        if try await page(path).contains(word) { return true }
        try await Task.sleep(for: .milliseconds(50))
      }
      return false
    }

    /// Sends a signal and waits for the end.
    /// - Returns: how it ended; negative where a signal ended it.
    func end(_ signal: Int32) async throws -> Int32 {
      kill(process.processIdentifier, signal)
      while process.isRunning { try await Task.sleep(for: .milliseconds(30)) }
      return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
  }

  private func workspace() throws -> Workspace {
    let workspace = try Workspace.withTrip()
    try workspace.write(
      "trip/journal/2026-05-04-hush.md", "---\ntitle: Hush\ndraft: yes\n---\nNobody knows.\n")
    return workspace
  }

  @Test("shows what is saved, tells it in a line, and writes nothing into the folder")
  func follows() async throws {
    let workspace = try workspace()
    let before = try workspace.files("trip")
    let running = try Running(workspace, "--today", "2026-05-05")
    #expect(try await running.page("journal/good/index.html").contains("We queued."))
    #expect(try await running.page("journal/hush/index.html").contains("Draft: only you see this"))
    #expect(running.text.contains("Read 2 days, 2 entries, 0 photos, "))
    #expect(running.text.contains("note: 1 entry is kept back"))
    try workspace.write("trip/journal/2026-05-03-good.md", "---\ntitle: Good morning\n---\nThe tram came.\n")
    #expect(try await running.shows("The tram came.", "journal/good/index.html"))
    #expect(try await running.waits(for: "journal/2026-05-03-good.md changed: "))
    // What was said before is not said again.
    #expect(running.text.components(separatedBy: "note: 1 entry is kept back").count == 2)
    try workspace.write("trip/journal/2026-05-03-good.md", "---\ntitle: Good morning\n---\nWe queued.\n")
    #expect(try await running.shows("We queued.", "journal/good/index.html"))
    #expect(try await running.end(SIGINT) == 0)
    #expect(try workspace.files("trip") == before && !workspace.exists("trip/_site"))
  }

  @Test("shows a protected site open, to its author alone, and says so")
  func protected() async throws {
    let workspace = try workspace()
    try workspace.write("trip/trip.yml", "protect: yes\n")
    let running = try Running(workspace)
    #expect(try await running.page("journal/good/index.html").contains("We queued."))
    #expect(running.text.contains("its readers need a password. The preview shows it open."))
    #expect(try await running.end(SIGINT) == 0)
  }

  @Test("keeps the last good pages while nothing can be made, and says why")
  func lastGood() async throws {
    let workspace = try workspace()
    let running = try Running(workspace)
    _ = try await running.address()
    try workspace.write("trip/trip.yml", "home: Amsterdam\n")
    #expect(try await running.waits(for: "trip.yml changed: the last good pages stay"))
    #expect(running.text.contains("error: Nothing is built: `home` keeps something private"))
    #expect(try await running.page("journal/good/index.html").contains("We queued."))
    try workspace.write("trip/trip.yml", "title: Mended\n")
    #expect(try await running.shows("Mended", "index.html"))
    #expect(try await running.end(SIGTERM) == 0)
  }

  @Test("waits with a page of its own where there is no good one yet")
  func firstIsBad() async throws {
    let workspace = try workspace()
    try workspace.write("trip/trip.yml", "home: Amsterdam\n")
    let running = try Running(workspace)
    #expect(try await running.page("index.html").contains("No preview yet"))
    try workspace.write("trip/trip.yml", "title: Mended\n")
    #expect(try await running.shows("Mended", "index.html"))
    #expect(try await running.end(SIGHUP) == 0)
  }

  @Test("goes on while the folder is gone, and when it is back")
  func gone() async throws {
    let workspace = try workspace()
    let running = try Running(workspace)
    _ = try await running.address()
    let (here, elsewhere) = (workspace.path + "/trip", workspace.path + "/elsewhere")
    try FileManager.default.moveItem(atPath: here, toPath: elsewhere)
    #expect(try await running.waits(for: "trip is gone. The last good pages stay until it is back."))
    #expect(try await running.page("journal/good/index.html").contains("We queued."))
    try FileManager.default.moveItem(atPath: elsewhere, toPath: here)
    #expect(try await running.waits(for: "trip is back: "))
    #expect(try await running.end(SIGINT) == 0)
  }

  @Test("ends at once and without a word of alarm, also with pages open", arguments: [SIGINT, SIGTERM])
  func ends(signal: Int32) async throws {
    let workspace = try workspace()
    let running = try Running(workspace)
    let events = try await running.address().appendingPathComponent(".tripbook/events")
    let listening = Task { try await URLSession(configuration: .ephemeral).data(from: events) }
    try await Task.sleep(for: .milliseconds(300))
    #expect(try await running.end(signal) == 0)
    #expect(running.text.hasSuffix("The preview has ended.\n"))
    _ = await listening.result
  }

  @Test("says which port is taken, and takes another by itself")
  func ports() async throws {
    let workspace = try workspace()
    let running = try Running(workspace)
    let port = try #require(try await running.address().port)
    let refused = try await workspace.run("serve", "trip", "--port", "\(port)")
    #expect(
      refused.status == 2 && refused.errors.hasPrefix("Error: Port \(port) is in use"))
    let second = try Running(workspace, "--quiet")
    #expect(try await second.address().port != port)
    #expect(try await second.end(SIGINT) == 0)
    // Where the pages are is said also to those who want to hear little.
    #expect(second.text.split(separator: "\n").filter { !$0.contains("note") }.count == 1)
    #expect(try await running.end(SIGINT) == 0)
  }

  @Test(
    "is used wrongly without a folder or with a port that is none",
    arguments: [
      (["serve", "nowhere"], "No such folder"), (["serve"], "Not in a trip folder"),
      (["serve", "trip", "--port", "0"], "--port takes"),
      (["serve", "trip", "--port", "70000"], "--port takes"), (["serve", "trip", "--port", "x"], "--port"),
      (["serve", ""], "The name of a folder is empty"),
    ])
  func wrongUse(arguments: [String], word: String) async throws {
    let result = try await TripbookProcess(arguments: arguments, workspace: workspace()).run()
    #expect(result.status == 2 && result.errors.contains(word), "\(result.errors)")
  }
}

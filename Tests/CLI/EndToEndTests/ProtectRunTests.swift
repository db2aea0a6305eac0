import Foundation
import Testing

@Suite("tripbook protect", .timeLimit(.minutes(15)))
struct ProtectRunTests {
  private let password = "gvxk qzwp jhbt mrdl"

  private func workspace() throws -> Workspace {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "title: Lisbon   # ours\n")
    return workspace
  }

  private func keys(_ workspace: Workspace) throws -> [String: Data] {
    guard workspace.exists("config/tripbook/sites") else { return [:] }
    return try workspace.files("config/tripbook/sites")
  }

  @Test("keeps a key and no password, says so in trip.yml, and prints neither")
  func protects() async throws {
    let workspace = try workspace()
    let told = try await workspace.run("protect", "trip", environment: ["TRIPBOOK_PASSWORD": password])
    #expect(told.status == 0, "\(told.errors)")
    #expect(try workspace.text("trip/trip.yml") == "title: Lisbon   # ours\nprotect: yes\n")
    let kept = try keys(workspace)
    let (name, bytes) = try #require(kept.first)
    #expect(kept.count == 1 && name.wholeMatch(of: /[a-z2-7]{26}\.yml/) != nil)
    let text = String(decoding: bytes, as: UTF8.self)
    let key = try #require(text.firstMatch(of: /\nkey: ([0-9a-f]{64})\n/)?.1)
    #expect(!text.contains(password) && text.contains("passwords: 1\n"))
    for said in [told.output, told.errors] { #expect(!said.contains(password) && !said.contains(key)) }
    #expect(told.output.contains("TRIPBOOK_SITE_KEY"))
    let shown = try await workspace.run("protect", "trip", "--show-key")
    #expect(shown.status == 0 && shown.output == key + "\n")
    #expect(try keys(workspace) == kept)
  }

  @Test("the same password makes the same lock, another takes its place, and --add stands beside it")
  func changes() async throws {
    let workspace = try workspace()
    func protect(_ password: String, _ options: String...) async throws -> (status: Int32, text: String) {
      let told = try await TripbookProcess(
        arguments: ["protect", "trip"] + options, workspace: workspace,
        environment: ["TRIPBOOK_PASSWORD": password]
      )
      .run()
      return (told.status, String(decoding: try keys(workspace).first?.value ?? Data(), as: UTF8.self))
    }
    func key(_ text: String) -> Substring? { text.firstMatch(of: /\nkey: ([0-9a-f]{64})\n/)?.1 }
    #expect(try await protect(password, "--add").status == 3)
    let first = try await protect(password)
    #expect(try await protect(password).text == first.text)
    let both = try await protect("another one " + password, "--add")
    #expect(both.text.contains("passwords: 2\n") && key(both.text) == key(first.text))
    #expect(try await protect("another one " + password, "--add").text.contains("passwords: 2\n"))
    let other = try await protect("another one " + password)
    #expect(other.text.contains("passwords: 1\n") && key(other.text) == key(first.text))
    let new = try await protect(password, "--new-key")
    #expect(key(new.text) != nil && key(new.text) != key(first.text))
    #expect(try workspace.text("trip/trip.yml") == "title: Lisbon   # ours\nprotect: yes\n")
    #expect(try await protect(password, "--new-key", "--add").status == 2)
  }

  @Test("a weak password is refused, and taken with --weak; a check tells of it then")
  func weak() async throws {
    let workspace = try workspace()
    let weak = ["TRIPBOOK_PASSWORD": "lisbon2026"]
    let refused = try await workspace.run("protect", "trip", environment: weak)
    #expect(refused.status == 3 && refused.errors.contains("[weak-password]"))
    #expect(!refused.errors.contains("lisbon2026") && !workspace.exists("config/tripbook/sites"))
    #expect(try workspace.text("trip/trip.yml") == "title: Lisbon   # ours\n")
    #expect(try await workspace.run("protect", "trip", "--weak", environment: weak).status == 0)
    let checked = try await workspace.run("check", "trip")
    #expect(checked.status == 0 && checked.errors.contains("[weak-password]"))
    // A build takes a password of the environment beside a key of it alone.
    var better = ["TRIPBOOK_PASSWORD": password]
    #expect(try await workspace.run("check", "trip", environment: better).errors.contains("[weak-password]"))
    better["TRIPBOOK_SITE_KEY"] = String(repeating: "5a", count: 32)
    #expect(try await !workspace.run("check", "trip", environment: better).errors.contains("[weak-password]"))
    // Of an open library each trip has its own.
    try workspace.write("trips/library.yml", "")
    try workspace.writeTrip("trips/lisbon")
    #expect(try await workspace.run("protect", "trips/lisbon", "--weak", environment: weak).status == 0)
    #expect(try await workspace.run("check", "trips").errors.contains("[weak-password]"))
  }

  @Test("without a terminal and without a password nothing is asked, and nothing written")
  func nobodyToAsk() async throws {
    let workspace = try workspace()
    let told = try await workspace.run("protect", "trip")
    #expect(told.status == 2 && told.errors.contains("TRIPBOOK_PASSWORD"))
    #expect(!workspace.exists("config/tripbook/sites"))
    #expect(try await workspace.run("protect", "trip", "--show-key").status == 3)
    let given = ["TRIPBOOK_PASSWORD": password]
    #expect(try await workspace.run("protect", "nowhere", environment: given).status == 2)
    try workspace.write("empty/a.txt", "")
    #expect(try await workspace.run("protect", "empty", environment: given).status == 2)
  }

  @Test(
    "of a folder of pictures alone writes the trip.yml that says so, and none into a site or beside a slip")
  func picturesAlone() async throws {
    let workspace = try Workspace()
    let files = [
      "pictures/a.jpg", "deep/photos/a.jpg", "site/.tripbook-site", "site/share.jpg", "slip/a.jpg",
    ]
    for file in files { try workspace.write(file, "") }
    try workspace.write("slip/tripp.yml", "visibility: private\n")
    var told: [String: Int32] = [:]
    for folder in ["pictures", "deep", "site", "slip"] {
      let run = try await workspace.run("protect", folder, environment: ["TRIPBOOK_PASSWORD": password])
      told[folder] = run.status
      #expect(run.output.contains("Wrote \(folder)/trip.yml, which was not there") == (run.status == 0))
    }
    #expect(told == ["pictures": 0, "deep": 0, "site": 2, "slip": 2])
    #expect(try workspace.text("pictures/trip.yml") == "protect: yes\n")
    #expect(!workspace.exists("site/trip.yml") && !workspace.exists("slip/trip.yml"))
  }

  @Test("takes the key of another machine, and no other text for one")
  func otherMachine() async throws {
    let workspace = try workspace()
    let key = String(repeating: "0a", count: 32)
    let bad = ["TRIPBOOK_PASSWORD": password, "TRIPBOOK_SITE_KEY": key + "0"]
    let refused = try await workspace.run("protect", "trip", environment: bad)
    #expect(refused.status == 3 && refused.errors.contains("[bad-site-key]"))
    #expect(!refused.errors.contains(key))
    // A secret that was read from a file ends with a line break.
    let good = ["TRIPBOOK_PASSWORD": password, "TRIPBOOK_SITE_KEY": " \(key)\n"]
    #expect(try await workspace.run("protect", "trip", environment: good).status == 0)
    #expect(try await workspace.run("protect", "trip", "--show-key").output == key + "\n")
  }

  @Test("the key and the passwords of a folder that was renamed go along, and no other key is lost")
  func renamed() async throws {
    let workspace = try workspace()
    let given = ["TRIPBOOK_PASSWORD": password]
    #expect(try await workspace.run("protect", "trip", environment: given).status == 0)
    let key = try await workspace.run("protect", "trip", "--show-key").output
    try FileManager.default.moveItem(atPath: workspace.path + "/trip", toPath: workspace.path + "/lisbon")
    let refused = try await workspace.run("build", "lisbon")
    #expect(refused.status == 3 && refused.errors.contains("--from"))
    #expect(try await workspace.run("protect", "lisbon", "--from", "elsewhere").status == 3)
    #expect(try await workspace.run("protect", "lisbon", "--from", "trip").status == 0)
    #expect(try await workspace.run("protect", "lisbon", "--show-key").output == key)
    let kept = try keys(workspace).values.map { String(decoding: $0, as: UTF8.self) }
    #expect(kept.count == 2 && kept.allSatisfy { $0.contains("passwords: 1\n") })
    #expect(try await workspace.run("protect", "lisbon", "--from", "trip").status == 0)
    #expect(try await workspace.run("protect", "lisbon", "--new-key", environment: given).status == 0)
    #expect(try await workspace.run("protect", "lisbon", "--from", "trip").status == 2)
    #expect(try await workspace.run("protect", "lisbon", "--from", "trip", "--add").status == 2)
  }

  @Test("an audit that is ended leaves nothing behind of what it opened", arguments: [SIGINT, SIGTERM])
  func endedAudit(signal: Int32) async throws {
    let workspace = try workspace()
    // Large enough for the audit to be at work for a while.
    let letters = String(repeating: UUID().uuidString, count: 600_000)
    try workspace.write("trip/assets/own.woff2", letters)
    try workspace.write("trip/assets/variables.css", "@font-face { font-family: Own; src: url(own.woff2) }\n")
    #expect(
      try await workspace.run("protect", "trip", environment: ["TRIPBOOK_PASSWORD": password]).status == 0)
    #expect(try await workspace.run("build", "trip").status == 0)
    func opened() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/temporary")
        .filter { $0.hasSuffix("-opened") }
    }
    // Where the machine is busy an audit may be over before the signal comes, which says nothing: it is asked again.
    var process = Process()
    repeat {
      process = Process()
      process.executableURL = URL(fileURLWithPath: TripbookProcess.built)
      process.arguments = ["audit", "trip/_site"]
      process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
      process.environment = workspace.environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      while process.isRunning, try opened().isEmpty { try await Task.sleep(for: .milliseconds(2)) }
      kill(process.processIdentifier, signal)
      while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
    } while process.terminationReason == .exit && process.terminationStatus == 0
    #expect(process.terminationStatus == 130)
    #expect(process.terminationReason == .exit)
    #expect(try opened() == [])
  }

  @Test("of a library library.yml says so; what is in doubt is told first, and a damaged key never used")
  func library() async throws {
    let workspace = try workspace()
    try workspace.write("trips/library.yml", "")
    let given = ["TRIPBOOK_PASSWORD": password]
    #expect(try await workspace.run("protect", "trips", environment: given).status == 0)
    #expect(try workspace.text("trips/library.yml") == "protect: yes\n")
    try workspace.write("trip/trip.yml", "title: x\npassword: hunter2\n")
    let doubt = try await workspace.run("protect", "trip", environment: given)
    #expect(doubt.status == 3 && doubt.errors.contains("[held-back]") && !doubt.errors.contains("hunter2"))
    #expect(try keys(workspace).count == 1)
    let file = try #require(try keys(workspace).keys.first)
    try workspace.write("config/tripbook/sites/" + file, "key: 00\n")
    let damaged = try await workspace.run("protect", "trips", environment: given)
    #expect(damaged.status == 3 && damaged.errors.contains("--new-key"))
    #expect(try await workspace.run("protect", "trips", "--new-key", environment: given).status == 0)
  }
}

import Foundation
import Testing

@Suite("tripbook audit")
struct AuditRunTests {
  private func site(_ page: String) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("site/index.html", "<!DOCTYPE html>\n<title>Lisbon</title>\n\(page)\n")
    return workspace
  }

  @Test("says that all is well, and ends with 0")
  func well() async throws {
    let result = try await site("<p>Lisbon</p>").run("audit", "site")
    #expect(result.status == 0)
    #expect(result.output == "All is well. Of 1 file: no problems.\n")
    #expect(result.errors.isEmpty)
  }

  @Test("says what is wrong with a mark, and ends with 1")
  func wrong() async throws {
    let result = try await site("<img src='gone.jpg' alt=''>").run("audit", "site")
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "error: Broken link: no file `gone.jpg` in the site [broken-link]\n --> index.html:3:11\n"))
    #expect(result.errors.contains("3 | <img src='gone.jpg' alt=''>\n  |           ^^^^^^^^\n"))
  }

  @Test("is for programs, too")
  func programs() async throws {
    let workspace = try site("<a href='gone'>x</a>")
    let json = try await workspace.run("audit", "site", "--format", "json")
    #expect(json.output.contains("\"broken-link\"") && json.output.hasPrefix("["))
    let github = try await workspace.run("audit", "site", "--format", "github")
    #expect(github.output.hasPrefix("::error file=site/index.html,line=3,"))
    let quiet = try await site("<p>Lisbon</p>").run("audit", "site", "--quiet")
    #expect(quiet.output + quiet.errors == "")
  }

  @Test("ends with 2 where there is no such folder, or none is named", arguments: [["nowhere"], [""], []])
  func noFolder(_ arguments: [String]) async throws {
    let workspace = try site("")
    let process = TripbookProcess(arguments: ["audit"] + arguments, workspace: workspace)
    #expect(try await process.run().status == 2)
  }

  @Test("finds positions near the home of a trip, of its own file or of the machine")
  func nearHome() async throws {
    let workspace = try site("<p>We met at 52.3811, 4.9022, and not at 52.6 4.8.</p>")
    try workspace.write("trip/trip.yml", "home: 52.3702, 4.8952\n")
    #expect(try await workspace.run("audit", "site").status == 0)
    let found = try await workspace.run("audit", "site", "--trip", "trip")
    #expect(found.status == 1)
    #expect(
      found.errors.contains(
        "error: Position within a private circle: home [private-position]\n --> index.html:3:14\n"))
    #expect(found.errors.components(separatedBy: "[private-position]").count == 2)
    try workspace.write("trip/trip.yml", "private zones: [{at: 52.39 4.9, radius: 800 m}]\n")
    #expect(try await workspace.run("audit", "site", "--trip", "trip").status == 0)
    let machine = try await workspace.run(
      "audit", "site", "--trip", "trip",
      environment: ["TRIPBOOK_HOME": "52.3702, 4.8952", "CI": "true"])
    #expect(machine.status == 1)
    #expect(!workspace.exists("config/tripbook/config.yml"))
  }

  @Test("proves nothing where nobody can tell what is private", arguments: ["home: Amsterdam\n", nil])
  func unknown(text: String?) async throws {
    let workspace = try site("<p>Lisbon</p>")
    if let text { try workspace.write("trip/trip.yml", text) }
    let result = try await workspace.run("audit", "site", "--trip", "trip")
    #expect(result.status == 2 && result.errors.contains(text == nil ? "[no-trip]" : "[held-back]"))
  }

  @Test("finds nothing in what a build has just made")
  func built() async throws {
    let workspace = try Workspace.withTrip()
    #expect(try await workspace.run("build", "trip").status == 0)
    #expect(try await workspace.run("audit", "trip/_site").status == 0)
  }

  @Test("proves a protected site, and opens it with the password of the environment, which it never says")
  func protected() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "title: Lisbon in May\nprotect: yes\n")
    let password = "cobalt marmot trellis quince harbour"
    let key = String(repeating: "3c", count: 32)
    let built = try await workspace.run(
      "build", "trip", environment: ["TRIPBOOK_SITE_KEY": key, "TRIPBOOK_PASSWORD": password])
    #expect(built.status == 0 && built.output.contains("It is locked: 1 password opens it.\n"))
    let opened = try await workspace.run(
      "audit", "trip/_site", environment: ["TRIPBOOK_PASSWORD": password])
    #expect(opened.status == 0 && opened.output.hasPrefix("All is well."), "\(opened)")
    #expect(opened.output.contains("It is locked: 1 password opens it.\n"))
    #expect(!opened.errors.contains("[not-audited]"))
    // What was opened is gone.
    #expect(try workspace.files("temporary").isEmpty)
    let closed = try await workspace.run("audit", "trip/_site")
    #expect(closed.status == 0 && closed.errors.contains("What is sealed was not looked into"))
    let other = try await workspace.run(
      "audit", "trip/_site", environment: ["TRIPBOOK_PASSWORD": "quince harbour"])
    #expect(other.status == 1 && !(other.output + other.errors).contains("quince"))
    try workspace.write("trip/_site/journal/good.html", "We queued.")
    let open = try await workspace.run("audit", "trip/_site", environment: ["TRIPBOOK_PASSWORD": password])
    #expect(open.status == 1 && open.errors.contains("[not-sealed]"))
  }
}

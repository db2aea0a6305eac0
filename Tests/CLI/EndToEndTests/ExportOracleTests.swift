import Foundation
import Testing

@Suite("Exports of other programs, judged by others", .timeLimit(.minutes(15)))
struct ExportOracleTests {
  private static let kinds = [
    "polarsteps", "day-one", "google-photos", "instagram", "facebook", "timeline-android", "timeline-iphone",
    "timeline-months", "timeline-records", "whatsapp-english", "whatsapp-german", "whatsapp-spanish",
    "whatsapp-american", "whatsapp-japanese", "gpx", "strava", "hostile-zips",
  ]

  @Test(
    "whoever makes and reads them with other programs finds every value accounted for, all that is true, nothing private, and the same after a kill",
    .enabled(
      if: ExportOracle.isThere, "`make oracles` installs its readers, and `make test` does that by itself"),
    arguments: kinds)
  func others(kind: String) async throws {
    let said = try await ExportOracle.said(of: kind)
    #expect(said == "\(kind) was read\n")
  }

  /// A morning of the trip, and one of the week before.
  private static let timeline = """
    {"semanticSegments": [
      {"startTime": "2026-04-24T09:00:00.000+01:00", "endTime": "2026-04-24T11:00:00.000+01:00", "timelinePath": [
        {"point": "38.5°, -9.1°", "time": "2026-04-24T10:00:00.000+01:00"}]},
      {"startTime": "2026-05-01T09:00:00.000+01:00", "endTime": "2026-05-01T11:00:00.000+01:00", "timelinePath": [
        {"point": "38.7°, -9.2°", "time": "2026-05-01T10:00:00.000+01:00"}]}
    ]}

    """

  private func workspace(days: String) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("lisbon/trip.yml", "title: Lisbon\ntime zone: Europe/Lisbon\n" + days)
    try workspace.write("history", Self.timeline)
    return workspace
  }

  @Test("asks for the days of a history of years, and writes nothing before it knows them")
  func daysNeeded() async throws {
    let workspace = try workspace(days: "")
    let before = try workspace.files("lisbon")
    let asked = try await workspace.run("import", "history", "lisbon", "--account", "account.json")
    #expect(asked.status == 2 && asked.errors.contains("[days-needed]"))
    #expect(try workspace.files("lisbon") == before && !workspace.exists("account.json"))
    let told = try await workspace.run(
      "import", "history", "lisbon", "--from", "2026-04-24", "--to", "2026-04-24")
    #expect(told.status == 0)
    let way = try workspace.text("lisbon/tracks/timeline.gpx")
    #expect(way.contains("lat=\"38.5\"") && !way.contains("lat=\"38.7\""))
  }

  @Test("takes the days of the trip into which it goes, and keeps an account for programs")
  func daysOfTheTrip() async throws {
    let workspace = try workspace(days: "start: 2026-05-01\nend: 2026-05-02\n")
    let told = try await workspace.run("import", "history", "lisbon", "--account", "account.json")
    #expect(told.status == 0 && told.output.contains("Google Timeline, lisbon: 1 track; "))
    let way = try workspace.text("lisbon/tracks/timeline.gpx")
    #expect(way.contains("lat=\"38.7\"") && !way.contains("lat=\"38.5\""))
    let account = try JSONDecoder().decode(
      Account.self, from: Data(workspace.text("account.json").utf8))
    #expect(account.programs == ["Google Timeline"] && account.all.used == 4 && account.all.other == 4)
    #expect(try await workspace.run("check", "lisbon", "--strict", "--today", "2026-06-01").status == 0)
  }

  @Test("clears away what a killed command left")
  func leftover() async throws {
    let workspace = try workspace(days: "start: 2026-05-01\nend: 2026-05-02\n")
    let left = "lisbon/.tripbook-1-0.new"
    try workspace.write(left, "title: Lis")
    _ = try await workspace.run("import", "history", "lisbon")
    #expect(!workspace.exists(left))
  }

  @Test("writes no stay where the trip has a pin")
  func stayAtAPin() async throws {
    let workspace = try workspace(days: "start: 2026-05-01\nend: 2026-05-02\n")
    try workspace.write("lisbon/pins.yml", "- title: Café\n  at: 38.7000, -9.2000\n  description: Ours.\n")
    func stay(_ hour: String, _ latitude: String) -> String {
      """
      {"startTime": "2026-05-01T\(hour):00:00.000+01:00", "endTime": "2026-05-01T\(hour):40:00.000+01:00",
       "visit": {"topCandidate": {"placeId": "ChIJ_\(hour)", "semanticType": "UNKNOWN",
        "placeLocation": {"latLng": "\(latitude)°, -9.2°"}}}}
      """
    }
    try workspace.write(
      "history", "{\"semanticSegments\": [\(stay("09", "38.7003")), \(stay("11", "38.71"))]}")
    #expect(try await workspace.run("import", "history", "lisbon").status == 0)
    let pins = try workspace.text("lisbon/pins.yml")
    #expect(pins.contains("ChIJ_11") && !pins.contains("ChIJ_09"))
  }

  @Test(
    "asks which of several trips it is that goes into one that is there, and writes nothing before it knows")
  func whichTrip() async throws {
    let workspace = try workspace(days: "")
    for name in ["One", "Two"] {
      try workspace.write(
        "polarsteps/trip/\(name)_1/trip.json",
        """
        {"name": "\(name)", "slug": "\(name)", "start_date": 1777600000, "all_steps": [
          {"id": 1, "name": "Step of \(name)", "start_time": 1777600000, "timezone_id": "Europe/Lisbon"}]}
        """)
    }
    let before = try workspace.files("lisbon")
    func run(_ more: String...) async throws -> TripbookProcess.Result {
      try await TripbookProcess(
        arguments: ["import", "polarsteps", "lisbon", "--today", "2026-06-01"] + more, workspace: workspace
      ).run()
    }
    let asked = try await run()
    #expect(asked.status == 2 && asked.errors.contains("has 2 trips: “One”, “Two”"), "\(asked)")
    // An account that has no place is told before anything is written.
    let nowhere = try await run("--only", "Two", "--account", "none/account.json")
    #expect(nowhere.status == 2 && nowhere.errors.contains("“none/account.json”"), "\(nowhere)")
    #expect(try workspace.files("lisbon") == before)
    #expect(try await run("--only", "Two").status == 0)
    #expect(workspace.exists("lisbon/journal/2026-05-01-step-of-two.md"))
    #expect(!workspace.exists("lisbon/journal/2026-05-01-step-of-one.md"))
  }

  private struct Account: Decodable {
    struct Counts: Decodable {
      let used, other: Int

      enum CodingKeys: String, CodingKey {
        case used
        case other = "not needed"
      }
    }

    let programs: [String]
    let all: Counts
  }
}

/// The program that makes exports and judges what becomes of them.
private enum ExportOracle {
  private static let root = URL(fileURLWithPath: ExampleRunTests.example).deletingLastPathComponent().path
  private static let interpreter = root + "/.build/oracles/bin/python"

  static let isThere = FileManager.default.fileExists(atPath: root + "/.build/oracles/installed")

  /// What it says of one kind of export.
  static func said(of kind: String) async throws -> String {
    let workspace = try Workspace()
    let result = try await TripbookProcess(
      arguments: [root + "/Tests/Oracles/exports.py", TripbookProcess.built, kind], workspace: workspace,
      environment: ["PYTHONDONTWRITEBYTECODE": "1", "ROUNDS": "2"], executable: interpreter
    ).run()
    return result.output + result.errors
  }
}

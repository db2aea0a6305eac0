import Foundation
import LocalServer
import Rounds
import Synchronization
import Testing

/// Every command, and every reason why nobody else may get a trip.
@Suite("A trip that nobody else may get")
struct BlockedRunTests {
  enum Reason: String, CaseIterable {
    case home = "home: Amsterdam\n"
    case zones = "private zones: Alfama\n"
    case rule = "publish: {hotels: no}\n"
    case misspelt = "visibilty: private\n"
    case isPrivate = "visibility: private\n"
    case draft = "draft: yes\n"

    var isDoubt: Bool { self != .isPrivate && self != .draft }
    var code: String { isDoubt ? "[held-back]" : "[private-trip]" }
  }

  private func workspace(_ reason: Reason) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "trip/trip.yml",
      "title: Lisbon\nstart: 2026-05-03\nend: 2026-05-04\ntravellers: [Ana, {name: Ben, status: invited}]\n"
        + reason.rawValue)
    try workspace.write(
      "trip/pins.yml",
      "- title: Castelo\n  at: 38.7139 -9.1335\n  time: 2026-05-03 10:00\n  description: High.\n")
    try workspace.write(
      "trip/journal/2026-05-03-good.md", "---\nplace: Castelo, 38.7139 -9.1335\n---\nWe queued.\n")
    try workspace.write("trip/budget.yml", "expenses:\n  - 2026-05-03 food 12 USD Lunch\n")
    return workspace
  }

  @Test("goes to nobody: no weather is asked for, no mail worded, no site built", arguments: Reason.allCases)
  func others(reason: Reason) async throws {
    let workspace = try workspace(reason)
    let server = try LocalServer { _ in .text("{}") }
    let runs = [
      ["fetch", "weather", "trip", "--from", server.address("/weather"), "--today", "2026-06-01"],
      ["fetch", "climate", "trip", "--from", server.address("/climate"), "--today", "2026-06-01"],
      ["fetch", "forecast", "trip", "--from", server.address("/forecast"), "--today", "2026-06-01"],
      ["invite", "trip", "Ben"], ["invite", "trip", "Ben", "--link"], ["build", "trip"],
    ]
    for arguments in runs {
      let told = try await TripbookProcess(arguments: arguments, workspace: workspace, environment: [:]).run()
      #expect(told.status == 3, "\(arguments)")
      #expect(told.errors.contains(reason.code), "\(arguments)")
      for word in ["38.", "Castelo", "near", "Hello"] { #expect(!told.output.contains(word), "\(arguments)") }
      if arguments[0] != "build" {
        let advice = told.errors.components(separatedBy: "= ").last ?? ""
        #expect(!advice.contains("take the line out") && !advice.contains("unlisted"), "\(arguments)")
      }
    }
    #expect(server.heads == [])
    #expect(!workspace.exists("trip/weather.yml") && !workspace.exists("trip/_site"))
  }

  // Nine commands for each reason: by day for one that is in doubt and one that is none.
  @Test("is its author's all the same", arguments: Rounds.some(of: Reason.allCases, oneIn: 3))
  func author(reason: Reason) async throws {
    let workspace = try workspace(reason)
    try workspace.write("table.csv", "Day,Sum,Text\n2026-05-04,7.80,Lunch\n")
    try workspace.write(
      "places.geojson",
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[-9.1,38.7]},"properties":{"name":"Tower","tourism":"attraction"}}]}"#
    )
    let rates = try LocalServer { _ in .text("Date,USD,\n2026-05-04,1.0850,\n2026-05-01,1.0800,\n") }
    let runs: [([String], Int32)] = [
      (["why", "trip/journal/2026-05-03-good.md"], 0), (["budget", "trip"], 1),
      (["check", "trip"], 1),
      (["fetch", "rates", "trip", "--from", rates.address("/rates"), "--today", "2026-06-01"], 0),
      (["new", "pin", "trip", "Torre", "--at", "38.6916, -9.2160"], 0),
      (["new", "entry", "trip", "--day", "2026-05-04", "--title", "Later"], 0),
      (["import", "table.csv", "trip", "--columns", "date=Day, amount=Sum, what=Text"], 0),
      (["find", "attractions", "trip", "--from", "places.geojson", "--near", "38.7 -9.1"], 0),
      (["end", "trip", "--day", "2026-05-04", "--at", "none"], 0),
    ]
    for (arguments, status) in runs {
      let told = try await TripbookProcess(arguments: arguments, workspace: workspace, environment: [:]).run()
      #expect(told.status == status, "\(arguments) \(told.errors)")
    }
    // Whoever is asked for rates learns nothing.
    #expect(rates.heads.count == 1)
    #expect(rates.heads.allSatisfy { !$0.contains("2026-05") && !$0.contains("38.7") })
  }
}

import Foundation
import Testing

@Suite("Finding and saving attractions from the command line")
struct FindRunTests {
  private static let map = """
    {"type": "FeatureCollection", "features": [
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-5.604, 36.011]},
     "properties": {"tourism": "museum", "name": "Museo del Levante", "fee": "no", "opening_hours": "Tu-Su 10:00-18:00"}},
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-5.606, 36.0139]},
     "properties": {"amenity": "cafe", "name": "Café Sur", "rating": "4,5", "price": "€€", "website": "https://example.org/sur"}},
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-5.2, 36.0]},
     "properties": {"amenity": "restaurant", "name": "Far away"}}
    ]}
    """

  private func trip() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: Tarifa\nstart: 2026-05-04\nend: 2026-05-08\n")
    try workspace.write("trip/maps/tarifa.geojson", Self.map)
    return workspace
  }

  @Test("lists the nearest of the trip's maps with distance, direction and hours, and saves one of them")
  func nearest() async throws {
    let workspace = try trip()
    let found = try await workspace.run("find", "attractions", "trip", "--near", "36.0139 -5.606")
    let lines = found.output.split(separator: "\n")
    try #require(found.status == 0 && lines.count == 3, "\(found.errors)")
    #expect(lines[0].hasPrefix("1  Café Sur") && lines[0].contains("food") && lines[0].contains("0 m"))
    #expect(lines[1].contains("370 m south-east") && lines[1].hasSuffix("Tu-Su 10:00-18:00"))
    #expect(lines[2].contains("37 km east") || lines[2].contains("36.6 km east"), "\(lines[2])")
    let saved = try await workspace.run(
      "find", "attractions", "trip", "--near", "36.0139 -5.606", "--save", "2")
    #expect(
      saved.status == 0 && saved.output.contains("Saved “Museo del Levante” in trip/attractions.yml:1."))
    #expect(
      try workspace.text("trip/attractions.yml")
        == "- name: Museo del Levante\n  at: 36.011, -5.604\n  category: museum\n  price: free\n  hours: Tu-Su 10:00-18:00\n"
    )
    let again = try await workspace.run(
      "find", "attractions", "trip", "--near", "36.0139 -5.606", "--save", "2")
    #expect(again.status == 3 && again.errors.contains("[attraction-twice]"))
    #expect(try await workspace.run("build", "trip", "--today", "2026-05-04").status == 0)
    #expect(workspace.exists("trip/_site/ideas/museo-del-levante/index.html"))
  }

  @Test("narrows to a name or a kind, and looks through saved places of Google")
  func narrowed() async throws {
    let workspace = try trip()
    try workspace.write(
      "Want to go.csv",
      "Title,Note,URL\nLevante bar,Go late,\"https://www.google.com/maps/search/36.0,-5.6\"\nNowhere,,https://example.org\n"
    )
    let named = try await workspace.run(
      "find", "attractions", "trip", "levante", "--near", "36.0139 -5.606", "--from", "Want to go.csv")
    #expect(named.output.split(separator: "\n").count == 2)
    #expect(named.output.contains("Museo del Levante") && named.output.contains("Levante bar"))
    let lost = try await workspace.run(
      "find", "attractions", "trip", "nowhere", "--near", "36.0 -5.0", "--from", "Want to go.csv")
    #expect(lost.status == 0 && lost.output.contains("no position"))
    let town = try await workspace.run("find", "attractions", "trip", "--near", "Tarifa")
    #expect(town.output.hasPrefix("Around Tarifa, Spain:\n1  Café Sur"), "\(town.output)")
    let food = try await workspace.run("find", "attractions", "trip", "--category", "food")
    #expect(food.output.contains("Café Sur") && !food.output.contains("Museo"))
  }

  @Test(
    "narrows to what is rated so well, costs so little and is open, each as attractions.yml writes it",
    arguments: [
      (["--rating", "4.5 of 5"], ["Café Sur"]), (["--rating", "4,6"], []),
      (["--price", "€€"], ["Café Sur", "Museo del Levante"]), (["--price", "free"], ["Museo del Levante"]),
      (["--day", "2026-05-05"], ["Museo del Levante"]), (["--day", "2026-05-04"], []),
    ])
  func limits(words: [String], names: [String]) async throws {
    let workspace = try trip()
    let found = try await TripbookProcess(
      arguments: ["find", "attractions", "trip", "--near", "36.0139 -5.606"] + words, workspace: workspace
    ).run()
    #expect(found.status == (names.isEmpty ? 1 : 0) && found.errors.isEmpty)
    for name in ["Café Sur", "Far away", "Museo del Levante"] {
      #expect(found.output.contains(name) == names.contains(name), "\(found.output)")
    }
    if names.isEmpty {
      #expect(found.output == "None of the 3 places in these files is within your limits.\n")
    }
  }

  @Test("says that no place tells what was asked for")
  func untold() async throws {
    let workspace = try trip()
    try workspace.write(
      "trip/maps/tarifa.geojson", Self.map.replacing("fee", with: "x").replacing("price", with: "y"))
    let found = try await workspace.run("find", "attractions", "trip", "--price", "2", "--category", "museum")
    #expect(
      found.output
        == "None of the 3 places in these files is of the kind “museum” and within your limits. They tell no price.\n"
    )
  }

  @Test(
    "says what is missing: no file, no such place, no number of the list, nothing of the kind",
    arguments: [
      (["--near", "Farbeyond"], 2, "unknown place “Farbeyond”"),
      (["--from", "nowhere.json"], 2, "Cannot read “nowhere.json”"),
      (["--save", "9"], 2, "No number 9 in the list"),
      (["--price", "12 €"], 2, "no level of prices"),
      (["--rating", "9"], 2, "no rating"),
      (["--category", "volcano"], 1, "None of the 3 places in these files is of the kind “volcano”."),
      (["atlantis"], 1, "called “atlantis”"),
    ])
  func nothing(words: [String], status: Int32, told: String) async throws {
    let workspace = try trip()
    let result = try await TripbookProcess(
      arguments: ["find", "attractions", "trip"] + words, workspace: workspace
    ).run()
    #expect(result.status == status, "\(result.errors)")
    #expect((result.errors + result.output).contains(told), "\(result.errors)\(result.output)")
    #expect(!workspace.exists("trip/attractions.yml"))
  }

  @Test("without a map and without --from it says where to put one")
  func noFile() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: Tarifa\n")
    let result = try await workspace.run("find", "attractions", "trip")
    #expect(result.status == 2 && result.errors.contains("No files to search"))
  }

  @Test("a new attraction stands in attractions.yml as it was given, and one that does not read does not")
  func new() async throws {
    let workspace = try trip()
    try workspace.write("trip/pins.yml", "- {title: The bench, at: 36.01 -5.6, description: Ours.}\n")
    let made = try await workspace.run(
      "new", "attraction", "trip", "Sauce bar: two", "--at", "Tarifa, 36.0139 -5.606", "--category", "food",
      "--rating", "4.5 of 5", "--price", "€€", "--hours", "Tue-Sun 18:00-02:00", "--day", "2026-05-05 21:00")
    #expect(made.status == 0)
    #expect(
      made.output.hasPrefix("Saved “Sauce bar: two” at Tarifa, 36.0139, -5.606 in trip/attractions.yml:1.\n"))
    #expect(try await workspace.run("new", "attraction", "trip", "The bench").status == 0)
    let text = try workspace.text("trip/attractions.yml")
    #expect(
      text.hasPrefix("- name: \"Sauce bar: two\"\n  at: Tarifa, 36.0139, -5.606\n  category: food\n")
        && text.hasSuffix("- name: The bench\n  at: 36.01, -5.6\n"))
    for wrong in [["--rating", "9"], ["--price", "12 €"], ["--day", "soon"]] {
      let result = try await TripbookProcess(
        arguments: ["new", "attraction", "trip", "Bad"] + wrong, workspace: workspace
      ).run()
      #expect(result.status == 3 && result.errors.contains("Nothing was written."), "\(wrong)")
    }
    #expect(try workspace.text("trip/attractions.yml") == text)
    #expect(try await workspace.run("new", "attraction", "trip").status == 2)
  }
}

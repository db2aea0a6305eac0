import Foundation
import Testing

@Suite("Writing into a trip from the command line")
struct NewRunTests {
  @Test("a new trip has all that one wants to begin with, and builds with a note that nothing is written yet")
  func newTrip() async throws {
    let workspace = try Workspace()
    let made = try await workspace.run(
      "new", "trip", "lisbon", "--title", "Lisbon: five days", "--start", "2026-05-01", "--end", "2026-05-05",
      "--currency", "CHF", "--zone", "Europe/Lisbon", "--traveller", "Ana", "--traveller", "Ben")
    #expect(made.status == 0)
    #expect(made.errors.isEmpty)
    #expect(made.output.hasPrefix("Wrote lisbon/trip.yml and lisbon/journal/2026-05-01-setting-out.md.\n"))
    #expect(try workspace.text("lisbon/.gitignore") == "_site/\n")
    for folder in ["photos", "tracks"] { #expect(workspace.exists("lisbon/" + folder)) }
    let built = try await workspace.run("build", "lisbon", "--strict", "--today", "2026-05-03")
    #expect(built.status == 0)
    #expect(built.errors.contains("note: Unwritten entry, so it is a draft"))
    #expect(!built.errors.contains("warning") && !built.errors.contains("error"))
    let home = try workspace.text("lisbon/_site/index.html")
    for text in ["Lisbon: five days", "Ana", "Ben"] { #expect(home.contains(text)) }
  }

  @Test("a new trip without a date begins today, in its zone")
  func newTripToday() async throws {
    let workspace = try Workspace()
    let made = try await workspace.run("new", "trip", "a", environment: ["SOURCE_DATE_EPOCH": "1777852800"])
    #expect(made.output.contains("journal/2026-05-04-setting-out.md"))
    #expect(try workspace.text("a/trip.yml").contains("\nstart: 2026-05-04\n"))
    #expect(try await workspace.run("build", "a", "--strict").status == 0)
  }

  @Test("a folder that holds something tells by itself when its trip began")
  func newTripOfPhotos() async throws {
    let workspace = try Workspace()
    try workspace.copyExamplePhoto("BRK_0402.JPG", to: "a/photos/BRK_0402.JPG")
    try workspace.write("b/.DS_Store", "x")
    for trip in ["a", "b"] {
      #expect(try await workspace.run("new", "trip", trip, "--today", "2026-06-07").status == 0)
    }
    #expect(try !workspace.text("a/trip.yml").contains("\nstart: "))
    #expect(try workspace.text("b/trip.yml").contains("\nstart: 2026-06-07\n"))
  }

  @Test(
    "a folder that holds a trip is refused and stays as it is",
    arguments: ["trip.yml", "Trip.YAML", "journal/a.md", "budget.yml", "library.yml"])
  func refusesTrip(file: String) async throws {
    let workspace = try Workspace()
    try workspace.write("lisbon/" + file, "title: mine\n")
    let before = try workspace.files("lisbon")
    let result = try await workspace.run("new", "trip", "lisbon")
    #expect(result.status == 3)
    #expect(result.errors.contains("[already-there]"))
    #expect(try workspace.files("lisbon") == before)
  }

  @Test("a folder of photos becomes a trip, with its own .gitignore kept")
  func takesPhotos() async throws {
    let workspace = try Workspace()
    try workspace.write("lisbon/.gitignore", "*.tmp")
    #expect(try await workspace.run("new", "trip", "lisbon").status == 0)
    #expect(try workspace.text("lisbon/.gitignore") == "*.tmp\n_site/\n")
  }

  @Test(
    "what is wrong in the options of a new trip is wrong use, and nothing is written",
    arguments: [
      ["--currency", "euro"], ["--start", "3 May"], ["--zone", "Lisbon"],
      ["--start", "2026-05-03", "--end", "2026-05-01"],
    ])
  func wrongTrip(options: [String]) async throws {
    let workspace = try Workspace()
    let result = try await TripbookProcess(arguments: ["new", "trip", "a"] + options, workspace: workspace)
      .run()
    #expect(result.status == 2)
    #expect(result.errors.contains("--> trip.yml"))
    #expect(!workspace.exists("a"))
  }

  @Test("an entry stands where the others do, and is read as it was meant")
  func newEntry() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/_posts/2026-05-01-a.md", "---\ntitle: A\n---\nText.\n")
    let made = try await workspace.run(
      "new", "entry", "trip", "--today", "2026-05-03", "--title", "Belém: the “monks'” #recipe", "--place",
      "Belém, 38.69 -9.21",
      "--time", "9:05", "--kind", "food", "--prompt", "1")
    #expect(made.status == 0)
    // What comes next is said at a terminal alone.
    #expect(made.outputLines.count == 1)
    let file = try #require(made.outputLines.first?.dropFirst("Wrote ".count).dropLast())
    #expect(file == "trip/_posts/2026-05-03-belem-the-monks-recipe.md")
    let text = try workspace.text(String(file))
    #expect(text.contains("\nprompt: "))
    try workspace.write(String(file), text + "We queued.\n")
    #expect(try await workspace.run("build", "trip", "--strict", "--today", "2026-05-03").status == 0)
    let data = try workspace.text("trip/_site/trip.json")
    #expect(data.contains("Belém: the “monks'” #recipe"))
    #expect(data.contains("09:05"))
  }

  @Test("an entry of today has the time that it is where the traveller is, and any other none")
  func timeOfNow() async throws {
    let workspace = try Workspace()
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    try workspace.write("trip/trip.yml", "time zone: Asia/Tokyo\n")
    let format = DateFormatter()
    (format.locale, format.timeZone) = (Locale(identifier: "en_US_POSIX"), zone)
    func now(_ pattern: String) -> String {
      format.dateFormat = pattern
      return format.string(from: Date())
    }
    let before = (day: now("yyyy-MM-dd"), time: now("HH:mm"))
    #expect(try await workspace.run("new", "entry", "trip", "--title", "Now").status == 0)
    let after = (day: now("yyyy-MM-dd"), time: now("HH:mm"))
    let written = try workspace.files("trip/journal")
    let (file, data) = try #require(written.first)
    #expect(written.count == 1 && ["\(before.day)-now.md", "\(after.day)-now.md"].contains(file))
    let text = String(decoding: data, as: UTF8.self)
    // A run takes less than a minute.
    #expect(
      ["\ntime: \(before.time)\n", "\ntime: \(after.time)\n"].contains { text.contains($0) }, "\(text)")
    for options in [["--day", "2026-05-03"], ["--today", "2026-05-04"]] {
      let made = try await TripbookProcess(
        arguments: ["new", "entry", "trip"] + options, workspace: workspace
      ).run()
      #expect(made.status == 0, "\(made.errors)")
      #expect(try !workspace.text("trip/journal/\(options[1]).md").contains("time:"))
    }
  }

  @Test("an entry of the small hours is of the evening that they end")
  func smallHours() async throws {
    let workspace = try Workspace()
    // Somewhere it is always after midnight, and far from four.
    let (zone, hour) = try #require(
      TimeZone.knownTimeZoneIdentifiers.compactMap { name -> (TimeZone, Int)? in
        guard name.hasPrefix("Pacific/") || name.hasPrefix("Europe/") || name.hasPrefix("A"),
          let zone = TimeZone(identifier: name)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let hour = calendar.component(.hour, from: Date())
        return (1...2).contains(hour) ? (zone, hour) : nil
      }.first)
    try workspace.write("trip/trip.yml", "time zone: \(zone.identifier)\nday starts: 04:00\n")
    let format = DateFormatter()
    (format.locale, format.timeZone) = (Locale(identifier: "en_US_POSIX"), zone)
    format.dateFormat = "yyyy-MM-dd"
    let evening = format.string(from: Date() - 86_400)
    #expect(try await workspace.run("new", "entry", "trip").status == 0)
    let text = try workspace.text("trip/journal/\(evening).md")
    #expect(text.contains("\ntime: 0\(hour):") || text.contains("\ntime: 0\(hour + 1):"), "\(text)")
  }

  @Test(
    "an entry takes a position, beside the name of its place or alone",
    arguments: [
      (["--at", "38.7139, -9.1335"], "38.7139, -9.1335"),
      (["--place", "The bench", "--at", "38.7139, -9.1335"], "The bench, 38.7139, -9.1335"),
      (["--place", "The bench", "--at", "-13.51 -71.97"], "The bench, -13.51, -71.97"),
      (["--place", "The bench", "--at", "Torre"], "The bench, 38.6916, -9.216"),
      (["--at", "Torre"], "Torre"),
    ])
  func entryAt(options: [String], place: String) async throws {
    let workspace = try Workspace()
    try workspace.write("trip/pins.yml", "- title: Torre\n  at: 38.6916, -9.2160\n  description: x\n")
    let made = try await TripbookProcess(
      arguments: ["new", "entry", "trip", "--day", "2026-05-03"] + options, workspace: workspace
    ).run()
    #expect(made.status == 0, "\(made.errors)")
    let file = "journal/" + (try #require(try workspace.files("trip/journal").keys.first))
    let text = try workspace.text("trip/" + file)
    #expect(text.contains("\nplace: \(place)\n"), "\(text)")
    try workspace.write("trip/" + file, text + "We sat.\n")
    #expect(try await workspace.run("check", "trip", "--strict").errors == "")
  }

  @Test(
    "a place of an entry of which nothing tells where it is is told, with how to give its position",
    arguments: [("The bench of Nowhereville", true), ("Torre", false), ("The bench, 38.7 -9.1", false)])
  func unknownPlace(place: String, isTold: Bool) async throws {
    let workspace = try Workspace()
    try workspace.write("trip/pins.yml", "- title: Torre\n  at: 38.6916, -9.2160\n  description: x\n")
    let made = try await workspace.run("new", "entry", "trip", "--day", "2026-05-03", "--place", place)
    #expect(made.status == 0 && made.outputLines.count == (isTold ? 2 : 1), "\(made.output)")
    #expect(made.output.contains("`place: \(place), 38.6916 -9.2160`") == isTold)
  }

  @Test(
    "a position that is none, or is given twice, is wrong use, and no entry is begun",
    arguments: [
      ["--at", "38.7 -190"], ["--at", "Nowhereville"], ["--place", "The bench", "--at", "Nowhereville"],
      ["--place", "The bench, 38.7 -9.1", "--at", "38.7139, -9.1335"],
    ])
  func wrongEntryAt(options: [String]) async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: x\n")
    let made = try await TripbookProcess(arguments: ["new", "entry", "trip"] + options, workspace: workspace)
      .run()
    #expect(made.status == 2 && made.errors.hasPrefix("error: "), "\(made.errors)")
    #expect(!workspace.exists("trip/journal"))
  }

  @Test("three questions are offered, always the same for the same day, and none twice in a trip")
  func prompts() async throws {
    let workspace = try Workspace()
    try FileManager.default.copyItem(atPath: Self.example, toPath: workspace.path + "/trip")
    let list = ["new", "entry", "trip", "--day", "2026-05-06", "--prompt", "list"]
    let first = try await TripbookProcess(arguments: list, workspace: workspace).run()
    #expect(first.outputLines.count == 3)
    #expect(try await TripbookProcess(arguments: list, workspace: workspace).run().output == first.output)
    var asked: [String] = []
    for _ in 0..<12 {
      let made = try await workspace.run(
        "new", "entry", "trip", "--day", "2026-05-06", "--prompt", "1", "--quiet")
      #expect(made.status == 0)
      #expect(made.output.isEmpty)
    }
    for (_, data) in try workspace.files("trip/journal") {
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      asked += lines.filter { $0.hasPrefix("prompt: ") }.map(String.init)
    }
    #expect(asked.count == 12)
    #expect(Set(asked).count == 12)
  }

  @Test("a long trip that has been asked everything is still asked three things, of its day")
  func promptsOfLongTrip() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: x\nstart: 2026-03-01\nend: 2026-09-01\n")
    let folder = URL(fileURLWithPath: Self.example).deletingLastPathComponent().path
    let shipped = try String(contentsOfFile: folder + "/templates/prompts/en.yml", encoding: .utf8)
    let asked = shipped.split(separator: "\n").filter { $0.hasPrefix("  ask: ") }.map { $0.dropFirst(7) }
    #expect(asked.count > 100)
    for (number, question) in asked.enumerated() {
      let text = question.replacing("{day}", with: "7")
      try workspace.write(
        "trip/journal/2026-03-08-\(number).md",
        "---\nprompt: '\(text.replacing("'", with: "''"))'\n---\nYes.\n")
    }
    var offered: Set<String> = []
    for day in ["2026-06-01", "2026-06-02"] {
      let list = ["new", "entry", "trip", "--day", day, "--prompt", "list"]
      let made = try await TripbookProcess(arguments: list, workspace: workspace).run()
      let lines = made.outputLines
      #expect(lines.count == 3)
      for line in lines { offered.insert(String(line)) }
    }
    #expect(offered.count == 6)
  }

  @Test("an entry for a day after the end wants its day said")
  func afterTheEnd() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "start: 2026-05-01\nend: 2026-05-05\n")
    let refused = try await workspace.run("new", "entry", "trip", "--today", "2026-06-01")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--day 2026-05-05"))
    let made = try await workspace.run("new", "entry", "trip", "--today", "2026-06-01", "--day", "2026-05-05")
    #expect(made.status == 0)
    #expect(workspace.exists("trip/journal/2026-05-05.md"))
  }

  @Test("an expense is added below the others, which stay byte for byte, and is counted")
  func newExpense() async throws {
    let workspace = try Workspace()
    let old =
      "\u{FEFF}# ours\r\nexpenses:\r\n  - 2026-05-01 food 5 Soup   # hot\r\n\r\n# limits\r\ntotal: 100"
    try workspace.write("trip/trip.yml", "travellers: [Ana, Ben]\n")
    try workspace.write("trip/budget.yml", old)
    let added = try await workspace.run(
      "new", "expense", "trip", "food 7.80 Tea, paid by Ben", "--today", "2026-05-03")
    #expect(added.status == 0)
    let new = old.replacing("# hot\r\n", with: "# hot\r\n  - 2026-05-03 food 7.80 Tea, paid by Ben\r\n")
    #expect(FileManager.default.contents(atPath: workspace.path + "/trip/budget.yml") == Data(new.utf8))
    let parts = try await workspace.run(
      "new", "expense", "trip", "--amount", "12", "--category", "fun", "--what",
      "5 beers: cold, paid by card",
      "--paid-by", "ana", "--for", "Ben", "--day", "2026-05-03")
    #expect(parts.status == 0)
    let check = try await workspace.run("build", "trip", "--strict", "--today", "2026-05-03")
    #expect(check.errors.isEmpty)
    let data = try workspace.text("trip/_site/trip.json")
    #expect(data.contains("5 beers: cold, paid by card"))
    #expect(data.contains("\"24.80\""))
  }

  @Test(
    "an expense that does not read well is told with what was probably meant, and not written",
    arguments: [
      (["foud 5 Soup"], "unknown-category", "food"),
      (["food 5 Soup, paid by Bne"], "unknown-traveller", "Ben"),
      (["--amount", "5", "--category", "food", "--paid-by", "Bne"], "unknown-traveller", "Ben"),
      (["--amount", "1,200", "--category", "food"], "ambiguous-money", "1200"),
      (["food"], "expense-without-amount", "amount"),
    ])
  func wrongExpense(words: [String], code: String, meant: String) async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "travellers: [Ana, Ben]\n")
    let result = try await TripbookProcess(
      arguments: ["new", "expense", "trip"] + words, workspace: workspace
    ).run()
    #expect(result.status == 3)
    #expect(result.errors.contains("[\(code)]"))
    #expect(result.errors.contains(meant))
    #expect(!workspace.exists("trip/budget.yml"))
  }

  @Test("two at once lose nothing of one another")
  func twoAtOnce() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: x\n")
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 1...8 {
        group.addTask {
          try await workspace.run("new", "expense", "trip", "food \(number).00 Soup", "--today", "2026-05-03")
            .status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 0, count: 8))
    let text = try workspace.text("trip/budget.yml")
    for number in 1...8 { #expect(text.contains("food \(number).00 Soup")) }
    #expect(text.hasPrefix("expenses:\n"))
  }

  @Test(
    "a pin takes its position from --at, from a place of its name, or from the day's last picture, and says so"
  )
  func newPin() async throws {
    let workspace = try Workspace()
    try FileManager.default.copyItem(atPath: Self.example, toPath: workspace.path + "/trip")
    let old = try workspace.text("trip/pins.yml")
    let link = try await workspace.run(
      "new", "pin", "trip", "The bench: ours", "--at", "https://www.openstreetmap.org/#map=17/36.5/-6.25")
    #expect(link.status == 0)
    let picture = try await workspace.run(
      "new", "pin", "trip", "Somewhere new", "--day", "2026-05-06", "--time", "18:40")
    #expect(picture.status == 0)
    #expect(picture.output.contains("was taken at"))
    let new = try workspace.text("trip/pins.yml")
    #expect(new.hasPrefix(old))
    #expect(new.contains("- title: \"The bench: ours\"\n  at: 36.5, -6.25\n"))
    #expect(new.contains("time: 2026-05-06 18:40"))
    let check = try await workspace.run("check", "trip", "--today", "2026-05-06", "--quiet")
    #expect(!check.errors.contains("error:"))
  }

  @Test(
    "a pin with the name of a town near the trip, or of a well-known one, is in its middle, and that is said")
  func pinInTown() async throws {
    let workspace = try Workspace()
    try workspace.copyExamplePhoto("IMG_20260504_102833.jpg", to: "trip/photos/IMG_20260504_102833.jpg")
    try workspace.write("trip/trip.yml", "destination: Lisbon\n")
    let quarter = try await workspace.run("new", "pin", "trip", "Belém", "--day", "2026-05-04")
    #expect(quarter.status == 0, "\(quarter.errors)")
    #expect(quarter.output.contains("the middle of Belém, ") && quarter.output.contains("Portugal"))
    // What nobody knows is where the day's picture was taken.
    let bench = try await workspace.run("new", "pin", "trip", "The bench", "--day", "2026-05-04")
    #expect(bench.output.contains("IMG_20260504_102833.jpg"), "\(bench.output)\(bench.errors)")
    let temple = try await workspace.run("new", "pin", "trip", "Kinkaku-ji", "--at", "Kyoto")
    #expect(temple.output.contains("the middle of Kyoto, "), "\(temple.output)\(temple.errors)")
    let city = try await workspace.run("new", "pin", "trip", "Kyoto", "--day", "2026-05-04")
    #expect(city.output.contains("the middle of Kyoto, "), "\(city.output)\(city.errors)")
    let pins = try workspace.text("trip/pins.yml")
    #expect(pins.contains(/title: Belém\n  at: 38\.(6|7)\d*, -9\.(1|2)/), "\(pins)")
    #expect(pins.matches(of: /at: 35\.0\d*, 135\.7/).count == 2, "\(pins)")
  }

  @Test("a pin with a name that several towns bear is not written, and they are named")
  func pinInOneOfSeveral() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: x\n")
    let made = try await workspace.run("new", "pin", "trip", "Library", "--at", "Springfield")
    #expect(made.status == 3 && made.errors.contains("[ambiguous-place]"), "\(made.errors)")
    #expect(made.errors.contains("Springfield, "))
    #expect(!workspace.exists("trip/pins.yml"))
  }

  @Test(
    "a pin that nothing places, or that is there already, is not written",
    arguments: [
      (["Nowhere"], 2, "not-said"), (["Belém"], 3, "already-there"),
      (["X", "--at", "38.7 -190"], 3, "off-the-earth"),
      (["X", "--at", "https://maps.app.goo.gl/x"], 3, "short-map-link"),
    ])
  func wrongPin(words: [String], status: Int32, code: String) async throws {
    let workspace = try Workspace()
    let old = "- title: Belém\n  at: 38.69 -9.21\n  description: x\n"
    try workspace.write("trip/pins.yml", old)
    let result = try await TripbookProcess(arguments: ["new", "pin", "trip"] + words, workspace: workspace)
      .run()
    #expect(result.status == status)
    #expect(result.errors.contains("[\(code)]"))
    #expect(try workspace.text("trip/pins.yml") == old)
  }

  @Test("a trip is closed with its end on one line each, takes no entry then, and is opened again")
  func end() async throws {
    let workspace = try Workspace.withTrip()
    let old = "title: x   # ours\r\nend: 2026-05-09   # or so\r\n# the end"
    try workspace.write("trip/trip.yml", old)
    let closed = try await workspace.run(
      "end", "trip", "--today", "2026-05-06", "--day", "2026-05-04", "--at", "Lisbon, 38.7742 -9.1342")
    #expect(closed.status == 0)
    let written =
      old.replacing("2026-05-09", with: "2026-05-04")
      + "\r\nend at: Lisbon, 38.7742 -9.1342\r\nclosed: yes\r\n"
    #expect(try workspace.text("trip/trip.yml") == written)
    #expect(try await workspace.run("build", "trip", "--strict", "--today", "2026-05-04").status == 0)
    #expect(try workspace.text("trip/_site/trip.json").contains("\"ended\""))
    let map = try workspace.text("trip/_site/map/index.html")
    #expect(map.contains("38.7742"))
    #expect(map.contains("Lisbon</text>"))
    let entry = try await workspace.run("new", "entry", "trip", "--day", "2026-05-04")
    #expect(entry.status == 3)
    #expect(entry.errors.contains("tripbook end --reopen trip"))
    #expect(try await workspace.run("end", "trip").status == 3)
    #expect(try await workspace.run("end", "trip", "--reopen").status == 0)
    #expect(try workspace.text("trip/trip.yml") == written.replacing("closed: yes\r\n", with: ""))
    #expect(try await workspace.run("new", "entry", "trip", "--day", "2026-05-04").status == 0)
  }

  @Test(
    "a trip is closed on a day that has been, where nobody says another, and nobody is where the plan alone leads"
  )
  func endsToday() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "start: 2026-05-01\nend: 2026-05-09\n")
    try workspace.write(
      "trip/itinerary.yml",
      "- hotel: Inn\n  at: Faro, 37.0194 -7.9322\n  start: 2026-05-08\n  end: 2026-05-09\n")
    let early = try await workspace.run("end", "trip", "--today", "2026-04-01")
    #expect(early.status == 2 && early.errors.contains("begins on 2026-05-01"))
    let closed = try await workspace.run("end", "trip", "--today", "2026-05-06")
    #expect(
      closed.output.contains("it ended on 2026-05-06. It was to end on 2026-05-09."), "\(closed.output)")
    #expect(try workspace.text("trip/trip.yml") == "start: 2026-05-01\nend: 2026-05-06\nclosed: yes\n")
  }

  @Test("the last day that holds something may hold money or weather alone, not long after the rest")
  func endsWithMoney() async throws {
    for (file, text, end) in [
      ("budget.yml", "expenses:\n  - 2026-05-05 food 12 Soup\n  - 2026-05-18 fees 3 Card\n", "2026-05-05"),
      ("weather.yml", "- {date: 2026-05-04, weather: sunny}\n", "2026-05-04"),
    ] {
      let workspace = try Workspace.withTrip()
      try workspace.write("trip/\(file)", text)
      let closed = try await workspace.run("end", "trip", "--today", "2026-05-20")
      #expect(closed.output.contains("it ended on \(end)"), "\(file): \(closed.output) \(closed.errors)")
    }
  }

  @Test("a position in the south or west stands behind its option like any other")
  func southern() async throws {
    let workspace = try Workspace.withTrip()
    let pin = try await workspace.run("new", "pin", "trip", "Inca wall", "--at", "-13.51, -71.97")
    #expect(pin.status == 0, "\(pin.errors)")
    let event = try await workspace.run(
      "new", "event", "trip", "hotel", "Inn", "--start", "2026-05-04", "--at", "-13.51, -71.97")
    #expect(event.status == 0, "\(event.errors)")
    #expect(try workspace.text("trip/itinerary.yml").contains("at: -13.51, -71.97"))
  }

  @Test(
    "an amount with the name of a currency is in that, or refused with its codes, and not taken for the trip's own"
  )
  func currencyNames() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "currency: EUR\n")
    let soles = try await workspace.run(
      "new", "expense", "trip", "food 45 soles Ceviche", "--today", "2026-05-03")
    #expect(
      soles.status == 0 && soles.output.contains("45.00 PEN, Ceviche"), "\(soles.output)\(soles.errors)")
    let rupees = try await workspace.run(
      "new", "expense", "trip", "food 45 rupees Thali", "--today", "2026-05-03")
    #expect(rupees.status == 3 && rupees.errors.contains("INR"), "\(rupees.errors)")
  }

  @Test("within the journal, the trip above is meant")
  func findsTrip() async throws {
    let workspace = try Workspace.withTrip()
    let arguments = ["new", "expense", "food", "5", "Soup", "--today", "2026-05-03"]
    let inside = TripbookProcess(
      arguments: arguments, workspace: workspace, folder: workspace.path + "/trip/journal")
    #expect(try await inside.run().status == 0)
    #expect(workspace.exists("trip/budget.yml"))
    #expect(try await TripbookProcess(arguments: arguments, workspace: workspace).run().status == 2)
  }

  @Test("in a trip with errors, what can be done is done; what cannot be read is left alone")
  func withErrors() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: x\nstart: yesterday\n")
    try workspace.write("trip/budget.yml", "expenses:\n  - nonsense\n")
    try workspace.write("trip/pins.yml", "a: \"b\n")
    #expect(try await workspace.run("new", "entry", "trip", "--today", "2026-05-03").status == 0)
    #expect(
      try await workspace.run("new", "expense", "trip", "food 5 Soup", "--today", "2026-05-03").status == 0)
    #expect(try workspace.text("trip/budget.yml") == "expenses:\n  - nonsense\n  - 2026-05-03 food 5 Soup\n")
    #expect(try await workspace.run("new", "pin", "trip", "X", "--at", "1 2").status == 3)
    #expect(try workspace.text("trip/pins.yml") == "a: \"b\n")
  }

  private static let example = #filePath.components(separatedBy: "/Tests/")[0] + "/example-trip"
}

@Suite("Writing into a trip, asked at a terminal")
struct AskedRunTests {
  /// Runs the command on a pseudo-terminal made by script(1), which types the answers.
  private func run(
    _ command: String, answers: [String], in workspace: Workspace, environment: [String: String] = [:]
  ) async throws -> TripbookProcess.Result {
    let typed = answers.map { $0 + "\n" }.joined()
    try workspace.write("answers", typed)
    let line = "\(TripbookProcess.built) \(command)"
    return try await TripbookProcess(
      arguments: ["-c", "(cat answers; sleep 0.2) | script -qefc \"$0\" /dev/null", line],
      workspace: workspace, environment: environment, executable: "/bin/sh"
    ).run()
  }

  @Test("an entry: its heading, its place, and one of three questions")
  func entry() async throws {
    let workspace = try Workspace.withTrip()
    let result = try await run(
      "new entry trip --day 2026-05-04", answers: ["The monks' recipe", "Belém", "2"], in: workspace)
    #expect(result.status == 0)
    #expect(result.output.contains("A question to begin with?"))
    let second = try #require(result.output.split(separator: "\r\n").first { $0.hasPrefix("  2  ") })
      .dropFirst(5)
    let text = try workspace.text("trip/journal/2026-05-04-the-monks-recipe.md")
    #expect(text.contains("place: Belém\n"))
    #expect(text.contains(String(second)))
  }

  @Test("a destination: where, its tags, and which of several towns of the name, or where it is")
  func destination() async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/destinations.yml", "- name: Rome\n  tags: [Food]\n")
    let several = try await run(
      "new destination trip", answers: ["Springfield", "a, b, c, d", "food, music", "1"], in: workspace)
    #expect(several.status == 0, "\(several.output)")
    #expect(several.output.contains("such as Food: ") && several.output.contains("Too many tags: 4"))
    let nobodys = try await run(
      "new destination trip 'The bench' --tag views", answers: ["somewhere else", "Kyoto"], in: workspace,
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(nobodys.status == 0 && nobodys.output.contains("Next: `tripbook build trip`."))
    let text = try workspace.text("trip/destinations.yml")
    #expect(text.contains("- name: Springfield\n  at: 37.") && text.contains("tags: [Food, music]"))
    #expect(text.contains("- name: The bench\n  at: Kyoto, 35.02107, 135.75385\n"))
  }

  @Test("an expense: by its parts, from lists")
  func expense() async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "travellers: [Ana, Ben]\n")
    let result = try await run(
      "new expense trip --today 2026-05-03", answers: ["7.80", "nonsense", "1", "Pastéis", "Ben"],
      in: workspace)
    #expect(result.status == 0)
    #expect(result.output.contains("That is not in the list"))
    #expect(
      try workspace.text("trip/budget.yml") == "expenses:\n  - 2026-05-03 food 7.80 Pastéis, paid by Ben\n")
  }

  @Test(
    "the lines that a preview offers, as they stand there",
    arguments: [
      ("entry", ["Late", "", ""], "trip/journal/2026-05-03-late.md", "Late"),
      ("pin", ["Torre", "38.6916, -9.2160", ""], "trip/pins.yml", "title: Torre"),
      ("event", ["5", "Flor", "2026-05-05", ""], "trip/itinerary.yml", "Flor\n  start: 2026-05-03\n"),
      ("attraction", ["Tram museum", "", "", "", ""], "trip/attractions.yml", "day: 2026-05-03"),
    ])
  func offered(what: String, answers: [String], file: String, text: String) async throws {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "start: 2026-05-01\nend: 2026-05-08\n")
    let result = try await run("new \(what) trip --day 2026-05-03", answers: answers, in: workspace)
    #expect(result.status == 0, "\(result.output)")
    #expect(try workspace.text(file).contains(text))
  }

  @Test("a trip: its title, its days, what sums are in, where it is and who comes along")
  func trip() async throws {
    let workspace = try Workspace()
    let result = try await run(
      "new trip lisbon",
      answers: ["Five days", "soon", "2026-05-01", "", "chf", "Lisbon", "Europe/Lisbon", "Ana, Ben"],
      in: workspace, environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("Did you mean Europe/Lisbon?") && result.output.contains("Next: "))
    let text = try workspace.text("lisbon/trip.yml")
    for line in [
      "title: Five days", "start: 2026-05-01", "# end: ", "currency: CHF", "time zone: Europe/Lisbon",
      "  - Ana\n  - Ben\n",
    ] { #expect(text.contains(line), "\(text)") }
  }

  @Test(
    "every command says at a terminal what one types next",
    arguments: [
      ("check trip", "Next: `tripbook serve trip` to look at it, or `tripbook build trip` for its site."),
      ("build trip", "Next: `tripbook audit trip/_site` before you publish it."),
      ("budget trip", "Next: `tripbook new expense trip 'food 7.80 Soup'` adds one."),
      ("new pin trip X --at '38.7 -9.1'", "Next: `tripbook build trip`."),
      ("new expense trip food 5 Soup", "Next: `tripbook build trip`."),
      ("invite trip Ben", "Next: `tripbook build trip` once the answer is in trip.yml"),
    ])
  func next(command: String, line: String) async throws {
    let workspace = try Workspace.withTrip()
    try workspace.write("trip/trip.yml", "title: x\ntravellers: [Ana, {name: Ben, status: invited}]\n")
    try workspace.write("trip/budget.yml", "expenses:\n  - 2026-05-03 food 5 Soup\n")
    let result = try await run(
      command + " --today 2026-05-03", answers: [], in: workspace,
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(result.status == 0 && result.output.contains(line), "\(result.output)")
  }

  @Test("the end of a trip: its day, its place, and whether one is sure")
  func end() async throws {
    let workspace = try Workspace.withTrip()
    let unsure = try await run("end trip", answers: ["", "none", "n"], in: workspace)
    #expect(unsure.status == 3)
    #expect(!workspace.exists("trip/trip.yml"))
    let sure = try await run(
      "end trip", answers: ["soon", "2026-05-05", "Lisbon, 38.7 -9.1", ""], in: workspace)
    #expect(sure.status == 0)
    #expect(
      try workspace.text("trip/trip.yml") == "end: 2026-05-05\nend at: Lisbon, 38.7 -9.1\nclosed: yes\n")
  }
}

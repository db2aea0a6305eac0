import Foundation
import Testing

@Suite("Noting where to go next from the command line")
struct NewDestinationRunTests {
  private func run(
    _ arguments: [String], in folder: String = "", _ workspace: Workspace
  ) async throws -> TripbookProcess.Result {
    try await TripbookProcess(
      arguments: ["new", "destination"] + arguments, workspace: workspace,
      folder: workspace.path + (folder.isEmpty ? "" : "/" + folder)
    ).run()
  }

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("trip/trip.yml", "title: x\n")
    return workspace
  }

  @Test("a town has its position, country, currency and airports filled in, and all of that is said")
  func kyoto() async throws {
    let workspace = try workspace()
    let made = try await run(["trip", "Kyoto", "--tag", "temples", "--tag", "#food"], workspace)
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    #expect(
      try workspace.text("trip/destinations.yml") == """
        - name: Kyoto
          at: 35.02107, 135.75385
          country: JP
          tags: [temples, food]
          currency: JPY
          airport: KIX
          # others near by: ITM Osaka (38 km), UKB Kobe (65 km), NGO Tokoname (97 km)

        """)
    #expect(
      made.output == """
        Saved “Kyoto” in trip/destinations.yml:1.
        Filled in:
          at: 35.02107, 135.75385, the middle of Kyoto, Kyōto, Japan
          country: JP
          currency: JPY
          airport: KIX (Osaka), larger than ITM, the nearest; others near by: ITM Osaka (38 km), UKB Kobe (65 km), NGO Tokoname (97 km)

        """)
  }

  @Test("what was said is written as it was, and no more is filled in than is missing")
  func said() async throws {
    let workspace = try workspace()
    try workspace.write("trip/ideas/a.jpg", "x")
    let made = try await run(
      [
        "Old town", "--tag", "temples, street food", "--at", "Kyoto, 35.0116 135.7681", "--country", "jp",
        "--currency", "usd", "--airport", "kix", "--picture", "ideas/a.jpg", "--note", "In November: maples",
      ], in: "trip", workspace)
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    #expect(made.output == "Saved “Old town” in destinations.yml:1.\n")
    #expect(
      try workspace.text("trip/destinations.yml") == """
        - name: Old town
          at: Kyoto, 35.0116, 135.7681
          country: JP
          picture: ideas/a.jpg
          tags: [temples, street food]
          currency: USD
          airport: KIX
          note: "In November: maples"

        """)
  }

  @Test(
    "a name that several towns have is not written: they are listed with their positions",
    arguments: [["Springfield"], ["Music", "--at", "Springfield"]])
  func ambiguous(words: [String]) async throws {
    let workspace = try workspace()
    let made = try await run(["trip"] + words + ["--tag", "music"], workspace)
    #expect(made.status == 3 && made.errors.contains("[ambiguous-place]"), "\(made.errors)")
    let flat = made.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // With each stands what to write for it.
    for text in ["Springfield, Missouri, United States: --at '37.", "Illinois, United States: --at '39."] {
      #expect(flat.contains(text), "\(flat)")
    }
    #expect(flat.matches(of: /--at '-?\d/).count == 8, "\(flat)")
    #expect(!workspace.exists("trip/destinations.yml"))
  }

  @Test("the country is proposed to tell towns apart where that does")
  func ambiguousCountry() async throws {
    let workspace = try workspace()
    let abroad = try await run(["trip", "Cambridge", "--tag", "music"], workspace)
    #expect(abroad.status == 3 && abroad.errors.contains("--country"), "\(abroad.errors)")
    let within = try await run(["trip", "Cambridge", "--country", "US", "--tag", "music"], workspace)
    #expect(within.status == 3 && !within.errors.contains("--country"), "\(within.errors)")
  }

  @Test(
    "says which of several is meant: a word behind a comma, a position, the country",
    arguments: [
      (["Springfield, Illinois"], "at: 39.", "country: US"),
      (["Springfield", "--at", "44.05 -123.02"], "at: 44.05, -123.02\n", "country: US"),
      (["Valencia", "--country", "VE"], "at: 10.", "currency: VES"),
      (["Valencia", "--country", "es"], "at: 39.", "airport: VLC"),
    ])
  func chosen(words: [String], at: String, other: String) async throws {
    let workspace = try workspace()
    let made = try await run(["trip"] + words + ["--tag", "music"], workspace)
    #expect(made.status == 0, "\(made.errors)")
    let text = try workspace.text("trip/destinations.yml")
    #expect(text.contains(at) && text.contains(other), "\(text)")
  }

  @Test("a town that is by far the largest of its name is taken, and what it was chosen before is said")
  func largest() async throws {
    let workspace = try workspace()
    let made = try await run(["trip", "Paris", "--tag", "music"], workspace)
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      made.output.firstMatch(
        of: /at: 48\..*, the middle of Paris, .*, the largest of \d+ towns of that name; others: .*Texas/)
        != nil, "\(made.output)")
    let smaller = try await run(["trip", "Music", "--at", "Paris, Texas", "--tag", "music"], workspace)
    #expect(smaller.status == 0 && !smaller.output.contains("the largest of"), "\(smaller.output)")
  }

  @Test(
    "what the atlas does not know is written all the same, and what is missing is said",
    arguments: [
      (["Xanadu"], "tags: [music]", "at, country, currency, airport, since no town is known by"),
      (["Xanadu", "--country", "JP"], "country: JP", "at, airport, since no town is known"),
      (["Iceland"], "currency: ISK", "at, airport, since it is a whole country or region."),
      (["Out there", "--at", "30.5 -40.5"], "at: 30.5, -40.5", "airport, since none is known within"),
    ])
  func unknown(words: [String], line: String, missing: String) async throws {
    let workspace = try workspace()
    let made = try await run(["trip"] + words + ["--tag", "music"], workspace)
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    #expect(made.output.contains("\nNot filled in: ") && made.output.contains(missing), "\(made.output)")
    let text = try workspace.text("trip/destinations.yml")
    #expect(text.contains(line) && text.contains("tags: [music]"), "\(text)")
    #expect(!text.contains("airport:"))
  }

  @Test("goes to the end of the file, which keeps its form, comments and its spelling of a tag")
  func grows() async throws {
    let workspace = try workspace()
    let before = "# One day\n- name: Lisbon   # again\n  tags: Street Food, views\n\n# The end\n"
    try workspace.write("trip/destinations.yml", before)
    let made = try await run(
      ["trip", "Kyoto", "--tag", "streetfood", "--tag", "Temples", "--tag", "temples"], workspace)
    #expect(made.status == 0, "\(made.errors)")
    let text = try workspace.text("trip/destinations.yml")
    #expect(text.hasPrefix(before + "- name: Kyoto\n"), "\(text)")
    #expect(text.contains("\n  tags: [Street Food, Temples]\n"))
  }

  @Test("goes into the file of a library, named or from within")
  func library() async throws {
    let workspace = try Workspace()
    try workspace.write("trips/library.yml", "title: All\n")
    try workspace.write("trips/rome/journal/2026-05-01-x.md", "Here.\n")
    let named = try await run(["trips", "Kyoto", "--tag", "temples"], workspace)
    #expect(named.status == 0, "\(named.errors)")
    #expect(named.output.hasPrefix("Saved “Kyoto” in trips/destinations.yml:1.\n"))
    let within = try await run(["Lisbon", "--tag", "Temples"], in: "trips", workspace)
    #expect(within.status == 0, "\(within.errors)")
    #expect(within.output.hasPrefix("Saved “Lisbon” in destinations.yml:8.\n"))
    let text = try workspace.text("trips/destinations.yml")
    #expect(text.contains("- name: Lisbon\n") && text.matches(of: /tags: \[temples\]/).count == 2)
    #expect(!workspace.exists("trips/rome/destinations.yml"))
    let nameless = try await run(["trips", "--tag", "temples"], workspace)
    #expect(nameless.status == 2 && nameless.errors.contains("Missing destination name"))
  }

  @Test(
    "what is wrong is told with a way out, and nothing is written",
    arguments: [
      (["kyoto", "--tag", "x"], 3, "destination-twice", "Give this one another name"),
      (["Nara"], 2, "not-said", "--tag temples --tag food"),
      (["Nara", "--tag", " , #"], 2, "not-said", "--tag temples"),
      (["Nara", "--tag", "a,b", "--tag", "c", "--tag", "d"], 2, "too-many-tags", "such as a, b, c."),
      ([], 2, "not-said", "Say where you would go"),
      (["Nara", "--tag", "x", "--country", "Japan"], 2, "unknown-country", "such as JP"),
      (["Nara", "--tag", "x", "--currency", "yen"], 3, "destinations.yml", ""),
      (["Nara", "--tag", "x", "--airport", "Nara"], 3, "unknown-airport", "ITM (Osaka)"),
      (["Nara", "--tag", "x", "--picture", "no.jpg"], 2, "missing-picture", "Copy the picture"),
      (["Nara", "--tag", "x", "--at", "38.7 -190"], 3, "off-the-earth", ""),
      (["Nara", "--tag", "x", "--at", "Xanadu"], 3, "bad-coordinate", "Write latitude and longitude"),
    ])
  func wrong(words: [String], status: Int32, code: String, advice: String) async throws {
    let workspace = try workspace()
    let before = "- name: Kyoto\n  tags: [temples]\n"
    try workspace.write("trip/destinations.yml", before)
    let made = try await run(["trip"] + words, workspace)
    #expect(made.status == status && made.errors.contains(code), "\(made.status) \(made.errors)")
    let flat = made.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(advice.isEmpty || flat.contains(advice), "\(flat)")
    #expect(try workspace.text("trip/destinations.yml") == before)
  }

  @Test("shows of a destination that is there no code that is for nobody else")
  func code() async throws {
    let workspace = try workspace()
    try workspace.write(
      "trip/destinations.yml", "- {name: Kyoto, tags: [temples], booking code: ZXQ8R9}\n")
    let made = try await run(["trip", "Kyoto", "--tag", "temples"], workspace)
    #expect(made.status == 3 && made.errors.contains("destination-twice"), "\(made.errors)")
    #expect(made.errors.contains("destinations.yml:1") && !made.errors.contains("ZXQ8R9"), "\(made.errors)")
  }

  @Test("needs a folder of a trip or of a library")
  func nowhere() async throws {
    let workspace = try Workspace()
    try workspace.write("empty/notes.txt", "")
    let made = try await run(["Kyoto", "--tag", "temples"], in: "empty", workspace)
    #expect(made.status == 2 && made.errors.contains("No such folder: “Kyoto”"), "\(made.errors)")
    #expect(!workspace.exists("empty/destinations.yml"))
  }
}

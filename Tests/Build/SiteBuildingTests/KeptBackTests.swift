import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripModel
import TripPlanning
import TripReading

@Suite("Nothing that is kept back is in the site")
struct KeptBackTests {
  /// The site of the trip, and what was said about it.
  private func build(
    _ folder: String, in workspace: TemporaryFolder, as name: String, today: String? = nil
  ) async throws -> (tree: SiteTree, outcome: BuildOutcome) {
    // The pictures that are kept back are known, too.
    var order = try await ExampleSite.knowing(
      .test(folder, in: workspace, output: workspace.path + "/site-" + name))
    if let today { order.today = .day(try #require(LocalDate(iso: today))) }
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    return (try SiteTree(order.output), outcome)
  }

  @Test("Every byte of every file is searched, and the same folder without its marks publishes all of it")
  func secrets() async throws {
    let workspace = try TemporaryFolder()
    let secret = try SecretTrip(in: workspace, as: "secret", isMarked: true)
    let (site, outcome) = try await build(secret.folder, in: workspace, as: "secret")
    #expect(outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let open = try SecretTrip(in: workspace, as: "open", isMarked: false)
    let (all, _) = try await build(open.folder, in: workspace, as: "open")
    for word in SecretTrip.words + SecretTrip.numbers {
      #expect(site.traces(of: word) == [], "\(word)")
      if word != "4711.13" { #expect(!all.traces(of: word).isEmpty, "\(word) is never published") }
    }
    #expect(!site.traces(of: "Good morning").isEmpty)
    // Three letters may stand in a picture by chance.
    #expect(site.traces(of: "Zqx").filter { !$0.hasSuffix(".jpg") } == [])
    let data = try TripData(site: workspace.path + "/site-secret")
    #expect(data.photos.map(\.file) == ["photos/good.jpg"])
    let published = Set(site.files.values)
    // What is left to cut cards from is that picture; each has words of its own.
    let cards = Set(
      site.files.filter { $0.key.hasSuffix("card.jpg") || $0.key.hasSuffix("share.jpg") }.values)
    #expect(!cards.isEmpty)
    for (name, bytes) in all.files
    where name.hasSuffix(".jpg") && !name.hasPrefix("photos/good/") && !cards.contains(bytes) {
      #expect(!published.contains(bytes), "\(name)")
    }
    let note = try #require(outcome.diagnostics.first { $0.code == .notPublished })
    #expect(
      note.message
        == "8 entries, 1 page, 1 pin, 1 attraction, 1 event, 1 expense, 1 conversation and 2 pictures are kept back, and with them 7 pictures and 1 track that nothing else shows"
    )
  }

  private static let named = ["zqx-slug", "zqx-beside", "zqx-own"]

  @Test("The author's own plan holds all of it")
  func author() async throws {
    let workspace = try TemporaryFolder()
    let secret = try SecretTrip(in: workspace, as: "secret", isMarked: true)
    let reading = try await TripReader.read(
      folder: secret.folder,
      options: TripReader.Options(
        themeFolder: Checkout.root, output: workspace.path + "/site", workers: 2,
        hashing: { "hash of " + $0 }))
    let today = try #require(LocalDate(iso: "2026-06-01"))
    func words(_ audience: Audience) -> String {
      String(describing: TripPlanner.plan(reading.trip, today: today, for: audience).plan)
    }
    let (author, readers) = (words(.author), words(.readers))
    for word in SecretTrip.words + ["38.1112", "38.3334", "471113"] + SecretTrip.pictures
    where word != "ZqxDrafts" {
      #expect(author.contains(word), "\(word)")
      // What is published may name a file that is not: its own text keeps the address, which no page shows.
      if !Self.named.contains(where: word.contains) { #expect(!readers.contains(word), "\(word)") }
    }
  }

  @Test("The site is that of the folder without what is kept back, byte for byte")
  func sameAsDeleted() async throws {
    let workspace = try TemporaryFolder()
    let marked = try SecretTrip(in: workspace, as: "a/trip", isMarked: true)
    let deleted = try SecretTrip(in: workspace, as: "b/trip", isMarked: true)
    let gone =
      SecretTrip.pictures + [
        "pages/zqx-own.md", "journal/2026-05-03-zqx-slug.md", "journal/2026-05-04-hush.md",
        "content/posts/2026-05-04-zqx-bundle/index.md", "content/posts/2026-05-05-toml.md", "notes/note.md",
        "_drafts/later.md",
        "journal/2026-05-05-until.md", "journal/2026-05-06-from.md", "photos/seaside/album.md",
        "photos/zqx-beside.md",
        "tracks/2026-05-03-zqx-slug.gpx", "chats/2026-05-04-zqx-chat.md",
      ]
    for file in gone { try FileManager.default.removeItem(atPath: deleted.folder + "/" + file) }
    try workspace.write(
      "b/trip/pins.yml", "- title: Good view\n  at: 38.7150 -9.1240\n  description: Over the roofs.\n")
    try workspace.write("b/trip/budget.yml", "expenses:\n  - 2026-05-03 food 12.50 Coffee, paid by Ana\n")
    let one = try await build(marked.folder, in: workspace, as: "marked").tree
    let other = try await build(deleted.folder, in: workspace, as: "deleted").tree
    #expect(one.differences(from: other) == [])
  }

  private func moneyTrip(_ workspace: TemporaryFolder, _ rules: String) throws -> String {
    try workspace.write(
      "money/trip.yml",
      "title: Lisbon\ntravellers: [Anaxa, Benxo]\nstart: 2026-05-01\nend: 2026-05-05\n" + rules)
    try workspace.write(
      "money/journal/2026-05-03-good.md", "---\ntitle: Good morning\nwho: [Anaxa]\n---\nIt was Carla's day.\n"
    )
    try workspace.write(
      "money/budget.yml",
      """
      total: 900
      expenses:
        - 2026-05-03 09:00 food 12.50 Coffee, paid by Anaxa, for Anaxa Benxo
        - 2026-05-03 food 31.40 Cakes, paid by Benxo
        - 2026-05-03 transport 7.25 Trams
        - 2026-05-03 transport refund 1.05 Tram card
      """)
    return workspace.path + "/money"
  }

  @Test("Of totals, no single expense, name of one, balance or payment is published")
  func totals() async throws {
    let workspace = try TemporaryFolder()
    let (all, _) = try await build(try moneyTrip(workspace, ""), in: workspace, as: "all")
    let (site, outcome) = try await build(
      try moneyTrip(workspace, "publish: {budget: totals}\n"), in: workspace, as: "totals")
    #expect(outcome.exitStatus == 0)
    for word in ["12.50", "31.40", "7.25", "1.05", "Coffee", "Cakes", "Trams", "Tram card", "purchases"] {
      #expect(site.traces(of: word).filter { !$0.hasPrefix("assets/") } == [], "\(word)")
      #expect(!all.traces(of: word).isEmpty, "\(word)")
    }
    // The day, its categories and the trip stay.
    for sum in ["50.10", "43.90", "6.20"] { #expect(!site.traces(of: sum).isEmpty, "\(sum)") }
    #expect(SiteInspection(site).complaints == [])
  }

  @Test("Without prices the site is, byte for byte, that of a folder whose events cost nothing")
  func withoutPrices() async throws {
    let workspace = try TemporaryFolder()
    func folder(_ name: String, hasCosts: Bool) throws -> String {
      let lines = """
        - hotel: Inn
          start: 2026-05-01 15:00
          end: 2026-05-04 11:00
          category: fun
          @cost: {amount: 211.37 EUR, over: 3 nights, paid by: Anaxa, for: [Anaxa, Benxo]}
        - train: To the sea
          start: 2026-05-03 09:35
          @cost: 20.99 EUR, paid by Benxo
        - restaurant: Table
          start: 2026-05-04 20:00
          @cost: {amount: 14.75 EUR, refund: yes}
        """
      let kept = lines.split(separator: "\n").filter { hasCosts || !$0.contains("@") }
      let money = try moneyTrip(workspace, "publish: {prices: no}\n")
      try FileManager.default.createDirectory(
        atPath: workspace.path + "/" + name, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: money, toPath: workspace.path + "/" + name + "/money")
      try workspace.write(
        name + "/money/itinerary.yml", kept.joined(separator: "\n").replacing("@", with: "") + "\n")
      return workspace.path + "/" + name + "/money"
    }
    let (site, outcome) = try await build(
      try folder("with", hasCosts: true), in: workspace, as: "with")
    #expect(outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let free = try await build(try folder("without", hasCosts: false), in: workspace, as: "without").tree
    #expect(site.differences(from: free) == [])
    let page = String(decoding: site.files["budget/index.html"] ?? Data(), as: UTF8.self)
    for words in ["No sum here counts a price that was noted with a booking", "50.10"] {
      #expect(page.contains(words), "\(words)")
    }
    // Less is left than that.
    #expect(!page.contains("849.90"))
  }

  /// Accounts, means of payment of their names, and bills as pictures and as a document; without them where nothing
  /// of that is told.
  private func accountTrip(_ workspace: TemporaryFolder, _ rules: String, isTold: Bool = true) throws
    -> String
  {
    let folder = try moneyTrip(workspace, rules)
    let budget = """
      total: 900
      rates: {JPY: 0.006}
      @accounts:
      @  Zqxpurse: 471.13
      @  Zqxcard:
      @    held: 8321.77
      @    warn below: 8319.91
      @    added: 2026-05-02 33.27, from Zqxpurse
      expenses:
        - 2026-05-03 09:00 food 12.50 Coffee@1
        - {date: 2026-05-03, category: food, amount: 31.40, what: Cakes@2}
      """
    let clauses = [
      "@1": ", from Zqxpurse, receipt zqx-bill.jpg",
      "@2": ", paid with: Zqxcard, receipt: [zqx-slip (1).jpg, zqx-paper.pdf]",
    ]
    let plans = """
      - hotel: Inn
        start: 2026-05-01 15:00
        end: 2026-05-04 11:00
        cost:
          amount: 211 EUR
      @    paid with: Zqxcard
      @    receipt:
      @      - zqx-room.jpg
      """
    for (file, text) in [("budget.yml", budget), ("itinerary.yml", plans)] {
      let lines = text.split(separator: "\n").filter { isTold || !$0.hasPrefix("@") }
      let written = clauses.reduce(lines.joined(separator: "\n")) {
        $0.replacing($1.key, with: isTold ? $1.value : "")
      }
      try workspace.write("money/" + file, written.replacing("\n@", with: "\n") + "\n")
    }
    if isTold {
      for (name, original) in zip(Self.bills, ["BRK_0402.JPG", "BRK_0407.JPG", "BRK_0415.JPG"]) {
        let url = URL(fileURLWithPath: Checkout.exampleTrip + "/photos/" + original)
        try workspace.write("money/photos/" + name, try Data(contentsOf: url))
      }
      try workspace.write("money/zqx-paper.pdf", "%PDF-1.4 Zqx")
    }
    return folder
  }

  private static let bills = ["zqx-bill.jpg", "zqx-slip (1).jpg", "zqx-room.jpg"]
  private static let accountWords = ["Zqx", "zqx", "471.13", "8321.77", "8,321.77", "33.27", "8319.91"]

  @Test(
    "Unless the trip says so, the site is, byte for byte, that of a folder without accounts and receipts",
    arguments: ["", "publish: {prices: yes}\n", "publish: {budget: totals, receipts: yes, accounts: yes}\n"])
  func accountsAndReceipts(rules: String) async throws {
    let workspace = try TemporaryFolder()
    // While it is under way: of a trip that is over nothing is said of accounts.
    let today = "2026-05-04"
    let (site, outcome) = try await build(
      try accountTrip(workspace, rules), in: workspace, as: "told", today: today)
    #expect(outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let words =
      Self.accountWords.filter { !$0.lowercased().hasPrefix("zqx") } + ["Zqxpurse", "Zqxcard", "zqx-"]
    for word in words { #expect(site.traces(of: word) == [], "\(word)") }
    // What a check says of accounts, others may read as well.
    let said = outcome.diagnostics.map { $0.message + ($0.advice ?? "") }.joined()
    #expect(said.contains("An account runs low"), "\(said)")
    #expect(!["470", "8287", "438", "Zqx"].contains(where: said.contains), "\(said)")
    try FileManager.default.removeItem(atPath: workspace.path + "/money")
    let (free, _) = try await build(
      try accountTrip(workspace, rules, isTold: false), in: workspace, as: "free", today: today)
    #expect(site.differences(from: free) == [])
  }

  @Test(
    "No warning says what is left in an account while a delay keeps back what was taken",
    arguments: [false, true])
  func delayedAccounts(isDelayed: Bool) async throws {
    let workspace = try TemporaryFolder()
    let rules =
      "publish: {prices: yes, receipts: yes, accounts: yes}\n" + (isDelayed ? "publish delay: 1 day\n" : "")
    let (_, outcome) = try await build(
      try accountTrip(workspace, rules), in: workspace, as: "delayed", today: "2026-05-04")
    let said = outcome.diagnostics.map(\.message).joined()
    #expect(said.contains("“Zqxcard” runs low"), "\(said)")
    #expect(said.contains("are left") != isDelayed, "\(said)")
  }

  @Test("Where the trip says so, pictures of receipts and accounts are published, and documents never")
  func publishedReceipts() async throws {
    let workspace = try TemporaryFolder()
    let (site, outcome) = try await build(
      try accountTrip(workspace, "publish: {prices: yes, receipts: yes, accounts: yes}\n"), in: workspace,
      as: "open")
    #expect(outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    let data = try TripData(site: workspace.path + "/site-open")
    #expect(Set(data.photos.map(\.file)) == Set(Self.bills.map { "photos/" + $0 }))
    for word in ["Zqxpurse", "Zqxcard", "8355.04", "Receipt"] {
      #expect(!site.traces(of: word).isEmpty, "\(word)")
    }
    #expect(site.traces(of: "zqx-paper") == [])
    #expect(SiteInspection(site).complaints == [])
  }

  @Test("Comments are in no byte of the site, wherever a text may stand")
  func comments() async throws {
    let workspace = try TemporaryFolder()
    let files = [
      "trip.yml": """
      title: Lisbon <!-- Zqx -->
      description: "%% Zqx %% Tiles"
      category: city break <!-- Zqx -->
      start: 2026-05-01
      end: 2026-05-04
      travellers: [Ana <!-- Zqx -->, Ben]
      destination: Lisbon <!-- Zqx -->, 38.7223 -9.1393
      """,
      "journal/2026-05-03-a.md": """
      ---
      title: Belém <!-- Zqx -->
      place: Belém %% Zqx %%, 38.6975 -9.2033
      tags: [tram <!-- Zqx -->]
      kind: food <!-- Zqx -->
      mood: 😋 <!-- Zqx -->
      weather: sunny <!-- Zqx -->
      description: A day %% Zqx
      who: [Ana <!-- Zqx -->]
      ---
      > [!note] A title %% Zqx %%
      > and [[2026-05-03-b|words %% Zqx %%]]

      # Heading <!-- Zqx -->

      | a %% Zqx %% | b |
      |---|---|
      | <!-- Zqx --> | c |

      - item[^1] %% Zqx
        Zqx %%

      words
      [//]: # (Zqx)

      [^1]: A note {{/* Zqx */}}
      """,
      "journal/2026-05-03-b.md": "# The other <!-- Zqx -->\n\nWords.\n\n<!-- Zqx\n\nZqx",
      "pages/list.md": "---\ntitle: \"A list {# Zqx #}\"\n---\nWords.\n",
      "pins.yml": """
      - title: Tower <!-- Zqx -->
        at: 38.6916, -9.2160
        category: sight %% Zqx %%
        tags: [unesco <!-- Zqx -->]
        description: |
          High.
          [//]: # (Zqx)
      """,
      "attractions.yml": """
      - name: Museum <!-- Zqx -->
        at: 38.70 -9.16
        tags: [old %% Zqx %%]
        address: A street <!-- Zqx -->
        reviews: [{by: Ana <!-- Zqx -->, text: Good %% Zqx %%}]
      """,
      "itinerary.yml": """
      - hotel: Inn <!-- Zqx -->
        at: Inn %% Zqx %%, 38.7139 -9.1394
        start: 2026-05-01 15:00
        note: Late <!-- Zqx -->
        address: A lane %% Zqx %%
      """,
      "budget.yml": """
      total: 900 EUR
      categories:
        "sweets <!-- Zqx -->": 100
      expenses:
        - 2026-05-03 food 12.50 Coffee <!-- Zqx -->
        - {date: 2026-05-03, category: fun, amount: 3.10 EUR, what: "Tram %% Zqx %%"}
      """,
      "tracks/a.gpx": """
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="38.71" lon="-9.2"><time>2026-05-03T10:10:00Z</time><name>Well %% Zqx %%</name></wpt>
      <trk><name>Walk &lt;!-- Zqx --&gt;</name><trkseg>
      <trkpt lat="38.70" lon="-9.20"><time>2026-05-03T10:00:00Z</time></trkpt>
      <trkpt lat="38.71" lon="-9.21"><time>2026-05-03T10:30:00Z</time></trkpt>
      </trkseg></trk></gpx>
      """,
    ]
    for (file, text) in files { try workspace.write("notes/" + file, text + "\n") }
    let (site, outcome) = try await build(workspace.path + "/notes", in: workspace, as: "comments")
    let texts = site.files.filter { !$0.key.hasPrefix("assets/") }.mapValues {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(texts.filter { $0.value.contains("Zqx") || $0.key.contains("zqx") }.map(\.key) == [])
    let words = [
      "Lisbon", "Tiles", "Belém", "tram", "A day", "A title", "words", "Heading", "The other", "A list",
      "Tower", "High.",
      "Museum", "A street", "Inn", "Late", "sweets", "Coffee", "Well",
    ]
    for word in words { #expect(texts.values.contains { $0.contains(word) }, "\(word)") }
    #expect(outcome.diagnostics.filter { $0.code == .openComment }.count == 1)
    #expect(outcome.diagnostics.first { $0.code == .openComment }?.others.count == 1)
  }

  @Test("Without a budget nothing speaks of money")
  func noBudget() async throws {
    let workspace = try TemporaryFolder()
    let (all, _) = try await build(try moneyTrip(workspace, ""), in: workspace, as: "all")
    let (site, outcome) = try await build(
      try moneyTrip(workspace, "publish: {budget: no}\n"), in: workspace, as: "none")
    #expect(outcome.exitStatus == 0)
    for word in ["12.50", "50.10", "Coffee", "EUR", "€", "budget/index.html", "\"currency\"", "\"spent\""] {
      #expect(site.traces(of: word).filter { !$0.hasPrefix("assets/") } == [], "\(word)")
      #expect(!all.traces(of: word).isEmpty, "\(word)")
    }
    #expect(SiteInspection(site).complaints == [])
  }

  @Test("Without people no name is published that the author did not write in a text")
  func noPeople() async throws {
    let workspace = try TemporaryFolder()
    let (all, _) = try await build(try moneyTrip(workspace, ""), in: workspace, as: "all")
    let (site, outcome) = try await build(
      try moneyTrip(workspace, "publish: {people: no}\n"), in: workspace, as: "nobody")
    #expect(outcome.exitStatus == 0)
    for word in ["Anaxa", "Benxo", "\"balances\"", "\"paidBy\""] {
      #expect(site.traces(of: word) == [], "\(word)")
      #expect(!all.traces(of: word).isEmpty, "\(word)")
    }
    #expect(!site.traces(of: "Carla").isEmpty && !site.traces(of: "12.50").isEmpty)
    #expect(SiteInspection(site).complaints == [])
  }

  @Test(
    "Search engines are told not to list any page but of a public trip", arguments: ["unlisted", "public"])
  func robots(visibility: String) async throws {
    let workspace = try TemporaryFolder()
    let (site, _) = try await build(
      try moneyTrip(workspace, "visibility: \(visibility)\n"), in: workspace, as: visibility)
    for page in site.pages where page.name != "404.html" {
      let isHidden = page.text.contains("<meta name=\"robots\" content=\"noindex\">")
      #expect(isHidden == (visibility == "unlisted"), "\(page.name)")
    }
    #expect(!site.pages.isEmpty)
  }
}

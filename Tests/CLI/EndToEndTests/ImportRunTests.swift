import Testing

@Suite("Importing expenses from the command line")
struct ImportRunTests {
  private static let trip = "title: Lisbon\nstart: 2026-05-01\nend: 2026-05-05\ntravellers: [Ana, Ben]\n"
  private static let table = """
    Date,Description,Category,Cost,Currency,Ana,Ben
    2026-05-01,Pensão,Hotel,100.01,EUR,50.00,-50.00
    2026-05-02,"Dinner: fish, wine",Dining out,30.00,EUR,-15.00,15.00
    2026-05-02,Total balance, , ,EUR,35.00,-35.00

    """

  private func workspace(_ table: String = Self.table) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("lisbon/trip.yml", Self.trip)
    try workspace.write("table.csv", table)
    return workspace
  }

  @Test("writes lines that a build reads without a word, and a second time none")
  func twice() async throws {
    let workspace = try workspace()
    let first = try await workspace.run("import", "table.csv", "lisbon")
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.output.hasPrefix("Splitwise: 3 rows: 2 added, 0 already there, 0 left out, 1 of sums.\n"))
    let budget = try workspace.text("lisbon/budget.yml")
    #expect(
      budget == """
        expenses:
          - 2026-05-01 lodging 100.01 Pensão, paid by Ana, for Ana Ben
          - "2026-05-02 food 30.00 Dinner: fish, wine, paid by Ben, for Ana Ben"

        """)
    let second = try await workspace.run("import", "table.csv", "lisbon")
    #expect(
      second.status == 0
        && second.output.hasPrefix("Splitwise: 3 rows: 0 added, 2 already there, 0 left out, 1 of sums.\n"))
    #expect(try workspace.text("lisbon/budget.yml") == budget)
    #expect(try await workspace.run("build", "lisbon", "--strict", "--today", "2026-05-03").status == 0)
    try workspace.write("again/trip.yml", Self.trip)
    let again = try await workspace.run("import", "lisbon/_site/expenses.csv", "again")
    #expect(again.status == 0)
    #expect(try workspace.text("again/budget.yml") == workspace.text("lisbon/budget.yml"))
  }

  @Test("keeps every line of a budget, and names categories of its own")
  func keeps() async throws {
    let workspace = try workspace(
      "date,category,amount,currency,what,over\n2026-05-02,surf lessons,45.00,EUR,Surf,\n")
    try workspace.write("lisbon/budget.yml", "# mine\ncategories:\n  food: 300 # much\ntotal: 900\n")
    #expect(try await workspace.run("import", "table.csv", "lisbon").status == 0)
    #expect(
      try workspace.text("lisbon/budget.yml") == """
        # mine
        categories:
          food: 300 # much
          surf lessons: ~
        total: 900
        expenses:
          - 2026-05-02 surf lessons 45.00 Surf

        """)
    #expect(try await workspace.run("check", "lisbon", "--strict", "--today", "2026-05-03").status == 0)
  }

  @Test("takes how it was paid from our own table and from others, and names accounts that are not there yet")
  func means() async throws {
    let workspace = try workspace(
      "date,category,amount,currency,what,over,paid with\n2026-05-02,food,5.00,EUR,Tea,,yen purse\n2026-05-02,food,6.00,EUR,Pie,,card\n"
    )
    try workspace.write("lisbon/budget.yml", "total: 900\naccounts:\n  Amex: ~\n")
    // A name alone is an account of bookings too.
    try workspace.write(
      "lisbon/itinerary.yml",
      """
      - activity: Surf
        start: 2026-05-01 15:00
        cost:
          amount: 211 EUR
          paid with: amex

      """)
    #expect(try await workspace.run("import", "table.csv", "lisbon").status == 0)
    #expect(
      try workspace.text("lisbon/budget.yml") == """
        total: 900
        accounts:
          Amex: ~
          yen purse: ~
        expenses:
          - 2026-05-02 food 5.00 Tea, paid with yen purse
          - 2026-05-02 food 6.00 Pie, paid with card

        """)
    #expect(try await workspace.run("check", "lisbon", "--strict", "--today", "2026-05-03").status == 0)
    try workspace.write(
      "bank.csv",
      "Tag,Betrag,Text,Art\n2026-05-03,7.00,Bun,Bargeld\n2026-05-03,8.00,Cod,Yen Purse\n2026-05-03,9.00,Fig,Muscheln\n"
    )
    let bank = try await workspace.run(
      "import", "bank.csv", "lisbon", "--category", "food", "--columns",
      "date=Tag, amount=Betrag, what=Text, paid with=Art")
    #expect(bank.status == 0 && bank.errors.contains("“Muscheln” is no means of payment here"))
    let budget = try workspace.text("lisbon/budget.yml")
    for line in ["Bun, paid with cash\n", "Cod, paid with yen purse\n", "Fig\n"] {
      #expect(budget.contains(line), "\(line)")
    }
  }

  @Test("shows with --dry-run what it would write, and writes nothing")
  func dryRun() async throws {
    let workspace = try workspace()
    let result = try await workspace.run("import", "table.csv", "lisbon", "--dry-run")
    #expect(result.status == 0 && result.output.contains("2 to be added"))
    #expect(result.output.contains("lodging") && !workspace.exists("lisbon/budget.yml"))
  }

  @Test("answers 1 where a row is left out, and names it")
  func leftOut() async throws {
    let workspace = try workspace(Self.table + "2026-05-03,Somebody paid,Payment,5.00,EUR,0.00,0.00\n")
    let result = try await workspace.run("import", "table.csv", "lisbon")
    #expect(result.status == 1 && result.errors.contains("[row-left-out]\n --> table.csv:5:"))
    #expect(result.output.contains("2 added, 0 already there, 1 left out"))
  }

  @Test("leaves out what was typed by hand already, and names both lines")
  func typedByHand() async throws {
    let workspace = try workspace("Datum;Was;Betrag\n01.05.2026;Fähre;238,00\n02.05.2026;Kaffee;2,00\n")
    try workspace.write("lisbon/budget.yml", "expenses:\n  - 2026-05-01 transport 238 Color Line\n")
    let result = try await workspace.run("import", "table.csv", "lisbon")
    #expect(result.status == 1 && result.errors.contains("[row-left-out]\n --> table.csv:2:"))
    #expect(result.errors.contains("is in budget.yml already, in line 2"), "\(result.errors)")
    #expect(result.errors.contains("by hand: `- 2026-05-01 other 238.00 Fähre`."), "\(result.errors)")
    #expect(result.output.contains("1 added, 0 already there, 1 left out"))
    #expect(try !workspace.text("lisbon/budget.yml").contains("Fähre"))
  }

  @Test("tells programs the problems once, at the place where the table is")
  func forPrograms() async throws {
    let workspace = try workspace(Self.table + "2026-05-03,Odd,Odd,5.00,EUR,-5.00,5.00\n")
    let json = try await workspace.run("import", "table.csv", "lisbon", "--format", "json")
    #expect(json.status == 0 && json.output.matches(of: /"foreign-category"/).count == 1)
    #expect(json.output.hasPrefix("[") && json.output.matches(of: /^\]/.anchorsMatchLineEndings()).count == 1)
    let github = try await workspace.run("import", "table.csv", "lisbon", "--format", "github")
    #expect(github.output.contains("file=table.csv,line=5,"))
  }

  @Test("answers 3 where nothing can be used, and leaves the folder as it was")
  func nothing() async throws {
    let workspace = try workspace("a,b\n1,2\n")
    let before = try workspace.files("lisbon")
    let result = try await workspace.run("import", "table.csv", "lisbon")
    #expect(result.status == 3 && result.errors.contains("[unknown-table]"))
    let wrong = try await workspace.run(
      "import", "table.csv", "lisbon", "--columns", "date=a, amount=b")
    #expect(wrong.status == 3 && wrong.errors.contains("[bad-date]"))
    #expect(try workspace.files("lisbon") == before)
  }

  @Test(
    "answers wrong use with 2",
    arguments: [
      ["no-such.csv", "lisbon"], ["table.csv", "no-such"], ["table.csv", "lisbon", "--preset", "bank"],
      ["table.csv", "lisbon", "--columns", "day=Date"], ["table.csv", "lisbon", "--columns", "date=Date"],
      ["table.csv", "lisbon", "--as", "Ana"], ["table.csv", "lisbon", "--dates", "first"],
      ["table.csv", "lisbon", "--decimals", "dot"],
    ])
  func wrongUse(arguments: [String]) async throws {
    let workspace = try workspace()
    let result = try await TripbookProcess(arguments: ["import"] + arguments, workspace: workspace).run()
    #expect(result.status == 2 && !result.errors.isEmpty && !workspace.exists("lisbon/budget.yml"))
  }
}

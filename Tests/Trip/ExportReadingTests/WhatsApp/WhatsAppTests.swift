import Diagnostics
import ExportFiles
import Importing
import Testing
import TripModel

@testable import ExportReading

@Suite("Chats of WhatsApp")
struct WhatsAppTests {
  private static func request(_ travellers: [String] = ["Ana", "Ben"]) throws -> ImportRequest {
    var request = ImportRequest(today: try #require(LocalDate(iso: "2026-11-28")))
    let start = try #require(LocalDate(iso: "2026-05-01"))
    request.days = start...(start + 4)
    request.travellers = travellers
    request.isIntoTrip = !travellers.isEmpty
    return request
  }

  private static func told(_ plan: ImportPlan) -> [String] {
    plan.trips.flatMap(\.files).map { file in
      switch file.content {
      case .text(let text): file.path + "\n" + text
      case .copy(let source): file.path + " < " + source.path
      }
    }
  }

  private static func told(_ account: ImportAccount) -> [String] {
    account.files.flatMap { file in
      ["\(file.path) \(file.fate.rawValue)"]
        + file.fields.map { field in
          let counts = FieldFate.allCases.map { "\(field.counts[$0])" }.joined(separator: "/")
          return "\(field.path) \(counts) @\(field.firstLine ?? 0)"
        }
    }
  }

  private static let groupText = """
    03/05/26, 09:00 - Messages and calls are end-to-end encrypted.
    03/05/26, 09:00 - Ana created group “Lisbon crew”
    03/05/26, 14:05 - Ana: We are in the queue
    second line

    third *line*
    03/05/26, 14:06 - Ben: IMG-20260503-WA0001.jpg (file attached)
    the hill
    03/05/26, 14:07 - Cleo: hello
    03/05/26, 14:08 - Ana: You deleted this message
    03/05/26, 14:09 - Ana: PTT-20260503-WA0002.opus (file attached)
    03/05/26, 14:10 - Ana: <Media omitted>
    14/05/26, 10:00 - Ana: home again
    """

  @Test("become a text of each day, with its pictures, and every message is accounted for")
  func group() throws {
    let given = GivenExport(bytes: [
      "x.txt": Array(Self.groupText.utf8), "IMG-20260503-WA0001.jpg": [1], "PTT-20260503-WA0002.opus": [2],
      "IMG-20260601-WA0009.jpg": [3],
    ])
    let plan = try given.chats(try Self.request())
    #expect(
      Self.told(plan) == [
        "chats/2026-05-03-lisbon-crew/IMG-20260503-WA0001.jpg < IMG-20260503-WA0001.jpg",
        """
        chats/2026-05-03-lisbon-crew.md
        ---
        chat: Lisbon crew
        private: yes
        ---
        - 14:05 Ana: We are in the queue\\
          second line

          third \\*line\\*
        - 14:06 Ben: ![](2026-05-03-lisbon-crew/IMG-20260503-WA0001.jpg)\\
          the hill
        - 14:09 Ana: _voice message_

        """,
      ])
    #expect(
      Self.told(plan.account) == [
        "IMG-20260503-WA0001.jpg used", "IMG-20260601-WA0009.jpg not needed",
        "PTT-20260503-WA0002.opus not needed", "x.txt used", "message 3/1/3/0 @3",
        "message.attachment 1/0/2/0 @7", "message.deleted 0/0/1/0 @10", "message.sender 3/1/3/0 @3",
        "message.text 2/1/1/0 @3", "message.time 3/1/3/0 @3", "system 0/0/2/0 @1",
      ])
    #expect(plan.diagnostics.map(\.code) == [.unknownSender])
    #expect(plan.diagnostics.first?.message == "“Cleo” is no traveller: a message left out")
  }

  @Test("are counted as another reader counts them")
  func counted() throws {
    let given = GivenExport(bytes: ["x.txt": Array(Self.groupText.utf8)])
    let account = try given.chats(try Self.request()).account
    let lines = Self.groupText.split(separator: "\n")
    let heads = lines.filter { $0.contains(#/^\d\d\/\d\d\/\d\d, \d\d:\d\d - /#) }
    let said = heads.filter { $0.dropFirst(18).contains(": ") }
    let counts = Dictionary(
      (account.files.first?.fields ?? []).map { ($0.path, $0.counts.sum) }, uniquingKeysWith: +)
    #expect(counts["message"] == said.count && counts["system"] == heads.count - said.count)
  }

  private static let iPhoneText = """
    [03/05/2026, 14:05:12] Lisbon crew: \u{200E}Messages and calls are end-to-end encrypted.
    \u{200E}[03/05/2026, 14:05:13] ~ Ana M.: the hill \u{200E}<attached: 00000002-PHOTO-2026-05-03-14-05-13.jpg>
    [03/05/2026, 14:06:14] Ana M.: \u{200E}image omitted
    \u{200E}[03/05/2026, 14:07:15] Ana M.: Plan.pdf • \u{200E}2 Seiten \u{200E}<Anhang: 00000003-Plan.pdf>
    [03/05/2026, 14:08:16] Ana M.: https://maps.google.com/?q=38.7137,-9.1394
    [03/05/2026, 14:09:17] Ana M.: IMG_2231.jpg
    """

  @Test("of iPhones are read by what they hold, with the names that are said and without what is private")
  func iPhone() throws {
    let units = Self.iPhoneText.replacing("\n", with: "\r\n").utf16
    let given = GivenExport(bytes: [
      "_chat.txt": [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      "00000002-PHOTO-2026-05-03-14-05-13.jpg": [1], "00000003-Plan.pdf": [2], "IMG_2231.jpg": [3],
    ])
    var request = try Self.request()
    request.names = ["ana m.": "Ana"]
    let home = try #require(Coordinate(latitude: 38.7137, longitude: -9.1394))
    request.circles = [PrivateCircle(middle: home, metres: 500)]
    let plan = try given.chats(request)
    #expect(
      Self.told(plan).last == """
        chats/2026-05-03-lisbon-crew.md
        ---
        chat: Lisbon crew
        private: yes
        ---
        - 14:05 Ana: ![](2026-05-03-lisbon-crew/00000002-PHOTO-2026-05-03-14-05-13.jpg)\\
          the hill
        - 14:07 Ana: _document_
        - 14:09 Ana: ![](2026-05-03-lisbon-crew/sent-img-2231.jpg)

        """)
    #expect(
      Self.told(plan.account) == [
        "00000002-PHOTO-2026-05-03-14-05-13.jpg used", "00000003-Plan.pdf private", "IMG_2231.jpg used",
        "_chat.txt used", "message 3/1/1/0 @2", "message.attachment 2/1/1/0 @2", "message.sender 3/1/1/0 @2",
        "message.text 1/1/0/0 @2", "message.time 3/1/1/0 @2", "system 0/0/1/0 @1",
      ])
  }

  @Test("are read as they are copied in a browser, the hour before the day")
  func browser() throws {
    // The second day shows that of the first the month comes first; a line in the form of phones is quoted.
    let text = """
      [2:05 PM, 5/3/2026] Ana: We are in the queue
      [03/05/2026, 14:05:12] Ben: Where?
      [9:00 AM, 5/14/2026] Ben: home
      """
    let plan = try GivenExport(bytes: ["x.txt": Array(text.utf8)]).chats(try Self.request())
    #expect(
      Self.told(plan) == [
        """
        chats/2026-05-03-chat.md
        ---
        chat: Chat
        private: yes
        ---
        - 14:05 Ana: We are in the queue\\
          \\[03/05/2026, 14:05:12\\] Ben: Where?

        """
      ])
  }

  @Test("whose days may be two become nothing until it is said which")
  func doubt() throws {
    let given = GivenExport(bytes: [
      "x.txt": Array("03/05/2026, 14:05 - Ana: Hi\n04/05/2026, 14:05 - Ana: Ho\n".utf8)
    ])
    var request = try Self.request()
    let open = try given.chats(request)
    #expect(open.trips.isEmpty && open.account.counts.used == 0 && open.account.counts.notNeeded == 8)
    #expect(
      open.diagnostics.first?.message
        == "3/5/2026 may be 2026-05-03 or 2026-03-05, and nothing in the chat shows which")
    request.dates = .dayFirst
    #expect(try given.chats(request).trips.first?.files.count == 2)
  }

  @Test("make a trip of their own, in which all stay but numbers; and those of years ask for its days")
  func alone() throws {
    let given = GivenExport(bytes: [
      "WhatsApp-Chat mit Crew_ Lissabon.txt": Array(
        "13.05.26, 14:05 - Ana: Hi: you\n14.05.26, 14:05 - +49 170 1234567: Ho\n".utf8)
    ])
    var request = try Self.request([])
    request.days = nil
    let plan = try given.chats(request)
    let settings = try #require(plan.trips.first?.settings)
    let told = [
      settings.title, settings.start?.description, settings.end?.description, plan.trips.first?.folder,
    ]
    // Its name is for nobody else, and an end would leave out what is exported later.
    #expect(told == [nil, "2026-05-13", nil, "crew-lissabon"])
    #expect(plan.diagnostics.map(\.message) == ["a telephone’s number is no traveller: a message left out"])
    let long = GivenExport(bytes: [
      "x.txt": Array("13.05.24, 14:05 - Ana: Hi\n14.05.26, 14:05 - Ana: Ho\n".utf8)
    ])
    let asked = try long.chats(request)
    #expect(asked.trips.isEmpty && asked.diagnostics.map(\.code) == [.daysNeeded])
  }

  @Test(
    "are known by their lines",
    arguments: [
      ("03/05/2026, 14:05 - Ana: Hi", true), ("\n[03.05.26, 14:05:12] Ana: Hi", true),
      ("[14:05, 03/05/2026] Ana: Hi", true),
      ("03/05/2026, 14:05 - Ana added Ben", false), ("Dear all\n03/05/2026, 14:05 - Ana: Hi", false),
      ("date,amount\n03/05/2026,3.50", false), ("", false), ("# 2026-05-03\n- 14:05 Ana: Hi", false),
    ])
  func known(text: String, isChat: Bool) { #expect(WhatsAppSource.isChat(Array(text.utf8)) == isChat) }

  private static let hostileTexts: [String] = [
    String(repeating: "x", count: 600_000), String(repeating: "\u{200E}", count: 5000), "\u{0}\u{FFFD}\r\r",
    "05/05/2026, 14:05 - : x\n05/05/2026, 14:05 - Ana: \n05/05/2026, 14:05 - Ana:",
    "05/05/2026, 14:05 - " + String(repeating: "n", count: 5000) + ": x",
    "05/05/2026, 14:05 - Ana: <>\n05/05/2026, 14:05 - Ana: <:>\n05/05/2026, 14:05 - Ana: ()\n05/05/2026, 14:05 - Ana: .",
    "05/05/2026, 14:05 - Ana: geo:1.0,\n05/05/2026, 14:05 - Ana: geo:9e9.1,--,..,.1.,999.9,999.9",
    "05/05/2026, 14:05 - Ana: " + String(repeating: "(", count: 9000),
  ]

  @Test("of which nothing is as it should be are read all the same", arguments: hostileTexts.indices)
  func hostile(index: Int) throws {
    let text = Self.hostileTexts[index]
    let given = GivenExport(bytes: ["x.txt": Array(("04/05/2026, 14:05 - Ana: Hi\n" + text).utf8)])
    var request = try Self.request()
    request.dates = .dayFirst
    let first = try #require(try given.chats(request).trips.first?.files.first)
    guard case .text(let written) = first.content else {
      Issue.record("no text")
      return
    }
    #expect(written.contains("- 14:05 Ana: Hi") && written.utf8.count < 400_000)
  }

  @Test(
    "have the name that their file, or they themselves, give them",
    arguments: [
      ("WhatsApp Chat with Ana.txt", "Ana"), ("WhatsApp Chat with Ana (1).txt", "Ana"),
      ("Chat de WhatsApp con Los 5.txt", "Los 5"), ("Discussion WhatsApp avec Zoé.txt", "Zoé"),
      ("Ayşe ile WhatsApp Sohbeti.txt", "Ayşe"), ("與小明的 WhatsApp 對話.txt", "小明"),
      ("WhatsApp Chat with +49 170 1234567.txt", "Chat"), ("notes.txt", "Chat"),
    ])
  func titles(file: String, title: String) throws {
    let given = GivenExport(bytes: [file: [1]])
    let chat = try #require(given.export.files.first)
    #expect(ChatTitle.title(of: chat, in: given.export, said: nil) == title)
  }
}

extension GivenExport {
  /// What comes of it as chats.
  fileprivate func chats(_ request: ImportRequest) throws -> ImportPlan {
    try #require(plan(WhatsAppSource(), request))
  }
}

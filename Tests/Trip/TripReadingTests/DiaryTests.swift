import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Diaries in one file")
struct DiaryTests {
  private static let headings = table(
    """
    Tuesday 4 August → 8-4 · ·
    Tuesday 4 August – Otley to Perth → 8-4 · Otley to Perth
    Wed 5 August → 8-5 · ·
    5–6 Aug → 8-5 · ·
    5 to 6 Aug: Wick → 8-5 · Wick
    30 July – 2 August, Perth → 7-30 · Perth
    4 August – 3 castles → 8-4 · 3 castles
    August 4 – 3 castles → 8-4 · 3 castles
    Aug 5–6, 2026 → 8-5 2026 ·
    4th of August 2026 → 8-4 2026 ·
    Mar 4 August → 8-4 · ·
    Mar 4 → 3-4 · ·
    2026-08-04 Perth → 8-4 2026 Perth
    Day 3: Tuesday 4 August, Perth → 8-4 · Perth
    Dienstag, 4. August 2026 → 8-4 2026 ·
    4.8. Perth → 8-4 · Perth
    4.8.2026 → 8-4 2026 ·
    4/8 Perth → 8-4,4-8 · Perth
    Tue 4 th August, Perth → 8-4 · Perth
    le 4 août → 8-4 · ·
    4 de agosto → 8-4 · ·
    8月4日（火） → 8-4 · ·
    Perth (4 August) → 8-4 · Perth
    Perth – Tue 4 August → 8-4 · Perth
    4 August, Tuesday → 8-4 · ·
    6.06 sobota, Gdańsk – Elbląg → 6-6 · Gdańsk – Elbląg
    7.06, Elbląg – Lidzbark → 6-7 · Elbląg – Lidzbark
    Sobota 13.06 – przez zalew → 6-13 · przez zalew
    12.06 Jurbarkas – Šilutė → 6-12 · Jurbarkas – Šilutė
    10.06 – 88 km by bike → 6-10 · 88 km by bike
    9 czerwca: Mazury Garbate → 6-9 · Mazury Garbate
    5. října → 10-5 · ·
    1.5 km of sand → -
    6.06 km → -
    2.5-hour walk → -
    1.5 – 2 hours up → -
    4.5% of all → -
    Version 2.10 → -
    Monday 15 ducks → -
    Monday 15:30 → -
    Mo 15 → -
    Día 5 (sábado 22 nov) Los Tres → 11-22 · Los Tres
    Fri 20th June | Day 1 | Otley – Vík | 92 km → 6-20 · Otley – Vík | 92 km
    4 August, day 3 → 8-4 · ·
    4 August – Day 2 of the fair → 8-4 · Day 2 of the fair
    Mar 15th → 3-15 · ·
    We 15th → -
    3 castles → -
    Day 3 → -
    Tuesday → -
    Packing for August → -
    30 February → -
    """)

  @Test("a heading names a day, and what is beside it", arguments: headings)
  func heading(text: String, expected: String) {
    let found = DiaryHeading(text[...]).map { heading in
      let days = heading.readings.map { "\($0.month)-\($0.day)" }.joined(separator: ",")
      return "\(days) \(heading.year.map(String.init) ?? "·") \(heading.title.isEmpty ? "·" : heading.title)"
    }
    claim(found ?? "-", is: expected)
  }

  private static let spans = table(
    """
    Saturday 8 – Sunday 9 August → 8-8 8-9 ·
    Sat, 8 Aug – Sun, 9 Aug: Wick → 8-8 8-9 Wick
    Sa 8. – So 9. August → 8-8 8-9 ·
    Sat–Sun 8–9 August → 8-8 8-9 ·
    Sat-Sun 8-9 August → 8-8 8-9 ·
    sam 8 – mar 11 août → 8-8 8-11 ·
    3 et 4 août → 8-3 8-4 ·
    3e et 4e août → 8-3 8-4 ·
    1º e 2º de agosto → 8-1 8-2 ·
    Vom 3. bis 6. August, Perth → 8-3 8-6 Perth
    del 3 al 6 de agosto → 8-3 8-6 ·
    30 July – 2 August, Perth → 7-30 8-2 Perth
    30 December – 2 January 2027 → 12-30 1-2 ·
    Aug 5–6 Perth → 8-5 8-6 Perth
    August 4 – 6 → 8-4 8-6 ·
    8/9 August → 8-8 8-9 ·
    Perth, 8–9 August → 8-8 8-9 Perth
    Perth 8 – 9 August → 8-8 8-9 Perth
    August 4 – 6 castles → 8-4 - 6 castles
    4 August – 12-mile walk → 8-4 - 12-mile walk
    4 August – 6:30 start → 8-4 - 6:30 start
    """)

  @Test("a heading of several days names the first and the last", arguments: spans)
  func span(text: String, expected: String) {
    let found = DiaryHeading(text[...]).map { heading in
      let first = heading.readings[0]
      let last = heading.last.map { "\($0.month)-\($0.day)" } ?? "-"
      return "\(first.month)-\(first.day) \(last) \(heading.title.isEmpty ? "·" : heading.title)"
    }
    claim(found ?? "-", is: expected)
  }

  private static let weekdays = table(
    """
    Freitag → 5 · ·
    **Samstag** → 6 · ·
    Do abend → 4 part ·
    Samstagabend → 6 part ·
    am Montagmorgen: Hafen → 1 part Hafen
    Mo früh → 1 part ·
    Friday evening: fado → 5 part fado
    Saturday – Sintra → 6 · Sintra
    Sunday (rain all day) → 7 · rain all day
    segunda-feira → 1 · ·
    金曜日 → 5 · ·
    Sa → 6 · ·
    Sunday market → -
    Sun – and sea → -
    Mo and Anna → -
    Monday 15:30 → -
    Friday – 3 castles → -
    The Friday → -
    """)

  @Test("a heading may name a day of the week alone", arguments: weekdays)
  func weekday(text: String, expected: String) {
    let found = WeekdayHeading(text[...]).map { heading in
      "\(heading.weekday) \(heading.isPart ? "part" : "·") \(heading.title.isEmpty ? "·" : heading.title)"
    }
    claim(found ?? "-", is: expected)
  }

  @Test(
    "days of the week are those of the trip by the dates among them",
    arguments: [
      // Clear in a trip of a week: 2026-08-06 is a Thursday.
      (6, 10, ["Do abend", "Freitag", "Sa", "Sonntag 9.8.", "Mo früh"], ["06", "07", "08", "09", "10"]),
      (6, 10, ["Thursday", "Friday", "Monday"], ["06", "07", "10"]),
      (6, 10, ["Friday morning", "Friday evening", "Saturday"], ["07", "07", "08"]),
      // In a longer one behind or before a date.
      (1, 22, ["4 August", "Friday", "Tuesday", "Friday"], ["04", "07", "11", "14"]),
      (1, 22, ["Monday", "Wednesday", "7 August"], ["03", "05", "07"]),
      (1, 22, ["5–6 August", "Thursday"], ["05", "13"]),
      // Not clear, or of no day.
      (1, 22, ["Friday", "Saturday"], []),
      (6, 10, ["Friday", "Sunday market", "Tuesday", "Saturday"], ["07", "08"]),
      (6, 10, ["Fr", "Sa", "So"], []),
    ])
  func weeks(first: Int, last: Int, headings: [String], days: [String]) async throws {
    let text = headings.map { "## \($0)\n\nWalked.\n" }.joined(separator: "\n")
    let settings = "start: 2026-08-\(first)\nend: 2026-08-\(last)\n"
      .replacing(/-(\d)\n/) { "-0\($0.1)\n" }
    let (entries, _) = try await read(text, settings: settings)
    claim(
      entries.compactMap { $0.day?.date.description.suffix(2) }.map(String.init), is: days)
  }

  @Test("a day of the week outside of the trip is told as such, and below a day it is any heading")
  func weekdaysOutside() async throws {
    let days = "start: 2026-08-06\nend: 2026-08-10\n"
    let (entries, told) = try await read(
      "## Friday\n\nA.\n\n### Thursday\n\n### Wednesday\n\nPlans.\n\n## Saturday\n\nB.\n\n## Tuesday\n\nC.\n",
      settings: days)
    claim(entries.map { $0.body.plainText.contains("Plans.") }, is: [true, false])
    let notes = told.filter { $0.hasPrefix("note no-entry journal.md:") }
    claim(notes.map { $0.contains("journal.md:15:1 A day of this diary is outside the trip") }, is: [true])
  }

  @Test(
    "a day of another month is the one that is missing where its weekday says so, and told",
    arguments: [
      ("So 15.5. Aarhus", "2025-06-15"), ("Sunday 15 May", "2025-06-15"),
      // Without a weekday, in a year that is told, on another day, and as the weekday was in another year.
      ("15.5. Aarhus", nil), ("So 15.5.2025", nil), ("Sa 15.5.", nil), ("Do 15.5.", nil), ("So 15.3.", nil),
    ] as [(String, String?)])
  func slips(heading: String, day: String?) async throws {
    let text = "## 14 June 2025\n\nA.\n\n## \(heading)\n\nB.\n\n## 16 June 2025\n\nC.\n"
    let folder = try TripFolder(["journal.md": text, "trip.yml": "start: 2025-06-10\nend: 2025-06-20\n"])
    let reading = try await folder.read()
    let days = reading.trip.entries.compactMap { $0.day?.date.description }
    claim(days, is: ["2025-06-14"] + [day].compactMap(\.self) + ["2025-06-16"])
    claim(reading.told.contains { $0.contains("read as 2025-06-15") }, is: day != nil, "\(reading.told)")
  }

  @Test("the name of a text with days of the week is told, and what would make it a diary")
  func notes() async throws {
    let (_, told) = try await read("## Friday\n\nA.\n\n## Saturday\n\nB.\n", "notes.md")
    let words = "Text is not an entry, though 2 of its headings are days"
    #expect(told.contains { $0.contains(words) }, "\(told)")
  }

  @Test(
    "are known by their names",
    arguments: [
      ("journal.md", true), ("Reisetagebuch 2026.md", true), ("scotland-diary.md", true),
      ("journal/journal.md", true),
      ("carnet de voyage.md", true), ("旅行日記.md", true), ("notes.md", false), ("notes/journal.md", false),
      ("fuel log.md", false), ("journalist.md", false), ("2026 Scotland diary.md", true),
      ("diary.de.md", true),
      ("Wales diary.md", false), ("Private diary.md", false), ("my secret journal.md", false),
      ("Geheimes Tagebuch.md", false), ("Therapy diary.md", false), ("diary draft.md", false),
      ("private/diary.md", false), ("Hidden diary.md", false),
      ("journal (1).md", false), ("journal 2.md", false), ("journal~.md", false), ("_journal.md", false),
    ])
  func names(file: String, isDiary: Bool) {
    claim(DiaryName.isOne(file, ofTrip: ["scotland", "hidden"]), is: isDiary)
  }

  private static let days = "start: 2026-08-01\nend: 2026-08-22\n"

  private func read(
    _ text: String, _ file: String = "journal.md", settings: String = Self.days
  ) async throws -> (entries: [JournalEntry], told: [String]) {
    let reading = try await TripFolder([file: text, "trip.yml": settings]).read()
    return (reading.trip.entries, reading.told)
  }

  private static let text = """
    # The van

    Mum and Dad.

    ## Tuesday 4 August – Otley to Perth

    Pies. [gone](gone.md)

    ### Evening

    Tea.

    # Week 2

    ## 5–6 Aug

    Rain.

    ## Packing

    Socks.

    ## 5 August

    Once more.
    """

  @Test("each day is an entry, with its title and the lines of the file")
  func sections() async throws {
    let (entries, told) = try await read(Self.text)
    claim(
      entries.map { $0.file },
      is: ["journal.md#2026-08-04", "journal.md#2026-08-05", "journal.md#2026-08-05-2"])
    claim(entries.map { $0.day?.date.description }, is: ["2026-08-04", "2026-08-05", "2026-08-05"])
    claim(entries.map { $0.title?.value }, is: ["Otley to Perth", nil, nil])
    claim(entries.map { $0.slugWish }, is: ["2026-08-04", "2026-08-05", "2026-08-05"])
    claim(entries[0].body.plainText.contains("Tea."), is: true)
    claim(entries[0].body.plainText.contains("Week 2"), is: false)
    claim(entries[1].body.plainText.contains("Socks."), is: false)
    claim(entries.map { $0.until?.description }, is: [nil, "2026-08-06", nil])
    #expect(told.contains { $0.hasPrefix("warning link-to-nothing journal.md:7:") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("note no-entry journal.md:3:1 Words of this diary") }, "\(told)")
  }

  @Test("its first heading calls the trip, unless something else does or it is kept back")
  func title() async throws {
    func called(_ text: String, _ settings: String) async throws -> String? {
      try await TripFolder(["journal.md": text, "trip.yml": settings]).read().trip.settings.title
    }
    try await claim(called(Self.text, Self.days), is: "The van")
    try await claim(called(Self.text, Self.days + "title: Scotland\n"), is: "Scotland")
    try await claim(called("---\nprivate: yes\n---\n" + Self.text, Self.days), is: nil)
    let two = "## 4 Aug\n\nA.\n\n## 5 Aug\n\nB."
    try await claim(called("# The van (private)\n\n" + two, Self.days), is: nil)
    try await claim(called(two + "\n\n# Ana\n\nGone.", Self.days), is: nil)
    try await claim(called("# 3 August\n\nA.\n\n" + two, Self.days), is: nil)
    let kept =
      "# X\n\n## 4 Aug (private)\n\nA.\n\n## 5 Aug #private\n\nB.\n\n## 6 Aug : Perth : nur für uns\n\nC."
    try await claim(called(kept, Self.days), is: nil)
    try await claim(called("# X\n\n" + two, "start: 2025-08-01\nend: 2025-08-02\n"), is: nil)
  }

  @Test(
    "a day ends before what is none of the trip",
    arguments: [
      "## After the trip", "# After the trip", "### 20 September", "```Fine```\n\n## 20 September",
      "```\nx\n````\n\n## 20 September", "````\n```\n````\n\n## 20 September",
      "```\n``` x\n```\n\n## 20 September", "```\n\n## 20 September", "## 20 August – 20 September",
    ])
  func ends(behind: String) async throws {
    let (entries, told) = try await read("## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.\n\n\(behind)\n\nGone.\n")
    claim(entries.map { $0.file }, is: ["journal.md#2026-08-04", "journal.md#2026-08-05"])
    claim(entries.contains { $0.body.plainText.contains("Gone.") }, is: false)
    claim(told.filter { $0.hasPrefix("note no-entry journal.md:") }.count, is: 1, "\(told)")
  }

  @Test(
    "a day with a word of privacy in any heading or comment is kept back, and all of them where it stands outside of them",
    arguments: [
      ("## 5 Aug – Perth private\n\nB.", [false, true]), ("## 5 Aug\n\n### Private\n\nB.", [false, true]),
      ("## 5 Aug\n\n**Private**\n\nB.", [false, true]),
      ("## 5 Aug\n\nB.\n\n##6 Aug private\n\nC.", [false, true]),
      ("## 5 Aug\n\nB.\n\n6 Aug (private)\n--\n\nC.", [false, true]),
      ("## 5 Aug\n\nA private beach.", [false, false]),
      ("## 5 Aug\n\nB.\n\n# Week 2 private\n\nC.", [true, true]),
      ("## 5 Aug\n\nB.\n\n---\nprivate: yes\n---\n\n# After", [true, true]),
      ("## 5 Aug\n\nB.\n\n> [!private] Perth\n> C.", [false, true]),
      ("## 5 Aug\n\nPrivat:\nB.", [false, true]),
      ("## 5 Aug\n\nThe beach is\nprivate\nhere.", [false, false]),
      ("## 5 Aug\n\n### Vertrouwelijk deel\n\nB.", [false, true]),
      ("## 5 Aug\n\n### Draft, only for us\n\nB.", [false, true]),
      ("## 5 Aug\n\n### The no-show guide\n\nB.", [false, false]),
      ("## 5 Aug – visible from: 2030-01-01\n\nB.", [false, true]),
      ("## 5 Aug: nicht vor 2030-01-01\n\nB.", [false, true]),
      ("## 5 Aug – published: no\n\nB.", [false, true]),
      ("## 5 Aug – visibility: public\n\nB.", [false, false]),
      ("## 5 Aug\n\n```\n# private\n```\n\nB.", [false, false]),
      ("## 5 Aug\n\n```\n### private\n\nB.", [false, true]),
    ])
  func doubts(text: String, kept: [Bool]) async throws {
    let (entries, told) = try await read("## 4 Aug\n\nA.\n\n" + text + "\n")
    claim(entries.map { !$0.keptBack.isEmpty }, is: kept)
    claim(
      told.contains { $0.hasPrefix("warning may-be-private journal.md:") }, is: kept.contains(true), "\(told)"
    )
  }

  @Test("a comment above all days that calls something private keeps the diary back, and its line is told")
  func commentAbove() async throws {
    let (entries, told) = try await read("<!-- private -->\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.\n")
    claim(entries.map { !$0.keptBack.isEmpty }, is: [true, true])
    #expect(
      told.contains { $0.hasPrefix("warning may-be-private journal.md:1:1 Nothing of this diary") }, "\(told)"
    )
  }

  @Test("one whose fields have no end is told, and kept back with its pictures")
  func unclosed() async throws {
    let text = "---\nvisibility: private\n\n## 4 Aug\n\n![](a.jpg)\n\n## 5 Aug\n\nB.\n"
    let reading = try await TripFolder(["journal.md": text, "trip.yml": Self.days, "a.jpg": ""]).read()
    claim(reading.trip.entries.count, is: 0)
    let told = reading.told
    #expect(told.contains { $0.hasPrefix("error bad-front-matter journal.md:1:1 Missing second") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("error may-be-private journal.md:2:1") }, "\(told)")
    claim(reading.trip.filesKeptBack.flatMap(\.files), is: ["a.jpg"])
    let other = try await read(text, "notes.md")
    claim(other.told.contains { $0.contains("bad-front-matter") }, is: false)
  }

  @Test("code holds no days")
  func code() async throws {
    let (entries, _) = try await read("## 4 Aug\n\n~~~\n## 6 Aug\n~~~\n\nTea.\n\n## 5 Aug\n\nB.\n")
    claim(entries.map { $0.file }, is: ["journal.md#2026-08-04", "journal.md#2026-08-05"])
    claim(entries.first?.body.plainText.contains("Tea."), is: true)
  }

  @Test(
    "one end of a trip admits no whole year",
    arguments: ["start: 2026-08-01\n", "end: 2026-08-22\n"])
  func oneEnd(settings: String) async throws {
    let days = ["3 March 2026", "4 Aug 2026", "5 Aug 2026", "1 Dec 2026"]
    let text = days.map { "## \($0)\n\nA.\n" }.joined(separator: "\n")
    let (entries, _) = try await read(text, settings: settings)
    claim(entries.map { $0.file }, is: ["journal.md#2026-08-04", "journal.md#2026-08-05"])
  }

  @Test("without any day of the trip a diary is no entry as a whole either")
  func unknown() async throws {
    let (entries, told) = try await read(
      "## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", "journal/journal.md", settings: "title: X\n")
    claim(entries.count, is: 0)
    #expect(told.contains { $0.hasPrefix("warning no-entry journal/journal.md Diary not read") }, "\(told)")
  }

  @Test(
    "days are about what was seen, and between what was seen soon after each other",
    arguments: [
      ("2026-08-01", false), ("2026-08-02", true), ("2026-08-08", true), ("2026-08-14", false),
      ("2026-08-30", true), ("2026-09-08", true), ("2026-09-09", false),
    ])
  func seen(day: String, isOfTrip: Bool) throws {
    let seen = ["2026-08-05", "2026-08-24", "2026-09-05"].compactMap { LocalDate(iso: $0) }
    let found = try DiaryDays(TripSettings(), seen: seen).isOfTrip(unwrapped(LocalDate(iso: day)))
    claim(found, is: isOfTrip)
  }

  @Test("pictures are found from where the file lies")
  func pictures() async throws {
    let text = "## 4 Aug\n\n![](photos/a.jpg)\n\n## 5 Aug\n\nRain.\n"
    let reading = try await TripFolder(["journal.md": text, "trip.yml": Self.days, "photos/a.jpg": ""]).read()
    claim(reading.trip.entries.first?.pictures.values.sorted(), is: ["photos/a.jpg"])
  }

  @Test(
    "what keeps a text back counts for a day, and above the first one for all",
    arguments: [
      ("## 4 Aug\n\nA.\n\n#private\n\n## 5 Aug\n\nB.", ["journal.md#2026-08-05"]),
      ("## 4 Aug #private\n\nA.\n\n## 5 Aug\n\nB.", ["journal.md#2026-08-05"]),
      ("## 4 Aug\n\nprivate: yes\n\nA.\n\n## 5 Aug\n\nB.", ["journal.md#2026-08-05"]),
      ("---\nprivate: yes\n---\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", []),
      (
        "---\ntitle: X\n---\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.",
        ["journal.md#2026-08-04", "journal.md#2026-08-05"]
      ),
      ("private: yes\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", []),
      (
        "[04.08.26, 14:05:11] Ana: Hi.\n\n## 4 Aug\n\n[04.08.26, 14:06:12] Ben: Hi.\n\n## 5 Aug\n\nB.", []
      ),
      ("## 4 Aug – private\n\nA.\n\n## 5 Aug\n\nB.", ["journal.md#2026-08-05"]),
      ("## 4 Aug - Perth (privat)\n\nA.\n\n## 5 Aug\n\nB.", ["journal.md#2026-08-05"]),
      ("## Draft: 4 Aug\n\nA.\n\n## 5 Aug – private-tour\n\nB.", ["journal.md#2026-08-05"]),
      ("# Us\n\n## 4 Aug\n\nA.\n\n# Private\n\n## 5 Aug\n\nB.", ["journal.md#2026-08-04"]),
      ("Mine. #private\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", []),
    ])
  func privacy(text: String, published: [String]) async throws {
    let (entries, told) = try await read(text)
    claim(entries.filter { $0.keptBack.isEmpty }.map { $0.file }, is: published, "\(told)")
  }

  @Test("a comment over several days hides all of it", arguments: ["%%\n", "<!--\n"])
  func comments(mark: String) async throws {
    let end = mark == "%%\n" ? "\n%%" : "\n-->"
    let (entries, _) = try await read(
      "## 4 Aug\n\nA.\n\n\(mark)Secret.\n\n## 5 Aug\n\nHidden.\n\(end)\n\n## 6 Aug\n\nB.")
    claim(entries.map { $0.file }, is: ["journal.md#2026-08-04", "journal.md#2026-08-06"])
    let words = entries.map { $0.body.plainText }.joined()
    claim(words.contains("Secret") || words.contains("Hidden"), is: false)
  }

  @Test("days outside of the trip are no entries, and told")
  func outside() async throws {
    let (entries, told) = try await read("## 12 May\n\nBooked.\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.")
    claim(entries.map { $0.file }, is: ["journal.md#2026-08-04", "journal.md#2026-08-05"])
    #expect(told.contains { $0.contains("A day of this diary is outside the trip") }, "\(told)")
  }

  @Test(
    "a year is that of what was recorded, or stands above the first day",
    arguments: [
      ("## 30 Dec\n\nA.\n\n## 2 Jan\n\nB.", "tracks/2026-12-31.gpx", ["2026-12-30", "2027-01-02"]),
      (
        "# Scotland 2025\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", "tracks/2025-08-05.gpx",
        ["2025-08-04", "2025-08-05"]
      ),
      ("# Scotland 2025\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", "x.md", []),
      ("# Scotland 2024\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", "tracks/2026-08-05.gpx", []),
      (
        "Read 1984.\n\n## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.\n\n## 12 Aug\n\nC.\n", "tracks/2026-08-05.gpx",
        ["2026-08-04", "2026-08-05"]
      ),
      ("## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", "tracks/1980-08-05.gpx", []),
      ("## 4 Aug\n\nA.\n\n## 5 Aug\n\nB.", "x.md", []),
      (
        "## 4 Aug\n\nA.\n\n## 3 May\n\nB.\n\n## 5 Aug\n\nB.", "tracks/2026-08-05.gpx",
        ["2026-08-04", "2026-08-05"]
      ),
    ])
  func years(text: String, other: String, days: [String]) async throws {
    let points = "<trkpt lat=\"57\" lon=\"-4\"/><trkpt lat=\"57.1\" lon=\"-4\"/>"
    let gpx = "<gpx version=\"1.1\"><trk><trkseg>\(points)</trkseg></trk></gpx>"
    let folder = try TripFolder(["journal.md": text, "trip.yml": "title: X\n", other: gpx])
    let reading = try await folder.read()
    claim(reading.trip.entries.compactMap { $0.day?.date.description }, is: days, "\(reading.told)")
    let isAsked = reading.told.contains { $0.hasPrefix("warning no-entry journal.md Diary not read") }
    claim(isAsked, is: days.isEmpty)
  }

  private static let points =
    "<trkpt lat=\"54.3\" lon=\"18.6\"/><trkpt lat=\"54.4\" lon=\"18.7\"/>"

  /// A diary beside recordings of 6 to 17 June 2026, as it is read.
  private func readBeside(tracks text: String) async throws -> (entries: [JournalEntry], told: [String]) {
    let gpx = "<gpx version=\"1.1\"><trk><trkseg>\(Self.points)</trkseg></trk></gpx>"
    let reading = try await TripFolder([
      "journal.md": text, "gpx/2026-06-06.gpx": gpx, "gpx/2026-06-12.gpx": gpx, "gpx/2026-06-17.gpx": gpx,
    ]).read()
    return (reading.trip.entries, reading.told)
  }

  @Test(
    "days in figures, in a Slavic language and by weekday and number alone are each an entry of their own")
  func manyForms() async throws {
    let headings = [
      "6.06 sobota, Gdańsk", "7.06, Elbląg", "Monday 8 June – to Węgorzewo", "9 czerwca: Mazury",
      "10.06 – Lietuva!",
      "11 June (no track!)", "12.06 Jurbarkas – Šilutė", "Sobota 13.06 – przez zalew", "Monday 15th: train",
      "16.06",
      "17.06 – TALLINN",
    ]
    let text = headings.map { "## \($0)\n\nWords.\n" }.joined(separator: "\n")
    let (entries, told) = try await readBeside(
      tracks: "# Gdańsk → Tallinn, czerwiec 2026\n\n\(text)\n## Do zrobienia\n\n- oddać klucz\n")
    let days = (6...17).filter { $0 != 14 }.map { $0 < 10 ? "2026-06-0\($0)" : "2026-06-\($0)" }
    claim(entries.compactMap { $0.day?.date.description }, is: days, "\(told)")
    claim(entries.map { $0.title?.value ?? "·" }.suffix(3), is: ["Train", "·", "TALLINN"])
    claim(entries.contains { $0.body.plainText.contains("klucz") }, is: false)
  }

  @Test(
    "a number among the days that may be none is no day, and its line is told",
    arguments: ["6.06 km", "15.06 kings", "Monday 16th", "12 June 2025 remembered", "3 castles"])
  func numbers(heading: String) async throws {
    let text = ["8 June", heading, "10 June"].map { "## \($0)\n\nWords.\n" }.joined(separator: "\n")
    let (entries, told) = try await readBeside(tracks: text)
    claim(entries.map { $0.file }, is: ["journal.md#2026-06-08", "journal.md#2026-06-10"])
    let isOther = heading.contains("2025")
    #expect(
      told.contains { $0.hasPrefix("warning no-entry journal.md:5:1 This heading among the days") }
        != isOther,
      "\(told)")
  }

  @Test("a weekday tells which of two readings of a day is meant")
  func weekday() throws {
    // 6 July 2026 is a Monday, 7 June a Sunday.
    let days = try DiaryDays(
      TripSettings(), seen: ["2026-06-07", "2026-07-06"].map { try unwrapped(LocalDate(iso: $0)) })
    for (text, day) in [("Sunday 6/7", "2026-06-07"), ("Monday 6/7", "2026-07-06")] {
      let heading = try unwrapped(DiaryHeading(text[...]))
      claim(days.day(of: heading, year: nil)?.description, is: day, "\(text)")
    }
  }

  @Test("another text with such headings is told, and none in a vault")
  func others() async throws {
    let text = "## 4 Aug\n\nA.\n\n## 5 Aug\n\nB."
    let (entries, told) = try await read(text, "van.md")
    claim(entries.count, is: 0)
    #expect(told.contains { $0.contains("name the file journal.md") }, "\(told)")
    for (kept, name) in [("private: yes\n\n" + text, "van.md"), (text, "Private diary.md")] {
      let (entries, told) = try await read(kept, name)
      claim(entries.count, is: 0)
      claim(told.contains { $0.contains("name the file journal.md") }, is: false)
    }
    let vault = try await TripFolder([
      "journal.md": text, "trip.yml": Self.days, ".obsidian/app.json": "{}",
    ]).read()
    claim(vault.trip.entries.count, is: 0)
  }
}

import Claims
import Foundation
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Dates in other forms")
struct DateFormTests {
  private func moment(_ written: String) -> String {
    result(written) { text throws(Problem) in
      let when = try DateText.dayAndTime(text)
      return "\(when.date) \(when.time?.description ?? "-") \(when.offset?.description ?? "-")"
    }
  }

  @Test(
    "a day in another form is refused, and written anew",
    arguments: [
      "2026-5-3", "2026/05/03", "2026.05.03", "2026 05 03", "20260503", "2026–05–03", "２０２６-０５-０３",
      "02026-05-03",
      "3.5.2026", "03.05.2026", "3.5.26", "3 May 2026", "3. Mai 2026", "3-May-2026", "3rd of May 2026",
      "May 3, 2026",
      "May 3rd, 2026", "2026 May 3", "Sunday, 3 May 2026", "Sun 3 May 26", "3 mai 2026", "3 maggio 2026",
      "3 de mayo de 2026",
    ])
  func oneReading(written: String) {
    let day = written
    claim(moment(day), is: "1 Unclear date “\(day)”: write year, month, day | Write 2026-05-03.")
  }

  private static let inOtherOrders = table(
    """
    14.09.2024 → 2024-09-14 - -
    5/22/2024 → 2024-05-22 - -
    25/12/2026 → 2026-12-25 - -
    05-13-2026 → 2026-05-13 - -
    05/05/2026 → 2026-05-05 - -
    14.09.2024 15:00 → 2024-09-14 15:00:00 -
    14.09.2024 15:00 +02:00 → 2024-09-14 15:00:00 +02:00
    """)

  @Test("a day is read in any order where only one of its numbers can be the month", arguments: inOtherOrders)
  func oneMonth(written: String, expected: String) {
    claim(moment(written), is: expected)
  }

  private static let spans = table(
    """
    2026-05-03 to 2026-05-05 → 2026-05-03 2026-05-05
    2026-05-03 – 2026-06-01 → 2026-05-03 2026-06-01
    2026-05-03/05 → 2026-05-03 2026-05-05
    14.05.2026 to 16.05.2026 → 2026-05-14 2026-05-16
    3–6 June 2026 → 2026-06-03 2026-06-06
    3.-6. Juni 2026 → 2026-06-03 2026-06-06
    June 3rd - 6th, 2026 → 2026-06-03 2026-06-06
    30 June to 2 July 2026 → 2026-06-30 2026-07-02
    30 December - 2 January 2027 → 2026-12-30 2027-01-02
    30 December 2026 - 2 January 2027 → 2026-12-30 2027-01-02
    Wednesday 3 – Saturday 6 June 2026 → 2026-06-03 2026-06-06
    3 et 4 juin 2026 → 2026-06-03 2026-06-04
    1º e 2º giugno 2026 → 2026-06-01 2026-06-02
    3/6 June 2026 → -
    June 3, 2026 - 5 → -
    3-6 June → -
    3 and 7 June 2026 → -
    3 and 4 June 2026 → 2026-06-03 2026-06-04
    6-3 June 2026 → -
    3-May-2026 → -
    3 June 2026 → -
    2026-05-03 → -
    2026-05-05/03 → -
    2026-05-03 14:05 → -
    2026-05-03 to 2027-05-03 → -
    """)

  @Test("several days on end are known by the first and the last", arguments: spans)
  func severalDays(written: String, expected: String) {
    claim(DaySpan(written).map { "\($0.first) \($0.last)" } ?? "-", is: expected)
  }

  @Test(
    "the name of an entry may tell of several days",
    arguments: [
      ("2026-09-14_15", "2026-09-15 "), ("2026-09-14–15", "2026-09-15 "),
      ("2026-06-03 to 2026-06-06 Prague", "2026-06-06 Prague"),
      ("2026-06-03--2026-06-06-brno", "2026-06-06 brno"),
      ("2026-09-14_02", "- 02"), ("2026-09-14-15", "- 15"), ("2026-09-14_15 things", "2026-09-15 things"),
      ("2026-09-14_15-things", "2026-09-15 things"), ("2026-09-14-15 things", "2026-09-15 things"),
      ("2026-09-14+15", "2026-09-15 "), ("2026-09-14-15-things", "- 15-things"),
      ("2026-09-14-25 things", "- 25 things"), ("2026-09-14_15-05 things", "- things"),
      ("2026-09-14", "- "), ("2026-09-14 1405", "- 1405"),
      ("14 and 15 September 2026 Rome", "2026-09-15 Rome"), ("14-15 Sept 2026 Rome", "2026-09-15 Rome"),
      ("September 14-16, 2026", "2026-09-16 "), ("14–16 Sept 2026 - Brno", "2026-09-16 Brno"),
      ("2026-09-14–15 Rome", "2026-09-15 Rome"), ("2026-09-14 2026-09-15 Rome", "2026-09-15 Rome"),
      ("2026-09-14 and 2026-09-15 Rome", "2026-09-15 Rome"), ("2026-09-14 & 15 Rome", "2026-09-15 Rome"),
      ("2026-09-14 and 15", "2026-09-15 "), ("2026-09-14 and 16 Rome", "- and 16 Rome"),
      ("2026-09-14 and 15th Rome", "- and 15th Rome"),
    ])
  func names(name: String, expected: String) {
    let found = EntryName(stem: name)
    claim("\(found.until?.description ?? "-") \(found.slug)", is: expected)
    claim(found.day?.day, is: name.hasPrefix("2026-06") ? 3 : 14)
  }

  @Test(
    "several days of the trip in a name are all between them",
    arguments: [
      ("Days 5-6 Zion", "5 6 Zion"), ("Days 5–8", "5 8 Days 5–8"), ("day-05+06-zion", "5 6 zion"),
      ("Tage 3 bis 5, Rom", "3 5 Rom"), ("Day 3 and 4 - Rome", "3 4 Rome"),
      ("Jours 1 et 2", "1 2 Jours 1 et 2"),
      ("Day 3 & 4", "3 4 Day 3 & 4"),
      // A hyphen behind a single day is none between two, two that are apart leave out those between, and no day is the last.
      ("day-1-2-beaches", "1 - 2-beaches"), ("Day 3 and 6", "3 - and 6"), ("Days 6-5", "- - Days 6-5"),
      ("Day 2 - 3 hours late", "2 - 3 hours late"), ("Days 5-6pm", "- - Days 5-6pm"),
      ("Days 1-9 Rome", "- - Days 1-9 Rome"), ("Days 1-3 itinerary", "- - Days 1-3 itinerary"),
      ("Days 7-8 private", "- - Days 7-8 private"), ("Days 7-8 nur für uns", "- - Days 7-8 nur für uns"),
      ("Days 1-3 packing list", "- - Days 1-3 packing list"), ("Days", "- - Days"),
    ])
  func counted(name: String, expected: String) {
    let found = EntryName(stem: name)
    let numbers = [found.dayNumber, found.lastNumber].map { $0.map(String.init) ?? "-" }
    claim("\(numbers.joined(separator: " ")) \(found.slug)", is: expected)
  }

  @Test(
    "an entry of several days has the first and the last of them, from its date or its name",
    arguments: [
      ("belem.md", "3–6 June 2026", "2026-06-03 2026-06-06"),
      ("belem.md", "June 3-6, 2026", "2026-06-03 2026-06-06"),
      ("belem.md", "2026-06-03 to 2026-06-06", "2026-06-03 2026-06-06"),
      ("2026-06-03_06.md", "", "2026-06-03 2026-06-06"), ("2026-06-03_06.md", "2026-06-03", "2026-06-03 -"),
      ("2026-06-03.md", "", "2026-06-03 -"), ("belem.md", "3 June 2026", "2026-06-03 -"),
    ])
  func entries(name: String, date: String, expected: String) async throws {
    let fields = date.isEmpty ? "" : "---\ndate: \(date)\n---\n"
    let entries = try await TripFolder(["journal/" + name: fields + "Hello.\n"]).read().trip.entries
    let told = entries.map { "\($0.day?.date.description ?? "-") \($0.until?.description ?? "-")" }
    claim(told, is: [expected])
  }

  @Test(
    "a title of several days tells of them where no date does",
    arguments: [
      ("syros.md", "# Syros, 1–3 June", "2026-06-01 2026-06-03"),
      ("syros.md", "---\ntitle: Mon 1 – Wed 3 June\n---", "2026-06-01 2026-06-03"),
      ("2026-06-01-syros.md", "# Syros, 1–3 June", "2026-06-01 2026-06-03"),
      ("2026-06-02-syros.md", "# Syros, 1–3 June", "2026-06-02 -"),
      ("2026-06-01-syros.md", "---\ndate: 2026-06-01\n---\n# Syros, 1–3 June", "2026-06-01 -"),
      ("syros.md", "# Syros, 1–3 July", "- -"), ("syros.md", "# Syros, 1–3 June 2025", "- -"),
      ("syros.md", "# Syros, 1 June", "- -"), ("syros.md", "# 3 Cyclades", "- -"),
    ])
  func titles(name: String, beginning: String, expected: String) async throws {
    let folder = try TripFolder([
      "trip.yml": "title: Cyclades\nstart: 2026-05-30\nend: 2026-06-10\n",
      "journal/" + name: beginning + "\n\nHello.\n",
    ])
    let told = try await folder.read().trip.entries.map {
      "\($0.day?.date.description ?? "-") \($0.until?.description ?? "-")"
    }
    claim(told, is: [expected])
  }

  @Test(
    "titles with a date tell from which day numbers count, where these agree and no `start` does",
    arguments: [
      (["# Friday 4 Sept, Cork – Reykjavík", "# Golden Circle"], "", ["2026-09-04", "-"]),
      (["# Hello", "# Sat, 5 September 2026"], "", ["-", "2026-09-05"]),
      (["# 4 Sept", "# 5 Sept", "# 5 Sept"], "", ["2026-09-04", "2026-09-05", "-"]),
      (["# 4 Sept", "# 6 Sept"], "", ["-", "-"]), (["# 4–5 Sept", "# x"], "", ["2026-09-04", "-"]),
      // It was a Friday, no day of the trip, or may be any number.
      (["# Sunday 4 Sept", "# x"], "", ["-", "-"]), (["# 4 March", "# x"], "", ["-", "-"]),
      (["# 4.09 left", "# x"], "", ["-", "-"]),
      (["# 4 Sept", "# x"], "trip.yml", ["-", "-"]),
    ] as [([String], String, [String])])
  func numbered(beginnings: [String], settings: String, expected: [String]) async throws {
    let points = "<trkpt lat=\"64\" lon=\"-21\"/><trkpt lat=\"64.1\" lon=\"-21\"/>"
    var files = ["gpx/2026-09-04.gpx": "<gpx version=\"1.1\"><trk><trkseg>\(points)</trkseg></trk></gpx>"]
    for (index, beginning) in beginnings.enumerated() {
      files["Day \(index + 1).md"] = beginning + "\n\nHello.\n"
    }
    if !settings.isEmpty { files[settings] = "start: 2026-09-03\n" }
    let entries = try await TripFolder(files).read().trip.entries
    claim(entries.map { $0.day?.date.description ?? "-" }, is: expected)
  }

  @Test("a text without a day is shown the name with the only day that was recorded")
  func onlyDay() async throws {
    let points = "<trkpt lat=\"51\" lon=\"3.7\"/><trkpt lat=\"51.1\" lon=\"3.7\"/>"
    let gpx = "<gpx version=\"1.1\"><trk><trkseg>\(points)</trkseg></trk></gpx>"
    var files = ["ghent.md": "# Ghent\n\nAlone.\n", "gpx/2026-06-13.gpx": gpx]
    let told = try await TripFolder(files).read().told.first { $0.contains(" no-entry ") }
    try claim(unwrapped(told), has: "such as 2026-06-13-ghent.md, or `date: 2026-06-13` stands")
    files["gpx/2026-06-14.gpx"] = gpx
    let other = try await TripFolder(files).read().told.first { $0.contains(" no-entry ") }
    try claim(unwrapped(other), has: "such as 2026-05-03-belem.md")
  }

  private static let amongDays = table(
    """
    4/7/2024 → 2024-04-07
    04/08/2024 → 2024-04-08
    8.4.2024 14:05 → 2024-04-08 14:05
    4/7/2024T14:05 → 2024-04-07T14:05
    5/4/2024 → 2024-04-05
    4/4/2024 → 4/4/2024
    3/5/2024 → 3/5/2024
    4/7/24 → 4/7/24
    4/7/2024.jpg → 4/7/2024.jpg
    4/14/2024 → 4/14/2024
    """)

  @Test("a day of two readings is the one that is a day of the trip", arguments: amongDays)
  func ofTrip(written: String, expected: String) throws {
    let days = try unwrapped(SettledDays(Self.april))
    let root = NotationReader.read(Array("date: \(written)\ntitle: \(written)\n".utf8), file: "a").root
    claim(days.settled(root).fields?.map { $0.value.text?.value }, is: [expected, written])
  }

  @Test("where both readings are days of the trip, or its days are not known, none is taken")
  func notOfTrip() {
    claim(none: SettledDays(TripSettings()))
    var settings = Self.april
    settings.end = LocalDate(iso: "2024-08-12")
    let root = NotationReader.read(Array("date: 4/7/2024\n".utf8), file: "a").root
    claim(SettledDays(settings)?.settled(root), is: root)
  }

  @Test("entries, expenses and lists have such a day alike")
  func inFiles() async throws {
    let reading = try await TripFolder([
      "trip.yml": "title: Utah\nstart: 2024-04-04\nend: 2024-04-12\n",
      "journal/arches.md": "---\ndate: 4/7/2024\n---\nRed.\n",
      "budget.yml": "expenses:\n  - 4/8/2024 food 12 Pie\n  - {date: 04/09/2024, category: fun, amount: 5}\n",
      "weather.yml": "- {date: 4/7/2024, weather: clear}\n",
    ]).read()
    let days = [LocalDate(iso: "2024-04-07"), LocalDate(iso: "2024-04-08"), LocalDate(iso: "2024-04-09")]
    claim(reading.trip.entries.map { $0.day?.date }, is: [days[0]])
    claim(reading.trip.budget?.expenses.map(\.when.date), is: days.dropFirst().compactMap(\.self))
    claim(reading.trip.weather.map(\.date), is: [days[0]].compactMap(\.self))
  }

  private static var april: TripSettings {
    var settings = TripSettings()
    settings.start = LocalDate(iso: "2024-04-04")
    settings.end = LocalDate(iso: "2024-04-12")
    return settings
  }

  private static let others = table(
    #"""
    03/05/2026 → 1 Ambiguous date “03/05/2026”: 3 May 2026 or 5 March 2026 | Write 2026-05-03 for 3 May 2026, 2026-03-05 for 5 March 2026.
    25/12/26 → 1 Unclear date “25/12/26”: write year, month, day | Write 2026-12-25.
    31.6.2026 → 1 No such day “31.6.2026”: June has 30 days | Correct the year, month or day.
    14.05.2026 to 16.05.2026 → 1 More than one day: “14.05.2026 to 16.05.2026” | Write one day: 2026-05-14.
    26-05-03 → 1 Ambiguous date “26-05-03”: 3 May 2026 or 26 May 2003 | Write 2026-05-03 for 3 May 2026, 2003-05-26 for 26 May 2003.
    13/13/2026 → 1 No such day “13/13/2026”: months go from 01 to 12 | Correct the year, month or day.
    31 June 2026 → 1 No such day “31 June 2026”: June has 30 days | Correct the year, month or day.
    2026-13-05 → 1 No such day “2026-13-05”: months go from 01 to 12 | Write 2026-05-13, if 13 is the day.
    2026-05-00 → 1 No such day “2026-05-00”: days begin with 01 | Correct the year, month or day.
    2027-02-29 → 1 No such day “2027-02-29”: February 2027 has 28 days | Correct the year, month or day.
    0000-05-03 → 1 No such day “0000-05-03”: years go from 0001 to 9999 | Correct the year, month or day.
    10000-01-01 → 1 No such day “10000-01-01”: years go from 0001 to 9999 | Correct the year, month or day.
    3-6 June 2024 → 1 More than one day: “3-6 June 2024” | Write one day: 2024-06-03.
    June 3-6, 2024 → 1 More than one day: “June 3-6, 2024” | Write one day: 2024-06-03.
    30 June to 2 July 2024 → 1 More than one day: “30 June to 2 July 2024” | Write one day: 2024-06-30.
    3 to 6 June → 1 Missing year in “3 to 6 June” | Write year, month and day, such as 2026-05-03.
    3 May → 1 Missing year in “3 May” | Write year, month and day, such as 2026-05-03.
    May 2026 → 1 Invalid date: “May 2026” | Write year, month and day, such as 2026-05-03.
    2026-05 → 1 Invalid date: “2026-05” | Write year, month and day, such as 2026-05-03.
    yesterday → 1 Invalid date: “yesterday” | Write year, month and day, such as 2026-05-03.
    12 5 26 → 1 Invalid date: “12 5 26” | Write year, month and day, such as 2026-05-03.
    2026-05-03 to 2026-05-05 → 1 More than one day: “2026-05-03 to 2026-05-05” | Write one day: 2026-05-03.
    2026-05-03–05 → 1 More than one day: “2026-05-03–05” | Write one day: 2026-05-03.
    2026-05-03 - 2026-05-05 → 1 More than one day: “2026-05-03 - 2026-05-05” | Write one day: 2026-05-03.
    2026-05-03/05 → 1 More than one day: “2026-05-03/05” | Write one day: 2026-05-03.
    3 May 2026 2:05 pm → 1 Unclear date “3 May 2026”: write year, month, day | Write 2026-05-03 14:05.
    """#)

  @Test("a day with two readings shows both, and what is no day says why", arguments: others)
  func otherDays(written: String, expected: String) {
    claim(moment(written), is: expected)
  }

  @Test(
    "a time in another form is written anew",
    arguments: [
      ("2:05 pm", "14:05"), ("2.05pm", "14:05"), ("14.05", "14:05"), ("14h05", "14:05"), ("1405", "14:05"),
      ("14:05 h", "14:05"), ("14:05 Uhr", "14:05"), ("14:05 PM", "14:05"), ("at 14:05", "at 14:05"),
      ("12 am", "00:00"),
      ("12:30 p.m.", "12:30"), ("14h", "14:00"), ("14.05.30", "14:05:30"),
      ("2:05 PM Europe/Lisbon", "14:05 Europe/Lisbon"),
    ] as [(String, String)])
  func otherTimes(written: String, expected: String) {
    let meant = expected.replacing("at ", with: "")
    claim(moment("2026-05-03 " + written), is: "12 Invalid time: “\(written)” | Write \(meant).")
  }

  private static let moments = table(
    #"""
    2026-05-03 09:00:00 +0200 → 2026-05-03 09:00:00 +02:00
    2026-05-03 09:00:00 +0200 CEST → 2026-05-03 09:00:00 +02:00
    2026-05-03T09:00:00.123456+02:00 → 2026-05-03 09:00:00 +02:00
    2026-05-03 09:00:00,5 → 2026-05-03 09:00:00 -
    2026-05-03T02:30+02:00[Europe/Berlin] → 2026-05-03 02:30:00 +02:00
    2026-10-25 02:30 +01:00 Europe/Berlin → 2026-10-25 02:30:00 +01:00
    2026-10-25 02:30 Europe/Berlin → 2026-10-25 02:30:00 +02:00
    2026-05-03 14:05 [Europe/Berlin] → 2026-05-03 14:05:00 +02:00
    2026-05-03 14:05 +01:00 Europe/Berlin → 18 Offset +01:00 contradicts Europe/Berlin, which was at +02:00 on 2026-05-03 | Write one of the two: +02:00, or Europe/Berlin.
    2026-03-29 02:30 Europe/Berlin → 18 No such time in Europe/Berlin: on 2026-03-29 clocks skipped 02:30 | Write 03:30 or 01:30.
    2011-12-30 12:00 Pacific/Apia → 18 No such time in Pacific/Apia: on 2011-12-30 clocks skipped 12:00 | Write 2011-12-31 12:00 or 2011-12-29 12:00.
    2026-05-03 14:05 CET → 18 Ambiguous time zone “CET”: several zones share this short name | Write the zone by its place, such as Europe/Paris.
    2026-05-03 14:05 GMT+2 → 18 Unknown time zone: “GMT+2” | Write +02:00.
    2026-05-03 14:05 +1 → 18 Unknown time zone: “+1” | Write +01:00.
    2026-05-03 14:05 europe/lisbon → 18 Unknown time zone: “europe/lisbon” | Did you mean Europe/Lisbon?
    2026-05-03 14:05 Lisbn → 18 Unknown time zone: “Lisbn” | Did you mean Europe/Lisbon?
    2026-05-03T → 1 Missing time of day at the end of “2026-05-03T” | Write 2026-05-03 alone, or with a time: 2026-05-03 14:05.
    9999-12-31 24:00 → 12 Invalid time: “24:00” | Midnight is 00:00 of the next day.
    """#)

  @Test("an offset, a zone, or both that agree stand behind a time", arguments: moments)
  func zones(written: String, expected: String) {
    claim(moment(written), is: expected)
  }

  @Test("a time that came twice is read as the first, and the doubt is told")
  func twice() throws {
    let read = try DateText.reading(text("2026-10-25 02:30 Europe/Berlin"))
    claim(
      read.doubt?.message,
      is: "Ambiguous time: 02:30 came twice in Europe/Berlin on 2026-10-25; the first is used")
    claim(read.doubt?.advice, is: "Write +02:00 instead of the zone for the first, +01:00 for the second.")
    try claim(none: DateText.reading(text("2026-10-25 03:30 Europe/Berlin")).doubt)
  }

  @Test("where the day alone is wanted, a time is told to go")
  func dayAlone() {
    claim(
      result("2026-05-03 09:00", DateText.day),
      is: "1 Unexpected time in “2026-05-03 09:00”: expected a day alone | Write 2026-05-03.")
    for time in [" 24:00", " 2 pm", "T09:00:00Z", " 14:05 Lisbon"] {
      #expect(result("2026-05-03" + time, DateText.day).hasSuffix("expected a day alone | Write 2026-05-03."))
    }
    #expect(result("14.05.2026 2 pm", DateText.day).hasSuffix("expected a day alone | Write 2026-05-14."))
    #expect(result("2026-05-03 soon", DateText.day).hasPrefix("12 Invalid time: “soon”"))
    #expect(
      result("3/5/2026", DateText.day).hasPrefix(
        "1 Ambiguous date “3/5/2026”: 3 May 2026 or 5 March 2026 | Write 2026-05-03 for 3 May 2026, 2026-03-05 for 5 March 2026."
      ))
  }

  @Test("a day is read if Foundation's calendar has it", arguments: [1900, 2000, 2023, 2024, 2026, 2100])
  func daysOfTheCalendar(year: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try unwrapped(TimeZone(identifier: "UTC"))
    for month in 0...13 {
      for day in 0...32 {
        let parts = DateComponents(calendar: calendar, year: year, month: month, day: day)
        let written = [String(year), month < 10 ? "0\(month)" : "\(month)", day < 10 ? "0\(day)" : "\(day)"]
          .joined(separator: "-")
        let read = try? DateText.day(text(written))
        claim(read != nil, is: parts.isValidDate(in: calendar), "\(written)")
        if parts.isValidDate(in: calendar), day > 12 {
          claim(result("\(day).\(month).\(year)", DateText.day), is: written)
        } else if parts.isValidDate(in: calendar), month == 2, day != 2 {
          let slashed = result("\(day).\(month).\(year)", DateText.day)
          #expect(slashed.contains("\(written)"), "\(slashed)")
        }
      }
    }
  }

  @Test(
    "around a change of clocks a local time is what Foundation's zone makes of it",
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca",
    ])
  func changes(name: String) throws {
    let zone = try unwrapped(TimeZone(identifier: name))
    let rules = try unwrapped(ZoneRules(identifier: name))
    var change = Date(timeIntervalSince1970: 1_767_225_600)
    for _ in 0..<4 {
      change = try unwrapped(zone.nextDaylightSavingTimeTransition(after: change))
      for minutes in stride(from: -180, through: 180, by: 15) {
        let local = Int(change.timeIntervalSince1970) + zone.secondsFromGMT(for: change) + minutes * 60
        let fitting = Set(stride(from: -14 * 3600, through: 14 * 3600, by: 900)).filter { offset in
          zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - offset))) == offset
        }
        let found: Set<Int> =
          switch rules.offsets(atLocal: LocalDateTime(clockSeconds: local)) {
          case .one(let offset): [offset.seconds]
          case .twice(let first, let second): [first.seconds, second.seconds]
          case .skipped: []
          }
        claim(found, is: fitting, "\(name) \(LocalDateTime(clockSeconds: local))")
      }
    }
  }
}

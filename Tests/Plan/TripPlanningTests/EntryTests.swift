import Claims
import Diagnostics
import Markdown
import Rounds
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

struct EntryTests {
  @Test(
    "The title is the written one, else the first heading, else the name, the place, the first words or the date"
  )
  func titles() throws {
    let heading = Block.heading(level: 1, [.text("Tiles")])
    let words = Block.paragraph([.text("We queued for forty minutes in the rain, and it was worth it.")])
    let belem = NamedPlace(name: "Belém", coordinate: nil)
    let trip = Trip(entries: [
      try entry("2026-05-01-a.md", title: "Written", text: [heading]),
      try entry("2026-05-02-a.md", text: [heading, words]),
      try entry("2026-05-03-a.md", text: [words, heading]),
      try entry("2026-05-04-late-night.md", text: [words]),
      try entry("2026-05-05.md", place: belem, text: [words]), try entry("2026-05-06.md", text: [words]),
      try entry("2026-05-07.md"), try entry("2026-05-08-a.md", title: "Tiles", text: [heading, words]),
      try entry(
        "2026-05-09-london-eye.md", place: NamedPlace(name: "London Eye", coordinate: nil), text: [words]),
    ])
    let entries = try planned(trip).plan.journal.entries
    claim(
      entries.map(\.title.value),
      is: [
        "Written", "Tiles", "Tiles", "Late night", "Belém",
        "We queued for forty minutes in the rain",
        "2026-05-07", "Tiles", "London Eye",
      ])
    claim(entries[1].title.reason, is: .firstHeading)
    claim(entries[5].title.reason, is: .firstWords)
    // A heading that became the title does not stand in the text a second time; another one does.
    claim(entries.map(\.body.blocks.count), is: [1, 1, 2, 1, 1, 1, 0, 1, 1])
    claim(entries[1].wordCount, is: 13)
  }

  @Test(
    "A title that only counts the day is none, written, as a heading or in the file's name",
    arguments: [
      ("Day 3", "Pamplona"), ("DAY 03", "Pamplona"), ("Day 3:", "Pamplona"), ("Tag 12", "Pamplona"),
      ("Día 3", "Pamplona"), ("Jour 3", "Pamplona"), ("Giorno 3", "Pamplona"),
      ("Day 3: bulls", "Day 3: bulls"), ("Day 3 🎉", "Day 3 🎉"), ("Day one", "Day one"),
      ("3 days", "3 days"), ("Room 3", "Room 3"),
    ])
  func numberOfDay(written: String, title: String) throws {
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let town = NamedPlace(name: "Pamplona", coordinate: nil)
    let trip = Trip(entries: [
      try entry("2026-05-01-a.md", title: written, place: town, text: [words]),
      try entry("2026-05-02.md", place: town, text: [.heading(level: 1, [.text(written)]), words]),
    ])
    let plan = try planned(trip).plan
    // Of the first only the name of its file is left: it goes before the place.
    claim(
      plan.journal.entries.map(\.title.value), is: title == written ? [title, title] : ["A", title],
      "\(written)")
    claim(plan.journal.entries.map(\.body.blocks.count), is: [1, 1])
  }

  @Test(
    "A written title that counts another day than the trip's is said where no heading and no file's name says more",
    arguments: [
      ("2026-05-03.md", "Day 4", "Day 4"), ("2026-05-03.md", "Day 3", "Pamplona"),
      ("2026-05-03-passage-day-4.md", "Day 4", "Passage day 4"), ("2026-05-03-day-4.md", "Tag 04", "Tag 04"),
    ])
  func numberOfOtherDay(file: String, written: String, title: String) throws {
    let town = NamedPlace(name: "Pamplona", coordinate: nil)
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let trip = Trip(entries: [
      try entry("2026-05-01-a.md", title: "First", text: [words]),
      try entry(file, title: written, place: town, text: [words]),
    ])
    try claim(planned(trip).plan.journal.entries.last?.title.value, is: title)
  }

  @Test(
    "A title that begins with the count of its own day goes on behind that: pages count the days themselves",
    arguments: [
      ("Day 3: Trogir", "Trogir"), ("DAY 03 – Trogir", "Trogir"), ("Tag #3. Nach Trogir", "Nach Trogir"),
      ("Day 2: Trogir", "Day 2: Trogir"), ("Day 3 at sea", "Day 3 at sea"),
      ("Day 3-4: at sea", "Day 3-4: at sea"),
      ("Day 3 – Day 4: at sea", "Day 3 – Day 4: at sea"), ("Day 3: day trip", "Day trip"),
      ("Day 3 - the Strip", "The Strip"), ("Day 3 – eBay", "eBay"),
      ("Day 3 – 66 and the dam", "66 and the dam"), ("Day 3 – 4 at sea", "Day 3 – 4 at sea"),
      ("Day 3 - 2 ferries", "2 ferries"),
      ("Day trip", "Day trip"), ("Room 3: mine", "Room 3: mine"),
    ])
  func countBeforeTitle(written: String, title: String) throws {
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let trip = Trip(entries: [
      try entry("2026-05-01-a.md", title: "First", text: [words]),
      try entry("2026-05-03-b.md", title: written, text: [words]),
      try entry("2026-05-04-c.md", title: "Last", text: [words]),
    ])
    let plan = try planned(trip).plan
    claim(plan.journal.entries[1].title.value, is: title)
    claim(plan.days.first { $0.number == 3 }?.title?.value, is: title)
  }

  @Test("An entry whose file is `day-1.md` is called by its place, else by how it begins; its address stays")
  func fileOfDay() throws {
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let town = NamedPlace(name: "Pamplona", coordinate: nil)
    let trip = Trip(entries: [
      try entry("2026-05-01-day-1.md", place: town, text: [words]),
      try entry("2026-05-02-day-2.md", text: [words]),
    ])
    let plan = try planned(trip).plan
    claim(plan.journal.entries.map(\.title.value), is: ["Pamplona", "A real city with real pavements"])
    claim(plan.days.map { $0.title?.value }, is: ["Pamplona", "A real city with real pavements"])
    let addresses = plan.journal.entries.map(\.page.text)
    claim(addresses, is: ["journal/day-1/index.html", "journal/day-2/index.html"])
  }

  @Test("An entry without a title is called by its first sentence, unless that only counts the day")
  func firstSentence() throws {
    let texts = ["Stave church. Said to be of 1180.", "Day 3. Rain."].map { Block.paragraph([.text($0)]) }
    let trip = Trip(entries: [
      try entry("2026-05-01.md", text: [texts[0]]), try entry("2026-05-02.md", text: [texts[1]]),
    ])
    let entries = try planned(trip).plan.journal.entries
    claim(entries.map(\.title.value), is: ["Stave church", "Rain"])
    claim(entries.map(\.title.reason), is: [.firstWords, .firstWords])
    claim(entries.map(\.excerpt), is: ["Stave church. Said to be of 1180.", "Rain."])
  }

  // 3 May 2026 is a Sunday.
  @Test(
    "A heading or a first sentence that only says its own day is no title",
    arguments: [
      ("Sunday", nil), ("Sunday 3 May", nil), ("Sun, May 3rd 2026", nil), ("Day 3, Sunday", nil),
      ("Sonntag, 3. Mai", nil), ("dimanche 3 mai", nil), ("domingo, 3 de mayo de 2026", nil),
      ("2026-05-03", nil), ("3.5.2026", nil), ("5/3/26", nil), ("20260503", nil), ("5月3日(日)", nil),
      ("2026年5月3日", nil),
      // Another day, or more than a day.
      ("Monday", "Monday"), ("4 May", "4 May"), ("9 November 1989", "9 November 1989"),
      ("Sunday lunch", "Sunday lunch"), ("Sun", "Sun"), ("May", "May"), ("May 2026", "May 2026"),
      ("Sunday 🎉", "Sunday 🎉"),
    ] as [(String, String?)])
  func dateAsTitle(written: String, title: String?) throws {
    let words = Block.paragraph([.text("Strasbourg. The clock performs at noon.")])
    let trip = Trip(entries: [
      try entry("2026-05-03-.md", text: [.heading(level: 1, [.text(written)]), words]),
      try entry("2026-05-03.md", text: [.paragraph([.text(written + ". Strasbourg. Then rain.")])]),
      try entry("2026-05-03--.md", text: [.paragraph([.text(written)]), words]),
    ])
    let entries = try planned(trip).plan.journal.entries.sorted { $0.file < $1.file }
    claim(
      entries.map { $0.title.value.hasPrefix("Strasbourg") },
      is: Array(repeating: title == nil, count: 3), "\(written): \(entries.map(\.title.value))")
    let ofHeading = try unwrapped(entries.first { $0.file == "2026-05-03-.md" })
    claim(ofHeading.title.value, is: title ?? "Strasbourg")
    // Its page says the date: the heading would say it again.
    claim(ofHeading.body.blocks.count, is: 1)
  }

  @Test(
    "An entry that is called by who wrote it is called by its place, else by how it begins, and nobody is named where no people are",
    arguments: [true, false])
  func calledByWriter(names: Bool) throws {
    let words = Block.paragraph([.text("We are here. The house has a tub.")])
    var trip = Trip(entries: [
      try entry("2026-05-03-theo.md", text: [words]),
      try entry("2026-05-04-theo-too.md", place: NamedPlace(name: "Ribe", coordinate: nil), text: [words]),
    ])
    for index in trip.entries.indices {
      (trip.entries[index].writers, trip.entries[index].isCalledByWriter) = (["Theo"], true)
    }
    trip.entries[1].who = ["Emma", "theo"]
    trip.settings.publish.people = names
    let entries = try planned(trip).plan.journal.entries
    claim(entries.map(\.title.value), is: ["We are here", "Ribe"])
    claim(entries.map(\.namedPeople), is: names ? [["Theo"], ["Theo", "Emma"]] : [[], []])
    claim(entries.map(\.authors), is: names ? [["Theo"], ["Theo"]] : [[], []])
  }

  @Test("A date above headings of its parts is no heading of the text, and one beside others of its rank is")
  func dateAboveParts() throws {
    let words = Block.paragraph([.text("Long one.")])
    func text(_ level: Int) -> [Block] {
      [.heading(level: 1, [.text("Sunday 3 May")]), .heading(level: level, [.text("Walked")]), words]
    }
    let trip = Trip(entries: [
      try entry("2026-05-03.md", text: text(2)), try entry("2026-05-03-.md", text: text(1)),
    ])
    let entries = try planned(trip).plan.journal.entries.sorted {
      $0.body.blocks.count < $1.body.blocks.count
    }
    claim(entries.map(\.title.value), is: ["Long one", "Long one"])
    claim(entries.map(\.body.blocks.count), is: [2, 3])
  }

  @Test(
    "A written title or a file's name that says its own date is none; a weekday is what somebody called it",
    arguments: [
      ("2026-05-03.md", "2026-05-03", "Pamplona"), ("2026-05-03.md", "Sunday 3 May", "Pamplona"),
      ("2026-05-03.md", "Sunday", "Sunday"), ("2026-05-03-sunday-3-may.md", nil, "Pamplona"),
      ("2026-05-03-domingo.md", nil, "Domingo"),
    ] as [(String, String?, String)])
  func writtenDate(file: String, written: String?, title: String) throws {
    let town = NamedPlace(name: "Pamplona", coordinate: nil)
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let trip = Trip(entries: [try entry(file, title: written, place: town, text: [words])])
    try claim(planned(trip).plan.journal.entries.map(\.title.value), is: [title])
  }

  // 3 May 2026 is a Sunday.
  @Test(
    "A date of the entry's own at an end of its name, or before its title, is no part of what it is called",
    arguments: [
      ("Kanazawa 3-6 May", nil, 6, "Kanazawa"), ("kanazawa-3-6-may", nil, 6, "Kanazawa"),
      ("Kanazawa 3-6 May", nil, nil, "Kanazawa"), ("3 may ferry", nil, nil, "Ferry"),
      ("Sun 3 to Wed 6 May 2026 - Kyoto", nil, 6, "Kyoto"), ("Kanazawa 4-6 May", nil, 6, "Kanazawa 4-6 May"),
      ("3 5 ferries", nil, nil, "3 5 ferries"), ("3 may 5 ferries", nil, nil, "5 ferries"),
      ("a", "Sunday 3 May: de boot", nil, "de boot"), ("a", "3 May – Bulls", nil, "Bulls"),
      ("a", "3–6 May: Bulls", 6, "Bulls"), ("a", "4 May: Bulls", nil, "4 May: Bulls"),
      ("a", "Sunday: Bulls", nil, "Sunday: Bulls"), ("a", "3 May, 1808", nil, "3 May, 1808"),
      ("a", "3 May – 4 May: Bulls", nil, "Bulls"),
    ] as [(String, String?, Int?, String)])
  func dateAtEnd(name: String, written: String?, last: Int?, title: String) throws {
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let heading = written.map { Block.heading(level: 1, [.text($0)]) }
    var told = try entry("2026-05-03-a.md", text: [heading].compactMap(\.self) + [words])
    told.slugWish = name
    told.until = try last.map { try day("2026-05-0\($0)") }
    try claim(planned(Trip(entries: [told])).plan.journal.entries.map(\.title.value), is: [title])
  }

  @Test(
    "A written title that says its own date as feasts are called stays where no other title of the trip says one",
    arguments: [
      ("3rd of May", "Bulls", "3rd of May"), ("May 3", "Bulls", "May 3"), ("3. Mai", nil, "3. Mai"),
      ("Le 3 mai", "Bulls", "Le 3 mai"),
      // A trip whose days are headed by their dates.
      ("3rd of May", "4th of May", "Pamplona"),
      // The year, the weekday and figures are of no feast's name.
      ("3 May 2026", "Bulls", "Pamplona"), ("Sunday 3 May", "Bulls", "Pamplona"),
      ("3.5.", "Bulls", "Pamplona"),
    ] as [(String, String?, String)])
  func feast(written: String, other: String?, title: String) throws {
    let town = NamedPlace(name: "Pamplona", coordinate: nil)
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let trip = Trip(entries: [
      try entry("2026-05-03.md", title: written, place: town, text: [words]),
      try entry("2026-05-04.md", title: other, place: town, text: [words]),
    ])
    try claim(planned(trip).plan.journal.entries.first?.title.value, is: title)
  }

  @Test(
    "A line that only says the entry's day is not shown below its title; one that says more is",
    arguments: [
      ("Sunday, 3 May", true), ("3 May 2026", true), ("4 May 2026", false), ("Sunday", false),
      ("3 May: the sea", false),
    ])
  func dayBelowTitle(line: String, isLeftOut: Bool) throws {
    let day = Block.paragraph([.emphasis([.text(line)])])
    let words = Block.paragraph([.text("A real city with real pavements.")])
    let heading = Block.heading(level: 1, [.text("Pamplona")])
    let picture = Block.paragraph([
      .image(MarkdownImage(source: "a.jpg", title: "", alternative: "", line: 1))
    ])
    let texts = [[day, words], [heading, day, words], [day, heading, words], [picture, day, words]]
    for (index, text) in texts.enumerated() {
      let trip = Trip(entries: [try entry("2026-05-03.md", title: "Pamplona", text: text)])
      let blocks = try unwrapped(planned(trip).plan.journal.entries.first).body.blocks
      claim(!blocks.contains(day), is: isLeftOut, "\(index)")
    }
    // A text of nothing else stays as it is.
    let trip = Trip(entries: [try entry("2026-05-03.md", title: "Pamplona", text: [day])])
    try claim(planned(trip).plan.journal.entries.first?.body.blocks, is: [day])
  }

  @Test("A heading that is the written title in typographic quotes is not set again below it")
  func typographicHeading() throws {
    let text = [
      Block.heading(level: 1, [.text("Lora’s farm")]), .paragraph([.text("It has two goats.")]),
    ]
    let trip = Trip(entries: [try entry("2026-05-03.md", title: "Lora's farm", text: text)])
    let plan = try planned(trip).plan
    claim(plan.journal.entries.map(\.body.blocks), is: [Array(text.dropFirst())])
    claim(plan.journal.entries.map(\.title.value), is: ["Lora's farm"])
    claim(plan.typeset.journal.entries.map(\.title.value), is: ["Lora’s farm"])
    claim(plan.typeset.days.compactMap(\.title?.value), is: ["Lora’s farm"])
  }

  @Test("A hyphen between blanks of a title is a dash on pages, and as it was written elsewhere")
  func dashes() throws {
    let trip = Trip(entries: [try entry("2026-05-03.md", title: "Otley - Perth", text: [])])
    let plan = try planned(trip).plan
    claim(plan.journal.entries.map(\.title.value), is: ["Otley - Perth"])
    claim(plan.typeset.journal.entries.map(\.title.value), is: ["Otley – Perth"])
  }

  @Test("What stands below a list, in brackets, or is a table in words is no title")
  func notTitles() throws {
    for text in ["- Soap\n- Bread\n\nWe shopped.", "(We shopped.)", "Bus at 8, 215 km by Route 40, 3 h, 45."]
    {
      let trip = Trip(entries: [try entry("2026-05-03.md", text: MarkdownParser.parse(text).blocks)])
      let titles = try planned(trip).plan.journal.entries.map(\.title.value)
      claim(titles, is: ["2026-05-03"], "\(text)")
    }
  }

  @Test("A heading that counts the day stays where other headings follow it")
  func headingsOfDays() throws {
    let words = Block.paragraph([.text("We walked.")])
    let days = ["Day 1", "Day 2"].flatMap { [Block.heading(level: 2, [.text($0)]), words] }
    let trip = Trip(entries: [try entry("2026-05-01.md", text: days)])
    let entries = try planned(trip).plan.journal.entries
    claim(entries.map(\.title.value), is: ["We walked"])
    claim(entries.map(\.body.blocks.count), is: [4])
  }

  @Test(
    "Of entries that are nothing but the same picture at the same hour one is told, with the tags of both",
    arguments: [("10:00", 1), ("11:00", 2)])
  func twins(hour: String, count: Int) throws {
    var entries = [
      try entry("2026-05-03-2.md", time: .timeOfDay(try time("10:00")), shows: ["a.jpg"]),
      try entry("2026-05-03.md", time: .timeOfDay(try time(hour)), shows: ["a.jpg"]),
    ]
    entries[0].tags = ["sea"]
    entries[1].tags = ["boat", "sea"]
    let plan = try planned(Trip(entries: entries, photos: [try photo("a.jpg", "2026-05-03 10:00")])).plan
    claim(plan.journal.entries.count, is: count)
    claim(plan.journal.entries.first?.tags, is: count == 1 ? ["sea", "boat"] : ["sea"])
    claim(plan.journal.entries.first?.twins, is: count == 1 ? ["2026-05-03.md"] : [])
  }

  @Test("One of pictures alone is called by what is said of them; where nothing is, it does not call its day")
  func pictures() throws {
    var tram = try photo("a.jpg", "2026-05-01 10:00")
    tram.caption = "The tram to Graça"
    let trip = Trip(
      entries: [
        try entry("2026-05-01.md", shows: ["a.jpg"]), try entry("2026-05-02.md", shows: ["b.jpg"]),
      ], photos: [tram, try photo("b.jpg", "2026-05-02 10:00")])
    let plan = try planned(trip).plan
    claim(plan.journal.entries.map(\.title.value), is: ["The tram to Graça", "2026-05-02"])
    claim(plan.days.map { $0.title?.value }, is: ["The tram to Graça", nil])
  }

  @Test(
    "Without a date the day is that of the written moment, else of the first photo shown, else there is none")
  func days() throws {
    let moment = Moment(local: try clock("2026-05-03 14:05"), offset: try hours(1))
    let trip = Trip(
      entries: [
        try entry("written.md", time: .moment(moment)), try entry("shown.md", shows: ["a.jpg"]),
        try entry("lost.md"),
      ], photos: [try photo("a.jpg", "2026-05-02 10:00", offset: 1)])
    let (plan, diagnostics) = try planned(trip)
    claim(plan.journal.entries.map(\.file), is: ["shown.md", "written.md"])
    claim(plan.journal.entries.map(\.day.value.day), is: [2, 3])
    claim(plan.journal.entries[0].day.reason, is: .pictureInText(file: "a.jpg"))
    claim(plan.journal.entries[0].time?.value.description, is: "2026-05-02T10:00:00+01:00")
    claim(diagnostics.map(\.code), is: [.entryWithoutDay])
    claim(diagnostics.first?.place?.file, is: "lost.md")
  }

  @Test(
    "Of a text without a day it is told first how to keep out what is called a note, whatever the name ends with",
    arguments: [
      ("journal/notes for Aoife.md", "To keep it out, "), ("journal/for.md", "Begin its file name "),
      ("journal/lost.md", "Begin its file name "),
    ])
  func waysOut(file: String, first: String) throws {
    let told = try planned(Trip(entries: [try entry(file)])).diagnostics
    claim(told.map { $0.advice?.hasPrefix(first) }, is: [true])
  }

  @Test("What is shown to write into a text without a day is of a day of the trip, where that is known")
  func wayOutOfTrip() throws {
    var trip = Trip(entries: [try entry("journal/lost.md")])
    trip.settings.start = try day("2024-08-01")
    let advice = try unwrapped(planned(trip).diagnostics.first { $0.code == .entryWithoutDay }?.advice)
    claim(advice, has: "such as 2024-08-01-lost.md, or write `date: 2024-08-01`")
  }

  @Test(
    "A number that nothing counts from leads to `start`, with the first day of pictures; another text to its only day"
  )
  func wayOutOfPictures() throws {
    var second = try entry("Day 2.md")
    second.dayNumber = 2
    var trip = Trip(
      entries: [second, try entry("lost.md")], photos: [try photo("a.jpg", "2026-05-01 10:00", offset: 1)])
    let told = try planned(trip).diagnostics.filter { $0.code == .entryWithoutDay }
    claim(told.map { $0.place?.file }, is: ["Day 2.md", "lost.md"])
    try claim(
      unwrapped(told[0].advice),
      has: "in trip.yml: write `start: 2026-05-01` there, the first day of pictures")
    try claim(unwrapped(told[1].advice), has: "such as 2026-05-01-lost.md")
    trip.photos = []
    let bare = try planned(trip).diagnostics.filter { $0.code == .entryWithoutDay }
    try claim(unwrapped(bare[0].advice), has: "`start: 2026-05-03` there, with the day that was day 1")
    try claim(unwrapped(bare[1].advice), has: "such as 2026-05-03-lost.md")
  }

  @Test("Day 1 is the first of a trip without a start, and what is of the day before has no number")
  func counted() throws {
    var first = try entry("Day 1.md")
    (first.dayNumber, first.day) = (1, .frontMatter(try day("2026-05-02")))
    var second = try entry("Day 2.md")
    second.dayNumber = 2
    var trip = Trip(entries: [first, second], photos: [try photo("a.jpg", "2026-05-01 10:00", offset: 1)])
    let plan = try planned(trip).plan
    claim(plan.days.map(\.number), is: [nil, 1, 2])
    claim(plan.dates?.start.value, is: try day("2026-05-02"))
    trip.settings.start = try day("2026-05-01")
    try claim(planned(trip).plan.days.first?.number, is: 1)
  }

  @Test("A date in the front matter comes before the moment's, and its reason is the file")
  func frontMatter() throws {
    var dated = try entry("a.md", time: .moment(Moment(local: try clock("2026-05-04 01:30"))))
    dated.day = .frontMatter(try day("2026-05-03"))
    let found = try unwrapped(try planned(Trip(entries: [dated])).plan.journal.entries.first)
    claim(found.day.value, is: try day("2026-05-03"))
    claim(found.day.reason, is: .written(file: "a.md"))
  }

  @Test(
    "A moment in UTC is by the clocks of the trip where only that is on the day of its file's name",
    arguments: [
      ("2026-05-02 18:30", "2026-05-03", "01:30"), ("2026-05-02 16:00", "2026-05-02", "16:00"),
      ("2026-05-03 20:30", "2026-05-03", "20:30"),
    ])
  func momentInUTC(said: String, date: String, hour: String) throws {
    var dated = try entry("2026-05-03-tet.md", time: .moment(Moment(local: try clock(said), offset: .utc)))
    (dated.day, dated.namedDay) = (nil, try day("2026-05-03"))
    let bangkok = settings { $0.timeZone = ZoneRules(identifier: "Asia/Bangkok") }
    let found = try unwrapped(try planned(Trip(bangkok, entries: [dated])).plan.journal.entries.first)
    claim(found.day.value, is: try day(date))
    claim(found.time?.value.local.time.hourAndMinute, is: hour)
  }

  @Test("A local time has the offset that the trip tells, and none where nothing does")
  func offsets() throws {
    let noon = JournalEntry.TimeClaim.timeOfDay(try time("12:00"))
    let entries = [try entry("2026-05-03-a.md", time: noon)]
    let lisbon = settings { $0.timeZone = ZoneRules(identifier: "Europe/Lisbon") }
    try claim(
      planned(Trip(lisbon, entries: entries)).plan.journal.entries[0].time?.value.offset, is: try hours(1))
    try claim(none: planned(Trip(entries: entries)).plan.journal.entries[0].time?.value.offset)
    let phone = Trip(entries: entries, photos: [try photo("a.jpg", "2026-05-03 18:00", offset: 2)])
    try claim(planned(phone).plan.journal.entries[0].time?.value.offset, is: try hours(2))
  }

  @Test(
    "The cover is the named one, else the first in the text, else the nearest of the day in time that is no other text's"
  )
  func covers() throws {
    let four = JournalEntry.TimeClaim.timeOfDay(try time("16:00"))
    let trip = Trip(
      entries: [
        try entry("2026-05-03-a.md", cover: "named.jpg", shows: ["a.jpg"]),
        try entry("2026-05-03-b.md", shows: ["b.jpg", "a.jpg"]),
        try entry("2026-05-03-c.md", time: four), try entry("2026-05-03-d.md"), try entry("2026-05-08-e.md"),
        try entry("2026-05-03-f.md", cover: "gone.jpg"), try entry("2026-05-09-g.md"),
        try entry("2026-05-09-h.md"),
      ],
      photos: [
        try photo("a.jpg", "2026-05-03 10:00"), try photo("b.jpg", "2026-05-03 15:50"),
        try photo("named.jpg", "2026-05-03 16:20"), try photo("late.jpg", "2026-05-03 17:30"),
        try photo("far.jpg", "2026-05-03 21:00"), try photo("c.jpg", "2026-05-09 10:00"),
      ])
    let plan = try planned(trip, today: "2026-05-10").plan
    let reasons = Dictionary(
      plan.journal.entries.map { ($0.file.dropFirst(11).first, $0.cover?.reason) }, uniquingKeysWith: { $1 })
    #expect(reasons["a"] == .written(file: "2026-05-03-a.md"))
    #expect(reasons["b"] == .pictureInText(file: "b.jpg"))
    #expect(reasons["c"] == .nearestInTime(file: "late.jpg"))
    #expect(reasons["d"] == .nearestInTime(file: "far.jpg"))
    #expect(reasons["e"] == .some(nil))
    #expect(reasons["f"] == .some(nil))
    #expect(reasons["g"] == .nearestInTime(file: "c.jpg"))
    #expect(reasons["h"] == .some(nil))
    claim(plan.media.photos.map { $0.entries.count }, is: [2, 1, 0, 0, 0, 0])
  }

  @Test(
    "Without an hour and a place it is where its day was, where that was one place, and else nowhere",
    arguments: [(38.71, true), (38.8, false)])
  func placeOfDay(latitude: Double, isPlaced: Bool) throws {
    let trip = Trip(
      entries: [try entry("2026-05-03-a.md", title: "Stars")],
      photos: [
        try photo("a.jpg", "2026-05-03 10:00", at: at(38.7, -9.2)),
        try photo("b.jpg", "2026-05-03 20:00", at: at(latitude, -9.2)),
      ])
    let found = try planned(trip).plan.journal.entries[0]
    claim(found.position?.reason, is: isPlaced ? Reason.nearestInTime(file: "a.jpg") : nil)
    claim(found.cover?.reason, is: .nearestInTime(file: "a.jpg"))
  }

  @Test("A trip's cover is the first wide picture that an entry shows")
  func tripCover() throws {
    let trip = Trip(
      entries: [
        try entry("2026-05-03-a.md", shows: ["tall.jpg"]), try entry("2026-05-04-b.md", shows: ["wide.jpg"]),
      ],
      photos: [
        try photo("first.jpg", "2026-05-01 10:00"),
        try photo("tall.jpg", "2026-05-03 10:00", width: 3000, height: 4000),
        try photo("wide.jpg", "2026-05-04 10:00"),
      ])
    try claim(planned(trip).plan.media.cover?.reason, is: .pictureInText(file: "2026-05-04-b.md"))
    let strip = Trip(photos: [try photo("strip.jpg", "2026-05-01 10:00", width: 9000, height: 1000)])
    try claim(planned(strip).plan.media.cover?.value, is: PhotoID(0))
  }

  @Test(
    "Without an hour of its own it has that of its first picture, and none where that was taken far from its place or near home",
    arguments: [
      (["far", "near"], "springs", nil), (["far"], "springs", nil), (["home", "near"], "springs", nil),
      (["near", "far"], "springs", "14:00"),
      (["nowhere"], "springs", "16:00"), (["far", "nowhere"], "springs", nil),
      (["far", "near"], nil, "10:05"),
    ] as [([String], String?, String?)])
  func hourOfPicture(shown: [String], place: String?, expected: String?) throws {
    let springs = try at(39.55, -107.32)
    var home = try photo("home.jpg")
    home.withholdsHour = true
    let trip = Trip(
      entries: [
        try entry(
          "2026-05-03-a.md", place: place.map { NamedPlace(name: $0, coordinate: springs) },
          shows: shown.map { $0 + ".jpg" })
      ],
      photos: [
        try photo("far.jpg", "2026-05-03 10:05", at: at(39.665, -105.206)),
        try photo("near.jpg", "2026-05-03 14:00", at: at(39.551, -107.321)),
        try photo("nowhere.jpg", "2026-05-03 16:00"), home,
      ])
    let told = try planned(trip).plan.journal.entries[0].time?.value.local.time
    claim(told?.hourAndMinute, is: expected)
  }

  @Test(
    "The position is the written one, the pin's, the photo's in the text, a photo's within two hours, or the track's"
  )
  func positions() throws {
    let here = try at(38.7, -9.1)
    let three = JournalEntry.TimeClaim.timeOfDay(try time("15:00"))
    let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }
    let trip = Trip(
      utc,
      entries: [
        try entry("2026-05-03-a.md", place: NamedPlace(name: "Home", coordinate: here)),
        try entry("2026-05-03-b.md", place: NamedPlace(name: "belém", coordinate: nil)),
        try entry("2026-05-03-c.md", shows: ["a.jpg"]), try entry("2026-05-03-d.md", time: three),
        try entry("2026-05-04-e.md", time: three),
        try entry("2026-05-04-f.md", time: .timeOfDay(try time("18:00"))),
        try entry("2026-05-03-g.md", time: .timeOfDay(try time("18:00"))),
      ], photos: [try photo("a.jpg", "2026-05-03 14:00", at: try at(38.69, -9.2))],
      pins: [pin("Belém", try at(38.6916, -9.216))],
      tracks: [try track("t.gpx", [[(here, "2026-05-04 15:08"), (try at(38.8, -9.1), "2026-05-04 17:00")]])])
    let plan = try planned(trip).plan
    let reasons = Dictionary(
      plan.journal.entries.map { ($0.file.dropFirst(11).first, $0.position?.reason) },
      uniquingKeysWith: { $1 })
    #expect(reasons["a"] == .written(file: "2026-05-03-a.md"))
    #expect(reasons["b"] == .pinNearby(title: "Belém"))
    #expect(reasons["c"] == .pictureInText(file: "a.jpg"))
    #expect(reasons["d"] == .nearestInTime(file: "a.jpg"))
    #expect(reasons["e"] == .track(file: "t.gpx"))
    #expect(reasons["f"] == .some(nil))
    #expect(reasons["g"] == .some(nil))
  }

  @Test(
    "A place is the pin of its name also in other letters",
    arguments: [
      ("Νάξος", "Naxos", true), ("Αμοργός", "amorgos", true), ("Κουφονήσια", "Koufonisia", true),
      ("Naxos", "Νάξος", true), ("Байкал", "Baykal", true), ("Ялта", "Yalta", true),
      ("Πάρος", "Naxos", false),
    ] as [(String, String, Bool)])
  func otherLetters(place: String, title: String, isFound: Bool) throws {
    let told = try entry("2026-05-03-a.md", place: NamedPlace(name: place, coordinate: nil))
    let trip = Trip(entries: [told], pins: [pin(title, try at(37.1, 25.4))])
    let found = try planned(trip).plan.journal.entries[0].position?.reason
    claim(found, is: isFound ? .pinNearby(title: title) : nil)
  }

  @Test("A link between entries leads to the other's page, and one to nothing is dropped")
  func links() throws {
    var first = try entry("journal/2026-05-03-a.md")
    first.links = ["2026-05-04-b.md": "journal/2026-05-04-b.md", "x.md": "journal/x.md"]
    let plan = try planned(Trip(entries: [first, try entry("journal/2026-05-04-b.md")])).plan
    claim(plan.journal.entries[0].links, is: ["2026-05-04-b.md": plan.journal.entries[1].page])
  }

  @Test("A long text is cut at a word for its card")
  func excerpt() {
    let long = MarkdownDocument(blocks: [.paragraph([.text(String(repeating: "word, ", count: 60))])])
    let excerpt = Wording.excerpt(of: long)
    #expect(excerpt.hasSuffix("word…") && excerpt.count <= 221)
    let unbroken = MarkdownDocument(blocks: [.paragraph([.text(String(repeating: "x", count: 600))])])
    claim(Wording.excerpt(of: unbroken).count, is: 221)
    claim(Wording.excerpt(of: MarkdownDocument()), is: "")
  }

  @Test("What a colon announces goes on with the quotation behind it")
  func announced() throws {
    let day = LocalDate(iso: "2026-05-03")
    func excerpt(_ blocks: [Block]) -> String {
      Wording.excerpt(of: MarkdownDocument(blocks: blocks), day: day)
    }
    let (said, quoted) = (
      Block.paragraph([.text("He said:")]), Block.quote([.paragraph([.text("It cracks.")])])
    )
    claim(excerpt([said, quoted]), is: "He said: It cracks.")
    claim(excerpt([.paragraph([.text("3 May")]), said, quoted]), is: "He said: It cracks.")
    claim(excerpt([.paragraph([.text("3 May")]), quoted, said]), is: "He said:")
    claim(excerpt([said, .paragraph([.text("So.")]), quoted]), is: "He said:")
  }

  @Test("A text is cut between characters, whatever they are made of")
  func excerptOfCharacters() {
    let pieces = [
      "word", " ", " ", ", ", "é", "e\u{301}", "ß", "ˇ", "\u{AD}", "\r\n", "\n", "👨‍👩‍👧", "🇵🇹", "日本", "—", ":",
      "Straße", "\u{300}",
    ]
    var dice = Dice(state: 5)
    for round in 0..<Rounds.of(1000, nightly: 50_000) {
      let choice = round.isMultiple(of: 2) ? Array(pieces.prefix(5)) : pieces
      let text = (0..<dice.number(200)).compactMap { _ in dice.any(of: choice) }.joined()
      let excerpt = Wording.excerpt(of: MarkdownDocument(), lead: text)
      guard text.count > 220, excerpt.last == "…" else {
        claim(Array(excerpt.utf8), is: Array(text.utf8), "\(text.debugDescription)")
        continue
      }
      #expect(excerpt.count <= 441 && text.hasPrefix(excerpt.dropLast()), "\(text.debugDescription)")
    }
  }

  @Test("A day is called by its first entry, else by the first and last stop of its way")
  func dayTitles() throws {
    let may3 = try day("2026-05-03")
    let pins = [
      pin("Porto", try at(41.15, -8.61), DayAndTime(date: may3, time: try time("18:00"))),
      pin("Lisbon", try at(38.72, -9.14), DayAndTime(date: may3, time: try time("09:00"))),
    ]
    let byWay = try planned(Trip(pins: pins)).plan.days[0]
    claim(byWay.course?.value, is: .way(from: "Lisbon", to: "Porto"))
    claim(none: byWay.title)
    claim(byWay.course?.reason, is: .wayOfDay)
    let alone = try planned(Trip(pins: [pins[0]])).plan.days[0]
    claim(alone.course?.value, is: .at([.named("Porto")]))
    let written = try planned(Trip(entries: [try entry("2026-05-03-on-the-train.md")], pins: pins)).plan.days[
      0]
    claim(written.title?.value, is: "On the train")
  }
}

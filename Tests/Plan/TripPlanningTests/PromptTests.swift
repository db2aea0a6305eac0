import Claims
import Diagnostics
import Testing
import TripModel
import TripPlanning

@Suite("What an author is asked")
struct PromptTests {
  private func prompt(_ text: String, _ about: String = "x", _ needs: [WritingPrompt.Need] = [])
    -> WritingPrompt
  {
    WritingPrompt(text: text, about: about, needs: needs)
  }

  private func facts(_ trip: Trip, _ date: String = "2026-05-03", place: String? = nil, kind: String? = nil)
    throws
    -> DayFacts
  {
    DayFacts(try day(date), of: try planned(trip).plan, place: place, kind: kind)
  }

  private var morning: [Photo] {
    get throws {
      let place = try at(38.7, -9.2)
      return try ["09:12", "10:00", "11:05"].map { try photo("\($0).jpg", "2026-05-03 \($0)", at: place) }
    }
  }

  @Test("is filled with what is known of the day")
  func filled() throws {
    let trip = Trip(
      settings { $0.travellers = [Traveller(name: "Ana"), Traveller(name: "Ben")] }, photos: try morning,
      pins: [pin("Belém", try at(38.7, -9.2))],
      budget: Budget(expenses: [try expense("2026-05-03", 780), try expense("2026-05-03", 220)]))
    let facts = try facts(trip)
    let text = "{photos} pictures between {first} and {last} in {place}, {spent}, day {day}"
    claim(
      PromptChooser.choose(from: [prompt(text)], for: facts, asked: []),
      is: ["3 pictures between 09:12 and 11:05 in Belém, 10.00 EUR, day 1"])
    #expect(["Ana", "Ben"].contains(facts.texts[.who]))
  }

  @Test("is left out where something in it is not known, or what it needs is not so")
  func fits() throws {
    let trip = Trip(photos: try morning)
    let prompts = [
      prompt("In {place}?"), prompt("Many?", "a", [.atLeast(.photos, 4)]),
      prompt("Some?", "b", [.atLeast(.photos, 3)]),
      prompt("None?", "c", [.circumstance(.noPhotos)]), prompt("Eaten?", "d", [.kind(["food"])]),
      prompt("First?", "e", [.circumstance(.firstDay)]),
    ]
    claim(Set(PromptChooser.choose(from: prompts, for: try facts(trip), asked: [])), is: ["Some?", "First?"])
    let other = try facts(trip, "2026-05-09", place: "Évora", kind: "Food")
    claim(
      Set(PromptChooser.choose(from: prompts, for: other, asked: [])), is: ["In Évora?", "None?", "Eaten?"])
  }

  @Test("is never asked twice, and where anything else is left not even filled in another way")
  func neverTwice() throws {
    let facts = try facts(Trip(photos: try morning))
    let prompts = [prompt("You took {photos} pictures. Why?")] + ["Why?", "How?", "Who?"].map { prompt($0) }
    func chosen(asked: String...) -> [String] {
      PromptChooser.choose(from: prompts, for: facts, asked: asked).sorted()
    }
    claim(chosen(asked: "You took 14 pictures. Why?"), is: ["How?", "Who?", "Why?"])
    claim(chosen(asked: "Why?"), is: ["How?", "Who?", "You took 3 pictures. Why?"])
    // When all have been asked, what is known of this day makes another question of one of them.
    claim(
      chosen(asked: "You took 14 pictures. Why?", "Why?", "How?"), is: ["Who?", "You took 3 pictures. Why?"])
    claim(chosen(asked: "You took 3 pictures. Why?", "Why?", "How?", "Who?"), is: [])
  }

  @Test(
    "knows the weather of a day from an entry, else from the list of weather",
    arguments: [
      // What an entry says; the words, the highest temperature and the rain of the list; what is asked.
      (nil, "drizzle", nil, nil, "In drizzle?", ["Wet?"]), (nil, nil, 31, nil, "In 31 °C?", ["Hot?"]),
      (nil, nil, 2, 4, "In 2 °C?", ["Wet?", "Cold?"]), ("windy", "drizzle", 12, 0, "In windy?", ["Wind?"]),
      (nil, nil, nil, 0, nil, []), (nil, nil, 27, nil, "In 27 °C?", []),
    ] as [(String?, String?, Double?, Double?, String?, [String])])
  func weather(
    entry: String?, words: String?, high: Double?, rain: Double?, filled: String?, others: [String]
  ) throws {
    var trip = Trip(photos: try morning)
    var weather = DayWeather(
      date: try day("2026-05-03"), words: words, place: SourcePlace(file: "weather.yml"))
    (weather.high, weather.rain) = (high, rain)
    trip.weather = [weather]
    if let entry {
      var written = try TripPlanningTests.entry("2026-05-03-a.md")
      written.weather = entry
      trip.entries = [written]
    }
    let kinds = [
      ("Wet?", ["rain", "drizzle"]), ("Hot?", ["hot"]), ("Cold?", ["cold"]), ("Wind?", ["windy"]),
    ]
    let prompts =
      [prompt("In {weather}?", "w")] + kinds.map { prompt($0.0, $0.0, [.weather($0.1)]) }
    let chosen = PromptChooser.choose(from: prompts, for: try facts(trip), asked: [])
    claim(Set(chosen), is: Set(others + [filled].compactMap(\.self)))
  }

  @Test(
    "the weather of a day without anything else goes before what fits every day, by figures as by words",
    arguments: [
      (nil, 39, nil, nil, "Hot?"), (nil, nil, nil, 30, "Wet?"), (nil, nil, -2, nil, "Frost?"),
      ("heavy rain", nil, nil, nil, "Wet?"),
    ] as [(String?, Double?, Double?, Double?, String)])
  func weatherFirst(words: String?, high: Double?, low: Double?, rain: Double?, asked: String) throws {
    var weather = DayWeather(
      date: try day("2026-05-03"), words: words, place: SourcePlace(file: "weather.yml"))
    (weather.high, weather.low, weather.rain) = (high, low, rain)
    let prompts =
      ["a", "b", "c", "d"].map { prompt("\($0) on day {day}?", $0) }
      + [prompt("No picture?", "e", [.circumstance(.noPhotos)])]
      + [("Wet?", "rain"), ("Hot?", "hot"), ("Frost?", "frost")].map { prompt($0.0, "w", [.weather([$0.1])]) }
    let trip = Trip(try settings { $0.start = try day("2026-05-01") })
    // Nothing has made it a day of the plan yet.
    let facts = DayFacts(
      try day("2026-05-03"), of: try planned(trip).plan, place: nil, kind: nil, weather: [weather])
    claim(PromptChooser.choose(from: prompts, for: facts, asked: []).first, is: asked)
  }

  @Test("are three about three things, those first that say most of the day, and always the same")
  func three() throws {
    let facts = try facts(Trip(photos: try morning))
    let prompts =
      [prompt("{photos} from {first} to {last}?", "photos"), prompt("{photos}?", "photos")]
      + (0..<5).map { prompt("Plain \($0)?", "day") } + [prompt("Way?", "way")]
    let chosen = PromptChooser.choose(from: prompts, for: facts, asked: [])
    claim(chosen.count, is: 3)
    claim(chosen.first, is: "3 from 09:12 to 11:05?")
    claim(chosen, has: "Way?")
    claim(chosen, is: PromptChooser.choose(from: prompts.reversed(), for: facts, asked: []))
    let onlyPlain = PromptChooser.choose(from: Array(prompts[2...6]), for: facts, asked: [])
    claim(Set(onlyPlain).count, is: 3)
  }

  @Test("knows a place seen before, a gap in the journal, and money that came back")
  func history() throws {
    let there = try at(38.7, -9.2)
    let trip = Trip(
      entries: [try entry("journal/2026-05-01-a.md", title: "Belém by night")],
      photos: [
        try photo("a.jpg", "2026-05-01 22:00", at: there), try photo("b.jpg", "2026-05-05 06:10", at: there),
      ],
      pins: [pin("Belém", there)], budget: Budget(expenses: [try expense("2026-05-05", 500, refund: true)]))
    let facts = try facts(trip, "2026-05-05")
    #expect(facts.circumstances.isSuperset(of: [.beenBefore, .early]))
    claim(facts.figures[.gap], is: 4)
    claim(facts.texts[.before], is: "Belém by night")
    claim(none: facts.texts[.spent])
  }
}

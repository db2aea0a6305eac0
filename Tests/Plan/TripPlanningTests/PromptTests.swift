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
    #expect(
      PromptChooser.choose(from: [prompt(text)], for: facts, asked: [])
        == ["3 pictures between 09:12 and 11:05 in Belém, 10.00 EUR, day 1"])
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
    #expect(Set(PromptChooser.choose(from: prompts, for: try facts(trip), asked: [])) == ["Some?", "First?"])
    let other = try facts(trip, "2026-05-09", place: "Évora", kind: "Food")
    #expect(
      Set(PromptChooser.choose(from: prompts, for: other, asked: [])) == ["In Évora?", "None?", "Eaten?"])
  }

  @Test("is never asked twice, in whatever way it was filled")
  func neverTwice() throws {
    let facts = try facts(Trip(photos: try morning))
    let prompts = [prompt("You took {photos} pictures. Why?"), prompt("Why?")]
    #expect(
      PromptChooser.choose(from: prompts, for: facts, asked: ["You took 14 pictures. Why?"]) == ["Why?"])
    #expect(PromptChooser.choose(from: prompts, for: facts, asked: ["Why?"]) == ["You took 3 pictures. Why?"])
    #expect(
      PromptChooser.choose(from: prompts, for: facts, asked: ["You took 14 pictures. Why?", "Why?"]) == [])
  }

  @Test("are three about three things, those first that say most of the day, and always the same")
  func three() throws {
    let facts = try facts(Trip(photos: try morning))
    let prompts =
      [prompt("{photos} from {first} to {last}?", "photos"), prompt("{photos}?", "photos")]
      + (0..<5).map { prompt("Plain \($0)?", "day") } + [prompt("Way?", "way")]
    let chosen = PromptChooser.choose(from: prompts, for: facts, asked: [])
    #expect(chosen.count == 3)
    #expect(chosen.first == "3 from 09:12 to 11:05?")
    #expect(chosen.contains("Way?"))
    #expect(chosen == PromptChooser.choose(from: prompts.reversed(), for: facts, asked: []))
    let onlyPlain = PromptChooser.choose(from: Array(prompts[2...6]), for: facts, asked: [])
    #expect(Set(onlyPlain).count == 3)
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
    #expect(facts.figures[.gap] == 4)
    #expect(facts.texts[.before] == "Belém by night")
    #expect(facts.texts[.spent] == nil)
  }
}

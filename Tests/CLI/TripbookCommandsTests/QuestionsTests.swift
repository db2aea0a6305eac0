import Diagnostics
import Testing

@testable import TripbookCommands

/// A terminal that answers from a list and keeps what was asked.
private final class Script {
  private var answers: [String]
  private(set) var shown = ""

  init(_ answers: [String]) { self.answers = answers }

  var questions: Questions {
    Questions(
      isAsking: true, show: { self.shown += $0 },
      nextLine: { self.answers.isEmpty ? nil : self.answers.removeFirst() })
  }
}

@Suite("Questions at the terminal")
struct QuestionsTests {
  @Test("take an answer without the blanks around it, and Enter for the proposal")
  func answers() throws {
    let script = Script(["  Belém ", "", ""])
    #expect(try script.questions.text("Place") == "Belém")
    #expect(try script.questions.text("Day", proposal: "2026-05-03") == "2026-05-03")
    #expect(try script.questions.text("Place") == nil)
    #expect(script.shown == "Place: Day [2026-05-03]: Place: ")
  }

  @Test("say what is wrong with an answer, and ask again")
  func asksAgain() throws {
    let script = Script(["tomorrow", "2026-05-03"])
    #expect(try script.questions.text("Day", check: DayInput.problem) == "2026-05-03")
    #expect(script.shown.contains("Invalid date: “tomorrow”. Write it like 2026-05-03."))
  }

  @Test(
    "take one of a list by its number or its text, and Enter for none",
    arguments: [(["2"], "fun"), (["FOOD"], "food"), ([""], nil), (["3", "1"], "food"), (["0", ""], nil)])
  func chooses(answers: [String], chosen: String?) throws {
    #expect(try Script(answers).questions.choice("Which", among: ["food", "fun"]) == chosen)
  }

  @Test(
    "take y and n, and Enter for yes",
    arguments: [(["y"], true), (["no"], false), ([""], true), (["?", "N"], false)])
  func sure(answers: [String], isSure: Bool) throws {
    #expect(try Script(answers).questions.isSure("Close it?") == isSure)
  }

  @Test("end where nobody answers any more, and where twenty answers meant nothing")
  func ends() {
    let gone = #expect(throws: CommandStop.self) { try Script([]).questions.text("Place") }
    #expect(gone?.exitStatus == 3)
    let endless = Script(Array(repeating: "?", count: 50))
    #expect(throws: CommandStop.self) { try endless.questions.isSure("Close it?") }
  }
}

import Diagnostics
import Testing

@Suite("Diagnostics that are alike")
struct AlikeDiagnosticsTests {
  private func missing(_ number: Int) -> Diagnostic {
    Diagnostic(
      .warning, .missingPicture, "No picture “p\(number).jpg” in the trip folder",
      at: SourcePlace(file: "a.md", span: SourceSpan(line: number, column: 1, text: "x")),
      advice: "Check its name.")
  }

  /// Of one line each, by what it is about and the way out.
  private func typed(_ told: [(String, String)]) -> [Diagnostic] {
    told.enumerated().map { index, told in
      Diagnostic(
        .error, .badCurrency, "Unknown currency: “\(told.0)”",
        at: SourcePlace(file: "budget.yml", span: SourceSpan(line: index + 1, column: 1, text: "x")),
        advice: told.1)
    }
  }

  @Test("are told once, with the places and the names of the others, from four on")
  func told() {
    #expect((1...3).map(missing).alike.map(\.others.count) == [0, 0, 0])
    let all = (1...5).map(missing)
    #expect(all.alike.map(\.first) == [all[0]])
    #expect(
      all.alike[0].sentence
        == "4 more like this: a.md:2 (“p2.jpg”), a.md:3 (“p3.jpg”), a.md:4 (“p4.jpg”), a.md:5 (“p5.jpg”).")
  }

  @Test("are counted where nobody would read them all, and stand where the first stood")
  func many() {
    let other = Diagnostic(.note, .noAddress, "Other")
    let alike = ([missing(1), other] + (2...65).map(missing)).alike
    #expect(alike.map(\.first) == [missing(1), other])
    #expect(alike[0].isCut && alike[0].sentence?.hasSuffix(" and 44 others.") == true)
    #expect(alike[0].sentence?.hasPrefix("64 more like this: ") == true)
  }

  @Test("are of one code, one severity and the same words outside of quotes")
  func kinds() {
    var others = (1...4).map(missing)
    others[1].severity = .error
    others[2].code = .emptyTrip
    others[3].message = "A picture “p1.jpg” elsewhere"
    #expect(others.alike.count == 4)
  }

  @Test("are not told together where the way out of one is none for the others")
  func waysOut() {
    let code = "Write the three capitals of its code, such as EUR."
    let all = typed([
      ("EUT", "Did you mean EUR?"), ("Q1", code), ("CHX", "Did you mean CHF?"), ("Q2", code), ("Q3", code),
      ("Q4", code),
    ])
    #expect(all.alike.map(\.first) == [all[0], all[1], all[2]])
    #expect(
      all.alike[1].sentence
        == "3 more like this: budget.yml:4 (“Q2”), budget.yml:5 (“Q3”), budget.yml:6 (“Q4”).")
  }

  @Test("have in their list the word of each way out that is another than the first one's")
  func wordsOfWaysOut() {
    let all = typed([
      ("plaec", "Did you mean `place`?"), ("titel", "Did you mean `title`?"),
      ("plac", "Did you mean `place`?"),
      ("tiem", "Did you mean `time`?"),
    ])
    #expect(
      all.alike.map(\.sentence) == [
        "3 more like this: budget.yml:2 (“titel”: `title`), budget.yml:3 (“plac”), budget.yml:4 (“tiem”: `time`)."
      ])
  }

  @Test("are said to have words of their own where the way out is made of them")
  func ownWords() {
    let all = typed(["Foo", "Bar", "Baz", "Qux"].enumerated().map { ($1, "Write \($0 + 5) EUR \($1).") })
    #expect(
      all.alike.map(\.sentence) == [
        "3 more like this, each with its own words: "
          + "budget.yml:2 (“Bar”), budget.yml:3 (“Baz”), budget.yml:4 (“Qux”)."
      ])
  }
}

@Suite("What a broken trip.yml brings about")
struct ConsequencesTests {
  private let stranger = Diagnostic(
    .error, .unknownTraveller, "“Ana” is not a traveller", at: SourcePlace(file: "budget.yml"))
  private let rate = Diagnostic(
    .error, .missingRate, "Missing rate for CHF", at: SourcePlace(file: "budget.yml"))

  private func broken(_ code: DiagnosticCode, _ severity: Diagnostics.Severity = .error) -> Diagnostic {
    Diagnostic(severity, code, "Broken", at: SourcePlace(file: "trip.yml"))
  }

  @Test("is not told as a mistake of its own")
  func told() {
    #expect([stranger, rate, broken(.unclosed)].withoutConsequences() == [broken(.unclosed)])
    #expect([stranger, broken(.wrongKind), rate].withoutConsequences() == [broken(.wrongKind), rate])
    #expect(
      [stranger, broken(.badCurrency), rate].withoutConsequences() == [stranger, broken(.badCurrency)])
  }

  @Test("is nothing where trip.yml reads well, or its mistake is another")
  func others() {
    for settings in [broken(.badDate), broken(.unclosed, .warning)] {
      #expect([stranger, rate, settings].withoutConsequences() == [stranger, rate, settings])
    }
  }
}

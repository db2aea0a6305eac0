import Diagnostics
import Testing

@Suite("Diagnostics that are alike")
struct AlikeDiagnosticsTests {
  private func missing(_ number: Int) -> Diagnostic {
    Diagnostic(
      .warning, .missingPicture, "No picture “p\(number).jpg” in the trip folder",
      at: SourcePlace(file: "a.md", span: SourceSpan(line: number, column: 1, text: "x")),
      advice: "Check \(number).")
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

import Diagnostics
import Testing

@Suite("One diagnostic that counts")
struct GatherDiagnosticsTests {
  private func at(_ file: String, _ line: Int? = nil) -> SourcePlace {
    SourcePlace(file: file, span: line.map { SourceSpan(line: $0, column: 3, text: "  x: 1") })
  }

  private func tab(_ place: SourcePlace?, _ severity: Diagnostics.Severity = .error) -> Diagnostic {
    Diagnostic(
      severity, .tabIndent, "This line begins with a tab", at: place,
      advice: "Indent with spaces.")
  }

  /// The last line that is printed, without the sign before it.
  private func sentence(_ places: [SourcePlace], _ severity: Diagnostics.Severity = .error) -> String {
    let gathered = places.map { tab($0, severity) }.gathered()
    let lines = DiagnosticPrinter(columns: 10_000).text(gathered).split(separator: "\n")
    return lines.last.map { String($0.drop { " =".contains($0) }) } ?? ""
  }

  @Test("What is the same but for its place is told once, where it is first")
  func same() {
    let other = Diagnostic(.error, .badDate, "No date", at: at("b.yml", 2))
    let gathered = [tab(at("a.yml", 1)), tab(at("a.yml", 4)), other, tab(at("c.yml", 2))].gathered()
    #expect(gathered.map(\.code) == [.tabIndent, .badDate])
    #expect(gathered[0].place == at("a.yml", 1))
    #expect(gathered[0].others == [at("a.yml", 4), at("c.yml", 2)])
    #expect(gathered[1] == other)
  }

  @Test("What differs in its severity, code, words or advice stays apart")
  func different() {
    var all = [tab(at("a.yml")), tab(at("a.yml")), tab(at("a.yml")), tab(at("a.yml"))]
    all[1].severity = .warning
    all[2].message = "Another"
    all[3].advice = nil
    #expect(all.gathered() == all)
  }

  @Test("What is told twice of one place, or without any, is told once")
  func twice() {
    #expect([tab(at("a.yml", 1)), tab(at("a.yml", 1))].gathered() == [tab(at("a.yml", 1))])
    #expect([tab(nil), tab(nil)].gathered() == [tab(nil)])
    #expect([tab(at("a.yml")), tab(nil)].gathered() == [tab(at("a.yml"))])
  }

  @Test(
    "The same line of two trips is two places, each shown with its trip, and one trip's order is not broken by another's"
  )
  func trips() {
    let (italy, wales) = (TripID(folder: "2024/italy"), TripID(folder: "wales"))
    let one = tab(at("trip.yml", 3))
    let gathered = [one.of(wales), one.of(italy), one.of(italy), one].inReadingOrder().gathered()
    #expect(gathered.count == 1)
    #expect(
      ([gathered[0].place] + gathered[0].others).map { $0?.path } == [
        "trip.yml", "2024/italy/trip.yml", "wales/trip.yml",
      ])
    let both = [tab(at("z.yml", 1)).of(italy), tab(at("a.yml", 1)).of(wales)]
    #expect(both.reversed().inReadingOrder() == both)
  }

  @Test("What is said of all of a trip, or counted in it, tells which one it is among several")
  func tellsTrip() {
    let italy = TripID(folder: "2024/italy")
    let all = Diagnostic(.error, .emptyTrip, "Nothing in it", tellsTrip: .byFolder).of(italy)
    #expect(all.place?.path == "2024/italy" && all.message == "Nothing in it")
    let code = DiagnosticCode("near-home")
    let count = Diagnostic(.note, code, "Near home, 3 photos", at: at("trip.yml", 3), tellsTrip: .byMessage)
    #expect(count.of(italy).message == "In “2024/italy”, near home, 3 photos")
    #expect(count.of(italy).of(italy) == count.of(italy))
    #expect(tab(nil).of(italy) == tab(nil))
  }

  @Test("A trip.yml that cannot be read excuses nothing in another trip")
  func consequences() {
    let (italy, wales) = (TripID(folder: "italy"), TripID(folder: "wales"))
    let stranger = Diagnostic(.warning, .unknownTraveller, "Unknown traveller “Ben”", at: at("budget.yml", 3))
    let told = [tab(at("trip.yml", 1)).of(italy), stranger.of(italy), stranger.of(wales)]
    #expect(told.withoutConsequences() == [told[0], told[2]])
  }

  @Test("Gathering again changes nothing")
  func again() {
    let once = [tab(at("a.yml", 1)), tab(at("b.yml", 1)), tab(nil)].gathered()
    #expect(once.gathered() == once)
  }

  @Test("Further lines of the same file are lines")
  func lines() {
    #expect(sentence([at("a", 1), at("a", 12)]) == "The same in line 12.")
    #expect(
      sentence([at("a", 1), at("a", 12), at("a", 20), at("a", 31)]) == "The same in lines 12, 20 and 31.")
  }

  @Test("Places in other files are named with them")
  func files() {
    #expect(sentence([at("a", 1), at("b", 7)]) == "The same in one more place: b:7.")
    #expect(
      sentence([at("a", 1), at("a", 2), at("b", 7), at("c", 3), at("c", 4), at("d")])
        == "The same in 5 more places: line 2, b:7, c (lines 3 and 4) and d.")
    #expect(sentence([at("a"), at("b"), at("c")]) == "The same for 2 more files: b and c.")
  }

  @Test("A warning names a few places and counts the rest; an error names forty")
  func limits() {
    let files = (1...300).map { at("\($0).jpg") }
    #expect(
      sentence(files, .warning)
        == "The same for 299 more files: 2.jpg, 3.jpg, 4.jpg, 5.jpg and 295 others.")
    #expect(sentence(files).hasSuffix("40.jpg, 41.jpg and 259 others."))
    #expect(sentence(Array(files.prefix(6)), .warning).hasSuffix("5.jpg and 6.jpg."))
    let gathered = files.map { tab($0) }.gathered()
    #expect(DiagnosticPrinter.cutsPlaces(of: gathered[0]))
    #expect(gathered[0].others.count == 299)
  }

  @Test("A long list of places is broken to the width")
  func width() {
    let gathered = (1...60).map { tab(at("photos/IMG_\($0).jpg")) }.gathered()
    let lines = DiagnosticPrinter(columns: 60).text(gathered).split(separator: "\n")
    #expect(lines.count > 10 && lines.allSatisfy { $0.count <= 60 })
    #expect(lines.dropFirst(4).allSatisfy { $0.hasPrefix("    ") })
  }
}

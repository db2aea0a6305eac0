import Diagnostics
import Testing

@Suite("Diagnostics for GitHub")
struct DiagnosticGitHubTests {
  private let line = SourceSpan(line: 3, column: 7, length: 2, text: "start: 3 May")

  private func text(_ diagnostic: Diagnostic, in folder: String = "lisbon") -> String {
    DiagnosticGitHub.text([diagnostic], folder: folder)
  }

  @Test("A line says where, how bad, which kind, what and what to do")
  func shape() {
    let place = SourcePlace(file: "trip.yml", span: line)
    #expect(
      text(Diagnostic(.error, .badDate, "No date", at: place, advice: "Write it."))
        == "::error file=lisbon/trip.yml,line=3,endLine=3,col=7,endColumn=8,title=bad-date::No date%0AWrite it.\n"
    )
    #expect(
      text(Diagnostic(.warning, .badPicture, "Cut off", at: SourcePlace(file: "a b.jpg")))
        == "::warning file=lisbon/a b.jpg,title=bad-picture::Cut off\n")
    #expect(text(Diagnostic(.note, .noCache, "New")) == "::notice title=no-cache::New\n")
  }

  @Test("Each place has a line of its own")
  func places() {
    var diagnostic = Diagnostic(.error, .badDate, "No date", at: SourcePlace(file: "a.md"))
    diagnostic.others = [SourcePlace(file: "b.md", span: line), SourcePlace(file: "c.md")]
    #expect(
      text(diagnostic).split(separator: "\n").map { $0.prefix { $0 != "," } } == [
        "::error file=lisbon/a.md", "::error file=lisbon/b.md", "::error file=lisbon/c.md",
      ])
  }

  @Test(
    "The folder is part of the path as it was given",
    arguments: [
      (".", "a.md"), ("./", "a.md"), ("./lisbon/", "lisbon/a.md"), ("trips//lisbon/.", "trips/lisbon/a.md"),
      ("../lisbon", "../lisbon/a.md"), ("/home/ana/lisbon/", "/home/ana/lisbon/a.md"), ("/", "/a.md"),
    ])
  func folders(_ folder: String, _ path: String) {
    let diagnostic = Diagnostic(.note, .noCache, "New", at: SourcePlace(file: "a.md"))
    #expect(text(diagnostic, in: folder) == "::notice file=\(path),title=no-cache::New\n")
  }

  /// Reads a line as the runner does: commands end at the second pair of colons, properties at commas.
  private func read(_ line: Substring) -> (properties: [String: String], message: String)? {
    guard let match = line.wholeMatch(of: /::[a-z]+ ([^:]*)::(.*)/) else { return nil }
    let marks = [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
    func plain(_ text: Substring) -> String {
      marks.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
    let pairs = match.1.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
    return (Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), plain($0[1])) }), plain(match.2))
  }

  @Test(
    "No name and no message breaks out of its place",
    arguments: ["a,b:c.md", "a%0A.md", "a\nb\r.md", "::error::x.md", "100%.md", "a=b.md"])
  func escapes(_ name: String) throws {
    let message = "Invalid date: “\(name)”"
    let lines = text(Diagnostic(.error, .badDate, message, at: SourcePlace(file: name)), in: "x").split(
      separator: "\n")
    #expect(lines.count == 1)
    let (properties, said) = try #require(read(lines[0]))
    #expect(properties["file"] == "x/" + name)
    #expect(properties["title"] == "bad-date")
    #expect(properties.count == 2)
    #expect(said == DiagnosticPrinter().text(Diagnostic(.note, .badDate, message)).dropFirst(6).dropLast(12))
  }

  @Test("A place that cannot be is no overflow")
  func impossible() {
    let span = SourceSpan(line: 1, column: .max, length: .max, text: "")
    let diagnostic = Diagnostic(.note, .noCache, "New", at: SourcePlace(file: "a", span: span))
    #expect(text(diagnostic).contains("endColumn=\(Int.max)"))
  }
}

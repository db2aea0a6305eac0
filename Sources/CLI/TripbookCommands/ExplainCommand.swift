import ArgumentParser
import Diagnostics
import Documentation

/// `tripbook explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say more about a problem, with an example.",
    discussion: """
      Every problem that Tripbook reports has a code in brackets behind its first line. Without a code, all codes are \
      listed.

      EXAMPLES
        tripbook explain tab-indent
        tripbook explain

      EXIT STATUS
        0 explained; 2 there is no such code
      """)

  @Argument(help: ArgumentHelp("The code of a problem.", valueName: "code"))
  var code: String?

  func run() throws {
    let surroundings = Surroundings()
    let printer = HandbookPrinter(colour: surroundings.wantsColour(1), columns: surroundings.columns(1))
    do throws(NoExplanation) {
      let problems = try ProblemBook(surroundings)
      let text = if let code { try problems.explanation(of: code) } else { problems.list }
      Console.print(PaintedText(printer.text(text)))
    } catch {
      Console.refuse(error.message)
      throw ExitCode(2)
    }
  }
}

/// Why nothing is explained, and what to do.
private struct NoExplanation: Error {
  var message: String
}

/// What there is to say about every problem: the documents of `docs/problems`.
private struct ProblemBook {
  private let sections: [HandbookSection]

  init(_ surroundings: Surroundings) throws(NoExplanation) {
    guard let folder = surroundings.docsFolder else {
      throw NoExplanation(
        message:
          "Tripbook's documents are not where they should be. Install it again with `make install`, or name "
          + "the folder that holds `docs` in TRIPBOOK_SHARE.")
    }
    sections = Handbook(folder: folder).problems
  }

  /// Takes the code as it is printed, also with its brackets and in capitals.
  func explanation(of written: String) throws(NoExplanation) -> String {
    let name = written.filter { !"[]".contains($0) }.lowercased()
    if let section = codes.first(where: { $0.name == name }) { return "# \(name)\n\n" + section.text }
    let near = Spelling.nearest(to: name, among: codes.map(\.name))
    throw NoExplanation(
      message: "No problem has the code “\(VisibleText.of(written))”. "
        + (near.map { "Did you mean `\($0)`?" } ?? "`tripbook explain` lists them all."))
  }

  /// All codes below the headings of their groups, each with the first sentence about it.
  var list: String {
    sections.map { section in
      section.level == 1 ? "\n## \(section.name)\n" : "- **\(section.name)**: \(section.summary)"
    }.joined(separator: "\n")
  }

  private var codes: [HandbookSection] { sections.filter { $0.level > 1 } }
}

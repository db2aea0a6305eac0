import ArgumentParser
import Diagnostics
import SiteBuilder
import TripCompiler
import TripModel
import TripPlanner
import TripWriter

/// `tripbook new attraction`.
struct NewAttractionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attraction",
    abstract: "Save something worth a visit to attractions.yml.",
    discussion: """
      Without --at it stands where the trip has a place of its name, else on no map yet; on a terminal you are asked. \
      `tripbook find attractions` looks for some near a place.

      EXAMPLES
        tripbook new attraction lisbon 'Castelo de São Jorge' --at '38.7139, -9.1335' --category sight
        tripbook new attraction 'Sauce bar' --at 'Alfama, 38.711 -9.13' --category food --rating 4.5
        tripbook new attraction lisbon 'Tram museum' --hours 'Tue-Sun 10:00-18:00' --day 2026-05-05

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written: it is saved already, say
      """)

  @Argument(
    help: ArgumentHelp(
      "The trip folder, unless you are in it; then what it is called.", valueName: "folder> <name"),
    completion: .directory)
  var words: [String] = []

  @Option(
    parsing: .unconditional,
    help: "Where it is: a position in any form, a link from a map, or the name of a place of the trip.")
  var at: String?

  @Option(help: "What it is: sight, food, stay, museum, view, shopping, or a word of your own.")
  var category: String?

  @Option(help: "How good it is said to be, from 0 to 5.")
  var rating: String?

  @Option(help: "How dear it is: free, € to €€€€, or 1 to 4.")
  var price: String?

  @Option(help: ArgumentHelp("What a visit costs, such as '12 EUR'.", valueName: "amount"))
  var cost: String?

  @Option(help: "When it is open, such as 'Mon-Fri 09:00-18:00; Sat 10:00-14:00'.")
  var hours: String?

  @Option(help: "Its page.")
  var website: String?

  @Option(help: ArgumentHelp("The day for which you plan it, perhaps with a time.", valueName: "date"))
  var day: String?

  @Option(help: "A sentence about it.")
  var description: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writing(options) { surroundings in
      let (folder, words) = surroundings.folder(before: words)
      let desk = try await Desk.open(folder, for: .own(.written), options, surroundings, before: words)
      let name = try desk.needed(
        words.joined(separator: " "), "What is it called", or: "Missing attraction name",
        advice: "Say what it is called: tripbook new attraction 'Castelo de São Jorge'.")
      var item = AttractionItem(name: name)
      item.at = try position(of: name, desk)
      item.category = try category.filled ?? asked("What kind of place is it", desk)
      item.rating = rating.filled
      item.price = price.filled
      item.cost = cost.filled
      item.hours = try hours.filled ?? asked("When is it open", desk)
      item.website = website.filled
      item.day = day.filled
      item.description = try description.filled ?? asked("What is there to say", desk)
      let (line, remarks) = try AttractionShelf(desk: desk).add(item)
      desk.console.report(remarks)
      desk.console.tell([
        "Saved “\(name)”\(item.at.map { " at \($0)" } ?? "") in "
          + "\(desk.shown(desk.folder.smallFile("attractions"))):\(line).",
        "Next: \(desk.command("build")).",
      ])
    }
  }

  /// Somebody who said where it is has said enough, and is not asked for more.
  private func asked(_ question: String, _ desk: Desk) throws(CommandStop) -> String? {
    guard at == nil, desk.questions.isAsking else { return nil }
    return try desk.questions.text(question)
  }

  /// As it shall stand in the file.
  private func position(of name: String, _ desk: Desk) throws(CommandStop) -> String? {
    if let at = at.filled {
      let (place, problem) = Survey.place(at, as: "--at")
      if let problem { throw CommandStop([problem]) }
      return place.map { $0.written } ?? at
    }
    let known = KnownPlaces(plan: desk.plan)[name]?.coordinate.written
    guard desk.questions.isAsking else { return known }
    let answer = try desk.questions.text("Where is it", proposal: known) { Survey.place($0, as: "Where").1 }
    return answer.map { answer in Survey.place(answer, as: "Where").0.map { $0.written } ?? answer }
  }
}

extension NamedPlace {
  /// `Alfama, 38.711, -9.13`, a position alone, or a name alone.
  var written: String {
    [name, coordinate?.written].compactMap(\.self).joined(separator: ", ")
  }
}

/// Where new attractions are put: the end of `attractions.yml`.
struct AttractionShelf {
  let desk: Desk

  /// - Returns: the line on which it stands, and what there is to say of it that keeps nothing from being shown.
  func add(_ item: AttractionItem) throws(WriteProblem) -> (line: Int, remarks: [Diagnostic]) {
    let file = desk.folder.smallFile("attractions")
    var added = (line: 1, remarks: [Diagnostic]())
    try desk.folder.change(file) { old throws(WriteProblem) in
      let edited = try ListGrowth.adding(item.lines, below: nil, to: old, file: file)
      let (saved, diagnostics) = desk.survey.attractions(edited.bytes, file: file)
      let remarks = diagnostics.filter { $0.isAbout(edited.lines) }
      let problems = remarks.filter { $0.severity == .error }
      if let first = problems.first { throw WriteProblem(first, others: problems.dropFirst()) }
      guard saved.last?.name == item.name else { throw .notRead(file) }
      added = (edited.lines.lowerBound, remarks)
      return edited.bytes
    }
    return added
  }
}

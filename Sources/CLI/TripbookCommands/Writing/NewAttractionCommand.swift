import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting

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
    help: .tripFolder(then: "what it is called", "<name"), completion: .directory)
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
      let session = try await EditSession.open(folder, options, surroundings, before: words)
      let name = try session.needed(
        words.joined(separator: " "), "What is it called", or: "Missing attraction name",
        advice: "Say what it is called: tripbook new attraction 'Castelo de São Jorge'.")
      let at = try position(of: name, session)
      let item = try ListItem([
        "name": name, "at": at,
        "category": category.filled ?? asked("What kind of place is it", session),
        "rating": rating.filled, "price": price.filled, "website": website.filled, "cost": cost.filled,
        "hours": hours.filled ?? asked("When is it open", session), "day": day.filled,
        "description": description.filled ?? asked("What is there to say", session),
      ])
      let place = try session.save(item, called: name)
      session.tellWritten("Saved “\(name)”\(at.map { " at \($0)" } ?? "") in \(place).")
    }
  }

  /// Somebody who said where it is has said enough, and is not asked for more.
  private func asked(_ question: String, _ session: EditSession) throws(CommandStop) -> String? {
    guard at == nil, session.questions.isAsking else { return nil }
    return try session.questions.text(question)
  }

  /// As it shall stand in the file.
  private func position(of name: String, _ session: EditSession) throws(CommandStop) -> String? {
    if let at = at.filled {
      return try PlaceInput.place(at, as: "--at").written
    }
    let known = KnownPlaces(plan: session.plan)[name]?.coordinate.written
    guard session.questions.isAsking else { return known }
    let answer = try session.questions.text("Where is it", proposal: known) {
      PlaceInput.problem($0, as: "Where")
    }
    return try answer.map { answer throws(CommandStop) in try PlaceInput.place(answer, as: "Where").written }
  }
}

extension EditSession {
  /// Adds an attraction to those that are saved, and reports what there is to say of it; returns where it stands.
  func save(_ item: ListItem, called name: String) throws(WriteProblem) -> String {
    let added = try append([item.lines], to: .attractions, refusing: .error) { $0.name == name }
    console.report(added.remarks)
    return added.place
  }
}

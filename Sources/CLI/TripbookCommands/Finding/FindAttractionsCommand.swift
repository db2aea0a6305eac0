import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting

/// `tripbook find attractions`.
struct FindAttractionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attractions",
    abstract: "List the twenty nearest attractions, or those of a name, and save one.",
    discussion: """
      Looks through the map extracts in the trip's maps/, and through the files that --from names: GeoJSON, the \
      saved places of Google Takeout (“Saved Places.json”), and its lists (CSV). Nothing is asked of the network. \
      Without --near it looks around the trip's destination, else where the trip last was.

      EXAMPLES
        tripbook find attractions --near Tarifa --category food
        tripbook find attractions --best --rating 4 --day 2026-05-03
        tripbook find attractions lisbon castelo --near '38.71 -9.14'
        tripbook find attractions lisbon --from 'Takeout/Saved Places.json' --save 3

      EXIT STATUS
        0 listed or saved; 1 nothing found; 2 wrong use, or no such file; 3 nothing written: it is saved already, say
      """)

  @Argument(
    help: .tripFolder(then: "a name or a part of one", "<name"), completion: .directory)
  var words: [String] = []

  @Option(
    parsing: .unconditional, help: "Around where: a place of the trip, a position, or a link from a map.")
  var near: String?

  @Option(help: "Only those of a kind: sight, food, stay, museum, view, shopping, transport.")
  var category: String?

  @Flag(help: "The best rated first, of equals the nearer; otherwise the nearest.")
  var best = false

  @Option(help: "Only those that are at most so dear: free, or 1 to 4.")
  var price: String?

  @Option(help: "Only those that are rated so well at least, from 0 to 5.")
  var rating: String?

  @Option(help: ArgumentHelp("Only those that are open on a day.", valueName: "date"))
  var day: LocalDate?

  @Option(
    help: ArgumentHelp("Another file to look through; may be given more than once.", valueName: "file"),
    completion: .file())
  var from: [String] = []

  @Option(
    help: ArgumentHelp("Save the one of this number in the list to attractions.yml.", valueName: "number"))
  var save: Int?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writingWithResult(options) { surroundings in
      let hasFolder = words.first.map { surroundings.isFolder($0) } ?? false
      let session = try await EditSession.open(
        hasFolder ? words[0] : nil, for: .own(.shown), options, surroundings)
      let name = words.dropFirst(hasFolder ? 1 : 0).joined(separator: " ")
      let (centre, town) = try centre(session)
      let (places, problems) = try places(session, surroundings)
      let search = AttractionSearch(name: name, category: category.filled, near: centre, limits: try limits())
      let found = search.found(among: places)
      guard !found.isEmpty else {
        return WritingResult(diagnostics: problems, lines: [nothing(places, name)], exitStatus: 1)
      }
      if let save { return WritingResult(diagnostics: problems, lines: try saved(save, of: found, session)) }
      if let town { Console.print("Around \(VisibleText.of(town)):\n") }
      let columns = surroundings.columns(1)
      for line in AttractionLines(found, units: session.plan.profile.units, columns: columns).lines {
        Console.print(VisibleText.of(line) + "\n")
      }
      return WritingResult(
        diagnostics: problems,
        lines: ["Next: the same with `--save 1` saves the first, and so on."])
    }
  }

  private func limits() throws(CommandStop) -> AttractionLimits {
    var limits = AttractionLimits(isBestFirst: best, day: day)
    if let price = price.filled {
      guard let known = AttractionValues.price(price) else {
        throw .notSaid(
          "--price: “\(price)” is no level of prices", advice: "Write free, 1 to 4, or signs such as €€.")
      }
      limits.price = known
    }
    if let rating = rating.filled {
      guard let known = AttractionValues.rating(rating) else {
        throw .notSaid(
          "--rating: “\(rating)” is no rating", advice: "Write a number from 0 to 5, such as 4.5.")
      }
      limits.rating = known
    }
    return limits
  }

  private func saved(_ number: Int, of found: [FoundAttraction], _ session: EditSession) throws -> [String] {
    guard found.indices.contains(number - 1) else {
      throw CommandStop.notSaid(
        "No number \(number) in the list",
        advice: found.count == 1 ? "It has only one." : "Its numbers are 1 to \(found.count).")
    }
    let place = found[number - 1].place
    let item = ListItem(place)
    return session.withNext("Saved “\(place.name)” in \(try session.save(item, called: place.name)).")
  }

  /// Around where to look, and what town that is where the trip itself does not say; nil where nothing tells, which
  /// is only so much as no order.
  private func centre(_ session: EditSession) throws(CommandStop) -> (Coordinate?, town: String?) {
    guard let near = near.filled else {
      let last = session.plan.way.route.stops.last?.coordinate ?? session.plan.places.last?.coordinate
      return (session.plan.way.destination?.value.coordinate ?? last, nil)
    }
    if let coordinate = try PlaceInput.place(near, as: "--near", exitStatus: 2).coordinate {
      return (coordinate, nil)
    }
    if let known = KnownPlaces(plan: session.plan)[near] { return (known.coordinate, nil) }
    if let town = session.survey.town(named: near) { return (town.coordinate, town.name) }
    throw CommandStop(
      .placeNotFound, "--near: unknown place “\(near)”",
      advice: "Write its position, such as 36.0139 -5.6060, or paste a link from a map.", exitStatus: 2)
  }

  /// Everything in the files, and what is wrong in them.
  private func places(
    _ session: EditSession, _ surroundings: Surroundings
  ) throws(CommandStop) -> (places: [Attraction], problems: [Diagnostic]) {
    let maps = session.folder.root + "/maps"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: maps)) ?? []).sorted()
      .filter { SavedPlaces.isNamed($0) }
    let files =
      names.map { (path: maps + "/" + $0, shown: "maps/" + $0) }
      + from.map { (path: surroundings.absolute($0), shown: $0) }
    guard !files.isEmpty else {
      throw .notSaid(
        "No files to search",
        advice: "Put a map extract into maps/ (`tripbook help maps of your own`), or name a file with --from."
      )
    }
    var places: [Attraction] = []
    var problems: [Diagnostic] = []
    for file in files {
      let saved = SavedPlaces.read(file.path, as: file.shown, language: session.plan.profile.language)
      if let problem = saved.diagnostic {
        if saved.places.isEmpty, from.contains(file.shown) { throw CommandStop([problem], exitStatus: 2) }
        problems.append(problem)
      }
      places += saved.places
    }
    return (places, problems)
  }

  private func nothing(_ places: [Attraction], _ name: String) -> String {
    guard !places.isEmpty else { return "Nothing to save in these files." }
    let among =
      places.count == 1
      ? "The one place in these files is none" : "None of the \(places.count) places in these files is"
    let kind = category.filled.map { " of the kind “\($0)”" } ?? ""
    let called = name.isEmpty ? "" : " called “\(name)”"
    let limits = price.filled != nil || rating.filled != nil || day != nil
    let bounds = limits ? (kind + called == "" ? " within your limits" : " and within your limits") : ""
    // What nothing tells, no limit can be held against.
    let untold = [
      price.filled != nil && places.allSatisfy { $0.price == nil } ? "price" : nil,
      rating.filled != nil && places.allSatisfy { $0.rating == nil } ? "rating" : nil,
      day != nil && places.allSatisfy { $0.hours == nil } ? "hours" : nil,
    ].compactMap(\.self)
    return among + kind + called + bounds + "."
      + (untold.isEmpty ? "" : " They tell no " + untold.joined(separator: ", no ") + ".")
  }
}

extension ListItem {
  /// What a file says of a place, as it will stand in `attractions.yml`.
  fileprivate init(_ place: Attraction) {
    self.init([
      "name": place.name, "at": place.at?.value.coordinate?.written, "category": place.category,
      "rating": place.rating.map { "\(Double($0.hundredths) / 100)" },
      "price": place.price.map { $0.level == 0 ? "free" : "\($0.level)" }, "address": place.address,
      "phone": place.phone, "website": place.link,
      // Hours that would not be understood are only a warning at every build.
      "hours": place.hours == nil ? nil : place.hoursText, "description": place.description,
    ])
  }
}

import Diagnostics
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting

/// What a command goes by that asks others about places to go next: the destinations of a trip or of a library,
/// whichever the folder is.
struct DestinationSession {
  let folder: TripFolder
  let named: NamedFolder
  let console: Console
  let today: LocalDate
  private let order: BuildOptions
  private let destinations: [Destination]
  /// Near which nothing is asked.
  private let circles: [PrivateCircle]
  /// Those of which the site of a trip tells, by their names: what the trip's own files call a place may be near home.
  /// Nil for a library.
  private let told: Set<String>?
  private let language: String
  private let refusal: EditSession.Refusal

  /// Reads the folder that is named, else the one in which one is. `word` was given where a folder could have been.
  static func open(
    _ given: String?, insteadOf word: String?, _ refusal: EditSession.Refusal, _ options: SharedOptions,
    _ surroundings: Surroundings
  ) async throws -> DestinationSession {
    let name = try surroundings.tripOrLibrary(given, insteadOf: word)
    let order = try options.order(folder: name, output: nil, surroundings)
    let library = await TripsOfLibrary(order.folder, privacy: order.privacy, workers: order.workers)?.reading
    if let library {
      TripFolder(order.folder).clearUp()
      try mustBeClear(library, order, refusal)
      return DestinationSession(
        folder: TripFolder(order.folder), named: NamedFolder(name: name),
        console: Console(options: options, folder: name, surroundings: surroundings),
        today: order.today.date(in: nil), order: order,
        destinations: try Self.some(library.destinations),
        circles: library.places.map(\.circle), told: nil, language: library.settings.language,
        refusal: refusal)
    }
    let session = try await EditSession.open(name, for: .others(refusal), options, surroundings)
    let settings = session.trip.settings
    return DestinationSession(
      folder: session.folder, named: session.named, console: session.console, today: session.survey.today,
      order: order, destinations: try Self.some(session.trip.destinations),
      circles: settings.privatePlaces.map(\.circle),
      told: Set((session.plan.next?.destinations ?? []).map(\.name)), language: settings.language,
      refusal: refusal)
  }

  /// What the folder names, which is at least one.
  private static func some(_ destinations: [Destination]) throws(CommandStop) -> [Destination] {
    guard destinations.isEmpty else { return destinations }
    throw .notSaid(
      "No destinations.yml in this folder, or none that names a place",
      advice: "Write into one where you might go next: `tripbook help destinations.yml` shows how.")
  }

  /// Nobody is asked where a private place may be that is not known.
  private static func mustBeClear(
    _ library: LibraryReader.Reading, _ order: BuildOptions, _ refusal: EditSession.Refusal
  ) throws(CommandStop) {
    guard !library.doubts.isEmpty else { return }
    var teller = TripCompiler(order, for: .readers, depth: .words)
    teller.report(of: library)
    throw CommandStop(
      teller.diagnostics.filter { $0.severity == .error } + [
        Diagnostic(
          .error, .heldBack, refusal.what + ": unclear what of this library is private",
          advice: refusal.wayOut)
      ])
  }
}

// MARK: - Whom to ask about

extension DestinationSession {
  /// The names of all destinations.
  var names: [String] { destinations.map(\.name) }

  /// A destination that is asked about.
  struct Asked {
    var destination: Destination
    var place: Coordinate
  }

  /// What is asked about, and what there is to say of the others.
  struct Choice {
    var asked: [Asked] = []
    var diagnostics: [Diagnostic] = []
    /// Whether some are near a private place: that is told without their names.
    var isAnyWithheld = false
  }

  /// The one that is named, else all that readers get and that are `wanted`.
  func choice(of name: String?, where isWanted: (Destination) -> Bool) throws(CommandStop) -> Choice {
    let shown = destinations.published(on: today)
    let wanted: [Destination]
    if let name { wanted = try [one(name, among: shown)] } else { wanted = shown.filter(isWanted) }
    let found = whereabouts(of: wanted)
    var choice = Choice()
    choice.diagnostics += [found.problem].compactMap(\.self)
    for (destination, whereabouts) in zip(wanted, found.places) {
      switch whereabouts {
      case .at(let place, _): choice.asked.append(Asked(destination: destination, place: place))
      case .withheld: choice.isAnyWithheld = true
      case .unknown: choice.diagnostics.append(.noPosition(of: destination, isError: name != nil))
      }
    }
    guard name != nil, choice.asked.isEmpty else { return choice }
    guard choice.isAnyWithheld else { throw CommandStop(choice.diagnostics) }
    throw CommandStop(
      .nothingFetched, "Near home or in a private zone: nobody is asked about it", advice: refusal.wayOut)
  }

  /// Where each is, as far as the site tells it.
  private func whereabouts(
    of destinations: [Destination]
  ) -> (places: [DestinationWhereabouts], problem: Diagnostic?) {
    let found = order.whereabouts(of: destinations, outside: circles, language: language)
    let places = zip(destinations, found.places).map { destination, place in
      told?.contains(destination.name) == false ? DestinationWhereabouts.withheld : place
    }
    return (places, found.problem)
  }

  private func one(_ name: String, among shown: [Destination]) throws(CommandStop) -> Destination {
    if let known = ByPlace(destinations.map { (name: $0.name, thing: $0.name) })[name] {
      if let found = shown.first(where: { $0.name == known }) { return found }
      throw CommandStop(
        .nothingFetched, "Kept back from readers: nobody is asked about it", advice: refusal.wayOut)
    }
    // Of what is near home no name is told.
    let open = zip(shown, whereabouts(of: shown).places).filter { $0.1 != .withheld }.map { $0.0.name }
    let names = open.prefix(Self.mostShown).joined(separator: ", ")
    throw .notSaid(
      "No destination “\(VisibleText.of(name))” in destinations.yml",
      advice: names.isEmpty ? "Write it there first." : "There are: \(names).")
  }

  /// Of more, nobody reads a list.
  private static let mostShown = 12

  /// That of private places nothing is told.
  func tellWithheld(_ choice: Choice) {
    if choice.isAnyWithheld {
      console.tell(["Of what is near home or in a private zone nothing is told."])
    }
  }
}

extension Diagnostic {
  fileprivate static func noPosition(of destination: Destination, isError: Bool) -> Diagnostic {
    // The line may hold something that is for nobody else, so it is not shown.
    Diagnostic(
      isError ? .error : .warning, .placeNotFound,
      "No one town known as “\(destination.town)”: nobody is asked about it",
      at: SourcePlace(file: destination.source.file),
      advice: "Write the position of “\(destination.name)”, such as `at: 35.0116, 135.7681`.")
  }
}

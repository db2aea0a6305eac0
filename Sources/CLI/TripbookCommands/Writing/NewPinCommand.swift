import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting

/// `tripbook new pin`.
struct NewPinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Add a place to pins.yml.",
    discussion: """
      Without --at the position is that of a place of this name in the trip, else the middle of the town or quarter \
      of this name that the atlas knows near the trip, else that of the last picture of the day; on a terminal you \
      are asked. Which one was taken is said. A trip that is closed takes pins still.

      EXAMPLES
        tripbook new pin lisbon 'Torre de Belém' --at '38.6916, -9.2160' --category sight
        tripbook new pin 'Pastéis de Belém' --at 'https://www.openstreetmap.org/#map=17/38.6975/-9.2033'
        tripbook new pin lisbon Belém
        tripbook new pin lisbon 'The bench' --time 18:40

      EXIT STATUS
        0 written; 2 wrong use; 3 nothing written: the position is none, say
      """)

  @Argument(
    help: .tripFolder(then: "what the place is called", "<name"), completion: .directory)
  var words: [String] = []

  @Option(
    parsing: .unconditional,
    help: "Where it is: a position in any form, a link from a map, or a place or town by its name.")
  var at: String?

  @Option(help: "What it is: sight, food, stay, museum, transport, view, or a word of your own.")
  var category: String?

  @Option(help: ArgumentHelp("When you were there, today if you say no day.", valueName: "hh:mm"))
  var time: String?

  @Option(help: ArgumentHelp("The day on which you were there.", valueName: "date"))
  var day: LocalDate?

  @Option(help: "A sentence about it.")
  var description: String?

  @OptionGroup var options: SharedOptions

  func run() async throws {
    try await writing(options) { surroundings in
      let (folder, words) = surroundings.folder(before: words)
      let session = try await EditSession.open(folder, options, surroundings, before: words)
      let name = try session.needed(
        words.joined(separator: " "), "What is the place called", or: "Missing pin name",
        advice: "Say what the place is called: tripbook new pin 'Torre de Belém'.")
      let found = try PinPosition(session: session, name: name, day: day ?? session.survey.today).position(
        at.filled)
      let isAsking = at == nil && session.questions.isAsking
      let pin = try ListItem([
        "title": name, "at": found.coordinate.written, "time": timeText(session), "category": category.filled,
        "description": description ?? (isAsking ? session.questions.text("What is there") : nil),
      ])
      let added = try session.append([pin.lines], to: .pins) { $0.title == name }
      session.tellWritten(
        "Wrote “\(name)” at \(found.coordinate.written)\(found.why.map { ", " + $0 + "," } ?? "") "
          + "into \(added.place).")
    }
  }

  private func timeText(_ session: EditSession) throws(CommandStop) -> String? {
    guard let time = time.filled else { return day?.description }
    let clock = try DayInput.time(time).hourAndMinute
    return "\(day ?? session.survey.today) \(clock)"
  }
}

/// Where a new pin stands, and why.
struct PinPosition {
  let session: EditSession
  let name: String
  let day: LocalDate

  /// Metres within which two pins of one name are one place.
  private static let samePlace = 100.0

  func position(_ given: String?) throws(CommandStop) -> (coordinate: Coordinate, why: String?) {
    if let given { return try place(given, as: "--at") }
    if let pin = samePin { throw .alreadyPinned(pin) }
    let town = knownPlace == nil ? session.survey.town(meantBy: name) : .none
    let proposal = knownPlace ?? town.position ?? lastPicture
    guard session.questions.isAsking else {
      if let proposal { return proposal }
      throw .notSaid("Nothing in this trip says where “\(name)” is", advice: town.advice)
    }
    let shown = proposal.map { found in found.coordinate.written + (found.why.map { ", " + $0 } ?? "") }
    let answer = try session.questions.text("Where is it", proposal: shown) { answer in
      PlaceInput.problem(answer, as: "Where")
    }
    if let proposal, answer == shown { return proposal }
    guard let answer else { throw .notAnswered }
    return try place(answer, as: "Where")
  }

  /// As somebody gives it: a position, or the name of a place of the trip or of a town.
  private func place(
    _ text: String, as option: String
  ) throws(CommandStop) -> (coordinate: Coordinate, why: String?) {
    let place = try PlaceInput.place(text, as: option)
    let found: (coordinate: Coordinate, why: String?)?
    if let coordinate = place.coordinate {
      found = (coordinate, nil)
    } else {
      found = if let name = place.name { try session.position(of: name, as: option) } else { nil }
    }
    guard let found else { throw .notAPosition(text, as: option) }
    if let pin = samePin, pin.coordinate.distance(to: found.coordinate) < Self.samePlace {
      throw .alreadyPinned(pin)
    }
    return found
  }

  private var samePin: Pin? { session.trip.pins.first { $0.title.lowercased() == name.lowercased() } }

  private var knownPlace: (coordinate: Coordinate, why: String?)? {
    KnownPlaces(plan: session.plan)[name].map { ($0.coordinate, "where the trip has a place of this name") }
  }

  /// Where the day's last picture was taken.
  private var lastPicture: (coordinate: Coordinate, why: String?)? {
    let photo = session.plan.media.photos.last { $0.day?.value == day && $0.position != nil }
    guard let photo, let position = photo.position else { return nil }
    let time = photo.taken.map { " at \($0.value.local.time.hourAndMinute)" } ?? ""
    return (position.value, "where \(photo.photo.file) was taken\(time)")
  }
}

extension EditSession {
  /// Where a place of the trip is, or the town that its name means, with what that is; nil where nothing is called so.
  func position(
    of name: String, as option: String
  ) throws(CommandStop) -> (coordinate: Coordinate, why: String?)? {
    if let known = KnownPlaces(plan: plan)[name] {
      return (known.coordinate, "where the trip has a place of this name")
    }
    let town = survey.town(meantBy: name)
    if case .open = town {
      throw CommandStop(
        .ambiguousPlace, "\(option): this trip does not tell which town “\(name)” is", advice: town.choices)
    }
    return town.position
  }
}

extension AskedTown {
  fileprivate var position: (coordinate: Coordinate, why: String?)? {
    guard case .one(let town) = self else { return nil }
    return (town.coordinate, "the middle of \(town.inFull)")
  }

  /// How to say where it is.
  fileprivate var advice: String {
    let plain = "Say it with --at, such as --at '38.6916, -9.2160', or paste a link from a map."
    if case .open = self { return plain + " " + choices }
    return plain
  }

  /// The towns of which one is to be named.
  fileprivate var choices: String {
    guard case .open(let towns) = self else { return "" }
    return "The atlas knows " + towns.joined(separator: "; ") + ": write one of them, or its position."
  }
}

extension CommandStop {
  /// `other` is a sentence on what else may be done.
  static func notAPosition(
    _ text: String, as option: String, else other: String? = nil, exitStatus: Int32 = 3
  ) -> CommandStop {
    CommandStop(
      .badCoordinate, "\(option): “\(text)” is not a position, nor a place or a town that is known",
      advice: "Write latitude and longitude, such as 38.6916 -9.2160, or paste a link from a map."
        + (other.map { " " + $0 } ?? ""),
      exitStatus: exitStatus)
  }

  fileprivate static func alreadyPinned(_ pin: Pin) -> CommandStop {
    CommandStop([
      Diagnostic(
        .error, .alreadyThere, "There is a pin “\(pin.title)” already", at: pin.source,
        advice: "Give this one another name, or say with --at that it is elsewhere.")
    ])
  }
}

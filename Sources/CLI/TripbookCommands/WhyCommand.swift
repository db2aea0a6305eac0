import ArgumentParser
import Diagnostics
import Foundation
import SiteBuilding
import TripCompiling
import TripModel
import TripReading
import Explanations

/// `tripbook why`.
struct WhyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Say how a photo, entry, pin or expense came to its day, place or amount.",
    discussion: """
      The file is one of a trip: a picture, a text, a track, or a small file with the line of a pin, a booking, an \
      attraction, an expense, a person or a day's weather. Nothing is written.

      EXAMPLES
        tripbook why lisbon/photos/IMG_2231.jpg
        tripbook why lisbon/journal/2026-05-03-belem.md
        tripbook why lisbon/budget.yml:14
        tripbook why lisbon/pins.yml:3

      EXIT STATUS
        0 told; 2 there is no such file, or it is none of a trip
      """)

  @Argument(
    help: ArgumentHelp("A file of the trip; after a colon, a line of it.", valueName: "file"),
    completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The trip folder.",
      discussion: """
        Otherwise the nearest folder above the file with a trip.yml, or the one you are in; of a library, the trip that \
        has the file.
        """,
      valueName: "folder"), completion: .directory)
  var trip: String?

  @Option(
    help: ArgumentHelp("The day for which the site would be made, such as 2026-05-03.", valueName: "date"))
  var today: LocalDate?

  func run() async throws {
    let surroundings = Surroundings()
    do throws(NoSuchThing) {
      let place = try await AskedPlace(file, trip: trip, surroundings)
      let order = try order(of: place.folder, surroundings)
      let inquiry = await TripInquiry.about(place.file, line: place.line, in: order)
      surroundings.removeSpareCache()
      try Self.tell(inquiry, of: place, surroundings)
    } catch {
      Console.refuse(error.message)
      throw ExitCode(2)
    }
  }

  /// As `check` would be ordered, but for the day.
  private func order(of folder: String, _ surroundings: Surroundings) throws(NoSuchThing) -> BuildOptions {
    do {
      let options = try SharedOptions.parse(today.map { ["--today", $0.description] } ?? [])
      return try options.order(folder: folder, output: nil, surroundings)
    } catch {
      throw NoSuchThing(message: (error as? ValidationError)?.message ?? "\(error)")
    }
  }

  private static func tell(
    _ inquiry: TripInquiry, of place: AskedPlace, _ surroundings: Surroundings
  ) throws(NoSuchThing) {
    for answer in inquiry.answers {
      Console.print(VisibleText.of(answer.subject) + "\n")
      for sentence in answer.sentences { Console.print("  " + VisibleText.of(sentence) + "\n") }
    }
    let printer = DiagnosticPrinter(
      colour: surroundings.wantsColour(1), columns: surroundings.columns(1),
      breaksMessages: surroundings.isTerminal(1))
    for diagnostic in inquiry.diagnostics { Console.print(PaintedText(printer.text(diagnostic) + "\n")) }
    guard inquiry.answers.isEmpty, inquiry.diagnostics.isEmpty else { return }
    if let lines = place.lines(from: inquiry.otherLines) {
      throw NoSuchThing(message: "No expense in line \(place.line ?? 0) of \(place.shown): \(lines).")
    }
    throw NoSuchThing(
      message:
        "Nothing is known of \(place.shown). Ask about a picture, a text, a track, or the line of a pin, a booking, "
        + "an attraction or an expense (budget.yml:14); `tripbook check` says which files are not read.")
  }
}

/// Why nothing can be told, and what to do.
struct NoSuchThing: Error {
  var message: String
}

/// What was asked about: a file of a trip folder, and the line.
struct AskedPlace {
  let folder: String
  /// Relative to the folder.
  let file: String
  let line: Int?

  /// As it is shown to whoever asked.
  var shown: String { "“\(VisibleText.of(file))”" }

  init(_ written: String, trip: String?, _ surroundings: Surroundings) async throws(NoSuchThing) {
    let (path, line) = try await Self.found(written, trip, surroundings)
    self.line = line
    let above = Self.foldersAbove(path)
    // Whoever names a library means the trip in it that has the file.
    let named = trip.map(surroundings.absolute).flatMap { LibraryReader.isLibrary($0) ? nil : $0 }
    var trips: TripsOfLibrary?
    if named == nil, let library = above.first(where: LibraryReader.isLibrary) {
      trips = await TripsOfLibrary(library, privacy: surroundings.privacy(makesKey: false), workers: 1)
    }
    // Of a library, a folder of pictures alone may be a trip.
    let ofLibrary = trips?.reading.trip(holding: path)?.folder
    let found = named ?? above.first { Self.holdsTrip($0) || $0 == ofLibrary }
    if found == nil, let trips {
      let names = trips.names.isEmpty ? "it has none yet" : trips.names.joined(separator: ", ")
      let own =
        Self.isOfLibrary(path)
        ? " It holds for all of them, and `tripbook check` of the library says what is wrong in it." : ""
      throw NoSuchThing(
        message: "The file is in none of the trips of this library: \(VisibleText.of(names)).\(own)")
    }
    let isInWorkingFolder = above.contains(surroundings.absolute("."))
    folder =
      found ?? Self.likelyTrip(above) ?? (isInWorkingFolder ? surroundings.absolute(".") : above.first ?? "/")
    guard path.hasPrefix(folder + "/") else {
      throw NoSuchThing(message: "The file is not in the trip folder, \(VisibleText.of(folder)).")
    }
    file = String(path.dropFirst(folder.count + 1))
  }

  /// Whoever names no file and is in a library is told of which trip to name one.
  private static func found(
    _ written: String, _ trip: String?, _ surroundings: Surroundings
  ) async throws(NoSuchThing) -> (String, Int?) {
    let path = surroundings.absolute(written)
    do throws(NoSuchThing) {
      return try pathAndLine(path)
    } catch {
      let named = trip.map(surroundings.absolute)
      guard let question = await LibraryQuestion(written, at: path, named: named, surroundings) else {
        throw error
      }
      throw NoSuchThing(message: question.answer)
    }
  }

  /// Takes `budget.yml:14` apart, unless a file has that very name.
  private static func pathAndLine(_ path: String) throws(NoSuchThing) -> (String, Int?) {
    if isFile(path) { return (path, nil) }
    if let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]), line > 0,
      isFile(String(path[..<colon]))
    {
      return (String(path[..<colon]), line)
    }
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    if type == .typeDirectory {
      throw NoSuchThing(
        message:
          "“\(VisibleText.of(path))” is a folder. Give a file in it: a picture, an entry, or budget.yml:14.")
    }
    if type == .typeSymbolicLink {
      throw NoSuchThing(
        message: "“\(VisibleText.of(path))” is a link, and leads to no file. Give the file that is meant.")
    }
    throw NoSuchThing(
      message:
        "No such file: “\(VisibleText.of(path))”. Give a file of the trip: a picture, an entry, or budget.yml:14."
    )
  }

  private static func isFile(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: real))?[.type] as? FileAttributeType
      == .typeRegular
  }

  /// Whether it is what a library has beside its trips.
  private static func isOfLibrary(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    let small = ["library", "people", "destinations"].flatMap { [$0 + ".yml", $0 + ".yaml"] }
    return LibraryReader.isLibrary(foldersAbove(path).first ?? "/")
      && (small + ["rates.csv", "climate.csv", "forecast.csv"]).contains(name)
  }

  private static func holdsTrip(_ folder: String) -> Bool {
    isFile(folder + "/trip.yml") || isFile(folder + "/trip.yaml")
  }

  /// Without a trip.yml: the folder of the file, or the one above it where the first is no trip by itself, to go by what
  /// is in it or what it is called.
  private static func likelyTrip(_ above: [String]) -> String? {
    if let trip = above.prefix(2).first(where: Surroundings.holdsTrip) { return trip }
    guard above.count > 1, let name = above[0].split(separator: "/").last,
      Surroundings.innerFolders.contains(name.lowercased())
    else { return nil }
    return above[1]
  }

  /// The innermost first.
  static func foldersAbove(_ path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast()
    var folders: [String] = []
    while !parts.isEmpty {
      folders.append("/" + parts.joined(separator: "/"))
      parts = parts.dropLast()
    }
    return folders
  }

  /// Where there are expenses, for whoever named another line.
  func lines(from others: [Int]) -> String? {
    guard line != nil, !others.isEmpty else { return nil }
    let shown = others.sorted().prefix(12).map(String.init).joined(separator: ", ")
    if others.count == 1 { return "there is one on line \(shown)" }
    return "there are some on lines \(shown)" + (others.count > 12 ? " and others" : "")
  }
}

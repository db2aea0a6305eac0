import Diagnostics
import Foundation
import TripCompiling
import TripModel
import TripReading
import TripWriting

/// The `destinations.yml` of a trip or of a library, for a command that adds to it.
struct DestinationShelf {
  let folder: TripFolder
  let places: PlacesToGo
  let questions: Questions
  let console: Console
  /// Those that are in it so far.
  let known: [Destination]
  /// In what prices are that name no currency.
  private let currency: Currency
  private let order: BuildOptions
  /// Near which no line that is shown tells a position.
  private let privatePlaces: [PrivatePlace]
  /// The folder as the traveller names it.
  private let name: String

  /// Opens that of a folder: the one that is named, else the trip or the library in which one is. `words` stand where
  /// a folder could have been named.
  static func open(
    _ named: String?, _ options: SharedOptions, _ surroundings: Surroundings, before words: ArraySlice<String>
  ) async throws -> DestinationShelf {
    let name = try surroundings.tripOrLibrary(named, insteadOf: words.first)
    let order = try options.order(folder: name, output: nil, surroundings)
    if let trips = await TripsOfLibrary(order.folder, privacy: order.privacy, workers: order.workers) {
      let folder = TripFolder(order.folder)
      folder.clearUp()
      let settings = trips.reading.settings
      return DestinationShelf(
        name, folder, order, near: trips.reading.places, currency: settings.currency ?? .euro,
        places: order.placesToGo(in: settings.language), questions: Questions(surroundings),
        console: Console(options: options, folder: name, surroundings: surroundings))
    }
    let session = try await EditSession.open(name, options, surroundings)
    return DestinationShelf(
      name, session.folder, order, near: session.trip.settings.privatePlaces,
      currency: session.trip.settings.currency, places: session.survey.placesToGo,
      questions: session.questions, console: session.console)
  }

  private init(
    _ name: String, _ folder: TripFolder, _ order: BuildOptions, near privatePlaces: [PrivatePlace],
    currency: Currency, places: PlacesToGo, questions: Questions, console: Console
  ) {
    (self.order, self.privatePlaces) = (order, privatePlaces)
    (self.name, self.folder, self.currency, self.places) = (name, folder, currency, places)
    (self.questions, self.console) = (questions, console)
    let file = folder.smallFile(DestinationFile.name)
    let bytes = FileManager.default.contents(atPath: folder.root + "/" + file).map(Array.init) ?? []
    known = DestinationFile.read(bytes, file: file, currency: currency).destinations
  }

  /// Adds a destination and reports what there is to say of it; returns where it stands.
  func add(_ item: DestinationItem) throws(WriteProblem) -> String {
    let growing = GrowingList<Destination>(
      folder: folder, name: DestinationFile.name, source: \.source,
      shown: { NamedFolder(name: name).shown($0) },
      read: { bytes, file in
        let read = DestinationFile.read(bytes, file: file, currency: currency)
        return (read.destinations, read.diagnostics)
      })
    // Pictures are not looked for by who reads it here: whoever named one has looked.
    let added = try growing.append([item.lines], refusing: .error, settled: [.missingPicture]) { read in
      read.name == item.name && read.tags == item.tags
        && (item.at == nil || read.at?.value.coordinate != nil)
    }
    console.report(masked(added.remarks))
    return added.place
  }

  /// The same without what a line of theirs holds for nobody else.
  func masked(_ told: [Diagnostic]) -> [Diagnostic] {
    var mask = DiagnosticMask(order, near: privatePlaces)
    return mask.masked(told)
  }

  /// A file as it is named within the folder; nil where it is not there, or lies elsewhere.
  func file(_ written: String, _ surroundings: Surroundings) -> String? {
    let within = URL(fileURLWithPath: folder.root + "/" + written).standardizedFileURL.path
    let above = folder.root + (folder.root.hasSuffix("/") ? "" : "/")
    return [surroundings.absolute(written), within].first { path in
      var isFolder: ObjCBool = false
      let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return path.hasPrefix(above) && isThere && !isFolder.boolValue
    }.map { String($0.dropFirst(above.count)) }
  }

  /// Says what was written, and what to do next.
  func tell(_ lines: [String]) {
    console.tell(lines + ["Next: `tripbook build \(EditSession.typed(name))`."])
  }
}

import Diagnostics
import TripNotation

/// Reads the small files of a trip folder, and says which are not there to be read.
struct SmallFiles {
  let files: TripFiles

  /// More than the notation takes in.
  private static let limit = NotationReader.sizeLimit

  /// A small file in the notation; nil where there is none that can be read.
  func read(_ name: String) -> (reading: NotationReader.Reading?, diagnostics: [Diagnostic]) {
    let found = files.small(name)
    var diagnostics = found.dropFirst().map { Diagnostic.bothSpellings(found[0], $0) }
    diagnostics += files.obstacles(name).filter { FolderListing.isFolder(files.listing.absolute($0)) }
      .map { Diagnostic.unreadable($0, "it is a folder") }
    guard let file = found.first else { return (nil, diagnostics) }
    guard let reading = read(file: file).map({ TableForList.told($0, as: name) }) else {
      return (nil, diagnostics + [.unreadable(file, "it cannot be opened")])
    }
    // Only a trip.yml tells where somebody is at home.
    let told = name == "trip" ? PlaceLines(reading.file).masked(reading.diagnostics) : reading.diagnostics
    return (reading, diagnostics + told)
  }

  /// What would be kept back by words of a trip.yml that are not read, or not to be understood.
  func keptBackUnread() -> [Doubt] {
    let others = files.small("trip").dropFirst() + files.innerTrips
    var kept = others.flatMap { file in
      read(file: file).map(HeldBack.settingsNotRead) ?? [HeldBack.unreadable(file)]
    }
    let unopened = files.small("trip").prefix(1).filter { read(file: $0) == nil }
    let own = files.small("trip").first.flatMap { read(file: $0) }
    kept += files.nearTrips.flatMap { keptBack(by: $0, beside: own) }
    return (unopened + files.obstacles("trip")).map(HeldBack.unreadable) + kept + keptBackOfLibrary
  }

  /// A folder whose library.yml is misnamed looks like one trip: what the file leaves out would be published.
  private var keptBackOfLibrary: [Doubt] {
    guard files.small("library").isEmpty else { return [] }
    let names = files.listing.files.filter { file in
      !file.utf8.contains(UInt8(ascii: "/")) && LibraryFileName.isNear(file, to: "library")
        && !TripFileName.isLoose(file)
    }
    return NearLibraryFiles.look(at: names, in: files.listing.root, beside: nil, "library.yml").doubts
  }

  /// Whether a line that names a home or a private zone is lost in a trip.yml, or in what may be meant as one.
  var losePlaces: Bool {
    (files.small("trip") + files.innerTrips + files.nearTrips).contains { file in
      read(file: file).map { !$0.lostMarks(of: VisibilityKey.ofPlaces).isEmpty } ?? false
    }
  }

  /// What a file that is only nearly a trip.yml would keep back.
  private func keptBack(by file: String, beside own: NotationReader.Reading?) -> [Doubt] {
    guard let reading = read(file: file) else {
      return FolderListing.isFolder(files.listing.absolute(file)) ? [] : [HeldBack.unreadable(file)]
    }
    if reading.isUnread { return TripFileName.isLoose(file) ? [] : [HeldBack.unreadable(file)] }
    return HeldBack.nearlySettings(
      reading, beside: file.contains("/") ? nil : own, isLoose: TripFileName.isLoose(file),
      isBackup: TripFileName.isBackup(file))
  }

  /// Files that seem to be meant and are not read.
  func passedOver() -> [Diagnostic] {
    let near = files.nearTrips.filter {
      !$0.contains("/") && !TripFileName.isLoose($0) && !TripFileName.isBackup($0)
        && keptBack(by: $0, beside: nil).isEmpty
    }
    let others = files.misnamed.filter { !files.nearTrips.contains($0.file) }
    let misnamed = others.map { other in
      let stem = String(other.meant.dropLast(".yml".count))
      return files.small(stem).isEmpty
        ? Diagnostic.misnamed(other.file, other.meant) : .second(other.file, files.small(stem)[0])
    }
    let own = files.small("trip").first
    return misnamed + near.map { file in own.map { .second(file, $0) } ?? .misnamed(file, "trip.yml") }
      + files.innerTrips.map { .innerTrip($0) }
  }

  private func read(file: String) -> NotationReader.Reading? {
    FileBytes.read(files.listing.absolute(file), atMost: Self.limit).map {
      NotationReader.read($0, file: file).withoutComments()
    }
  }
}

extension Diagnostic {
  fileprivate static func bothSpellings(_ first: String, _ second: String) -> Diagnostic {
    Diagnostic(
      .error, .bothSpellings, "Two files, “\(first)” and “\(second)”: only “\(first)” was read",
      at: SourcePlace(file: second), advice: "Put everything into “\(first)” and delete “\(second)”.")
  }

  static func misnamed(_ file: String, _ meant: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "Unknown file “\(file)”; not read",
      at: SourcePlace(file: file), advice: "Did you mean “\(meant)”? Then rename it.")
  }

  static func second(_ file: String, _ first: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "“\(file)” is not a file that Tripbook knows, so it was not read",
      at: SourcePlace(file: file), advice: "Put what it says into \(first), which is there already.")
  }

  fileprivate static func innerTrip(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "This trip.yml is not at the top of the trip folder; not read",
      at: SourcePlace(file: file), advice: "To build that trip alone, build its own folder.")
  }
}

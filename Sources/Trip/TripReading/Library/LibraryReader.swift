package import Diagnostics
import Files
import Foundation
import OrderedWork
package import TripModel
import TripNotation

/// Reads a library: which folders are its trips, and what nobody may learn from any of them. No trip is read as such.
package enum LibraryReader {
  /// What a library is.
  package struct Reading: Sendable {
    package var settings = LibrarySettings()
    /// In the order of their folders.
    package var trips: [TripReference] = []
    /// Those that nobody may see, each with where that is said: nothing of them may be in the site.
    package var privateTrips: [TripID: SourcePlace] = [:]
    package var diagnostics: [Diagnostic] = []
    /// Why no trip of it may be published: said among the diagnostics.
    package var doubts: [Diagnostic] = []
    /// Whom its own people.yml tells of, in its order.
    package var people: [Person] = []
    /// Where one may go next, as its own destinations.yml tells, in its order; and what is known of the weather there.
    package var destinations: [Destination] = []
    package var climates: [DestinationClimate] = []
    package var forecasts: [DestinationForecast] = []
    /// That file itself.
    var destinationFile: NotationReader.Reading?
    /// Where money is changed, as the maps beside its trips have it.
    package var exchangeOffices: [ExchangeOffice] = []
    /// What of all that is for nobody else.
    package var confidential: [ConfidentialText] = []
    /// Pictures of people and destinations that something beside these files keeps back, or a destination that is kept
    /// back itself.
    package var picturesKeptBack: [FilesKeptBack] = []
    /// Why more of it may be there than is known: said among the diagnostics.
    package var confidentialErrors: [Diagnostic] = []
    /// What its own rates.csv says.
    package var rates = DatedRates()
    /// Near which nothing is published.
    package var places: [PrivatePlace] { homes.map(\.place) }
    /// The home that library.yml or the machine names; those of its trips are for these to tell.
    package var ownHome: PrivatePlace? { homes.first(where: \.isHomeToAll)?.place }

    /// The same, with whose they are.
    fileprivate var homes: [SharedPlace] = []
    /// Folders that are no part of the trips in which they lie, by their real paths.
    var others: [String] = []
    /// Whom its own people.yml keeps back, with the mail addresses and telephone numbers that any file does not want
    /// published.
    var keptPeople = PeopleKeptBack()
    /// Those that nobody gets to see by what their own files say or may say.
    fileprivate var unshown: Set<TripID> = []
    /// Folders that are none of its trips, and whose homes hold for these all the same.
    fileprivate var beside: [PlaceFolders.Folder] = []
    /// What it leaves out of each of its trips.
    fileprivate var rules: [TripID: [RulesAbove]] = [:]
    fileprivate var note: Diagnostic?
  }

  /// Whether a folder is a library.
  package static func isLibrary(_ folder: String) -> Bool {
    LibraryFile.names.contains { FileKind(of: folder + "/" + $0) != nil }
  }

  /// What a library holds, with everything that is wrong in its own folder; `output` is where its site goes.
  package static func read(
    _ folder: String, output: String, privacy: PrivacySource, workers: Int
  ) async -> Reading {
    await read(folder, output: output, privacy: privacy, workers: workers, asked: nil)
  }

  /// `asked` is a folder that may be none of its trips, and for which its private places hold.
  private static func read(
    _ folder: String, output: String, privacy: PrivacySource, workers: Int, asked: String?
  ) async -> Reading {
    var reading = Reading()
    let (notation, doubts) = ownFile(of: folder, &reading)
    let file = notation.map(LibraryFile.init)
    let visibility = notation.map(LibraryVisibility.read)
    reading.settings = file?.settings ?? LibrarySettings()
    if visibility?.isProtected == true { reading.settings.protection = Protection() }
    reading.diagnostics += file?.findings.diagnostics ?? []
    var blocking = doubts + (visibility?.doubts ?? [])
    if let file {
      let folders = LibraryFolders.find(in: folder, by: file, output: output)
      reading.others = (folders.trips + folders.others).map { FolderListing.realPath(folder + "/" + $0) }
      await reading.takeOwnFiles(of: folder, output: output, workers: workers)
      // Where its pictures lie is no trip that somebody forgot to name; and the folders of a trip are none beside it.
      let portraits = Set(reading.pictures.map { JournalReader.folder(of: $0) })
      let isTrip = reading.diagnostics.contains { $0.code == .tripInLibrary }
      let readsMaps = !reading.destinations.isEmpty
      reading.diagnostics += folders.diagnostics.filter { told in
        let folder = told.place?.file ?? ""
        let isOwn = portraits.contains(folder) || readsMaps && folder.lowercased() == "maps"
        return told.code != .noTripInFolder || !(isTrip || isOwn)
      }
      blocking += folders.doubts
      reading.trips = folders.trips.map { TripReference(TripID(folder: $0), folder: folder + "/" + $0) }
      for trip in reading.trips { reading.rules[trip.id] = folders.rules[trip.id.folder] }
    }
    reading.doubts = blocking.map(\.diagnostic)
    reading.beside = PlaceFolders.find(
      of: folder, reading.trips, others: reading.others, output: output, asked: asked)
    await reading.learnPrivateWords(visibility?.places ?? [], privacy, workers: workers)
    reading.nameAirports()
    reading.diagnostics += reading.doubts
    return reading
  }

  /// library.yml itself; a second one, and a trip.yml beside it, may keep back what nobody reads.
  private static func ownFile(
    of folder: String, _ reading: inout Reading
  ) -> (NotationReader.Reading?, [Doubt]) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let own = names.filter { ["library.yml", "library.yaml"].contains($0.lowercased()) }
    let sorted = own.sorted { $0.lowercased().hasSuffix(".yml") && !$1.lowercased().hasSuffix(".yml") }
    var doubts: [Doubt] = []
    for other in sorted.dropFirst() {
      doubts.append(
        .heldBack(
          "leave out", SourcePlace(file: other), because: "“\(sorted[0])” is there as well",
          advice: "Put everything into “\(sorted[0])” and delete “\(other)”."))
    }
    if LibraryFolders.holdsTrip(names, in: folder) {
      reading.diagnostics.append(.tripInLibrary(sorted.first ?? "library.yml"))
      doubts += PrivateWords.notRead(inFolder: folder, names)
    }
    guard let name = sorted.first else { return (nil, doubts) }
    guard let bytes = FileBytes.read(folder + "/" + name, atMost: NotationReader.sizeLimit) else {
      return (nil, doubts + [HeldBack.unreadable(name)])
    }
    let notation = NotationReader.read(bytes, file: name).withoutComments()
    let near = NearLibraryFiles.look(at: names, in: folder, beside: notation, name)
    reading.diagnostics += PlaceLines(notation.file).masked(notation.diagnostics) + near.diagnostics
    return (notation, doubts + near.doubts)
  }
}

extension LibraryReader.Reading {
  /// The files that its own people and destinations name as their pictures.
  var pictures: Set<String> {
    Set(people.compactMap(\.picture) + destinations.compactMap(\.picture))
  }

  /// What the small files of all trips say, the private ones among them, and those of the folders beside them: the
  /// circles with one key.
  fileprivate mutating func learnPrivateWords(
    _ own: [PrivatePlaceText], _ privacy: PrivacySource, workers: Int
  ) async {
    let (others, rules, beside) = (others, rules, beside)
    let words = await mapInOrder(trips, workers: workers) { trip in
      PrivateWords.read(
        ofFolder: trip.folder, skipping: Self.folders(others, in: trip.folder), above: rules[trip.id] ?? [])
    }
    var texts: [(text: PrivatePlaceText, trip: TripID?)] = own.map { ($0, nil) }
    for (trip, words) in zip(trips, words) {
      for place in words.places { texts.append((place, trip.id)) }
      if let place = words.privateAt ?? (trip.isInPrivateFolder ? SourcePlace.tripFolder : nil) {
        privateTrips[trip.id] = place
      }
      if !words.isShown { unshown.insert(trip.id) }
      // What else is in doubt keeps the trip alone from being built, and is told when it is read.
      if words.mayHidePlaces { doubts += words.doubts.map { $0.diagnostic.of(trip.id) } }
    }
    // Whoever hides a trip does not move out of its home.
    let wordsBeside = await mapInOrder(beside, workers: workers) { PrivateWords.read($0) }
    for (folder, words) in zip(beside, wordsBeside) {
      for place in words.places { texts.append((place, folder.isAround ? nil : folder.id)) }
      if words.mayHidePlaces { doubts += words.doubts.map { $0.diagnostic.of(folder.id) } }
    }
    learnPeople(of: beside.filter(\.isAround))
    learnContacts(zip(trips, words).map { ($0.id, $1.contacts) })
    var privacy = privacy
    privacy.around = .alone
    let read = PrivacyReading(texts.map(\.text), privacy)
    doubts += read.diagnostics.map(\.diagnostic)
    note = read.note
    diagnostics += [read.note].compactMap(\.self)
    for (place, numbers) in zip(read.places, read.texts) {
      var home = SharedPlace(place)
      for number in numbers {
        // Behind the given ones stand those of the machine.
        let text = number < texts.count ? texts[number] : nil
        home.note(read.kinds[number], of: text?.trip, at: text?.text.place)
      }
      homes.append(home)
    }
  }

  /// How people are reached who do not want that told in one file or another, for all of them.
  private mutating func learnContacts(_ ofTrips: [(trip: TripID, texts: [ConfidentialText])]) {
    var all = confidential.filter { $0.kind != .code }.map { PeopleKeptBack.Contact($0, file: $0.place.path) }
    for (trip, texts) in ofTrips {
      for var text in texts {
        text.place.trip = trip
        all.append(PeopleKeptBack.Contact(text, file: text.place.path))
      }
    }
    keptPeople.contacts = all
    var known = PeopleKeptBack()
    known.contacts = all
    diagnostics += known.apply(to: &people, &confidential)
  }

  /// What keeps people back for one of the trips, whose own file tells of itself.
  private func peopleKeptBack(for trip: TripReference) -> PeopleKeptBack {
    var kept = keptPeople
    kept.contacts.removeAll { $0.text.place.trip == trip.id }
    for index in kept.contacts.indices where kept.contacts[index].text.place.trip == nil {
      kept.contacts[index].file += " of the library"
    }
    return kept
  }

  /// Whether somebody gets to see a trip, as far as small files tell: it is neither private nor in doubt. Only then does it
  /// publish a booking; and nobody sees one that cannot be built for another reason either.
  package func isShown(_ trip: TripID) -> Bool { privateTrips[trip] == nil && !unshown.contains(trip) }

  /// Those of which a site has pages where they can be made: all but the private ones.
  package var tripsForOthers: [TripReference] { trips.filter { privateTrips[$0.id] == nil } }

  /// What one of the trips has of the library.
  package func share(of trip: TripReference) -> LibraryShare {
    let ranked = homes.enumerated().sorted { one, other in
      (one.element.rank(for: trip.id), one.offset) < (other.element.rank(for: trip.id), other.offset)
    }
    return LibraryShare(
      places: ranked.map { $0.element.seen(from: trip.id) },
      otherFolders: Self.folders(others, in: trip.folder), rules: rules[trip.id] ?? [],
      people: peopleKeptBack(for: trip), isInPrivateFolder: trip.isInPrivateFolder, doubts: doubts,
      note: note)
  }

  /// The same for one that is built by itself: with the others, of which nobody else looks after what they keep back.
  fileprivate func shareAlone(of trip: TripReference) -> LibraryShare {
    var share = share(of: trip)
    share.neighbours = trips.filter { $0.id != trip.id }.map { other in
      LibraryNeighbour(
        other, otherFolders: Self.folders(others, in: other.folder), rules: rules[other.id] ?? [],
        isShown: isShown(other.id))
    }
    (share.confidential, share.confidentialErrors) = (confidential, confidentialErrors)
    return share
  }

  /// The same for a folder that is none of its trips: all that it protects is protected there, too.
  fileprivate func share(ofFolder folder: TripReference, _ way: RulesOnTheWay) -> LibraryShare {
    var share = shareAlone(of: folder)
    share.rules = way.rules
    share.isInPrivateFolder = share.isInPrivateFolder || way.isPrivate
    share.doubts += way.doubts.map(\.diagnostic).filter { !doubts.contains($0) }
    return share
  }

  private static func folders(_ others: [String], in folder: String) -> Set<String> {
    let real = FolderListing.realPath(folder) + "/"
    return Set(others.filter { $0.hasPrefix(real) })
  }
}

extension LibraryReader {
  /// What a trip's folder has of the library that it lies in, as the nearest library.yml above it says that has it among
  /// its trips, else the nearest: nobody looks twice. Also of what is none of a library's trips the private places of
  /// all are kept, and where anything of those is in doubt nothing of it is built.
  package static func around(
    _ folder: String, _ privacy: PrivacySource, workers: Int
  ) async -> PrivacySource {
    guard case .unknown = privacy.around else { return privacy }
    var known = privacy
    known.around = .alone
    let real = FolderListing.realPath(folder)
    // A library's own folder is no trip's.
    guard !isLibrary(real) else { return known }
    var nearest: LibraryShare?
    for library in libraries(above: folder) {
      let reading = await read(
        library, output: library + "/_site", privacy: privacy, workers: workers, asked: folder)
      if let trip = reading.trips.first(where: { FolderListing.realPath($0.folder) == real }) {
        known.around = .library(reading.shareAlone(of: trip))
        return known
      }
      let way = RulesOnTheWay(to: folder, in: library, trips: Set(reading.trips.map(\.id.folder)))
      if way.isIgnored {
        let share = LibraryShare(doubts: [HeldBack.folderIgnored.diagnostic] + reading.doubts)
        known.around = .library(share)
        return known
      }
      let beside = reading.beside.first { $0.path == real }
      nearest = nearest ?? beside.map { reading.share(ofFolder: TripReference($0.id, folder: folder), way) }
    }
    if let nearest { known.around = .library(nearest) }
    return known
  }
}

extension TripReference {
  /// Whether a folder of the library keeps back all that is in it by its name, as one of a trip does.
  fileprivate var isInPrivateFolder: Bool { TripFiles.reason(ofFolders: id.folder + "/trip.yml") != nil }
}

extension Diagnostic {
  fileprivate static func tripInLibrary(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .tripInLibrary, "Library and trip in one folder: what lies beside this file is not built",
      at: SourcePlace(file: file),
      advice: "Move the trip into a folder of its own within the library.")
  }
}

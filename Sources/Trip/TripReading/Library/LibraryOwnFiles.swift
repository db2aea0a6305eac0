package import Diagnostics
import Files
package import TripModel

// What lies beside library.yml and is of no single trip: people.yml and destinations.yml with their pictures, and rates.csv.

extension LibraryReader.Reading {
  /// `folder` is the library's; nothing in its trips and in its output is its own.
  mutating func takeOwnFiles(of folder: String, output: String, workers: Int) async {
    let skipped = Set(others + [FolderListing.realPath(output)])
    let files = TripFiles.sort(FolderListing(root: folder, skipping: skipped))
    let (notation, problems) = SmallFiles(files: files).read(ListFile.people.name)
    diagnostics += problems
    confidentialErrors = problems.filter { $0.severity == .error }
    keptPeople = notation.map { PeopleKeptBack(of: $0) } ?? PeopleKeptBack()
    // What nobody reads may keep somebody back.
    let isRead = files.small(ListFile.people.name).count == (notation == nil ? 0 : 1)
    if !isRead || !files.obstacles(ListFile.people.name).isEmpty { keptPeople.isEverybody = true }
    var photos = PictureNames(files.photos.filter { !ClipReader.hasFilmEnding($0) })
    photos.folderWords = "the library's folder, beside its trips"
    if let notation {
      let read = ListFile.people.read(notation, ListContext(settings: TripSettings(), photos: photos))
      people = read.items
      confidential = ListFile.people.confidential(notation)
      diagnostics += read.diagnostics
    }
    takeDestinations(photos, in: files)
    await takeOffices(in: files, workers: workers)
    let looked = await LibraryPictures.look(at: pictures.sorted(), among: files, workers: workers)
    picturesKeptBack += looked.keptBack
    diagnostics += looked.diagnostics
    learnNearPeople(in: files)
    tellStrays(in: files)
    guard let file = files.rates else { return }
    let (table, found) = RatesFile.read(file, inFolder: folder)
    rates = table
    diagnostics += found
  }

  /// Places to go next, with the tables beside them. A price that names no currency is in that of the library's totals.
  private mutating func takeDestinations(_ photos: PictureNames, in files: TripFiles) {
    let (notation, problems) = SmallFiles(files: files).read(DestinationFile.name)
    diagnostics += problems
    for (file, meant) in files.misnamed where meant == DestinationFile.name + ".yml" {
      diagnostics.append(.misnamed(file, meant))
    }
    let tables = DestinationTables.read(files)
    diagnostics += tables.diagnostics
    (climates, forecasts) = (tables.climates, tables.forecasts)
    guard let notation else { return }
    destinationFile = notation
    let read = DestinationFile.read(
      notation, currency: settings.currency ?? .euro, photos: photos,
      mentions: FileMentions(files.photos, entries: []), knowsPrivatePlaces: false)
    destinations = read.items
    confidential += ListFile.destinations.confidential(notation)
    picturesKeptBack += read.filesKeptBack
    diagnostics += read.diagnostics + DestinationFile.emptiness(of: notation)
  }

  /// Where money is changed, which is told of destinations alone.
  private mutating func takeOffices(in files: TripFiles, workers: Int) async {
    guard !destinations.isEmpty, !files.maps.isEmpty else { return }
    let maps = await MapFiles.read(
      files.maps, listing: files.listing, language: settings.language, workers: workers,
      memory: ReadingMemory(isLasting: false))
    exchangeOffices = maps.offices
    diagnostics += maps.diagnostics
  }

  /// Where a trip lies in the library's own folder, that is told instead.
  private mutating func tellStrays(in files: TripFiles) {
    guard !diagnostics.contains(where: { $0.code == .tripInLibrary }) else { return }
    let told = Set(diagnostics.compactMap(\.place?.file))
    diagnostics += LibraryStrays.find(in: files, besides: pictures, told)
  }

  /// Whom a file keeps back that is only nearly a people.yml, neither the library tells of nor any trip.
  private mutating func learnNearPeople(in files: TripFiles) {
    let near = NearLibraryFiles.people(in: files, knowing: people)
    diagnostics += near.diagnostics
    diagnostics += near.kept.apply(to: &people, &confidential)
    keptPeople.isEverybody = keptPeople.isEverybody || near.kept.isEverybody
    keptPeople.silences += near.kept.silences
    confidential += near.confidential
  }
}

extension RatesFile {
  /// What a file says, and what is wrong with it; nothing where it cannot be opened.
  static func read(_ file: String, inFolder folder: String) -> (rates: DatedRates, diagnostics: [Diagnostic])
  {
    guard let bytes = FileBytes.read(folder + "/" + file, atMost: limit) else {
      return (DatedRates(), [.unreadable(file, "it cannot be opened")])
    }
    let table = read(bytes, file: file)
    return (table.rates, table.diagnostics)
  }
}

extension TripReader {
  /// What currencies were worth as a trip's folder tells it, without reading anything else of that.
  package static func rates(ofFolder folder: String) -> DatedRates {
    FileKind(of: folder + "/" + RatesFile.name) == .file
      ? RatesFile.read(RatesFile.name, inFolder: folder).rates : DatedRates()
  }

  /// A picture of somebody that lies in no trip; nil where it cannot be read, and what there is to say of it.
  package static func portrait(
    _ file: String, inFolder folder: String, hashing: @escaping @Sendable (String) -> String?
  ) -> (photo: Photo?, diagnostics: [Diagnostic]) {
    PhotoReader.portrait(file: file, path: folder + "/" + file, hashing: hashing)
  }
}

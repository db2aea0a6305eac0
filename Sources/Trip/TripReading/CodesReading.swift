package import Diagnostics
package import TripModel
import TripNotation

extension TripReader {
  /// What a folder says of codes, telephone numbers and mailboxes that are for nobody else, as a build would learn them.
  package struct Codes: Sendable {
    /// Nothing of it is read but its settings, its bookings, its sights, and what is confidential in its fields.
    package var trip: Trip
    /// The errors in files that may name more of them.
    package var errors: [Diagnostic]
  }

  /// Reads the small files of a folder and the fields of its journal: no picture, no track and no text.
  ///
  /// `skipping` are folders within it that are none of the trip's, `above` what the library around it leaves out: of that
  /// a build reads nothing either.
  package static func codes(
    ofFolder folder: String, skipping: Set<String>, above: [RulesAbove], workers: Int
  ) async throws(NoFolder) -> Codes {
    guard FolderListing.isFolder(folder) else { throw NoFolder(diagnostic: .noTrip(folder)) }
    let skipped = Set(skipping.map { FolderListing.realPath($0) })
    let listing = FolderListing(root: folder, skipping: skipped, above: above)
    var reading = CodesReading(files: TripFiles.sort(listing))
    // Nobody knows what lies in a folder that cannot be opened.
    reading.errors = listing.diagnostics.filter { told in
      guard told.severity == .error, let file = told.place?.file else { return false }
      return FolderListing.isFolder(listing.absolute(file))
    }
    reading.readSmallFiles()
    await reading.readJournal(workers: workers)
    return Codes(trip: reading.trip, errors: reading.errors)
  }
}

/// The codes of one folder on their way to a trip.
private struct CodesReading {
  let files: TripFiles
  var trip = Trip(folderName: "")
  var errors: [Diagnostic] = []

  init(files: TripFiles) { self.files = files }

  mutating func readSmallFiles() {
    if let reading = read("trip") {
      trip.settings = TripFile(reading, photos: PictureNames([])).settings
      let visibility = TripVisibility.read(reading)
      trip.settings.publish = visibility.publish
      trip.settings.publishDelay = visibility.publishDelay
      trip.confidential += ConfidentialFields.found(in: reading)
    }
    let context = ListContext(settings: trip.settings)
    _ = items(of: .pins, context)
    if let reading = read("budget") { trip.confidential += ConfidentialFields.codes(in: reading) }
    trip.events = items(of: .events, context)
    trip.attractions = items(of: .attractions, context)
    _ = items(of: .people, context)
    _ = items(of: .destinations, context)
  }

  /// What lies in a file of a list, whatever of it is confidential being noted.
  private mutating func items<Item>(of list: ListFile<Item>, _ context: ListContext) -> [Item] {
    guard let reading = read(list.name) else { return [] }
    trip.confidential += list.confidential(reading)
    return list.read(reading, context).items
  }

  mutating func readJournal(workers: Int) async {
    let journal = await JournalFiles.read(
      files, settings: trip.settings, seen: [], ofFolders: [:], workers: workers,
      memory: ReadingMemory(isLasting: false))
    take(errorsOf: journal.diagnostics)
    for file in journal.entries + journal.pages + journal.remainsOfDiaries + journal.others
      + journal.plainTexts
    {
      take(errorsOf: file.fields.diagnostics)
      trip.confidential += ConfidentialFields.codes(in: file.fields)
    }
  }

  private mutating func read(_ name: String) -> NotationReader.Reading? {
    let (reading, diagnostics) = SmallFiles(files: files).read(name)
    take(errorsOf: diagnostics)
    return reading
  }

  private mutating func take(errorsOf diagnostics: [Diagnostic]) {
    errors += diagnostics.filter { $0.severity == .error }
  }
}

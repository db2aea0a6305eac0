package import Diagnostics
package import TripModel
import TripNotation

/// Reads a trip folder: everything that it says, and everything that is wrong with it.
package enum TripReader {
  /// What the reading depends on beside the folder.
  package struct Options: Sendable {
    /// The folder that holds the shipped `templates` and `assets`.
    package var themeFolder: String
    /// Where the site goes: not part of the trip, though it may be within its folder.
    package var output: String
    /// How many files are read at once; the result does not depend on it.
    package var workers: Int
    /// What the machine says of private places.
    package var privacy: PrivacySource
    /// The hash of a file's bytes, by its path on this machine; nil where it cannot be read.
    package var hashing: @Sendable (String) -> String?
    /// What earlier readings of the folder found; by itself nothing, as for the only one.
    package var memory: ReadingMemory

    package init(
      themeFolder: String, output: String, workers: Int, privacy: PrivacySource = PrivacySource(),
      memory: ReadingMemory = ReadingMemory(isLasting: false),
      hashing: @escaping @Sendable (String) -> String?
    ) {
      self.themeFolder = themeFolder
      self.output = output
      self.workers = workers
      self.privacy = privacy
      self.hashing = hashing
      self.memory = memory
    }
  }

  /// What a folder says, with everything that is wrong in it.
  package struct Reading: Sendable {
    package var trip: Trip
    package var theme: Theme
    package var diagnostics: [Diagnostic]
    /// Why nobody else may get any of it; said among the diagnostics, but for a trip that is private.
    package var blocked: Blocked?
    /// Whether there is nothing of which a site could be made: no trip, or several.
    package var hasNothingToBuild: Bool
  }

  /// The folder itself is not there.
  package struct NoFolder: Error {
    package var diagnostic: Diagnostic
  }

  /// `photosRead` is told how many of the trip's pictures have been looked at, and of how many.
  package static func read(
    folder: String, options: Options, photosRead: (Int, Int) -> Void = { _, _ in }
  ) async throws(NoFolder) -> Reading {
    guard FolderListing.isFolder(folder) else {
      throw NoFolder(diagnostic: .noTrip(folder))
    }
    let listing = FolderListing(root: folder, skipping: [FolderListing.realPath(options.output)])
    let files = TripFiles(listing, shipped: ThemeReader.shippedAssets(options.themeFolder))
    var reader = FolderReader(files: files, options: options)
    let reading = await reader.read(photosRead: photosRead)
    options.memory.endReading()
    return reading
  }
}

extension TripReader {
  /// The private places of a folder, without reading anything else of it; and what keeps them from being known.
  package static func privatePlaces(
    ofFolder folder: String, privacy: PrivacySource
  ) throws(NoFolder) -> (places: [PrivatePlace], diagnostics: [Diagnostic]) {
    guard FolderListing.isFolder(folder) else { throw NoFolder(diagnostic: .noTrip(folder)) }
    let small = SmallFiles(files: TripFiles(FolderListing(root: folder, skipping: [])))
    let (reading, problems) = small.read("trip")
    let keeping = reading.map(TripKeeping.init)
    let read = PrivacyReading(keeping?.privatePlaces ?? [], privacy)
    let doubts = small.keptBackUnread() + (keeping?.diagnostics ?? []) + read.diagnostics
    return (read.places, problems.filter { $0.severity == .error } + doubts.map(\.diagnostic))
  }
}

extension TripReader {
  /// What a folder says of bookings, and of who may see them, without reading anything else of it.
  package static func bookings(ofFolder folder: String) throws(NoFolder) -> Trip {
    guard FolderListing.isFolder(folder) else { throw NoFolder(diagnostic: .noTrip(folder)) }
    let small = SmallFiles(files: TripFiles(FolderListing(root: folder, skipping: [])))
    var trip = Trip(folderName: "")
    let settings = small.read("trip").reading
    if let settings {
      trip.settings = TripFile(settings, photos: PictureNames([])).settings
      trip.settings.publish = TripKeeping(settings).publish
    }
    trip.confidential = settings.map(ConfidentialFields.found) ?? []
    let context = ListContext(settings: trip.settings)
    if let reading = small.read(ListFile.events.name).reading {
      trip.events = ListFile.events.read(reading, context).items
      trip.confidential += ConfidentialFields.found(in: reading)
    }
    if let reading = small.read(ListFile.attractions.name).reading {
      trip.attractions = ListFile.attractions.read(reading, context).items
    }
    return trip
  }
}

/// One folder on its way to a trip: the small files first, since the others are read by what they say.
private struct FolderReader {
  let files: TripFiles
  let options: TripReader.Options
  private var diagnostics: [Diagnostic] = []
  private var doubts: [Doubt]

  init(files: TripFiles, options: TripReader.Options) {
    self.files = files
    self.options = options
    diagnostics = files.listing.diagnostics
    doubts = files.listing.doubts
  }

  mutating func read(photosRead: (Int, Int) -> Void) async -> TripReader.Reading {
    let copies = PictureCopies(files.photos.filter { !ClipReader.hasFilmEnding($0) })
    let named = PictureNames(
      files.photos, otherKinds: files.otherKinds.values.flatMap(\.self).sorted(), copies: copies)
    let (settings, leaveOut) = readSettings(named)
    let notes = await JournalFiles.Notes(files, workers: options.workers, memory: options.memory)
    let texts = PictureTexts(notes.texts, of: files.photos)
    let names = named.leavingOut(leaveOut, byTexts: Set(texts.leaveOut.keys), of: files.photos)
    var trip = Trip(folderName: folderName, settings: settings)
    let mentions = FileMentions(
      files.photos + files.tracks + files.media,
      entries: files.entries + files.maybeEntries + files.drafts + files.pages)
    let wanted = files.photos.filter {
      !leaveOut.contains($0) && texts.leaveOut[$0] == nil && copies.originals[$0] == nil
    }
    let journal = await JournalReader(
      files, notes: notes, photos: names, shown: wanted, language: settings.language, mentions: mentions,
      workers: options.workers, memory: options.memory)
    trip.hasOwnFile = !files.small("trip").isEmpty
    trip.filesKeptBack = journal.filesKeptBack + keptByFolder
    let sidecars = await Sidecars(
      files, of: wanted, copies: copies, workers: options.workers, memory: options.memory)
    trip.filesKeptBack += sidecars.keptBack
    let pictures = files.photos.filter { copies.originals[$0] == nil }
    let photos = await PhotoReader(
      pictures, of: files, leavingOut: leaveOut.union(texts.leaveOut.keys), texts: texts, sidecars: sidecars,
      options, finished: { photosRead($0, pictures.count) })
    let tracks = await TrackFiles(
      files.tracks, listing: files.listing, workers: options.workers, memory: options.memory)
    trip.entries = journal.entries
    trip.confidential = journal.confidential
    trip.pages = journal.pages
    trip.albums = journal.albums
    let pairs = LivePairs(photos.photos, leavingOut: leaveOut.union(texts.leaveOut.keys))
    trip.photos = pairs.photos
    let wantedMedia = trip.mediaOfTexts
    let media = MediaFiles(
      wantedMedia, photos: trip.photos, shown: trip.filesOfTexts, listing: files.listing)
    trip.media = media.files
    trip.photos.removeAll { media.stickers.contains($0.file) }
    diagnostics += media.diagnostics
    diagnostics += StrayFiles.unheard(files.media.filter { !wantedMedia.contains($0) })
    trip.setAside = photos.setAside
    trip.leftOutByTexts = texts.leaveOut.filter { !leaveOut.contains($0.key) }
    trip.leftOut = photos.leftOut + leftOut(copies, besides: leaveOut) + pairs.gone
    trip.settings.takeIn.formUnion(texts.takeIn)
    trip.tracks = tracks.tracks
    FolderEntries(trip.entries).tell(&trip)
    let maps = await MapFiles(
      files.maps, listing: files.listing, language: settings.language, workers: options.workers,
      memory: options.memory)
    trip.maps = maps.extracts
    var context = ListContext(settings: settings, photos: names, mentions: mentions)
    trip.pins = items(of: .pins, context, in: &trip)
    var isMoneyLeftOut = false
    if let reading = small("budget") {
      trip.confidential += ConfidentialFields.codes(in: reading)
      let money = BudgetFile(reading, settings: settings)
      trip.budget = money.isLeftOut ? nil : money.budget
      isMoneyLeftOut = money.isLeftOut
      diagnostics += money.diagnostics
      trip.budget?.datedRates = datedRates()
    }
    if let reading = SmallFiles(files: files).read("trip").reading {
      trip.confidential += ConfidentialFields.found(in: reading)
    }
    context.categories = trip.budget?.categories.map(\.name) ?? []
    trip.events = items(of: .events, context, in: &trip)
    // Nobody gets a sum of money that may have to be kept back.
    if !isMoneyLeftOut, trip.budget == nil, trip.events.contains(where: { $0.cost != nil }) {
      trip.budget = Budget()
      trip.budget?.datedRates = datedRates()
    }
    if isMoneyLeftOut { for index in trip.events.indices { trip.events[index].cost = nil } }
    trip.weather = items(of: .weather, context, in: &trip)
    trip.attractions = items(of: .attractions, context, in: &trip)
    trip.nameStills(of: pairs.stills)
    let theme = ThemeReader(
      shipped: options.themeFolder, own: files.theme, listing: files.listing, language: settings.language)
    diagnostics += texts.diagnostics + sidecars.diagnostics
    diagnostics +=
      journal.diagnostics + photos.diagnostics + tracks.diagnostics + maps.diagnostics + theme.diagnostics
    let emptiness = emptiness(of: trip)
    let doubts = doubts.map(\.diagnostic)
    diagnostics += doubts + whatIsNotRead() + emptiness
    return TripReader.Reading(
      trip: trip, theme: theme.theme, diagnostics: diagnostics,
      blocked: Blocked(
        doubts: doubts, privateAt: trip.settings.visibility == .preview ? trip.settings.privatePlace : nil),
      hasNothingToBuild: !emptiness.isEmpty || !files.small("library").isEmpty)
  }

  /// The smaller copies, which nobody reads; those that trip.yml names are left out by hand.
  private func leftOut(_ copies: PictureCopies, besides leaveOut: Set<String>) -> [LeftOutPhoto] {
    copies.originals.map { file, original in
      let isByHand = leaveOut.contains(file) || leaveOut.contains(original)
      return LeftOutPhoto(file: file, cause: isByHand ? .byHand : .copy(of: original, .smaller))
    }.sorted { $0.file < $1.file }
  }

  private var folderName: String {
    FolderListing.realPath(files.listing.root).pathParts.last.map(String.init) ?? "Trip"
  }

  private mutating func readSettings(_ names: PictureNames) -> (TripSettings, leaveOut: Set<String>) {
    doubts += SmallFiles(files: files).keptBackUnread()
    let site = SiteConfiguration(files)
    guard let reading = small("trip") else {
      var settings = site.completing(TripSettings())
      settings.privatePlaces = privatePlaces([])
      return (settings, [])
    }
    let file = TripFile(reading, photos: names)
    let keeping = TripKeeping(reading)
    diagnostics += file.findings.diagnostics
    doubts += keeping.diagnostics
    var settings = site.completing(file.settings)
    settings.visibility = keeping.visibility
    settings.privateAt = keeping.privateAt
    settings.publish = keeping.publish
    settings.publishDelay = keeping.publishDelay
    settings.privatePlaces = privatePlaces(keeping.privatePlaces)
    return (settings, file.leaveOut)
  }

  /// Those of trip.yml and those of the machine.
  private mutating func privatePlaces(_ written: [PrivatePlaceText]) -> [PrivatePlace] {
    let privacy = PrivacyReading(written, options.privacy)
    doubts += privacy.diagnostics
    if let note = privacy.note { diagnostics.append(note) }
    return privacy.places
  }

  /// Pictures and tracks in a folder such as `_drafts` or `private`: those of the second whoever shows them.
  private var keptByFolder: [FilesKeptBack] {
    (files.photos + files.tracks + files.media).compactMap { file in
      JournalReader.byFolder(file).first.map {
        FilesKeptBack(files: [file], reasons: [$0], isOutright: $0.reason == .isPrivate)
      }
    }
  }

  /// The things of a list, with what else the file says of the trip; none where there is no such file.
  private mutating func items<Item>(
    of list: ListFile<Item>, _ context: ListContext, in trip: inout Trip
  ) -> [Item] {
    guard let reading = small(list.name) else { return [] }
    trip.confidential += list.confidential(reading)
    let read = list.read(reading, context)
    trip.filesKeptBack += read.filesKeptBack
    diagnostics += read.diagnostics
    return read.items
  }

  /// A small file in the notation; nil where there is none.
  private mutating func small(_ name: String) -> NotationReader.Reading? {
    let (reading, problems) = SmallFiles(files: files).read(name)
    diagnostics += problems
    return reading
  }

  private mutating func datedRates() -> DatedRates {
    guard let file = files.rates else { return DatedRates() }
    guard let bytes = FileBytes.read(files.listing.absolute(file), atMost: RatesFile.limit) else {
      diagnostics.append(.unreadable(file, "it cannot be opened"))
      return DatedRates()
    }
    let table = RatesFile(bytes, file: file)
    diagnostics += table.diagnostics
    return table.rates
  }

  private func whatIsNotRead() -> [Diagnostic] {
    var notes = files.unread.map { Diagnostic.notRead($0) } + SmallFiles(files: files).passedOver()
    notes += files.heldAssets.map { .heldAsset($0) }
    for file in files.otherMaps {
      notes.append(.mapKindNotRead(file, ending: String(file.lowercased().split(separator: ".").last ?? "")))
    }
    if let library = files.small("library").first { notes.append(.library(library)) }
    notes += files.otherTracks.map { .trackKindNotRead($0.ending, $0.file) }
    notes += files.timelines.map { .timeline($0) }
    notes += files.positions.map { .tableOfPositions($0.file, head: $0.head) }
    let read = Set(files.photos.map { EntryName.withoutEnding($0).lowercased() })
    for (ending, named) in files.otherKinds.sorted(by: { $0.key < $1.key }) {
      // What a camera wrote twice is there in the form that is read.
      let alone = named.filter { !read.contains(EntryName.withoutEnding($0).lowercased()) }
      notes += alone.sorted().map { .kindNotRead(ending, $0) }
    }
    notes += StrayFiles(files).diagnostics
    return notes
  }

  private func emptiness(of trip: Trip) -> [Diagnostic] {
    let holdsSomething =
      !trip.entries.isEmpty || !trip.photos.isEmpty || !trip.pins.isEmpty || !trip.tracks.isEmpty
      || trip.budget != nil || !trip.events.isEmpty || !trip.pages.isEmpty || !trip.attractions.isEmpty
      || !files.small("trip").isEmpty
    return holdsSomething ? [] : [.emptyTrip]
  }
}

extension TripSettings {
  /// Where it is said that the trip is private.
  fileprivate var privatePlace: SourcePlace { privateAt ?? SourcePlace(file: "trip.yml") }
}

extension Trip {
  /// The drawings, stickers and recordings that texts show.
  fileprivate var mediaOfTexts: Set<String> {
    var files: Set<String> = []
    // By their numbers: to copy thousands of entries takes longer than to ask them.
    for index in entries.indices where !entries[index].media.isEmpty {
      files.formUnion(entries[index].media.values)
    }
    for page in pages { files.formUnion(page.text.media.values) }
    return files
  }

  /// The pictures that texts show as such.
  fileprivate var filesOfTexts: Set<String> {
    Set(
      (entries + pages.map(\.text) + albums.map(\.text)).flatMap {
        Array($0.pictures.values) + [$0.cover].compactMap(\.self)
      }
    )
    .union([settings.cover].compactMap(\.self))
  }
}

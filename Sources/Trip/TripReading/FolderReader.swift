import Diagnostics
import TripModel
import TripNotation

/// One folder on its way to a trip: the small files first, since the others are read by what they say.
struct FolderReader {
  let files: TripFiles
  let options: TripReader.Options
  var diagnostics: [Diagnostic] = []
  private var doubts: [Doubt]
  /// Files that prove a purchase: nothing needs to be said of them.
  var receipts: Set<String> = []
  /// Texts without an ending of Markdown that are read all the same.
  private(set) var plain: Set<String> = []
  /// Drawings and recordings that no text shows.
  private(set) var unshown: [String] = []
  /// Parts of texts in trip.yml that are for nobody else.
  private var takenOut: [NotationReader.TakenOut] = []

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
    let notes = await JournalFiles.Notes.read(files, workers: options.workers, memory: options.memory)
    var texts = PictureTexts.read(notes.texts, of: files.photos)
    texts.take(files.captionLists)
    let names = named.leavingOut(leaveOut, byTexts: Set(texts.leaveOut.keys), of: files.photos)
    var trip = Trip(folderName: folderName, settings: settings)
    let mentions = FileMentions(
      files.photos + files.tracks + files.media,
      entries: files.entries + files.maybeEntries + files.drafts + files.pages + files.chats)
    let wanted = files.photos.filter {
      !leaveOut.contains($0) && texts.leaveOut[$0] == nil && copies.originals[$0] == nil
    }
    trip.hasOwnFile = !files.small("trip").isEmpty
    let sidecars = await Sidecars.read(
      files, of: wanted, copies: copies, workers: options.workers, memory: options.memory)
    let left = leaveOut.union(texts.leaveOut.keys)
    let pictures = files.photos.filter { copies.originals[$0] == nil }
    let photos = await PhotoReader.read(
      pictures, of: files, leavingOut: left, texts: texts, sidecars: sidecars, options,
      finished: { photosRead($0, pictures.count) })
    let tracks = await TrackFiles.read(
      files.tracks, listing: files.listing, workers: options.workers, memory: options.memory)
    let journal = await JournalReader.read(
      files, notes: notes, photos: names, shown: wanted, settings: settings,
      seen: days(of: photos.photos, tracks.tracks),
      ofFolders: Dictionary(grouping: photos.photos) { JournalReader.folder(of: $0.file) }
        .mapValues { days(of: $0, []) }, mentions: mentions, workers: options.workers,
      memory: options.memory)
    plain = journal.plain
    (trip.entries, trip.pages, trip.albums) = (journal.entries, journal.pages, journal.albums)
    trip.chats = journal.chats
    if trip.settings.title == nil, let title = journal.titleOfDiary {
      (trip.settings.title, trip.settings.titleFile) = (title.words, title.file)
    }
    (trip.datedNames, trip.shownWithoutDay) = (journal.datedNames, journal.shownWithoutDay)
    trip.confidential = journal.confidential
    trip.filesKeptBack =
      journal.filesKeptBack + keptByFolder + sidecars.keptBack + texts.keptBack
    if let kept = FilesKeptBack(takenOut, mentions) { trip.filesKeptBack.append(kept) }
    if !settings.publish.showsReceipts {
      trip.filesKeptBack += ReceiptFolders.keptBack(among: files.photos)
    }
    let pairs = LivePairs.find(among: photos.photos, leavingOut: left)
    trip.photos = pairs.photos
    trip.filesKeptBack += PrivateCaptions.keptBack(in: trip)
    takeMedia(into: &trip)
    trip.setAside = photos.setAside
    if !settings.takesCaptionsInPictures { trip.forgetCaptionsInPictures() }
    trip.leftOutByTexts = texts.leaveOut.filter { !leaveOut.contains($0.key) }
    trip.leftOut = photos.leftOut + leftOut(copies, besides: leaveOut) + pairs.gone
    trip.settings.takeIn.formUnion(texts.takeIn)
    trip.tracks = tracks.tracks
    FolderEntries(trip.entries).tell(&trip)
    if let tag = GuessedLanguage.tag(of: trip, in: options.themeFolder, own: files.theme) {
      trip.settings.language = tag
    }
    let maps = await MapFiles.read(
      files.maps, listing: files.listing, language: trip.settings.language, workers: options.workers,
      memory: options.memory)
    (trip.maps, trip.exchangeOffices) = (maps.extracts, maps.offices)
    var context = ListContext(settings: settings, photos: names, mentions: mentions)
    context.receipts = ReceiptNames(pictures: names, files: files.listing.files)
    readLists(context, into: &trip)
    trip.nameEveryone()
    diagnostics += PlacesCalledHome.keepBack(in: &trip, options.privacy)
    diagnostics += LikelyDoor.keepBack(in: &trip, options.privacy)
    takePortraits(of: &trip)
    trip.pictureFolders = PictureFolders(of: trip).names(of: trip.photos.map { $0.file })
    trip.nameStills(of: pairs.stills)
    let theme = ThemeReader.read(
      shipped: options.themeFolder, own: files.theme, listing: files.listing,
      language: trip.settings.language)
    diagnostics += texts.diagnostics + sidecars.diagnostics
    diagnostics +=
      journal.diagnostics + photos.diagnostics + tracks.diagnostics + maps.diagnostics + theme.diagnostics
    return reading(trip, theme.theme)
  }

  /// Days on which something was taken or recorded, a day sooner or later in some zones; not those of clocks that were
  /// never set.
  private func days(of photos: [Photo], _ tracks: [Track]) -> [LocalDate] {
    let all: [LocalDate] =
      photos.compactMap { $0.cameraClock?.date ?? $0.namedDay?.date }
      + tracks.compactMap { track in
        track.namedDay?.date
          ?? track.segments.lazy.compactMap { $0.first?.instant }.first.map {
            Moment(instant: $0, offset: .utc).local.date
          }
      }
    return all.filter { day in
      day.year >= Self.firstYear && options.today.map { day <= $0 + 1 } ?? true
    }
  }

  /// No camera and no receiver that wrote its clock down is older.
  private static let firstYear = 1990

  /// What was read, with what is wrong in the folder as a whole.
  private func reading(_ trip: Trip, _ theme: Theme) -> TripReader.Reading {
    let emptiness = emptiness(of: trip)
    let doubts = doubts.map(\.diagnostic)
    return TripReader.Reading(
      trip: trip, theme: theme, diagnostics: diagnostics + doubts + whatIsNotRead(in: trip) + emptiness,
      blocked: Blocked(
        doubts: doubts, privateAt: trip.settings.visibility == .preview ? trip.settings.privatePlace : nil),
      hasNothingToBuild: !emptiness.isEmpty || !files.small("library").isEmpty)
  }

  // MARK: Pictures

  /// The drawings and recordings that texts show.
  private mutating func takeMedia(into trip: inout Trip) {
    let wanted = trip.mediaOfTexts
    let media = MediaFiles.read(
      wanted, photos: trip.photos, shown: trip.filesOfTexts, listing: files.listing,
      asked: StickerPlaces(in: trip))
    trip.media = media.files
    trip.photos.removeAll { media.stickers.contains($0.file) }
    diagnostics += media.diagnostics
    unshown = files.media.filter { !wanted.contains($0) }
  }

  /// The pictures of people and destinations, which are no part of the journey where nothing else shows them. One that
  /// could not be read was told as such.
  private mutating func takePortraits(of trip: inout Trip) {
    let named = Set(trip.people.compactMap(\.picture) + trip.destinations.compactMap(\.picture))
    guard !named.isEmpty else { return }
    trip.portraits = trip.photos.filter { named.contains($0.file) && !$0.isClip }
    var shown = trip.filesOfTexts
    trip.forEachItem { shown.formUnion($0.photos) }
    trip.photos.removeAll { named.contains($0.file) && !$0.isClip && !shown.contains($0.file) }
    let known = Set(trip.portraits.map { $0.file })
    for index in trip.people.indices {
      guard let picture = trip.people[index].picture, !known.contains(picture) else { continue }
      trip.people[index].picture = nil
    }
    for index in trip.destinations.indices {
      guard let picture = trip.destinations[index].picture, !known.contains(picture) else { continue }
      trip.destinations[index].picture = nil
    }
  }

  /// The smaller copies, which nobody reads; those that trip.yml names are left out by hand.
  private func leftOut(_ copies: PictureCopies, besides leaveOut: Set<String>) -> [LeftOutPhoto] {
    copies.originals.map { file, original in
      let isByHand = leaveOut.contains(file) || leaveOut.contains(original)
      return LeftOutPhoto(file: file, cause: isByHand ? .byHand : .copy(of: original, .smaller))
    }.sorted { $0.file < $1.file }
  }

  private var folderName: String {
    FolderListing.realPath(files.listing.root).lastPathPart.map(String.init) ?? "Trip"
  }

  private mutating func readSettings(_ names: PictureNames) -> (TripSettings, leaveOut: Set<String>) {
    doubts += SmallFiles(files: files).keptBackUnread()
    let site = SiteConfiguration.find(in: files)
    guard let reading = small("trip") else {
      var settings = site.completing(TripSettings())
      settings.privatePlaces = privatePlaces([])
      settings.keepBack(byFolder: options.privacy.isInPrivateFolder)
      return (settings, [])
    }
    takenOut = reading.takenOut
    let file = TripFile(reading, photos: names)
    let read = TripVisibility.read(reading)
    diagnostics += PlaceLines(reading.file).masked(file.findings.diagnostics)
    doubts += read.diagnostics
    var settings = site.completing(file.settings)
    settings.visibility = read.visibility
    settings.privateAt = read.privateAt
    settings.protection = read.isProtected ? Protection(showsCard: file.showsCard) : nil
    settings.publish = read.publish
    settings.publishDelay = read.publishDelay
    settings.privatePlaces = privatePlaces(read.privatePlaces)
    settings.keepBack(byFolder: options.privacy.isInPrivateFolder)
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
      // What was sent in a conversation is there for it alone: it is published by what shows it, and by nothing else.
      if let folder = file.pathParts.first, folder.lowercased() == "chats",
        JournalReader.byFolder(file).isEmpty
      {
        let reason = KeptBack(.isPrivate, at: SourcePlace(file: file), byFolder: String(folder))
        return FilesKeptBack(files: [file], reasons: [reason], isOutright: false)
      }
      return JournalReader.byFolder(file).first.map {
        FilesKeptBack(files: [file], reasons: [$0], isOutright: $0.reason == .isPrivate)
      }
    }
  }

  /// A small file in the notation; nil where there is none.
  mutating func small(_ name: String) -> NotationReader.Reading? {
    let (reading, problems) = SmallFiles(files: files).read(name)
    diagnostics += problems
    return reading
  }
}

extension TripSettings {
  /// Where it is said that the trip is private.
  fileprivate var privatePlace: SourcePlace { privateAt ?? SourcePlace(file: "trip.yml") }

  /// The name of a folder of the library holds whatever trip.yml says.
  fileprivate mutating func keepBack(byFolder isPrivate: Bool) {
    guard isPrivate, visibility != .preview else { return }
    visibility = .preview
    privateAt = .tripFolder
  }
}

extension Trip {
  /// Of what is said of pictures leaves what stands beside them.
  fileprivate mutating func forgetCaptionsInPictures() {
    for index in photos.indices where photos[index].captionToldBy.isInside { photos[index].caption = nil }
    for index in setAside.indices where setAside[index].captionToldBy.isInside {
      setAside[index].caption = nil
    }
  }

  /// The drawings, stickers and recordings that texts show.
  fileprivate var mediaOfTexts: Set<String> {
    var files: Set<String> = []
    // By their numbers: to copy thousands of entries takes longer than to ask them.
    for index in entries.indices where !entries[index].media.isEmpty {
      files.formUnion(entries[index].media.values)
    }
    for page in pages { files.formUnion(page.text.media.values) }
    for chat in chats { files.formUnion(chat.text.media.values) }
    return files
  }

  /// The pictures that texts show as such.
  fileprivate var filesOfTexts: Set<String> {
    Set(
      texts.flatMap {
        Array($0.pictures.values) + [$0.cover].compactMap(\.self)
      }
    )
    .union([settings.cover].compactMap(\.self))
  }
}

import Diagnostics
import MovieFile
import PhotoMetadata
import TripModel

/// The files of a trip folder by what they are.
struct TripFiles {
  let listing: FolderListing
  /// Which other program the folder was kept for.
  let kind: FolderKind
  private(set) var entries: [String] = []
  /// Markdown texts that are entries if their fields give a day.
  private(set) var maybeEntries: [String] = []
  /// Texts in a folder for drafts: entries that are not to be read yet.
  private(set) var drafts: [String] = []
  /// The author's own pages.
  private(set) var pages: [String] = []
  /// Days of conversations.
  private(set) var chats: [String] = []
  /// The files of the theme that the trip has of its own.
  private(set) var theme: [String] = []
  /// Files among those that lie in a folder whose name keeps them back.
  private(set) var heldAssets: [String] = []
  /// Pictures and clips.
  private(set) var photos: [String] = []
  /// Drawings and recordings.
  private(set) var media: [String] = []
  private(set) var tracks: [String] = []
  /// Tracks of kinds that are not read, by their ending.
  private(set) var otherTracks: [(file: String, ending: String)] = []
  /// Google's histories of places, which are not read.
  private(set) var timelines: [String] = []
  /// Tables of positions, which are not read, each with its first line.
  private(set) var positions: [(file: String, head: String)] = []
  /// The table of rates at the top of the folder.
  private(set) var rates: String?
  /// What the weather is like at destinations, and what it was to be, likewise.
  private(set) var climate: String?
  private(set) var forecast: String?
  /// Map extracts, in `maps/`.
  private(set) var maps: [String] = []
  /// Maps of kinds that are not read, in `maps/`.
  private(set) var otherMaps: [String] = []
  /// XMP of photo programs, about pictures beside it.
  private(set) var xmp: [String] = []
  /// JSON, of which some may be about pictures beside it.
  private(set) var json: [String] = []
  /// Pictures, clips and tracks of kinds that are not read yet, by their ending.
  private(set) var otherKinds: [String: [String]] = [:]
  /// Files with a name of their own meaning that are not read yet.
  private(set) var unread: [String] = []
  /// The texts beside pictures, and of albums; those of albums are not read yet, but for what they would keep back.
  private(set) var notes: [String] = []
  /// Texts that an editor named `album.md.txt` or `IMG_1.txt`: what they say of pictures is not shown, but obeyed.
  private(set) var plainNotes: [String] = []
  /// Texts without an ending of Markdown that may tell of days; they are among `strays`, too.
  private(set) var plainJournal: [String] = []
  /// Lists of what is to be said of the pictures beside them.
  private(set) var captionLists: [CaptionList] = []
  /// What nothing reads, as far as its name tells.
  private(set) var strays: [String] = []
  /// A `trip.yml` in a folder of the trip.
  private(set) var innerTrips: [String] = []
  /// Files that may be meant as a `trip.yml`, at the top and below.
  private(set) var nearTrips: [String] = []
  /// Files that seem to be meant as a small file, each with that file's right name.
  private(set) var misnamed: [(file: String, meant: String)] = []

  private var small: [String: [String]] = [:]
  private var texts: [String] = []
  private var plainTexts: [String] = []
  /// YAML that is no small file: some write their days so.
  private var dayFiles: [String] = []

  /// `shipped` are the files of the shipped theme's `assets/`, by their paths below it.
  static func sort(_ listing: FolderListing, shipped: Set<String> = []) -> TripFiles {
    let kind = FolderKind.recognise(files: listing.files, hidden: listing.hidden)
    var files = TripFiles(listing: listing, kind: kind)
    let hasTheme = !kind.isForeign && Self.isTheme(listing.files)
    let theme = ThemeFolder(hasTheme ? listing.files : [], shipped: shipped) { file, limit in
      let path = listing.absolute(file)
      return FileBytes.isLarger(path, than: limit) ? nil : FileBytes.read(path, atMost: limit)
    }
    for file in listing.files { files.sort(file, theme: hasTheme ? theme : nil) }
    files.nearTrips =
      listing.files.filter {
        !kind.isOfProgram($0.pathParts.dropLast()) && TripFileName.isNear($0.lastPathPart ?? "")
      }
      + listing.hidden.filter { TripFileName.isNear($0[...]) }.sorted()
    files.findTracksInJSON()
    files.findDays()
    files.findNotes()
    return files
  }

  /// Puts aside the texts that are about pictures and albums; the others may be entries.
  private mutating func findNotes() {
    let albums = texts.filter(Self.isAlbum)
    let captions = CaptionNames(pictures: photos + otherKinds.values.joined())
    notes = albums + texts.filter { captions.isBesidePicture($0) && !Self.isAlbum($0) }
    let captionsAmongEntries = Set(entries.filter { captions.isCaption(inJournal: $0) })
    if !captionsAmongEntries.isEmpty {
      entries.removeAll { captionsAmongEntries.contains($0) }
      notes += captionsAmongEntries.sorted()
    }
    plainNotes = plainTexts.filter { text in
      let name = Self.withoutEndings(ofPlain: text)
      return Self.isAlbum(name) || captions.isBesidePicture(name)
    }
    captionLists = kind.isForeign ? [] : CaptionList.read(texts + plainTexts, beside: photos, in: listing)
    let lists = Set(captionLists.map(\.file))
    let others = plainTexts.filter { !plainNotes.contains($0) && !lists.contains($0) }
    strays += others
    plainJournal =
      kind.isForeign
      ? []
      : others.filter {
        !$0.lowercased().hasSuffix(".rtf")
          && !["chats", "pages", "maps"].contains($0.pathParts[0].lowercased())
          && Self.reason(ofFolders: $0) == nil
      }
    // What may be meant as trip.yml is told as that.
    let near = Set(nearTrips.filter { !TripFileName.isLoose($0) && !TripFileName.isBackup($0) })
    strays = strays.filter { !near.contains($0) || $0.contains("/") }
    let known = lists.union(notes)
    let sections = Self.sections(entries + drafts + texts)
    maybeEntries = texts.filter { !known.contains($0) && !sections.contains($0) }
  }

  /// Days that are kept as YAML alone; other YAML is read by nothing.
  private mutating func findDays() {
    for file in dayFiles {
      let bytes = FileBytes.read(listing.absolute(file), atMost: DayFile.largest) ?? []
      if DayFile(bytes, file: file) == nil {
        strays.append(file)
      } else if Self.reason(ofFolders: file) == .draft {
        drafts.append(file)
      } else {
        entries.append(file)
      }
    }
  }

  /// JSON beside pictures and clips is about them; elsewhere it may be a track.
  private mutating func findTracksInJSON() {
    let media = Set((photos + otherKinds.values.joined()).map { JournalReader.folder(of: $0) })
    var found: Set<String> = []
    for file in json where !media.contains(JournalReader.folder(of: file)) {
      let start = start(of: file)
      if TrackKinds.isGeoJSON(start) { found.insert(file) }
      if TrackKinds.isTimeline(start) { timelines.append(file) }
    }
    // Telephones name it so, and one puts it beside the pictures.
    for file in json where media.contains(JournalReader.folder(of: file)) && Self.isNamedTimeline(file) {
      if TrackKinds.isTimeline(start(of: file)) { timelines.append(file) }
    }
    strays += json.filter { file in
      !found.contains(file) && !timelines.contains(file) && !media.contains(JournalReader.folder(of: file))
    }
    guard !found.isEmpty else { return }
    json.removeAll { found.contains($0) }
    tracks = (tracks + found).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isNamedTimeline(_ file: String) -> Bool {
    ["location-history.json", "timeline.json", "records.json"].contains(
      file.lastPathPart?.lowercased() ?? "")
  }

  /// The first bytes of a file; none where it cannot be read.
  private func start(of file: String) -> [UInt8] {
    FileBytes.read(listing.absolute(file), atMost: TrackKinds.enough) ?? []
  }

  /// Whether `assets/` holds files of a theme: one of nothing but pictures is where a vault keeps them.
  private static func isTheme(_ files: [String]) -> Bool {
    let assets = files.filter { $0.hasPrefix("assets/") }
    return assets.isEmpty
      || !assets.allSatisfy { file in pictureEndings.contains { file.lowercased().hasSuffix($0) } }
  }

  private static let pictureEndings = PictureFormat.endings.union(MovieFacts.endings).union([
    "gif", "md", "pdf",
  ]).map { "." + $0 }

  /// The files of the small kind with this name, `.yml` before `.yaml`; only the first is read.
  func small(_ name: String) -> [String] { small[name] ?? [] }

  /// The small files that the trip has, by their right names.
  var knownSmall: Set<String> { Set(small.keys.map { $0 + ".yml" }) }

  /// The folders in which texts lie.
  var foldersOfTexts: Set<String> {
    Set((texts + plainTexts).map { JournalReader.folder(of: $0) }.filter { !$0.isEmpty })
  }

  /// What bears a small file's name and is no file.
  func obstacles(_ name: String) -> [String] {
    listing.otherThanFiles.filter { [name + ".yml", name + ".yaml"].contains($0.lowercased()) }.sorted()
  }

  private static let readNames = ["trip"] + FolderReader.listNames + ["people", "destinations", "library"]

  private mutating func sort(_ file: String, theme: ThemeFolder?) {
    let folders = file.pathParts.dropLast()
    if kind.isOfProgram(folders) { return }
    if folders.first == "templates" {
      if !kind.isForeign { addToTheme(file) }
      return
    }
    let name = file.lastPathPart ?? ""
    let ending =
      name.lastIndex(ofMark: UInt8(ascii: ".")).map { name[name.index(after: $0)...].lowercased() } ?? ""
    if folders.first == "assets", let theme, !FileEndings.isOfTrip(ending) || theme.names(file) {
      addToTheme(file)
      return
    }
    switch ending {
    case _ where PictureFormat.endings.contains(ending) || MovieFacts.endings.contains(ending):
      photos.append(file)
    case _ where MapFiles.endings.contains(ending) && MapFiles.isMap(file): maps.append(file)
    case _ where MapFiles.otherEndings.contains(ending) && MapFiles.isMap(file): otherMaps.append(file)
    case _ where Track.endings.contains(ending): tracks.append(file)
    case "md", "markdown", "mdx", "mdown", "mkd": sortText(file)
    case _ where TrackKinds.notRead[ending] != nil: otherTracks.append((file, ending))
    case "csv" where folders.isEmpty && name.lowercased() == RatesFile.name: rates = rates ?? file
    case "csv" where folders.isEmpty && name.lowercased() == DestinationTables.climate:
      climate = climate ?? file
    case "csv" where folders.isEmpty && name.lowercased() == DestinationTables.forecast:
      forecast = forecast ?? file
    case "csv":
      if let head = TrackKinds.headOfPositions(start(of: file)) {
        positions.append((file, head))
      } else {
        strays.append(file)
      }
    case _ where MediaFiles.endings.contains(ending): media.append(file)
    case "txt", "text", "rtf": plainTexts.append(file)
    case "xmp": xmp.append(file)
    case "json": json.append(file)
    case _ where FileEndings.laterPictures.contains(ending) || FileEndings.otherFilms.contains(ending):
      otherKinds[ending, default: []].append(file)
    case "yml", "yaml": sortSmall(file, EntryName.withoutEnding(name.lowercased()), isInner: !folders.isEmpty)
    default: strays.append(file)
    }
  }

  /// A file that dresses the site, unless its folder's name keeps it back.
  private mutating func addToTheme(_ file: String) {
    if Self.reason(ofFolders: file) == nil { theme.append(file) } else { heldAssets.append(file) }
  }

  private mutating func sortText(_ file: String) {
    switch TextKind(file) {
    case .entry: entries.append(file)
    case .maybe: texts.append(file)
    case .draft: drafts.append(file)
    case .page: if kind.isForeign { unread.append(file) } else { pages.append(file) }
    case .chat: chats.append(file)
    case .none: break
    }
  }

  private mutating func sortSmall(_ file: String, _ stem: String, isInner: Bool) {
    if isInner {
      if stem == "trip" { innerTrips.append(file) } else { dayFiles.append(file) }
    } else if Self.readNames.contains(stem) {
      small[stem, default: []].append(file)
      small[stem]?.sort {
        (!$0.lowercased().hasSuffix(".yml") ? 1 : 0, $0) < (!$1.lowercased().hasSuffix(".yml") ? 1 : 0, $1)
      }
    } else if let meant = Spelling.nearest(to: stem, among: Self.readNames),
      StrayWords.smallFile(stem).map({ $0 == meant }) ?? true
    {
      misnamed.append((file, meant + ".yml"))
    } else {
      dayFiles.append(file)
    }
  }
}

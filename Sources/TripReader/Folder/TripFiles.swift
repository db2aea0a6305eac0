import Diagnostics

/// The files of a trip folder by what they are.
struct TripFiles {
  let listing: FolderListing
  private(set) var entries: [String] = []
  /// Texts in a folder `_drafts`: entries that are not to be read yet.
  private(set) var drafts: [String] = []
  private(set) var photos: [String] = []
  private(set) var tracks: [String] = []
  /// Pictures, clips and tracks of kinds that are not read yet, by their ending.
  private(set) var otherKinds: [String: [String]] = [:]
  /// Files with a name of their own meaning that are not read yet.
  private(set) var unread: [String] = []
  /// The texts beside pictures, and of albums: not read yet, but for what they would keep back.
  private(set) var notes: [String] = []
  /// A `trip.yml` in a folder of the trip.
  private(set) var innerTrips: [String] = []
  /// Files that seem to be meant as a small file, each with that file's right name.
  private(set) var misnamed: [(file: String, meant: String)] = []

  private var small: [String: [String]] = [:]
  private var texts: [String] = []

  init(_ listing: FolderListing) {
    self.listing = listing
    for file in listing.files { sort(file) }
    let pictures = Set((photos + otherKinds.values.joined()).map { EntryName.withoutEnding($0).lowercased() })
    notes = texts.filter { file in
      let stem = EntryName.withoutEnding(file).lowercased()
      return stem == "album" || stem.hasSuffix("/album") || pictures.contains(stem)
        || pictures.contains(EntryName.withoutEnding(stem))
    }
    unread += notes
  }

  /// The files of the small kind with this name, `.yml` before `.yaml`; only the first is read.
  func small(_ name: String) -> [String] { small[name] ?? [] }

  /// What bears a small file's name and is no file.
  func obstacles(_ name: String) -> [String] {
    listing.otherThanFiles.filter { [name + ".yml", name + ".yaml"].contains($0.lowercased()) }.sorted()
  }

  private static let readNames = ["trip", "pins", "budget", "library"]
  private static let laterNames = ["itinerary", "attractions", "destinations", "weather", "people"]

  private mutating func sort(_ file: String) {
    let folders = file.split(separator: "/").dropLast()
    if folders.first == "templates" || folders.first == "assets" { return }
    let name = file.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    switch ending {
    case "jpg", "jpeg", "jpe", "jfif": photos.append(file)
    case "gpx": tracks.append(file)
    case "md", "markdown": sortText(file, name, folders)
    case _ where Self.laterKinds.contains(ending): otherKinds[ending, default: []].append(file)
    case "yml", "yaml": sortSmall(file, EntryName.withoutEnding(name.lowercased()), isInner: !folders.isEmpty)
    default: break
    }
  }

  private static let laterKinds: Set<String> = [
    "heic", "heif", "png", "webp", "avif", "tif", "tiff", "gif", "bmp", "jxl", "jp2", "dng", "cr2", "cr3",
    "nef", "arw",
    "raf", "orf", "rw2", "mp4", "mov", "m4v", "avi", "3gp", "webm", "kml", "kmz", "geojson", "tcx", "fit",
    "xmp",
  ]

  /// Everything in `journal/` and in `_drafts/` is an entry, and what bears a date anywhere else but among pages.
  private mutating func sortText(_ file: String, _ name: Substring, _ folders: ArraySlice<Substring>) {
    let isAlbum = EntryName.withoutEnding(name.lowercased()) == "album"
    if Self.isDraft(folders), !isAlbum {
      drafts.append(file)
    } else if folders.first == "pages" {
      unread.append(file)
    } else if !isAlbum, folders.first?.lowercased() == "journal" || EntryName(String(name)).day != nil {
      entries.append(file)
    } else {
      texts.append(file)
    }
  }

  /// Whether a folder in this path is for drafts.
  static func isDraft(_ folders: some Sequence<Substring>) -> Bool {
    folders.contains { $0.lowercased() == "_drafts" }
  }

  private mutating func sortSmall(_ file: String, _ stem: String, isInner: Bool) {
    if isInner {
      if stem == "trip" { innerTrips.append(file) }
    } else if Self.readNames.contains(stem) {
      small[stem, default: []].append(file)
      small[stem]?.sort {
        (!$0.lowercased().hasSuffix(".yml") ? 1 : 0, $0) < (!$1.lowercased().hasSuffix(".yml") ? 1 : 0, $1)
      }
    } else if Self.laterNames.contains(stem) {
      unread.append(file)
    } else if let meant = Spelling.nearest(to: stem, among: Self.readNames + Self.laterNames) {
      misnamed.append((file, meant + ".yml"))
    }
  }
}

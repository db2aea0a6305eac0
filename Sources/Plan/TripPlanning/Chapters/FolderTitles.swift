import TripModel

extension [DayPlan] {
  /// Days that nobody gave a title by the folder into which somebody sorted their pictures, where that has a name in words.
  ///
  /// Asked of days that have the titles of their entries and tracks.
  func calledByFolders(_ photos: some Sequence<PhotoPlan>, named names: [String: String]) -> [DayPlan] {
    guard !names.isEmpty, contains(where: { $0.title == nil && !$0.photos.isEmpty }) else { return self }
    let folders = FoldersOfDays(photos, named: names)
    return map { day in
      guard day.title == nil, let found = folders.title(of: day.date) else { return day }
      var day = day
      day.title = Reasoned(found.title, because: .pictureFolder(found.folder))
      day.course = nil
      return day
    }
  }
}

/// The folders whose pictures are nearly all of one day.
///
/// What readers do not get counts in none of them; one that holds a picture from near a private place names nothing, since
/// it may be called by that.
private struct FoldersOfDays {
  fileprivate struct Folder {
    var ofDay: [LocalDate: Int] = [:]
    var count = 0
    var isSilent = false
    /// The words of the names of the cameras, in small letters.
    var cameras: Set<String> = []
  }

  private var titles: [LocalDate: (folder: String, title: String)] = [:]

  init(_ photos: some Sequence<PhotoPlan>, named names: [String: String]) {
    var folders: [String: Folder] = [:]
    var all: [LocalDate: Int] = [:]
    for photo in photos where photo.kept == nil {
      if let day = photo.day?.value { all[day, default: 0] += 1 }
      var path = photo.photo.file[...]
      while let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<end]
        let folder = String(path)
        if names[folder] != nil { folders[folder, default: Folder()].add(photo) }
      }
    }
    for (path, folder) in folders {
      guard !folder.isSilent, let (day, count) = folder.ofDay.max(by: { $0.value < $1.value }),
        Self.isNearlyAll(count, of: folder.count), Self.isNearlyAll(count, of: all[day] ?? 0),
        let title = FolderName.title(ofPictures: names[path] ?? "", by: folder.cameras)
      else { continue }
      // Of folders in one another the innermost tells most.
      if let other = titles[day], (other.folder.utf8.count, other.folder) > (path.utf8.count, path) {
        continue
      }
      titles[day] = (path, title)
    }
  }

  func title(of day: LocalDate) -> (folder: String, title: String)? { titles[day] }

  /// Nine of ten: a picture that was put into the wrong folder takes no name away.
  private static func isNearlyAll(_ count: Int, of all: Int) -> Bool { 10 * count >= 9 * all }
}

extension FoldersOfDays.Folder {
  fileprivate mutating func add(_ photo: PhotoPlan) {
    count += 1
    if let day = photo.day?.value { ofDay[day, default: 0] += 1 }
    if photo.photo.withheld != nil || photo.photo.withholdsHour { isSilent = true }
    guard let camera = photo.photo.camera.name?.lowercased() else { return }
    cameras.formUnion(camera.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}

extension FolderName {
  /// What somebody called a folder of pictures, as a title; nil for a name that a camera or a program gives, and for one
  /// that tells how or by what the pictures were taken. `cameras` are the words of the names of these.
  static func title(ofPictures name: String, by cameras: Set<String> = []) -> String? {
    let folder = FolderName(name)
    let words = folder.ownWords
    guard folder.title != nil, !CameraName.isOne(name),
      !words.allSatisfy({ word in
        wordsOfPictures.contains(word) || cameras.contains { $0.hasPrefix(word) }
      })
    else { return nil }
    let text = withoutDate(name[...])
    // In a name that is written in words a hyphen is one of these: `Mont-Saint-Michel`.
    let isWritten =
      text.contains { $0.isWhitespace || $0 == "_" }
      || text.split(separator: "-").allSatisfy { $0.first?.isUppercase ?? false }
    let parts = text.split { $0 == "_" || $0.isWhitespace || !isWritten && $0 == "-" }
    var title = parts.joined(separator: " ")[...]
    while let last = title.last, "-–—:,_ ".contains(last) { title.removeLast() }
    guard let first = title.first else { return nil }
    return first.uppercased() + title.dropFirst()
  }

  /// Words that besides those of any folder stand in the names of folders of pictures and of the parts of a trip, and tell
  /// nothing of a day.
  private static let wordsOfPictures: Set<String> = [
    "airdrop", "alt", "alte", "assets", "attachments", "auswahl", "bearbeitet", "belege", "best", "bluetooth",
    "burst", "by", "cameras", "chats", "clip", "clips", "covers", "dag", "day", "days", "de", "delete",
    "deleted", "di",
    "dia",
    "divers", "dng", "dokumente", "drafts", "drohne", "dron", "drone", "dropbox", "día", "edit", "edited",
    "entries", "facebook", "favoriten", "favorites", "favourites", "film", "filme", "films", "final",
    "giorno", "gopro", "handy", "heic", "highlights", "holiday", "instagram", "iphone", "jour", "journal",
    "kamera",
    "lightroom", "log", "messenger", "mit", "nextcloud", "old", "onedrive", "originale", "pages", "panorama",
    "panoramas", "panoramen", "people", "pins", "portraits", "posts", "quittungen", "raw", "raws", "receipts",
    "recent", "recents", "reise", "rejected", "rest", "screenshot", "screenshots", "selected", "share",
    "shared",
    "signal", "sonstige", "sonstiges", "sort", "sorted", "sortiert", "story", "tag", "tage", "tagebuch",
    "telegram",
    "text", "texts", "tickets", "to", "trash", "tripbook", "unsorted",
    "urlaub", "vacances", "vacation", "varie", "varios",
    "verschiedenes", "viaje", "video", "von", "voyage", "web", "with",
  ]
}

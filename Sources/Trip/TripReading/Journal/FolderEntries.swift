import TripModel

/// Which entry is the text of the folder that a picture, a track or another entry lies in: what says no day itself is
/// of its day.
struct FolderEntries {
  /// The entry of each folder that has one.
  private var byFolder: [String: String] = [:]

  /// Folders that hold entries of other days are about more than a day, and are none of these.
  init(_ entries: [JournalEntry]) {
    var days: [String: Set<LocalDate>] = [:]
    for index in entries.indices {
      guard let day = entries[index].ownDay else { continue }
      var folder = JournalReader.folder(of: entries[index].file)
      while !folder.isEmpty {
        days[folder, default: []].insert(day)
        folder = JournalReader.folder(of: folder)
      }
    }
    for index in entries.indices where entries[index].ownDay != nil {
      let file = entries[index].file
      // Most folders hold many, none of which has to be looked at.
      guard days[JournalReader.folder(of: file)]?.count == 1, let folder = EntryPath(file).ownFolder else {
        continue
      }
      byFolder[folder] = byFolder[folder] ?? file
    }
  }

  /// The entry of the innermost folder, unless one further in gives a day by its name.
  func entry(of file: String) -> String? {
    guard !byFolder.isEmpty else { return nil }
    var folder = JournalReader.folder(of: file)
    while !folder.isEmpty {
      if let entry = byFolder[folder] { return entry == file ? nil : entry }
      if DayName(folder.lastPathPart ?? "") != nil { return nil }
      folder = JournalReader.folder(of: folder)
    }
    return nil
  }

  /// Tells all that lies in such folders of their entries. Where the names of a folder's tracks count days, each is
  /// of its own.
  func tell(_ trip: inout Trip) {
    guard !byFolder.isEmpty else { return }
    for index in trip.photos.indices { trip.photos[index].folderEntry = entry(of: trip.photos[index].file) }
    for index in trip.entries.indices where trip.entries[index].ownDay == nil {
      trip.entries[index].folderEntry = entry(of: trip.entries[index].file)
    }
    var numbers: [String: Set<Int>] = [:]
    for track in trip.tracks {
      if case .fileNumber(let number) = track.namedDay {
        numbers[JournalReader.folder(of: track.file), default: []].insert(number)
      }
    }
    for index in trip.tracks.indices {
      let file = trip.tracks[index].file
      if case .fileNumber = trip.tracks[index].namedDay,
        (numbers[JournalReader.folder(of: file)]?.count ?? 0) > 1
      {
        continue
      }
      trip.tracks[index].folderEntry = entry(of: file)
    }
  }
}

extension JournalEntry {
  /// The day that it says itself, by a date and not by a number.
  fileprivate var ownDay: LocalDate? {
    if let day = self.day { return day.date }
    if case .moment(let moment) = self.time { return moment.local.date }
    return nil
  }
}

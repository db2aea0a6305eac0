import TripModel

extension JournalEntry {
  /// The pictures that it shows: those in its text, those listed below it, and its cover.
  var shownPictures: Set<String> {
    var files = Set(self.pictures.values)
    files.formUnion(self.gallery.map(\.file))
    if let cover = self.cover { files.insert(cover) }
    return files
  }
}

extension Trip {
  /// The files of pictures that a list names, or trip.yml as its cover.
  var listedPictures: Set<String> {
    var files = Set([settings.cover].compactMap(\.self))
    forEachItem { files.formUnion($0.photos) }
    return files
  }
}

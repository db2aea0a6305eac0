import Diagnostics
import TripModel

/// What is there and is not read, and whether anything is.
extension FolderReader {
  func whatIsNotRead(in trip: Trip) -> [Diagnostic] {
    var notes = files.unread.map { Diagnostic.notRead($0) } + SmallFiles(files: files).passedOver()
    notes += files.heldAssets.map { .heldAsset($0) }
    var held: [String] = []
    /// Without what the name of a folder keeps back: no way out of there is told.
    func open(_ file: String) -> Bool {
      guard StrayFiles.isKeptBack(file) else { return true }
      held.append(file)
      return false
    }
    for file in files.otherMaps where open(file) {
      notes.append(.mapKindNotRead(file, ending: String(file.lowercased().split(separator: ".").last ?? "")))
    }
    if let library = files.small("library").first { notes.append(.library(library)) }
    var firsts: [String: String] = [:]
    for (file, ending) in files.otherTracks where open(file) {
      let first = firsts[ending, default: file]
      firsts[ending] = first
      notes.append(.trackKindNotRead(ending, file, first: first))
    }
    notes += files.timelines.filter { open($0) }.map { .timeline($0) }
    let positions = files.positions.filter { open($0.file) }
    let timed = positions.first { TrackKinds.hasTimes(head: $0.head) }
    notes += positions.map {
      .tableOfPositions($0.file, head: $0.head, first: timed?.file ?? $0.file)
    }
    let read = Set(files.photos.map { EntryName.withoutEnding($0).lowercased() })
    for (ending, named) in files.otherKinds.sorted(by: { $0.key < $1.key }) {
      // What a camera wrote twice is there in the form that is read.
      let alone = named.sorted().filter { !read.contains(EntryName.withoutEnding($0).lowercased()) }
      notes += alone.filter { open($0) }.map { .kindNotRead(ending, $0) }
    }
    notes += StrayFiles.unshown(unshown.filter { !receipts.contains($0) }, in: files.kind)
    // Days are counted from the first of the trip, or from an entry that says its date too; where other entries have
    // numbers and nothing tells that day, it is told of these how to write it.
    let countsDays = trip.settings.start != nil || trip.entries.contains { $0.dayNumber != nil }
    notes += StrayFiles.find(in: files, besides: receipts.union(plain), held: held, countsDays: countsDays)
    return notes
  }

  func emptiness(of trip: Trip) -> [Diagnostic] {
    let holdsSomething =
      !trip.entries.isEmpty || !trip.photos.isEmpty || !trip.pins.isEmpty || !trip.tracks.isEmpty
      || trip.budget != nil || !trip.events.isEmpty || !trip.pages.isEmpty || !trip.attractions.isEmpty
      || !trip.chats.isEmpty
      || !files.small("trip").isEmpty
    guard !holdsSomething else { return [] }
    // What is there and broken is told by itself: to add a picture is no way out of that.
    return [diagnostics.contains { $0.severity == .error } ? .nothingRead : .emptyTrip]
  }
}

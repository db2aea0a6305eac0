import Markdown
import TripModel

/// Entries that are nothing but the same pictures at the same hour, as two journals of one program hold them: they are told
/// once.
struct EntryTwins {
  /// The entries that are told, in their order: the first of twins has the tags of all.
  private(set) var told: [EntryDraft] = []
  /// By the file of an entry that is not told, the file of its twin.
  private(set) var files: [String: String] = [:]

  init(_ drafts: [EntryDraft], sources: EntrySources) {
    var places: [EntryDraft.Pictures: Int] = [:]
    for draft in drafts {
      guard let pictures = draft.onlyPictures(sources) else {
        told.append(draft)
        continue
      }
      // What cannot be compared stays: HTML, and what is played.
      guard let place = places[pictures], !draft.entry.body.hasHTML, draft.entry.media.isEmpty else {
        places[pictures] = places[pictures] ?? told.count
        told.append(draft)
        continue
      }
      told[place] = told[place].withTags(of: draft.entry, sources: sources)
      files[draft.entry.file] = told[place].entry.file
    }
  }
}

extension EntryTwins {
  /// The files that are not told, by that of their twin.
  var byTold: [String: [String]] {
    files.sorted { $0.key < $1.key }.reduce(into: [:]) { $0[$1.value, default: []].append($1.key) }
  }
}

extension EntryDraft {
  /// All that there is of an entry of pictures alone.
  struct Pictures: Hashable {
    var day: LocalDate
    var time: Moment?
    var title: String
    var photos: Set<PhotoID>
    /// What is said of the pictures.
    var words: [String]
    var tracks: [String]
  }

  /// Nil for an entry that says or tells anything else.
  fileprivate func onlyPictures(_ sources: EntrySources) -> Pictures? {
    guard entry.body.wordCount == 0, entry.lead == nil, entry.header.keptBack.isEmpty,
      entry.header.at.told == nil, entry.header.at.withheld == nil, entry.header.who.isEmpty,
      entry.kind == nil, entry.mood == nil, entry.weather == nil, entry.track == nil
    else { return nil }
    let photos = Set((sources.shown(in: entry) + sources.gallery(of: entry)).map(\.id))
    if photos.isEmpty { return nil }
    return Pictures(
      day: day.value, time: time?.value, title: title.value, photos: photos,
      words: entry.body.images.flatMap { [$0.title, $0.alternative] }
        + entry.gallery.flatMap { [$0.caption, $0.alternative] },
      tracks: entry.linkedTracks)
  }

  fileprivate func withTags(of twin: JournalEntry, sources: EntrySources) -> EntryDraft {
    var entry = entry
    for (index, tag) in twin.tags.enumerated() where !entry.tags.contains(tag) {
      entry.tags.append(tag)
      if twin.tagPlaces.indices.contains(index) { entry.tagPlaces.append(twin.tagPlaces[index]) }
    }
    return EntryDraft(entry: entry, sources: sources) ?? self
  }
}

import TripModel
import TripNotation

/// All that the texts of a journal may name.
///
/// A class, since each of them holds it while it is read.
final class JournalNames: Sendable {
  let photos: PictureNames
  let entries: FileNames
  let tracks: FileNames
  let media: FileNames
  let index: EntryIndex
  let beside: Companions
  let mentions: FileMentions
  /// What says which entries are of somebody's diary and not of the trip; nil outside of vaults.
  let diary: VaultDiary?
  /// What reads days of two readings by the days of the trip; nil where these are not known.
  let days: SettledDays?
  let writers: EntryWriters
  /// Whether the folder is a vault of notes, in whose texts words behind a `#` are tags.
  let isVault: Bool

  init(
    photos: PictureNames, entries: FileNames, tracks: FileNames, media: FileNames, index: EntryIndex,
    beside: Companions, mentions: FileMentions, writers: EntryWriters, isVault: Bool,
    diary: VaultDiary? = nil, days: SettledDays? = nil
  ) {
    self.diary = diary
    self.days = days
    self.photos = photos
    self.entries = entries
    self.tracks = tracks
    self.media = media
    self.index = index
    self.beside = beside
    self.mentions = mentions
    self.writers = writers
    self.isVault = isVault
  }

  /// The same for texts that have no tracks, and perhaps no drawings and recordings.
  func withoutTracks(norMedia: Bool = false) -> JournalNames {
    JournalNames(
      photos: photos, entries: entries, tracks: FileNames([]), media: norMedia ? FileNames([]) : media,
      index: index, beside: beside, mentions: mentions, writers: writers, isVault: isVault)
  }

  /// The tracks that a field names, whatever it is called: `gpx: ../tracks/walk.gpx`.
  func tracks(namedBy field: Field, in file: EntryFile) -> [String] {
    if tracks.isEmpty { return [] }
    return (field.value.items ?? [field.value]).compactMap { $0.text?.value }
      .filter { $0.contains(mark: ".") }
      .compactMap { tracks.file($0, from: JournalReader.folder(of: file.file)) }
  }

  /// The pictures and tracks that are kept back with an entry, unless something published shows them.
  func goingWith(_ file: EntryFile) -> Set<String> {
    mentions.files(with: file.file).union(mentions.files(in: file.parts.text))
      .union(beside.photos(of: file.path)).union([beside.track(of: file.path)].compactMap(\.self))
  }
}

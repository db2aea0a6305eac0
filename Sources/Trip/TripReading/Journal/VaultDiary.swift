import Diagnostics
import TripModel
import TripNotation

/// The diary that lies in a vault of notes beside a trip: notes of days outside of the trip's written dates, called by the day alone
/// or by more.
///
/// Whoever keeps such notes writes one on every day, for nobody else. Elsewhere a text of the day before is of the trip:
/// somebody packs.
struct VaultDiary: Hashable {
  private let start: LocalDate?
  private let end: LocalDate?

  /// Whether its days are those of pictures and tracks, since trip.yml tells none.
  private let isSeen: Bool

  /// Nil where there is no vault, or nothing that tells the trip from it. `seen` are the days of pictures and tracks.
  init?(_ kind: FolderKind, _ settings: TripSettings, seen: some Sequence<LocalDate>) {
    isSeen = settings.start == nil && settings.end == nil
    // One packs in the days before, and tells in those after how one came home.
    let bounds = isSeen ? Array(seen).bounds : nil
    start = isSeen ? bounds.map { $0.lowerBound - Self.near } : settings.start
    end = isSeen ? bounds.map { $0.upperBound + Self.near } : settings.end
    guard kind.isVault, start != nil || end != nil else { return nil }
    // Dates in the wrong order are told, and hold no day.
    if let start, let end, start > end { return nil }
  }

  /// Days around those of pictures and tracks.
  private static let near = 2

  /// Whether a text is such a note: its name begins with a day, and it does not say that it is published. `day` is that of its
  /// fields, which outweighs its name's.
  func holds(_ file: EntryFile, on day: LocalDate?) -> Bool {
    let path = file.path
    guard let named = path.day?.date, path.bundle == nil, path.ownFolder == nil else { return false }
    let date = day ?? named
    // What is called by days alone is a diary's.
    let last = date == named && !path.slug.isEmpty ? path.until ?? date : date
    let isOutside = start.map { last < $0 } ?? false || end.map { date > $0 } ?? false
    return isOutside && !Self.saysPublished(file)
  }

  /// `private: no`, or `publish: true` as programs for notes have it.
  static func saysPublished(_ file: EntryFile) -> Bool {
    (file.fields.root.fields ?? []).contains { field in
      guard let text = field.value.text?.value, let meant = MeantKey(field.key),
        [.isPrivate, .publish, .published, .open].contains(meant.key)
      else { return false }
      return VisibilityVocabulary.answer(text) != nil && meant.meaning(of: text) == .open
    }
  }

  /// What keeps such a note back; told by `note`.
  static func cause(_ file: String) -> KeptBack {
    var cause = KeptBack(.isPrivate, at: SourcePlace(file: file))
    cause.isToldApart = true
    return cause
  }

  /// One note on all of them; nil where there are none.
  func note(on files: [String]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    let near = isSeen ? Self.near : 0
    let dates =
      [start.map { "from \($0 + near)" }, end.map { "to \($0 - near)" }].compactMap(\.self)
      .joined(separator: " ") + (isSeen ? " by its pictures and tracks" : "")
    let shown = files.prefix(Self.maxNamed).joined(separator: ", ")
    let more = files.count > Self.maxNamed ? " and \(files.count - Self.maxNamed) more" : ""
    return Diagnostic(
      .note, .mayBePrivate,
      files.count == 1
        ? "A daily note of this vault is of a day outside the trip (\(dates)), and kept back as your diary"
        : "\(files.count) daily notes of this vault are of days outside the trip (\(dates)), and kept back as your "
          + "diary: \(shown)\(more)",
      at: SourcePlace(file: first),
      advice:
        "To publish such a note, \(isSeen ? "write" : "change") `start:` and `end:` \(isSeen ? "into" : "in") trip.yml, or write `private: no` at its top."
    )
  }

  /// More names would tell nothing new.
  private static let maxNamed = 3
}

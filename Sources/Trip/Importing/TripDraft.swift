package import ExportFiles
package import TripModel

/// What an export has for one trip.
package struct TripDraft: Sendable {
  /// What a folder for it would be called, where it becomes a trip of its own: a slug.
  package var folder: String
  package var settings = SettingsDraft()
  package var entries: [EntryDraft] = []
  package var tracks: [TrackDraft] = []
  package var pins: [PinDraft] = []
  /// Files that stand for themselves: pictures of no entry, texts beside them, conversations.
  package var files: [FileDraft] = []

  package init(folder: String) { self.folder = folder }

  /// The days that it tells of, by its entries and what its settings say; nil where nothing tells.
  package var days: ClosedRange<LocalDate>? {
    var days = entries.map(\.day) + [settings.start, settings.end].compactMap(\.self)
    days += tracks.flatMap { track in [track.days?.lowerBound, track.days?.upperBound].compactMap(\.self) }
    return days.bounds
  }

  package var isEmpty: Bool { entries.isEmpty && tracks.isEmpty && pins.isEmpty && files.isEmpty }
}

/// What is known of a trip as a whole, for a `trip.yml` that is not there yet.
package struct SettingsDraft: Sendable {
  package var title: String?
  package var description: String?
  package var start: LocalDate?
  package var end: LocalDate?
  package var zone: String?
  /// `private`, `unlisted`; nil for what a trip is without a word.
  package var visibility: String?
  /// Why a trip of its own is kept back: its program says of nothing that others may see it. The beginning of a sentence.
  package var keptBackSince: String?

  package init() {}

  /// That it is kept back, where `trip.yml` was begun with that, else that it is not; nil where nothing needs it.
  package func toldKeptBack(isBegun: Bool) -> String? {
    keptBackSince.map { reason in
      isBegun && visibility == "private"
        ? "\(reason), so trip.yml gets `visibility: private`. Look through the entries, and write "
          + "`visibility: unlisted` there once others may see them."
        : "\(reason): look through the new entries before you publish."
    }
  }
}

/// A file to be written as it is; its path says where in the trip's folder, with `/` between its parts.
package struct FileDraft: Sendable {
  package enum Content: Sendable {
    case text(String)
    /// A file of the export, byte by byte.
    case copy(ExportFile)
  }

  package var path: String
  package var content: Content

  package init(path: String, _ content: Content) {
    self.path = path
    self.content = content
  }
}

/// A place for `pins.yml`.
package struct PinDraft: Sendable {
  package var title: String
  package var position: Coordinate
  package var day: LocalDate?
  package var time: LocalTime?
  package var category: String?
  package var description: String?
  package var link: String?
  package var isPrivate = false
  /// Whether it only says that somebody stayed there, which a pin of the traveller's own says better.
  package var isStay = false

  package init(title: String, position: Coordinate) {
    self.title = title
    self.position = position
  }
}

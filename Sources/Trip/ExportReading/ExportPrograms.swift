package import ExportFiles
package import Importing

/// The programs whose exports are read.
package enum ExportPrograms {
  /// Those that know their files by more come first.
  package static let all: [any ImportSource] = [
    Polarsteps(), DayOne(), GoogleTimeline(), GooglePhotosSource(), InstagramSource(), FacebookSource(),
    WhatsAppSource(), Strava(), WayExport(),
  ]

  /// What each program knows of an export, of each file the first that knows it.
  package static func recognize(_ export: Export) -> [(source: any ImportSource, found: Recognition)] {
    var taken: Set<ExportFile> = []
    return all.compactMap { source in
      guard var found = source.recognize(export) else { return nil }
      found.files.removeAll { !taken.insert($0).inserted }
      return found.files.isEmpty ? nil : (source, found)
    }
  }
}

import ExportFiles
import TripModel

/// Says where everything of a draft will lie in the trip's folder, and writes its texts.
///
/// Names come of days and titles alone, and numbers of the order: the same export has the same names each time, so
/// what is there already is known by its name.
package struct DraftLayout: Sendable {
  /// What is to be written, in an order in which each file comes before those that name it.
  package private(set) var files: [LaidFile] = []
  private var names = FreeNames()

  /// A file with its place.
  package struct LaidFile: Sendable {
    package enum Kind: Sendable {
      /// A picture, film or recording, or a text beside one.
      case medium
      case entry(EntryDraft)
      case track(TrackDraft)
      case other
    }

    package var path: String
    package var content: FileDraft.Content
    package var kind: Kind
  }

  package init(_ draft: TripDraft) {
    for file in draft.files { add(file.path, file.content, .other) }
    for track in draft.tracks where !track.segments.allSatisfy(\.points.isEmpty) {
      add(names.take("tracks/" + track.name, ".gpx"), .text(TrackText.gpx(track)), .track(track))
    }
    // By what the program numbers them with, which later ones do not change: those of one name keep their numbers.
    let entries = draft.entries.sorted {
      ($0.day, $0.key.utf8.count, $0.key) < ($1.day, $1.key.utf8.count, $1.key)
    }
    for entry in entries { add(entry) }
  }

  private mutating func add(_ path: String, _ content: FileDraft.Content, _ kind: LaidFile.Kind) {
    files.append(LaidFile(path: path, content: content, kind: kind))
  }

  private mutating func add(_ entry: EntryDraft) {
    let slug = [entry.title, entry.place, entry.name].compactMap(\.self).first {
      $0.contains { $0.isLetter || $0.isNumber }
    }
    let stem = [entry.day.description, slug.map(Slug.make)].compactMap(\.self).joined(separator: "-")
    let path = names.take("journal/" + stem, ".md")
    let folder = String(path.dropLast(".md".count).dropFirst("journal/".count))
    var addresses: [String] = []
    let width = max(2, String(entry.media.count).count)
    for (number, medium) in entry.media.enumerated() {
      let digits = String(number + 1)
      let name = String(repeating: "0", count: width - digits.count) + digits
      let ending = (medium.ending ?? medium.file.ending).lowercased()
      let address = folder + "/" + name + (ending.isEmpty ? "" : "." + ending)
      addresses.append(address)
      add("journal/" + address, .copy(medium.file), .medium)
      if medium.saysSomething { add("journal/" + address + ".md", .text(MediumText.text(medium)), .medium) }
    }
    add(path, .text(EntryText.text(entry, media: addresses)), .entry(entry))
  }
}

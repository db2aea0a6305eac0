import Diagnostics
import ExportFiles
import Importing
import TripModel

extension ImportPlan {
  /// All that is to be written, a line for each thing.
  var table: [String] {
    var lines: [String] = []
    for trip in trips {
      let settings = trip.settings
      let days = [settings.start, settings.end].map { $0?.description ?? "-" }.joined(separator: " ")
      let about = [settings.title, settings.zone, settings.visibility, settings.description]
      lines.append("\(trip.folder) | \(days)" + Self.cells(about))
      lines += trip.entries.map(Self.line)
      for track in trip.tracks {
        let points = track.segments.map { "\($0.points.count)" }.joined(separator: " ")
        lines.append("track \(track.name) | \(points)" + (track.isEstimate ? " | estimate" : ""))
      }
      lines += trip.files.map { "file \($0.path)" }
    }
    return lines
  }

  private static func line(_ entry: EntryDraft) -> String {
    let when = "\(entry.day) " + (entry.time?.hourAndMinute ?? "-")
    let position = entry.position.map { "\($0.latitude) \($0.longitude)" }
    let media = entry.media.map { medium in
      [
        String(medium.file.path.suffix(12)), medium.ending, medium.day?.description,
        medium.time?.hourAndMinute, medium.position.map { "\($0.latitude)" },
      ].compactMap(\.self).joined(separator: " ")
    }
    let tags = entry.tags.isEmpty ? nil : entry.tags.joined(separator: "+")
    return when
      + cells([entry.title, entry.place, position, entry.weather, entry.kind, tags])
      + " | " + entry.text + cells(media)
  }

  private static func cells(_ cells: [String?]) -> String {
    cells.compactMap(\.self).map { " | " + $0 }.joined()
  }

  /// What is told, without where and how.
  var told: [String] { diagnostics.map { "\($0.severity) \($0.message)" } + remarks }

  /// The values with a fate, by the file.
  func paths(_ fate: FieldFate, of file: String) -> [String] {
    (account.files.first { $0.path == file }?.fields ?? []).filter { $0.counts[fate] > 0 }.map(\.path)
  }
}

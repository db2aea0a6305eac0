import Importing
import TripModel
import TripWriting

/// What an export says of a trip, as the first lines of its `trip.yml`.
enum SettingsText {
  /// Nil where it says nothing.
  static func text(_ settings: SettingsDraft) -> String? {
    let item = ListItem([
      "title": settings.title, "description": settings.description, "start": settings.start?.description,
      "end": settings.end?.description, "time zone": settings.zone, "visibility": settings.visibility,
    ])
    return item.lines.isEmpty ? nil : item.lines.joined(separator: "\n") + "\n"
  }
}

package import JSONText

/// What Google Photos wrote of a picture into the JSON beside it (Google Takeout).
package struct TakeoutNote: Hashable, Sendable {
  /// What the picture was called before the export cut its name.
  package var title: String?
  package var note: PhotoNote

  /// Larger files are none.
  package static let largest = 1 << 20

  /// Nil for JSON that is about something else.
  ///
  /// `archived` pictures were only put out of sight, and stay; who is in them (`people`) is never looked at.
  package static func read(_ bytes: [UInt8]) throws(JSONProblem) -> TakeoutNote? {
    let record = try JSONReader.read(bytes)
    guard let time = record["photoTakenTime"], record["title"]?.text != nil || record["url"] != nil else {
      return nil
    }
    var note = PhotoNote()
    note.instant = seconds(time["timestamp"])
    let places = [record["geoData"], record["geoDataExif"]].compactMap { $0 }
    if let place = places.first(where: { position($0) != nil }) {
      note.position = position(place)
      let altitude = soundAltitude(place["altitude"]?.number)
      note.altitude = altitude == 0 ? nil : altitude
    }
    note.description = record["description"]?.text.flatMap(tidied).flatMap { isCameraDefault($0) ? nil : $0 }
    note.stars = record["favorited"]?.flag == true ? 5 : nil
    note.isInBin = record["trashed"]?.flag == true
    note.isLocked = record["inLockedFolder"]?.flag == true
    return TakeoutNote(title: record["title"]?.text, note: note)
  }

  /// A number that stands as a text; nil for 0, which stands for nothing known, and for what no picture is from.
  private static func seconds(_ value: JSONValue?) -> Double? {
    let number = value?.number ?? value?.text.flatMap { Double($0) }
    // From 1800 to 2200.
    return number.flatMap { $0 != 0 && (-5_364_662_400...7_258_118_400).contains($0) ? $0.rounded() : nil }
  }

  private static func position(_ value: JSONValue) -> PhotoPosition? {
    soundPosition(value["latitude"]?.number, value["longitude"]?.number)
  }
}

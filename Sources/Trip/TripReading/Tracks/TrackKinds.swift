import Diagnostics

/// Which files are tracks although their endings do not say so, and which are tracks that are not read.
enum TrackKinds {
  /// The endings of tracks that are not read, each with what GPSBabel calls them.
  static let notRead: [String: String?] = [
    "fit": "garmin_fit", "nmea": "nmea", "igc": "igc", "plt": "ozi", "gdb": "gdb", "rec": nil,
  ]

  /// How many bytes of a file tell what it is.
  static let enough = 4096

  /// Whether JSON that begins so is GeoJSON, or a batch of Overland, which is GeoJSON under another name.
  static func isGeoJSON(_ start: [UInt8]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    return text.contains("\"FeatureCollection\"")
      || text.contains("\"coordinates\"")
        && (text.contains("\"geometry\"") || text.contains("\"LineString\""))
  }

  /// Whether JSON that begins so is Google's history of places, as Takeout and telephones export it.
  static func isTimeline(_ start: [UInt8]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    return [
      "latitudeE7", "timelineObjects", "semanticSegments", "timelinePath", "timelineEdits", "topCandidate",
    ].contains { text.contains("\"\($0)\"") }
  }

  /// The first line of a table that has columns for positions; nil for all else.
  static func headOfPositions(_ start: [UInt8]) -> String? {
    let text = String(decoding: start, as: UTF8.self)
    guard let line = text.split(whereSeparator: \.isNewline).first, line.utf8.count < 1000 else { return nil }
    return has(line, ["lat"]) && has(line, ["lon", "lng"]) ? String(line) : nil
  }

  /// Whether a table that begins so is one of activities, as Strava exports it: its first line has several columns named
  /// after them.
  static func isOfActivities(_ start: [UInt8]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    guard let line = text.split(whereSeparator: \.isNewline).first else { return false }
    let columns = line.lowercased().split { ",;\t\"\u{FEFF}".contains($0) }
    return activities.contains { word in columns.count { $0.contains(word) } >= 3 }
  }

  /// “Activity” in the languages of the project's readers.
  private static let activities = [
    "activity", "aktivität", "activité", "actividad", "attività", "activiteit", "atividade", "aktivit",
    "aktywnoś",
  ]

  /// The command that makes GPX of a file, by the name that GPSBabel has for its kind.
  static func conversion(_ program: String, of file: String) -> String {
    "`gpsbabel -i \(program) -f \(StrayWords.typed(file)) -o gpx -F track.gpx`"
  }

  /// Whether a table with such a first line says when one was there: else it is a list of places.
  static func hasTimes(head: String) -> Bool {
    has(
      head,
      ["time", "date", "utc", "gmt", "when", "datum", "zeit", "uhrzeit", "hora", "fecha", "heure", "ora"])
  }

  /// Whether a column of a table's first line begins with one of these words.
  private static func has(_ line: some StringProtocol, _ beginnings: [String]) -> Bool {
    line.lowercased().split { ",;\t\" \u{FEFF}".contains($0) }.contains { column in
      beginnings.contains { column.hasPrefix($0) }
    }
  }
}

extension Diagnostic {
  private static let notReadTrack = "Track not read: only GPX, KML, KMZ, TCX and GeoJSON are"

  /// A track that its ending tells; `first` is the first file of that ending, which the advice names for all.
  static func trackKindNotRead(_ ending: String, _ file: String, first: String) -> Diagnostic {
    let program = TrackKinds.notRead[ending].flatMap(\.self)
    return Diagnostic(
      .warning, .fileNotRead, notReadTrack, at: SourcePlace(file: file),
      advice: program.map {
        "Export it as GPX, or make GPX of it: \(TrackKinds.conversion($0, of: first))."
      } ?? "If OwnTracks wrote it, have that write GPX: `ocat --format gpx`.")
  }

  static func timeline(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "Google's location history is not read where it lies",
      at: SourcePlace(file: file),
      advice: "The days of the trip come in by \(StrayWords.importing(file)); "
        + "then move it elsewhere, since it has all others.")
  }

  static func tableOfPositions(_ file: String, head: String, first: String) -> Diagnostic {
    let place = SourcePlace(file: file, span: SourceSpan(line: 1, column: 1, text: head))
    guard TrackKinds.hasTimes(head: head) else {
      return Diagnostic(
        .warning, .fileNotRead, "Places in a table are not read", at: place,
        advice: placesOfTable)
    }
    return Diagnostic(
      .warning, .fileNotRead, notReadTrack, at: place,
      advice: "Export it as GPX, or make GPX of it: \(TrackKinds.conversion("unicsv", of: first)).")
  }
}

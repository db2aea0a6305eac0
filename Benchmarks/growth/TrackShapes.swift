import TrackFile

extension Shape {
  private static func track(
    _ ending: String, _ name: String, _ part: String, before: String, after: String = "",
    largest: Int = 1 << 16
  ) -> Shape {
    repeating("\(ending): " + name, part, before: before, after: after, largest: largest) { bytes in
      _ = TrackReader.read(bytes: bytes, file: "a." + ending)
    }
  }

  private static let line = "<kml><Placemark><LineString><coordinates>"
  private static let run = "<TrainingCenterDatabase><Activity><Lap><Track>"
  private static let trackpoint =
    "<Trackpoint><Time>2026-05-03T10:00:00Z</Time><LatitudeDegrees>1.5</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Trackpoint>\n"
  private static let lineString = "{\"type\":\"LineString\",\"coordinates\":["

  /// Tracks that are no GPX.
  static let otherTracks: [Shape] = [
    track("kml", "positions", "1.#N,2.5,3 ", before: line),
    track("kml", "one endless position", "1", before: line),
    track("kml", "commas", ", ", before: line), track("kml", "blanks by number", "&#32;", before: line),
    track("kml", "positions off the Earth", "1,200\n", before: line),
    track(
      "kml", "times and places", "<when>2026-05-03T10:00:00Z</when><gx:coord>1 2.#N 3</gx:coord>",
      before: "<kml><Placemark><gx:Track>"),
    track("kml", "places of nobody", "<coord/>", before: "<kml><Placemark><Track>"),
    track(
      "kml", "placemarks",
      "<Placemark><name>a #N</name><Point><coordinates>1,2</coordinates></Point></Placemark>",
      before: "<kml>", after: "</kml>", largest: 1 << 14),
    track("kml", "open placemarks", "<Placemark>", before: "<kml>"),
    track("tcx", "points", trackpoint, before: run, largest: 1 << 14),
    track("tcx", "laps", "<Lap><Track>", before: run), track("tcx", "times", "<Time>x</Time>", before: run),
    track("geojson", "positions", "[1.#N,2.5],", before: lineString, after: "[]]}"),
    track("geojson", "no positions", "[],", before: lineString, after: "[]]}"),
    track("geojson", "lists in lists", "[", before: "{\"type\":\"LineString\",\"coordinates\":"),
    track("geojson", "times", "1777802400,", before: "{\"properties\":{\"times\":[", after: "1]}}"),
    track("geojson", "a long text", "a\\n", before: "{\"properties\":{\"name\":\"", after: "\"}}"),
    track(
      "geojson", "points", "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}},",
      before: "{\"features\":[", after: "{}]}", largest: 1 << 14),
    track(
      "geojson", "geometries", "{\"type\":\"Point\",\"coordinates\":[1,2]},",
      before: "{\"geometries\":[", after: "{}]}", largest: 1 << 14),
    track(
      "geojson", "a line a text", "{\"type\":\"Point\",\"coordinates\":[1,2]}\n", before: "", largest: 1 << 14
    ),
  ]
}

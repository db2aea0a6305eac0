import Diagnostics
import JSONText

/// Reads lines and points of GeoJSON (RFC 7946) as a track, with the times that programs write beside them.
enum GeoJSONTrack {
  /// Bytes.
  static let largest = 256 << 20

  static func read(_ bytes: [UInt8], file: String) -> TrackReading {
    guard bytes.contains(where: { $0 > 0x20 }) else {
      return TrackReading(document: TrackDocument(), diagnostics: [.emptyFile(file)])
    }
    var features = Features()
    var found: [Diagnostic] = []
    do throws(JSONProblem) {
      try JSONReader.readItems(
        of: "features", in: bytes, other: { name, value in if name == "name" { features.name(value.text) } },
        take: { features.take($0) })
    } catch {
      let line =
        bytes.split(separator: 0x0A, maxSplits: error.line, omittingEmptySubsequences: false)
        .dropFirst(error.line - 1).first.map(Array.init) ?? []
      found.append(
        .brokenJSON(SourcePlace(file: file, span: span(line: error.line, column: 1, bytes: line))))
    }
    if features.bad > 0 { found.append(.pointsOffTheEarth(file, features.bad)) }
    if found.isEmpty, features.document.isEmpty { found.append(.nothingInTrack(file)) }
    var document = features.document
    document.drawPings()
    return TrackReading(document: document, diagnostics: found)
  }
}

/// What has been found of a file so far.
private struct Features {
  private(set) var document = TrackDocument()
  /// Points that are not on the Earth.
  private(set) var bad = 0

  mutating func name(_ name: String?) { document.name = trimmed(name) }

  /// A feature, or a geometry that stands alone.
  mutating func take(_ value: JSONValue) {
    guard value["type"]?.text == "Feature" else {
      add(value, named: nil, note: nil, times: nil, time: nil)
      return
    }
    let fields = value["properties"]
    let time = Self.timeFields.lazy.compactMap { fields?[$0] }.first.flatMap(Self.time)
    let times = fields?["coordTimes"] ?? fields?["coordinateProperties"]?["times"] ?? fields?["times"]
    add(
      value["geometry"], named: trimmed(fields?["name"]?.text ?? fields?["title"]?.text),
      note: trimmed(fields?["desc"]?.text ?? fields?["description"]?.text), times: times, time: time)
  }

  private mutating func add(
    _ geometry: JSONValue?, named name: String?, note: String?, times: JSONValue?, time: Double?
  ) {
    guard let geometry, let places = geometry["coordinates"]?.items ?? geometry["geometries"]?.items else {
      return
    }
    switch geometry["type"]?.text {
    case "LineString":
      document.tracks.append(RecordedTrack(name: name, segments: [line(places, times)]))
    case "MultiLineString":
      let parts = places.enumerated().map { index, part in
        let own = times?.items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        return line(part.items ?? [], own)
      }
      document.tracks.append(RecordedTrack(name: name, segments: parts))
    case "Point": mark(places, name, note, time)
    case "MultiPoint": for place in places { mark(place.items ?? [], name, note, time) }
    case "GeometryCollection":
      for part in places { add(part, named: name, note: note, times: times, time: time) }
    default: break
    }
  }

  private mutating func mark(_ place: [JSONValue], _ name: String?, _ note: String?, _ time: Double?) {
    guard let point = point(place, time) else { return }
    document.waypoints.append(MarkedPoint(name: name, note: note, point: point))
  }

  private mutating func line(_ places: [JSONValue], _ times: JSONValue?) -> [GeoPoint] {
    let times = times?.items ?? []
    var points: [GeoPoint] = []
    points.reserveCapacity(places.count)
    for (index, place) in places.enumerated() {
      let time = index < times.count ? Self.time(times[index]) : nil
      if let point = point(place.items ?? [], time) { points.append(point) }
    }
    return points
  }

  private mutating func point(_ place: [JSONValue], _ time: Double?) -> GeoPoint? {
    let numbers = place.prefix(3).map(Self.number)
    guard numbers.count > 1, let longitude = numbers[0], let latitude = numbers[1],
      let point = GeoPoint(
        latitude: latitude, longitude: longitude,
        elevation: (numbers.count > 2 ? numbers[2] : nil).flatMap(plausibleHeight), time: time)
    else {
      bad += 1
      return nil
    }
    return point
  }

  /// Some programs write numbers as texts.
  private static func number(_ value: JSONValue) -> Double? {
    value.number ?? value.text.flatMap { Double($0) }
  }

  private static let timeFields = [
    "time", "timestamp", "datetime", "date", "when", "recorded_at", "recordedAt",
  ]

  /// A time as text, or in seconds or milliseconds since 1970.
  private static func time(_ value: JSONValue) -> Double? {
    if let text = value.text { return trackTime(Array(text.utf8)) }
    // 1e11 seconds are in the year 5138, as many milliseconds in 1973.
    return value.number.map { abs($0) >= 1e11 ? $0 / 1000 : $0 }
  }
}

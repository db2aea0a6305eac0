import JSONText

/// Builds a document from the events of GeoJSON (RFC 7946): lines and points, with the times that programs write
/// beside them.
///
/// The fields of a feature may stand in any order, so what is known of it is put together at its end. Overland's
/// batches are GeoJSON whose list has another name, and some programs write the list of features alone.
final class GeoJSONCollector: JSONCollector {
  private(set) var gathered: TrackGathering

  private var open: [Place] = []
  private var field = ""
  private var things: [Thing] = []
  private var properties = Properties()
  private var shape = GeoJSONShape()

  init(maximum: Int) { gathered = TrackGathering(maximum: maximum) }

  /// What an open record or list is.
  private enum Place {
    /// A collection, a feature or a geometry; which of them, its type says, maybe at its end.
    case thing
    case features, geometries, properties, coordinateProperties, coordinates, times
    case other
  }

  func begin(_ kind: JSONContainer) {
    let parent = open.last
    let place = Self.place(kind, in: parent, field: field)
    open.append(place)
    field = ""
    switch place {
    case .thing:
      if !Self.isWithinFeature(parent) { properties = Properties() }
      things.append(Thing())
    case .properties: properties = Properties()
    case .coordinates: shape.begin()
    case .times: properties.times.begin()
    default: break
    }
  }

  private static func place(_ kind: JSONContainer, in parent: Place?, field: String) -> Place {
    switch (parent, kind, field) {
    case (nil, .record, _), (.features, .record, _), (.geometries, .record, _): .thing
    case (nil, .list, _): .features
    case (.thing, .record, "geometry"): .thing
    case (.thing, .record, "properties"): .properties
    case (.thing, .list, "features"), (.thing, .list, "locations"): .features
    case (.thing, .list, "geometries"): .geometries
    case (.thing, .list, "coordinates"), (.coordinates, .list, _): .coordinates
    case (.properties, .record, "coordinateProperties"): .coordinateProperties
    case (.properties, .list, "coordTimes"), (.properties, .list, "times"): .times
    case (.coordinateProperties, .list, "times"), (.times, .list, _): .times
    default: .other
    }
  }

  private static func isWithinFeature(_ parent: Place?) -> Bool { parent == .thing || parent == .geometries }

  func field(_ name: String) { field = name }

  func value(_ value: JSONValue, line: Int) {
    switch open.last {
    case .thing: things[things.count - 1].take(value, for: field)
    case .properties: properties.take(value, for: field)
    case .coordinates: if shape.numbers.count < 3 { shape.numbers.append(Self.number(value)) }
    case .times:
      let time = geoJSONTime(value)
      if time == nil, value != .null { gathered.badTimes.note(line: line) }
      if gathered.size.takesOneMore() { properties.times.append(time) }
    default: break
    }
  }

  /// Some programs write numbers as texts.
  private static func number(_ value: JSONValue) -> Double? {
    value.number ?? value.text.flatMap { Double($0) }
  }

  func end(line: Int) {
    switch open.popLast() {
    case .coordinates:
      shape.end(line: line, &gathered.size)
      if open.last == .thing { takeGeoJSONShape() }
    case .times: properties.times.end()
    case .thing: endThing()
    default: break
    }
  }

  /// Ends what the file breaks off in: whole positions of it are used.
  func finish() {
    shape.numbers.removeAll()
    while !open.isEmpty { end(line: 0) }
    gathered.document.drawPings()
  }

  private func takeGeoJSONShape() {
    things[things.count - 1].shape = shape
    shape = GeoJSONShape()
  }

  /// A geometry goes to its feature, or stands alone.
  private func endThing() {
    guard let thing = things.popLast() else { return }
    // A list that no collection holds may be one of anything.
    if open.count == 1, open.last == .features, thing.type != "Feature" { return }
    guard Self.isWithinFeature(open.last) else { return add(thing) }
    things[things.count - 1].add(thing)
  }

  private func add(_ thing: Thing) {
    if thing.type == "FeatureCollection" {
      gathered.document.name = gathered.document.name ?? trimmed(thing.name)
    }
    for part in [thing] + thing.parts { draw(part) }
  }

  private func draw(_ part: Thing) {
    guard var shape = part.shape else { return }
    let name = trimmed(properties.name)
    switch part.type {
    case "LineString", "MultiLineString":
      gathered.badPoints.note(shape.bad)
      gathered.document.tracks.append(RecordedTrack(name: name, segments: shape.segments(properties.times)))
    case "Point", "MultiPoint":
      gathered.badPoints.note(shape.bad)
      for var point in shape.lines.lazy.flatMap(\.points) {
        point.time = properties.time
        let note = trimmed(properties.note)
        gathered.document.waypoints.append(MarkedPoint(name: name, note: note, point: point))
      }
    default: break
    }
  }
}

/// A record that is a collection, a feature or a geometry, as far as it has been read.
private struct Thing {
  var type: String?
  var name: String?
  /// Its own.
  var shape: GeoJSONShape?
  /// The geometries within it.
  private(set) var parts: [Thing] = []

  private static let maxParts = 10_000

  mutating func add(_ part: Thing) {
    guard parts.count < Self.maxParts else { return }
    parts += part.parts
    if part.shape != nil { parts.append(part) }
  }

  mutating func take(_ value: JSONValue, for field: String) {
    switch field {
    case "type": type = value.text
    case "name": name = value.text
    default: break
    }
  }
}

/// What is told of a feature.
private struct Properties {
  private var names: [String?] = Array(repeating: nil, count: Self.nameFields.count)
  private var notes: [String?] = [nil, nil]
  private var moments: [Double?] = Array(repeating: nil, count: Self.timeFields.count)
  /// Of the points of its lines.
  var times = GeoJSONTimes()

  var name: String? { names.lazy.compactMap(\.self).first }
  var note: String? { notes.lazy.compactMap(\.self).first }
  var time: Double? { moments.lazy.compactMap(\.self).first }

  /// `Name` is what KML is turned into. An address is no name, here as in KML: it may be where somebody lives.
  private static let nameFields = ["name", "title", "Name", "label"]
  private static let timeFields = [
    "time", "timestamp", "datetime", "date", "when", "recorded_at", "recordedAt",
  ]

  /// The first field of each list goes before the others.
  mutating func take(_ value: JSONValue, for field: String) {
    if let place = Self.nameFields.firstIndex(of: field) {
      names[place] = value.text
    } else if let place = ["desc", "description"].firstIndex(of: field) {
      notes[place] = value.text
    } else if let place = Self.timeFields.firstIndex(of: field) {
      moments[place] = geoJSONTime(value)
    }
  }
}

/// A time as text, or in seconds or milliseconds since 1970.
private func geoJSONTime(_ value: JSONValue) -> Double? {
  if let text = value.text { return trackTime(Array(text.utf8)) }
  // 1e11 seconds are in the year 5138, as many milliseconds in 1973.
  return value.number.map { abs($0) >= 1e11 ? $0 / 1000 : $0 }
}

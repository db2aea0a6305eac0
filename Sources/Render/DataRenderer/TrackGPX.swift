package import Localization
package import SiteOutput
import TripModel
package import TripPlanning

/// The recorded way for other programs: `track.gpx` (GPX 1.1), with the trip's places as waypoints.
///
/// Only what was recorded, and planned routes as such: no straight line, no position that was worked out, no leap of a
/// receiver. Each track of the folder is one here, whatever number of days it has: who recorded it made one way of it, and cut at midnight it
/// would be two. Nothing joins two segments. Of a very long way it holds no more points than its receiver was exact
/// (`ThinnedPoints`).
package enum TrackGPX {
  /// Nil for a trip of which nothing was recorded.
  package static func file(of trip: TripPlan, names: LocalizedNames, generator: String) -> OutputFile? {
    trip.addresses.gpx.map { path in
      let document = GPXDocument.divide(trip, called: names.title, generator: generator)
      return OutputFile(
        path: path, content: .portions(StreamedFile(count: document.parts.count, make: document.bytes)))
    }
  }
}

/// The file, divided into parts of which each is soon made: a million points would be a hundred megabytes.
private struct GPXDocument: Sendable {
  enum Part {
    /// All before the first track.
    case head
    /// A planned route of a track; all of them stand before the first track, as the schema wants it.
    case routeStart(Int)
    case routePoints(ArraySlice<TrackPoint>)
    case routeEnd
    /// A track, or what is an estimate of it.
    case trackStart(Int, isEstimate: Bool)
    case segmentStart
    /// Points of one day.
    case points(ArraySlice<TrackPoint>)
    case segmentEnd
    case trackEnd
    case end
  }

  let parts: [Part]
  private let isThinned: Bool
  private let trip: TripPlan
  private let title: String
  private let generator: String

  private static let maxPoints = 4096

  static func divide(_ trip: TripPlan, called title: String, generator: String) -> GPXDocument {
    let isThinned =
      trip.way.tracks.reduce(0) { sum, track in
        sum + track.segments.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.count } }
      } >= ThinnedPoints.fewest
    var parts = [Part.head]
    for (index, track) in trip.way.tracks.enumerated() {
      for segment in track.segments where segment.isPlanned {
        parts.append(.routeStart(index))
        parts += portions(of: segment).map { .routePoints($0) }
        parts.append(.routeEnd)
      }
    }
    for (index, track) in trip.way.tracks.enumerated() {
      for isEstimate in [false, true] {
        let segments = track.segments.filter { !$0.isPlanned && $0.isEstimate == isEstimate }
        if segments.isEmpty { continue }
        parts.append(.trackStart(index, isEstimate: isEstimate))
        for segment in segments {
          parts.append(.segmentStart)
          parts += portions(of: segment).map { .points($0) }
          parts.append(.segmentEnd)
        }
        parts.append(.trackEnd)
      }
    }
    return GPXDocument(
      parts: parts + [.end], isThinned: isThinned, trip: trip, title: title, generator: generator)
  }

  private static func portions(of segment: TrackSegment) -> [ArraySlice<TrackPoint>] {
    segment.runs.flatMap { run in
      stride(from: run.startIndex, to: run.endIndex, by: maxPoints).map { start in
        run[start..<min(run.endIndex, start + maxPoints)]
      }
    }
  }

  @Sendable func bytes(ofPart number: Int) -> [UInt8] {
    switch parts[number] {
    case .head: Array(head.utf8)
    case .routeStart(let index): Array(("<rte>\n" + name(of: trip.way.tracks[index])).utf8)
    case .routePoints(let points):
      GPXPoints.bytes(of: isThinned ? ThinnedPoints.thinned(points)[...] : points, as: "rtept")
    case .routeEnd: Array("</rte>\n".utf8)
    case .trackStart(let index, let isEstimate):
      Array(start(of: trip.way.tracks[index], isEstimate: isEstimate).utf8)
    case .segmentStart: Array("<trkseg>\n".utf8)
    case .points(let points):
      GPXPoints.bytes(of: isThinned ? ThinnedPoints.thinned(points)[...] : points)
    case .segmentEnd: Array("</trkseg>\n".utf8)
    case .trackEnd: Array("</trk>\n".utf8)
    case .end: Array("</gpx>\n".utf8)
    }
  }

  private var head: String {
    let creator = XMLElement.escaped(generator)
    return XMLElement.declaration
      + "<gpx version=\"1.1\" creator=\"\(creator)\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n"
      + XMLElement("metadata", holding: [XMLElement("name", text: title)]).text
      + trip.places.map { waypoint($0).text }.joined()
  }

  /// A place; its elements stand in the order that the schema asks for.
  private func waypoint(_ place: PlacePlan) -> XMLElement {
    let (latitude, longitude) = GPXPoints.degrees(place.coordinate)
    var elements: [XMLElement] = []
    if let instant = place.instant, let time = GPXPoints.time(instant) {
      elements.append(XMLElement("time", text: time))
    }
    elements.append(XMLElement("name", text: place.title))
    if let description = place.description { elements.append(XMLElement("desc", text: description)) }
    if let category = place.category { elements.append(XMLElement("type", text: category)) }
    return XMLElement("wpt", [("lat", latitude), ("lon", longitude)], holding: elements)
  }

  /// A track up to its first segment. Of one whose points have no times the day stands in its description, where it
  /// is known otherwise. That it is an estimate stands where the reading of tracks looks for it.
  private func start(of track: TrackPlan, isEstimate: Bool) -> String {
    var text = "<trk>\n" + name(of: track)
    if !track.hasTimes, let day = track.days.first { text += XMLElement("desc", text: day.description).text }
    if isEstimate { text += XMLElement("src", text: "estimate").text }
    return text
  }

  private func name(of track: TrackPlan) -> String {
    XMLElement("name", text: track.name ?? track.fileStem).text
  }
}

extension TrackPlan {
  fileprivate var hasTimes: Bool {
    segments.contains { $0.runs.contains { $0.contains { $0.instant != nil } } }
  }
}

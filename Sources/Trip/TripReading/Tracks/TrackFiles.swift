import Diagnostics
import OrderedWork
import TrackFile
import TripModel

/// Reads the recorded tracks, each with what is wrong in it.
struct TrackFiles {
  private(set) var tracks: [Track] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A track, if there is anything in the file, and what is wrong in it.
  struct Reading: Sendable {
    let track: Track?
    let diagnostics: [Diagnostic]
  }

  static func read(
    _ files: [String], listing: FolderListing, workers: Int, memory: ReadingMemory
  ) async -> TrackFiles {
    let sources = files.map { (file: $0, path: listing.absolute($0)) }
    let readings = await mapInOrder(sources, workers: workers) { source in
      memory.tracks.value(for: FileVersion(source.path)) { _ in Reading.read(source.file, at: source.path) }
    }
    return TrackFiles(tracks: readings.compactMap(\.track), diagnostics: readings.flatMap(\.diagnostics))
  }
}

extension TrackFiles.Reading {
  fileprivate static func read(_ file: String, at path: String) -> Self {
    if PointerFile.stands(at: path) { return Self(track: nil, diagnostics: [.pointerFile(file)]) }
    let reading = TrackReader.read(path: path, file: file)
    let track = reading.document.isEmpty ? nil : Track(file: file, reading)
    let pages = reading.document.pagesLeftOut
    return Self(
      track: track, diagnostics: reading.diagnostics + (pages == 0 ? [] : [.pagesLeftOut(pages, file)]))
  }
}

extension Track {
  /// A file as the trip sees it: a planned route is a way without times, and known as planned.
  fileprivate init(file: String, _ reading: TrackReading) {
    let document = reading.document
    let ways = document.tracks.flatMap { track in
      track.segments.map { $0.compactMap { TrackPoint($0, isEstimate: track.isEstimate) } }
    }
    // A map is drawn with lines that KML calls as those of a recorder; a day in the file's name is that of a journey.
    let mayBeDrawn = Self.isOfMap(file) && NamedDay(ofTrack: file) == nil
    let recorded = ways.filter { !mayBeDrawn || !CoarseRoute.isDrawn($0) }
    let drawn = ways.filter { mayBeDrawn && CoarseRoute.isDrawn($0) }.map { way in
      way.map { point in
        var point = point
        point.isPlanned = true
        return point
      }
    }
    let routes = document.routes.map { $0.line.compactMap(TrackPoint.init(planned:)) }
      .filter { !CoarseRoute.isOne($0, of: recorded) }
    let planned = drawn + routes
    let titles = document.titles.filter { !CameraName.isOne($0) }
    let name = titles.first(where: TrackName.isTelling) ?? titles.first
    self.init(
      file: file, name: WithoutComments.words(name),
      segments: (recorded + planned).filter { !$0.isEmpty },
      waypoints: document.waypoints.compactMap { mark in
        TrackPoint(mark.point).map {
          Waypoint(
            name: WithoutComments.words(mark.name), note: WithoutComments.words(mark.note), point: $0,
            kind: mark.kind,
            category: WaypointCategory.found(in: [mark.category, mark.symbol])
              ?? WaypointCategory.named(mark.name),
            link: mark.webAddress)
        }
      })
    namedDay = NamedDay(ofTrack: file)
    dayLines = reading.dayLines
    recorder = document.creator
    if planned.isEmpty { activity = document.activity ?? document.activity(inNameOf: file) }
  }

  private static func isOfMap(_ file: String) -> Bool {
    ["kml", "kmz"].contains { file.lowercased().hasSuffix("." + $0) }
  }
}

extension TrackDocument {
  /// What it may be called: as its tracks are, or without any its routes, and as a whole. What one of several is called is not the
  /// name of all.
  fileprivate var titles: [String] {
    let names = tracks.isEmpty ? routes.map(\.name) : tracks.map(\.name)
    let isOfAll = Set(names.map { $0.map(Self.withoutNumber) }).count == 1
    return [isOfAll ? names.first ?? nil : nil, name].compactMap(\.self)
  }

  /// `Camino 2` is a part of the same as `Camino`.
  private static func withoutNumber(_ name: String) -> Substring {
    var rest = name[...]
    while let last = rest.last, !last.isLetter { rest.removeLast() }
    return rest
  }

  /// What was done on all its tracks, as they say, or the program that wrote them: of a file with a walk and a ride none is
  /// said to be all of it.
  fileprivate var activity: TrackActivity? {
    let told = Set(
      tracks.map { track -> TrackActivity? in
        guard let word = track.activity else { return track.name.flatMap { TrackActivity(inName: $0) } }
        return TrackActivity(named: word)
      })
    guard told.count == 1, let one = told.first else { return nil }
    return one ?? creator.flatMap { TrackActivity(writtenBy: $0) }
  }

  /// What the name of its file says, where nothing in it says anything but what a device calls a track: `Track 004`.
  fileprivate func activity(inNameOf file: String) -> TrackActivity? {
    let isMute = tracks.allSatisfy { track in
      track.activity == nil
        && track.name.map { TrackActivity(inName: $0) == nil && !TrackName.isTelling($0) } ?? true
    }
    guard !tracks.isEmpty, isMute else { return nil }
    let name = file.split(separator: "/").last ?? ""
    return TrackActivity(inName: String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)))
  }
}

extension MarkedPoint {
  /// What it links to, if anybody else could follow that: a file on a disk tells only whose that is.
  fileprivate var webAddress: String? {
    link.flatMap { link in
      let small = link.lowercased()
      return small.hasPrefix("https://") || small.hasPrefix("http://") ? link : nil
    }
  }

  /// That of a picture where its name is a file's, its type or symbol says so, or it links to a picture and has no
  /// name of its own.
  fileprivate var kind: Waypoint.Kind {
    let linked = link.flatMap { $0.lastPathPart }.map(String.init).flatMap {
      CameraName.isFile($0) ? $0 : nil
    }
    let name = name ?? ""
    let isNamed = CameraName.isFile(name) || CameraName.isOne(name)
    let isOfKind = [category, symbol].compactMap(\.self).contains { CameraName.isKindOfWaypoint($0) }
    let isOnlyLinked = linked != nil && (name.isEmpty || CameraName.isMereWord(name))
    return isNamed || isOfKind || isOnlyLinked ? .picture(file: linked) : .place
  }
}

extension TrackPoint {
  fileprivate init?(_ point: GeoPoint, isEstimate: Bool = false) {
    guard let coordinate = Coordinate(latitude: point.latitude, longitude: point.longitude) else {
      return nil
    }
    // Times beyond a hundred thousand years are nonsense, and would not fit the arithmetic.
    let instant = point.time.flatMap { abs($0) < 4e12 ? Instant(seconds: Int($0.rounded(.down))) : nil }
    self.init(coordinate: coordinate, elevation: point.elevation, instant: instant)
    self.isEstimate = isEstimate
  }

  /// A point of a planned route. Programs write when one might be there, or when they planned it: nobody was.
  fileprivate init?(planned point: GeoPoint) {
    self.init(point)
    instant = nil
    isPlanned = true
  }
}

extension Diagnostic {
  fileprivate static func pagesLeftOut(_ count: Int, _ file: String) -> Diagnostic {
    Diagnostic(
      .note, .foreignMarkup,
      count == 1
        ? "The description of a place on this map is a page made by a program, and left out"
        : "The descriptions of \(count) places on this map are pages made by a program, and left out",
      at: SourcePlace(file: file),
      advice:
        "What is to be read there, write as plain words into the description, or into a pin of pins.yml.")
  }
}

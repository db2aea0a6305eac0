import Diagnostics
import OrderedWork
import TripModel

/// Reads the map extracts in `maps/`, each with what is wrong in it.
struct MapFiles {
  private(set) var extracts: [MapExtract] = []
  /// Where money is changed, on all of them.
  private(set) var offices: [ExchangeOffice] = []
  private(set) var diagnostics: [Diagnostic] = []

  static func read(
    _ files: [String], listing: FolderListing, language: String, workers: Int, memory: ReadingMemory
  ) async -> MapFiles {
    let sources = files.map { (file: $0, path: listing.absolute($0)) }
    let readings = await mapInOrder(sources, workers: workers) { source in
      memory.maps.value(for: FileVersion(source.path).map { MapVersion(file: $0, language: language) }) { _ in
        Self.read(source.file, at: source.path, language: language)
      }
    }
    return MapFiles(
      extracts: readings.compactMap(\.extract), offices: readings.flatMap(\.offices),
      diagnostics: readings.flatMap(\.diagnostics))
  }

  private static func read(_ file: String, at path: String, language: String) -> MapReading {
    if PointerFile.stands(at: path) { return MapReading(diagnostics: [.pointerFile(file)]) }
    guard let bytes = FileBytes.read(path, atMost: MapFile.largest) else {
      return MapReading(diagnostics: [.unreadableMap(file)])
    }
    guard bytes.count <= MapFile.largest else { return MapReading(diagnostics: [.hugeMap(file)]) }
    let map = MapFile(bytes, file: file, language: language)
    return MapReading(extract: map.extract, offices: map.offices, diagnostics: map.diagnostics)
  }
}

/// An extract, if there is anything on it, and what is wrong in its file.
struct MapReading: Sendable {
  var extract: MapExtract?
  var offices: [ExchangeOffice] = []
  var diagnostics: [Diagnostic] = []
}

/// A map's file, and the language that its names are wanted in.
struct MapVersion: Hashable, Sendable {
  let file: FileVersion
  let language: String
}

extension MapFiles {
  /// The endings of extracts, whole or a feature a line.
  static let endings: Set<String> = ["geojson", "geojsonl", "geojsonseq", "geojsons", "json"]
  /// Those of maps that are not read.
  static let otherEndings: Set<String> = ["osm", "pbf", "mbtiles", "pmtiles", "shp", "gpkg", "o5m"]

  /// Whether a file in the folder `maps` is an extract, or a map of a kind that is not read.
  static func isMap(_ file: String) -> Bool {
    file.pathParts.dropLast().first?.lowercased() == "maps"
  }
}

extension Diagnostic {
  fileprivate static func unreadableMap(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .badMap, "Map left out: it cannot be opened", at: SourcePlace(file: file),
      advice: "Check its permissions.")
  }

  /// `span` is the line itself, which is shown where it is no endless one.
  static func brokenMap(_ file: String, line: Int, at span: SourceSpan, isInPart: Bool) -> Diagnostic {
    Diagnostic(
      .error, .badMap,
      isInPart
        ? "Map is not GeoJSON from line \(line) on; only the part before was used"
        : "Map left out: it is not GeoJSON",
      at: SourcePlace(file: file, span: span.text.count < 120 ? span : nil),
      advice: "Export it again: it may have been cut off.")
  }

  static func otherMapFormat(_ file: String, _ format: OtherMapFormat) -> Diagnostic {
    let (what, advice) =
      switch format {
      case .overpass:
        ("it is Overpass JSON, not GeoJSON", "In Overpass Turbo, choose Export, then GeoJSON.")
      case .topoJSON:
        ("it is TopoJSON", "Convert it to GeoJSON, for instance with `ogr2ogr map.geojson map.topojson`.")
      case .coordinates(let system):
        (
          "its coordinates are in “\(system.shortened)”, not in degrees",
          "Convert it: `ogr2ogr -t_srs EPSG:4326 map.geojson \(file.lastPathPart ?? "")`."
        )
      }
    return Diagnostic(.error, .badMap, "Map left out: \(what)", at: SourcePlace(file: file), advice: advice)
  }

  static func mapOffTheEarth(_ file: String, _ bad: Int, of all: Int) -> Diagnostic {
    Diagnostic(
      .error, .badMap,
      bad == all
        ? "Map left out: its numbers are not degrees of longitude and latitude"
        : "\(bad) of the \(all) things on this map left out: their positions are not on the Earth",
      at: SourcePlace(file: file),
      advice:
        "GeoJSON has degrees, longitude first. To convert other coordinates: `ogr2ogr -t_srs EPSG:4326 new.geojson "
        + "\(file.lastPathPart ?? "")`.")
  }

  static func hugeMap(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .badMap, "Map too large; only part of it was used", at: SourcePlace(file: file),
      advice:
        "Cut it to where the trip was, such as `osmium extract --bbox WEST,SOUTH,EAST,NORTH`, before it "
        + "becomes GeoJSON."
    )
  }

  static func emptyMap(_ file: String, things: Int) -> Diagnostic {
    Diagnostic(
      .warning, .emptyMap,
      things == 0
        ? "Empty map"
        : things == 1
          ? "Nothing to draw on this map: Tripbook does not draw the one thing on it"
          : "Nothing to draw on this map: Tripbook draws none of the \(things) things on it",
      at: SourcePlace(file: file),
      advice:
        "It draws what has tags of OpenStreetMap: `highway`, `railway`, `building`, `natural`, `waterway` and others."
    )
  }

  /// A map of a kind that is not read.
  static func mapKindNotRead(_ file: String, ending: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "Maps of this kind are not read", at: SourcePlace(file: file),
      advice: ["osm", "pbf", "o5m"].contains(ending)
        ? "Convert it to GeoJSON: `osmium export \(file.lastPathPart ?? "") -o map.geojson`."
        : "Convert it to GeoJSON, for instance with `ogr2ogr map.geojson \(file.lastPathPart ?? "")`.")
  }
}

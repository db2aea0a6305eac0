package import Diagnostics
import CSVText
import JSONText
package import TripModel
import TripNotation

/// Places that somebody has already, to choose attractions from: a map extract or any other GeoJSON, the saved places
/// of Google Takeout, and its lists (CSV).
package struct SavedPlaces: Sendable {
  /// Those with a name, in the order of the file; without a position where the file tells none.
  package private(set) var places: [Attraction] = []
  /// Why there are none, or not all.
  package private(set) var diagnostic: Diagnostic?

  /// Reads a file; `name` is what it is called where something is said of it.
  package static func read(_ path: String, as name: String, language: String) -> SavedPlaces {
    guard let bytes = FileBytes.read(path, atMost: MapFile.largest) else {
      return SavedPlaces(
        diagnostic: Diagnostic(
          .error, .unreadable, "Cannot read “\(name.shortened)”: it cannot be opened",
          at: SourcePlace(file: name), advice: "Check that it is there, and its permissions."))
    }
    return read(bytes, file: name, language: language)
  }

  /// Whether a file has the name of one that may hold places.
  package static func isNamed(_ file: String) -> Bool {
    let ending = file.lowercased().split(separator: ".").last.map(String.init) ?? ""
    return MapFiles.endings.contains(ending)
  }

  static func read(_ bytes: [UInt8], file: String, language: String) -> SavedPlaces {
    var saved = SavedPlaces()
    if file.lowercased().hasSuffix(".csv") {
      saved.readList(CSVTable(file: file, bytes: bytes))
      return saved
    }
    do throws(JSONProblem) {
      try JSONReader.readItems(of: "features", in: bytes, other: { _, _ in }) { feature in
        if let place = PlaceOfFeature(feature, file: file, language: language).attraction {
          saved.places.append(place)
        }
      }
    } catch {
      saved.diagnostic = Diagnostic(
        .error, .badMap, "“\(file.shortened)” is not GeoJSON from line \(error.line) on",
        at: SourcePlace(file: file), advice: "Export it again: it may have been cut off.")
    }
    return saved
  }

  // MARK: - Lists of Google Takeout

  /// Title, note and address, behind a description of the list perhaps.
  private mutating func readList(_ table: CSVTable) {
    let head = table.rows.prefix(Self.maxBeforeHead).firstIndex { row in
      Self.isHead(row.cells.map { $0.text.lowercased() })
    }
    guard let head else {
      diagnostic = Diagnostic(
        .error, .unknownTable, "No columns Title and URL in “\(table.file.shortened)”",
        at: SourcePlace(file: table.file),
        advice: "Give a list of saved places as Google Takeout exports it, or GeoJSON.")
      return
    }
    let names = table.rows[head].cells.map { $0.text.lowercased() }
    let title = names.firstIndex { Self.titles.contains($0) } ?? 0
    let address = names.firstIndex(of: "url") ?? 0
    for row in table.rows.dropFirst(head + 1) {
      func text(_ column: Int?) -> String? {
        guard let column, column < row.cells.count, !row.cells[column].text.isEmpty else { return nil }
        return row.cells[column].text
      }
      guard let name = text(title) else { continue }
      var place = Attraction(name: name, place: table.place(of: row))
      place.at = text(address).flatMap { MapLink.position(in: $0) }
        .flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }
        .map { Written(NamedPlace(name: nil, coordinate: $0), at: place.source) }
      place.description = text(names.firstIndex(of: "note")) ?? text(names.firstIndex(of: "comment"))
      places.append(place)
    }
  }

  /// Whether a row, in small letters, has the headings of such a list.
  static func isHead(_ names: [String]) -> Bool {
    names.contains { titles.contains($0) } && names.contains("url")
  }

  /// What the first column is called in the languages of Takeout that we have seen.
  private static let titles: Set<String> = ["title", "titel", "titre", "título", "titolo"]
  private static let maxBeforeHead = 5
}

/// One feature of GeoJSON as an attraction.
private struct PlaceOfFeature {
  private let properties: JSONValue?
  private let geometry: JSONValue?
  private let file: String
  private let language: String

  init(_ feature: JSONValue, file: String, language: String) {
    properties = feature["properties"]
    geometry = feature["geometry"]
    self.file = file
    self.language = language
  }

  /// Nil for what has no name, and for what of a map is none to be saved.
  var attraction: Attraction? {
    guard var place = ofTakeout ?? ofMap, !place.name.isEmpty, place.name.count <= Self.longestName else {
      return nil
    }
    if let position {
      place.at = Written(NamedPlace(name: nil, coordinate: position), at: place.source)
    }
    return place
  }

  private static let longestName = 200

  private func named(_ name: String) -> Attraction { Attraction(name: name, place: SourcePlace(file: file)) }

  /// The saved places and the reviews of Google, in both ways in which they were exported.
  private var ofTakeout: Attraction? {
    guard let properties else { return nil }
    let location = properties["location"] ?? properties["Location"]
    guard location != nil || properties["google_maps_url"] != nil || properties["Google Maps URL"] != nil
    else { return nil }
    let name =
      location?["name"]?.text ?? location?["Business Name"]?.text ?? properties["Title"]?.text
      ?? properties["title"]?.text
    guard let name else { return nil }
    var place = named(name)
    place.address = (location?["address"] ?? location?["Address"])?.text
    place.description = (properties["Comment"] ?? properties["comment"])?.text
    place.rating = properties["five_star_rating_published"]?.number.flatMap { number in
      (0...5).contains(number) ? Rating(hundredths: Int((number * 100).rounded())) : nil
    }
    return place
  }

  private var ofMap: Attraction? {
    let tags = MapTags(properties)
    let category = AttractionKinds.category(of: tags)
    let isPoint = geometry?["type"]?.text == "Point"
    guard category != nil || isPoint && !AttractionKinds.isOfMap(tags) else { return nil }
    let written = tags.name(in: language)
    guard let name = written.isEmpty ? tags["title"] ?? tags["Name"] : written else { return nil }
    var place = named(name)
    place.category = category ?? tags["category"]
    place.phone = tags["phone"] ?? tags["contact:phone"]
    place.link = (tags["website"] ?? tags["contact:website"]).flatMap { LinkKind.isPage($0) ? $0 : nil }
    place.hoursText = tags["opening_hours"]
    place.hours = place.hoursText.flatMap { hours in
      let range = TextRange(line: 0, start: 0, length: hours.utf8.count)
      return try? HoursText.week(TextNode(hours, style: .plain, at: range))
    }
    place.address = tags.address
    place.description = tags["description"]
    place.rating = tags["rating"].flatMap(AttractionValues.rating)
    // OpenStreetMap says whether there is something to pay at all, other files how much.
    place.price = tags.denies("fee") ? PriceLevel(level: 0) : tags["price"].flatMap(AttractionValues.price)
    return place
  }

  /// A point, or the middle of an area. Google writes 0, 0 for what it does not know.
  private var position: Coordinate? {
    guard let geometry else { return nil }
    let coordinates = geometry["coordinates"]
    switch geometry["type"]?.text {
    case "Point":
      return pair(coordinates).flatMap { $0 == (0, 0) ? nil : Coordinate(latitude: $0.1, longitude: $0.0) }
    case "Polygon": return middle(of: coordinates?.items?.first?.items ?? [])
    case "MultiPolygon": return middle(of: coordinates?.items?.first?.items?.first?.items ?? [])
    default: return nil
    }
  }

  /// Longitude and latitude.
  private func pair(_ position: JSONValue?) -> (Double, Double)? {
    guard let items = position?.items, items.count >= 2, let longitude = items[0].number,
      let latitude = items[1].number
    else { return nil }
    return (longitude, latitude)
  }

  private func middle(of ring: [JSONValue]) -> Coordinate? {
    let points = ring.compactMap { pair($0) }
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = (min(low.0, point.0), min(low.1, point.1))
      high = (max(high.0, point.0), max(high.1, point.1))
    }
    return Coordinate(latitude: (low.1 + high.1) / 2, longitude: (low.0 + high.0) / 2)
  }
}

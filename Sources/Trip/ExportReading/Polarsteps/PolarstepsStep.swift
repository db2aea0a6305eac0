import Importing
import JSONText
import TripModel

/// A step as Polarsteps has it.
struct PolarstepsStep {
  /// What becomes of it.
  enum Verdict: Hashable { case taken, deleted, planned, withoutTime, otherDay }

  let node: JSONNode
  /// Its number, by which its folder is found.
  let id: String
  let instant: Instant?
  let clock: ExportClock
  /// A zone as it is written, where it is none that is known.
  let oddZone: String?
  let verdict: Verdict
  /// Where it was; nil where nothing tells, and near what nobody is told of.
  let position: Coordinate?
  /// Whether it was near what nobody is told of.
  let isHidden: Bool

  /// `home` is the clock by which it is told where it names no zone that is known.
  init(_ node: JSONNode, home: ExportClock, _ request: ImportRequest) {
    self.node = node
    id = LooseJSON.identifier(node["id"]) ?? ""
    instant = LooseJSON.instant(node["start_time"])
    let zone = node["timezone_id"]?.filledText
    let clock = zone.flatMap(ExportClock.init(spelling:))
    self.clock = clock ?? home
    oddZone = clock == nil ? zone ?? "" : nil
    let place = LooseJSON.position(node["location", "lat"], node["location", "lon"])
    isHidden = place.map(request.isPrivate) ?? false
    position = isHidden ? nil : place
    verdict = Self.verdict(node, instant.map(self.clock.local)?.date, request)
  }

  private static func verdict(_ node: JSONNode, _ day: LocalDate?, _ request: ImportRequest) -> Verdict {
    if node["is_deleted"]?.flag == true { return .deleted }
    let kind = node["supertype"]?.text?.lowercased() ?? ""
    guard let day else { return kind.contains("plan") ? .planned : .withoutTime }
    // Somewhere it is a day later already.
    if kind.contains("plan") || day > request.today + 1 { return .planned }
    return request.wants(day) ? .taken : .otherDay
  }

  /// Whether it was told, on whatever day.
  var isTold: Bool { verdict == .taken || verdict == .otherDay }

  var day: LocalDate? { instant.map(clock.local)?.date }

  /// The fields whose fates depend on where it was.
  var apart: [FieldPart] { isHidden ? [FieldPart("location", .kept)] : [] }

  /// The entry without its media; nil for what is not told.
  var entry: EntryDraft? {
    guard verdict == .taken, let local = instant.map(clock.local) else { return nil }
    var entry = EntryDraft(day: local.date, key: id)
    entry.time = local.time
    // What it is displayed as, without a name of its own, is the name of its place.
    entry.title = node["name"]?.filledText ?? (isHidden ? nil : node["display_name"]?.filledText)
    entry.place = isHidden ? nil : node["location", "name"]?.filledText
    entry.position = position
    if id.isEmpty, let instant { entry.identity = String(instant.seconds) }
    entry.weather = PolarstepsWeather.words(node["weather_condition"], node["weather_temperature"])
    entry.text = node["description"]?.text.map(PlainTextMarkdown.markdown) ?? ""
    return entry
  }

  /// The name of the file of its main picture, in capitals or not.
  var mainMedium: String? {
    node["main_media_item_path"]?.filledText?.prefix { $0 != "?" }.split(separator: "/").last?.lowercased()
  }
}

/// Polarsteps' names for the weather, which were Dark Sky's.
enum PolarstepsWeather {
  /// `partly cloudy, 26 °C`; nil where nothing is known.
  static func words(_ condition: JSONNode?, _ temperature: JSONNode?) -> String? {
    let degrees = LooseJSON.whole(temperature).flatMap { (-80...60).contains($0) ? "\($0) °C" : nil }
    let parts = [condition?.filledText.flatMap(named), degrees].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func named(_ icon: String) -> String? {
    if let known = known[icon] { return known }
    let isName = icon.utf8.count <= 40 && icon.allSatisfy { $0.isLetter || $0 == "-" }
    return isName ? icon.replacing("-", with: " ") : nil
  }

  private static let known = [
    "clear-day": "sunny", "clear-night": "clear", "partly-cloudy-day": "partly cloudy",
    "partly-cloudy-night": "partly cloudy", "cloudy": "cloudy", "rain": "rain", "snow": "snow",
    "sleet": "sleet",
    "wind": "windy", "fog": "fog",
  ]
}

import ExportFiles
import Importing
import JSONText
import TripModel

/// An entry of a journal, as far as it is known before its media are.
struct DayOneEntry {
  let node: JSONNode
  let instant: Instant?
  let clock: ExportClock
  /// A zone as it is written, where it is none that is known; empty where none is.
  let oddZone: String?
  let position: Coordinate?
  /// Whether it was written near what nobody is told of.
  let isHidden: Bool
  /// The text as Markdown, moments still as Day One has them.
  let text: String
  /// Whether that is from the rich text.
  let isRich: Bool
  /// What the rich text has and nobody knows.
  let unknown: [String]

  /// `common` is that by which most entries are told; it counts where no trip has a zone.
  init(_ node: JSONNode, _ request: ImportRequest, _ common: ExportClock?) {
    self.node = node
    instant = LooseJSON.instant(node["creationDate"])
    let known = Self.clock(of: node)
    clock = known ?? (request.zone == nil ? common : nil) ?? request.clock
    oddZone = known == nil ? Self.zones(of: node).first ?? "" : nil
    let place = LooseJSON.position(node["location", "latitude"], node["location", "longitude"])
    isHidden = place.map(request.isPrivate) ?? false
    position = isHidden ? nil : place
    let written = node["text"]?.filledText.map(DayOneText.readable)
    let rich = Self.richText(of: node, beside: written)
    isRich = rich != nil
    text = rich?.markdown ?? written ?? ""
    unknown = rich?.unknown ?? []
  }

  private static func zones(of node: JSONNode) -> [String] {
    [node["timeZone"], node["location", "timeZoneName"]].compactMap { $0?.filledText }
  }

  /// By which an entry says itself that its moment is told; nil where it names no zone that is known.
  static func clock(of node: JSONNode) -> ExportClock? {
    zones(of: node).lazy.compactMap { ExportClock(spelling: $0) }.first
  }

  /// The rich text, where it is needed: there is no other, or the other names none of the pictures that it has.
  private static func richText(of node: JSONNode, beside text: String?) -> DayOneRichText? {
    guard let written = node["richText"]?.filledText else { return nil }
    if let text {
      let isPictured = DayOneMedium.lists.contains { node[$0.field]?.items?.isEmpty == false }
      guard isPictured, DayOneMoments.named(in: text).isEmpty else { return nil }
      guard let rich = DayOneRichText(written), !DayOneMoments.named(in: rich.markdown).isEmpty else {
        return nil
      }
      return rich
    }
    return DayOneRichText(written)
  }

  var local: LocalDateTime? { instant.map(clock.local) }

  /// What tells it from all others.
  var key: String { node["uuid"]?.filledText ?? instant.map { "\($0.seconds)" } ?? "" }

  /// The entry without its text and media; nil where nothing says when it was written.
  func draft(tag: String?) -> EntryDraft? {
    guard let local else { return nil }
    var entry = EntryDraft(day: local.date, key: key)
    if node["isAllDay"]?.flag != true { entry.time = local.time }
    let names = ["userLabel", "placeName", "localityName"].compactMap { node["location", $0]?.filledText }
    entry.place = isHidden ? nil : names.first
    entry.position = position
    entry.weather = weather
    entry.kind = node["userActivity", "activityName"]?.text.flatMap { Self.kinds[$0.lowercased()] }
    let tags = (node["tags"]?.items ?? []).compactMap(\.filledText)
    entry.tags = tags + [tag].compactMap(\.self)
    entry.isPrivate = tags.contains { $0.lowercased() == "private" }
    return entry
  }

  /// `Mostly Cloudy, 24 °C`.
  private var weather: String? {
    let degrees = LooseJSON.whole(node["weather", "temperatureCelsius"]).flatMap {
      (-80...60).contains($0) ? "\($0) °C" : nil
    }
    let parts = [node["weather", "conditionsDescription"]?.filledText, degrees].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Our kinds for its activities that are a way of going or doing something.
  private static let kinds = [
    "walking": "walk", "hiking": "hike", "biking": "cycle", "cycling": "cycle", "automotive": "drive",
    "driving": "drive", "train": "train", "bus": "bus", "flying": "flight", "airplane": "flight",
    "eating": "food",
  ]

  /// The fields of whose fates the table does not tell.
  var apart: [FieldPart] {
    var apart = [FieldPart("richText", isRich ? .used : .notNeeded)]
    if node["text"]?.text != nil || node["text"]?.isNull == true { apart.append(FieldPart("text", .used)) }
    if isHidden { apart.append(FieldPart("location", .kept)) }
    return apart
  }
}

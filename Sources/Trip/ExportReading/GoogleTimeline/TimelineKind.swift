import ExportFiles

/// What a file of Google's location history is.
enum TimelineKind: Hashable, Sendable {
  /// Of an Android telephone: `semanticSegments` and `rawSignals`.
  case phone
  /// Of Google Maps on an iPhone: a list of the same segments, otherwise written.
  case phoneList
  /// A month of Takeout's `Semantic Location History`.
  case month
  /// Takeout's `Records.json`: each position of each device.
  case records
  /// What Takeout puts beside them, or in their place.
  case settings, edits, encrypted

  /// Whether positions of days are in it.
  var isHistory: Bool {
    switch self {
    case .phone, .phoneList, .month, .records: true
    case .settings, .edits, .encrypted: false
    }
  }

  /// The lists of it of which there are so many items that they are read one by one.
  var lists: Set<String> {
    switch self {
    case .phone: ["semanticSegments[]", "rawSignals[]"]
    case .phoneList: ["[]"]
    case .month: ["timelineObjects[]"]
    case .records: ["locations[]"]
    case .edits: ["timelineEdits[]"]
    case .settings, .encrypted: []
    }
  }
}

/// A file with what it is.
struct TimelineFile {
  let file: ExportFile
  let kind: TimelineKind

  /// Those of an export, in its order.
  static func found(among files: [ExportFile], of export: Export) -> [TimelineFile] {
    files.compactMap { file in
      guard !file.isPassedOver, file.byteCount > 0 else { return nil }
      let head = export.head(of: file, count: headLength)
      return kind(head).map { TimelineFile(file: file, kind: $0) }
    }
  }

  /// Bytes that tell what a file is; an item of a path has hundreds of points.
  private static let headLength = 32 * 1024

  static func kind(_ head: [UInt8]) -> TimelineKind? {
    switch head.firstSign {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return kind(of: HeadPaths.of(head))
    // A page to look at says nothing else than a file beside it.
    case UInt8(ascii: "<"), nil: return nil
    default: return isEncryptedNote(head) ? .encrypted : nil
    }
  }

  private static func kind(of paths: Set<String>) -> TimelineKind? {
    func has(_ any: String...) -> Bool { any.contains(where: paths.contains) }
    if has("semanticSegments", "rawSignals", "userLocationProfile") { return .phone }
    let isTimed = has("[].startTime", "[].endTime")
    if isTimed,
      has("[].timelinePath", "[].timelineMemory", "[].visit.topCandidate", "[].activity.topCandidate")
    {
      return .phoneList
    }
    if has("timelineObjects") { return .month }
    // Other programs' `locations` have other members.
    if has("locations[].latitudeE7", "locations[].longitudeE7"),
      has("locations[].timestamp", "locations[].timestampMs")
    {
      return .records
    }
    if has("timelineEdits") { return .edits }
    return has("deviceSettings", "hasReportedLocations") && has("createdTime", "modifiedTime", "gaiaId")
      ? .settings : nil
  }

  /// “You have encrypted Timeline backups stored on Google servers.”
  private static func isEncryptedNote(_ head: [UInt8]) -> Bool {
    guard head.count < 4096 else { return false }
    let text = String(decoding: head, as: UTF8.self).lowercased()
    return text.contains("encrypted") && text.contains("timeline") && text.contains("backup")
  }
}

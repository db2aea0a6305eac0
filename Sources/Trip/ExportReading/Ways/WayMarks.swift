import Importing
import TrackFile
import TripModel

/// What becomes of the marked points of a file without a way: those with a time and words are entries, as FindPenguins
/// has footprints, and those that only have a name are pins.
struct WayMarks {
  private(set) var entries: [EntryDraft] = []
  private(set) var pins: [PinDraft] = []
  /// What becomes of each, in their order.
  private(set) var fates: [WayItemFate] = []
  /// By which clocks days and hours were told.
  private(set) var zones = UntoldZones()

  private let file: String
  private let request: ImportRequest

  /// So many words are told, and no label.
  private static let fewestWords = 3

  init(_ marks: [MarkedPoint], of file: String, _ request: ImportRequest) {
    (self.file, self.request) = (file, request)
    for mark in marks {
      let fate = take(mark)
      fates.append(fate)
    }
  }

  private mutating func take(_ mark: MarkedPoint) -> WayItemFate {
    let known = mark.point.place
    let clock = request.knownClock(at: known)
    let time = WayTime.instant(mark.point.time).map((clock ?? request.clock).local)
    if let time, !request.wants(time.date) { return .all(.notNeeded) }
    if time != nil { zones.note(clock) }
    let position = known.flatMap { request.isPrivate($0) ? nil : $0 }
    let isHidden = known != nil && position == nil
    let text = Self.text(of: mark)
    if let time, text.split(whereSeparator: \.isWhitespace).count >= Self.fewestWords {
      entries.append(entry(mark, text, time, position))
      var fates: [String: FieldFate] = ["type": .notNeeded, "sym": .notNeeded, "ele": .notNeeded]
      if position == nil { for name in ["lat", "lon"] { fates[name] = isHidden ? .kept : .notNeeded } }
      return .fields(fates)
    }
    if isHidden { return .all(.kept) }
    guard let position, let pin = pin(mark, text, time, position) else { return .all(.notNeeded) }
    pins.append(pin)
    return .fields(["ele": .notNeeded])
  }

  private func entry(
    _ mark: MarkedPoint, _ text: String, _ time: LocalDateTime, _ position: Coordinate?
  ) -> EntryDraft {
    let number = String(fates.count)
    let digits = String(repeating: "0", count: max(0, 6 - number.count)) + number
    var entry = EntryDraft(day: time.date, key: file + "#" + digits)
    entry.time = time.time
    entry.title = mark.name
    entry.position = position
    entry.identity = Self.momentAndPlace(of: mark.point)
    let parts = [PlainTextMarkdown.markdown(of: text), Self.link(of: mark) ?? ""]
    entry.text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return entry
  }

  /// What tells a point from others where no program numbers them: the second, and the place to some metres.
  private static func momentAndPlace(of point: GeoPoint) -> String {
    let seconds = WayTime.instant(point.time)?.seconds ?? 0
    let place = [point.latitude, point.longitude].map { PlainNumber.decimal($0, places: 4) }
    return ([String(seconds)] + place).joined(separator: " ")
  }

  /// Nil for one without a name, or with that of a picture.
  private func pin(
    _ mark: MarkedPoint, _ text: String, _ time: LocalDateTime?, _ position: Coordinate
  ) -> PinDraft? {
    guard let name = mark.name, !CameraName.isOne(name), !CameraName.isFile(name) else { return nil }
    var pin = PinDraft(title: name, position: position)
    (pin.day, pin.time) = (time?.date, time?.time)
    pin.category =
      WaypointCategory.found(in: [mark.category, mark.symbol]) ?? WaypointCategory.named(name)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !line.isEmpty, line != name { pin.description = line }
    pin.link = Self.link(of: mark)
    return pin
  }

  /// The description, and behind it the comment of those that have both and say different things in them.
  private static func text(of mark: MarkedPoint) -> String {
    let texts = [mark.note, mark.comment].compactMap(\.self).map { PlainOfHTML.text(of: $0) }
    guard let first = texts.first else { return "" }
    return ([first] + texts.dropFirst().filter { !first.contains($0) }).joined(separator: "\n\n")
  }

  private static func link(of mark: MarkedPoint) -> String? {
    mark.link.flatMap { link in
      let small = link.lowercased()
      return small.hasPrefix("https://") || small.hasPrefix("http://") ? link : nil
    }
  }
}

import Importing
import JSONText
import TripModel

/// Reads Takeout's `Records.json`: every position of every device, of which those of the trip's days are kept, and of
/// several devices at last those of one. What lies at home on a table is no way.
final class TimelineRecords {
  private let gathering: TimelineGathering
  private var devices: [String: Device] = [:]
  private var count = 0

  private static let list = "locations[]"
  /// Nobody has had more; files that were made up might.
  private static let mostDevices = 64

  /// What one device measured, and its own account until it is known whether that is used.
  private struct Device {
    var fixes: [TimelineFix] = []
    let book = AccountBook()
  }

  init(_ gathering: TimelineGathering) { self.gathering = gathering }

  func take(_ item: JSONNode, of file: String) {
    guard let time = TimelineTime(item["timestamp"] ?? item["timestampMs"]) else {
      return leaveOut(item, of: file, as: .notNeeded)
    }
    gathering.note(time)
    guard !TimelineValue.isVague(item["accuracy"]), let position = TimelineValue.position(item),
      gathering.wants(time, at: position)
    else { return leaveOut(item, of: file, as: .notNeeded) }
    let fate = gathering.fate(of: position, at: time)
    guard fate == .used else { return leaveOut(item, of: file, as: fate) }
    let tag = Self.tag(item["deviceTag"])
    guard count < TimelineGathering.most, devices[tag] != nil || devices.count < Self.mostDevices else {
      return leaveOut(item, of: file, as: .notNeeded)
    }
    count += 1
    let reach = TimelineValue.number(item["accuracy"]) ?? 0
    devices[tag, default: Device()].fixes.append(
      TimelineFix(
        seconds: time.instant.seconds, position: position, rank: .measured,
        reach: max(TimelineFix.usualReach, reach)))
    devices[tag]?.book.count(item, of: file, at: Self.list, by: TimelineFates.record)
  }

  private func leaveOut(_ item: JSONNode, of file: String, as fate: FieldFate) {
    gathering.book.count(item, of: file, at: Self.list, by: TimelineFates.record, all: fate)
  }

  private static func tag(_ node: JSONNode?) -> String {
    if let text = node?.text { return text }
    return node?.number.map { "\($0)" } ?? ""
  }

  /// Hands over what the device with the most positions measured.
  ///
  /// - Returns: How many devices there were.
  func finish() -> Int {
    let all = devices.sorted { ($1.value.fixes.count, $0.key) < ($0.value.fixes.count, $1.key) }
    for (place, device) in all.enumerated() {
      if place == 0 { gathering.add(device.value.fixes) }
      for file in device.value.book.account.files {
        for field in file.fields { add(field, of: file.path, isUsed: place == 0) }
      }
    }
    devices = [:]
    return all.count
  }

  private func add(_ field: ImportAccount.Field, of file: String, isUsed: Bool) {
    for fate in FieldFate.allCases where field.counts[fate] > 0 {
      let told = !isUsed && fate == .used ? .notNeeded : fate
      gathering.book.count(
        field: field.path, of: file, as: told, line: field.firstLine, times: field.counts[fate])
    }
  }
}

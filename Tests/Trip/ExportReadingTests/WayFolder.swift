import ExportFiles
import Importing
import TripModel

/// Files of ways, and what would become of them as lines.
struct WayFolder {
  let export: Export

  /// `packed` are those that are packed by gzip.
  init(_ files: [String: String], packed: [String: String] = [:]) {
    export = GivenExport(files, bytes: packed.mapValues { Self.gzip(Array($0.utf8)) }).export
  }

  /// A request for these days, by the clocks of Lisbon.
  static func request(_ first: String? = nil, _ last: String? = nil) -> ImportRequest {
    var request = ImportRequest(today: LocalDate(dayNumber: 20_600))
    request.zone = ZoneRules(identifier: "Europe/Lisbon")
    if let first = first.flatMap({ LocalDate(iso: $0) }), let last = last.flatMap({ LocalDate(iso: $0) }) {
      request.days = first...last
    }
    return request
  }

  /// Everything that would be written, a line each.
  static func lines(_ plan: ImportPlan) -> [String] {
    var lines: [String] = []
    for draft in plan.trips {
      for file in draft.files {
        if case .copy(let source) = file.content {
          lines.append("\(file.path) < \(source.path)")
        } else {
          lines.append(file.path)
        }
      }
      for entry in draft.entries {
        let time = entry.time.map { " \($0.hourAndMinute)" } ?? ""
        let place = entry.position.map { " @\($0.latitude) \($0.longitude)" } ?? ""
        let media = entry.media.map { " [\($0.file.path)]" }.joined()
        let title = (entry.title ?? "-") + place + (entry.isPrivate ? " private" : "")
        lines.append("\(entry.day)\(time) \(title): \(entry.text)\(media)")
      }
      for pin in draft.pins {
        let words = [pin.day?.description, pin.category, pin.description, pin.link].compactMap(\.self)
        lines.append("pin \(pin.title) \(pin.position.latitude): " + words.joined(separator: "; "))
      }
    }
    return lines
  }

  /// The fields of a file: path, and how many are used, private, not needed and unknown.
  static func fields(_ plan: ImportPlan, of file: String) -> [String] {
    (plan.account.files.first { $0.path == file }?.fields ?? []).map { field in
      "\(field.path) " + FieldFate.allCases.map { String(field.counts[$0]) }.joined(separator: "/")
    }
  }

  /// Gzip of one block that is stored as it is (RFC 1951, 3.2.4; RFC 1952).
  private static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    func little(_ number: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt32($0 * 8)) }
    }
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    let length = UInt32(bytes.count)
    var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1]
    file += little(length, 2)
    file += little(~length, 2)
    file += bytes
    file += little(~sum, 4)
    file += little(length, 4)
    return file
  }
}

import Foundation
package import Localization
package import SiteOutput
package import TripPlanning

/// The trip for machines: `trip.json`, as docs/trip.schema.json describes it.
package enum TripJSON {
  /// The version of the schema: a member is added freely, and changed only with this number.
  static let schema = 1

  /// The generator is the program and its version: `Tripbook 0.1.0`.
  package static func file(of trip: TripPlan, names: LocalizedNames, generator: String) -> OutputFile {
    var frame = Frame(of: TripDocument(trip, names: names, generator: generator))
    var portions = [Portion.frame(frame.opening("entries", isEmpty: trip.journal.entries.isEmpty))]
    portions += trip.journal.entries.indices.portions.map(Portion.entries)
    portions.append(.frame(frame.opening("photos", isEmpty: trip.media.photos.isEmpty)))
    portions += trip.media.photos.indices.portions.map(Portion.photos)
    portions.append(.frame(frame.rest + [UInt8(ascii: "\n")]))
    let made = portions
    return OutputFile(
      path: trip.addresses.json,
      content: .portions(StreamedFile(count: made.count) { made[$0].bytes(of: trip) }))
  }

  fileprivate static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// A stretch of the file. The long lists are written some items at a time: the encoder holds a tree of all that it is
/// given at once, twenty times as large as the text.
private enum Portion: Sendable {
  case frame([UInt8])
  case entries(Range<Int>)
  case photos(Range<Int>)

  func bytes(of trip: TripPlan) -> [UInt8] {
    switch self {
    case .frame(let bytes): bytes
    case .entries(let range):
      listed(range, of: trip.journal.entries.count) { EntryDocument(trip.journal.entries[$0], of: trip) }
    case .photos(let range):
      listed(range, of: trip.media.photos.count) { PhotoDocument(trip.media.photos[$0], of: trip) }
    }
  }

  /// Items of a list, each on lines of its own, with what the last one needs behind it.
  private func listed(_ range: Range<Int>, of count: Int, _ item: (Int) -> some Encodable) -> [UInt8] {
    let encoder = TripJSON.encoder
    var text: [UInt8] = []
    for index in range {
      text += (index == 0 ? "\n    " : ",\n    ").utf8
      for byte in encoded(item(index), by: encoder) {
        text.append(byte)
        if byte == UInt8(ascii: "\n") { text += "    ".utf8 }
      }
    }
    if range.upperBound == count { text += "\n  ".utf8 }
    return text
  }
}

/// What stands around the long lists.
private struct Frame {
  /// What has not been written yet, its lists still empty.
  private(set) var rest: [UInt8]

  init(of document: TripDocument) {
    rest = Array(encoded(document, by: TripJSON.encoder))
  }

  /// Takes what stands before the items of a list, and the lines of one that is empty; behind it stands the end of the
  /// list. Lists are opened in the order of their names.
  mutating func opening(_ name: String, isEmpty: Bool) -> [UInt8] {
    // A line of the frame that begins with two blanks is a member of its own: no text holds the end of a line.
    guard let found = rest.firstRange(of: Array("\n  \"\(name)\" : [".utf8)),
      let end = rest[found.upperBound...].firstIndex(of: UInt8(ascii: "]"))
    else { preconditionFailure("trip.json has no list of \(name) behind the one that was opened last") }
    defer { rest = Array(rest[end...]) }
    return Array(rest[..<(isEmpty ? end : found.upperBound)])
  }
}

extension Range<Int> {
  /// Parts of it, each of as many items as are made at once.
  fileprivate var portions: [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: 64).map { $0..<Swift.min($0 + 64, upperBound) }
  }
}

private func encoded(_ value: some Encodable, by encoder: JSONEncoder) -> Data {
  guard let data = try? encoder.encode(value) else {
    preconditionFailure("trip.json holds a number that is none")
  }
  return data
}

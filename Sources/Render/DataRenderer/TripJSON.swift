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
    var text = PieceByPiece(frame: TripDocument(trip, names: names, generator: generator))
    text.fill("entries", trip.journal.entries.lazy.map(EntryDocument.init))
    text.fill("photos", trip.media.photos.lazy.map(PhotoDocument.init))
    return OutputFile(path: trip.addresses.json, content: .bytes(text.finished()))
  }
}

/// A JSON object whose long lists are written an item at a time: the encoder holds a tree of all that it is given at
/// once, twenty times as large as the text.
private struct PieceByPiece {
  /// Written so far.
  private var text: [UInt8] = []
  /// What stands behind that, its lists still empty.
  private var rest: Data
  private let encoder: JSONEncoder

  init(frame: TripDocument) {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    rest = Self.encoded(frame, by: encoder)
  }

  /// Writes on as far as an empty list, and its items into it. Lists are filled in the order of their names.
  mutating func fill(_ name: String, _ items: some Sequence<some Encodable>) {
    // A line of the frame that begins with two blanks is a member of its own: no text holds the end of a line.
    let opening = "\n  \"\(name)\" : ["
    guard let found = rest.firstRange(of: Data(opening.utf8)) else {
      preconditionFailure("trip.json has no list of \(name) behind the one that was filled last")
    }
    text += rest[..<found.upperBound]
    rest = rest[found.upperBound...]
    var isFirst = true
    for item in items {
      text += (isFirst ? "\n    " : ",\n    ").utf8
      isFirst = false
      for byte in Self.encoded(item, by: encoder) {
        text.append(byte)
        if byte == UInt8(ascii: "\n") { text += "    ".utf8 }
      }
    }
    guard !isFirst, let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return }
    text += "\n  ".utf8
    rest = rest[end...]
  }

  consuming func finished() -> [UInt8] {
    text += rest
    text.append(UInt8(ascii: "\n"))
    return text
  }

  private static func encoded(_ value: some Encodable, by encoder: JSONEncoder) -> Data {
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("trip.json holds a number that is none")
    }
    return data
  }
}

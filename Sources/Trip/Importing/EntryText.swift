import TripModel
import TripNotation

/// An entry as a file of the journal.
package enum EntryText {
  /// The whole file; `media` are the addresses of its media as seen from it, in their order.
  package static func text(_ entry: EntryDraft, media: [String]) -> String {
    let lines = fields(entry).map { key, value in "\(key): \(value)" }
    let body = placed(entry.text, media)
    return (["---"] + lines + ["---", ""]).joined(separator: "\n") + (body.isEmpty ? "" : "\n" + body + "\n")
  }

  /// The fields of its head, as they are written.
  package static func fields(_ entry: EntryDraft) -> [(key: String, value: String)] {
    let place = NamedPlace(name: entry.place, coordinate: entry.position)
    let isPlaced = entry.place != nil && entry.position != nil
    let tags = entry.tags.map { NotationWriter.text($0, as: .flow) }.joined(separator: ", ")
    let fields: [(String, String?)] = [
      ("title", entry.title.map { NotationWriter.text($0) }),
      ("description", entry.description.map { NotationWriter.text($0) }),
      ("time", entry.time.map { NotationWriter.text($0.hourAndMinute) }),
      ("place", (isPlaced || entry.place != nil) ? NotationWriter.text(Self.written(place)) : nil),
      (
        "coordinates", entry.place == nil ? entry.position.map { NotationWriter.text(Self.written($0)) } : nil
      ),
      ("kind", entry.kind.map { NotationWriter.text($0) }),
      ("tags", tags.isEmpty ? nil : "[\(tags)]"),
      ("weather", entry.weather.map { NotationWriter.text($0) }),
      ("private", entry.isPrivate ? "yes" : nil),
      ("imported", entry.mark.map { NotationWriter.text($0.text) }),
    ]
    return fields.compactMap { key, value in value.map { (key, $0) } }
  }

  /// `Lisbon, 38.7742 -9.1342`, or a name alone.
  private static func written(_ place: NamedPlace) -> String {
    [place.name, place.coordinate.map(written)].compactMap(\.self).joined(separator: ", ")
  }

  static func written(_ position: Coordinate) -> String {
    PlainNumber.degrees(position.latitude) + " " + PlainNumber.degrees(position.longitude)
  }

  /// The text with addresses in place of numbers, and below it the media that it does not name.
  private static func placed(_ text: String, _ media: [String]) -> String {
    var body = ""
    var named: Set<Int> = []
    var rest = text[...]
    while let mark = rest.firstRange(of: "(media:") {
      let digits = rest[mark.upperBound...].prefix { $0.isASCII && $0.isNumber }
      body += rest[..<mark.lowerBound]
      if let number = Int(digits), media.indices.contains(number - 1) {
        body += "(" + media[number - 1]
        named.insert(number - 1)
        rest = rest[digits.endIndex...]
      } else {
        body += rest[mark.lowerBound..<mark.upperBound]
        rest = rest[mark.upperBound...]
      }
    }
    body += rest
    let others = media.indices.filter { !named.contains($0) }.map { "![](\(media[$0]))" }
    let parts = [body.trimmingEmptyLines, others.joined(separator: "\n")].filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n")
  }
}

/// A text beside a picture, with what the picture does not tell itself.
enum MediumText {
  static func text(_ medium: MediaDraft) -> String {
    let fields: [(String, String?)] = [
      ("date", medium.day?.description), ("time", medium.time?.hourAndMinute),
      ("coordinates", medium.position.map(EntryText.written)), ("caption", medium.caption),
    ]
    let lines = fields.compactMap { key, value in value.map { "\(key): \(NotationWriter.text($0))" } }
    return (["---"] + lines + ["---", ""]).joined(separator: "\n")
  }
}

extension String {
  /// Without empty lines before and behind it; blanks before its first letter stay.
  var trimmingEmptyLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

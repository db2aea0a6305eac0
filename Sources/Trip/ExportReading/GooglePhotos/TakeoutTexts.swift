import TripModel
import Importing
import PhotoMetadata
import TripNotation

/// What is written beside pictures and about albums.
enum TakeoutTexts {
  /// The note on a picture as Takeout writes it, with nothing but what is read where it lies: no people, no devices, no
  /// addresses. `isPlaced` says whether its position may be told.
  static func note(_ remark: TakeoutRemark, of name: String, isPlaced: Bool) -> String {
    let note = remark.note
    var fields = ["\"title\": " + text(remark.title ?? name)]
    if let description = note.description { fields.append("\"description\": " + text(description)) }
    let stamp = note.instant.flatMap { $0.magnitude < 1e10 ? "\"timestamp\": \"\(Int($0))\"" : nil }
    fields.append("\"photoTakenTime\": {\(stamp ?? "")}")
    if isPlaced, let place = remark.position {
      var numbers = [
        "\"latitude\": " + PlainNumber.degrees(place.latitude),
        "\"longitude\": " + PlainNumber.degrees(place.longitude),
      ]
      if let altitude = note.altitude {
        numbers.append("\"altitude\": " + PlainNumber.decimal(altitude, places: 1))
      }
      fields.append("\"geoData\": {" + numbers.joined(separator: ", ") + "}")
    }
    if note.stars != nil { fields.append("\"favorited\": true") }
    return "{\n" + fields.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  /// A text in JSON's quotes (RFC 8259, section 7).
  private static func text(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": written += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  /// `album.md`.
  static func album(_ album: TakeoutAlbum) -> String {
    var lines = ["---", "title: " + NotationWriter.text(album.title)]
    if let description = album.description {
      lines.append("description: " + NotationWriter.text(description))
    }
    lines.append("---")
    let texts = album.texts.map { PlainTextMarkdown.markdown(of: $0) }.filter { !$0.isEmpty }
    return (lines + texts.flatMap { ["", $0] }).joined(separator: "\n") + "\n"
  }
}

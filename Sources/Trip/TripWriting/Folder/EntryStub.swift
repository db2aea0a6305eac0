package import TripModel
import TripNotation

/// A new entry: fields that say what is known, and room below them.
package struct EntryStub: Sendable {
  /// Written only where the name of the file does not say it.
  package var date: LocalDate?
  package var title: String?
  package var time: LocalTime?
  package var place: String?
  package var kind: String?
  package var prompt: String?
  /// What stands below the fields already.
  package var body = ""

  package init() {}

  package var text: String {
    var lines = ["---", "title:" + (title.map { " " + NotationWriter.text($0) } ?? "")]
    let fields = [
      ("date", date?.description), ("time", time?.hourAndMinute), ("place", place), ("kind", kind),
      ("prompt", prompt),
    ]
    for (key, value) in fields {
      if let value { lines.append("\(key): \(NotationWriter.text(value))") }
    }
    return (lines + ["---", "", ""]).joined(separator: "\n") + body
  }
}

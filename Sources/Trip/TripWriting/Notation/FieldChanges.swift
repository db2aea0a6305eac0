import Diagnostics
import TripNotation

/// Sets and takes out single fields of a small file, every other line of it kept.
package enum FieldChanges {
  /// The file with a field of this value: behind its key where that stands already, else on a new line at the end.
  /// What follows the value on its line stays.
  package static func setting(
    _ key: String, to value: String, in old: [UInt8]?, file: String
  ) throws(WriteProblem) -> [UInt8] {
    let bytes = old ?? []
    let lines = FileLines(bytes)
    let (fields, column) = try top(bytes, key, file)
    let written = NotationWriter.text(value)
    guard let field = fields.first(where: { $0.key == key }) else {
      let line = String(repeating: " ", count: column) + key + ": " + written
      return lines.inserting([line], before: lines.documentEnd).bytes
    }
    let place = field.value.range
    switch field.value.kind {
    case .text(let text) where text.value == value: return bytes
    case .text, .empty:
      guard place.line == field.keyRange.line else { throw .notOnOneLine(key, file) }
      // Nothing begins right behind the colon.
      let blank = place.length == 0 ? " " : ""
      return lines.replacing(
        place.start..<place.start + place.length, inLine: place.line, with: blank + written
      )
      .bytes
    default: throw .notOnOneLine(key, file)
    }
  }

  /// The file without the line of a field; the same file where there is no such field.
  package static func takingOut(
    _ key: String, from old: [UInt8]?, file: String
  ) throws(WriteProblem) -> [UInt8] {
    let bytes = old ?? []
    let (fields, _) = try top(bytes, key, file)
    guard let field = fields.first(where: { $0.key == key }) else { return bytes }
    guard field.value.range.line == field.keyRange.line else { throw .notOnOneLine(key, file) }
    return FileLines(bytes).removing(field.keyRange.line)
  }

  /// The fields of a file that is a map with a line for each, and their column.
  private static func top(
    _ bytes: [UInt8], _ key: String, _ file: String
  ) throws(WriteProblem) -> (fields: [Field], column: Int) {
    let reading = NotationReader.read(bytes, file: file)
    if reading.root.kind == .empty { return ([], 0) }
    let place = reading.root.range
    guard let fields = reading.root.fields, reading.file.lines.indices.contains(place.line),
      reading.file.lines[place.line].utf8.dropFirst(place.start).first != UInt8(ascii: "{")
    else { throw .noFields(key, file) }
    return (fields, place.start)
  }
}

extension WriteProblem {
  fileprivate static func noFields(_ key: String, _ file: String) -> WriteProblem {
    WriteProblem(
      .cannotAppend, "`\(key)` not written: “\(file)” does not have a field on each line",
      file: file,
      advice: "Run `tripbook check`, fix what it says, and try again; or write `\(key):` by hand.")
  }

  fileprivate static func notOnOneLine(_ key: String, _ file: String) -> WriteProblem {
    WriteProblem(
      .cannotAppend, "`\(key)` not changed: its value is not on the same line",
      file: file, advice: "Change it by hand.")
  }
}

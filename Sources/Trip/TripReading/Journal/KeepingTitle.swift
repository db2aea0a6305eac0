import Diagnostics
import TripModel
import TripNotation

/// A title among the fields of a text that begins by saying that the text is for nobody else, also where its line is no YAML:
/// `title: Privat: our quarrel`.
enum KeepingTitle {
  /// Where it stands; nil mostly.
  static func place(in file: EntryFile) -> SourcePlace? {
    guard file.parts.fence != .none else { return nil }
    let fields = file.fields.file
    let index = fields.lines.firstIndex { line in
      guard let colon = line.firstIndex(where: { ":=".contains($0) }), isTitle(line[..<colon]) else {
        return false
      }
      let value = line[line.index(after: colon)...].drop { " \t\"'".contains($0) }
      return KeepingRemark.reason(ofField: String(value)) != nil
    }
    return index.map {
      SourcePlace(file: file.source, span: SourceSpan(line: fields.firstLine + $0, column: 1, text: ""))
    }
  }

  private static func isTitle(_ key: Substring) -> Bool {
    let name = key.lowercased().filter { $0.isLetter }
    return name == "name" || ForeignNames.byName[name]?.key == "title"
  }
}

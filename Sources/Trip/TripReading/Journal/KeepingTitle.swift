import Diagnostics
import TripModel
import TripNotation

/// A title among the fields of a text that begins by saying that the text is for nobody else, also where its line is no YAML:
/// `title: Privat: our quarrel`.
enum KeepingTitle {
  /// Where it stands; nil mostly, and where the text says `private: no`. Beside pictures a caption is one, too.
  static func place(in file: EntryFile, _ thing: KeptThing) -> SourcePlace? {
    guard file.parts.fence != .none else { return nil }
    let fields = file.fields.file
    let index = fields.lines.firstIndex { line in
      // What is set in is of another field.
      guard line.first?.isWhitespace == false, let colon = line.firstIndex(where: { ":=".contains($0) }),
        isTitle(line[..<colon], of: thing)
      else { return false }
      return isKeeping(line[line.index(after: colon)...])
    }
    guard let index, !saysNotPrivate(file) else { return nil }
    return SourcePlace(
      file: file.source, span: SourceSpan(line: fields.firstLine + index, column: 1, text: ""))
  }

  /// Whether a value as it stands in its file begins so.
  static func isKeeping(_ written: Substring) -> Bool {
    KeepingRemark.reason(ofField: String(written.drop { " \t\"'".contains($0) })) != nil
  }

  private static func isTitle(_ key: Substring, of thing: KeptThing) -> Bool {
    let name = key.lowercased().filter { $0.isLetter }
    return name == "name" || ForeignNames.byName[name]?.key == "title"
      || thing == .pictures && ["caption", "description"].contains(name)
  }

  private static func saysNotPrivate(_ file: EntryFile) -> Bool {
    (file.fields.root.fields ?? []).contains { field in
      guard let meant = MeantKey(field.key), meant.key == .isPrivate else { return false }
      return meant.meaning(of: field.value) == .open
    }
  }
}

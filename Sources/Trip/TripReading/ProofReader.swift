package import Diagnostics
package import TripModel
import TripNotation

/// Reads what is about to be written as a build would read it: out of bytes that are not on the disk yet.
///
/// Pictures that a file names are not looked for.
package enum ProofReader {
  package static func settings(_ bytes: [UInt8], file: String) -> (TripSettings, [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = TripFile(reading, photos: PictureNames([]))
    return (read.settings, reading.diagnostics + read.findings.diagnostics)
  }

  /// The things of a list; `categories` are the budget's own.
  package static func items<Item>(
    of list: ListFile<Item>, in bytes: [UInt8], file: String, settings: TripSettings,
    categories: [String] = []
  ) -> ([Item], [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = list.read(reading, ListContext(settings: settings, categories: categories))
    return (read.items, reading.diagnostics + read.diagnostics)
  }

  /// The fields of an entry, its text left aside.
  package static func entry(_ bytes: [UInt8], file: String) -> (JournalEntry, [Diagnostic]) {
    let entry = EntryFile.read(FrontMatter.split(bytes), at: EntryPath(file))
    let header = EntryHeader.read(entry, photos: PictureNames([]), isSuggesting: false)
    return (header.entry, entry.fields.diagnostics + header.diagnostics)
  }

  /// A place in any of its forms, as somebody gives it to a command; `what` is the name of the option.
  package static func place(_ text: String, as what: String) throws(RefusedText) -> NamedPlace {
    let node = TextNode(text, style: .plain, at: TextRange(line: 0, start: 0, length: text.utf8.count))
    do throws(Problem) {
      return try CoordinateText.place(node)
    } catch {
      throw RefusedText(
        diagnostic: Diagnostic(.error, error.code, "\(what): \(error.message)", advice: error.advice))
    }
  }

  /// A text that means nothing where it was given.
  package struct RefusedText: Error {
    package var diagnostic: Diagnostic
  }
}

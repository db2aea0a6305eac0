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

  package static func budget(
    _ bytes: [UInt8], file: String, settings: TripSettings
  ) -> (Budget, [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = BudgetFile(reading, settings: settings)
    return (read.budget, reading.diagnostics + read.diagnostics)
  }

  package static func pins(_ bytes: [UInt8], file: String) -> ([Pin], [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = PinsFile(
      reading, photos: PictureNames([]), mentions: FileMentions([], entries: []))
    return (read.pins, reading.diagnostics + read.diagnostics)
  }

  package static func itinerary(
    _ bytes: [UInt8], file: String, settings: TripSettings, categories: [String]
  ) -> ([TripEvent], [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = ItineraryFile(reading, settings: settings, categories: categories)
    return (read.events, reading.diagnostics + read.diagnostics)
  }

  package static func weather(_ bytes: [UInt8], file: String) -> ([DayWeather], [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = WeatherFile(reading)
    return (read.days, reading.diagnostics + read.diagnostics)
  }

  package static func attractions(
    _ bytes: [UInt8], file: String, settings: TripSettings
  ) -> ([Attraction], [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = AttractionsFile(
      reading, settings: settings, photos: PictureNames([]), mentions: FileMentions([], entries: []))
    return (read.attractions, reading.diagnostics + read.diagnostics)
  }

  /// The fields of an entry, its text left aside.
  package static func entry(_ bytes: [UInt8], file: String) -> (JournalEntry, [Diagnostic]) {
    let entry = EntryFile(path: EntryPath(file), parts: FrontMatter.split(bytes))
    let header = EntryHeader(entry, photos: PictureNames([]), isSuggesting: false)
    return (header.entry, entry.fields.diagnostics + header.diagnostics)
  }

  /// A place in any of its forms, as somebody gives it to a command; `what` is the name of the option.
  package static func place(_ text: String, as what: String) -> Result<NamedPlace, RefusedText> {
    let node = TextNode(text, style: .plain, at: TextRange(line: 0, start: 0, length: text.utf8.count))
    do throws(Problem) {
      return .success(try CoordinateText.place(node))
    } catch {
      return .failure(
        RefusedText(
          diagnostic: Diagnostic(.error, error.code, "\(what): \(error.message)", advice: error.advice)))
    }
  }

  /// A text that means nothing where it was given.
  package struct RefusedText: Error {
    package var diagnostic: Diagnostic
  }
}

package import Diagnostics
package import TripModel
import TripNotation

/// `destinations.yml`: places to go next, beside a trip's own files or beside `library.yml`.
package enum DestinationFile {
  /// The name of the file without its ending.
  package static let name = "destinations"

  /// What the file says. Where the private places are not known yet (`knowsPrivatePlaces`), no diagnostic tells what is
  /// near a position, and otherwise none what is near `privatePlaces`. A price that names no currency is in `currency`, the trip's or the library's; pictures are looked
  /// for among `photos`, and all files that a destination names and that go with it where it is kept back are among `mentions`.
  static func read(
    _ reading: NotationReader.Reading, currency: Currency, photos: PictureNames,
    mentions: FileMentions = FileMentions([], entries: []), knowsPrivatePlaces: Bool = true,
    privatePlaces: [PrivatePlace] = []
  ) -> ListReading<Destination> {
    var settings = TripSettings()
    (settings.currency, settings.privatePlaces) = (currency, privatePlaces)
    var context = ListContext(settings: settings, photos: photos, mentions: mentions)
    context.knowsPrivatePlaces = knowsPrivatePlaces
    return ListFile.destinations.read(reading, context)
  }

  /// The same of bytes that are not on the disk yet. Pictures are not looked for.
  package static func read(
    _ bytes: [UInt8], file: String = "destinations.yml", currency: Currency
  ) -> (destinations: [Destination], diagnostics: [Diagnostic]) {
    let reading = NotationReader.read(bytes, file: file).withoutComments()
    let read = read(reading, currency: currency, photos: PictureNames([]))
    return (read.items, reading.diagnostics + read.diagnostics)
  }

  /// What is said of a file in which nothing is written yet.
  static func emptiness(of reading: NotationReader.Reading) -> [Diagnostic] {
    let isEmpty = reading.root.kind == .empty || reading.root.items?.isEmpty ?? false
    guard isEmpty, !reading.hasErrors else { return [] }
    return [
      Diagnostic(
        .note, .noDestinations, "No place to go next in this file yet",
        at: SourcePlace(file: reading.file.name),
        advice: "Add one with its name and its tags, or delete the file.")
    ]
  }
}

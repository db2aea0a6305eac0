package import Diagnostics

/// A file that texts show and that is no picture of the journey: something drawn, a sticker, a recording.
package struct MediaFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An SVG picture, sanitized as it is published.
    case drawing(markup: String)
    /// A picture of pixels that is shown small, without a frame.
    case sticker
    case sound
  }

  /// Relative to the trip folder.
  package var file: String
  package var kind: Kind
  /// In pixels; 0 for what is only heard.
  package var width = 0
  package var height = 0
  /// How long it plays, and how much there is to load; of a recording that was looked at.
  package var seconds = 0.0
  package var byteCount = 0
  /// Whether its name may tell an hour that is withheld.
  package var withholdsName = false

  package init(file: String, kind: Kind, width: Int = 0, height: Int = 0) {
    self.file = file
    self.kind = kind
    self.width = width
    self.height = height
  }

  /// Whether an address in a text asks for a sticker: `cat.png#sticker`.
  package static func isSticker(_ address: String) -> Bool {
    address.lastIndex(of: "#").map { address[address.index(after: $0)...].lowercased() == "sticker" } ?? false
  }
}

/// Where texts first ask for files as stickers.
package struct StickerPlaces {
  private var places: [String: SourcePlace] = [:]

  package init(in trip: Trip) {
    // By their numbers: to copy thousands of entries takes longer than to ask them.
    for index in trip.entries.indices where !trip.entries[index].media.isEmpty { add(trip.entries[index]) }
    for page in trip.pages { add(page.text) }
    for chat in trip.chats { add(chat.text) }
  }

  /// The file itself where nobody knows.
  package subscript(file: String) -> SourcePlace { places[file] ?? SourcePlace(file: file) }

  private mutating func add(_ text: JournalEntry) {
    let asked = text.media.compactMap { address, file -> (file: String, place: SourcePlace)? in
      MediaFile.isSticker(address) ? text.places[address].map { (file, $0) } : nil
    }.sorted {
      ($0.place.span?.line ?? 0, $0.place.span?.column ?? 0)
        < ($1.place.span?.line ?? 0, $1.place.span?.column ?? 0)
    }
    for (file, place) in asked where places[file] == nil { places[file] = place }
  }
}

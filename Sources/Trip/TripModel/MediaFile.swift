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

extension Trip {
  /// Where a text first asks for a file as a sticker; the file itself where nobody knows.
  package func place(ofSticker file: String) -> SourcePlace {
    for text in entries + pages.map(\.text) {
      let places = text.media.compactMap { address, named in
        named == file && MediaFile.isSticker(address) ? text.places[address] : nil
      }
      let first = places.min {
        ($0.span?.line ?? 0, $0.span?.column ?? 0) < ($1.span?.line ?? 0, $1.span?.column ?? 0)
      }
      if let first { return first }
    }
    return SourcePlace(file: file)
  }
}

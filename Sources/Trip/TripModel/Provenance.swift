/// Where something is written of a picture.
package enum Provenance: Hashable, Sendable {
  case exif, xmp, iptc
  /// The clip itself.
  case film
  /// A file beside it, by its path in the trip folder.
  case sidecar(file: String)

  /// Whether it is in the picture or clip itself, where its traveller may not know of it.
  package var isInside: Bool {
    if case .sidecar = self { false } else { true }
  }
}

/// Where something is written of a picture.
package enum Provenance: Hashable, Sendable {
  case exif, xmp, iptc
  /// The clip itself.
  case film
  /// A file beside it, by its path in the trip folder.
  case sidecar(file: String)
}

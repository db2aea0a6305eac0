/// The kinds of still pictures that are photos of a trip.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg, heic, avif, png, webp, tiff

  /// The endings that belong to it, in small letters, the usual one first.
  package var endings: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    // Cameras of Canon and Sony write `.hif`.
    case .heic: ["heic", "heif", "hif"]
    case .avif: ["avif", "heif"]
    case .png: ["png"]
    case .webp: ["webp"]
    case .tiff: ["tif", "tiff"]
    }
  }

  /// Each ending that one of them has.
  package static let endings = Set(allCases.flatMap(\.endings))

  /// In words: "a PNG picture".
  package var words: String {
    switch self {
    case .jpeg: "a JPEG picture"
    case .heic: "a HEIC picture"
    case .avif: "an AVIF picture"
    case .png: "a PNG picture"
    case .webp: "a WebP picture"
    case .tiff: "a TIFF picture"
    }
  }

  /// Whether drawings and ornaments come in it as often as photographs.
  package var isForDrawings: Bool { self == .png || self == .webp }
}

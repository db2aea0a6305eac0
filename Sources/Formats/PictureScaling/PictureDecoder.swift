/// What reads a kind of pictures, where it is installed by itself.
package enum PictureDecoder: Hashable, Sendable {
  case heic, avif

  /// The kind of pictures, as people call it.
  var name: String {
    switch self {
    case .heic: "HEIC"
    case .avif: "AVIF"
    }
  }

  /// How to come by it: newer Debians and Ubuntus pack the decoders of libheif one by one.
  var advice: String {
    let plugin =
      switch self {
      case .heic: "libheif-plugin-libde265"
      case .avif: "libheif-plugin-dav1d"
      }
    return
      "Install it with `apt-get install \(plugin)` (on older systems `apt-get install libheif1`), and build again."
  }
}

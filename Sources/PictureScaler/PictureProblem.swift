/// Why a picture is left out.
package enum PictureProblem: Error, Hashable, Sendable {
  /// The file cannot be read at all; `reason` is the system's: "permission denied".
  case unreadable(reason: String)
  case notAFile
  case empty
  case notAPicture
  case endsEarly
  case damaged
  case tooLarge(PixelSize, limit: Int)
  /// Larger than a JPEG may be, or no memory was left.
  case cannotEncode
  /// The file is no longer the one that was read before.
  case changed

  /// What is wrong, in words that go on from the picture's name.
  package var message: String {
    switch self {
    case .unreadable(let reason): "the picture cannot be read: \(reason)"
    case .notAFile: "this is no ordinary file"
    case .empty: "the file is empty"
    case .notAPicture: "this is not a picture that Tripbook can read"
    case .endsEarly: "the file ends before the picture does"
    case .damaged: "the picture is damaged"
    case .tooLarge(let size, _): "the picture says that it is \(size.width) by \(size.height) pixels"
    case .cannotEncode: "no smaller picture could be made from this one"
    case .changed: "the file changed while the site was being built"
    }
  }

  /// A way out.
  package var advice: String? {
    switch self {
    case .unreadable: "Check that you may read the file."
    case .notAFile, .cannotEncode: nil
    case .empty, .endsEarly, .damaged: "Copy it again from the camera or from a backup."
    case .changed: "Build again when nothing writes to it any more."
    case .notAPicture: "Save it again as a JPEG picture."
    case .tooLarge(_, let limit): "Tripbook reads pictures of up to \(limit / 1_000_000) million pixels."
    }
  }
}

/// Why no picture can be made on this machine.
package enum PictureLibraryMissing: Error, Hashable, Sendable {
  case notInstalled
  case unfit

  package var message: String {
    switch self {
    case .notInstalled: "no pictures can be made: the picture library libvips is not installed"
    case .unfit: "no pictures can be made: the picture library libvips is too old or does not start"
    }
  }

  package var advice: String {
    switch self {
    case .notInstalled: "Install it with `apt-get install libvips42`."
    case .unfit: "Tripbook needs libvips 8.13 or newer: `apt-get install libvips42`."
    }
  }
}

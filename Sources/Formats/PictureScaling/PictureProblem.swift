/// Why a picture is left out.
package enum PictureProblem: Error, Hashable, Sendable {
  /// The file cannot be read at all; `reason` is the system's: "permission denied".
  case unreadable(reason: String)
  case notAFile
  case empty
  case notAPicture
  /// Nothing on this machine reads pictures of this kind.
  case noDecoder(PictureDecoder)
  case endsEarly
  case damaged
  case tooLarge(PixelSize, limit: Int)
  case tooManyBytes(Int, limit: Int)
  /// Larger than a JPEG may be, or no memory was left.
  case cannotEncode
  /// The file is no longer the one that was read before.
  case changed

  /// What is wrong, in words that go on from the picture's name.
  package var message: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .notAFile: "it is not a file"
    case .empty: "the file is empty"
    case .notAPicture: "it is not a picture that Tripbook can read"
    case .noDecoder(let decoder): "nothing on this machine reads \(decoder.name) pictures"
    case .endsEarly: "the file breaks off before the picture ends"
    case .damaged: "it is damaged"
    case .tooLarge(let size, _): "it is too large: \(size.width) by \(size.height) pixels"
    case .tooManyBytes(let count, _): "its file is too large: \(count / 1_000_000) MB"
    case .cannotEncode: "no smaller picture can be made of it"
    case .changed: "it changed while the site was being built"
    }
  }

  /// A way out.
  package var advice: String? {
    switch self {
    case .unreadable: "Check that it is there, and its permissions."
    case .notAFile: "Replace it with the picture itself."
    case .cannotEncode: "Open it in a photo program and save a copy."
    case .empty, .endsEarly, .damaged: "Copy it again from the camera or phone, or from a backup."
    case .noDecoder(let decoder): decoder.advice
    case .changed: "Build again once nothing writes to it."
    case .notAPicture: "Save a copy as JPEG."
    case .tooLarge(_, let limit): "Tripbook reads pictures of up to \(limit / 1_000_000) million pixels."
    case .tooManyBytes(_, let limit):
      "Save a smaller copy: Tripbook reads pictures of up to \(limit / 1_000_000) MB."
    }
  }
}

/// Why no picture can be made on this machine.
package enum PictureLibraryMissing: Error, Hashable, Sendable {
  case notInstalled
  case unfit

  package var message: String {
    switch self {
    case .notInstalled: "cannot make pictures: the library libvips is not installed"
    case .unfit: "cannot make pictures: the library libvips is too old or does not start"
    }
  }

  package var advice: String {
    switch self {
    case .notInstalled: "Install it with `apt-get install libvips42`."
    case .unfit: "Tripbook needs libvips 8.13 or newer: `apt-get install libvips42`."
    }
  }
}

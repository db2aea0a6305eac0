/// Why nothing can be said about a picture.
package enum PhotoProblem: Error, Hashable, Sendable {
  /// The file could not be opened or read; why, in words that may follow a colon.
  case unreadable(String)
  case empty
  /// The pointer that Git LFS leaves where it did not fetch the picture itself.
  case gitPointer
  /// The file is something else: such as "a PNG picture".
  case notJPEG(String)
  /// The file ends before it says how large the picture is.
  case cutOff
  /// The file says that the picture has no width or height.
  case noSize
  /// The file changed each time that it was read.
  case changing

  /// One sentence in the traveller's words, to follow the name of the file.
  package var message: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .empty: "the file is empty"
    case .gitPointer: "the file only says where Git LFS keeps the picture"
    case .notJPEG(let kind): "it is not a JPEG picture but \(kind)"
    case .cutOff: "the file breaks off near its beginning"
    case .noSize: "it says that it has no width or no height"
    case .changing: "it changes while it is read"
    }
  }

  /// A way out.
  package var advice: String {
    switch self {
    case .unreadable: "Check that the file is there and that you may open it."
    case .empty, .cutOff, .noSize: "Copy it again from the camera or phone, or from a backup."
    case .changing: "Build again when nothing writes to it any more."
    case .gitPointer: "Run `git lfs pull` to fetch the pictures."
    case .notJPEG: "Save a copy of it as a JPEG picture, or give it the ending that fits."
    }
  }
}

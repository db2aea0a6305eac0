/// Why nothing can be said about a picture.
package enum PhotoProblem: Error, Hashable, Sendable {
  /// The file could not be opened or read; why, in words that may follow a colon.
  case unreadable(String)
  case empty
  /// The pointer that Git LFS leaves where it did not fetch the picture itself.
  case gitPointer
  /// The file is something that is not read as a photo: such as "a GIF picture".
  case otherKind(String)
  /// The file ends before it says how large the picture is.
  case cutOff
  /// What stands where the file should say how large the picture is makes no sense.
  case damaged
  /// The file says that the picture has no width or height.
  case noSize
  /// The file has more bytes than any picture that is shown.
  case tooLarge
  /// The file changed each time that it was read.
  case changing

  /// One sentence in the traveller's words, to follow the name of the file.
  package var message: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .empty: "the file is empty"
    case .gitPointer: "the file is only a pointer of Git LFS"
    case .otherKind(let kind): "it is \(kind), not a photo"
    case .cutOff: "the file breaks off before it says how large the picture is"
    case .damaged: "it is damaged"
    case .noSize: "it has no width or no height"
    case .tooLarge: "it is larger than \(PictureOutline.largestFile >> 30) GB"
    case .changing: "it changed while it was read"
    }
  }

  /// A way out.
  package var advice: String {
    switch self {
    case .unreadable: "Check that it is there, and its permissions."
    case .empty, .cutOff, .damaged, .noSize: "Copy it again from the camera or phone, or from a backup."
    case .changing: "Build again once nothing writes to it."
    case .tooLarge: "Save a smaller copy, and name this one in .tripbookignore."
    case .gitPointer: "Run `git lfs pull` to fetch the pictures."
    case .otherKind: "Save a copy as JPEG, or correct its ending."
    }
  }
}

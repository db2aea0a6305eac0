/// Why a clip is not in the site.
package enum MovieProblem: Error, Hashable, Sendable {
  /// The file could not be opened, read or written; why, in words that may follow a colon.
  case unreadable(String)
  case empty
  /// The pointer that Git LFS leaves where it did not fetch the clip itself.
  case gitPointer
  /// It is no film of boxes: neither MP4 nor QuickTime.
  case otherKind
  /// The file ends before everything that it speaks of.
  case cutOff
  /// What stands in it contradicts itself.
  case damaged
  /// There are no moving pictures in it.
  case noPictures
  /// It is made of fragments, in which nobody can tell beforehand what lies where.
  case fragmented
  /// Its pictures lie in another file.
  case elsewhere
  /// It is locked for all but its owner's players.
  case locked
  /// Its pictures or sound are coded so that nobody here can tell what between them is a note; as people call the
  /// codec.
  case notCleaned(String)
  /// Its lists are longer than those of a clip.
  case tooLong
  /// The file has more bytes than any clip that is shown.
  case tooLarge
  /// The file changed each time that it was read.
  case changing

  /// One sentence in the traveller's words, to follow the name of the file.
  package var message: String {
    switch self {
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .empty: "the file is empty"
    case .gitPointer: "the file is only a pointer of Git LFS"
    case .otherKind: "it is neither an MP4 nor a QuickTime film"
    case .cutOff: "the file breaks off before its end"
    case .damaged: "it is damaged"
    case .noPictures: "it has no moving pictures"
    case .fragmented: "it is in fragments, and its private notes cannot be removed"
    case .elsewhere: "its pictures are in another file"
    case .locked: "it is locked against copying"
    case .notCleaned(let codec):
      "it is \(codec), and its private notes cannot be removed"
    case .tooLong: "its lists are too long for a clip"
    case .tooLarge: "it is larger than \(MovieFacts.largestFile >> 30) GB"
    case .changing: "it changed while it was read"
    }
  }

  /// A way out.
  package var advice: String {
    switch self {
    case .unreadable: "Check that it is there, and its permissions."
    case .empty, .cutOff: "Copy it again from the camera or phone, or from a backup."
    case .gitPointer: "Run `git lfs pull` to fetch the clips."
    case .otherKind: "Convert it to MP4: `ffmpeg -i in.avi -map_metadata -1 out.mp4`."
    case .noPictures: "This version of Tripbook does not play sounds; it can stay."
    case .locked: "Only a copy without the lock can be published."
    case .notCleaned:
      "Convert it to a film that browsers play: `ffmpeg -i in.mov -map_metadata -1 out.mp4`."
    case .tooLarge: "Cut it to the best part, and name this one in .tripbookignore."
    case .changing: "Build again once nothing writes to it."
    case .damaged, .fragmented, .elsewhere, .tooLong:
      "Rewrite it without loss: `ffmpeg -i in.mp4 -c copy -map_metadata -1 out.mp4`."
    }
  }
}

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
  /// Its pictures or sound are coded so that nobody here can tell what between them is a note; as people call the codec.
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
    case .gitPointer: "the file only says where Git LFS keeps the clip"
    case .otherKind: "it is neither an MP4 nor a QuickTime film"
    case .cutOff: "the file breaks off before its end"
    case .damaged: "it is damaged"
    case .noPictures: "there are no moving pictures in it"
    case .fragmented: "it is stored in fragments, of which its private notes cannot be taken out"
    case .elsewhere: "its pictures lie in another file"
    case .locked: "it is locked against copying"
    case .notCleaned(let codec):
      "it is stored as \(codec), of which nobody here can take private notes out"
    case .tooLong: "its lists are too long for a clip"
    case .tooLarge: "it is larger than \(MovieFacts.largestFile >> 30) GB"
    case .changing: "it changes while it is read"
    }
  }

  /// A way out.
  package var advice: String {
    switch self {
    case .unreadable: "Check that the file is there and that you may open it."
    case .empty, .cutOff: "Copy it again from the camera or phone, or from a backup."
    case .gitPointer: "Run `git lfs pull` to fetch the clips."
    case .otherKind: "Make an MP4 of it: `ffmpeg -i in.avi -map_metadata -1 out.mp4`."
    case .noPictures: "Sounds are not shown by this version of Tripbook; it can stay."
    case .locked: "Only a copy without the lock can be published."
    case .notCleaned:
      "Make a film of it that browsers play, too: `ffmpeg -i in.mov -map_metadata -1 out.mp4`."
    case .tooLarge: "Cut out what is worth seeing, and leave this one out: name it in .tripbookignore."
    case .changing: "Build again when nothing writes to it any more."
    case .damaged, .fragmented, .elsewhere, .tooLong:
      "Write it anew without loss: `ffmpeg -i in.mp4 -c copy -map_metadata -1 out.mp4`."
    }
  }
}

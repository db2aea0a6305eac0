/// Why the original of a picture is not offered, although the picture can be shown.
package enum PictureSanitizerProblem: Error, Hashable, Sendable {
  /// The system does not let us read it; why, in words that may follow a colon.
  case unreadable(String)
  /// Another program wrote to it meanwhile.
  case changed
  /// The file ends before the picture does.
  case cutOff
  /// Lengths and places in it contradict each other.
  case damaged
  /// The picture is of a kind, or needs a part, of which nobody here knows what else is in it.
  case unknown
  /// It is put together in so many parts that no camera did it.
  case tooIntricate

  /// Why, in a traveller's words, to follow a colon.
  package var message: String {
    switch self {
    case .unreadable(let reason): "it cannot be read (\(reason))"
    case .changed: "it changed while it was read"
    case .cutOff: "the file breaks off before the picture ends"
    case .damaged: "its parts do not fit together"
    case .unknown: "it is built in a way that Tripbook does not know, so something private might stay in it"
    case .tooIntricate: "it is put together in more parts than a camera makes"
    }
  }
}

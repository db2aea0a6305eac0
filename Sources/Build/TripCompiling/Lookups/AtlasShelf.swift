import Synchronization

/// A part of the atlas, once it is open: it is large, and the same for each version.
package final class AtlasShelf<Part: Sendable>: Sendable {
  private let known = Mutex<(language: String, part: Part)?>(nil)

  package init() {}

  /// What is known, else what is opened now; where that is nothing, it is tried again the next time. What has names
  /// in it is another for another language.
  package func part(in language: String = "", _ open: () -> Part?) -> Part? {
    if let known = known.withLock({ $0 }), known.language == language { return known.part }
    let part = open()
    known.withLock { $0 = part.map { (language, $0) } }
    return part
  }
}

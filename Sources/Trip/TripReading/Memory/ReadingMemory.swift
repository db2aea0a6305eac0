import FileIdentities
import Synchronization

/// What was read before and is still true: given to one reading after the other, only what has changed is read again.
///
/// Holds nothing that the last reading did not ask for. Any number of tasks may use it at once; readings come one
/// after the other.
package final class ReadingMemory: Sendable {
  /// What a picture says of itself, or why it cannot be read.
  let photos: Shelf<FileVersion, PhotoReader.Reading>
  /// What files beside pictures say of them.
  let sidecars: Shelf<FileVersion, SidecarFile.Reading>
  let tracks: Shelf<FileVersion, TrackFiles.Reading>
  let maps: Shelf<MapVersion, MapReading>
  /// Texts, opened and cut.
  let texts: Shelf<TextVersion, JournalFiles.Opened>
  /// Entries with their bodies, by what their meaning depends on.
  let entries: Shelf<EntryVersion, InterpretedEntry>

  /// - Parameter isLasting: whether there will be another reading; for the only one nothing is kept.
  package init(isLasting: Bool = true) {
    photos = Shelf(isLasting)
    sidecars = Shelf(isLasting)
    tracks = Shelf(isLasting)
    maps = Shelf(isLasting)
    texts = Shelf(isLasting)
    entries = Shelf(isLasting)
  }

  /// Lets go of what the reading that has just ended did not ask for.
  func endReading() {
    photos.forgetUnused()
    sidecars.forgetUnused()
    tracks.forgetUnused()
    maps.forgetUnused()
    texts.forgetUnused()
    entries.forgetUnused()
  }
}

/// Values by what they were made from.
final class Shelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Contents {
    var known: [Key: Value] = [:]
    var used: [Key: Value] = [:]
  }

  private let contents = Mutex(Contents())
  let isLasting: Bool

  init(_ isLasting: Bool) { self.isLasting = isLasting }

  /// The value for a key; made where it is not known. Without a key it is made each time.
  func value(for key: @autoclosure () -> Key?, _ make: (Key?) -> Value) -> Value {
    guard isLasting, let key = key() else { return make(nil) }
    if let known = self.known(key) { return known }
    let made = make(key)
    contents.withLock { $0.used[key] = made }
    return made
  }

  /// The same of what may not be had: that is no value, and is tried again, since a file that cannot be opened now may be
  /// the next time.
  func found(for key: @autoclosure () -> Key?, _ make: (Key?) -> Value?) -> Value? {
    guard isLasting, let key = key() else { return make(nil) }
    if let known = self.known(key) { return known }
    guard let made = make(key) else { return nil }
    contents.withLock { $0.used[key] = made }
    return made
  }

  private func known(_ key: Key) -> Value? {
    contents.withLock { contents in
      let value = contents.used[key] ?? contents.known[key]
      contents.used[key] = value
      return value
    }
  }

  func forgetUnused() {
    contents.withLock { contents in
      contents.known = contents.used
      contents.used = [:]
    }
  }
}

/// A file with the content that it had when it was looked at.
struct FileVersion: Hashable, Sendable {
  let path: String
  let identity: FileIdentity

  /// Nil where the content may still change without a sign of it, or there is no such file.
  init?(_ path: String) {
    guard let identity = FileIdentity(of: path), identity.isSettled else { return nil }
    self.path = path
    self.identity = identity
  }
}

/// A text, and as what it was opened: it decides what is complained of.
struct TextVersion: Hashable, Sendable {
  let file: FileVersion
  let thing: KeptThing?

  init?(_ path: String, as thing: KeptThing?) {
    guard let file = FileVersion(path) else { return nil }
    self.file = file
    self.thing = thing
  }
}

/// An entry's text among all that it can name: the other files of the trip, and what entries are called.
struct EntryVersion: Hashable, Sendable {
  let text: TextVersion
  /// Of the names of everything around it.
  let surroundings: Int
  let isSuggesting: Bool
}

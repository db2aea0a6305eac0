import Glibc

/// The kernel's word on changed folders (inotify(7)), with one owner.
struct Inotify: ~Copyable {
  private let file: Int32

  /// What happened to a name in a watched folder, or to the folder itself.
  struct Event {
    /// Of the folder; -1 where events were lost.
    var watch: Int32
    /// Empty for the folder itself.
    var name: String
    private var mask: UInt32

    /// Whether folders may have come, gone or moved, so that there are others to watch.
    var concernsFolders: Bool {
      isLoss || has(IN_ISDIR) || has(IN_DELETE_SELF) || has(IN_MOVE_SELF) || has(IN_IGNORED)
    }
    /// Whether more happened than could be told.
    var isLoss: Bool { has(IN_Q_OVERFLOW) }

    fileprivate init(watch: Int32, name: String, mask: UInt32) {
      self.watch = watch
      self.name = name
      self.mask = mask
    }

    private func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }
  }

  /// Why a folder is not watched.
  enum Refusal: Error {
    /// The system gives no more watches to this user.
    case limit
    /// It is gone, or may not be read: another event, or nothing, comes of it.
    case notThere
  }

  /// Nil where the system gives none.
  init?() {
    file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if file < 0 { return nil }
  }

  deinit { if file >= 0 { close(file) } }

  /// Files that were written, made, renamed and removed, and rights that changed; not files that are being written.
  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    | UInt32(IN_MOVED_TO)
    | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

  /// Watches a folder; one that is watched already keeps its number.
  func watch(_ folder: String) throws(Refusal) -> Int32 {
    let watch = unsafe inotify_add_watch(file, folder, Self.mask)
    if watch >= 0 { return watch }
    throw errno == ENOSPC || errno == ENOMEM ? .limit : .notThere
  }

  func forget(_ watch: Int32) { inotify_rm_watch(file, watch) }

  /// Whether something happened within so many milliseconds.
  func hasEvents(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// What happened since the last time, in its order.
  func events() -> [Event] {
    var events: [Event] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(file, &bytes, bytes.count)
      guard count > 0 else { return events }
      unsafe bytes.withUnsafeBytes { buffer in
        var at = 0
        while at + Self.headSize <= count {
          let watch = unsafe buffer.loadUnaligned(fromByteOffset: at, as: Int32.self)
          let mask = unsafe buffer.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self)
          let length = unsafe Int(buffer.loadUnaligned(fromByteOffset: at + 12, as: UInt32.self))
          let name = unsafe buffer[(at + Self.headSize)..<min(count, at + Self.headSize + length)].prefix {
            $0 != 0
          }
          events.append(Event(watch: watch, name: unsafe String(decoding: name, as: UTF8.self), mask: mask))
          at += Self.headSize + length
        }
      }
    }
  }

  /// Watch, mask, cookie and length of the name: four bytes each.
  private static let headSize = 16
}

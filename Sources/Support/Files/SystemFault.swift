private import Glibc

/// A call of the system that failed, with the system's number for why: the one table of words for these.
package struct SystemFault: Error, Hashable, Sendable {
  /// `ENOSPC`, for one.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// What the last system call on this thread complained about.
  package static var last: SystemFault { SystemFault(code: errno) }

  /// That something is no ordinary file, nor a folder: a pipe, a device.
  static let isNoFile = SystemFault(code: ESPIPE)

  /// Whether what was to be read is a folder, a pipe or a device.
  package var isOfNoFile: Bool { [EISDIR, ESPIPE].contains(code) }

  /// Whether another holds the lock that was asked for.
  package var isHeldByAnother: Bool { code == EWOULDBLOCK }

  /// What failed: sentences about different things go on in different words.
  package enum Task: Sendable {
    /// Reading a file of the traveller's.
    case reading
    /// Reading a file of a published site, where links are not followed.
    case auditing
    /// Writing the site.
    case site
    /// Writing into the trip's folder.
    case trip
    /// Keeping something in the cache.
    case cache
  }

  /// What happened, in words that follow a colon.
  package func words(_ task: Task) -> String {
    switch (code, task) {
    case (ENOENT, .reading), (ENOENT, .auditing): "there is no such file"
    case (EACCES, .reading), (EPERM, .reading), (EACCES, .auditing), (EPERM, .auditing):
      "you are not allowed to read it"
    case (EISDIR, .reading), (EISDIR, .auditing): "it is a folder"
    case (ESPIPE, .reading), (ESPIPE, .auditing): "it is not a file"
    case (ELOOP, .reading): "it is a link that leads round in a circle"
    case (ELOOP, .auditing): "it is a link"
    case (ENOSPC, .site), (EDQUOT, .site): "no room left on the disk"
    case (ENOSPC, _), (EDQUOT, _): "there is no room left on the disk"
    case (_, .reading), (_, .auditing): "the system reports error \(code)"
    case (EROFS, _): "the disk is read-only"
    case (EACCES, .cache), (EPERM, .cache): "you are not allowed to write there"
    case (EACCES, _), (EPERM, _): "you are not allowed to"
    case (EFBIG, .site), (EFBIG, .cache): "it is larger than the disk allows"
    case (ENOTDIR, .trip), (ENOTDIR, .cache), (EEXIST, .cache): "a file is where a folder must be"
    case (ENOENT, .site), (ENOENT, .trip): "it is not there"
    case (ENAMETOOLONG, .site), (ENAMETOOLONG, .trip): "its name is too long for this disk"
    case (EIO, .site), (EIO, .trip): "the disk reports a fault"
    case (EMFILE, .site), (ENFILE, .site): "too many files are open"
    case (EBUSY, .site): "it is in use"
    default: systemWords
    }
  }

  /// The system's own words, without their capital: "permission denied".
  package var systemWords: String {
    unsafe strerror(code).map { unsafe String(cString: $0).lowercased() } ?? "error \(code)"
  }
}

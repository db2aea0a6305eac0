private import GRDB
private import Glibc

/// What the last system call complained about, in words that follow a colon.
func lastSystemReason() -> String { systemReason(errno) }

/// A system error in plain words.
func systemReason(_ code: Int32) -> String {
  switch code {
  case ENOSPC, EDQUOT: "there is no room left on the disk"
  case EFBIG: "it is larger than the disk allows"
  case EROFS: "the disk is read-only"
  case EACCES, EPERM: "you are not allowed to write there"
  case ENOTDIR, EEXIST: "a file is where a folder must be"
  default: unsafe strerror(code).map { unsafe String(cString: $0).lowercased() } ?? "error \(code)"
  }
}

/// A complaint of the database in plain words.
func reason(of error: any Error) -> String {
  guard let error = error as? DatabaseError else { return "\(error)" }
  switch error.resultCode {
  case .SQLITE_FULL: return systemReason(ENOSPC)
  case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: return systemReason(EACCES)
  case .SQLITE_BUSY, .SQLITE_LOCKED: return "another build holds it"
  case .SQLITE_CORRUPT, .SQLITE_NOTADB: return "its index is damaged"
  default: return "its index cannot be read or written"
  }
}

/// Whether the database is broken, rather than busy or out of room: pages that are none (`SQLITE_CORRUPT`), tables that are
/// missing or have other columns (`SQLITE_ERROR`), values that cannot be.
func isDamage(_ error: any Error) -> Bool {
  guard let error = error as? DatabaseError else { return error is RowDecodingError }
  switch error.resultCode {
  case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_INTERRUPT,
    .SQLITE_ABORT:
    return false
  default: return !isRefusal(error)
  }
}

/// Whether the database may not be written or opened, by the system or by what its own head says.
func isRefusal(_ error: any Error) -> Bool {
  switch (error as? DatabaseError)?.resultCode {
  case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: true
  default: false
  }
}

/// Whether the disk or the machine takes no more, so that nothing can be kept for now.
func isWithoutRoom(_ error: any Error) -> Bool {
  switch (error as? DatabaseError)?.resultCode {
  case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY: true
  default: false
  }
}

/// Whether the system lets us write to a file.
func mayWrite(_ path: String) -> Bool {
  var facts = stat()
  return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, W_OK) == 0
}

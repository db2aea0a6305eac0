private import Files
private import GRDB
private import Glibc

/// A complaint of the database in plain words.
func reason(of error: any Error) -> String {
  guard let error = error as? DatabaseError else { return "\(error)" }
  switch error.resultCode {
  case .SQLITE_FULL: return SystemFault(code: ENOSPC).words(.cache)
  case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: return SystemFault(code: EACCES).words(.cache)
  case .SQLITE_BUSY, .SQLITE_LOCKED: return "another build holds it"
  case .SQLITE_CORRUPT, .SQLITE_NOTADB: return "its index is damaged"
  default: return "its index cannot be read or written"
  }
}

/// Whether the database is broken, rather than busy or out of room: pages that are none (`SQLITE_CORRUPT`), tables
/// that are missing or have other columns (`SQLITE_ERROR`), values that cannot be.
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
  unsafe FileFacts(path, followingLink: true)?.kind == .file && access(path, W_OK) == 0
}

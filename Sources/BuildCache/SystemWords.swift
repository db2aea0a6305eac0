private import GRDB
private import Glibc

/// What the last system call complained about, in words that follow a colon.
func lastSystemReason() -> String { systemReason(errno) }

/// A system error in plain words.
func systemReason(_ code: Int32) -> String {
  switch code {
  case ENOSPC, EDQUOT: "there is no room left on the disk"
  case EROFS: "the disk is read-only"
  case EACCES, EPERM: "you are not allowed to write there"
  case ENOTDIR, EEXIST: "a file stands where a folder must be"
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

/// Whether the database is broken, rather than busy or out of room.
func isDamage(_ error: any Error) -> Bool {
  guard let code = (error as? DatabaseError)?.resultCode else { return false }
  // SQLITE_ERROR: a table is missing or has other columns.
  return code == .SQLITE_CORRUPT || code == .SQLITE_NOTADB || code == .SQLITE_ERROR
}

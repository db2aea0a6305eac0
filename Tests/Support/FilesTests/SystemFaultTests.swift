import Files
import Glibc
import Testing

@Suite("What the system complains of")
struct SystemFaultTests {
  @Test(
    "is told in plain words, as the sentences around it need them",
    arguments: [
      (ENOENT, .reading, "there is no such file"), (ENOENT, .auditing, "there is no such file"),
      (ENOENT, .site, "it is not there"), (ENOENT, .trip, "it is not there"),
      (ENOENT, .cache, "no such file or directory"),
      (EACCES, .reading, "you are not allowed to read it"),
      (EPERM, .auditing, "you are not allowed to read it"),
      (EPERM, .site, "you are not allowed to"), (EACCES, .trip, "you are not allowed to"),
      (EACCES, .cache, "you are not allowed to write there"),
      (EISDIR, .reading, "it is a folder"), (ESPIPE, .reading, "it is not a file"),
      (ELOOP, .reading, "it is a link that leads round in a circle"), (ELOOP, .auditing, "it is a link"),
      (ELOOP, .site, "too many levels of symbolic links"),
      (ENOSPC, .reading, "there is no room left on the disk"), (EDQUOT, .site, "no room left on the disk"),
      (ENOSPC, .trip, "there is no room left on the disk"),
      (EDQUOT, .cache, "there is no room left on the disk"),
      (EROFS, .site, "the disk is read-only"), (EROFS, .trip, "the disk is read-only"),
      (EFBIG, .site, "it is larger than the disk allows"), (EFBIG, .trip, "file too large"),
      (ENOTDIR, .site, "not a directory"), (ENOTDIR, .trip, "a file is where a folder must be"),
      (EEXIST, .cache, "a file is where a folder must be"), (EEXIST, .trip, "file exists"),
      (ENAMETOOLONG, .site, "its name is too long for this disk"),
      (ENAMETOOLONG, .cache, "file name too long"),
      (EIO, .reading, "the system reports error 5"), (EIO, .trip, "the disk reports a fault"),
      (EIO, .cache, "input/output error"), (EMFILE, .site, "too many files are open"),
      (EMFILE, .trip, "too many open files"), (EBUSY, .site, "it is in use"),
      (EBUSY, .trip, "device or resource busy"),
    ] as [(Int32, SystemFault.Task, String)])
  func words(code: Int32, task: SystemFault.Task, words: String) {
    #expect(SystemFault(code: code).words(task) == words)
  }

  @Test("is told by the system itself where we have no better words")
  func systemWords() {
    #expect(SystemFault(code: EACCES).systemWords == "permission denied")
    #expect(SystemFault(code: 4711).words(.site) == SystemFault(code: 4711).systemWords)
  }
}

private import Files

/// The bytes of a picture's file as they were at one moment.
enum OriginalBytes {
  /// Bytes: four for each pixel that is decoded at most, so that what is compressed at all is far below.
  private static let maximum = 4 * PictureScaler.maxPixels

  /// Reads a file whole; a pipe or a device would keep the build waiting, and is refused.
  static func read(_ path: String) throws(PictureProblem) -> (bytes: [UInt8], kind: PictureKind) {
    let (before, after, head, bytes): (FileFacts, FileFacts, [UInt8], [UInt8])
    do throws(SystemFault) {
      let file = try OpenFile.reading(path)
      before = try file.facts
      head = try file.bytes(at: 0, count: 12)
      let isWanted = PictureKind(start: head) != nil && before.byteCount <= maximum
      bytes = isWanted ? try file.bytes(at: 0, count: before.byteCount) : []
      after = try file.facts
    } catch {
      throw error.isOfNoFile ? .notAFile : .unreadable(reason: error.systemWords)
    }
    guard before.byteCount > 0 else { throw .empty }
    guard let kind = PictureKind(start: head) else { throw .notAPicture }
    guard before.byteCount <= maximum else { throw .tooManyBytes(before.byteCount, limit: maximum) }
    // Read while it was being written, it may be half of one picture and half of another.
    guard bytes.count == before.byteCount, after.isUnwritten(since: before) else { throw .changed }
    return (bytes, kind)
  }
}

extension FileFacts {
  /// Whether nothing was written to the file in between; its name and rights may have changed.
  fileprivate func isUnwritten(since other: FileFacts) -> Bool {
    byteCount == other.byteCount && modifiedSeconds == other.modifiedSeconds
      && modifiedNanoseconds == other.modifiedNanoseconds
  }
}

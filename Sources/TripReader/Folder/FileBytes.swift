import Foundation

/// The bytes of a file, never more than one is ready to hold.
enum FileBytes {
  /// The whole file; one byte more than `limit` of a larger one; nil where it cannot be opened or read.
  static func read(_ path: String, atMost limit: Int) -> [UInt8]? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    do {
      return Array(try handle.read(upToCount: limit + 1) ?? Data())
    } catch {
      return nil
    }
  }
}

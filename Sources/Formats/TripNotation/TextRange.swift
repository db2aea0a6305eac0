/// A stretch of bytes within one line of a `NotationFile`.
///
/// What covers several lines is named by its part of the first one.
package struct TextRange: Hashable, Sendable {
  /// The line, counted from 0 in the file's `lines`.
  package var line: Int
  /// The first byte, counted from 0 within the line.
  package var start: Int
  /// How many bytes.
  package var length: Int

  package init(line: Int, start: Int, length: Int) {
    self.line = line
    self.start = start
    self.length = length
  }
}

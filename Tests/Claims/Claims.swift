package import Testing

/// Claims that a value is the one that is wanted, and tells of a list or of lines where they differ.
///
/// A function and no macro: the compiler takes about five times as long for an `#expect` as for another line, and most
/// claims are of this kind. Of a condition `#expect` says more.
package func claim<Value: Equatable>(
  _ got: Value, is wanted: Value, _ note: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if got == wanted { return }
  record(
    Difference(got, from: wanted).text, note(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Claims that there is nothing, of whatever type.
package func claim<Value>(
  none got: Value?, _ note: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let got else { return }
  record(
    "is \(shown(got)), not nil", note(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Tells of a claim that does not hold, with what the test says of the case.
func record(_ text: String, _ note: Comment?, _ place: SourceLocation) {
  let told = note.map { "\($0.rawValue): \(text)" } ?? text
  if let listener = ClaimListener.current {
    listener(told, place)
  } else {
    Issue.record(Comment(rawValue: told), sourceLocation: place)
  }
}

/// Who hears of claims that do not hold in their place of issues: the tests of the claims themselves, which would else have
/// known issues, of which the last line of every run would tell.
enum ClaimListener {
  @TaskLocal static var current: (@Sendable (String, SourceLocation) -> Void)?
}

/// What is there, for the test to go on with, or the end of the test, as of `try #require(value)`: no macro either.
package func unwrapped<Value>(
  _ value: Value?, _ note: @autoclosure () -> Comment? = nil, fileID: String = #fileID, line: Int = #line
) throws -> Value {
  guard let value else { throw NothingThere(note: note()?.rawValue, place: "\(fileID):\(line)") }
  return value
}

/// Ends a test that cannot go on. What a test throws is told without its line, so it says that itself.
struct NothingThere: Error, CustomStringConvertible {
  var note: String?
  /// The file and the line that asked.
  var place: String

  var description: String { "nil at \(place)" + (note.map { ": " + $0 } ?? "") }
}

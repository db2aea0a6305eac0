import Diagnostics
import Foundation

/// The only door out of the command: nothing else writes to standard output or standard error, which a test sees to.
///
/// What strangers wrote, into a calendar, a file's name or a picture, cannot steer the terminal from behind it, whether there is one or not.
enum Terminal {
  enum Stream {
    case output, errors
  }

  /// Words of any number of lines: whatever in them is no line break and no letter is made visible.
  static func write(_ words: String, to stream: Stream) { send(VisibleText.lines(of: words), to: stream) }

  /// Words with our own colours.
  static func write(_ text: PaintedText, to stream: Stream) { send(text.text, to: stream) }

  /// Text for programs, whose writer has escaped what could steer a terminal; a control that it forgot does not get out.
  static func write(forPrograms text: String, to stream: Stream) {
    let isSafe = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }
    send(isSafe ? text : VisibleText.lines(of: text), to: stream)
  }

  /// Writes over the line on which the terminal is.
  static func replaceLine(with words: String) { send("\r\u{1B}[K" + VisibleText.of(words), to: .errors) }

  /// If whoever listens still does and there is room: a word that cannot be said undoes no build.
  private static func send(_ text: String, to stream: Stream) {
    let handle = stream == .output ? FileHandle.standardOutput : FileHandle.standardError
    try? handle.write(contentsOf: Data(text.utf8))
  }
}

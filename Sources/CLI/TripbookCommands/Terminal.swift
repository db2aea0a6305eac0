import Diagnostics
import Foundation
import Synchronization

/// The only way out of the command: nothing else writes to standard output or standard error, which a test sees to.
///
/// What strangers wrote, into a calendar, a file's name or a picture, cannot steer the terminal from behind it,
/// whether there is one or not.
enum Terminal {
  enum Stream {
    case output, errors
  }

  /// Words of any number of lines: whatever in them is no line break and no letter is made visible.
  static func write(_ words: String, to stream: Stream) { send(VisibleText.lines(of: words), to: stream) }

  /// Words with our own colours.
  static func write(_ text: PaintedText, to stream: Stream) { send(text.text, to: stream) }

  /// Text for programs, whose writer has escaped what could steer a terminal; a control that it forgot does not get
  /// out.
  static func write(forPrograms text: String, to stream: Stream) {
    let isSafe = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }
    send(isSafe ? text : VisibleText.lines(of: text), to: stream)
  }

  /// Writes over the line on which the terminal is.
  static func replaceLine(with words: String) { send("\r\u{1B}[K" + VisibleText.of(words), to: .errors) }

  /// Why standard output did not take what was asked for, in words; nil while it takes all.
  static var outputProblem: String? { problem.withLock { $0 } }

  private static let problem = Mutex<String?>(nil)

  /// A word that cannot be said undoes no build, but the command does not end as if it had been said.
  private static func send(_ text: String, to stream: Stream) {
    let handle = stream == .output ? FileHandle.standardOutput : FileHandle.standardError
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      guard stream == .output else { return }
      let code =
        ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? (error as NSError).code
      let words = unsafe String(cString: strerror(Int32(truncatingIfNeeded: code))).lowercased()
      problem.withLock { $0 = $0 ?? words }
    }
  }
}

import Foundation

/// A line that is typed on the terminal and does not show there.
enum HiddenLine {
  /// Nil where the input ends, or whoever sits there pressed Ctrl-C: that counts as a letter meanwhile, lest the terminal
  /// be left without letters.
  static func typed() -> String? {
    var settings = termios()
    guard unsafe tcgetattr(0, &settings) == 0 else { return readLine(strippingNewline: true) }
    var hidden = settings
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    // A line ends with it as with Enter: the place of VEOL.
    hidden.c_cc.11 = interrupt
    guard unsafe tcsetattr(0, TCSAFLUSH, &hidden) == 0 else { return nil }
    defer { unsafe tcsetattr(0, TCSANOW, &settings) }
    return line()
  }

  private static let interrupt: UInt8 = 3

  private static func line() -> String? {
    var bytes: [UInt8] = []
    while bytes.count < 4096 {
      var byte: UInt8 = 0
      guard unsafe read(0, &byte, 1) == 1, byte != interrupt else { return nil }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

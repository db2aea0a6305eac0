/// Takes the comments and the indents out of a shipped script: readers of a site load it, and its developers read it where
/// it is written.
enum ScriptComments {
  /// The script without lines that are nothing but a comment behind `//`, and without the blanks before the others. No string or
  /// template may go on over a line: the tests hold the shipped scripts to it.
  static func removed(from script: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(script.count)
    for line in script.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      let code = line.drop { $0 == UInt8(ascii: " ") }
      if code.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) { continue }
      kept += code
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }
}

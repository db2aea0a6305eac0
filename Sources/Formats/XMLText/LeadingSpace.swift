/// White space before the XML begins, which some programs write and no parser allows.
struct LeadingSpace {
  /// Whether anything else has come.
  private(set) var isOver = false
  /// The lines that were left away.
  private(set) var lines = 0
  private var mark: [UInt8] = []

  /// The piece without the space; a byte order mark before it stays.
  mutating func removed(from piece: [UInt8]) -> [UInt8] {
    guard !isOver else { return piece }
    var rest = piece[...]
    if mark.isEmpty, rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      mark = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
    }
    let space = rest.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    lines += space.count { $0 == 0x0A }
    rest = rest.dropFirst(space.count)
    guard !rest.isEmpty else { return [] }
    isOver = true
    return mark + rest
  }
}

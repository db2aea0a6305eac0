extension String {
  /// The path of what a folder of this path holds under a name; the trip folder's own path is empty.
  func path(of name: String) -> String { isEmpty ? name : self + "/" + name }
}

extension StringProtocol {
  /// The names on the way of a path, without those that are empty.
  ///
  /// Taken apart as bytes, as the system does: to look for whole characters takes ten times as long.
  var pathParts: [Substring] {
    let path = Substring(self)
    let bytes = path.utf8
    var parts: [Substring] = []
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "/") {
        if start < index { parts.append(path[start..<index]) }
        start = next
      }
      index = next
    }
    if start < index { parts.append(path[start..<index]) }
    return parts
  }

  /// The last of these names; nil where there is none.
  var lastPathPart: Substring? {
    let path = Substring(self)
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return nil }
    let slash = bytes[..<last].lastIndex(of: UInt8(ascii: "/"))
    return path[(slash.map { bytes.index(after: $0) } ?? bytes.startIndex)..<bytes.index(after: last)]
  }

  /// The last place of a mark of ASCII that is a letter of its own, and no part of a longer one.
  ///
  /// Looked for among the bytes; only beside other letters than those of ASCII do whole characters tell.
  func lastIndex(ofMark mark: UInt8) -> Index? {
    let bytes = Substring(self).utf8
    guard let found = bytes.lastIndex(of: mark) else { return nil }
    let next = bytes.index(after: found)
    let isApart =
      (next == bytes.endIndex || bytes[next] < 0x80)
      && (found == bytes.startIndex || bytes[bytes.index(before: found)] < 0x80)
    return isApart ? found : lastIndex(of: Character(Unicode.Scalar(mark)))
  }

  /// The same as `contains`, for marks of ASCII: most texts do not even hold the first byte of one.
  func contains(mark: String) -> Bool {
    guard let first = mark.utf8.first, utf8.contains(first) else { return false }
    return contains(mark)
  }
}

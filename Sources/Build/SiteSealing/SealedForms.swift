/// The script that holds a sealed file, or a piece of one.
enum SealedScript {
  /// How many bytes one has at most: a piece with its head and padding, as letters.
  static let longest = 8 << 20

  /// What is sealed in it; nil where it is anything but one call with this very name.
  static func sealed(in script: [UInt8], named name: String) -> [UInt8]? {
    let start = Array("\(SiteSealer.call)(\"\(name)\",\"".utf8)
    let end = Array("\");\n".utf8)
    guard script.count >= start.count + end.count, script.starts(with: start),
      script.suffix(end.count).elementsEqual(end)
    else { return nil }
    return Base64.bytes(of: script[start.count..<(script.count - end.count)])
  }
}

/// A page of a sealed site in its parts: the page that asks for the password, and the letters of what is sealed in it.
struct SealedPage {
  private let before: ArraySlice<UInt8>
  private let after: ArraySlice<UInt8>
  /// What is sealed, as base64.
  let letters: ArraySlice<UInt8>

  /// Bytes of the largest page that is read, and of what may stand before and behind its sealed text.
  static let (longest, longestShell) = (96 << 20, 64 << 10)

  /// The element whose text is sealed: there is one, and it holds nothing else.
  private static let mark = Array(#"id="sealed""#.utf8)

  /// Nil for a page in which nothing is sealed.
  init?(_ page: [UInt8]) {
    guard let mark = Self.place(of: Self.mark, in: page.prefix(Self.longestShell)),
      let bracket = page[mark...].prefix(256).firstIndex(of: UInt8(ascii: ">")),
      var end = page[bracket...].firstIndex(of: UInt8(ascii: "<"))
    else { return nil }
    var start = bracket + 1
    while start < end, Self.isSpace(page[start]) { start += 1 }
    while start < end, Self.isSpace(page[end - 1]) { end -= 1 }
    before = page[..<start]
    letters = page[start..<end]
    after = page[end...]
    guard !letters.isEmpty, after.count <= Self.longestShell, Self.place(of: Self.mark, in: after) == nil
    else { return nil }
  }

  /// The page without what is sealed.
  var shell: [UInt8] { Array(before + after) }

  /// The same without the ways up to the top of the site, by which the pages of all folders can be compared.
  var shellAtTop: [UInt8] {
    let ways = ["../../", "./"].map { Array($0.utf8) }
    let shell = shell
    var level: [UInt8] = []
    level.reserveCapacity(shell.count)
    var place = 0
    while place < shell.count {
      if shell[place] == UInt8(ascii: "."),
        let way = ways.first(where: { shell[place...].starts(with: $0) })
      {
        place += way.count
      } else {
        level.append(shell[place])
        place += 1
      }
    }
    return level
  }

  private static func place(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var place = bytes.startIndex
    while let found = bytes[place...].firstIndex(of: mark[0]) {
      if bytes[found...].starts(with: mark) { return found }
      place = found + 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

import Synchronization

/// The text of a style sheet. It stands here, where the compiler spares nothing: each site has a quarter of a megabyte of it.
package enum StyleSheet {
  /// A sheet, and what is sent of it.
  private struct Known: Sendable {
    let sheet: [UInt8]
    let published: [UInt8]
  }

  /// The last few: all sites that one process builds have those that are shipped, byte for byte.
  private static let last = Mutex<[Known]>([])
  /// Twice as many as are shipped.
  private static let mostKnown = 12

  /// The sheet as it is sent: what is for whoever changes it, and what is no more than air, would be loaded by each visitor.
  package static func published(_ sheet: [UInt8]) -> [UInt8] {
    if let known = last.withLock({ $0 }).first(where: { $0.sheet == sheet }) { return known.published }
    let known = Known(sheet: sheet, published: withoutBlanks(withoutComments(sheet)))
    last.withLock { last in
      // Somebody else may have come with the same.
      if !last.contains(where: { $0.sheet == sheet }) { last = [known] + last.prefix(mostKnown - 1) }
    }
    return known.published
  }

  /// Blanks beside these part nothing: neither words of a value nor selectors, where one means what is within the other.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), newline: true
    default: false
    }
  }

  /// The sheet without the blanks behind a mark and before a brace; what stands in quotes keeps its own.
  package static func withoutBlanks(_ sheet: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(sheet.count)
    var quote: UInt8?
    var isEscaped = false
    for (index, byte) in sheet.enumerated() {
      if quote == nil, !isEscaped, isBlank(byte) {
        let next = index + 1 < sheet.count ? sheet[index + 1] : newline
        let isBeforeBrace = next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || next == newline
        if isBeforeBrace || kept.last.map(isMark) ?? true { continue }
      } else if byte == newline || byte == quote, !isEscaped {
        quote = nil
      } else if quote == nil, !isEscaped, byte == doubleQuote || byte == singleQuote {
        quote = byte
      }
      isEscaped = byte == backslash && !isEscaped
      kept.append(byte)
    }
    return kept
  }

  /// Comments are for whoever changes a sheet, and would be a fifth of what each visitor loads of it. A line that holds
  /// nothing else goes with them; what stands in quotes is no comment.
  package static func withoutComments(_ sheet: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(sheet.count)
    var quote: UInt8?
    var index = 0
    while index < sheet.count {
      let byte = sheet[index]
      if quote == nil, byte == slash, index + 1 < sheet.count, sheet[index + 1] == star {
        index = end(ofComment: index, in: sheet)
        let before = kept.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        if before == 0 || kept[before - 1] == newline {
          kept.removeSubrange(before...)
          index = startOfText(from: index, in: sheet)
        } else if before == kept.count {
          // It parted two words.
          kept.append(space)
        }
        continue
      }
      kept.append(byte)
      index += 1
      if byte == backslash, index < sheet.count {
        kept.append(sheet[index])
        index += 1
      } else if byte == quote || byte == newline {
        quote = nil
      } else if quote == nil, byte == doubleQuote || byte == singleQuote {
        quote = byte
      }
    }
    return kept
  }

  /// Behind its end; one that nobody closed is all that follows.
  private static func end(ofComment start: Int, in sheet: [UInt8]) -> Int {
    var index = start + 2
    while index + 1 < sheet.count {
      if sheet[index] == star, sheet[index + 1] == slash { return index + 2 }
      index += 1
    }
    return sheet.count
  }

  /// Behind blanks, and behind the end of the line where nothing else stands in it.
  private static func startOfText(from start: Int, in sheet: [UInt8]) -> Int {
    let text = sheet[start...].firstIndex { !isBlank($0) } ?? sheet.count
    return text < sheet.count && sheet[text] == newline ? text + 1 : text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")
  private static let doubleQuote = UInt8(ascii: "\"")
  private static let singleQuote = UInt8(ascii: "'")
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
}

/// Finds secrets in a text, however they are written: in small letters or capitals, in groups, escaped, folded, split
/// by markup.
///
/// Each byte is looked at once; only where the first letter of a secret stands are the next two looked for, and only
/// where all three stand is it compared.
package struct SecretSearch: Sendable {
  package struct Found: Hashable, Sendable {
    package let secret: Secret
    package let range: Range<Int>
  }

  package var isEmpty: Bool { patterns.isEmpty }

  private let patterns: [Pattern]
  /// The patterns by their first three bytes, and marks that such bytes are looked for at all.
  private var byStart: [UInt32: [Int]] = [:]
  private var marks = [Bool](repeating: false, count: 1 << 16)
  /// Of each byte whether it begins a pattern, as a small letter or a capital: most of a page ends here.
  private var begins = [Bool](repeating: false, count: 256)

  private struct Pattern: Sendable {
    let secret: Secret
    let key: [UInt8]
  }

  package init(_ secrets: [Secret]) {
    patterns = Set(secrets).sorted { $0.text < $1.text }.flatMap { secret -> [Pattern] in
      guard secret.kind == .phone else { return [Pattern(secret: secret, key: secret.key)] }
      // Without the one to three figures of its country, as one dials it there.
      let keys = (0...3).map { Array(secret.key.dropFirst($0).drop { $0 == 0x30 }) }
      return Set(keys.filter { $0.count >= Secret.shortestPhone }).map { Pattern(secret: secret, key: $0) }
    }
    for (index, pattern) in patterns.enumerated() {
      let start =
        Self.small(pattern.key[0]) << 16 | Self.small(pattern.key[1]) << 8 | Self.small(pattern.key[2])
      byStart[start, default: []].append(index)
      marks[Self.mark(start)] = true
      for byte in UInt8.min...UInt8.max where Self.isOfWord(byte) {
        if Self.small(byte) == Self.small(pattern.key[0]) { begins[Int(byte)] = true }
      }
    }
  }

  /// All secrets in a text, in its order; of several at a place the first.
  package func found(in text: SearchableText) -> [Found] {
    guard !isEmpty else { return [] }
    var found: [Found] = []
    for (number, reading) in text.readings.enumerated() {
      found += self.found(in: reading).map {
        Found(secret: $0.secret, range: text.source(of: $0.range, in: number))
      }
    }
    var end = 0
    return found.sorted { ($0.range.lowerBound, $0.secret.text) < ($1.range.lowerBound, $1.secret.text) }
      .filter {
        guard $0.range.lowerBound >= end else { return false }
        end = $0.range.upperBound
        return true
      }
  }

  package func found(in text: String) -> [Found] {
    isEmpty ? [] : found(in: SearchableText(Array(text.utf8)))
  }

  /// All secrets in bytes as they are.
  package func found(in bytes: [UInt8]) -> [Found] {
    guard !isEmpty else { return [] }
    var found: [Found] = []
    var place = 0
    while place < bytes.count {
      if begins[Int(bytes[place])], let match = match(bytes, at: place) {
        found.append(match)
        place = match.range.upperBound
      } else {
        place += 1
      }
    }
    return found
  }

  private func match(_ bytes: [UInt8], at place: Int) -> Found? {
    guard let second = next(bytes, place + 1), let third = next(bytes, second + 1) else {
      return literal(bytes, at: place)
    }
    let start = Self.small(bytes[place]) << 16 | Self.small(bytes[second]) << 8 | Self.small(bytes[third])
    guard marks[Self.mark(start)] else { return literal(bytes, at: place) }
    for index in byStart[start] ?? [] where patterns[index].secret.kind != .mail {
      if let end = end(of: patterns[index], bytes, place) {
        return Found(secret: patterns[index].secret, range: place..<end)
      }
    }
    return literal(bytes, at: place)
  }

  /// A mailbox, of which every mark counts.
  private func literal(_ bytes: [UInt8], at place: Int) -> Found? {
    guard place + 2 < bytes.count, place == 0 || !Self.isOfMailbox(bytes[place - 1]) else { return nil }
    let start =
      Self.small(bytes[place]) << 16 | Self.small(bytes[place + 1]) << 8 | Self.small(bytes[place + 2])
    guard marks[Self.mark(start)] else { return nil }
    for index in byStart[start] ?? [] where patterns[index].secret.kind == .mail {
      let key = patterns[index].key
      let end = place + key.count
      guard end <= bytes.count, zip(bytes[place..<end], key).allSatisfy({ Self.small($0) == UInt32($1) }),
        end == bytes.count || !Self.isOfWord(bytes[end])
      else { continue }
      return Found(secret: patterns[index].secret, range: place..<end)
    }
    return nil
  }

  /// Where a pattern ends that begins at a place; nil where something else stands there.
  private func end(of pattern: Pattern, _ bytes: [UInt8], _ start: Int) -> Int? {
    var (place, gaps, lastGap) = (start, 0, UInt8(0))
    for (index, letter) in pattern.key.enumerated() {
      if index > 0 {
        guard let following = next(bytes, place + 1) else { return nil }
        if following > place + 1 { (gaps, lastGap) = (gaps + 1, bytes[place + 1]) }
        place = following
      }
      let isSame =
        pattern.secret.isExact ? bytes[place] == letter : Self.small(bytes[place]) == UInt32(letter)
      guard isSame else { return nil }
    }
    let end = place + 1
    if pattern.secret.isNumber || pattern.secret.kind == .phone {
      // A number with decimals is none that one dials, nor one by which one books.
      if gaps == 1, lastGap == UInt8(ascii: ".") { return nil }
      guard endsNumber(bytes, end), beginsNumber(pattern, bytes, start) else { return nil }
    } else if !pattern.secret.isFoundWithin {
      if end < bytes.count, Self.isOfWord(bytes[end]) { return nil }
      if start > 0, Self.isOfWord(bytes[start - 1]) { return nil }
    }
    return end
  }

  /// Where the next letter stands: at once, or behind the marks that stand between groups.
  private func next(_ bytes: [UInt8], _ place: Int) -> Int? {
    guard place < bytes.count else { return nil }
    if Self.isOfWord(bytes[place]) { return place }
    guard Self.isBetween(bytes[place]), place + 1 < bytes.count else { return nil }
    if Self.isOfWord(bytes[place + 1]) { return place + 1 }
    // `(021) 000`, `021 / 000`.
    let isWide = Self.isBetween(bytes[place + 1]) && place + 2 < bytes.count
    if isWide, Self.isOfWord(bytes[place + 2]) { return place + 2 }
    guard isWide, Self.isBetween(bytes[place + 2]), place + 3 < bytes.count, Self.isOfWord(bytes[place + 3])
    else { return nil }
    return place + 3
  }

  private func endsNumber(_ bytes: [UInt8], _ end: Int) -> Bool {
    guard end < bytes.count else { return true }
    if Self.isOfWord(bytes[end]) { return false }
    let isDecimal = bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",")
    return !(isDecimal && end + 1 < bytes.count && Self.isDigit(bytes[end + 1]))
  }

  /// Whether no figure stands before a number but those that one dials before it: a nought, or a country's behind a
  /// plus or noughts.
  private func beginsNumber(_ pattern: Pattern, _ bytes: [UInt8], _ start: Int) -> Bool {
    let before = bytes[..<start].suffix(6).reversed().prefix(while: Self.isOfWord)
    let opening = start - before.count > 0 ? bytes[start - before.count - 1] : 0x20
    if before.isEmpty {
      let isDecimal = opening == UInt8(ascii: ".") || opening == UInt8(ascii: ",")
      return !(isDecimal && start > 1 && Self.isDigit(bytes[start - 2]))
    }
    guard pattern.secret.kind == .phone, before.allSatisfy(Self.isDigit), before.count <= 5 else {
      return false
    }
    let isTrunk = before.allSatisfy { $0 == 0x30 } && before.count <= 2
    return isTrunk || opening == UInt8(ascii: "+") || Array(before).suffix(2) == [0x30, 0x30]
  }

  // MARK: - Letters

  private static func mark(_ start: UInt32) -> Int { Int((start &* 0x9E37_79B1) >> 16) }

  private static func small(_ byte: UInt8) -> UInt32 {
    UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
  }

  /// Letters beyond ASCII are letters, whatever they are.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  private static func isOfMailbox(_ byte: UInt8) -> Bool { isOfWord(byte) || "._-+".utf8.contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isBetween(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "("),
      UInt8(ascii: ")"):
      true
    default: false
    }
  }
}

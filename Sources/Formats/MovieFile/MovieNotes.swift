import MediaContainers

/// What a film says of itself beside its tracks: texts under their names, from the lists that QuickTime, Apple's and
/// Google's phones, and cameras write.
struct MovieNotes {
  /// By the name of the text: `com.apple.quicktime.creationdate`, or the letters of the box, such as `©xyz`.
  private(set) var texts: [String: String] = [:]
  /// A position in numbers, as phones of the years before 2010 write it.
  private(set) var position: MoviePosition?
  /// The boxes of makers that are there: each maker has its own.
  private(set) var marks: Set<FourCC> = []

  private static let longestText = 2000
  private static let maxTexts = 200

  init(in bytes: borrowing [UInt8], _ moov: MediaBox) {
    for box in moov.children(in: bytes) {
      if box.kind == "meta" { take(meta: box, bytes) }
      if box.kind == "udta" { take(userData: box, bytes) }
      if box.kind == "trak" {
        let inner = box.children(in: bytes).first { $0.kind == "udta" }
        if let inner { take(userData: inner, bytes) }
      }
    }
  }

  private mutating func keep(_ text: String, as name: String) {
    let clean = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    let trimmed = String(String.UnicodeScalarView(clean)).split(separator: " ").joined(separator: " ")
    guard !trimmed.isEmpty, texts.count < Self.maxTexts, texts[name] == nil else { return }
    texts[name] = trimmed
  }

  // MARK: - meta: names in one list, values in another

  private mutating func take(meta box: MediaBox, _ bytes: borrowing [UInt8]) {
    let parts = box.notes(in: bytes)
    let names = parts.first { $0.kind == "keys" }.map { Self.names($0, bytes) } ?? []
    for list in parts where list.kind == "ilst" {
      for item in list.children(in: bytes) {
        let index = Int(item.kind.number)
        let name = names.indices.contains(index - 1) ? names[index - 1] : item.kind.name
        guard let value = item.children(in: bytes).first(where: { $0.kind == "data" }),
          value.end - value.content > 8, bytes.number(at: value.content, 4) & 0xFF_FFFF == 1
        else { continue }
        keep(Self.text(bytes, value.content + 8, value.end), as: name)
      }
    }
  }

  private static func names(_ box: MediaBox, _ bytes: borrowing [UInt8]) -> [String] {
    box.children(in: bytes, behind: 8).map { text(bytes, $0.content, $0.end) }
  }

  private static func text(_ bytes: borrowing [UInt8], _ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<min(end, start + longestText)], as: UTF8.self)
  }

  // MARK: - udta: a box for each text

  private mutating func take(userData box: MediaBox, _ bytes: borrowing [UInt8]) {
    for item in box.children(in: bytes) {
      marks.insert(item.kind)
      switch item.kind {
      case "meta": take(meta: item, bytes)
      case "loci": position = position ?? Self.location(item, bytes)
      case let kind where kind.bytes[0] == 0xA9:
        // How long the text is, and its language; some programs write the text alone.
        let length = bytes.number(at: item.content, 2)
        let isCounted = item.end - item.content >= 4 && length <= item.end - item.content - 4
        let start = isCounted ? item.content + 4 : item.content
        keep(Self.text(bytes, start, isCounted ? start + length : item.end), as: kind.name)
      default: break
      }
    }
  }

  /// A name, a role, and longitude, latitude and height in 65536ths (3GPP TS 26.244, section 8.3).
  private static func location(_ box: MediaBox, _ bytes: borrowing [UInt8]) -> MoviePosition? {
    let name = box.content + 6
    guard name < box.end, let end = bytes[name..<box.end].firstIndex(of: 0), box.end - end >= 14 else {
      return nil
    }
    let numbers = (0..<3).map { Double(bytes.signed(at: end + 2 + 4 * $0)) / 65536 }
    return MoviePosition(latitude: numbers[1], longitude: numbers[0], altitude: numbers[2])
  }
}

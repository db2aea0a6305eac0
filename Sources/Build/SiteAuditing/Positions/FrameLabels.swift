private import ByteSearch

/// The degrees at the frame of a map, as our drawings write them: `<text class="map-degrees" …>14°20′ E</text>`. They
/// name the lines of a grid, on whole minutes, and no place; two that stand beside each other in a page are where nobody
/// was.
///
/// Only what is written so is one. Whatever else has the class, or tells more than whole minutes, is read as any text.
struct FrameLabels {
  /// Where each stands between its tags, in the order of the text.
  private var places: [Range<Int>] = []

  private static let start = Array("<text class=\"map-degrees\"".utf8)
  private static let end = Array("</text>".utf8)
  /// Bytes of a tag, and of what stands in it.
  private static let longestTag = 200
  private static let longestLabel = 40

  init(in text: [UInt8]) {
    var place = 0
    while let open = text.span.firstPlace(of: Self.start, from: place) {
      place = open + Self.start.count
      guard let close = text[place...].prefix(Self.longestTag).firstIndex(of: UInt8(ascii: ">")),
        let behind = text[(close + 1)...].prefix(Self.longestLabel).firstIndex(of: UInt8(ascii: "<")),
        text[behind...].starts(with: Self.end), Self.isLabel(text[(close + 1)..<behind])
      else { continue }
      place = behind + Self.end.count
      places.append((close + 1)..<behind)
    }
  }

  /// Whether something stands in one of them.
  func hold(_ range: Range<Int>) -> Bool {
    places.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  /// One angle of whole degrees and minutes, and the letters of its hemisphere.
  private static func isLabel(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let numbers = text.split { !$0.isNumber }
    let marks = text.filter { !$0.isNumber && !$0.isLetter && !$0.isWhitespace }
    return ["°", "°′"].contains(marks) && numbers.count == marks.count && numbers.allSatisfy { $0.count <= 3 }
      && text.first?.isNumber == true
  }
}

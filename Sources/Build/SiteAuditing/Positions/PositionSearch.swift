internal import Secrets

/// Finds positions in a text, however they are written: two decimal numbers beside each other, in either order, with
/// names of attributes, commas or anything short between them; and degrees, minutes and seconds. Escapes and tags
/// within hide none.
///
/// What is no position but looks like one does no harm: it is told only where it lies in a circle, and of a square
/// degree most circles are less than a thousandth.
struct PositionSearch {
  let circles: [ForbiddenCircle]

  struct Found: Hashable {
    let circle: ForbiddenCircle
    let range: Range<Int>
  }

  func found(in bytes: [UInt8]) -> [Found] {
    circles.isEmpty ? [] : found(in: SearchableText(bytes))
  }

  /// In the order of the text; of two that overlap the first.
  func found(in text: SearchableText) -> [Found] {
    guard !circles.isEmpty else { return [] }
    var found: [Found] = []
    let language = LetterLanguage(of: text.readings[0])
    // A sign or a letter that is still escaped would be missed, and with it on which side of Greenwich something is.
    for number in text.plainest {
      let bytes = text.readings[number]
      var here: [Found] = []
      for decimalSign in [UInt8(ascii: "."), UInt8(ascii: ",")] {
        var line = AngleLine(bytes: bytes, circles: circles, language: language)
        AngleReader.numbers(in: bytes, decimalSign: decimalSign) { line.take($0, &here) }
        line.finish(&here)
      }
      here += degrees(in: text, number, language)
      found += here.map { Found(circle: $0.circle, range: text.source(of: $0.range, in: number)) }
    }
    var end = 0
    return found.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }.filter {
      guard $0.range.lowerBound >= end else { return false }
      end = $0.range.upperBound
      return true
    }
  }
}

extension PositionSearch {
  /// Degrees and minutes in one reading of a text, where they lie in its bytes; without those at the frames of maps, of
  /// which two beside each other tell nothing, and between which a position is one all the same.
  private func degrees(in text: SearchableText, _ number: Int, _ language: LetterLanguage) -> [Found] {
    let bytes = text.readings[number]
    var angles: [Angle] = []
    AngleReader.degrees(in: bytes) { angles.append($0) }
    guard angles.count > 1 else { return [] }
    let labels = FrameLabels(in: text.readings[0])
    var found: [Found] = []
    var line = AngleLine(bytes: bytes, circles: circles, language: language)
    for angle in angles where !labels.hold(text.source(of: angle.range, in: number)) {
      line.take(angle, &found)
    }
    line.finish(&found)
    return found
  }
}

/// Which hemisphere `O` means, by the language of a page: east in German, west in French; elsewhere nobody knows.
struct LetterLanguage {
  let isEast: Bool?

  init(of bytes: [UInt8]) {
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    let language = head.firstRange(of: "lang=").map {
      head[$0.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix(2).lowercased()
    }
    isEast =
      switch language {
      case "de", "nl", "da", "nb", "no", "sv": true
      case "fr", "es", "it", "pt", "ca", "gl": false
      default: nil
      }
  }
}

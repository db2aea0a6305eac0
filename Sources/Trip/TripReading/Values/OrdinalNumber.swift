import TripModel

extension OrdinalEnding {
  /// Takes a number of one or two figures with no letter behind it but those of an order: `21st`.
  static func takeNumber(from text: inout Substring) -> Int? {
    let figures = text.prefix { $0.isFigure }
    guard figures.count <= 2, let number = Int(digits: figures),
      let behind = dropped(from: text[figures.endIndex...])
    else { return nil }
    text = behind
    return number
  }
}

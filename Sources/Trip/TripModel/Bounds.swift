extension Sequence where Element: Comparable {
  /// From the least to the greatest of them, of days or times the first to the last; nil where there are none.
  package var bounds: ClosedRange<Element>? {
    var ends: (least: Element, greatest: Element)?
    for element in self {
      let known = ends ?? (element, element)
      ends = (Swift.min(known.least, element), Swift.max(known.greatest, element))
    }
    return ends.map { $0.least...$0.greatest }
  }
}

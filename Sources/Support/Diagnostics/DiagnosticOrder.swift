extension Array where Element == Diagnostic {
  /// In the order in which one would mend them: by file, line and column; what has no place comes last.
  ///
  /// What stands in the same place keeps its order.
  package func inReadingOrder() -> [Diagnostic] {
    let sorted = enumerated().sorted { one, other in
      let (left, right) = (one.element.orderKey, other.element.orderKey)
      return left == right ? one.offset < other.offset : left < right
    }
    return sorted.map(\.element)
  }
}

extension Diagnostic {
  /// No place comes after every place, a trip by itself before those of a library, a file as a whole before its lines.
  fileprivate var orderKey: (Int, String, String, Int, Int) {
    guard let place else { return (1, "", "", 0, 0) }
    return (0, place.trip?.folder ?? "", place.file, place.span?.line ?? 0, place.span?.column ?? 0)
  }
}

extension Array where Element: Comparable {
  /// In a list in order, where the first element stands that is not below a value: binary search.
  package func firstIndex(notBelow value: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// In a list sorted by a key, where the first element stands whose key is not below a value: binary search.
  package func firstIndex<Key: Comparable>(sortedBy key: (Element) -> Key, notBelow value: Key) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if key(self[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

import JSONText

extension JSONNode {
  /// Seconds since 1970 of a moment that something may have been sent at; nil for 0, which stands for nothing known, and
  /// beyond the year 2096.
  var metaSeconds: Int? { LooseJSON.number(self).flatMap { (1...4e9).contains($0) ? Int($0) : nil } }
}

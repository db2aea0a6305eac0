/// What makes two tags one: neither capitals nor blanks part them, so `Street food`, `street  food` and `streetfood` are
/// the same.
package struct TagKey: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ written: String) {
    // By way of capitals, since ß and SS are one letter there.
    text = written.filter { !$0.isWhitespace }.uppercased().lowercased()
  }

  package static func < (one: TagKey, other: TagKey) -> Bool { one.text < other.text }
}

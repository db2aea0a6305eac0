/// How long is waited for an answer, and how much of it is taken.
package struct WebLimits: Hashable, Sendable {
  /// Milliseconds until somebody answers at all.
  package var connecting: Int
  /// Milliseconds until the whole answer is here.
  package var whole: Int
  /// Bytes of an answer.
  package var bytes: Int
  /// How often we may be sent elsewhere.
  package var redirects: Int

  package init(connecting: Int = 10_000, whole: Int = 60_000, bytes: Int = 16 << 20, redirects: Int = 5) {
    self.connecting = connecting
    self.whole = whole
    self.bytes = bytes
    self.redirects = redirects
  }
}

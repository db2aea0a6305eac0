/// Takes a large value apart on another thread: of ten thousand entries that takes longer than to plan them.
///
/// To be called where the value is used last.
package func letGo(of value: some Sendable) {
  Task { _ = value }
}

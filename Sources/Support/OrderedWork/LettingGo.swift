/// Takes a large value apart on another thread: of ten thousand entries that takes longer than to plan them.
///
/// To be called where the value is used last. Nobody waits for it: a command that ends first leaves the rest to the
/// system.
package func letGo(of value: some Sendable) {
  Task { _ = value }
}

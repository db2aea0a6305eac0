/// Who is asked for: only this machine by its own names is answered, so that a page from elsewhere whose name is
/// made to lead here (DNS rebinding) gets nothing.
enum HostName {
  /// Whether a `Host` field, or the authority of an absolute target, means this server.
  static func isOurs(_ host: String, port: UInt16) -> Bool {
    let lowered = host.lowercased()
    for name in ["localhost", "127.0.0.1", "[::1]"] where lowered.hasPrefix(name) {
      let rest = lowered.dropFirst(name.count)
      return rest == ":\(port)" || (rest.isEmpty && port == 80)
    }
    return false
  }
}

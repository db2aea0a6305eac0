internal import Synchronization

/// Why a cache could not keep something, the first time that it could not.
final class CacheFullness: Sendable {
  private let first = Mutex<String?>(nil)

  var reason: String? { first.withLock(\.self) }

  func note(_ reason: String) { first.withLock { $0 = $0 ?? reason } }
}

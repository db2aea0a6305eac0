import Glibc
import Synchronization

/// Who is connected, and until when each must have done what it is waited for: what is overdue is ended, and where
/// there are too many, those that ask for nothing make room.
final class OpenConnections: Sendable {
  private struct Place {
    var deadline: ContinuousClock.Instant
    /// Whether nothing was asked for yet that is not answered.
    var isIdle: Bool
    var since: ContinuousClock.Instant
  }

  private let places = Mutex<[Int32: Place]>([:])
  private let maximum: Int

  /// - Parameter maximum: connections at once; well below what a process may open.
  init(maximum: Int) { self.maximum = maximum }

  /// Takes a connection in. Where there are too many, the one that has been idle longest has to go.
  func add(_ file: Int32, within limit: Duration) {
    let now = ContinuousClock.now
    places.withLock { places in
      if places.count >= maximum {
        let idle = places.filter(\.value.isIdle).min { $0.value.since < $1.value.since }
        let longest = idle ?? places.min { $0.value.since < $1.value.since }
        if let longest { Self.end(longest.key) }
      }
      places[file] = Place(deadline: now + limit, isIdle: true, since: now)
    }
  }

  /// Gives a connection time for what comes next.
  func expect(_ file: Int32, within limit: Duration, isIdle: Bool) {
    let now = ContinuousClock.now
    places.withLock { places in
      guard places[file] != nil else { return }
      places[file] = Place(deadline: now + limit, isIdle: isIdle, since: now)
    }
  }

  /// To be called before the file is closed: its number may be another's afterwards.
  func remove(_ file: Int32) { places.withLock { _ = $0.removeValue(forKey: file) } }

  var count: Int { places.withLock { $0.count } }

  /// Ends what is overdue.
  func sweep(now: ContinuousClock.Instant = .now) {
    places.withLock { places in
      for (file, place) in places where place.deadline < now { Self.end(file) }
    }
  }

  func endAll() { places.withLock { places in places.keys.forEach(Self.end) } }

  /// Whoever waits for the connection sees its end, and closes it.
  private static func end(_ file: Int32) { shutdown(file, Int32(SHUT_RDWR)) }
}

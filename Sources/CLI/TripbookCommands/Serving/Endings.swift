import Dispatch
import Foundation

/// The signals by which one ends a program: Ctrl-C, the system's request, a terminal that is closed.
struct Endings: Sendable {
  private let stream: AsyncStream<Void>

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// From now on they end nothing by themselves.
  static func listen() -> Endings {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    // A closed pipe is noticed where it is written to, and ends nothing.
    signal(SIGPIPE, SIG_IGN)
    let isReady = DispatchSemaphore(value: 0)
    // A thread of its own holds what listens, for as long as the program runs.
    Thread.detachNewThread {
      let sources = Self.numbers.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { @Sendable in
          // A second one ends the program as if nobody listened.
          for number in Self.numbers { signal(number, SIG_DFL) }
          continuation.yield()
        }
        source.resume()
        return source
      }
      isReady.signal()
      withExtendedLifetime(sources) { DispatchSemaphore(value: 0).wait() }
    }
    isReady.wait()
    return Endings(stream: stream)
  }

  /// Waits for the first of them.
  func first() async { for await _ in stream { return } }
}

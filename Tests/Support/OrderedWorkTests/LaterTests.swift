import Claims
import Synchronization
import Testing

@testable import OrderedWork

@Suite("A value that is made later")
struct LaterTests {
  @Test("is made when it is asked for, and once, whoever asks")
  func once() async {
    let count = Counter()
    let later = Later { count.next() }
    claim(count.value, is: 0)
    let values = await mapInOrder(Array(0..<50), workers: 4) { _ in later.value }
    claim(values, is: Array(repeating: 1, count: 50))
    claim(count.value, is: 1)
  }
}

private final class Counter: Sendable {
  private let known = Mutex(0)

  var value: Int { known.withLock { $0 } }

  func next() -> Int {
    known.withLock { known in
      known += 1
      return known
    }
  }
}

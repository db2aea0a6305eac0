import Synchronization
import Testing

@testable import OrderedWork

@Suite("Work in order")
struct MapInOrderTests {
  @Test("results stand in the order of the items, however many work", arguments: [-1, 0, 1, 2, 7, 1000])
  func order(workers: Int) async {
    let results = await mapInOrder(Array(0..<200), workers: workers) { "\($0 * $0)" }
    #expect(results == (0..<200).map { "\($0 * $0)" })
  }

  @Test("so they do where the work has to wait", arguments: [-1, 0, 1, 2, 7, 1000])
  func awaiting(workers: Int) async {
    let results = await mapAwaiting(Array(0..<200), workers: workers) { item in
      await Task.yield()
      return "\(item * item)"
    }
    #expect(results == (0..<200).map { "\($0 * $0)" })
    #expect(await mapAwaiting([Int](), workers: workers) { $0 }.isEmpty)
  }

  @Test("so they do in shares of any size, and all items are counted", arguments: [1, 3, 16, 200, 1000])
  func shares(size: Int) async {
    var counted: [Int] = []
    let results = await mapInOrder(
      Array(0..<200), workers: 3, share: size, finished: { counted.append($0) }, { "\($0)" })
    #expect(results == (0..<200).map { "\($0)" })
    #expect(counted == counted.sorted() && counted.last == 200)
  }

  @Test("no items give no results, and nothing is counted")
  func nothing() async {
    var counted: [Int] = []
    let results = await mapInOrder([Int](), workers: 4, finished: { counted.append($0) }) { $0 }
    #expect(results.isEmpty && counted.isEmpty)
  }

  @Test("every finished item is counted once, in rising order")
  func counting() async {
    var counted: [Int] = []
    _ = await mapInOrder(Array(0..<50), workers: 3, finished: { counted.append($0) }) { $0 }
    #expect(counted == Array(1...50))
  }

  @Test("never more than the workers are at it at once")
  func workers() async {
    let running = Mutex((now: 0, maximum: 0))
    _ = await mapInOrder(Array(0..<100), workers: 2) { _ in
      running.withLock {
        $0.now += 1
        $0.maximum = max($0.maximum, $0.now)
      }
      for _ in 0..<1000 { _ = running.withLock { $0.now } }
      running.withLock { $0.now -= 1 }
    }
    #expect(running.withLock { $0.maximum } <= 2)
  }
}

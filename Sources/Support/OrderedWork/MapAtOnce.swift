import Dispatch
import Synchronization

/// Makes something of every item, on as many processors as there are, and gives the results in the order of the items.
///
/// For short work on many items where nothing can be awaited; what takes long belongs into `mapInOrder`. `share` is
/// how many are taken in one go: fewer items than that are not worth handing out.
package func mapAtOnce<Item: Sendable, Result: Sendable>(
  _ items: [Item], share: Int, _ make: @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > share else { return items.map(make) }
  let shares = stride(from: 0, to: items.count, by: share).map { items[$0...].prefix(share) }
  let made = Mutex<[[Result]]>(shares.map { _ in [] })
  DispatchQueue.concurrentPerform(iterations: shares.count) { index in
    let results = shares[index].map(make)
    made.withLock { $0[index] = results }
  }
  return made.withLock { $0.flatMap(\.self) }
}

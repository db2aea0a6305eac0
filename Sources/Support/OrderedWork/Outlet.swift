import Synchronization

/// Where one task lays down what it has made, for another to take away: nothing waits there longer than it has to, and
/// neither waits for the other.
package final class Outlet<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])

  package init() {}

  package func lay(_ item: Item) { items.withLock { $0.append(item) } }

  /// All that is there, in the order in which it was made.
  package func takeAll() -> [Item] {
    items.withLock { items in
      defer { items = [] }
      return items
    }
  }
}

import Synchronization

/// Items that are handed out once each, so that none of them is held longer than the work on it takes.
package final class Handout<Item: Sendable>: Sendable {
  package let count: Int
  private let items: Mutex<[Item?]>

  package init(_ items: [Item]) {
    count = items.count
    self.items = Mutex(items)
  }

  /// The item at a place, which nobody else has asked for.
  package func take(_ index: Int) -> Item {
    let item = items.withLock { items in
      defer { items[index] = nil }
      return items[index]
    }
    guard let item else { preconditionFailure("item \(index) is handed out already") }
    return item
  }
}

/// Makes something of every item, several at a time, where the making itself has to wait, as for a folder to be looked
/// into; gives the results in the order of the items.
///
/// `workers` is how many items are worked on at once; the result does not depend on it.
package func mapAwaiting<Item: Sendable, Result: Sendable>(
  _ items: [Item], workers: Int, _ make: @escaping @Sendable (Item) async -> Result
) async -> [Result] {
  var results: [Int: Result] = [:]
  await withTaskGroup(of: (Int, Result).self) { group in
    var next = 0
    func start() {
      guard next < items.count else { return }
      let index = next
      group.addTask { (index, await make(items[index])) }
      next += 1
    }
    for _ in 0..<max(1, workers) { start() }
    for await (index, result) in group {
      results[index] = result
      start()
    }
  }
  return items.indices.compactMap { results[$0] }
}

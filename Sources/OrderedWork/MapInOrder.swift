/// Makes something of every item, several at a time, and gives the results in the order of the items.
///
/// `workers` is how many items are worked on at once; the result does not depend on it. `finished` is called
/// from one task after each item, with how many are done.
package func mapInOrder<Item: Sendable, Result: Sendable>(
  _ items: [Item], workers: Int, finished: (Int) -> Void = { _ in },
  _ make: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  var results: [Result?] = Array(repeating: nil, count: items.count)
  await withTaskGroup(of: (Int, Result).self) { group in
    var next = 0
    func start() {
      guard next < items.count else { return }
      let index = next
      let item = items[index]
      group.addTask { (index, make(item)) }
      next += 1
    }
    for _ in 0..<max(1, workers) { start() }
    var done = 0
    for await (index, result) in group {
      results[index] = result
      done += 1
      finished(done)
      start()
    }
  }
  return results.compactMap(\.self)
}

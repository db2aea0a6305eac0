/// Makes something of every item, several at a time, and gives the results in the order of the items.
///
/// `workers` is how many items are worked on at once; the result does not depend on it. `share` is how many each of
/// them takes in one go: one, where an item takes long, and more where to hand it out takes as long as the work.
/// `finished` is called from one task after each share, with how many items are done.
package func mapInOrder<Item: Sendable, Result: Sendable>(
  _ items: [Item], workers: Int, share: Int = 1, finished: (Int) -> Void = { _ in },
  _ make: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  let share = max(1, share)
  let shares = stride(from: 0, to: items.count, by: share).map { $0..<min($0 + share, items.count) }
  // Room for all at once, and nothing held twice: results may be large.
  var results: [Result] = []
  results.reserveCapacity(items.count)
  var early: [Int: [Result]] = [:]
  var due = 0
  await withTaskGroup(of: (Int, [Result]).self) { group in
    var next = 0
    func start() {
      guard next < shares.count else { return }
      let index = next
      group.addTask { (index, items[shares[index]].map(make)) }
      next += 1
    }
    for _ in 0..<max(1, workers) { start() }
    var done = 0
    for await (index, result) in group {
      done += result.count
      early[index] = result
      while let next = early.removeValue(forKey: due) {
        results += next
        due += 1
      }
      finished(done)
      start()
    }
  }
  return results
}

/// Numbers from 0 on in groups that can be joined.
struct DisjointSets {
  private var above: [Int]

  init(count: Int) { above = Array(0..<count) }

  /// What stands for the group of a number: the smallest in it.
  func root(of number: Int) -> Int {
    var root = number
    while above[root] != root { root = above[root] }
    return root
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    above[max(one, other)] = min(one, other)
    // The way up stays short.
    above[first] = min(one, other)
    above[second] = min(one, other)
  }
}

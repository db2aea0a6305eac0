import Testing

@testable import OrderedWork

@Suite("Work on many items at once")
struct MapAtOnceTests {
  @Test("gives its results in the order of the items", arguments: [0, 1, 6, 7, 8, 1_000])
  func order(count: Int) {
    let items = Array(0..<count)
    #expect(mapAtOnce(items, share: 7) { $0 * 3 } == items.map { $0 * 3 })
  }
}

@Suite("What is laid down for another")
struct OutletTests {
  @Test("is taken away once, in the order in which it was made")
  func once() {
    let outlet = Outlet<Int>()
    outlet.lay(3)
    outlet.lay(1)
    #expect(outlet.takeAll() == [3, 1])
    outlet.lay(2)
    #expect(outlet.takeAll() == [2])
    #expect(outlet.takeAll().isEmpty)
  }
}

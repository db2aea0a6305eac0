import Rounds

/// Numbers that are the same in every run, for choices.
struct Dice {
  private var numbers: SplitMix

  init(state: UInt64) { numbers = SplitMix(state: state) }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func number(_ below: Int) -> Int { Int(next() % UInt64(max(1, below))) }

  /// True once in so many times.
  mutating func isLucky(_ times: Int) -> Bool { number(times) == 0 }

  /// From 0 to 1.
  mutating func part() -> Double { Double(next() >> 11) / 0x1p53 }

  mutating func any<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(elements.count)]
  }
}

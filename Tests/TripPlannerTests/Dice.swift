/// Numbers that are the same in every run (SplitMix64, Steele, Lea and Flood 2014).
struct Dice {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ below: Int) -> Int { Int(next() % UInt64(max(1, below))) }

  /// True once in so many times.
  mutating func isLucky(_ times: Int) -> Bool { number(times) == 0 }

  /// From 0 to 1.
  mutating func part() -> Double { Double(next() >> 11) / 0x1p53 }

  mutating func any<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(elements.count)]
  }
}

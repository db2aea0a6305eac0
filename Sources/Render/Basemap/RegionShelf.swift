import Synchronization

/// The numbers of the regions of each folded name, once somebody has asked: thousands of names are folded for them.
final class RegionShelf: Sendable {
  private let known = Mutex<[String: [Int]]?>(nil)

  /// `regions` are those of the gazetteer, always the same.
  func numbers(of regions: [(country: String, region: String?)]) -> [String: [Int]] {
    known.withLock { known in
      if let known { return known }
      var numbers: [String: [Int]] = [:]
      for (number, region) in regions.enumerated() {
        if let name = region.region { numbers[FoldedName.of(name), default: []].append(number) }
      }
      known = numbers
      return numbers
    }
  }
}

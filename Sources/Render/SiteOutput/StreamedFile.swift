/// A file of the site that is made portion by portion while it is written, so that what is large never stands in
/// memory as a whole.
///
/// A portion is made anew whenever it is asked for, and has to be the same each time.
package struct StreamedFile: Sendable, Equatable {
  /// How many portions there are.
  package let count: Int
  private let make: @Sendable (Int) -> [UInt8]

  /// `make` is asked for a portion by its number, from 0.
  package init(count: Int, make: @escaping @Sendable (Int) -> [UInt8]) {
    self.count = count
    self.make = make
  }

  /// The bytes of the portions, in order.
  package var portions: some Sequence<[UInt8]> { (0..<count).lazy.map(make) }

  /// The whole file, for who has to have it in memory.
  package var bytes: [UInt8] { Array(portions.joined()) }

  package static func == (one: StreamedFile, other: StreamedFile) -> Bool {
    one.count == other.count && zip(one.portions, other.portions).allSatisfy { $0 == $1 }
  }
}

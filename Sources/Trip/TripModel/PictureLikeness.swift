/// What a picture looks like, in 64 bits: those of two that look the same differ in few.
package struct PictureLikeness: Hashable, Sendable {
  package let bits: UInt64

  package init(bits: UInt64) { self.bits = bits }

  /// In how many bits two pictures differ, from 0 to 64.
  package func distance(to other: PictureLikeness) -> Int { (bits ^ other.bits).nonzeroBitCount }
}

/// In what way another file holds the same picture.
package enum PictureSameness: Hashable, Sendable {
  /// Byte for byte.
  case bytes
  /// Of the same name, in another format: `IMG_1.heic` beside `IMG_1.jpg`.
  case otherFormat
  /// A smaller one that a program laid beside it: `falls-300x200.jpg`.
  case smaller
  /// Another export of the same shot.
  case shot
}

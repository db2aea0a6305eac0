private import CVips

/// Pictures of several sizes, each made from the next larger one: one decode serves them all.
struct PictureCascade: ~Copyable {
  private let start: PictureHandle
  private let coding: PictureCoding

  /// - Parameters:
  ///   - start: the picture that all others are made from, at least as wide as the widest of them.
  ///   - coding: how each is written.
  init(start: consuming PictureHandle, coding: PictureCoding) {
    self.start = start
    self.coding = coding
  }

  /// One picture for each size, in their order.
  func pictures(for sizes: [PictureSize]) throws(PictureProblem) -> [EncodedPicture] {
    picture_enter_work()
    defer { picture_leave() }
    var made: [PictureSize: EncodedPicture] = [:]
    try makeWhole(sizes, into: &made)
    for case .filling(let width, let height) in sizes {
      made[.filling(width: width, height: height)] = try encoded(
        start.cropped(toWidth: width, height: height))
    }
    return sizes.compactMap { made[$0] }
  }

  /// Makes the uncut pictures from the widest down.
  private func makeWhole(
    _ sizes: [PictureSize], into made: inout [PictureSize: EncodedPicture]
  ) throws(PictureProblem) {
    var last: PictureHandle?
    var lastEncoded: EncodedPicture?
    for width in Set(sizes.compactMap(\.wholeWidth)).sorted(by: >) {
      if let lastEncoded, lastEncoded.size.width <= width {
        made[.width(width)] = lastEncoded
        continue
      }
      let next = last == nil ? start.shrunk(toWidth: width) : last?.shrunk(toWidth: width)
      last = next
      lastEncoded = try encoded(last)
      made[.width(width)] = lastEncoded
    }
  }

  private func encoded(_ picture: borrowing PictureHandle?) throws(PictureProblem) -> EncodedPicture {
    switch picture {
    case .some(let picture):
      guard let bytes = picture.encoded(as: coding) else { throw .cannotEncode }
      return EncodedPicture(bytes: bytes, size: picture.size)
    case .none: throw .cannotEncode
    }
  }
}

extension PictureSize {
  fileprivate var wholeWidth: Int? {
    if case .width(let width) = self { width } else { nil }
  }
}

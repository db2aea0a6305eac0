/// A piece of text of at most 15 bytes, as numbers that are quickly compared.
struct ShortPiece: Equatable {
  fileprivate private(set) var high: UInt64 = 0
  fileprivate private(set) var low: UInt64 = 0

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count < 16 else { return nil }
    // A first byte of 1 tells `a` from a NUL and an `a`.
    low = 1
    for byte in bytes {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
  }
}

/// Numbers by short pieces of text: asked for each word of a trip, most of them again and again.
///
/// Open addressing, at most half full. Places are found by two multiplications with numbers that nobody knows before
/// (multiply-shift hashing: Dietzfelbinger and others, 1997), which takes a fifth of the time of a dictionary's hash
/// and leaves a text of bad intent no way to make all pieces meet.
struct PieceTable {
  private struct Place {
    var piece: ShortPiece
    var value: Int
  }

  private var places: [Place?] = Array(repeating: nil, count: 1024)
  private var count = 0
  private let factors = (UInt64.random(in: .min ... .max) | 1, UInt64.random(in: .min ... .max) | 1)

  func value(of piece: ShortPiece) -> Int? {
    var index = start(piece)
    while let place = places[index] {
      if place.piece == piece { return place.value }
      index = (index + 1) & (places.count - 1)
    }
    return nil
  }

  /// A piece that is not there yet.
  mutating func add(_ value: Int, for piece: ShortPiece) {
    if 2 * count >= places.count { grow() }
    put(Place(piece: piece, value: value))
    count += 1
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: nil, count: 2 * old.count)
    for place in old { if let place { put(place) } }
  }

  private mutating func put(_ place: Place) {
    var index = start(place.piece)
    while places[index] != nil { index = (index + 1) & (places.count - 1) }
    places[index] = place
  }

  private func start(_ piece: ShortPiece) -> Int {
    let mixed = piece.low &* factors.0 ^ (piece.high &* factors.1).byteSwapped
    let hash = (mixed ^ mixed >> 32) &* factors.1
    return Int(truncatingIfNeeded: hash >> 32) & (places.count - 1)
  }
}

/// A number of degrees in a text.
struct Angle: Hashable {
  enum Minus: Hashable {
    case none, sign
    /// It may as well stand between two numbers.
    case maybe
  }

  enum Hemisphere: Hashable { case north, south, east, west, eastOrWest }

  enum Axis: Hashable { case north, east }

  /// A letter or word for a hemisphere, and where it stands.
  struct Letter: Hashable {
    var hemisphere: Hemisphere
    var place: Int

    var axis: Axis {
      switch hemisphere {
      case .north, .south: .north
      case .east, .west, .eastOrWest: .east
      }
    }
  }

  /// Degrees, without their sign.
  var size: Double
  var minus: Minus
  /// How many digits stand behind the decimal sign.
  var decimals: Int
  var range: Range<Int>
  var before: Letter?
  var behind: Letter?

  var letters: [Letter] { [behind, before].compactMap(\.self) }

  /// What the number is: by its letter, else by its sign. Where a minus stands beside a letter, nobody knows which of
  /// them was meant.
  func degrees(by letter: Letter?) -> [Double] {
    guard let letter else {
      return switch minus {
      case .none: [size]
      case .sign: [-size]
      case .maybe: [-size, size]
      }
    }
    guard minus == .none else { return [size, -size] }
    return switch letter.hemisphere {
    case .north, .east: [size]
    case .south, .west: [-size]
    case .eastOrWest: [size, -size]
    }
  }
}

/// How one got about. By bicycle only where the recorder says so: to a receiver it is a road. By taxi, and by a hired car, only
/// where that was booked and nobody recorded the way.
package enum TravelMode: String, CaseIterable, Hashable, Sendable, Codable {
  case walk, bicycle, road, car, taxi, rail, flight, boat
}

extension TravelMode? {
  /// Whether its heights are those of the ground; of a way of which nothing is known they are taken for it.
  var isOnGround: Bool { self != .flight && self != .boat }

  /// Whether one was driven, and climbed nothing oneself.
  var isDriven: Bool { self == .road || self == .car || self == .taxi || self == .rail }

  /// Metres per second that no way of more than a kilometre is travelled at: aeroplanes stay below the speed of sound,
  /// trains below 400 km/h, and all else below 300. Times that say more are not those of the way: programs stamp all
  /// points with the moment of an export, and receivers wake up elsewhere.
  var fastest: Double {
    switch self {
    case .flight: 340
    case .rail: 110
    case .walk, .bicycle, .road, .car, .taxi, .boat, nil: 84
    }
  }

  /// Whether nobody can have travelled so fast.
  func isImplausible(metres: Double, seconds: Int) -> Bool {
    metres > 1000 && metres > fastest * Double(seconds)
  }
}

extension TravelMode {
  /// Whether not even an aeroplane goes so fast.
  static func isFasterThanSound(metres: Double, seconds: Int) -> Bool {
    Optional(TravelMode.flight).isImplausible(metres: metres, seconds: seconds)
  }
}

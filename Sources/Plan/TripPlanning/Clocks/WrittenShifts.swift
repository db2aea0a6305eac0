package import TripModel

/// By how much `trip.yml` sets the clocks of cameras right.
package struct WrittenShifts {
  private let shifts: [String: Int]

  /// Of two shifts of one camera the last holds.
  package init(_ clocks: [CameraClock]) {
    shifts = Dictionary(
      clocks.map { (Self.key($0.model), $0.shiftSeconds) }, uniquingKeysWith: { _, last in last })
  }

  /// Seconds; nil where nothing is written of the camera.
  package func shift(of camera: Camera) -> Int? {
    guard !shifts.isEmpty else { return nil }
    return Self.names(of: camera).lazy.compactMap { shifts[Self.key($0)] }.first
  }

  /// What a camera may be called: the model as EXIF names it, and with its make as pages do.
  package static func names(of camera: Camera) -> [String] {
    [camera.model, camera.model == nil ? nil : camera.name].compactMap(\.self)
  }

  /// Whether a name is one of the camera's.
  package static func isName(_ name: String, of camera: Camera) -> Bool {
    names(of: camera).contains { key($0) == key(name) }
  }

  /// Capitals and the number of blanks are nothing that people copy with care.
  private static func key(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

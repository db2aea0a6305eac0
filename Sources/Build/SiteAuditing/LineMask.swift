package import Secrets

/// Hides in a line that is shown all that nobody should read there: what a build says is often public.
package struct LineMask: Sendable {
  private let secrets: SecretSearch
  private let positions: PositionSearch

  package init(_ secrets: SecretSearch, _ positions: PrivatePositions) {
    self.init(secrets, positions.search)
  }

  init(_ secrets: SecretSearch, _ positions: PositionSearch) {
    self.secrets = secrets
    self.positions = positions
  }

  /// The line with a dot for each character of a secret, and one for each figure where it tells a position in a private
  /// circle, or `tellsPosition`, since a part of one may stand in another line. Nothing in it moves.
  package func masked(_ line: String, tellsPosition: Bool) -> String {
    var letters = Array(line)
    let bytes = Array(line.utf8)
    if tellsPosition || !positions.found(in: bytes).isEmpty {
      for index in letters.indices where letters[index].isNumber { letters[index] = "·" }
    }
    for found in secrets.found(in: line) {
      let start = String(decoding: bytes[..<found.range.lowerBound], as: UTF8.self).count
      let end = String(decoding: bytes[..<found.range.upperBound], as: UTF8.self).count
      for index in start..<max(start, min(end, letters.count)) { letters[index] = "•" }
    }
    return String(letters)
  }
}

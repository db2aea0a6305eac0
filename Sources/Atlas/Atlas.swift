import Synchronization

/// Land, lakes, rivers and borders of the whole Earth, in several finenesses.
package struct Atlas: Sendable {
  private let volumes: [AtlasFineness: AtlasVolume]

  /// Opens the files of a folder. What they hold is read only when a map asks for it.
  package static func open(folder: String) throws(AtlasProblem) -> Atlas {
    var volumes: [AtlasFineness: AtlasVolume] = [:]
    for fineness in AtlasFineness.allCases {
      let name = fineness.rawValue + ".atlas"
      guard let bytes = AtlasFile.bytes(folder + "/" + name) else { throw .missing(name) }
      guard AtlasLevel.isWhole(bytes) else { throw .damaged(name) }
      volumes[fineness] = AtlasVolume(bytes)
    }
    return Atlas(volumes: volumes)
  }

  /// The Earth in a fineness; nil where its file does not hold together.
  package func level(_ fineness: AtlasFineness) -> AtlasLevel? { volumes[fineness]?.level }
}

/// A file of the atlas: its level is read once, by the first thread that asks for it.
private final class AtlasVolume: Sendable {
  private enum State {
    case closed([UInt8])
    case open(AtlasLevel?)
  }

  private let state: Mutex<State>

  init(_ bytes: [UInt8]) { state = Mutex(.closed(bytes)) }

  var level: AtlasLevel? {
    state.withLock { state in
      switch state {
      case .open(let level): return level
      case .closed(let bytes):
        let level = try? AtlasLevel(bytes)
        state = .open(level)
        return level
      }
    }
  }
}

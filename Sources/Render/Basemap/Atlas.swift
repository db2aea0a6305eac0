import Synchronization

/// Land, lakes, rivers and borders of the whole Earth, in several finenesses.
package struct Atlas: Sendable {
  private let volumes: [AtlasFineness: AtlasVolume]
  private let register: AtlasRegister
  private let outlines: OutlineShelf

  /// Opens the files of a folder. What they hold is read only when a map asks for it; `names` are those of the same
  /// folder, where they have been read already, else they are read in the language of a BCP 47 tag.
  package static func open(
    folder: String, names: PlaceNames? = nil, language: String = "en"
  ) throws(AtlasProblem) -> Atlas {
    var volumes: [AtlasFineness: AtlasVolume] = [:]
    for fineness in AtlasFineness.allCases {
      let name = fineness.rawValue + ".atlas"
      guard let bytes = AtlasFile.bytes(folder + "/" + name) else { throw .missing(name) }
      guard AtlasLevel.isWhole(bytes) else { throw .damaged(name) }
      volumes[fineness] = AtlasVolume(bytes)
    }
    return Atlas(
      volumes: volumes, register: AtlasRegister(folder: folder, names: names, language: language),
      outlines: OutlineShelf(folder: folder))
  }

  /// The same ground, what was read of it included, with names as `open` takes them.
  package func naming(_ names: PlaceNames?, in language: String) -> Atlas {
    Atlas(
      volumes: volumes, register: AtlasRegister(folder: register.folder, names: names, language: language),
      outlines: outlines)
  }

  /// The Earth in a fineness; nil where its file does not hold together.
  package func level(_ fineness: AtlasFineness) -> AtlasLevel? { volumes[fineness]?.level }

  /// What places are called; nil where the files that tell it are missing or damaged.
  package var names: PlaceNames? { register.names }

  /// The outlines of countries; nil where their file is missing or damaged.
  package var countries: CountryOutlines? { outlines.countries }
}

/// The names of the atlas, read when a map first asks for one.
private final class AtlasRegister: Sendable {
  private let state: Mutex<PlaceNames??>
  let folder: String
  private let language: String

  init(folder: String, names: PlaceNames?, language: String) {
    self.folder = folder
    self.language = language
    state = Mutex(names.map { .some($0) })
  }

  var names: PlaceNames? {
    state.withLock { state in
      if let state { return state }
      let names = try? PlaceNames.open(folder: folder, language: language)
      state = .some(names)
      return names
    }
  }
}

/// The outlines of countries, read when a map first asks for one.
private final class OutlineShelf: Sendable {
  private let outlines = Mutex<CountryOutlines??>(nil)
  private let folder: String

  init(folder: String) { self.folder = folder }

  var countries: CountryOutlines? {
    outlines.withLock { outlines in
      if let outlines { return outlines }
      let read = CountryOutlines.open(folder: folder)
      outlines = .some(read)
      return read
    }
  }
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

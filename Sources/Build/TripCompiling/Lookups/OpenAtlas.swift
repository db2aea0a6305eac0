package import Basemap
import Synchronization

/// What is open of the atlas: it is large, and the same for each trip of a library, one after the other and side by
/// side. What cannot be opened is tried again the next time.
package final class OpenAtlas: Sendable {
  private let folder: String
  private let knownGround = Mutex<Atlas?>(nil)
  /// In the language that was asked for last: few libraries have trips in several.
  private let knownNames = Mutex<(language: String, names: PlaceNames)?>(nil)
  private let knownZones = Mutex<ZoneMap?>(nil)

  /// `themeFolder` holds the shipped `assets`.
  package init(themeFolder: String) { folder = themeFolder + "/assets/atlas" }

  /// The time zones of places.
  package func zones() throws(AtlasProblem) -> ZoneMap {
    if let zones = knownZones.withLock({ $0 }) { return zones }
    let zones = try ZoneMap.open(folder: folder)
    knownZones.withLock { $0 = zones }
    return zones
  }

  /// What places are called in the language of a BCP 47 tag.
  package func names(in language: String) throws(AtlasProblem) -> PlaceNames {
    if let known = knownNames.withLock({ $0 }), known.language == language { return known.names }
    let names = try PlaceNames.open(folder: folder, language: language)
    knownNames.withLock { $0 = (language, names) }
    return names
  }

  /// The ground under maps; `names` are those of that language, where they are open already.
  package func ground(naming names: PlaceNames?, in language: String) throws(AtlasProblem) -> Atlas {
    if let ground = knownGround.withLock({ $0 }) { return ground.naming(names, in: language) }
    let ground = try Atlas.open(folder: folder, names: names, language: language)
    knownGround.withLock { $0 = ground }
    return ground
  }
}

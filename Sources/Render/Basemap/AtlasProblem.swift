/// Why an atlas cannot be used.
package enum AtlasProblem: Error, Hashable, Sendable {
  /// The file of this name is not there, or cannot be opened.
  case missing(String)
  /// Its bytes are not those that it was made with, or it is not such a file at all.
  case damaged(String)

  /// A sentence for the traveller, without its full stop.
  package var message: String {
    switch self {
    case .missing(let file): "The atlas lacks its file \(file), so \(Self.loss(of: file))"
    case .damaged(let file): "The atlas's file \(file) is damaged, so \(Self.loss(of: file))"
    }
  }

  private static func loss(of file: String) -> String {
    switch file {
    case ZoneMap.fileName: "the places of pictures do not tell their time zones"
    case Gazetteer.fileName, PlaceNames.countryFile, PlaceNames.seaFile:
      "places do not tell their towns and countries"
    case LocalNames.fileName: "places are called by their English names"
    default: "maps are drawn without land and sea"
    }
  }

  package var advice: String { "Install Tripbook again." }
}

/// A file of an atlas does not hold together.
struct AtlasDamage: Error {}

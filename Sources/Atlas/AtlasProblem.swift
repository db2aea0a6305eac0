/// Why an atlas cannot be used.
package enum AtlasProblem: Error, Hashable, Sendable {
  /// The file of this name is not there, or cannot be opened.
  case missing(String)
  /// Its bytes are not those that it was made with, or it is not such a file at all.
  case damaged(String)

  /// A sentence for the traveller, without its full stop.
  package var message: String {
    switch self {
    case .missing(let file): "The atlas lacks its file \(file), so maps are drawn without land and sea"
    case .damaged(let file): "The atlas's file \(file) is damaged, so maps are drawn without land and sea"
    }
  }

  package var advice: String { "Install Tripbook again." }
}

/// A file of an atlas does not hold together.
struct AtlasDamage: Error {}

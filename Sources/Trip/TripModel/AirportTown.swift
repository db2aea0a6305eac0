import Foundation

extension Airport {
  /// The town that it serves, as `place` spells it where no more than accents part the two: `Reykjavík` for `Reykjavik`.
  package func town(spelledAs place: String) -> String? {
    town.map { $0.withoutAccents == place.withoutAccents ? place : $0 }
  }
}

extension String {
  fileprivate var withoutAccents: String { folding(options: .diacriticInsensitive, locale: nil) }
}

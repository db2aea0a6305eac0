import Drawing
import SiteLanguage

extension Words {
  /// Whose land and water a map shows; nil where it shows none.
  func credit(of sources: Set<GroundSource>) -> String? {
    switch (sources.contains(.shores), sources.contains(.naturalEarth)) {
    case (true, true): self[.mapSources]
    case (true, false): self[.mapShores]
    case (false, true): self[.mapSource]
    case (false, false): nil
    }
  }
}

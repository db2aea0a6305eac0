import Diagnostics
import SiteOutput
import TripCompiling
import TripModel

extension Theme {
  /// What of the traveller's own theme does nothing in a sealed site: nothing that is sealed runs as a script, and a
  /// sheet that is opened asks for no other.
  var findingsOfSealing: [Diagnostic] {
    // An empty script takes the shipped one away, here as everywhere.
    ownAssets.sorted().compactMap { name -> Diagnostic? in
      let bytes = assets[name] ?? []
      let file = SourcePlace(file: "assets/" + name)
      switch name.split(separator: ".").last?.lowercased() ?? "" {
      case "js" where !bytes.allSatisfy(\.isBlank), "mjs": return .sealedScript(file)
      case "css" where String(decoding: bytes, as: UTF8.self).lowercased().contains("@import"):
        return .sealedImport(file)
      default: return nil
      }
    }
  }
}

extension BuildOptions {
  /// Whether the site has a password, also where nobody seals it now; where nobody can say so, somebody else tells it.
  var isLocked: Bool { addresses.isOpaque || (try? ProtectionPeek.keyFolder(of: folder)) != nil }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Diagnostic {
  fileprivate static func sealedScript(_ file: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .sealedTheme, "This script does not run in a protected site", at: file,
      advice: "Delete it, and the shipped one of its name runs; what changes the look goes into a sheet.")
  }

  fileprivate static func sealedImport(_ file: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .sealedTheme, "A protected site does not load what this sheet names by `@import`", at: file,
      advice: "Put what stands in the other sheet into this one.")
  }
}

import Diagnostics
import SiteAuditing
package import SiteSealing

/// What may open a sealed site, from wherever it comes.
package struct SealedKeys: Sendable {
  /// 64 hexadecimal digits: `TRIPBOOK_SITE_KEY`.
  package var hex: String?
  /// `TRIPBOOK_PASSWORD`.
  package var password: String?
  /// What the machine keeps for folders that the site may have been made of.
  package var stored: [SiteKey]

  package init(hex: String? = nil, password: String? = nil, stored: [SiteKey] = []) {
    (self.hex, self.password, self.stored) = (hex, password, stored)
  }

  /// Why none of them opens it.
  package enum Problem: Error, Hashable, Sendable {
    case noKey, otherKey, otherPassword
  }

  /// The key of the site that says its keys so; nil where there is nothing to open it with. A password that is known
  /// has to open it, whatever else does.
  package func key(of ring: KeyRing?) throws(Problem) -> SiteKey? {
    let (hex, password) = (hex ?? "", password ?? "")
    if !hex.isEmpty {
      guard let key = SiteKey(hex: hex) else { throw .noKey }
      guard ring.map({ $0.siteID == key.siteID }) ?? true else { throw .otherKey }
      if !password.isEmpty, let ring, ring.opened(by: password) != key { throw .otherPassword }
      return key
    }
    // Where the locks cannot be read, that is told by itself.
    if !password.isEmpty, let ring {
      guard let key = ring.opened(by: password) else { throw .otherPassword }
      return key
    }
    return stored.first { key in ring.map { $0.siteID == key.siteID } ?? true }
  }
}

extension SealedKeys.Problem {
  /// Nothing of the key or password is said.
  var diagnostic: Diagnostic {
    let place = SourcePlace(file: KeyRing.file)
    switch self {
    case .noKey:
      var told = Diagnostic.badSiteKey
      told.place = place
      return told
    case .otherKey:
      return Diagnostic(
        .error, .notAudited, "Not opened: the key in `TRIPBOOK_SITE_KEY` is another site's", at: place,
        advice: "Set the key of this site.")
    case .otherPassword:
      return Diagnostic(
        .error, .notAudited, "Not opened: the password in `TRIPBOOK_PASSWORD` is none of this site's",
        at: place,
        advice: "Set a password of this site; a site that is to have a new one has to be built again.")
    }
  }
}

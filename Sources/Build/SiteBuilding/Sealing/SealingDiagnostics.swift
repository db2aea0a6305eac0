package import Diagnostics

extension Diagnostic {
  /// A site with a password of which nobody knows the key: it is never published without.
  static let noPassword = Diagnostic(
    .error, .noPassword, "This site is to have a password, and there is none on this machine",
    advice: "Run `tripbook protect` for its folder, with --from and the old name where it was moved; "
      + "elsewhere set TRIPBOOK_SITE_KEY and TRIPBOOK_PASSWORD.")

  /// What stands in the environment in the place of a key, of which nothing is said.
  package static let badSiteKey = Diagnostic(
    .error, .badSiteKey, "TRIPBOOK_SITE_KEY is no key of a site",
    advice:
      "A key has 64 figures and letters from a to f, without quotes: `tripbook protect FOLDER --show-key` "
      + "prints it.")

  /// What says that it has a password came to say so while it was built, and would be in an open site.
  static let wouldBeOpen = Diagnostic(
    .error, .noPassword, "This is to have a password, and would be in a site without one",
    advice: "Build it again.")

  static let noMirror = Diagnostic(
    .error, .cannotWrite, "There is no place for the open site of which a sealed one is made",
    advice: "Give yourself the right to write into the folder of the cache, or make room there.")

  static let mirrorChanged = Diagnostic(
    .error, .busyOutput, "Another build of the same folder was at work while this site was sealed",
    advice: "Build it again when that one is done.")

  static func cannotSeal(_ reason: String) -> Diagnostic {
    Diagnostic(
      .error, .cannotWrite, "A file of the open site cannot be sealed: \(reason)",
      advice: "Build it again.")
  }

  /// Why there is no key.
  static func noKey(_ problem: KeyMaterial.Problem) -> Diagnostic {
    switch problem {
    case .noPassword: .noPassword
    case .badKey: .badSiteKey
    }
  }
}

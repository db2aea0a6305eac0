import Diagnostics
import SiteAuditing
import SiteSealing

/// All that the audit of a sealed site says beside that of an open one.
extension Diagnostic {
  static let notLookedInto = Diagnostic(
    .warning, .notAudited, "What is sealed was not looked into: no password is known here",
    at: SourcePlace(file: KeyRing.file),
    advice: "Set `TRIPBOOK_PASSWORD`, or name the trip's folder with `--trip`, whose key this machine keeps.")

  static func unreadable(_ file: String, because reason: String) -> Diagnostic {
    Diagnostic(.error, .notAudited, "Cannot check this file: \(reason)", at: SourcePlace(file: file))
  }

  static func shownTitle(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .notSealed, "Everybody can read here how the protected site is called",
      at: SourcePlace(file: file), advice: rebuild)
  }

  static func otherShell(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .notSealed,
      "This page asks for the password, and is not what this version of Tripbook ships: it may tell something",
      at: SourcePlace(file: file), advice: rebuild)
  }

  static func otherMissingPage(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .notSealed,
      "Everybody can read this page, and it is not what this version of Tripbook ships: it may tell something",
      at: SourcePlace(file: file), advice: rebuild)
  }

  /// A script that asks for the password and was changed may give it away.
  static func otherAsset(_ file: String) -> Diagnostic {
    if SealedSite.asksForPassword(file) {
      return Diagnostic(
        .error, .brokenSeal, "This asks for the password, and is not what this version of Tripbook ships",
        at: SourcePlace(file: file), advice: rebuild)
    }
    return Diagnostic(
      .warning, .notSealed, "Everybody can read this file, and it is not what this version of Tripbook ships",
      at: SourcePlace(file: file),
      advice: "Where it is of your own theme, check that it tells nothing; otherwise build the site again.")
  }

  init(_ fault: SealFault) {
    let (code, message, advice) = fault.kind.words
    self.init(.error, code, message, at: SourcePlace(file: fault.file), advice: advice)
  }

  fileprivate static let rebuild = "Build the site again, and publish the whole folder."
}

extension SealFault.Kind {
  fileprivate var words: (code: DiagnosticCode, message: String, advice: String) {
    switch self {
    case .link:
      (
        .notAudited, "Link of the file system in the site: whatever it leads to is published",
        "Replace it with the file itself, or remove it."
      )
    case .closed(let reason):
      (.notAudited, "Cannot check this: \(reason)", "Make it readable, or remove it from the site.")
    case .open:
      (
        .notSealed, "Everybody can read this in a protected site",
        "Remove it from the folder that you publish: a build puts there all that belongs to the site."
      )
    case .unsealed:
      (.notSealed, "Nothing is sealed in this file as it should be", Diagnostic.rebuild)
    case .lacking:
      (
        .brokenSeal, "Missing or damaged: without this file nobody can open the protected site",
        Diagnostic.rebuild
      )
    case .otherShell:
      (
        .notSealed, "This page does not ask for the password as the others do, and may tell what it holds",
        Diagnostic.rebuild
      )
    case .unpadded: (.notSealed, "The length of this file tells how much it holds", Diagnostic.rebuild)
    case .uneven: (.notSealed, "This file does not look sealed: a pattern shows in it", Diagnostic.rebuild)
    case .unopened:
      (
        .brokenSeal, "This file does not open: it was changed, or is of another site",
        Diagnostic.rebuild
      )
    case .misplaced: (.brokenSeal, "Another file stands here than should", Diagnostic.rebuild)
    case .incomplete(let pieces, let path):
      (
        .brokenSeal,
        "Of `\(path)` \(pieces) \(pieces == 1 ? "piece is" : "pieces are") missing or of another file",
        Diagnostic.rebuild
      )
    }
  }
}

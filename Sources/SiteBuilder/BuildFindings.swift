import BuildCache
import Diagnostics
import PictureScaler
import SiteWriter

extension Diagnostic {
  static func noPictureLibrary(_ missing: PictureLibraryMissing) -> Diagnostic {
    Diagnostic(.error, .noPictureLibrary, missing.message, advice: missing.advice)
  }

  static func privateTrip(_ place: SourcePlace?, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      severity, .privateTrip,
      severity == .error
        ? "This trip is private, for a preview only, so no site was written"
        : "This trip is private, for a preview only: `tripbook build` writes no site of it",
      at: place,
      advice: "To publish it, take the line out, or write `visibility: unlisted` or `visibility: public`."
    )
  }

  static func homeUnderGit(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .homeUnderGit,
      "This folder is under git, and whoever may see the repository sees where your home is",
      at: place,
      advice:
        "Move the line into `tripbook/config.yml` in your configuration folder (`~/.config`), or give it in TRIPBOOK_HOME."
    )
  }

  static func cacheRenewed(_ renewal: CacheRenewal) -> Diagnostic {
    Diagnostic(.note, .noCache, renewal.message.startingWithCapital)
  }

  static func noCache(_ problem: BuildCacheProblem) -> Diagnostic {
    Diagnostic(.note, .noCache, problem.message.startingWithCapital, advice: problem.advice)
  }

  static func noSpareCache(_ problem: BuildCacheProblem) -> Diagnostic {
    Diagnostic(
      .error, .noCache, problem.message.startingWithCapital,
      advice: "Name a folder that you may write to in `XDG_CACHE_HOME` or in `TMPDIR`.")
  }

  static func cannotWrite(_ problem: SiteWriteProblem) -> Diagnostic {
    let code: DiagnosticCode =
      switch problem {
      case .notOurs, .foreignFiles, .holds: .notOurFolder
      case .busy: .busyOutput
      default: .cannotWrite
      }
    return Diagnostic(.error, code, problem.message.startingWithCapital, advice: problem.advice)
  }
}

extension String {
  fileprivate var startingWithCapital: String { prefix(1).uppercased() + dropFirst() }
}

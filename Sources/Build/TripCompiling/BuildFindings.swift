import Caching
package import Diagnostics
import PictureScaling

extension Diagnostic {
  static func noPictureLibrary(_ missing: PictureLibraryMissing) -> Diagnostic {
    Diagnostic(.error, .noPictureLibrary, missing.message, advice: missing.advice)
  }

  package static func privateTrip(_ place: SourcePlace?, _ severity: Severity) -> Diagnostic {
    let isByFolder = place?.isTripFolder ?? false
    let cause = isByFolder ? "private by the name of a folder" : "private"
    return Diagnostic(
      severity, .privateTrip,
      severity == .error
        ? "No site written: this trip is \(cause), for a preview only"
        : "This trip is \(cause): `tripbook build` writes no site",
      at: place,
      advice: isByFolder
        ? "To publish it, move it to where no folder of the library is called like `private` or `_drafts`."
        : "To publish it, write `visibility: unlisted` or `visibility: public` in the place of that line."
    )
  }

  static func homeUnderGit(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .homeUnderGit,
      "Home in a git repository: whoever sees the repository sees where you live",
      at: place,
      advice:
        "Move the line to `~/.config/tripbook/config.yml`, or set TRIPBOOK_HOME."
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
      advice: "Set `XDG_CACHE_HOME` or `TMPDIR` to a folder that you may write to.")
  }
}

extension String {
  fileprivate var startingWithCapital: String { prefix(1).uppercased() + dropFirst() }
}

import ArgumentParser
import Caching
import Diagnostics
import Foundation
import SiteBuilding

/// `tripbook cache`.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Show what is kept for the next build, or take out what nobody needs.",
    discussion: """
      Small pictures are kept by their content, so that a build makes each of them once. The cache may be deleted at \
      any time: the next build makes again what it needs.

      EXAMPLES
        tripbook cache
        tripbook cache prune
        tripbook cache prune --all

      EXIT STATUS
        0 done; 2 wrong use; 3 the cache cannot be used, or another Tripbook is using it
      """,
    subcommands: [Show.self, Prune.self], defaultSubcommand: Show.self)

  /// `tripbook cache`, without more.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Say what is kept, trip by trip.")

    func run() throws {
      let folder = Surroundings().cacheFolder
      try refusing {
        guard let report = try CacheCare.report(on: folder) else {
          Console.print("Nothing is kept yet: there is no cache at \(VisibleText.of(folder)).\n")
          return
        }
        Console.print(CacheWords.lines(of: report, in: folder).joined(separator: "\n") + "\n")
      }
    }
  }

  /// `tripbook cache prune`.
  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune", abstract: "Take out what no trip needs any more.",
      discussion: """
        A trip needs what its last build used. Trips whose folders are gone need nothing, nor does anybody need what \
        was made with an older picture library.
        """)

    @Flag(help: "Take out everything: the next build makes it again.")
    var all = false

    func run() throws {
      let folder = Surroundings().cacheFolder
      try refusing {
        let outcome =
          all
          ? try CacheCare.empty(folder)
          : try CacheCare.prune(folder) { FileManager.default.fileExists(atPath: $0) }
        switch outcome {
        case .done(let freed):
          Console.print(
            freed > 0 ? "\(CacheWords.size(freed)) were given back.\n" : "There was nothing to take out.\n")
        case .nothingThere: Console.print("Nothing is kept yet: there is no cache.\n")
        case .inUse:
          Console.refuse("Another Tripbook is using the cache. Try again when it is done.")
          throw ExitCode(3)
        }
      }
    }
  }

  /// Says a problem of the cache in words, with status 3.
  private static func refusing(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let problem as BuildCacheProblem {
      Console.refuse(VisibleText.of(problem.message) + (problem.advice.map { ". " + $0 } ?? "."))
      throw ExitCode(3)
    }
  }
}

/// What is said of a cache.
enum CacheWords {
  static func lines(of report: CacheReport, in folder: String) -> [String] {
    var lines = ["\(size(report.bytes)) are kept at \(VisibleText.of(folder))"]
    let gone = Set(report.trips.map(\.trip).filter { !FileManager.default.fileExists(atPath: $0) })
    for part in report.trips {
      let pictures = Console.count(part.pictures, "picture")
      lines.append(
        "  \(VisibleText.of(part.trip)): \(pictures), \(size(part.bytes))"
          + (gone.contains(part.trip) ? "; the folder is gone" : ""))
    }
    if report.unusedBytes > 0 { lines.append("  of no trip: \(size(report.unusedBytes))") }
    if !gone.isEmpty || report.unusedBytes > 0 {
      lines.append("`tripbook cache prune` takes out what no trip needs.")
    }
    return lines
  }

  /// In decimal units, as disks are sold.
  static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) bytes" }
    let units = ["kB", "MB", "GB", "TB"]
    var (value, unit) = (Double(bytes) / 1000, 0)
    while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    return String(format: value < 9.95 && unit > 0 ? "%.1f %@" : "%.0f %@", value, units[unit])
  }
}

import PageRenderer
import TripPlanning
import SiteOutput
import SiteWriting
import Caching
import Diagnostics
import TripCompiling
import TripModel
import TripReading

/// From a library to one website of all its trips, one trip after the other: of each only its summary is kept, so that
/// what a build holds does not grow with their number.
enum LibraryBuilder {
  /// Builds the site and puts it into the output folder, all of it or none. A trip that cannot be built is told, and the
  /// others are built without it.
  static func build(
    _ options: BuildOptions, progress: @escaping (BuildStage) -> Void
  ) async -> BuildOutcome {
    let stamp = await BuildStamp.take(of: options)
    // What a library around this one says of homes is in no stamp.
    if !LibraryReader.isInLibrary(options.folder), let outcome = await stamp.outcome() { return outcome }
    var work = LibraryWork(options, progress: progress)
    do throws(BuildAborted) {
      let library = try await work.read()
      guard library.doubts.isEmpty else { throw .refused }
      let pages = try work.openPages(library)
      let written = try await work.write(library, pages)
      await work.keepTrips()
      let outcome = work.outcome(.written(written))
      await stamp.keep(
        outcome, zones: work.zones, keys: work.sealed?.codes ?? [:], wasTrue: await stamp.trip.isStillTrue())
      return outcome
    } catch {
      return work.outcome(error == .noFolder ? .wrongUse : .nothingWritten)
    }
  }
}
